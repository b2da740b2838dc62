import { templateContents } from '@/lib/catalogue/contents'
import type { Draft } from '@/lib/fill/draft'
import { formOf } from '@/lib/documents/form'
import { readTyped } from '@/lib/fill/entries'
import { framesOf, numberedFrames } from '@/lib/fill/frames'
import { draftFor, offersFor, withOffers } from '@/lib/jobs/documents'
import { AMOUNT } from '@/lib/jobs/facts'
import { newJob, withFacts, type Job } from '@/lib/jobs/job'
import { withPhotos, withPhotoText } from '@/lib/jobs/job-photos'
import { sumOf, textsFor } from '@/lib/jobs/ledger'
import { lineOf } from '@/lib/jobs/lines'
import { differencesOf, knownIn } from '@/lib/jobs/mapping'
import { signature } from '@/tests/support/drafts'
import { figures, finder } from '@/tests/support/template-reader'

const modelOf = (slug: string) => finder(templateContents)(slug).document()
const priceOf = (text: string) => ({ [`${AMOUNT}contract.original`]: text })
const job = withFacts(newJob('job-for-tests'), {
  ...{ 'customer.name': 'Dana Rivera', 'job.address': '214 Example St', 'job.city': 'Columbus', 'job.state': 'OH' },
  ...{ 'job.startDate': '2026-12-01', ...priceOf('14800.00') },
})
/** What a blank document takes of a job. */
const known = (slug: string, from = job) => knownIn(formOf(modelOf(slug)), slug, from)
/** What a draft is offered of the job as it is later. */
const offers = (draft: Draft, later: Job) => offersFor(draft, formOf(modelOf(draft.slug)), later)
const begin = (slug: string, from = job) => draftFor(slug, modelOf(slug), from)
type Values = ReadonlyMap<string, string | number>

test('a document is filled with what it asks for: a business’s contract names the entity, a plan the whole address', () => {
  expect(known('change-order')).toMatchObject({ 'customer.name': 'Dana Rivera', 'sum.original': '14800.00' })
  expect(known('epdm-commercial-contract')).toMatchObject({ 'price.contractSum': '14800.00' })
  expect(known('epdm-safety-plan')['emergency.address']).toBe('214 Example St, Columbus, OH')
  // A subcontract is not with the customer.
  expect(known('epdm-subcontractor-agreement')).not.toHaveProperty(['customer.name'])
  const chosen = withFacts(job, { 'roof.manufacturer': 'Example Co.', 'roof.product': 'Weathered Wood' })
  const estimate = known('asphalt-shingles-residential-replacement-estimate', chosen)
  expect(estimate['product.field']).toBe('Example Co., Weathered Wood')
})

const repairContracts = templateContents.filter(({ slug }) => /(?<!-emergency)-repair-contract$/.test(slug))

test('every repair contract has the job’s price as one line, and its sum is that of the job', () => {
  expect(repairContracts.length).toBeGreaterThan(20)
  for (const { slug } of repairContracts) {
    const rates = Object.entries(known(slug)).filter(([name]) => /^price\.\d+\.rate$/.test(name))
    expect([slug, rates.map(([, rate]) => rate)]).toEqual([slug, ['14800.00']])
  }
})

test('the job’s price is never put beside the lines of a repair contract that a person has priced', () => {
  const empty = begin('epdm-repair-contract', newJob('job-without-a-price'))
  expect(offers(empty, job).updates.filter(({ name }) => name.startsWith('price.'))).toEqual([])
  const dearer = offers(begin('epdm-repair-contract'), withFacts(job, priceOf('15000.00')))
  expect(dearer.updates).toMatchObject([{ before: '14800.00', after: '15000.00' }])
})

