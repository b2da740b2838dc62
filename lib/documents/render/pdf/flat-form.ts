import { widgetEntries } from './field-entries'
import { textSpec, type FieldSpec } from './field-spec'
import { Form, type FormField, type PlaceOptions } from './form'
import { internalsOf, pdfString, round, type Dictionary, type Reference } from './internals'
import type { Element, Rect } from './pen'
import { commonMetrics as metrics } from './style'

/** What a field is called as a part of printed text (ISO 32000-1, table 348). */
function printedAs(spec: FieldSpec, option: string | undefined): Dictionary {
  const tip = pdfString(option === undefined ? spec.tip : `${spec.tip}: ${option}`)
  if (spec.kind !== 'check' && spec.kind !== 'radio') return { O: 'PrintField', Role: 'tv', Desc: tip }
  const isOn = spec.kind === 'radio' ? spec.value === option : spec.value
  return { O: 'PrintField', Role: spec.kind === 'radio' ? 'rb' : 'cb', checked: isOn ? 'on' : 'off', Desc: tip }
}

/** On paper nothing opens a list or takes a picture. */
function onPaper(spec: FieldSpec): FieldSpec {
  if (spec.kind === 'image') return { ...spec, caption: '' }
  if (spec.kind !== 'select') return spec
  const { name, tip, value } = spec
  const shown = value === null ? null : { stored: value, shown: value }
  return { ...textSpec(name, tip), readOnly: true, value: shown }
}

/** A form whose fields are drawn on the page: what is filled in can be read and printed, and no longer changed. */
export class FlatForm extends Form {
  private readonly names: Map<Reference, string>

  /** `names` are those of the appearances that documents of the same file have drawn. */
  constructor(pen: Form['pen'], appearances: Form['appearances'], names: Map<Reference, string>) {
    super(pen, appearances)
    this.names = names
  }

  override place({ spec }: FormField, parent: Element, rect: Rect, options: PlaceOptions = {}): void {
    // A frame that is not printed until it has a picture.
    if (spec.kind === 'image' && spec.optional) return
    const { style = 'line', size = metrics.fieldText, option } = options
    const { AP, AS } = widgetEntries(
      onPaper(spec),
      { width: round(rect.width), height: round(rect.height), style, size, option },
      this.appearances,
    )
    const { N: normal } = AP as { N: Reference | Record<string, Reference> }
    const look = typeof AS === 'string' ? (normal as Record<string, Reference>)[AS] : (normal as Reference)
    const element = this.pen.open(parent, 'Form')
    element.dictionary.data.A = printedAs(spec, option)
    if (look) element.add(() => this.draw(look, rect))
  }

  override hide(): void {
    // Nothing remembers what scripts wrote.
  }

  override finish(): void {
    // There is no form to list.
  }

  private draw(look: Reference, { x, y, height }: Rect): void {
    const { doc } = this.pen
    const name = this.names.get(look) ?? `Field${this.names.size + 1}`
    this.names.set(look, name)
    internalsOf(doc).page.xobjects[name] ??= look
    // The page counts from its top, the appearance from its bottom.
    internalsOf(doc).addContent(`q 1 0 0 -1 ${round(x)} ${round(y + height)} cm /${name} Do Q`)
  }
}
