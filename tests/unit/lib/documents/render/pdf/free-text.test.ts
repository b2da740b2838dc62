import { templateContents } from '@/lib/catalogue/contents'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, type DocumentModel, type Field } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { asksForFigure, asksForWords } from '@/lib/documents/render/pdf/entries'
import { loadFonts } from '@/lib/documents/render/pdf/fonts'
import { PdfFile, type Value } from '@/lib/documents/verify/pdf-reader'
import { spread } from '@/tests/support/chosen'
import { isFull } from '@/tests/support/full'
import { linesOf, textWidth, typeInto, withoutSpaces } from './typed-fields'

/** What a field for notes takes, one for a product or a place, a name, and any line: 160, 30, 18 and 12 characters. */
const TYPED = {
  notes:
    'Tenant on floor two works nights, call before ten; gate code changes monthly, ask the desk. Two dogs in the yard, hose bib on the north wall, no nails on grass.',
  words: 'Owens Corning Duration, Estate',
  name: 'Maria Delgado Cruz',
  line: 'RR-2026-0147',
}
type Kind = keyof typeof TYPED

const SMALLEST = 7.5
/** What a viewer leaves free at the left and at the right. */
const PADDING = 2
const MINUTES = 60_000
const TIMEOUT = (isFull ? 60 : 2) * MINUTES

interface Place {
  name: string
  kind: Kind
  width: number
  appearance: Value
}

const isFree = ({ type, formula }: Field): boolean => !formula && (type === 'text' || type === 'multiline')

/** From this width in points on a line holds a name. */
const NAME_FROM = 105

function kindOf({ label, type }: Field, width: number): Kind {
  if (type === 'multiline') return 'notes'
  if (asksForWords(label, width)) return 'words'
  return asksForFigure(label) || width < NAME_FROM ? 'line' : 'name'
}

/** The fields of forms that take free text, in each of their places. */
function freeText(file: PdfFile, model: DocumentModel): Place[] {
  const free = new Map(
    blocksOfKind(model, 'fields').flatMap(({ fields }) =>
      fields.filter(isFree).map((field): [string, Field] => [field.name, field]),
    ),
  )
  return file.annotations().flatMap((widget) => {
    const field = free.get(file.nameOf(widget))
    if (!field) return []
    const [left = 0, , right = 0] = file.list(widget.Rect).map(Number)
    const width = right - left
    return [{ name: field.name, kind: kindOf(field, width), width, appearance: file.dict(widget.AP).N }]
  })
}

const documents = spread(templateContents, 1, 83).map((content) => ({ slug: content.slug, model: content.document() }))

/** The least that a field takes in one of its places, by its name. */
function leastKinds(places: readonly Place[]): Map<string, Kind> {
  const kinds = new Map<string, Kind>()
  const order: readonly Kind[] = ['line', 'name', 'words', 'notes']
  for (const { name, kind } of places) {
    const known = kinds.get(name) ?? kind
    kinds.set(name, order.indexOf(kind) < order.indexOf(known) ? kind : known)
  }
  return kinds
}

test(
  'notes of 160 characters, products of 30 and names of 18 that are filled in show in full at 7.5 points or more',
  async () => {
    expect(Object.values(TYPED).map((text) => text.length)).toEqual([160, 30, 18, 12])
    const { field } = await loadFonts(documents[0]!.model)
    for (const { slug, model } of documents) {
      const kinds = leastKinds(freeText(new PdfFile(await renderPdf(model)), model))
      const values = Object.fromEntries([...kinds].map(([name, kind]) => [name, TYPED[kind]]))
      const file = new PdfFile(await renderPdf(fill(model, values)))
      const places = freeText(file, model)
      expect(new Set(places.map(({ name }) => name))).toEqual(new Set(kinds.keys()))
      for (const { name, width, appearance } of places) {
        const lines = linesOf(file.content(appearance))
        const cut = lines.filter(
          ({ size, x, y, text }) =>
            size < SMALLEST || y - 0.24 * size < 0 || x + textWidth(field, text, size) > width + 0.1,
        )
        const shown = withoutSpaces(lines.map(({ text }) => text).join(''))
        expect({ slug, name, shown, cut }).toEqual({ slug, name, shown: withoutSpaces(values[name]!), cut: [] })
      }
    }
  },
  TIMEOUT,
)

test(
  'the same that are typed show in full at 7.5 points or more in pdf.js',
  async () => {
    const { field } = await loadFonts(documents[0]!.model)
    for (const { slug, model } of documents) {
      const bytes = await renderPdf(model)
      const places = freeText(new PdfFile(bytes), model)
      const kinds = leastKinds(places)
      for (const kind of Object.keys(TYPED) as Kind[]) {
        const names = [...kinds].flatMap(([name, own]) => (own === kind ? [name] : []))
        const text = TYPED[kind]
        for (const { name, sizes, text: typed } of names.length ? typeInto(bytes, names, text) : []) {
          const small = sizes.filter((size) => size < SMALLEST)
          const room = Math.min(...places.flatMap((place) => (place.name === name ? place.width : [])))
          const isLine = kind === 'line' || kind === 'name'
          const isCut = isLine && textWidth(field, text, Math.max(...sizes)) + 2 * PADDING > room
          expect({ slug, name, shown: withoutSpaces(typed), small, isCut }).toEqual({
            slug,
            name,
            shown: withoutSpaces(text),
            small: [],
            isCut: false,
          })
        }
      }
    }
  },
  TIMEOUT,
)
