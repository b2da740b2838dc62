import { findTemplate } from '@/lib/catalogue'
import { searchTemplates } from '@/lib/search'
import { stateInQuery } from '@/lib/search/places'
import { toSearchResponse } from '@/lib/search/api'
import { states } from '@/data/law'
import { stateNames } from '@/lib/state-names'

test('the browser knows the states by the names that the law files give them', () => {
  expect(stateNames).toEqual(Object.fromEntries(states.map(({ code, name }) => [code, name])))
})

test.each([
  ['texas contract', 'TX', 'contract'],
  ['Contract for West Virginia', 'WV', 'Contract for'],
  ['arkansas lien waiver', 'AR', 'lien waiver'],
  ['washington dc contract', 'DC', 'contract'],
  ['washington contract', 'WA', 'contract'],
  ['TX contract', 'TX', 'contract'],
  ['contract tx', 'TX', 'contract'],
  ['contract, or', 'OR', 'contract,'],
  ['OR contract', 'OR', 'contract'],
  ['contrato de', 'DE', 'contrato'],
])('%s names %s', (query, state, rest) => {
  expect(stateInQuery(query)).toEqual({ state, rest })
})

test.each([
  'repair or replace',
  'contract',
  'in progress',
  'txt',
  'call me back',
  'kansasx contract',
  'contrato de techo',
  'co form',
  '',
])('%p names no state', (query) => {
  expect(stateInQuery(query)).toBeUndefined()
  expect(searchTemplates(query).editions).toEqual([])
})

test.each(states)(
  'the name and the code of $name lead to its edition of a contract or a lien waiver',
  ({ code, name }) => {
    for (const [query, slug, kind] of [
      [`${name} contract`, /./, 'contract'],
      [`contract ${code}`, /./, 'contract'],
      [`${name} lien waiver`, /-lien-waiver$/, expect.anything()],
    ] as const) {
      const [first] = searchTemplates(query).editions
      const url = `/templates/${first?.slug}?state=${code}`
      expect(first).toMatchObject({ state: code, slug: expect.stringMatching(slug), url })
      expect(findTemplate(first?.slug ?? '')).toMatchObject({ kind, hasEditions: true })
    }
  },
)

test('editions are added to the results, which stay unchanged', () => {
  const outcome = searchTemplates('texas contract')
  const { editions, ...rest } = toSearchResponse(outcome)
  expect(editions?.length).toBeGreaterThan(0)
  expect(rest).toMatchObject({ count: outcome.count, query: 'texas contract' })
  expect(rest.results.map(({ slug }) => slug)).toEqual(outcome.results.map(({ template }) => template.slug))
  expect(toSearchResponse(searchTemplates('contract'))).not.toHaveProperty('editions')
})
