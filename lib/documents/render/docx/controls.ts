import type { XmlComponent } from 'docx'
import { buildElement, escapeXml } from './element'

/** Identity of the custom XML part that bound controls read and write. */
export const STORE_ID = '{6B1E2C54-7D0B-4B8F-9A51-2F6F0C3E7A10}'
export const STORE_NAMESPACE = 'urn:ridgedocs:fields'

const EN_SPACE = '\u2002'
/** A blank that prints as nothing and that Word's formulas read as no number. */
export const BLANK_SHORT = EN_SPACE.repeat(4)
export const BLANK_LONG = EN_SPACE.repeat(14)

const BOX_FONT = 'MS Gothic'

/** Word refuses longer titles and tags of content controls. */
export const MAX_CONTROL_NAME = 64
const clip = (text: string): string =>
  text.length <= MAX_CONTROL_NAME ? text : `${text.slice(0, MAX_CONTROL_NAME - 1).trimEnd()}…`

export type ControlKind = 'text' | 'multiline' | 'date' | 'select'

export interface ControlSpec {
  name: string
  label: string
  kind: ControlKind
  /** The text shown; '' shows the placeholder. */
  text: string
  /** What the data store holds where that differs from the text: the ISO form of a date. */
  stored?: string
  options?: readonly string[]
  placeholder: string
}

const listItem = (option: string): string =>
  `<w:listItem w:displayText="${escapeXml(option)}" w:value="${escapeXml(option)}"/>`

const kinds: Record<ControlKind, (spec: ControlSpec) => string> = {
  text: () => '<w:text/>',
  multiline: () => '<w:text w:multiLine="1"/>',
  date: ({ stored }) =>
    `<w:date${stored ? ` w:fullDate="${escapeXml(stored)}T00:00:00Z"` : ''}><w:dateFormat w:val="MM/dd/yyyy"/>` +
    '<w:lid w:val="en-US"/><w:storeMappedDataAs w:val="date"/><w:calendar w:val="gregorian"/></w:date>',
  // Word takes a list item without display text back to the placeholder.
  select: ({ options = [] }) =>
    `<w:dropDownList><w:listItem w:value="Choose an item."/>${[...new Set(options)].map(listItem).join('')}</w:dropDownList>`,
}

const writeText = (text: string): string =>
  text
    .split('\n')
    .map((part) => `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
    .join('<w:br/>')

const writeRun = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${writeText(text)}</w:r>`

/**
 * Makes the content controls of one document: numbers them, and collects what the package must hold for them – the
 * stored value of every bound name, and every placeholder text.
 *
 * The library takes longest over deep elements, so a control enters its tree as an empty `w:sdt` with a slot number,
 * and `fillSlots` puts the written control in its place.
 */
export class Controls {
  private readonly written: string[] = []
  /** Bound values by field name; controls of one name share one entry. */
  readonly store = new Map<string, string>()
  /** Names of the placeholder parts by text. */
  readonly placeholders = new Map<string, string>()

  /** A text, date or dropdown control, bound to the data store by its name. */
  input(spec: ControlSpec): XmlComponent {
    this.store.set(spec.name, this.store.get(spec.name) || (spec.stored ?? spec.text))
    const binding =
      `<w:dataBinding w:prefixMappings="xmlns:f='${STORE_NAMESPACE}'" ` +
      `w:xpath="/f:fields[1]/f:${spec.name}[1]" w:storeItemID="${STORE_ID}"/>`
    return this.withPlaceholder(spec, binding + kinds[spec.kind](spec))
  }

  /** A control that takes a picture or any formatted text. */
  frame(name: string, label: string, placeholder: string): XmlComponent {
    return this.withPlaceholder({ name, label, text: '', placeholder }, '')
  }

  checkBox(name: string, label: string, checked: boolean): XmlComponent {
    const box =
      `<w14:checkbox><w14:checked w14:val="${checked ? 1 : 0}"/><w14:checkedState w14:val="2612" w14:font="${BOX_FONT}"/>` +
      `<w14:uncheckedState w14:val="2610" w14:font="${BOX_FONT}"/></w14:checkbox>`
    const font = `<w:rFonts w:ascii="${BOX_FONT}" w:eastAsia="${BOX_FONT}" w:hAnsi="${BOX_FONT}" w:hint="eastAsia"/>`
    return this.write(name, label, box, writeRun(checked ? '☒' : '☐', font))
  }

  /** The document's XML with the controls in their slots. Throws on a slot that no control was made for. */
  fillSlots(xml: string): string {
    return xml.replace(/<w:sdt w:slot="(\d+)"\/>/g, (_, slot: string) => {
      const control = this.written[Number(slot) - 1]
      if (!control) throw new Error(`No content control was made for slot ${slot}`)
      return control
    })
  }

  private withPlaceholder(
    { name, label, text, placeholder }: Pick<ControlSpec, 'name' | 'label' | 'text' | 'placeholder'>,
    kind: string,
  ): XmlComponent {
    const part = this.placeholders.get(placeholder) ?? `Placeholder${this.placeholders.size + 1}`
    this.placeholders.set(placeholder, part)
    const properties = `<w:placeholder><w:docPart w:val="${part}"/></w:placeholder>${text ? '' : '<w:showingPlcHdr/>'}`
    const content = text ? writeRun(text) : writeRun(placeholder, '<w:rStyle w:val="PlaceholderText"/>')
    return this.write(name, label, properties + kind, content)
  }

  private write(name: string, label: string, properties: string, content: string): XmlComponent {
    const id = this.written.length + 1
    this.written.push(
      `<w:sdt><w:sdtPr><w:alias w:val="${escapeXml(clip(label))}"/><w:tag w:val="${escapeXml(name)}"/>` +
        `<w:id w:val="${id}"/>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`,
    )
    return buildElement('w:sdt', { 'w:slot': String(id) })
  }
}
