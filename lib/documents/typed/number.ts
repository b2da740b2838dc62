/** Numbers as people type them in the US: `1,250`, `$1,250.00`, `(40)`, `8.25%`, `1-1/2`, `12'6"`. */
import type { NumericType } from '../model'
import type { Read } from './read'

export interface NumberPlace {
  type: NumericType
  label?: string
  ofWhole?: boolean
}

/** Numbers from here on lose their cents. */
const TOO_LARGE = 1e13

const examples: Readonly<Record<NumericType, string>> = {
  number: 'Enter a number, such as 1250 or 12.5.',
  currency: 'Enter an amount, such as 1,250.00.',
  percent: 'Enter a percentage, such as 8.25.',
}

const isInFeet = (label: string): boolean => /\((?:ft|lf)(?:,[^)]*)?\)/i.test(label)
const isInInches = (label: string): boolean => /\(in(?:,[^)]*)?\)|, in\.$/.test(label)
const isInPercent = (label: string): boolean => /%\)?$/.test(label)
const isPitch = (label: string): boolean => /\bin 12\b|^pitch$/i.test(label)

const refuse = (problem: string): { problem: string } => ({ problem })

/** Other minus signs, quotation marks and spaces that keyboards and spreadsheets write. */
const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/[−–‒]/g, '-')
    .replaceAll(/[′’‘]/g, "'")
    .replaceAll(/[″”“]|''/g, '"')
    .replaceAll(/\s+/g, ' ')

const glyphs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

const withFractions = (text: string): string =>
  text.replaceAll(/ ?([½¼¾⅛⅜⅝⅞])/g, (_, glyph: string) => ` ${glyphs[glyph]}`)

/** `1`, `1,234.5`, `.75`, `1 1/2`, `1-1/2`, `3/4`: without a sign. Commas separate thousands only. */
const DECIMAL = String.raw`(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+`
/** The parts of an inch that a tape shows. */
const FRACTION = String.raw`(?:\d+[ -])?\d+/(?:2|4|8|16|32)`

function sizeOf(digits: string): number {
  const [, whole = '0', over, under] = /^(?:(\d+)[ -]+)?(\d+)\/(\d+)$/.exec(digits) ?? []
  return over ? Number(whole) + Number(over) / Number(under) : Number(digits.replaceAll(',', ''))
}

const inTenThousandths = (value: number): number => Number(value.toFixed(4))

const LENGTH = new RegExp(
  String.raw`^(-)? ?(?:(\d+(?:\.\d+)?|[1-9]\d{0,2}(?:,\d{3})+) ?(?:'|ft\.?|feet|foot))?[ -]*(?:(${FRACTION}|\d+(?:\.\d+)?) ?(?:"|in\.?|inch(?:es)?))?$`,
  'i',
)

/** A length with its units, in the unit of its place. Undefined for a text without units. */
function lengthIn(text: string, label: string): Read<number> | undefined {
  const [all, minus, feet, inches] = LENGTH.exec(text) ?? []
  if (!all || (feet === undefined && inches === undefined)) return undefined
  const inInches = inches === undefined ? 0 : sizeOf(inches)
  const sign = minus ? -1 : 1
  if (isInFeet(label) && (feet === undefined || inInches < 12))
    return { value: inTenThousandths(sign * (sizeOf(feet ?? '0') + inInches / 12)) }
  if (isInInches(label) && feet === undefined) return { value: sign * inInches }
  if (isInFeet(label)) return refuse(`Enter feet and less than 12 inches, such as 12'6".`)
  return refuse(
    `Enter a number alone, such as 12.5${isInInches(label) ? ', in inches' : ': this field is not in feet'}.`,
  )
}

