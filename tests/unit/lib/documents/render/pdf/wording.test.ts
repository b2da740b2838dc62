import { templateContents } from '@/lib/catalogue/contents'
import * as d from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import type { DocumentModel } from '@/lib/documents/model'
import { withPdf } from '@/lib/pdfium'
import { renderPdf } from '@/lib/documents/render/pdf'
import { spread } from '@/tests/support/chosen'
import { withoutNotices } from '@/tests/support/template-reader'
import { checked, mergeNames, modelOf } from '../../model-helpers'
import { formIn, readModel, readPdf, textOf, typePdf, widgetsIn, type ReadPdf } from './read-pdf'

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
const texts = {
  'customer.name': 'Elizabeth Warner',
  'customer.firstName': 'Elizabeth',
  'job.address': '118 Orchard Lane',
  'job.city': 'Boston',
  'job.state': 'MA',
  'insurance.claim': '00123-A',
}
const facts = d.part(
  'Facts',
  [
    d.fields(
      2,
      d.own('letter.date', 'Date of letter', 'date'),
      ...(Object.keys(texts) as (keyof typeof texts)[]).map((name) => d.field(name)),
      d.field('job.zip'),
      d.own('offer.price', 'Price', 'currency'),
      d.own('offer.share', 'Share', 'percent'),
      d.own('offer.hours', 'Hours', 'number', { value: 6 }),
      d.field('company.representative'),
    ),
  ],
  { audience: 'office' },
)
const model = modelOf([letter, facts], { intro: 'For you.', letterhead: 'full' })

const company = { 'company.name': 'Smith & Sons Co.', 'company.representative': 'Ana Müller' }
const typed = {
  ...texts,
  ...company,
  'letter.date': '11/20/2026',
  // As pdf.js holds 02134.
  'job.zip': '2134',
  'offer.price': '1250',
  'offer.share': '12.5',
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
  const { texts: blank, run } = formIn(pdf)
  let texts = blank
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

describe('a letter', () => {
  let bytes: Uint8Array
  let pdf: ReadPdf

  beforeAll(async () => {
    bytes = await checked(model, 'PDF')
    pdf = readPdf(bytes)
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
    const blank = await pictures(model)
    expect(blank.equals(await pictures(model))).toBe(true)
    expect(blank.equals(await pictures(fill(model, { 'customer.firstName': 'Elizabeth' })))).toBe(false)
  })

  test('is set in the size of the text around it, with room for half as much again and 40 points for a signature', () => {
    const boxes = widgetsIn(pdf).filter(({ name }) => /^wording\.\d/.test(name))
    expect(boxes).toHaveLength(inBrackets.length)
    expect(boxes.every(({ multiLine, readOnly }) => multiLine && !readOnly)).toBe(true)
    const heightOf = (index: number) => boxes[index]!.rect[3] - boxes[index]!.rect[1]
    expect(heightOf(1)).toBeGreaterThan(3 * 13)
    expect(boxes[2]?.tip).toBe('Letter text, paragraph 3')
    const closing = pdf.pages[0]!.text.find(({ text }) => text === 'Sincerely,')!
    const name = pdf.pages[0]!.widgets.find((found) => found.name === 'wording.9')!
    expect(closing.y - name.rect[3]).toBeGreaterThan(40)
  })

  test('has no title of the document; its first heading is its title', () => {
    expect(textOf(pdf.pages[0])).not.toContain('For you.')
    expect(textOf(pdf.pages[1])).toContain('For you.')
    expect(JSON.stringify(pdf.pages[0]?.tree)).toContain('"H1"')
  })
})

test('with values filled in, the letter reads as typed and goes on from there', async () => {
  const values = {
    ...texts,
    'letter.date': '2026-11-20',
    'job.zip': '02134',
    'offer.price': 1250,
    'offer.share': 0.125,
  }
  const form = openForm(readPdf(await checked(fill(model, values, company), 'PDF')))
  expect(form.read()).toEqual(inWords)
  form.type({ 'customer.firstName': 'Liz', 'offer.price': '-80.5' })
  expect(form.read()[3]).toBe('Dear Liz,')
  expect(form.read()[4]).toContain('The repair is -$80.50,')
})

test('a company profile makes a letterhead without labels', async () => {
  const profile = {
    'company.name': 'Smith Roofing',
    'company.phone': '(555) 555-0142',
    'company.license': 'OH 48213',
    'company.email': 'a@b.example',
    'company.address': 'Main St',
  }
  const [ours, theirs] = [readPdf(await checked(fill(model, {}, profile), 'PDF')), await readModel(model)]
  const labels = ({ pages }: ReadPdf) => pages.filter((page) => textOf(page).includes('License no. and state')).length
  expect([labels(theirs), labels(ours)]).toEqual([2, 0])
  expect(ours.fields['company.license']).toHaveLength(2)
})

const merging = templateContents.filter(({ document }) =>
  /"(?:text|items)":[^}]*\{[a-z]+\.\w+\}/.test(JSON.stringify(withoutNotices(document()))),
)

test.each(spread(merging, 1).map((template) => [template.slug, template] as const))(
  '%s has no brackets outside of fields, and follows what is typed',
  async (_, { document }) => {
    expect(merging.length).toBeGreaterThan(55)
    const pdf = await readModel(document())
    const printed = JSON.stringify(document()).match(/\[[^\]"]*\]/g) ?? []
    for (const page of pdf.pages)
      for (const [bracket] of textOf(page).matchAll(/\[[^\]]*\]/g)) expect(printed).toContain(bracket)
    const names = mergeNames(document())
    const calculated = evaluate(document())
    const form = openForm(pdf)
    expect(form.read().join('')).toContain('[')
    form.type(Object.fromEntries(names.filter((name) => !calculated.has(name)).map((name) => [name, 'Typed'])))
    expect(form.read().join('')).toContain('Typed')
    if (names.every((name) => !calculated.has(name))) expect(form.read().join('')).not.toContain('[')
  },
)
