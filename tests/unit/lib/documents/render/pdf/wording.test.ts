import { templateContents } from '@/lib/catalogue/contents'
import * as d from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import type { DocumentModel } from '@/lib/documents/model'
import { withPdf } from '@/lib/pdfium'
import { renderPdf } from '@/lib/documents/render/pdf'
import { verifyPdf } from '@/lib/documents/verify/pdf'
import { prepareScripts } from '@/tests/support/form-scripts'
import { spread } from '@/tests/support/chosen'
import { withoutNotices } from '@/tests/support/template-reader'
import { readPdf, typePdf, type ReadPdf } from './read-pdf'

const letter = d.part(
  'Letter',
  [
    d.p('{letter.date}'),
    d.p('{customer.name}\n{job.address}\n{job.city}, {job.state} {job.zip}'),
    d.section('Your roof'),
    d.p('Claim {insurance.claim}', 'Re:'),
    d.p('Dear {customer.firstName},'),
    d.p('The repair is {offer.price}, {offer.share} of it now, about {offer.hours} hours. {company.name}.', 'Price.'),
    d.bullets('Ask {company.name}', 'Keep the gutters clear'),
    d.clauses(['Start', 'We begin on {letter.date}.']),
    d.note('Please note', 'Call {company.phone}.', 'Thank you.'),
    d.p('Sincerely,'),
    d.signedBy('{company.representative}\n{company.name}'),
  ],
  { letter: true },
)
const facts = d.part(
  'Facts',
  [
    d.fields(
      2,
      d.own('letter.date', 'Date of letter', 'date'),
      d.field('customer.name'),
      d.field('customer.firstName'),
      d.field('job.address'),
      d.field('job.city'),
      d.field('job.state'),
      d.field('job.zip'),
      d.field('insurance.claim'),
      d.own('offer.price', 'Price', 'currency'),
      d.own('offer.share', 'Share', 'percent'),
      d.own('offer.hours', 'Hours', 'number', { value: 6 }),
      d.field('company.representative'),
    ),
  ],
  { audience: 'office' },
)
const model: DocumentModel = d.documentModel({
  title: 'Offer',
  subject: 'Offer',
  intro: 'For you.',
  parts: [letter, facts],
})

const typed = {
  'letter.date': '11/20/2026',
  'customer.name': 'Elizabeth Warner',
  'customer.firstName': 'Elizabeth',
  'job.address': '118 Orchard Lane',
  'job.city': 'Boston',
  'job.state': 'MA',
  // As pdf.js holds 02134.
  'job.zip': '2134',
  'insurance.claim': '00123-A',
  'offer.price': '1250',
  'offer.share': '12.5',
  'company.name': 'Smith & Sons Co.',
  'company.representative': 'Ana Müller',
}

const inWords = [
  'November 20, 2026',
  'Elizabeth Warner\n118 Orchard Lane\nBoston, MA 02134',
  'Claim 00123-A',
  'Dear Elizabeth,',
  'The repair is $1,250.00, 12.5% of it now, about 6 hours. Smith & Sons Co.',
  'Ask Smith & Sons Co.',
  'We begin on November 20, 2026.',
  'Call [Phone].',
  'Ana Müller\nSmith & Sons Co.',
]
const inBrackets = [
  '[Date of letter]',
  '[Customer name]\n[Job site address]\n[City], [State] [ZIP]',
  'Claim [Claim number]',
  'Dear [Customer first name],',
  'The repair is [Price], [Share] of it now, about 6 hours. [Company name].',
  'Ask [Company name]',
  'We begin on [Date of letter].',
  'Call [Phone].',
  '[Company representative]\n[Company name]',
]

/** A form in a viewer: the texts of its fields, which a person types over and the scripts then bring up to date. */
function openForm(pdf: ReadPdf) {
  const run = prepareScripts({
    libraries: Object.values(pdf.scripts).flat(),
    order: pdf.order,
    scriptOf: (name) => pdf.fields[name]?.[0]?.actions?.Calculate?.join(''),
    hasField: (name) => name in pdf.fields,
  })
  let texts = new Map(Object.entries(pdf.fields).map(([name, [field]]) => [name, field?.value ?? '']))
  return {
    type(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) {
        texts.set(name, value)
        texts = new Map([...texts, ...run(texts)])
      }
    },
    /** The fields that read a text, in order. */
    read: (): string[] => wordingNames(pdf).map((name) => texts.get(name) ?? ''),
  }
}

