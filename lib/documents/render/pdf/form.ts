import type { Appearances, FieldStyle } from './appearance'
import { defaultAppearance, fieldEntries, widgetEntries } from './field-entries'
import type { FieldSpec } from './field-spec'
import { FIELD_FONT, LETTER_FONT } from './field-text'
import { addScript, internalsOf, pdfString, round, type Dictionary, type Reference } from './internals'
import type { Element, Pen, Rect } from './pen'
import { FORMAT_LIBRARY } from './scripts'
import { commonMetrics as metrics } from './style'
import { documentDate, theme } from '../../theme'
import { remember } from '../../remember'

export interface FormField {
  spec: FieldSpec
  uses: number
  node?: Reference
}

export interface PlaceOptions {
  style?: FieldStyle
  size?: number
  option?: string
}

/** The flags of an annotation that is printed, and of one that is neither shown nor printed. */
const [PRINT, HIDDEN] = [4, 2]

const isFitted = (spec: FieldSpec): boolean => spec.kind === 'text' && spec.fitted
const isFilled = ({ value }: FieldSpec): boolean => value !== null && value !== false

/** The interactive form: a tree of fields by their dotted names, and the widgets that show them. */
export class Form {
  protected readonly pen: Pen
  readonly appearances: Appearances
  private readonly fields = new Map<string, FormField>()
  private readonly parents = new Map<string, Reference>()
  private readonly roots: Reference[] = []
  private readonly actions = new Map<string, Reference>()

  constructor(pen: Pen, appearances: Appearances) {
    this.pen = pen
    this.appearances = appearances
  }

  /**
   * Announces one place of a field. All places must be announced before the first is drawn: a field with one widget is
   * written as one object, a field with several as a parent with kids. Throws if two kinds of field share a name.
   */
  declare(spec: FieldSpec): FormField {
    const known = this.fields.get(spec.name)
    if (!known) {
      const field = { spec, uses: 1 }
      this.fields.set(spec.name, field)
      return field
    }
    if (known.spec.kind !== spec.kind)
      throw new Error(`Field ${spec.name} is declared as ${known.spec.kind} and as ${spec.kind}`)
    known.uses += 1
    const fitted = isFitted(known.spec) || isFitted(spec)
    if (!isFilled(known.spec) && isFilled(spec)) known.spec = spec
    // A field that takes words in one of its places takes them in all.
    if (fitted && known.spec.kind === 'text') known.spec = { ...known.spec, multiline: true, fitted }
    return known
  }

  place(field: FormField, parent: Element, rect: Rect, options: PlaceOptions = {}): void {
    const { spec } = field
    const { style = 'line', size = metrics.fieldText, option } = options
    const [width, height] = [round(rect.width), round(rect.height)]
    const alone = field.uses === 1 && spec.kind !== 'radio'
    const identity = alone
      ? { ...fieldEntries(spec, this.writeAction), ...this.nameEntries(spec.name) }
      : { Parent: this.node(field) }
    const internals = internalsOf(this.pen.doc)
    const form = this.pen.open(parent, 'Form')
    internals.annotate(round(rect.x), round(rect.y), width, height, {
      Subtype: 'Widget',
      F: spec.kind === 'image' && spec.optional ? 0 : PRINT,
      TU: pdfString(option === undefined ? spec.tip : `${spec.tip}: ${option}`),
      ...identity,
      ...widgetEntries(spec, { width, height, style, size, option }, this.appearances),
      structParent: form,
    })
    // pdfkit adds a widget to the page that is current when its element closes.
    form.end()
    const widget = internals.page.annotations.at(-1)
    if (!widget) throw new Error(`Field ${spec.name} has no widget`)
    if (alone) {
      this.siblings(spec.name).push(widget)
      field.node = widget
    } else (field.node?.data.Kids as Reference[]).push(widget)
  }

  /** Keeps a field on the current page that no one sees: scripts calculate with it, or remember with it. */
  hide(field: FormField): void {
    const { spec } = field
    const isAlone = field.uses === 1
    const internals = internalsOf(this.pen.doc)
    internals.annotate(theme.page.margin, theme.page.margin, 0, 0, {
      Subtype: 'Widget',
      F: HIDDEN,
      TU: pdfString(spec.tip),
      ...(isAlone
        ? { ...fieldEntries(spec, this.writeAction), ...this.nameEntries(spec.name) }
        : { Parent: this.node(field) }),
      DA: defaultAppearance(metrics.fieldText),
    })
    const widget = internals.page.annotations.at(-1)
    if (!widget) throw new Error(`Field ${spec.name} has no widget`)
    if (isAlone) {
      this.siblings(spec.name).push(widget)
      field.node = widget
    } else (field.node?.data.Kids as Reference[]).push(widget)
  }

  /** Writes the form dictionary and the scripts that fields call. Call it after the last widget is drawn. */
  finish(calculated: readonly string[], libraries: Readonly<Record<string, string>>): void {
    const internals = internalsOf(this.pen.doc)
    const { field, letter } = this.appearances.fieldText.embedded
    const order = calculated.map((name) => this.fields.get(name)?.node).filter((node) => node !== undefined)
    const signed = [...this.fields.values()].some((field) => field.spec.kind === 'signature')
    internals._root.data.AcroForm = {
      Fields: this.roots,
      NeedAppearances: false,
      DA: defaultAppearance(metrics.fieldText),
      DR: { Font: { [FIELD_FONT]: field, [LETTER_FONT]: letter } },
      SigFlags: signed ? 1 : undefined,
      CO: order.length ? order : undefined,
    }
    for (const [name, script] of Object.entries({ format: FORMAT_LIBRARY, ...libraries }))
      addScript(this.pen.doc, name, this.writeAction(script))
    this.keepWithPage()
  }

  /**
   * Refers to the fields from a page. Programs that merge files (pdfunite of Poppler) copy what pages refer to, and of a
   * field's parents nothing else does.
   */
  private keepWithPage(): void {
    const { data } = internalsOf(this.pen.doc).page.dictionary
    data.LastModified = documentDate
    data.PieceInfo = { RidgeDocs: { LastModified: documentDate, Private: this.roots } }
  }

  /** The list that a field of this name belongs to; creates missing parents. */
  private siblings(name: string): Reference[] {
    const at = name.lastIndexOf('.')
    return at < 0 ? this.roots : (this.parent(name.slice(0, at)).data.Kids as Reference[])
  }

  private parent(name: string): Reference {
    return remember(this.parents, name, () => {
      if (this.fields.has(name)) throw new Error(`Field ${name} cannot hold other fields: choose another name`)
      const node = internalsOf(this.pen.doc).ref({ ...this.nameEntries(name), Kids: [] })
      this.siblings(name).push(node)
      return node
    })
  }

  private nameEntries(name: string): Dictionary {
    const at = name.lastIndexOf('.')
    return { T: pdfString(name.slice(at + 1)), Parent: at < 0 ? undefined : this.parent(name.slice(0, at)) }
  }

  private node(field: FormField): Reference {
    if (!field.node) {
      const { spec } = field
      const entries = { ...fieldEntries(spec, this.writeAction), ...this.nameEntries(spec.name), Kids: [] }
      field.node = internalsOf(this.pen.doc).ref({ TU: pdfString(spec.tip), ...entries })
      this.siblings(spec.name).push(field.node)
    }
    return field.node
  }

  private readonly writeAction = (script: string): Reference =>
    remember(this.actions, script, () => {
      const action = internalsOf(this.pen.doc).ref({ S: 'JavaScript', JS: pdfString(script) })
      action.end()
      return action
    })
}
