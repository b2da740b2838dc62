import { templateContents } from '@/lib/catalogue/contents'
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
import { figures, finder } from '@/tests/support/template-reader'

const find = finder(templateContents)
const modelOf = (slug: string) => find(slug).document()
const job = withFacts(newJob('job-for-tests'), {
  ...{ 'customer.name': 'Dana Rivera', 'job.address': '214 Example St', 'job.city': 'Columbus', 'job.state': 'OH' },
  ...{ 'job.startDate': '2026-12-01', [`${AMOUNT}contract.original`]: '14800.00' },
})

const signature = {
  ...{ way: 'typed' as const, by: 'Dana Rivera', at: '2026-11-23T09:14:05-05:00', zone: 'America/New_York' },
  ...{ consent: 'I agree', content: '{}', hash: 'ab'.repeat(32), picture: { bytes: 'iVBO', width: 4, height: 2 } },
}

test('a document is filled with what it asks for: a business’s contract names the entity, a plan the whole address', () => {
  const inChange = knownIn(formOf(modelOf('change-order')), 'change-order', job)
  expect(inChange).toMatchObject({ 'customer.name': 'Dana Rivera', 'sum.original': '14800.00' })
  const slug = 'epdm-commercial-contract'
  expect(knownIn(formOf(modelOf(slug)), slug, job)).toMatchObject({ 'price.contractSum': '14800.00' })
  const plan = 'epdm-safety-plan'
  expect(knownIn(formOf(modelOf(plan)), plan, job)['emergency.address']).toBe('214 Example St, Columbus, OH')
})

const repairContracts = templateContents.filter(({ slug }) => /(?<!-emergency)-repair-contract$/.test(slug))

test('every repair contract has the job’s price as one line, and its sum is that of the job', () => {
  expect(repairContracts.length).toBeGreaterThan(20)
  for (const { slug } of repairContracts) {
    const known = knownIn(formOf(modelOf(slug)), slug, job)
    const rates = Object.entries(known).filter(([name]) => /^price\.\d+\.rate$/.test(name))
    expect([slug, rates.map(([, rate]) => rate)]).toEqual([slug, ['14800.00']])
  }
})

test('the job’s price is never put beside the lines of a repair contract that a person has priced', () => {
  const slug = 'epdm-repair-contract'
  const form = formOf(modelOf(slug))
  const empty = draftFor(slug, modelOf(slug), newJob('job-without-a-price'))
  expect(offersFor(empty, form, job).updates.filter(({ name }) => name.startsWith('price.'))).toEqual([])
  const begun = draftFor(slug, modelOf(slug), job)
  const dearer = withFacts(job, { [`${AMOUNT}contract.original`]: '15000.00' })
  expect(offersFor(begun, form, dearer).updates).toMatchObject([{ before: '14800.00', after: '15000.00' }])
})

test('emergency work before the contract has a number and a date of its own', () => {
  const sold = withFacts(job, { 'contract.number': 'C-7', 'contract.date': '2026-11-14' })
  const known = (slug: string) => Object.keys(knownIn(formOf(modelOf(slug)), slug, sold))
  expect(known('storm-damage-repair-contract')).toEqual(expect.arrayContaining(['contract.number', 'contract.date']))
  for (const slug of ['emergency-tarp-contract', 'epdm-emergency-repair-contract'])
    expect(known(slug).filter((name) => name.startsWith('contract.'))).toEqual([])
})

test('an estimate has manufacturer, product and color in one line', () => {
  const slug = 'asphalt-shingles-residential-replacement-estimate'
  const chosen = withFacts(job, { 'roof.manufacturer': 'Example Co.', 'roof.product': 'Weathered Wood' })
  expect(knownIn(formOf(modelOf(slug)), slug, chosen)['product.field']).toBe('Example Co., Weathered Wood')
})

test('a subcontract is not with the customer', () => {
  const slug = 'epdm-subcontractor-agreement'
  expect(knownIn(formOf(modelOf(slug)), slug, job)).not.toHaveProperty(['customer.name'])
})

test('what a person typed stays; what the job filled in is offered the job’s new value', () => {
  const slug = 'certificate-of-completion'
  const model = modelOf(slug)
  const form = formOf(model)
  const draft = draftFor(slug, model, job)
  expect(draft.fromJob).toMatchObject({ 'customer.name': 'Dana Rivera' })
  const later = withFacts(job, { 'customer.name': 'Dana Ortiz', 'job.address': '216 Example St', 'job.number': '7' })
  const typed = { ...draft, typed: { ...draft.typed, 'job.address': '214 Example Street, rear' } }
  const { updates, others } = offersFor(typed, form, later)
  expect(updates.map(({ name, after }) => [name, after])).toEqual([
    ['customer.name', 'Dana Ortiz'],
    ['job.number', '7'],
  ])
  expect(others).toMatchObject([{ name: 'job.address', before: '214 Example Street, rear', after: '216 Example St' }])
  const next = withOffers(typed, updates)
  expect(next.typed).toMatchObject({ 'customer.name': 'Dana Ortiz', 'job.address': '214 Example Street, rear' })
  expect(offersFor(next, form, later).updates).toEqual([])
})

test('a signed document is offered nothing', () => {
  const slug = 'change-order'
  const model = modelOf(slug)
  const draft = { ...draftFor(slug, model, job), signatures: { owner: signature } }
  const later = withFacts(job, { 'customer.name': 'Dana Ortiz', [`${AMOUNT}contract.original`]: '15000.00' })
  expect(offersFor(draft, formOf(model), later)).toEqual({ updates: [], others: [] })
})

