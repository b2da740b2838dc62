import { states } from '@/data/law'
import { toApiTemplateDetail, findTemplate, toTemplateList } from '@/lib/catalogue'
import { templatesQuerySchema } from '@/lib/catalogue/api-query'
import { contentsWithEditions, editionKey, findEdition, findEditionFile, inEdition } from '@/lib/catalogue/editions'
import { spread } from '@/tests/support/chosen'

const SLUG = 'epdm-residential-contract'
const entry = findTemplate(SLUG)!

test('every template with editions has one for each state, with its formats; others, and unknown states, have none', () => {
  expect(contentsWithEditions().length).toBeGreaterThan(100)
  for (const { slug, formats } of contentsWithEditions())
    for (const { code, name } of spread(states, 3))
      expect(findEdition(slug, code)).toMatchObject({ state: code, name, files: formats.map((format) => ({ format })) })
  expect(findEdition('shingle-roof-estimate', 'TX')).toBeUndefined()
  expect(findEdition(SLUG, 'ZZ')).toBeUndefined()
  expect(findEditionFile(SLUG, 'tx', 'PDF')?.state.code).toBe('TX')
})

test('an edition says what it lacks, and one without gaps is ready', () => {
  const editions = states.map(({ code }) => findEdition(SLUG, code)!)
  expect(editions.some(({ ready }) => !ready)).toBe(true)
  for (const { ready, gaps, checked, name, warnings } of editions) {
    expect(ready).toBe(gaps.length === 0)
    if (!ready) expect(warnings.join(' ')).toContain(`for ${name} we do not have`)
    expect(checked).toMatch(new RegExp(`^${name} edition: .+( has reviewed this edition\\.$|reviewed by)`))
  }
  expect(findEdition(SLUG, 'CA')?.warnings.join(' ')).toContain('Deposit in California')
})

test('the name of a file’s content differs by state and format, and not by day', () => {
  const key = (code: string, format: 'PDF' | 'Word', today = '2026-11-23') =>
    editionKey(findEditionFile(SLUG, code, format, today)!)
  expect(new Set([key('TX', 'PDF'), key('CA', 'PDF'), key('TX', 'Word')]).size).toBe(3)
  expect(key('TX', 'PDF', '2026-11-24')).toBe(key('TX', 'PDF'))
})

test('the API adds the edition for the state asked for, and nothing otherwise', () => {
  expect(toApiTemplateDetail(entry, 0, 'TX').edition).toMatchObject({
    state: 'TX',
    files: [{ format: 'PDF', url: `/templates/contracts/${SLUG}.tx.pdf` }, { format: expect.any(String) }],
  })
  expect(toApiTemplateDetail(entry)).not.toHaveProperty('edition')
  const list = (state: string) =>
    toTemplateList(templatesQuerySchema.parse({ kind: 'essential', perPage: '2', state })).templates
  expect(list('tx').map(({ edition }) => edition)).toEqual([null, null])
  expect(list('')[0]).not.toHaveProperty('edition')
  expect(templatesQuerySchema.safeParse({ state: 'ZZ' }).success).toBe(false)
})

test('the message for a download names the edition and links to its files', () => {
  const name = `${entry.name}, Texas edition`
  expect(inEdition(entry, 'TX')).toMatchObject({ name, page: `/templates/${SLUG}?state=TX` })
  const estimate = findTemplate('shingle-roof-estimate')!
  expect(inEdition(estimate, 'TX')).toMatchObject({ name: estimate.name, files: estimate.files })
})
