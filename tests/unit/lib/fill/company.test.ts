import { vocabulary } from '@/lib/documents/vocabulary'
import * as c from '@/lib/fill/company'

const { companyEntries, emptyCompany } = c
const logo = { type: 'image/png' as const, bytes: new Uint8Array([1, 2, 3]), width: 600, height: 200 }

test('every field is a name of the vocabulary, with its label', () => {
  for (const field of c.companyFields) expect(Object.keys(vocabulary)).toContain(`company.${field}`)
  expect(c.companyLabel('license')).toBe('License no. and state')
})

test('documents get what is typed, by vocabulary name and trimmed; what is blank stays a blank field; the logo says whose it is', () => {
  const typed = { name: ' Peña & Łukasz Roofing ', phone: '(614) 555-0142', email: '  ' }
  expect(companyEntries({ ...emptyCompany, ...typed })).toEqual({
    values: { 'company.name': 'Peña & Łukasz Roofing', 'company.phone': '(614) 555-0142' },
    pictures: {},
  })
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

test.each<[object, string?]>([
  [{}],
  [{ email: 'office@example.com', accent: '#1F4E79', name: 'Peña Roofing' }],
  [{ email: 'office@' }, 'Please enter a valid email address'],
  [{ accent: 'blue' }, 'Enter six digits such as #1F4E79, or pick a color'],
  [{ address: '1 Main St\nColumbus' }, 'Use one line, without control characters'],
  [{ name: 'x'.repeat(121) }, 'Use at most 120 characters'],
])('to %j the form objects in a sentence, or not at all: %s', (changes, ...messages) => {
  const { error } = c.companyFormSchema.safeParse({ ...emptyCompany, ...changes })
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages)
})

test('a profile with an objection is kept as it was typed, and one of an earlier version, with fewer fields, is read', () => {
  const typed = { ...emptyCompany, email: 'office@', accent: 'blue' }
  expect(c.companySchema.parse(typed)).toEqual(typed)
  expect(c.companySchema.parse({ name: 'Summit Roofing' })).toEqual({ ...emptyCompany, name: 'Summit Roofing' })
})

test('spaces alone are an empty company; a logo alone is one', () => {
  expect(c.isEmptyCompany({ ...emptyCompany, name: '  ' })).toBe(true)
  expect(c.isEmptyCompany({ ...emptyCompany, logo })).toBe(false)
})
