import { setEntries } from '@/lib/catalogue'
import { templateContents } from '@/lib/catalogue/contents'
import { formOf } from '@/lib/documents/form'
import { readTyped } from '@/lib/fill/entries'
import { shownTexts } from '@/lib/fill/live'
import type { TypedValues } from '@/lib/fill/typed'
import { newJob, textOf, withFacts } from '@/lib/jobs/job'
import { factsFrom, inJob } from '@/lib/jobs/join'
import { offersFor } from '@/lib/jobs/documents'
import { valuesOf } from '@/lib/jobs/values'
import { draftOf } from '@/tests/support/drafts'
import { finder } from '@/tests/support/template-reader'
import { entriesOf } from '../documents/model-helpers'

const find = finder(templateContents)

function filled(slug: string, typed: TypedValues) {
  const model = find(slug).document()
  const form = formOf(model)
  const { values } = readTyped(form, typed)
  const texts = shownTexts({ form, model, company: {}, today: '2026-11-23' }, entriesOf(values))
  return { form, values: valuesOf(slug, form, typed, (name) => texts.get(name) ?? '') }
}

test('a filled estimate makes a job with its customer, site, roof system, set and calculated price', () => {
  const slug = 'asphalt-shingles-residential-replacement-estimate'
  const typed = {
    ...{ 'customer.name': 'Dana Rivera', 'job.state': 'TX', 'price.overhead': '10', 'price.profit': '10' },
    ...{ 'cost.1.typed': '10', 'cost.1.each': '100', 'cost.1.work': '20' },
  }
  const { values } = filled(slug, typed)
  const facts = factsFrom(slug, values, setEntries())
  expect(facts).toMatchObject({
    ...{ 'customer.name': 'Dana Rivera', 'job.state': 'TX' },
    ...{ system: 'asphalt-shingles', set: 'asphalt-shingles-replacement', 'roof.system': 'Asphalt Shingles' },
  })
  expect(facts['amount:contract.original']).toBe('1452.00')
  // A receipt makes one with the payment as a line.
  const receipt = filled('payment-receipt', { 'receipt.amount': '500', 'receipt.date': '2026-11-20' })
  expect(factsFrom('payment-receipt', receipt.values, setEntries())).toMatchObject({ 'payment.1.amount': '500.00' })
})

test.each([
  ['asphalt-shingles-repair-estimate', 'asphalt-shingles-repair'],
  ['tpo-roofing-commercial-replacement-estimate', 'tpo-roofing-commercial'],
  ['asphalt-shingles-insurance-claim-inspection', 'asphalt-shingles-insurance-claim'],
])('the job of %s gets the set %s', (slug, set) => {
  expect(factsFrom(slug, new Map(), setEntries()).set).toBe(set)
})

test('a draft in its job is offered later changes of what both had alike, and blanks', () => {
  const slug = 'change-order'
  const typed = { 'customer.name': 'Dana Rivera', 'job.number': '9' }
  const { form } = filled(slug, typed)
  const job = withFacts(newJob('job-of-the-draft'), { 'customer.name': 'Dana Rivera', 'job.number': '7' })
  const joined = inJob(draftOf({ slug, typed, noticed: 5 }), { form, typed }, job, 9)
  expect(joined).toMatchObject({ job: job.id, changed: 9, typed, fromJob: { 'customer.name': 'Dana Rivera' } })
  expect(joined.noticed).toBeUndefined()
  const later = withFacts(job, { 'customer.name': 'Dana Ortiz', 'contract.number': 'C-7' })
  const offers = offersFor(joined, form, later)
  expect(offers.updates.map(({ name }) => name).sort()).toEqual(['contract.number', 'customer.name'])
  expect(offers.others.map(({ name }) => name)).toEqual(['job.number'])
  expect(textOf(later, 'job.number')).toBe('7')
})