const wordingNames = (pdf: ReadPdf): string[] =>
  pdf.order.filter((name) => name.startsWith('wording.') && name !== 'wording.values')
const textOf = (page: ReadPdf['pages'][number]): string => page.text.map(({ text }) => text).join(' ')

describe('a letter', () => {
  let bytes: Uint8Array
  let pdf: ReadPdf

  beforeAll(async () => {
    bytes = await renderPdf(model)
    pdf = readPdf(bytes)
  })

  test('passes the checks of a document', async () => {
    expect(await verifyPdf(bytes, model)).toEqual([])
  })

  test('shows brackets as the initial values of fields, and nowhere in the text of its pages', () => {
    expect(openForm(pdf).read()).toEqual(inBrackets)
    for (const page of pdf.pages) expect(textOf(page)).not.toMatch(/[[\]{}]/)
  })

  test('takes what is typed elsewhere, and shows brackets again where that is cleared', () => {
    const form = openForm(pdf)
    form.type(typed)
    expect(form.read()).toEqual(inWords)
    form.type(Object.fromEntries(Object.keys(typed).map((name) => [name, ''])))
    expect(form.read()).toEqual(inBrackets)
  })

  test('leaves a paragraph that was edited by hand, or emptied, as it is', () => {
    const form = openForm(pdf)
    form.type({ 'customer.firstName': 'Elizabeth', 'wording.4': 'Dear Liz,', 'wording.6': '' })
    form.type({ ...typed, 'customer.firstName': 'Bob' })
    form.type({ 'customer.firstName': '', 'company.name': '' })
    expect(form.read()[3]).toBe('Dear Liz,')
    expect(form.read()[5]).toBe('')
    expect(form.read()[6]).toBe('We begin on November 20, 2026.')
  })

  test('is filled in by pdf.js as by hand: values, an edit that stays, and brackets again', () => {
    const read = (values: Record<string, string>) => wordingNames(pdf).map((name) => values[name])
    const steps = [...Object.entries(typed), ['job.zip', '02134']] as const
    expect(read(typePdf(bytes, steps))).toEqual(inWords)
    const edited = typePdf(bytes, [
      ...steps,
      ['wording.4', 'Dear Liz,'],
      ['customer.firstName', 'Bob'],
      ['offer.price', ''],
    ])
    expect(edited['wording.4']).toBe('Dear Liz,')
    expect(edited['wording.5']).toContain('The repair is [Price], 12.5% of it now')
    const cleared = typePdf(bytes, [...steps, ...Object.keys(typed).map((name) => [name, ''] as const)])
    expect(read(cleared)).toEqual(inBrackets)
  })

  test('is read by pdfium as drawn: brackets at first, the values once they are filled in', async () => {
    const pictures = async (document: DocumentModel) =>
      withPdf(await renderPdf(document), async (file) => {
        const { data } = await file.getPage(0).render({ scale: 1, render: 'bitmap', renderFormFields: true })
        return Buffer.from(data)
      })
    const [blank, again, filled] = [
      await pictures(model),
      await pictures(model),
      await pictures(fill(model, { 'customer.firstName': 'Elizabeth' })),
    ]
    expect(blank.equals(again)).toBe(true)
    expect(blank.equals(filled)).toBe(false)
  })

  test('is set in the size of the text around it, with room for half as much again', () => {
    const boxes = pdf.pages.flatMap(({ widgets }) => widgets).filter(({ name }) => /^wording\.\d/.test(name))
    expect(boxes).toHaveLength(inBrackets.length)
    expect(boxes.every(({ multiLine, readOnly }) => multiLine && !readOnly)).toBe(true)
    const heightOf = (index: number) => boxes[index]!.rect[3] - boxes[index]!.rect[1]
    expect(heightOf(1)).toBeGreaterThan(3 * 13)
    expect(boxes[2]?.tip).toBe('Letter text, paragraph 3')
  })

  test('has no title of the document; its first heading is its title', () => {
    expect(textOf(pdf.pages[0]!)).not.toContain('For you.')
    expect(textOf(pdf.pages[1]!)).toContain('For you.')
    expect(JSON.stringify(pdf.pages[0]?.tree)).toContain('"H1"')
  })

  test('leaves 40 points and more for a signature', () => {
    const closing = pdf.pages[0]!.text.find(({ text }) => text === 'Sincerely,')!
    const name = pdf.pages[0]!.widgets.find((found) => found.name === 'wording.9')!
    expect(closing.y - name.rect[3]).toBeGreaterThan(40)
  })
})

