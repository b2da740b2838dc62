import type { Picture } from '../../entries'
import { fitInside, type Size } from '../../pictures'
import { escapeXml } from '../escape-xml'
import { framePicture, writeDrawing } from './picture'
import { noticeRun, textRun } from './text'
import { remember } from '../../remember'

export const STORE_ID = '{6B1E2C54-7D0B-4B8F-9A51-2F6F0C3E7A10}'
export const STORE_NAMESPACE = 'urn:ridgedocs:fields'

const EN_SPACE = '\u2002'
/** A blank: prints nothing, and Word's formulas do not read it as a number. */
export const BLANK_SHORT = EN_SPACE.repeat(4)
export const BLANK_LONG = EN_SPACE.repeat(14)

const BOX_FONT = 'MS Gothic'

/** Word rejects longer titles and tags of content controls. */
export const MAX_CONTROL_NAME = 64
const clip = (text: string): string =>
  text.length <= MAX_CONTROL_NAME ? text : `${text.slice(0, MAX_CONTROL_NAME - 1).trimEnd()}…`

/** A `combo` takes listed options and others; a `select` listed ones only. */
export type ControlKind = 'text' | 'multiline' | 'date' | 'select' | 'combo'

export interface ControlSpec {
  name: string
  label: string
  kind: ControlKind
  /** The text shown; '' shows the placeholder. */
  text: string
  /** What the data store holds if that differs from the text: the ISO form of a date. */
  stored?: string
  options?: readonly string[]
  /** Not in the data store: a row that can be repeated, whose copies must not share a value. */
  unbound?: boolean
  placeholder: string
  size?: number
  /** Inside a sentence: what it shows instead of the text (see `mergeText`); '' for a blank. */
  words?: string
}

type Titled = Pick<ControlSpec, 'name' | 'label' | 'size'>

const listItem = (option: string): string =>
  `<w:listItem w:displayText="${escapeXml(option)}" w:value="${escapeXml(option)}"/>`

/** Choosing a list item without display text brings back the placeholder. */
const listItems = (options: readonly string[]): string =>
  `<w:listItem w:value="Choose an item."/>${[...new Set(options)].map(listItem).join('')}`

const bindingOf = (name: string): string =>
  `<w:dataBinding w:prefixMappings="xmlns:f='${STORE_NAMESPACE}'" ` +
  `w:xpath="/f:fields[1]/f:${name}[1]" w:storeItemID="${STORE_ID}"/>`

/** Longer entries of a list are not safe in Word. */
const MOST_LISTED = 255

/** Words other than the shared text, as the display text of a list’s entry. Null where the text fits no list. */
const wordsKind = ({ text, words }: ControlSpec): string | null =>
  text.length > MOST_LISTED || text.includes('\n')
    ? null
    : `<w:comboBox><w:listItem w:displayText="${escapeXml(words ?? '')}" w:value="${escapeXml(text)}"/></w:comboBox>`

const kinds: Record<ControlKind, (spec: ControlSpec) => string> = {
  text: () => '<w:text/>',
  multiline: () => '<w:text w:multiLine="1"/>',
  date: ({ stored, words }) =>
    `<w:date${stored ? ` w:fullDate="${escapeXml(stored)}T00:00:00Z"` : ''}>` +
    `<w:dateFormat w:val="${words === undefined ? 'MM/dd/yyyy' : 'MMMM d, yyyy'}"/>` +
    '<w:lid w:val="en-US"/><w:storeMappedDataAs w:val="date"/><w:calendar w:val="gregorian"/></w:date>',
  select: ({ options = [] }) => `<w:dropDownList>${listItems(options)}</w:dropDownList>`,
  combo: ({ options = [] }) => `<w:comboBox>${listItems(options)}</w:comboBox>`,
}

/** Writes the content controls of one document, and collects what the package must hold for them. */
export class Controls {
  private count = 0
  /** Bound values by field name; controls with the same name share one entry. */
  readonly store = new Map<string, string>()
  /** Placeholders by the name of their glossary part. */
  readonly placeholders = new Map<string, string>()
  /** Pictures, also those of empty frames, by the ID of their relationship. */
  readonly pictures = new Map<string, { bytes: Uint8Array; extension: 'png' | 'jpeg' }>()
  private readonly partNames = new Map<string, string>()
  private readonly given: ReadonlyMap<string, { id: string; picture: Picture }>

  constructor(pictures: Readonly<Record<string, Picture>> = {}) {
    this.given = new Map(
      Object.entries(pictures).map(([name, picture], index) => [name, { id: `rIdPicture${index + 1}`, picture }]),
    )
  }

