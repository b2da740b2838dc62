import { theme } from '../../theme'
import { FIELD_FONT, hasLine, hasTint, type Appearances, type Look } from './appearance'
import type { FieldSpec } from './field-spec'
import { internalsOf, pdfName, pdfString, rgb, type Dictionary, type Reference } from './internals'
import type { Element, Pen } from './pen'
import type { Scripts } from './scripts'
import { metrics } from './style'

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export interface WidgetStyle {
  look?: Look
  size?: number
}

/** A field of the form: one, however many places show it. */
export interface FormField {
  spec: FieldSpec
  uses: number
  node?: Reference
}

const flags = { readOnly: 1, multiline: 1 << 12, radio: 1 << 15, push: 1 << 16, combo: 1 << 17 } as const
const fieldTypes = { text: 'Tx', select: 'Ch', check: 'Btn', radio: 'Btn', image: 'Btn', signature: 'Sig' } as const
const alignments = { left: 0, center: 1, right: 2 } as const
const round = (value: number): number => Math.round(value * 100) / 100
const isFilled = ({ value }: FieldSpec): boolean => value !== null && value !== false

/** The interactive form: a hierarchy of fields by their dotted names, and the widgets that show them. */
export class Form {
  private readonly fields = new Map<string, FormField>()
  private readonly parents = new Map<string, Reference>()
  private readonly roots: Reference[] = []
  private readonly actions = new Map<string, Reference>()

  constructor(
    private readonly pen: Pen,
    readonly appearances: Appearances,
  ) {}