test('a change of the price is offered to the documents that carry it, money of the moment is not', () => {
  const slug = 'conditional-progress-lien-waiver'
  const model = modelOf(slug)
  const paid = withFacts(job, { 'payment.1.amount': '1480.00' })
  const draft = draftFor(slug, model, paid)
  expect(draft.typed).toMatchObject({ 'sum.contract': '14800.00', 'sum.paidBefore': '1480.00' })
  const later = withFacts(paid, { [`${AMOUNT}contract.original`]: '15000.00', 'payment.2.amount': '5000.00' })
  expect(offersFor(draft, formOf(model), later).updates.map(({ name }) => name)).toEqual(['sum.contract'])
})

test('the job takes from a form what it has otherwise, and no blanks', () => {
  const values = new Map<string, string | number | null>([
    ['customer.name', 'Dana Rivera'],
    ['customer.phone', '(614) 555-0142'],
    ['job.city', null],
    ['totals.total', 15250.5],
  ])
  expect(differencesOf('asphalt-shingles-residential-replacement-estimate', values, job)).toEqual([
    { id: 'customer.phone', label: 'Phone', before: '', after: '(614) 555-0142' },
    {
      id: `${AMOUNT}contract.original`,
      label: 'Contract sum before changes, with tax',
      before: '14800.00',
      after: '15250.50',
    },
  ])
})

test('what a job adds up itself is never taken from a form', () => {
  const values = new Map([
    ['sum.new', 15000],
    ['change.total', 200],
  ])
  expect(differencesOf('change-order', values, job)).toEqual([])
  expect(differencesOf('certificate-of-completion', new Map([['sum.balance', 1]]), job)).toEqual([])
})

test('a signed change order becomes a line of the job once, and moves the contract sum', () => {
  const values = new Map<string, string | number>([
    ['change.number', '1'],
    ['change.total', -250.25],
    ['change.newScope', 'Leave the shed as it is'],
  ])
  const line = lineOf('change-order', values, job, true)
  expect(line?.label).toBe('Change order 1, -$250.25')
  const after = withFacts(job, line?.texts ?? {})
  expect(lineOf('change-order', values, after, true)).toBeUndefined()
  expect(textsFor('final-invoice', after)).toMatchObject({
    [`${AMOUNT}changes.signed`]: '-250.25',
    [`${AMOUNT}contract.toDate`]: '14549.75',
  })
  expect(lineOf('change-order', new Map([...values, ['change.total', -300]]), after, true)?.line).toBe(1)
})

test('an unsigned change order is listed and not counted', () => {
  const line = lineOf('change-order', new Map<string, string | number>([['change.total', 100]]), job, false)
  expect(textsFor('final-invoice', withFacts(job, line?.texts ?? {}))).toMatchObject({
    [`${AMOUNT}contract.toDate`]: '14800.00',
  })
})

test('a receipt becomes a payment of the job', () => {
  const values = new Map<string, string | number>([
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
    ...{ 'roof.age': '17.5', [`${AMOUNT}contract.original`]: '10300.00', [`${AMOUNT}tax.rate`]: '6' },
    ...{ [`${AMOUNT}price.beforeTax`]: '10000.00', [`${AMOUNT}tax.amount`]: '300.00' },
  })
  const slug = 'asphalt-shingles-residential-contract'
  const read = (name: string): Map<string, string | number | boolean | null> => {
    const form = formOf(modelOf(name))
    return new Map(Object.entries(readTyped(form, knownIn(form, name, taxedInPart)).values))
  }
  expect(read(slug).get('price.1.amount')).toBe(10_300)
  expect(differencesOf(slug, read(slug), taxedInPart)).toEqual([])
  const inspection = 'asphalt-shingles-seasonal-inspection'
  expect(read(inspection).get('roof.age')).toBe(18)
  expect(differencesOf(inspection, read(inspection), taxedInPart)).toEqual([])
})

test('a document that took a photograph of the job is offered its later place and caption', () => {
  const slug = 'photo-documentation-log'
  const model = modelOf(slug)
  const id = 'a1'.repeat(32)
  const photos = withPhotoText(withPhotos([], [id], 10), id, { caption: 'Creased tabs' }, 20)
  const ofPhotos = { ...newJob('job-of-photos', 1), photos }
  const { picture, texts } = framesOf(numberedFrames(model)!)[0]!
  const [place, caption = ''] = texts
  const draft = {
    ...draftFor(slug, model, ofPhotos),
    photos: { [picture]: id },
    typed: { [caption]: 'Creased tabs (job photo 1)' },
  }
  const form = formOf(model)
  const offered = (from: typeof draft, present: Job) =>
    offersFor(from, form, present).updates.map(({ name, after }) => [name, after])
  expect(offered(draft, ofPhotos)).toEqual([])
  const later = { ...ofPhotos, photos: withPhotoText(photos, id, { place: 'North', caption: 'Torn tabs' }, 30) }
  expect(offered(draft, later)).toEqual([
    [place, 'North'],
    [caption, 'Torn tabs (job photo 1)'],
  ])
  const written = { ...draft, typed: { [caption]: 'See the letter of May 3' } }
  expect(offered(written, later)).toEqual([])
})

test('a deposit in dollars takes the place of the contract’s own share', () => {
  const slug = 'asphalt-shingles-residential-contract'
  const form = formOf(modelOf(slug))
  const inDollars = withFacts(job, { [`${AMOUNT}deposit.agreed`]: '3000.00' })
  expect(knownIn(form, slug, job)).not.toHaveProperty('payment.1.share')
  const known = knownIn(form, slug, inDollars)
  expect(known).toMatchObject({ 'payment.1.dollars': '3000.00', 'payment.1.share': '' })
  const { values, problems } = readTyped(form, known)
  expect(problems).toEqual([])
  const shown = figures(modelOf(slug), values)
  expect([shown('payment.1.amount'), shown('payment.scheduled')]).toEqual([3000, 14_800])
})
