/** Between what a person types into a control and the value that the document takes. */
import { z } from 'zod'
import type { Control } from '@/lib/documents/controls'
import type { Value } from '@/lib/documents/model'

/** Otherwise zod tries to compile code, which the Content-Security-Policy forbids and the browser reports. */
z.config({ jitless: true })

/** What a control holds: the text as it was typed, or whether the box is ticked. */
export type Typed = string | boolean
export type TypedValues = Readonly<Record<string, Typed>>

/** A number as people write it: `1,250`, `$1,250.00`, `-12.5`, `(40)`, `8.25%`. */
const NUMBER = /^(\()?\s*([-−])?\s*\$?\s*(\d[\d,]*(?:\.\d*)?|\.\d+)\s*%?\s*(\))?$/

/** The number in a text; undefined if there is none. */
function numberOf(text: string): number | undefined {
  const [, open, minus, digits, close] = NUMBER.exec(text) ?? []
  if (digits === undefined || (open === undefined) !== (close === undefined)) return undefined
  const size = Number(digits.replaceAll(',', ''))
  return (open ?? minus) ? -size : size
}

const number = (message: string, toValue: (typed: number) => number = (typed) => typed) =>
  z
    .string()
    .trim()
    .transform((text, context): number | null => {
      if (text === '') return null
      const found = numberOf(text)
      if (found === undefined) context.addIssue({ code: 'custom', message })
      return found === undefined ? null : toValue(found)
    })

const text = z.string().transform((typed): string | null => typed || null)

const date = z
  .string()
  .refine((typed) => typed === '' || z.iso.date().safeParse(typed).success, 'Enter month, day and year.')
  .transform((typed): string | null => typed || null)

const email = z
  .string()
  .trim()
  .refine((typed) => typed === '' || z.regexes.email.test(typed), 'Enter an email address, such as name@example.com.')
  .transform((typed): string | null => typed || null)

const schemas = {
  text,
  multiline: text,
  phone: text,
  email,
  date,
  number: number('Enter a number, such as 1250 or 12.5.'),
  currency: number('Enter an amount, such as 1,250.00.'),
  // A percentage is stored as a fraction, without the noise of a division in binary.
  percent: number('Enter a percentage, such as 8.25.', (typed) => Number((typed / 100).toPrecision(15))),
  check: z.boolean().transform((typed): boolean | null => typed || null),
} satisfies Partial<Record<Control['type'], z.ZodType<Value, Typed>>>

const listed = (options: readonly string[]) =>
  z
    .string()
    .refine((typed) => typed === '' || options.includes(typed), 'Choose one of the listed answers.')
    .transform((typed): string | null => typed || null)

/** The schema of what is typed into a control: its output is the document's value. */
export function schemaOf({ type, closed, options = [] }: Control): z.ZodType<Value> {
  if (type === 'one') return listed(options)
  if (type === 'select') return closed ? listed(options) : text
  return schemas[type]
}

/** What a control shows for a value of the document. The reverse of its schema. */
export function typedOf({ type, decimals }: Pick<Control, 'type' | 'decimals'>, value: Value): Typed {
  if (type === 'check') return value === true
  if (value === null) return ''
  if (typeof value !== 'number') return String(value)
  if (type === 'percent') return String(Number((value * 100).toPrecision(12)))
  return type === 'currency' ? value.toFixed(2) : decimals === undefined ? String(value) : value.toFixed(decimals)
}