  /** A text, date or dropdown control, bound to the data store by its name unless it is in a repeated row. */
  input(spec: ControlSpec): string {
    const { name, kind, text, words = text } = spec
    const shown = { ...spec, text: words }
    if (spec.unbound) return this.withPlaceholder(shown, kinds[kind](spec))
    this.store.set(name, this.store.get(name) || (spec.stored ?? text))
    if (words === text || kind === 'date') return this.withPlaceholder(shown, bindingOf(name) + kinds[kind](spec))
    const listed = wordsKind(spec)
    return this.withPlaceholder(shown, listed === null ? kinds[kind](spec) : bindingOf(name) + listed)
  }

  hasPicture(name: string): boolean {
    return this.given.has(name)
  }

  /** A picture control with the picture of that name, or an empty frame that takes one at a click. Sizes are points. */
  picture(name: string, label: string, frame: Size): string {
    const given = this.given.get(name)
    if (!given) return this.emptyPicture(name, label, frame)
    const { id, picture } = given
    const extension = picture.type === 'image/png' ? 'png' : 'jpeg'
    this.pictures.set(id, { bytes: picture.bytes, extension })
    const drawing = { id, ...fitInside(picture, frame), label, description: picture.alt, number: this.count + 1 }
    return this.write({ name, label }, '<w:picture/>', `<w:r>${writeDrawing(drawing)}</w:r>`)
  }

  private emptyPicture(name: string, label: string, size: Size): string {
    const [width, height] = [Math.round(size.width), Math.round(size.height)]
    const id = `rIdFrame${width}x${height}`
    if (!this.pictures.has(id)) this.pictures.set(id, { bytes: framePicture(width, height), extension: 'png' })
    const drawing = writeDrawing({ id, width, height, label, description: label, number: this.count + 1 })
    return this.write({ name, label }, '<w:showingPlcHdr/><w:picture/>', `<w:r>${drawing}</w:r>`)
  }

  /** A checkbox; those with the same `bound` name are checked together. */
  checkBox(name: string, label: string, checked: boolean, bound?: string): string {
    if (bound) this.store.set(bound, String(checked))
    const box =
      `${bound ? bindingOf(bound) : ''}<w14:checkbox><w14:checked w14:val="${checked ? 1 : 0}"/><w14:checkedState w14:val="2612" w14:font="${BOX_FONT}"/>` +
      `<w14:uncheckedState w14:val="2610" w14:font="${BOX_FONT}"/></w14:checkbox>`
    const font = `<w:rFonts w:ascii="${BOX_FONT}" w:eastAsia="${BOX_FONT}" w:hAnsi="${BOX_FONT}" w:hint="eastAsia"/>`
    return this.write({ name, label }, box, `<w:r><w:rPr>${font}</w:rPr><w:t>${checked ? '☒' : '☐'}</w:t></w:r>`)
  }

  /** Runs inside a control whose title Word shows on screen but never prints. */
  titled(name: string, title: string, runs: string): string {
    return this.write({ name, label: title }, '', runs)
  }

  /** Rows each of which Word can repeat below itself at a click. */
  repeating(name: string, rows: readonly string[]): string {
    const item = (row: string): string => this.writeBare('<w15:repeatingSectionItem/>', row)
    const items = rows.map(item).join('')
    return this.write(
      { name: `${name}.rows`, label: 'Click + at the right to add a line' },
      '<w15:repeatingSection/>',
      items,
    )
  }

  private writeBare(properties: string, content: string): string {
    this.count += 1
    const id = `<w:id w:val="${this.count}"/>`
    return `<w:sdt><w:sdtPr>${id}${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
  }

  private withPlaceholder(
    { name, label, text, placeholder, size }: Pick<ControlSpec, 'name' | 'label' | 'text' | 'placeholder' | 'size'>,
    kind: string,
  ): string {
    const part = this.partOf(placeholder)
    const properties = `<w:placeholder><w:docPart w:val="${part}"/></w:placeholder>${text ? '' : '<w:showingPlcHdr/>'}`
    const filled = size ? noticeRun(text, { size }) : textRun(text)
    const content = text ? filled : textRun(placeholder, { style: 'PlaceholderText' })
    return this.write({ name, label, size }, properties + kind, content)
  }

  private partOf(placeholder: string): string {
    const part = remember(this.partNames, placeholder, () => `Placeholder${this.partNames.size + 1}`)
    this.placeholders.set(part, placeholder)
    return part
  }

  private write({ name, label, size }: Titled, properties: string, content: string): string {
    this.count += 1
    const typed = size ? `<w:rPr><w:sz w:val="${2 * size}"/></w:rPr>` : ''
    return (
      `<w:sdt><w:sdtPr>${typed}<w:alias w:val="${escapeXml(clip(label))}"/><w:tag w:val="${escapeXml(name)}"/>` +
      `<w:id w:val="${this.count}"/>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
    )
  }
}