test('emergency work before the contract has a number and a date of its own', () => {
  const sold = withFacts(job, { 'contract.number': 'C-7', 'contract.date': '2026-11-14' })
  const names = (slug: string) => Object.keys(known(slug, sold))
  expect(names('storm-damage-repair-contract')).toEqual(expect.arrayContaining(['contract.number', 'contract.date']))
  for (const slug of ['emergency-tarp-contract', 'epdm-emergency-repair-contract'])
    expect(names(slug).filter((name) => name.startsWith('contract.'))).toEqual([])
})

test('what a person typed stays; what the job filled in is offered the job’s new value', () => {
  const draft = begin('certificate-of-completion')
  expect(draft.fromJob).toMatchObject({ 'customer.name': 'Dana Rivera' })
  const later = withFacts(job, { 'customer.name': 'Dana Ortiz', 'job.address': '216 Example St', 'job.number': '7' })
  const typed = { ...draft, typed: { ...draft.typed, 'job.address': '214 Example Street, rear' } }
  const { updates, others } = offers(typed, later)
  expect(updates.map(({ name, after }) => [name, after])).toEqual([
    ['customer.name', 'Dana Ortiz'],
    ['job.number', '7'],
  ])
  expect(others).toMatchObject([{ name: 'job.address', before: '214 Example Street, rear', after: '216 Example St' }])
  const next = withOffers(typed, updates)
  expect(next.typed).toMatchObject({ 'customer.name': 'Dana Ortiz', 'job.address': '214 Example Street, rear' })
  expect(offers(next, later).updates).toEqual([])
  // A signed document is offered nothing.
  const signed = { ...begin('change-order'), signatures: { owner: signature } }
  expect(offers(signed, withFacts(later, priceOf('15000.00')))).toEqual({ updates: [], others: [] })
})

test('a change of the price is offered to the documents that carry it, money of the moment is not', () => {
  const paid = withFacts(job, { 'payment.1.amount': '1480.00' })
  const draft = begin('conditional-progress-lien-waiver', paid)
  expect(draft.typed).toMatchObject({ 'sum.contract': '14800.00', 'sum.paidBefore': '1480.00' })
  const later = withFacts(paid, { ...priceOf('15000.00'), 'payment.2.amount': '5000.00' })
  expect(offers(draft, later).updates.map(({ name }) => name)).toEqual(['sum.contract'])
})

test('the job takes from a form what it has otherwise, and no blanks', () => {
  const values = new Map<string, string | number | null>([
    ['customer.name', 'Dana Rivera'],
    ['customer.phone', '(614) 555-0142'],
    ['job.city', null],
    ['totals.total', 15250.5],
  ])
  const sum = { id: `${AMOUNT}contract.original`, label: 'Contract sum before changes, with tax' }
  expect(differencesOf('asphalt-shingles-residential-replacement-estimate', values, job)).toEqual([
    { id: 'customer.phone', label: 'Phone', before: '', after: '(614) 555-0142' },
    { ...sum, before: '14800.00', after: '15250.50' },
  ])
  // What a job adds up itself is never taken from a form.
  const sums = new Map(Object.entries({ 'sum.new': 15000, 'change.total': 200 }))
  expect(differencesOf('change-order', sums, job)).toEqual([])
  expect(differencesOf('certificate-of-completion', new Map([['sum.balance', 1]]), job)).toEqual([])
})

test('a signed change order becomes a line of the job once, and moves the contract sum; an unsigned one is listed and not counted', () => {
  const values: Values = new Map<string, string | number>([
    ['change.number', '1'],
    ['change.total', -250.25],
    ['change.newScope', 'Leave the shed as it is'],
  ])
  const line = lineOf('change-order', values, job, true)
  expect(line?.label).toBe('Change order 1, -$250.25')
  const after = withFacts(job, line?.texts ?? {})
  expect(lineOf('change-order', values, after, true)).toBeUndefined()
  const invoiced = (from: Job) => textsFor('final-invoice', from)
  const sums = { [`${AMOUNT}changes.signed`]: '-250.25', [`${AMOUNT}contract.toDate`]: '14549.75' }
  expect(invoiced(after)).toMatchObject(sums)
  expect(lineOf('change-order', new Map([...values, ['change.total', -300]]), after, true)?.line).toBe(1)
  const unsigned = lineOf('change-order', new Map([['change.total', 100]]), job, false)
  expect(invoiced(withFacts(job, unsigned!.texts))[`${AMOUNT}contract.toDate`]).toBe('14800.00')
})

