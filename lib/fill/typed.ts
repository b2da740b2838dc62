import { z } from 'zod'
import type { Control } from '@/lib/documents/controls'
import type { Value } from '@/lib/documents/model'
import { isRead, readText } from '@/lib/documents/typed'

/** Otherwise zod tries to compile code, which the Content-Security-Policy forbids and the browser reports. */
z.config({ jitless: true })

/** What a control holds: the text as it was typed, or whether the box is checked. */
export type Typed = string | boolean
export type TypedValues = Readonly<Record<string, Typed>>

export const wordsOf = (typed: Typed): string => (typeof typed === 'string' ? typed || 'blank' : typed ? 'yes' : 'no')

const text = z.string().transform((typed): string | null => typed || null)

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
  check: z.boolean().transform((typed): boolean | null => typed || null),
} satisfies Partial<Record<Control['type'], z.ZodType<Value, Typed>>>

/** Reads a number or a date from a text; a refused text gets the sentence that says why. */
const read = (place: Parameters<typeof readText>[0]) =>
  z.string().transform((typed, context): Value => {
    const found = readText(place, typed)
    if ('value' in found) return found.value
    context.addIssue({ code: 'custom', message: found.problem })
    return null
  })

const listed = (options: readonly string[]) =>
  z
    .string()
    .refine((typed) => typed === '' || options.includes(typed), 'Choose one of the listed answers.')
    .transform((typed): string | null => typed || null)

type SchemaPlace = Pick<Control, 'type' | 'options' | 'ofWhole'> & Partial<Pick<Control, 'label' | 'closed'>>

/** The schema of what is typed into a control: its output is the document's value. */
export function schemaOf(control: SchemaPlace): z.ZodType<Value> {
  const { type, closed, options = [] } = control
  if (isRead(control)) return read(control)
  if (type === 'one') return listed(options)
  if (type === 'select') return closed ? listed(options) : text
  return schemas[type as keyof typeof schemas]
}

const digitsOf = (value: number): string =>
  String(value).includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : String(value)

/** What a control shows for a value of the document. The reverse of its schema. */
export function typedOf({ type, decimals }: Pick<Control, 'type' | 'decimals'>, value: Value): Typed {
  if (type === 'check') return value === true
  if (value === null) return ''
  if (typeof value !== 'number') return String(value)
  if (type === 'percent') return digitsOf(Number((value * 100).toPrecision(12)))
  return type === 'currency' ? value.toFixed(2) : decimals === undefined ? digitsOf(value) : value.toFixed(decimals)
}
