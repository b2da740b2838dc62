import { allTemplates } from '@/lib/catalogue'
import { ownSections } from '@/lib/catalogue/own-sections'

test('a card lists the sections that the other documents of its page have not, in the document’s order', () => {
  const sections = ownSections([
    { slug: 'a', whatsIncluded: ['Parties', 'Price (3 fields)', 'Panels (4 checks)', 'Terms', 'Snow guards'] },
    { slug: 'b', whatsIncluded: ['Parties', 'Price (5 fields)', 'Terms', 'Solar array'] },
  ])
  expect(sections.get('a')).toEqual(['Parties', 'Panels (4 checks)', 'Snow guards'])
  expect(sections.get('b')).toEqual(['Parties', 'Price (5 fields)', 'Solar array'])
})

test('no two specialty contracts list the same three', () => {
  const specialty = allTemplates().filter(({ kind, subcategory }) => kind === 'contract' && subcategory === 'specialty')
  expect(specialty).toHaveLength(6)
  const lists = [...ownSections(specialty).values()].map((sections) => sections.join('; '))
  expect(new Set(lists).size).toBe(6)
})