test('a receipt becomes a payment of the job', () => {
  const values: Values = new Map<string, string | number>([
    ['receipt.date', '2026-12-02'],
    ['deposit.amount', 1480],
    ['deposit.form', 'Transfer'],
  ])
  expect(lineOf('deposit-receipt', values, job, false)?.texts).toEqual({
    ...{ 'payment.1.date': '2026-12-02', 'payment.1.amount': '1480.00', 'payment.1.method': 'Bank transfer' },
  })
})

test('cents are added without binary noise', () => {
  expect(sumOf(0.1, 0.2, -0.3)).toBe(0)
  expect(sumOf(1e9, 0.01)).toBe(1000000000.01)
})

test('a document that has a fact in its own way does not differ from its job', () => {
  const taxedInPart = withFacts(newJob('job-for-tests'), {
    ...{ 'roof.age': '17.5', ...priceOf('10300.00'), [`${AMOUNT}tax.rate`]: '6' },
    ...{ [`${AMOUNT}price.beforeTax`]: '10000.00', [`${AMOUNT}tax.amount`]: '300.00' },
  })
  for (const [slug, name, value] of [
    ['asphalt-shingles-residential-contract', 'price.1.amount', 10_300],
    ['asphalt-shingles-seasonal-inspection', 'roof.age', 18],
  ] as const) {
    const { values } = readTyped(formOf(modelOf(slug)), known(slug, taxedInPart))
    expect(values[name]).toBe(value)
    expect(differencesOf(slug, new Map(Object.entries(values)), taxedInPart)).toEqual([])
  }
})

test('a document that took a photograph of the job is offered its later place and caption', () => {
  const slug = 'photo-documentation-log'
  const id = 'a1'.repeat(32)
  const photos = withPhotoText(withPhotos([], [id], 10), id, { caption: 'Creased tabs' }, 20)
  const ofPhotos = { ...newJob('job-of-photos', 1), photos }
  const { picture, texts } = framesOf(numberedFrames(modelOf(slug))!)[0]!
  const [place, caption = ''] = texts
  const offered = (typed: string, present: Job) => {
    const draft = { ...begin(slug, ofPhotos), photos: { [picture]: id }, typed: { [caption]: typed } }
    return offers(draft, present).updates.map(({ name, after }) => [name, after])
  }
  const taken = 'Creased tabs (job photo 1)'
  expect(offered(taken, ofPhotos)).toEqual([])
  const later = { ...ofPhotos, photos: withPhotoText(photos, id, { place: 'North', caption: 'Torn tabs' }, 30) }
  expect(offered(taken, later)).toEqual([
    [place, 'North'],
    [caption, 'Torn tabs (job photo 1)'],
  ])
  expect(offered('See the letter of May 3', later)).toEqual([])
})

test('a deposit in dollars takes the place of the contract’s own share', () => {
  const slug = 'asphalt-shingles-residential-contract'
  expect(known(slug)).not.toHaveProperty('payment.1.share')
  const inDollars = known(slug, withFacts(job, { [`${AMOUNT}deposit.agreed`]: '3000.00' }))
  expect(inDollars).toMatchObject({ 'payment.1.dollars': '3000.00', 'payment.1.share': '' })
  const { values, problems } = readTyped(formOf(modelOf(slug)), inDollars)
  expect(problems).toEqual([])
  const shown = figures(modelOf(slug), values)
  expect([shown('payment.1.amount'), shown('payment.scheduled')]).toEqual([3000, 14_800])
})
