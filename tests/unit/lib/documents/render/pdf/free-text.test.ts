import { templateContents } from '@/lib/catalogue/contents'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, type DocumentModel, type Field } from '@/lib/documents/model'
import { renderPdf } from '@/lib/documents/render/pdf'
import { asksForFigure, asksForWords } from '@/lib/documents/render/pdf/entries'
import { loadFonts } from '@/lib/documents/render/pdf/fonts'
import { PdfFile } from '@/lib/documents/verify/pdf-reader'
import { spread } from '@/tests/support/chosen'
import { PADDING, placesIn, shownIn, textWidth, TIMEOUT, tooSmall, typeInto, withoutSpaces } from './typed-fields'
import type { Place } from './typed-fields'

/** What a field for notes takes, one for a product or a place, a name, and any line: 160, 30, 18 and 12 characters. */
const TYPED = {
  notes:
    'Tenant on floor two works nights, call before ten; gate code changes monthly, ask the desk. Two dogs in the yard, hose bib on the north wall, no nails on grass.',
  words: 'Owens Corning Duration, Estate',
  name: 'Maria Delgado Cruz',
  line: 'RR-2026-0147',
}
type Kind = keyof typeof TYPED
type FreePlace = Place & { kind: Kind }

const isFree = ({ type, formula }: Field): boolean => !formula && (type === 'text' || type === 'multiline')

/** From this width in points on a line holds a name. */
const NAME_FROM = 105

function kindOf({ name, label, type }: Field, width: number): Kind {
  if (type === 'multiline') return 'notes'
  if (asksForWords(label, width) && !name.startsWith('company.')) return 'words'
  return asksForFigure(label) || width < NAME_FROM ? 'line' : 'name'
}

/** The fields of forms that take free text, in each of their places. */
function freeText(file: PdfFile, model: DocumentModel): FreePlace[] {
  const fields = blocksOfKind(model, 'fields').flatMap((block) => block.fields.filter(isFree))
  const free = new Map(fields.map((field) => [field.name, field]))
  return placesIn(file).flatMap((place) => {
    const field = free.get(place.name)
    return field ? [{ ...place, kind: kindOf(field, place.width) }] : []
  })
}

const documents = spread(templateContents, 1, 83).map((content) => ({ slug: content.slug, model: content.document() }))

/** The least that a field takes in one of its places, by its name. */
function leastKinds(places: readonly FreePlace[]): Map<string, Kind> {
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
      for (const place of places) {
        const shown = withoutSpaces(values[place.name]!)
        expect([slug, place.name, shownIn(file, place, field)]).toEqual([slug, place.name, { shown, cut: [] }])
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
        for (const { name, sizes, text: typed } of typeInto(bytes, names, text)) {
          const room = Math.min(...places.flatMap((place) => (place.name === name ? place.width : [])))
          const isLine = kind === 'line' || kind === 'name'
          const isCut = isLine && textWidth(field, text, Math.max(...sizes)) + 2 * PADDING > room
          const found = [slug, name, withoutSpaces(typed), tooSmall(sizes), isCut]
          expect(found).toEqual([slug, name, withoutSpaces(text), [], false])
        }
      }
    }
  },
  TIMEOUT,
)
