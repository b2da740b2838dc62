import { vocabulary } from '@/lib/documents/vocabulary'
import {
  companyEntries,
  companyFields,
  companyFormSchema,
  companyLabel,
  companySchema,
  emptyCompany,
  isEmptyCompany,
} from '@/lib/fill/company'

const logo = { type: 'image/png' as const, bytes: new Uint8Array([1, 2, 3]), width: 600, height: 200 }
const messages = (changes: object): string[] =>
  companyFormSchema.safeParse({ ...emptyCompany, ...changes }).error?.issues.map(({ message }) => message) ?? []

test('every field is a name of the vocabulary, with its label', () => {
  for (const field of companyFields) expect(Object.keys(vocabulary)).toContain(`company.${field}`)
  expect(companyLabel('license')).toBe('License no. and state')
})

test('documents get what is typed, by vocabulary name and trimmed; what is blank stays a blank field', () => {
  const entries = companyEntries({
    ...emptyCompany,
    name: ' Peña & Łukasz Roofing ',
    phone: '(614) 555-0142',
    email: '  ',
  })
  expect(entries).toEqual({
    values: { 'company.name': 'Peña & Łukasz Roofing', 'company.phone': '(614) 555-0142' },
    pictures: {},
  })
})

test('the logo says whose it is', () => {
  const { pictures } = companyEntries({ ...emptyCompany, name: 'Summit Roofing', logo })
  expect(pictures).toEqual({ 'company.logo': { ...logo, alt: 'Logo of Summit Roofing' } })
  expect(companyEntries({ ...emptyCompany, logo }).pictures['company.logo']?.alt).toBe('Company logo')
})

test.each([
  ['#1f4e79', '1F4E79'],
  ['', undefined],
  ['#123', '112233'],
  ['#ff9a55', undefined],
  ['blue', undefined],
])('a color typed as %j is the accent %s', (typed, accent) => {
  expect(companyEntries({ ...emptyCompany, accent: typed }).accent).toBe(accent)
})

test('the form objects to a wrong email, a color that is none, line breaks and very long texts, and to nothing blank', () => {
  expect(messages({})).toEqual([])
  expect(messages({ email: 'office@example.com', accent: '#1F4E79', name: 'Peña Roofing' })).toEqual([])
  expect(messages({ email: 'office@' })).toEqual(['Please enter a valid email address'])
  expect(messages({ accent: 'blue' })).toEqual(['Enter six digits such as #1F4E79, or pick a color'])
  expect(messages({ address: '1 Main St\nColumbus' })).toEqual(['Use one line, without control characters'])
  expect(messages({ name: 'x'.repeat(121) })).toEqual(['Use at most 120 characters'])
})

test('a profile with an objection is kept as it was typed', () => {
  const typed = { ...emptyCompany, email: 'office@', accent: 'blue' }
  expect(companySchema.parse(typed)).toEqual(typed)
})

test('a profile of an earlier version, with fewer fields, is read', () => {
  expect(companySchema.parse({ name: 'Summit Roofing' })).toEqual({ ...emptyCompany, name: 'Summit Roofing' })
})

test('spaces alone are an empty company; a logo alone is one', () => {
  expect(isEmptyCompany({ ...emptyCompany, name: '  ' })).toBe(true)
  expect(isEmptyCompany({ ...emptyCompany, logo })).toBe(false)
})
