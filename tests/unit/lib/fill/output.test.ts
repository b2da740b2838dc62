import { templateContents } from '@/lib/catalogue/contents'
import { p, part } from '@/lib/documents/author'
import { mailAddress, outputName, readersOf } from '@/lib/fill/output'
import { modelOf } from '../documents/model-helpers'

type Texts = Readonly<Record<string, string>>
const textOf = (texts: Texts) => (name: string) => texts[name] ?? ''
const file = { slug: 'change-order', format: 'PDF', day: '2026-11-28', fileFor: 'customer' } as const
const nameFor = (texts: Texts): string => outputName(file, textOf(texts))

test.each([
  ['Hail & Sons LLC', 'hail-sons'],
  ['Hail & Sons, L.L.C.', 'hail-sons'],
  ['Hail Co., Inc.', 'hail'],
  ['Hail & Co.', 'hail'],
  ['Summit Dental P.C.', 'summit-dental'],
  ['Oak Grove HOA', 'oak-grove-hoa'],
  ['First Baptist Church of Springfield, Illinois, Building Committee', 'first-baptist-church-of-springfield'],
  ['Ana Rivera', 'ana-rivera'],
  ['Luis Peña Jr.', 'luis-pena-jr'],
  ['LLC', 'llc'],
  ['Incline Village Lodge', 'incline-village-lodge'],
])('the file of %s is named by what tells it from those of others', (name, words) => {
  expect(nameFor({ 'customer.name': name })).toBe(`change-order-${words}-2026-11-28.pdf`)
})

test('a file without a name has its document and day; the next of a name its number', () => {
  expect(nameFor({})).toBe('change-order-2026-11-28.pdf')
  const address = { 'customer.name': ' ', 'job.address': '418 Example Lane' }
  expect(nameFor(address)).toBe('change-order-418-example-lane-2026-11-28.pdf')
  expect(outputName({ ...file, fileFor: 'office' }, textOf({}), 2)).toBe('change-order-2026-11-28-2-OFFICE.pdf')
})

test('573 documents have files of several readers; the office’s ends in OFFICE, the other in field', () => {
  const models = templateContents.map(({ slug, document }) => ({ slug, model: document() }))
  const named = models.map(({ slug, model }) =>
    readersOf(model).map((fileFor) =>
      outputName({ ...file, slug, fileFor }, textOf({ 'customer.name': 'Ana Rivera' })),
    ),
  )
  const apart = named.filter((names) => names.length > 1)
  expect(apart).toHaveLength(573)
  for (const [customer, ...others] of apart) {
    expect(customer).not.toMatch(/office|field/i)
    const marked = ['OFFICE', 'field'].map((mark) => customer?.replace('.pdf', `-${mark}.pdf`))
    expect(marked).toEqual(expect.arrayContaining(others))
  }
})

test('an email that a mail program opens with says what to attach and where a signed file is checked, or is the letter itself', () => {
  const model = modelOf([part('Order', [p('Dear {customer.name}, here is the change.')])])
  const get = textOf({ 'customer.name': 'Ana', 'customer.email': 'ana@example.com' })
  const read = (kind: string, note?: string) => {
    const template = { model, name: 'Change Order', kind, ...(note ? { note } : {}) }
    const { pathname, searchParams } = new URL(mailAddress(template, get, 'order.pdf'))
    return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) } as Record<string, string>
  }
  const body = 'Attach order.pdf from your downloads. Then write your message over this line.'
  expect(read('estimate')).toEqual({ to: 'ana@example.com', subject: 'Change Order', body })
  expect(read('estimate', 'The file is signed.').body).toBe(`${body}\n\nThe file is signed.`)
  expect(read('client-communication').body).toBe('Dear Ana, here is the change.')
})
