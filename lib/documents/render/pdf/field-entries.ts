/** The dictionary entries of form fields and their widgets (ISO 32000-1, 12.5.6.19 and 12.7). */
import { theme } from '../../theme'
import { hasLine, hasTint, type Appearances, type FieldStyle } from './appearance'
import type { CheckSpec, FieldSpec, RadioSpec, SelectSpec, TextSpec } from './field-spec'
import { FIELD_FONT, LETTER_FONT } from './field-text'
import { pdfName, pdfString, rgb, type Dictionary, type Reference } from './internals'

export interface WidgetStyle {
  width: number
  height: number
  style: FieldStyle
  size: number
  option?: string
}

const PICTURE = 'event.target.buttonImportIcon();'
const OPTIONAL_PICTURE = `${PICTURE}event.target.display=display.visible;`

export type WriteAction = (script: string) => Reference

// The same answer in two places of a form is one answer (bit 26, RadiosInUnison).
const flags = {
  readOnly: 1,
  multiline: 1 << 12,
  radio: (1 << 15) | (1 << 25),
  push: 1 << 16,
  combo: 1 << 17,
  edit: 1 << 18,
} as const
const fieldTypes = { text: 'Tx', select: 'Ch', check: 'Btn', radio: 'Btn', image: 'Btn', signature: 'Sig' } as const
const alignments = { left: 0, center: 1, right: 2 } as const

export const defaultAppearance = (size: number, font: string = FIELD_FONT): object =>
  pdfString(`/${font} ${size} Tf ${rgb(theme.ink).join(' ')} rg`)

function textValue({ value, multiline, readOnly, scripts }: TextSpec, write: WriteAction): Dictionary {
  const stored = value ? pdfString(value.stored) : undefined
  const { keystroke, format, calculate } = scripts
  const action = (script: string | undefined) => script && write(script)
  return {
    Ff: (multiline ? flags.multiline : 0) | (readOnly ? flags.readOnly : 0) || undefined,
    V: stored,
    DV: readOnly ? undefined : stored,
    AA:
      keystroke || format || calculate ? { K: action(keystroke), F: action(format), C: action(calculate) } : undefined,
  }
}

function valueEntries(spec: FieldSpec, write: WriteAction): Dictionary {
  switch (spec.kind) {
    case 'text':
      return textValue(spec, write)
    case 'select': {
      const value = spec.value === null ? undefined : pdfString(spec.value)
      // Choosing the blank first option clears the field.
      return {
        Ff: flags.combo | (spec.closed ? 0 : flags.edit),
        Opt: ['', ...spec.options].map(pdfString),
        V: value,
        DV: value,
      }
    }
    case 'check':
      return { V: spec.value ? 'Yes' : 'Off' }
    case 'radio':
      return { Ff: flags.radio, V: spec.value === null ? 'Off' : pdfName(spec.value) }
    case 'image':
      return { Ff: flags.push, A: write(spec.optional ? OPTIONAL_PICTURE : PICTURE) }
    case 'signature':
      return {}
  }
}

/** What a field is and holds: type, flags, value, scripts. */
export const fieldEntries = (spec: FieldSpec, write: WriteAction): Dictionary => ({
  FT: fieldTypes[spec.kind],
  ...valueEntries(spec, write),
})

function borderEntries(style: FieldStyle): Dictionary {
  const line = hasLine(style) ? rgb(theme.fieldBorder) : undefined
  const ground = hasTint(style) ? rgb(theme.fieldFill) : undefined
  return { MK: { BG: ground, BC: line }, BS: { W: line ? 0.75 : 0, S: 'U' } }
}

const isLong = ({ options }: SelectSpec, { width, size }: WidgetStyle, appearances: Appearances): boolean =>
  appearances.lineSize(['', ...options], appearances.listRoom(width), size) < size

const plainList = { align: 'left', multiline: false, caret: true } as const

function textWidget(spec: TextSpec | SelectSpec, widget: WidgetStyle, appearances: Appearances): Dictionary {
  const { style, size } = widget
  // Where a choice is longer than its place, viewers fit the one that is chosen, so that a short one is not small for it.
  const look =
    spec.kind === 'select'
      ? { ...plainList, style, size, fitted: isLong(spec, widget, appearances) }
      : { style, size, align: spec.align, multiline: spec.multiline, fitted: spec.fitted, caret: false }
  const shown = spec.kind === 'select' ? (spec.value ?? '') : (spec.value?.shown ?? '')
  if (style === 'letter')
    return {
      DA: defaultAppearance(size, LETTER_FONT),
      ...borderEntries(style),
      AP: { N: appearances.letter(widget, shown, size) },
    }
  return {
    // Viewers choose the size of the text where it is 0.
    DA: defaultAppearance(look.fitted ? 0 : size),
    Q: alignments[look.align] || undefined,
    ...borderEntries(style),
    AP: { N: appearances.text(widget, shown, look) },
  }
}

function tickWidget(spec: CheckSpec | RadioSpec, widget: WidgetStyle, appearances: Appearances): Dictionary {
  const { option, style } = widget
  const on = option === undefined ? 'Yes' : pdfName(option)
  const isOn = option === undefined ? spec.value === true : spec.value === option
  return {
    AS: isOn ? on : 'Off',
    MK: { CA: pdfString('4') },
    AP: { N: { [on]: appearances.check(widget, style, true), Off: appearances.check(widget, style, false) } },
  }
}

/** How one place of a field looks: appearance streams, border, text style. */
export function widgetEntries(spec: FieldSpec, widget: WidgetStyle, appearances: Appearances): Dictionary {
  switch (spec.kind) {
    case 'text':
    case 'select':
      return textWidget(spec, widget, appearances)
    case 'check':
    case 'radio':
      return tickWidget(spec, widget, appearances)
    case 'image':
      return { MK: { TP: 1 }, H: 'P', AP: { N: appearances.frame(widget, spec.caption) } }
    case 'signature':
      return { ...borderEntries('line'), AP: { N: appearances.signature(widget) } }
  }
}
