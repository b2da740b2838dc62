import { z } from 'zod'
import type { Value } from '@/lib/documents/blocks'
import type { Picture } from '@/lib/documents/entries'
import { vocabulary } from '@/lib/documents/vocabulary'
import { emailSchema } from '@/lib/forms/schema'
import { isReadable, parseColor } from './accent'

/** The fields of a profile; each is `company.*` in the documents' vocabulary. */
export const companyFields = [
  'name',
  'license',
  'address',
  'phone',
  'email',
  'website',
  'insurer',
  'representative',
  'safetyContact',
] as const
export type CompanyField = (typeof companyFields)[number]

const TEXT_MAX = 120
export const LOGO_MAX = 1200

const typed = z.string().default('')

/** The texts as they were typed, right or wrong. */
const typedTexts = z.object({
  ...{ name: typed, license: typed, address: typed, phone: typed, email: typed },
  ...{ website: typed, insurer: typed, representative: typed, safetyContact: typed },
  accent: typed,
})

const pixels = z.int().min(1).max(LOGO_MAX)

export const companySchema = typedTexts.extend({
  logo: z
    .object({
      type: z.enum(['image/png', 'image/jpeg']),
      bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value)),
      width: pixels,
      height: pixels,
    })
    .nullable()
    .default(null),
})

export type CompanyTexts = z.output<typeof typedTexts>
export type CompanyProfile = z.output<typeof companySchema>
export type Logo = NonNullable<CompanyProfile['logo']>

const line = z
  .string()
  .max(TEXT_MAX, `Use at most ${TEXT_MAX} characters`)
  .regex(/^\P{Cc}*$/u, 'Use one line, without control characters')
const isEmail = (text: string): boolean => text.trim() === '' || emailSchema.safeParse(text).success
const isColor = (text: string): boolean => text.trim() === '' || parseColor(text) !== undefined

/** The same texts with the form's objections. A text that it objects to is kept anyway. */
export const companyFormSchema: z.ZodType<CompanyTexts, CompanyTexts> = z.object({
  ...{ name: line, license: line, address: line, phone: line, website: line },
  ...{ insurer: line, representative: line, safetyContact: line },
  email: line.refine(isEmail, 'Please enter a valid email address'),
  accent: z.string().refine(isColor, 'Enter six digits such as #1F4E79, or pick a color'),
})

export const emptyCompany: CompanyProfile = companySchema.parse({})

/** Whether nothing is typed and no logo chosen. */
export const isEmptyCompany = ({ logo, ...texts }: CompanyProfile): boolean =>
  !logo && Object.values(texts).every((text) => text.trim() === '')

export interface CompanyEntries {
  /** By vocabulary name (`company.name`), without the blank ones. */
  values: Readonly<Record<string, Value>>
  pictures: Readonly<Record<string, Picture>>
  /** RRGGBB; absent if none is given or it is too light for text. */
  accent?: string
}

/** Returns what a profile puts into a document. */
export function companyEntries(profile: CompanyProfile): CompanyEntries {
  const { logo, name } = profile
  const values = companyFields.flatMap((field): [string, string][] => {
    const value = profile[field].trim()
    return value ? [[`company.${field}`, value]] : []
  })
  const accent = parseColor(profile.accent)
  return {
    values: Object.fromEntries(values),
    pictures: logo ? { 'company.logo': { ...logo, alt: name.trim() ? `Logo of ${name.trim()}` : 'Company logo' } } : {},
    ...(accent && isReadable(accent) ? { accent } : {}),
  }
}

/** Returns a field's label, as documents have it. */
export const companyLabel = (field: CompanyField): string => vocabulary[`company.${field}`].label
