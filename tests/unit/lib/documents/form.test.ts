import { templateContents } from '@/lib/catalogue/contents'
import { calculated, field, fields, own, part, ref, section } from '@/lib/documents/author'
import { formBlocks, formOf, fullLabel, type Control, type Form } from '@/lib/documents/form'
import { blocksOf } from '@/lib/documents/model'
import { blockSlots } from '@/lib/documents/slots'
import { sampleDocument } from '@/tests/support/sample-document'
import { documentOf } from '@/tests/support/block-document'
import { modelOf } from './model-helpers'

const controlsOf = (form: Form): Control[] => formBlocks(form).flatMap(({ controls }) => controls)

const opened = ({ slug, document }: (typeof templateContents)[number]) => {
  const model = document()
  return { slug, model, form: formOf(model) }
}
const forms = templateContents.map(opened)

test('a document asks once, with a label, for each of its names that is not calculated', () => {
  const problems = forms.flatMap(({ slug, model, form }) => {
    const slots = blocksOf(model).flatMap(blockSlots)
    const calculatedNames = new Set(slots.filter(([, slot]) => slot.calculated).map(([name]) => name))
    const asked = new Map<string, number>()
    const printed = new Set(controlsOf(form).flatMap(({ name, role }) => (role === 'printed' ? [name] : [])))
    for (const { name, role } of controlsOf(form)) if (role === 'asked') asked.set(name, (asked.get(name) ?? 0) + 1)
    const wrong = [...new Set(slots.map(([name]) => name))].filter(
      (name) => (asked.get(name) ?? 0) !== (calculatedNames.has(name) || printed.has(name) ? 0 : 1),
    )
    const unlabeled = controlsOf(form).filter((control) => fullLabel(control).trim() === '')
    return [...wrong, ...unlabeled.map(({ name }) => name)].map((name) => `${slug}: ${name}`)
  })
  expect(problems).toEqual([])
})

test('every block of a document stands in the form, in the order of its part, with a control for each of its names', () => {
  for (const { slug, model, form } of forms) {
    for (const step of form.steps) {
      const part = model.parts.find(({ name }) => name === step.name)
      const blocks = part?.blocks.filter(({ kind }) => kind !== 'heading' && kind !== 'pageBreak')
      const shown = step.sections.flatMap((each) => each.blocks)
      expect({ slug, blocks: shown.map(({ block }) => block) }).toEqual({ slug, blocks })
      for (const { block, controls } of shown)
        expect(new Set(controls.map(({ name }) => name))).toEqual(new Set(blockSlots(block).map(([name]) => name)))
    }
    const ids = form.steps.flatMap(({ id, sections }) => [id, ...sections.map((each) => each.id)])
    expect(new Set(ids).size).toBe(ids.length)
  }
})

const formFor = (slug: string): Form => opened(templateContents.find((each) => each.slug === slug)!).form

test.each([
  ['the figures that make a price stand before the page that shows it', 'shingle-roof-estimate', 'Measurements, Cost'],
  ['so do those of a change', 'change-order-quote', 'Cost, Change quote'],
  ['a letter follows the page on which its names are filled in', 'denied-claim-next-steps-letter', 'Prepare, Letter'],
  ['a page to read stays in front', 'tpo-roofing-repair-contract', 'Before you use this form, Contract'],
  ['the office’s check of a receipt stays behind it', 'deposit-receipt', 'Receipt, Office'],
])('%s: %s', (_, slug, steps) => {
  const names = formFor(slug).steps.map(({ name }) => name)
  expect(names.join(', ')).toMatch(new RegExp(`^${steps}`))
  if (slug === 'shingle-roof-estimate')
    expect(names.slice(2)).toEqual(['Estimate', 'Price by line', 'If insurance pays'])
})

test('a name that is calculated in one place is calculated in all', () => {
  const twice = calculated('price.twice', 'Twice', 'currency', ref('price.one'))
  const model = modelOf([
    part('First', [section('Price'), fields(2, own('price.twice', 'Twice', 'currency'))]),
    part('Second', [section('Result'), fields(2, own('price.one', 'Price', 'currency'), twice)]),
  ])
  const roles = controlsOf(formOf(model)).map(({ name, role }) => `${name} is ${role}`)
  expect(roles).toEqual(expect.arrayContaining(['price.one is asked', 'price.twice is calculated']))
  expect(roles).not.toContain('price.twice is asked')
})

test('controls say how to type: units, keyboards, and what the browser may fill in', () => {
  const { controls } = formOf(sampleDocument())
  const of = (name: string) => controls.get(name)
  const firstOf = (kind: string) => [...controls.values()].find(({ type }) => type === kind)
  expect(of('customer.phone')).toMatchObject({ type: 'phone', inputMode: 'tel', autoComplete: 'off' })
  expect(of('customer.email')).toMatchObject({ inputMode: 'email', autoComplete: 'off' })
  expect(firstOf('currency')).toMatchObject({ unit: '$', inputMode: 'decimal' })
  expect(firstOf('percent')).toMatchObject({ unit: '%' })
  const company = documentOf(section('Company'), fields(2, field('company.phone')))
  expect(formOf(company).controls.get('company.phone')).toMatchObject({ autoComplete: 'tel' })
})

test('health and identity are marked, and nothing else is', () => {
  const marked = [
    'tpo-roofing-incident-report-form',
    'first-aid-log',
    'employee-information-and-emergency-contact-form',
  ]
  const sensitive = new Set(
    [...forms.map(({ form }) => form), ...marked.map(formFor)].flatMap((form) =>
      [...form.controls.values()].filter((each) => each.sensitive).map(({ name }) => name.replace(/\.\d+\./, '.n.')),
    ),
  )
  expect([...sensitive].sort()).toEqual([
    'account.injury',
    ...[
      'clinician',
      'daysAway',
      'daysRestricted',
      'death',
      'emergencyRoom',
      'facility',
      'onSite',
      'overnight',
      'return',
    ].map((key) => `care.${key}`),
    ...['allergy', 'carry', 'date', 'doctor', 'hospital', 'line', 'not', 'sealed', 'tell', 'tellForeman'].map(
      (key) => `medical.${key}`,
    ),
    'person.birth',
    'person.sex',
    ...['sent', 'used', 'what'].map((key) => `treatment.n.${key}`),
  ])
})
