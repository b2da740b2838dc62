import { allPackets } from '@/lib/catalogue'
import { findPackets } from '@/lib/search/packets'
import { toSearchResponse } from '@/lib/search/api'
import { searchTemplates } from '@/lib/search'

const namesFor = (query: string): string[] => findPackets(query, allPackets()).map(({ name }) => name)

test('a query for a packet finds those that it names, and another query none', () => {
  expect(namesFor('replacement packet')).toHaveLength(3)
  expect(namesFor('replacement packet')[0]).toMatch(/Replacement Packet$/)
  expect(namesFor('epdm repair packets')).toEqual(['EPDM Repair Packet'])
  expect(namesFor('paperwork for insurance claim')).toHaveLength(3)
  expect(namesFor('getting paid packet')).toEqual(['Getting Paid Packet'])
  expect(namesFor('replacement estimate')).toEqual([])
  expect(namesFor('banana packet')).toEqual([])
  expect(namesFor('')).toEqual([])
})

test('the response has packets beside the specified results, and only when asked for', () => {
  const [packet] = toSearchResponse(searchTemplates('epdm commercial packet', { limit: 5 })).packets ?? []
  expect(packet).toMatchObject({ slug: 'epdm-commercial', url: '/packets/epdm-commercial' })
  expect(packet?.count).toBeGreaterThan(10)
  expect(toSearchResponse(searchTemplates('estimate', { limit: 5 }))).not.toHaveProperty('packets')
})