/** `1.234,56`, `1 234,5`, `1,23` as the same number in US form, for the sentence that refuses it. */
function foreign(text: string): string | undefined {
  const bare = text.replaceAll(/[-+$%() ]/g, '')
  const [, whole, decimals] =
    /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(bare) ??
    /^(\d{1,3}(?:'\d{3})+)(?:[.,](\d+))?$/.exec(bare) ??
    /^(\d+),(\d+)$/.exec(bare) ??
    []
  const spaced = /^[-+$ ]*\d{1,3}(?: \d{3})+(?:[.,]\d+)?\D*$/.test(text)
  if (!spaced && whole === undefined)
    return /^\d{1,3}(?:\.\d{3}){2,}$/.test(bare) ? grouped(bare.replaceAll('.', '')) : undefined
  const [digits = '', rest] = whole === undefined ? bare.split(/[.,]/) : [whole.replaceAll(/[.']/g, ''), decimals]
  return grouped(digits) + (rest === undefined ? '' : `.${rest}`)
}

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

const AMOUNT = new RegExp(String.raw`^(\()?\s?(-|\+)?\s?(\$)?\s?(-)?\s?(${FRACTION}|${DECIMAL})\s?(%)?\s?(\))?$`)

interface Amount {
  size: number
  isNegative: boolean
  isDollars: boolean
  isPercent: boolean
  isFraction: boolean
  /** `1.234`: a thousand in other countries, a dollar and a part of a cent here. */
  isDoubtful: boolean
}

function amountIn(text: string): Amount | undefined {
  const [, open, sign, dollar, minus, digits, percent, close] = AMOUNT.exec(withFractions(text).trim()) ?? []
  if (digits === undefined || (open === undefined) !== (close === undefined)) return undefined
  if ((sign && minus) || (minus && !dollar) || (open && (sign ?? minus))) return undefined
  return {
    size: sizeOf(digits),
    isNegative: Boolean(open ?? minus) || sign === '-',
    isDollars: dollar !== undefined,
    isPercent: percent !== undefined,
    isFraction: digits.includes('/'),
    isDoubtful: /^[1-9]\d{0,2}\.\d{3}$/.test(digits),
  }
}

function noMoney({ isPercent, isFraction, isDoubtful }: Amount): string | undefined {
  if (isPercent) return 'Enter an amount in dollars, not a percentage.'
  if (isDoubtful) return 'Enter dollars and cents, such as 1,234.00 or 1.23.'
  return isFraction ? examples.currency : undefined
}

function misplaced(amount: Amount, place: NumberPlace): string | undefined {
  const { isDollars, isPercent, size, isNegative } = amount
  const { type, label = '', ofWhole } = place
  const problem = type === 'currency' ? noMoney(amount) : undefined
  if (problem) return problem
  if (isPercent && type === 'number' && !isInPercent(label)) return 'Enter a number, not a percentage.'
  if (isDollars && type === 'percent') return 'Enter a percentage, such as 8.25, not dollars.'
  if (size >= TOO_LARGE) return 'Enter a smaller number.'
  return ofWhole ? noShare(isNegative ? -size : size) : undefined
}

function noShare(percent: number): string | undefined {
  if (percent < 0) return 'A percent complete is at least 0.'
  return percent > 100 ? 'Percent complete cannot be more than 100.' : undefined
}

/** `6/12`, `4:12`, `4.5 in 12` as inches of rise. */
function pitchIn(text: string): Read<number> | undefined {
  const [, rise] = /^(\d{1,2}(?:\.\d+)?) ?(?:\/|:|in|on) ?12$/i.exec(text) ?? []
  return rise === undefined ? undefined : { value: Number(rise) }
}

function unitsIn(text: string, { type, label = '' }: NumberPlace): Read<number> | undefined {
  if (type !== 'number') return undefined
  return (isPitch(label) ? pitchIn(text) : undefined) ?? lengthIn(withFractions(text), label)
}

/**
 * The number in a text. Percentages are fractions: `8.25` and `8.25%` are 0.0825, and `0.0825` is less than a tenth of a
 * percent, as the sign next to the field says. A length such as `12'6"` counts in a field that its label measures in feet,
 * `6"` in one in inches, `6/12` as a pitch. Foreign and doubtful forms are refused in a sentence: never another number.
 */
export function readNumber(text: string, place: NumberPlace): Read<number> {
  const typed = plain(text)
  const length = unitsIn(typed, place)
  if (length) return length
  const amount = amountIn(typed)
  if (!amount) {
    const better = foreign(typed)
    return { problem: better === undefined ? examples[place.type] : `Use ${better}.` }
  }
  const problem = misplaced(amount, place)
  if (problem) return { problem }
  const value = (amount.isNegative ? -1 : 1) * amount.size + 0
  // A division in binary leaves noise.
  return { value: place.type === 'percent' ? Number((value / 100).toPrecision(15)) : value }
}
