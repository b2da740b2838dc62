import * as d from '@/lib/documents/author'
import { cellsOf } from '@/lib/documents/calc/cells'
import { evaluate } from '@/lib/documents/calc'
import { complete } from '@/lib/documents/complete'
import { blankReaders, fileModel, fileReaders, partsFor } from '@/lib/documents/file-model'
import { fill } from '@/lib/documents/fill'
import { nodesOf } from '@/lib/documents/calc/expr'
import { formulasIn } from '@/lib/documents/formulas'
import { blocksOf, blocksOfKind, type DocumentModel } from '@/lib/documents/model'
import { exampleOf } from '@/lib/examples'
import { templateContents } from '@/lib/catalogue/contents'
import { settleTexts } from '@/lib/fill/settle-texts'
import { ofCorpus } from '@/tests/support/chosen'
import { modelOf } from './model-helpers'

const office = d.part('Cost', [d.fields(1, d.own('cost.total', 'Cost', 'currency'))], { audience: 'office' })
const crew = d.part('Sheet', [d.fields(1, d.calculated('crew.price', 'Price', 'currency', d.ref('price.total')))], {
  audience: 'crew',
})
const price = d.fields(1, d.calculated('price.total', 'Price', 'currency', d.mul(d.ref('cost.total'), 2)))
const quote = (): DocumentModel => modelOf([office, d.part('Quote', [price]), crew], { subject: 'Cost and price' })
const namesOf = ({ parts }: Pick<DocumentModel, 'parts'>): string[] => parts.map(({ name }) => name)

test('each part is in the file of its reader', () => {
  expect(fileReaders.map((reader) => namesOf({ parts: partsFor(quote(), reader) }))).toEqual([
    ['Quote'],
    ['Cost'],
    ['Sheet'],
  ])
  expect(blankReaders(quote())).toEqual(fileReaders)
})

test('where the customer gets nothing, everything is one file', () => {
  const model = modelOf([office, crew])
  expect(blankReaders(model)).toEqual(['main'])
  expect(fileModel(model, 'main')).toBe(model)
  expect(() => fileModel(model, 'office')).toThrow('has no office file')
})

test('a blank file asks for what another file calculates, a filled one has its value', () => {
  const field = (model: DocumentModel) => blocksOfKind(model, 'fields')[0]?.fields[0]
  const filled = fill(quote(), { 'cost.total': 40 })
  for (const [reader, name] of [['main', 'price.total'] as const, ['field', 'crew.price'] as const]) {
    expect(field(fileModel(quote(), reader))).toEqual({ name, label: 'Price', type: 'currency' })
    expect(field(fileModel(filled, reader, { keepValues: true }))).toMatchObject({ name, value: 80 })
  }
  expect(fileModel(quote(), 'main').subject).toBe(quote().title)
})

test('a letter that the office’s page fills in is one file while it is blank', () => {
  const letter = d.part('Letter', [d.p('Dear {cost.total},')], { letter: true })
  const model = modelOf([letter, office])
  expect(blankReaders(model)).toEqual(['main'])
  expect(fileModel(model, 'main')).toBe(model)
  expect(() => fileModel(model, 'office')).toThrow('has no office file')
  const filled = settleTexts(fill(model, { 'cost.total': 40 }))
  expect(namesOf(fileModel(filled, 'main', { keepValues: true }))).toEqual(['Letter'])
})

/** The names that formulas of a document read and that it does not have. */
function dangling(model: DocumentModel): string[] {
  const cells = cellsOf(model)
  return blocksOf(model)
    .flatMap(formulasIn)
    .flatMap(nodesOf)
    .flatMap((node) => (node.op === 'ref' && !cells.has(node.name) ? [node.name] : []))
}

test.each(ofCorpus(templateContents).map((content) => [content.slug, content] as const))(
  '%s: the files hold every part once, and no formula reads from another file',
  (_, content) => {
    const model = content.document()
    const readers = blankReaders(model)
    const files = readers.map((reader) => fileModel(model, reader))
    const parts = model.parts.filter(({ whenUsed, onRequest }) => !whenUsed && !onRequest)
    expect(files.flatMap(namesOf).sort()).toEqual(namesOf({ ...model, parts }).sort())
    expect(readers[0]).toBe('main')
    for (const file of files) {
      expect(dangling(file)).toEqual([])
      expect(() => evaluate(file)).not.toThrow()
    }
    if (files.length > 1) expect(files[0]?.parts.every(({ audience }) => audience === 'customer')).toBe(true)
  },
)

test('filled with the example, the figures of every file are those of the whole document', () => {
  const split = ofCorpus(templateContents).filter((content) => blankReaders(content.document()).length > 1)
  expect(split.length).toBeGreaterThan(10)
  for (const content of split) {
    const blank = content.document()
    const values = exampleOf(content, blank)
    const whole = settleTexts(complete(blank, { values, pictures: {}, rows: {} }).model)
    const figures = evaluate(whole)
    for (const reader of blankReaders(blank)) {
      const given = evaluate(fileModel(whole, reader, { keepValues: true }))
      // A copy has its own line numbers; its sums and fields keep their names.
      const changed = [...given].filter(([name, figure]) => !/\.\d+\./.test(name) && figure !== figures.get(name))
      expect([content.slug, reader, changed]).toEqual([content.slug, reader, []])
    }
  }
})
