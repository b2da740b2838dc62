import type { Alphabet } from '../../platform/face-files'
import { facePieces, winAnsiByte, type FieldFonts, type Fonts } from './fonts'
import { internalsOf, type Dictionary } from './internals'

export const FIELD_FONT = 'RDF'
export const LETTER_FONT = 'RDL'
/** The fonts of other alphabets, which only appearances use. */
const otherFont = (alphabet: Alphabet): string => `RDX-${alphabet}`

function literalOf(text: string): string {
  const bytes = [...text].flatMap((character) => winAnsiByte(character) ?? [])
  return bytes
    .map((byte) => {
      const character = String.fromCharCode(byte)
      if (byte > 126) return `\\${byte.toString(8)}`
      return '\\()'.includes(character) ? `\\${character}` : character
    })
    .join('')
}

/** The text of fields: in the field face, with other alphabets in faces that appearances alone use. */
export class FieldText {
  private readonly doc: PDFKit.PDFDocument
  private readonly fonts: Fonts
  readonly embedded: FieldFonts
  private readonly used = new Set<Alphabet>()

  constructor(doc: PDFKit.PDFDocument, fonts: Fonts, embedded: FieldFonts) {
    this.doc = doc
    this.fonts = fonts
    this.embedded = embedded
  }

  get metrics() {
    return this.fonts.field.metrics
  }

  widthOf(text: string, size: number): number {
    const units = [...text].reduce((total, character) => total + this.unitsOf(character), 0)
    return (units * size) / 1000
  }

  /** The operators that show a text in a font that is already chosen. */
  show(text: string, font: string, size: number): string {
    const pieces = facePieces(text, this.fonts)
    if (pieces.every(({ alphabet }) => !alphabet)) return `(${literalOf(text)}) Tj`
    return pieces
      .map(({ text, alphabet }) => {
        if (!alphabet) return `/${font} ${size} Tf (${literalOf(text)}) Tj`
        this.used.add(alphabet)
        return `/${otherFont(alphabet)} ${size} Tf <${this.faceOf(alphabet).encode(text)[0].join('')}> Tj`
      })
      .join(' ')
  }

  resources(content: string): Dictionary {
    const { field, letter } = this.embedded
    const others = [...this.used].filter((alphabet) => content.includes(`/${otherFont(alphabet)} `))
    return {
      ...(content.includes(`/${LETTER_FONT} `) ? { [LETTER_FONT]: letter } : { [FIELD_FONT]: field }),
      ...Object.fromEntries(others.map((alphabet) => [otherFont(alphabet), this.faceOf(alphabet).ref()])),
    }
  }

  private unitsOf(character: string): number {
    const alphabet = this.fonts.others.get(character)
    if (alphabet) return this.faceOf(alphabet).widthOfString(character, 1000)
    const byte = winAnsiByte(character)
    return byte === undefined ? 0 : (this.fonts.field.widths[byte - 32] ?? 0)
  }

  private faceOf(alphabet: Alphabet) {
    this.doc.font(`regular-${alphabet}`)
    return internalsOf(this.doc)._font
  }
}