test('with values filled in, the letter reads as typed and goes on from there', async () => {
  const filled = fill(
    model,
    {
      'letter.date': '2026-11-20',
      'customer.name': 'Elizabeth Warner',
      'customer.firstName': 'Elizabeth',
      'job.address': '118 Orchard Lane',
      'job.city': 'Boston',
      'job.state': 'MA',
      'job.zip': '02134',
      'insurance.claim': '00123-A',
      'offer.price': 1250,
      'offer.share': 0.125,
    },
    { 'company.name': 'Smith & Sons Co.', 'company.representative': 'Ana Müller' },
  )
  const bytes = await renderPdf(filled)
  expect(await verifyPdf(bytes, filled)).toEqual([])
  const form = openForm(readPdf(bytes))
  expect(form.read()).toEqual(inWords)
  form.type({ 'customer.firstName': 'Liz', 'offer.price': '-80.5' })
  expect(form.read()[3]).toBe('Dear Liz,')
  expect(form.read()[4]).toContain('The repair is -$80.50,')
})

test('a company profile makes a letterhead without labels', async () => {
  const company = {
    name: 'Smith Roofing',
    phone: '(555) 555-0142',
    license: 'OH 48213',
    email: 'a@b.example',
    address: 'Main St',
  }
  const named = Object.fromEntries(Object.entries(company).map(([key, value]) => [`company.${key}`, value]))
  const filled = fill(model, {}, named)
  const bytes = await renderPdf(filled)
  expect(await verifyPdf(bytes, filled)).toEqual([])
  const [ours, theirs] = [readPdf(bytes), readPdf(await renderPdf(model))]
  const labels = ({ pages }: ReadPdf) => pages.filter((page) => textOf(page).includes('License no. and state')).length
  expect([labels(theirs), labels(ours)]).toEqual([2, 0])
  expect(ours.fields['company.license']).toHaveLength(2)
})

const merging = templateContents.filter(({ document }) =>
  /"(?:text|items)":[^}]*\{[a-z]+\.\w+\}/.test(JSON.stringify(withoutNotices(document()))),
)

test('the documents with merge fields are found', () => {
  expect(merging.length).toBeGreaterThan(55)
})

test.each(spread(merging, 1).map((template) => [template.slug, template] as const))(
  '%s has no brackets outside of fields, and follows what is typed',
  async (_, { document }) => {
    const pdf = readPdf(await renderPdf(document()))
    const printed = JSON.stringify(document()).match(/\[[^\]"]*\]/g) ?? []
    for (const page of pdf.pages)
      for (const [bracket] of textOf(page).matchAll(/\[[^\]]*\]/g)) expect(printed).toContain(bracket)
    const names = [
      ...new Set(
        [...JSON.stringify(withoutNotices(document())).matchAll(/\{([a-z]\w*\.[\w.]+)\}/g)].map(([, name]) => name!),
      ),
    ]
    const calculated = evaluate(document())
    const form = openForm(pdf)
    expect(form.read().join('')).toContain('[')
    form.type(Object.fromEntries(names.filter((name) => !calculated.has(name)).map((name) => [name, 'Typed'])))
    expect(form.read().join('')).toContain('Typed')
    if (names.every((name) => !calculated.has(name))) expect(form.read().join('')).not.toContain('[')
  },
)
