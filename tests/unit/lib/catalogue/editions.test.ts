import { states } from '@/data/law'
import { toApiTemplateDetail, findTemplate, toTemplateList } from '@/lib/catalogue'
import { templatesQuerySchema } from '@/lib/catalogue/api-query'
import {
  contentsWithEditions,
  editionKey,
  findEdition,
  findEditionFile,
  inEdition,
  type EditionChoice,
} from '@/lib/catalogue/editions'
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
  expect(findEditionFile(SLUG, 'tx', { format: 'PDF' })?.state.code).toBe('TX')
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

test('the name of a file’s content differs by state, format and reader, and not by day', () => {
  const key = (code: string, choice: EditionChoice) =>
    editionKey(findEditionFile(SLUG, code, { today: '2026-11-23', ...choice })!)
  const [PDF, Word] = [{ format: 'PDF' }, { format: 'Word' }] as const
  const others = [key('CA', PDF), key('TX', Word), key('TX', { ...PDF, reader: 'office' })]
  expect(new Set([key('TX', PDF), ...others]).size).toBe(4)
  expect(key('TX', { ...PDF, today: '2026-11-24' })).toBe(key('TX', PDF))
  expect(findEditionFile(SLUG, 'TX', { ...PDF, reader: 'field' })).toBeUndefined()
})

test('the API adds the edition for the state asked for, and nothing otherwise', () => {
  expect(toApiTemplateDetail(entry, 0, 'TX').edition).toMatchObject({
    state: 'TX',
    files: [{ format: 'PDF', url: `/templates/contracts/${SLUG}.tx.pdf` }, { format: expect.any(String) }],
    officeFiles: [{ url: `/templates/contracts/${SLUG}.tx.office.pdf` }, { format: 'Word' }],
    fieldFiles: [],
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