  /** Announces one place of a field, before anything is drawn. Throws where a name stands for two kinds of field. */
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
    if (!isFilled(known.spec) && isFilled(spec)) known.spec = spec
    return known
  }

  /** Draws one widget; for a radio group, the one of `option`. */
  place(field: FormField, parent: Element, rect: Rect, style: WidgetStyle = {}, option?: string): void {
    const { spec } = field
    const [width, height] = [round(rect.width), round(rect.height)]
    const alone = field.uses === 1 && spec.kind !== 'radio'
    const look = style.look ?? 'line'
    const identity = alone
      ? { ...this.fieldEntries(spec), ...this.nameEntries(spec.name) }
      : { Parent: this.node(field) }
    const internals = internalsOf(this.pen.doc)
    const form = this.pen.open(parent, 'Form')
    internals.annotate(round(rect.x), round(rect.y), width, height, {
      Subtype: 'Widget',
      F: 4,
      P: internals.page.dictionary,
      TU: pdfString(option === undefined ? spec.tip : `${spec.tip}: ${option}`),
      ...identity,
      ...this.widgetEntries(spec, width, height, { look, size: style.size ?? metrics.fieldText }, option),
      structParent: form,
    })
    // pdfkit files a widget under the page that is current when its element closes.
    form.end()
    const widget = internals.page.annotations.at(-1)
    if (!widget) throw new Error(`Field ${spec.name} has no widget`)
    if (alone) {
      this.siblings(spec.name).push(widget)
      field.node = widget
    } else (field.node?.data.Kids as Reference[]).push(widget)
  }

  /** Writes the form dictionary: fields, fonts, order of calculation. */
  finish(font: Reference, calculated: readonly string[]): void {
    const internals = internalsOf(this.pen.doc)
    const order = calculated.map((name) => this.fields.get(name)?.node).filter((node) => node !== undefined)
    const signed = [...this.fields.values()].some((field) => field.spec.kind === 'signature')
    internals._root.data.AcroForm = internals.ref({
      Fields: this.roots,
      NeedAppearances: false,
      DA: this.defaultAppearance(metrics.fieldText),
      DR: { Font: { [FIELD_FONT]: font } },
      SigFlags: signed ? 1 : undefined,
      CO: order.length ? order : undefined,
    })
    internals._acroform = { fonts: { [FIELD_FONT]: font }, defaultFont: FIELD_FONT }
  }

  private defaultAppearance(size: number): object {
    return pdfString(`/${FIELD_FONT} ${size} Tf ${rgb(theme.ink).join(' ')} rg`)
  }

  /** The list that a field of this name belongs to, with all parents on the way. */
  private siblings(name: string): Reference[] {
    const at = name.lastIndexOf('.')
    return at < 0 ? this.roots : (this.parent(name.slice(0, at)).data.Kids as Reference[])
  }

  private parent(name: string): Reference {
    const known = this.parents.get(name)
    if (known) return known
    if (this.fields.has(name)) throw new Error(`Field ${name} cannot hold other fields: choose another name`)
    const node = internalsOf(this.pen.doc).ref({ ...this.nameEntries(name), Kids: [] })
    this.siblings(name).push(node)
    this.parents.set(name, node)
    return node
  }

  /** A partial name and its parent. */
  private nameEntries(name: string): Dictionary {
    const at = name.lastIndexOf('.')
    return { T: pdfString(name.slice(at + 1)), Parent: at < 0 ? undefined : this.parent(name.slice(0, at)) }
  }

  /** The dictionary of a field with several widgets. */
  private node(field: FormField): Reference {
    if (!field.node) {
      const { spec } = field
      const entries = { TU: pdfString(spec.tip), ...this.fieldEntries(spec), ...this.nameEntries(spec.name), Kids: [] }
      field.node = internalsOf(this.pen.doc).ref(entries)
      this.siblings(spec.name).push(field.node)
    }
    return field.node
  }

  private fieldEntries(spec: FieldSpec): Dictionary {
    const base: Dictionary = { FT: fieldTypes[spec.kind] }
    switch (spec.kind) {
      case 'text': {
        const value = spec.value && pdfString(spec.value.stored)
        const set = (spec.multiline ? flags.multiline : 0) | (spec.readOnly ? flags.readOnly : 0)
        return {
          ...base,
          Ff: set || undefined,
          V: value ?? undefined,
          DV: spec.readOnly ? undefined : (value ?? undefined),
          AA: this.additionalActions(spec.scripts),
        }
      }
      case 'select': {
        const value = spec.value === null ? undefined : pdfString(spec.value)
        // The blank first option takes a choice back.
        return { ...base, Ff: flags.combo, Opt: ['', ...spec.options].map(pdfString), V: value, DV: value }
      }
      case 'check':
        return { ...base, V: spec.value ? 'Yes' : 'Off' }
      case 'radio':
        return { ...base, Ff: flags.radio, V: spec.value === null ? 'Off' : pdfName(spec.value) }
      case 'image':
        return { ...base, Ff: flags.push, A: this.action('event.target.buttonImportIcon();') }
      case 'signature':
        return base
    }
  }

  private widgetEntries(
    spec: FieldSpec,
    width: number,
    height: number,
    { look, size }: Required<WidgetStyle>,
    option?: string,
  ): Dictionary {
    switch (spec.kind) {
      case 'text':
      case 'select': {
        const caret = spec.kind === 'select'
        const { align, multiline } = caret ? { align: 'left' as const, multiline: false } : spec
        const shown = spec.kind === 'select' ? (spec.value ?? '') : (spec.value?.shown ?? '')
        const textLook = { look, size, align, multiline, caret }
        return {
          DA: this.defaultAppearance(size),
          Q: alignments[align] || undefined,
          ...this.surround(look),
          AP: { N: this.appearances.text(width, height, shown, textLook) },
        }
      }
      case 'check':
      case 'radio': {
        const on = option === undefined ? 'Yes' : pdfName(option)
        const isOn = option === undefined ? spec.value === true : spec.value === option
        return {
          AS: isOn ? on : 'Off',
          MK: { CA: pdfString('4') },
          AP: { N: { [on]: this.appearances.check(width, true), Off: this.appearances.check(width, false) } },
        }
      }
      case 'image':
        return { MK: { TP: 1 }, H: 'P', AP: { N: this.appearances.frame(width, height, spec.caption) } }
      case 'signature':
        return { ...this.surround('line'), AP: { N: this.appearances.signature(width, height) } }
    }
  }

  /** Ground and border, for viewers that draw a field anew. */
  private surround(look: Look): Dictionary {
    const line = hasLine(look) ? rgb(theme.fieldBorder) : undefined
    const ground = hasTint(look) ? rgb(theme.fieldFill) : undefined
    return { MK: { BG: ground, BC: line }, BS: { W: line ? 0.75 : 0, S: 'U' } }
  }

  private additionalActions({ keystroke, format, calculate }: Scripts): Dictionary | undefined {
    const act = (script: string | undefined) => script && this.action(script)
    return keystroke || format || calculate ? { K: act(keystroke), F: act(format), C: act(calculate) } : undefined
  }

  private action(script: string): Reference {
    const known = this.actions.get(script)
    if (known) return known
    const action = internalsOf(this.pen.doc).ref({ S: 'JavaScript', JS: pdfString(script) })
    action.end()
    this.actions.set(script, action)
    return action
  }
}
