export type Unit = 'ft' | 'sf' | 'squares' | 'percent' | 'pitch' | 'count'

export interface Figure {
  /** In feet, square feet, squares, a share of 1, inches of rise in 12, or pieces. */
  value: number
  /** Absent where the figure has none. */
  unit?: Unit
}

const FEET_OF_METER = 3.28084
const SQUARE_FEET_OF_METER = FEET_OF_METER ** 2
/** No roof has more feet, and no figure of a report more digits. */
const MOST = 1e8

const number = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)`
const PITCH = /^(\d{1,2}(?:\.\d+)?)\s*(?:\/|:|in|on)\s*12(?![\d.])/i
const FEET_AND_INCHES = new RegExp(
  `^${number}\\s*(?:'|′|’|ft\\b\\.?|feet\\b|foot\\b)\\s*-?\\s*(\\d{1,2}(?:\\.\\d+)?)(?:\\s+(\\d{1,2})/(\\d{1,2}))?\\s*(?:"|″|”|''|in\\b\\.?|inch(?:es)?\\b)`,
  'i',
)
const AMOUNT = new RegExp(`^${number}\\s*(.*)$`, 's')

/** Units in the order in which they are tried: `sq ft` before `sq`. */
const units: readonly (readonly [RegExp, Unit, number])[] = [
  [/^%/, 'percent', 0.01],
  [/^(?:sq\.?\s*(?:ft|feet|foot)|square\s*f(?:ee|oo)t|s\.?f\.?(?![a-z])|ft\s*(?:2|²|\^2)|sqft)/i, 'sf', 1],
  [/^(?:sq\.?\s*m(?![a-z])|m\s*(?:2|²|\^2)|square\s*met)/i, 'sf', SQUARE_FEET_OF_METER],
  [/^(?:squares?|sqs?\.?)(?![a-z])/i, 'squares', 1],
  [/^(?:l\.?f\.?(?![a-z])|lin(?:ear|eal)?\.?\s*(?:ft|feet|foot)|ft(?![a-z])|feet|foot|'|′|’)/i, 'ft', 1],
  [/^(?:in(?![a-z])|inch|"|″|”)/i, 'ft', 1 / 12],
  [/^(?:m(?![a-z])|meters?|metres?)/i, 'ft', FEET_OF_METER],
  [/^(?:ea(?![a-z])|each|pcs?(?![a-z])|count)/i, 'count', 1],
]

/** `1,234.5` and, where no thousands can be meant, `74,5`. */
const toNumber = (digits: string): number =>
  Number(/^\d+,(?:\d{1,2}|\d{4,})$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', ''))

const rounded = (value: number): number => Number(value.toFixed(4))

/** The unit that a text begins with, and what it makes of a number. */
export function unitOf(text: string): { unit: Unit; factor: number } | undefined {
  const found = units.find(([pattern]) => pattern.test(text.trim()))
  return found && { unit: found[1], factor: found[2] }
}

const within = (value: number, unit?: Unit): Figure | undefined =>
  Number.isFinite(value) && value < MOST ? { value: rounded(value), ...(unit ? { unit } : {}) } : undefined

/** `74' 2 1/2"` in feet. */
function feetIn(text: string): Figure | undefined {
  const [, feet, inches = '', over = '0', under = '1'] = FEET_AND_INCHES.exec(text) ?? []
  if (feet === undefined) return undefined
  const part = Number(under) > 0 ? Number(over) / Number(under) : 0
  return within(toNumber(feet) + (Number(inches) + part) / 12, 'ft')
}

/** The figure that a text begins with; undefined if it begins with none, or with one that no roof has. */
export function figureIn(text: string): Figure | undefined {
  const from = text.trim().replace(/^[~≈=±]\s*/, '')
  const pitch = PITCH.exec(from)
  if (pitch) return { value: Number(pitch[1]), unit: 'pitch' }
  const feet = feetIn(from)
  if (feet) return feet
  const [, digits, after = ''] = AMOUNT.exec(from) ?? []
  if (digits === undefined) return undefined
  const unit = unitOf(after)
  // A code that begins with digits, such as `12A4` or `2026-118`, is not a figure, nor is a street number.
  if (/^[.,]\d/.test(after)) return undefined // `1.234,56` is not 1.234
  if (!unit && /^(?:[-/][\dA-Za-z]|[A-Za-z])/.test(after)) return undefined
  return within(toNumber(digits) * (unit?.factor ?? 1), unit?.unit)
}
