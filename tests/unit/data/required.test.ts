import { templateContents } from '@/lib/catalogue/contents'
import { missing } from '@/lib/documents/missing'
import { slotsOf } from '@/lib/documents/fill'
import { blocksOf, type DocumentModel } from '@/lib/documents/model'
import { exampleOf } from '@/lib/examples'
import { companyOf } from '@/lib/fill/example'
import { ofCorpus } from '@/tests/support/chosen'

/** What a document cannot do without: fields, `line` for a table that needs a row, `line.price` for a column. */
const requiredOf = (model: DocumentModel): Set<string> =>
  new Set(
    blocksOf(model).flatMap((block) => {
      if (block.kind === 'fields' || block.kind === 'notice')
        return block.fields.flatMap(({ name, required }) => (required ? [name] : []))
      if (block.kind !== 'table') return []
      const columns = block.columns.flatMap(({ key, required }) => (required ? [`${block.name}.${key}`] : []))
      return block.required ? [block.name, ...columns] : columns
    }),
  )

const all = templateContents.map((content) => {
  const model = content.document()
  return { content, model, required: requiredOf(model) }
})

/** A letter has a hole for every blank in its sentences, so each of them is required: up to 19. */
const isLetter = ({ parts }: DocumentModel): boolean => parts.some(({ letter }) => letter)

test('each of the 881 documents has from 3 to 14 names that it cannot do without; a letter one for every blank', () => {
  expect(all).toHaveLength(881)
  const wrong = all
    .filter(({ model, required }) => required.size < 3 || required.size > (isLetter(model) ? 19 : 14))
    .map(({ content, required }) => `${content.slug}: ${[...required].join(', ')}`)
  expect(wrong).toEqual([])
})

test('every required name is an input of its document', () => {
  const wrong = all.flatMap(({ content, model, required }) => {
    const slots = slotsOf(model)
    const inputs = new Set(
      [...slots].flatMap(([name, { calculated }]) => (calculated ? [] : [name, name.replace(/\.\d+(?=\.[^.]+$)/, '')])),
    )
    const tables = new Set([...inputs].map((name) => name.replace(/\.[^.]+$/, '')))
    return [...required]
      .filter((name) => !inputs.has(name) && !tables.has(name))
      .map((name) => `${content.slug} ${name}`)
  })
  expect(wrong).toEqual([])
})

test('a blank document lacks each required name, and its company where it has a letterhead', () => {
  const wrong = all.flatMap(({ content, model, required }) => {
    const found = missing(model, { values: {}, rows: {} })
    const names = new Set(found.map(({ name }) => name))
    const given = new Map(
      blocksOf(model)
        .flatMap((block) => (block.kind === 'fields' || block.kind === 'notice' ? block.fields : []))
        .map(({ name, value, formula }) => [name, formula !== undefined || (value ?? null) !== null] as const),
    )
    const isNamed = (name: string): boolean =>
      given.has(name) ? names.has(name) || given.get(name) === true : /\./.test(name) || names.size > 0
    const lost = [...required].filter((name) => !isNamed(name))
    const hasCompany = found.some(({ label, isCompany }) => isCompany && label === 'Your company')
    return [...lost, ...(hasCompany === (model.letterhead === 'full') ? [] : ['company'])].map(
      (name) => `${content.slug} ${name}`,
    )
  })
  expect(wrong).toEqual([])
})

test('nothing is missing in an example of the corpus; in the full run of any document', () => {
  const wrong = ofCorpus(all.map((each) => ({ ...each, slug: each.content.slug }))).flatMap(({ content, model }) => {
    const values = exampleOf(content, model)
    return missing(model, { values, rows: {} }, companyOf(values)).map(({ name }) => `${content.slug}: ${name}`)
  })
  expect(wrong).toEqual([])
})
