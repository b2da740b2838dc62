import { templateContents } from '@/lib/catalogue/contents'
import { sharedNames } from '@/lib/documents/cell-names'
import { cellsOf } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { blocksOf, type Block, type DocumentModel, type Part } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { entryOf, exampleOf, type Entry } from '@/lib/documents/render/pdf/entries'
import { loadFonts } from '@/lib/documents/render/pdf/fonts'
import { blockSlots } from '@/lib/documents/slots'
import { PdfFile } from '@/lib/documents/verify/pdf-reader'
import { textLabels } from '@/lib/documents/verify/pdf-widgets'
import { spread } from '@/tests/support/chosen'
import { settingOf } from '@/lib/documents/render/pdf/style'
import { PADDING, placesIn, shownIn, textWidth, TIMEOUT, tooSmall, typeInto, withoutSpaces } from './typed-fields'
import type { Place, Typed } from './typed-fields'

/** Findings of ninety characters. */
const FINDINGS = [
  'Flashing loose at west wall, nails backed out; refasten, prime and strip in with new cover',
  'Ponding 3 ft by 5 ft at drain 2, strainer missing; cleared, new strainer ordered for May 9',
  'Hail bruises on the south slope, 11 per test square; matching marks on vents and downspout',
]
/** Names of things, of thirty characters. */
const WORDS = ['Ice and water shield, 2 square', 'Owens Corning Duration, Estate', 'Walkway pad, 30 in. by 50 feet']
const PHOTOGRAPHS = '12, 14'

type Cell = Place & { label: string }

const isCell = ({ kind }: Block): boolean => kind === 'table' || kind === 'checklist'

/** The text cells of tables and checklists, as drawn. */
function wordCells(file: PdfFile, model: DocumentModel): Cell[] {
  const labels = textLabels(model)
  return placesIn(file).flatMap((place) => {
    const label = labels.get(place.name)
    return label === undefined ? [] : [{ ...place, label }]
  })
}

/** Whether a document gives a cell nothing: one with a given word (`Plane A`) takes no more than that. */
const isEmpty = (model: DocumentModel): ((name: string) => boolean) => {
  const cells = cellsOf(model)
  return (name) => (cells.get(name)?.value ?? null) === null
}

const documents = spread(templateContents, 2, 41).map((content) => ({ slug: content.slug, model: content.document() }))

/** Slots of words that a person may fill in, with their findings in turn. */
function findingsFor(model: DocumentModel, names: ReadonlySet<string>): Record<string, string> {
  const open = blocksOf(model)
    .filter(isCell)
    .flatMap(blockSlots)
    .filter(([name, slot]) => names.has(name) && !slot.calculated && !slot.printed)
  return Object.fromEntries(open.map(([name], index) => [name, FINDINGS[index % FINDINGS.length]!]))
}

test(
  'a finding of ninety characters that is filled in shows in full at 7.5 points or more',
  async () => {
    expect(FINDINGS.map((text) => text.length)).toEqual([90, 90, 90])
    const { field } = await loadFonts(documents[0]!.model)
    for (const { slug, model } of documents) {
      const blank = wordCells(new PdfFile(await renderPdf(model)), model).filter(
        ({ name, label, width }) => entryOf(label, width) !== 'short' && isEmpty(model)(name),
      )
      const values = findingsFor(model, new Set(blank.map(({ name }) => name)))
      const filled = fill(model, values)
      const file = new PdfFile(await renderPdf(filled))
      const cells = wordCells(file, model).filter(({ name }) => name in values)
      // The words of a free line among printed ones are printed like these.
      const printed = new Map(blocksOf(filled).flatMap(blockSlots))
      const fields = Object.keys(values).filter((name) => !printed.get(name)?.printed)
      expect(new Set(cells.map(({ name }) => name))).toEqual(new Set(fields))
      for (const cell of cells) {
        const shown = withoutSpaces(values[cell.name] ?? '')
        expect([slug, cell.name, shownIn(file, cell, field)]).toEqual([slug, cell.name, { shown, cut: [] }])
      }
    }
  },
  TIMEOUT,
)

/** The empty cells of a document that stand in one place only. */
async function emptyCells(model: DocumentModel) {
  const bytes = await renderPdf(model)
  // A free line of an estimate also stands in a narrow cell of the office's page: as many words as it has room for.
  const shared = sharedNames(model)
  const cells = wordCells(new PdfFile(bytes), model).filter(({ name }) => isEmpty(model)(name) && !shared.has(name))
  const ofEntry = (entry: Entry) => cells.filter(({ label, width }) => entryOf(label, width) === entry)
  return { bytes, ofEntry }
}

/** What pdf.js shows once a text is typed into these cells; a field that stands on two pages is shown twice. */
function typedInto(bytes: Uint8Array, cells: readonly Cell[], text: string): Typed[] {
  const names = cells.map(({ name }) => name)
  const typed = typeInto(bytes, names, text)
  expect(new Set(typed.map(({ name }) => name))).toEqual(new Set(names))
  return typed
}

/** The names of what is filled in on these parts. */
const namesOf = (parts: readonly Part[]): Set<string> =>
  new Set(parts.flatMap(({ blocks }) => blocks.flatMap(blockSlots)).map(([name]) => name))

/** What a person types into a blank cell: a finding of forty-five characters where a reader writes sentences. */
const SHORT_FINDINGS = [
  'Flashing loose at west wall, nails backed out',
  'Ponding 3 ft by 5 ft at drain 2, new strainer',
  'Hail bruises on the south slope, 11 in square',
]

test(
  'forty-five characters of a finding that are typed show in full at 7.5 points or more in pdf.js, and others in full',
  async () => {
    expect(SHORT_FINDINGS.map((text) => text.length)).toEqual([45, 45, 45])
    for (const [index, { slug, model }] of documents.entries()) {
      const { bytes, ofEntry } = await emptyCells(model)
      const office = namesOf(model.parts.filter(({ audience }) => audience === 'office'))
      for (const [entry, texts] of Object.entries({ finding: SHORT_FINDINGS, words: WORDS })) {
        const text = texts[index % texts.length]!
        // In a narrow cell pdf.js breaks a word rather than set the text smaller.
        for (const { name, text: shown, sizes } of typedInto(bytes, ofEntry(entry as Entry), text)) {
          const small = entry === 'finding' && !office.has(name) ? tooSmall(sizes) : []
          expect([slug, name, withoutSpaces(shown), small]).toEqual([slug, name, withoutSpaces(text), []])
        }
      }
    }
  },
  TIMEOUT,
)

/** The sizes of cells, by who reads them. */
const SIZES = (['customer', 'crew', 'office'] as const).map((audience) => settingOf({ audience }, 612).styles.cell.size)

test(
  'a narrow column for photographs takes two numbers',
  async () => {
    const { field } = await loadFonts(documents[0]!.model)
    for (const { slug, model } of documents) {
      const { bytes, ofEntry } = await emptyCells(model)
      const cells = ofEntry('short').filter(({ label }) => exampleOf(label))
      const widths = new Map(cells.map(({ name, width }) => [name, width]))
      for (const { name, text, sizes } of typedInto(bytes, cells, PHOTOGRAPHS)) {
        const size = Math.min(...sizes)
        const fits = textWidth(field, PHOTOGRAPHS, size) + 2 * PADDING <= (widths.get(name) ?? 0)
        expect([slug, name, text.trim(), SIZES.includes(size), fits]).toEqual([slug, name, PHOTOGRAPHS, true, true])
      }
    }
  },
  TIMEOUT,
)
