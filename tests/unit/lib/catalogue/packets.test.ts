import { systems } from '@/data/roofs'
import * as catalogue from '@/lib/catalogue'

const { findPacket, packetsOf } = catalogue
const packets = catalogue.allPackets()

test('109 packets: five for each of 21 roof systems, and four for any roof', () => {
  expect(packets).toHaveLength(109)
  expect(packetsOf()).toHaveLength(4)
  for (const { slug } of systems) expect(packetsOf(slug)).toHaveLength(5)
})

test('no packet has the slug of an archive, a category, a roof system or a template', () => {
  const taken = [
    ...['complete', 'essentials', 'universal', 'specialty'],
    ...Object.entries(catalogue.categoryParts).flatMap(([category, parts]) => [category, ...parts]),
    ...catalogue.allTemplates().flatMap(({ slug, categorySlug }) => [slug, categorySlug]),
    ...systems.map(({ slug }) => slug),
  ]
  const slugs = packets.map(({ slug }) => slug)
  expect(slugs.filter((slug) => taken.includes(slug))).toEqual([])
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('a packet has each of its templates once, in the order of its stages; that of a roof system for that roof and for any roof only', () => {
  for (const { slug, stages, systemSlug, templates } of packets) {
    expect(templates).toEqual(stages.flatMap(({ parts }) => parts.flatMap((part) => part.templates)))
    expect([slug, new Set(templates).size]).toEqual([slug, templates.length])
    for (const template of systemSlug ? templates : []) expect([systemSlug, undefined]).toContain(template.systemSlug)
  }
})

test('a packet for any roof has the document of each roof system where there is one for each', () => {
  const parts = findPacket('subcontracting')!.stages.flatMap((stage) => stage.parts)
  const agreement = parts.find(({ title }) => title === 'Subcontractor Agreement')!
  expect(agreement.templates.map(({ systemSlug }) => systemSlug)).toEqual(systems.map(({ slug }) => slug))
  expect(parts.filter(({ templates }) => templates.length > 1)).toEqual([agreement])
})

test('a packet is found by its slug; a link to it names the job and counts its templates; a coating is restored, not replaced', () => {
  expect(catalogue.packetLinks('epdm')[1]).toEqual({ name: 'Repair', href: '/packets/epdm-repair', count: 12 })
  expect(findPacket('epdm-repair')).toMatchObject({ name: 'EPDM Repair Packet', href: '/packets/epdm-repair' })
  expect(findPacket('epdm-repair')!.templates[0]).toBe(catalogue.findTemplate('epdm-emergency-repair-contract'))
  const restoration = { name: 'Silicone Coating Restoration Packet', job: 'Restoration' }
  expect(findPacket('silicone-coating-replacement')).toMatchObject(restoration)
  for (const slug of ['', 'epdm', 'constructor', 'repair']) expect(findPacket(slug)).toBeUndefined()
})
