/** What a person types reads right inside the sentences of every document. */
import { templateContents } from '@/lib/catalogue/contents'
import { dateOfSerial, evaluate } from '@/lib/documents/calc'
import { cellsOf, type Cell } from '@/lib/documents/calc/cells'
import { fill } from '@/lib/documents/fill'
import { parseInline } from '@/lib/documents/inline'
import type { Block, DocumentModel } from '@/lib/documents/model'
import { showValue } from '@/lib/documents/show-value'
import { isPhrase, joinPieces, ORDINARY, mergeText, mergeTypesIn } from '@/lib/documents/sentence'
import { exampleOf } from '@/lib/examples'
import { ofCorpus } from '@/tests/support/chosen'
import { blocksOf } from '@/tests/support/template-reader'

const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.text, ...(block.lead ? [block.lead] : [])]
    case 'list':
      return block.items
    case 'callout':
    case 'notice':
      return block.text
    case 'clauses':
      return block.items.map(({ text }) => text)
    default:
      return []
  }
}

/** The merging texts of a document. */
const merging = (model: DocumentModel): string[] =>
  blocksOf(model)
    .flatMap(textsOf)
    .filter((text) => parseInline(text).some((piece) => 'field' in piece))

/** What a box shows of the example: its typed value, or its result. */
function exampleTexts(model: DocumentModel): (name: string) => string {
  const cells = cellsOf(model)
  const results = evaluate(model)
  return (name) => {
    const cell = cells.get(name)
    const result = results.get(name) ?? null
    const value = cell?.formula
      ? cell.type === 'date' && result !== null
        ? dateOfSerial(result)
        : result
      : cell?.value
    return showValue(value ?? model.company?.[name] ?? null, cell ?? { type: 'text' })?.shown ?? ''
  }
}

/** What a person may well type into a box of this kind. */
function awkward({ type, decimals }: Pick<Cell, 'type' | 'decimals'>): string {
  if (type === 'date') return '11/23/2026'
  if (type === 'number') return decimals ? `4.${'0'.repeat(decimals)}` : '4'
  if (type === 'percent') return '11.0%'
  return type === 'currency' ? '$1,250.00' : 'The last part, by hand.'
}

/** Names of people, firms, places, documents and things, numbers, addresses, links: typed as they are written. */
const names = new RegExp(
  [
    '^(company|customer|person|agency|insurance|manager)\\.',
    '^(job|owner|building)\\.(address|city|state|zip|number|name|permit|foreman|jurisdiction)',
    '\\.(who|number|inspector|projectManager|contact|supplier|ticket|order|foreman|caller|people|file|site|sentBy|source|area)$',
  ].join('|'),
)

const faults = /[^.]\.\.(?!\.)|[.,;]\s?\.(?!\.)|\d\d?\/\d\d?\/\d{4}|(?<![$\d.,])\d[\d,]*\.0+(?!\d)/
const faultsIn = (said: string): string[] => (faults.test(said) ? [said] : [])

const documents = templateContents.map((content) => {
  const model = content.document()
  return { slug: content.slug, content, model, texts: merging(model) }
})
/** Those of the corpus, as their examples fill them in; in the full run all. */
const examples = ofCorpus(documents).map(({ content, model, ...rest }) => ({
  ...rest,
  model: fill(model, exampleOf(content, model)),
}))

test('every document with merge fields is read', () => {
  expect(documents.flatMap(({ texts }) => texts).length).toBeGreaterThan(2000)
})

/** The texts as sentences that say what each box shows. */
const saidIn = (
  { model, texts }: Pick<(typeof documents)[number], 'model' | 'texts'>,
  shown: (name: string) => string,
) => {
  const mergeTypeOf = mergeTypesIn(model)
  const merged = (text: string) => mergeText(text, (name) => ({ ...mergeTypeOf(name), shown: shown(name) }))
  return texts.map((text) => joinPieces(merged(text), () => '____'))
}

test('examples have no double period, no numbered date and no empty decimals in a sentence', () => {
  const found = examples.flatMap((example) =>
    saidIn(example, exampleTexts(example.model))
      .flatMap(faultsIn)
      .map((said) => `${example.slug}: ${said}`),
  )
  expect(found).toEqual([])
})

test('nor has what ends with a period, is a date or a whole number', () => {
  const found = documents.flatMap((document) => {
    const cells = cellsOf(document.model)
    return saidIn(document, (name) => awkward(cells.get(name) ?? { type: 'text' }))
      .flatMap((said) => faultsIn(said.replaceAll(/\.,(?= )/g, ',')))
      .map((said) => `${document.slug}: ${said}`)
  })
  expect(found).toEqual([])
})

test('no ordinary word of a value has a capital within a sentence, unless it belongs to a name', () => {
  const found = examples.flatMap(({ slug, model, texts }) => {
    const shown = exampleTexts(model)
    const mergeTypeOf = mergeTypesIn(model)
    return texts.flatMap((text) => {
      const said = mergeText(text, (name) => ({ ...mergeTypeOf(name), shown: shown(name) }))
      return said.flatMap((piece, index) => {
        const before = said
          .slice(0, index)
          .map((each) => ('field' in each ? each.words : each.text))
          .join('')
        if (!('field' in piece) || /(^|[.!?:\n])["”’)]?\s*["“(]?$/.test(before)) return []
        const isName = !isPhrase(mergeTypeOf(piece.field)) && names.test(piece.field)
        return !isName && new RegExp(ORDINARY).test(piece.words) ? [`${slug}: ${piece.field}: ${piece.words}`] : []
      })
    })
  })
  expect([...new Set(found)]).toEqual([])
})
