import { clientCommunication } from '@/data/library/client-communication'
import { families } from '@/data/shared/families'
import { parseInline } from '@/lib/documents/inline'
import { type DocumentModel } from '@/lib/documents/model'
import { bodyLines } from '@/tests/support/distinctness'
import { figureCases } from '@/tests/support/figure-cases'
import { finder, mergesOf, ofKind, textsOf } from '@/tests/support/template-reader'

const bySlug = finder(clientCommunication)
const cases = figureCases(bySlug)

const clientSections = families['client-communication'].groups

const slugs = [
  ['inquiry-response-messages', 'appointment-confirmation-messages', 'thank-you-after-inspection-letter'],
  ['job-declined-letter', 'homeowner-job-preparation-letter', 'neighbor-notice-of-roofing-work'],
  ['project-start-notice', 'daily-progress-update', 'material-delivery-notice', 'schedule-change-notice'],
  ['weather-delay-notice', 'building-inspection-notice', 'change-order-explanation-letter'],
  ['hidden-damage-notice', 'delay-apology-letter', 'property-damage-response-letter', 'complaint-response-letter'],
  ['leak-callback-response', 'price-increase-notice', 'denied-claim-next-steps-letter'],
  ['negative-review-response-guide'],
  ['final-walkthrough-invitation', 'project-completion-letter', 'warranty-handover-letter'],
  ['roof-care-guide-for-owners', 'customer-satisfaction-survey'],
  ['annual-inspection-reminder', 'storm-check-in-message', 'warranty-anniversary-letter'],
  ['maintenance-plan-renewal-letter', 'past-customer-re-engagement-messages'],
  ['communication-log', 'conversation-summary-email', 'contact-preferences-and-consent-form'],
  ['photo-and-media-release'],
].flat()

/** Values of usual length; currencies, dates and numbers are measured as printed. */
const typical: Record<string, string> = {
  'change.item': 'the building permit',
  'change.answerBy': 'Thu noon',
  'company.email': 'office@summitridge.example',
  'company.name': 'Summit Ridge Roofing Co.',
  'company.phone': '(555) 555-0142',
  'company.representative': 'Marcus Bell',
  'complaint.visit': 'Thu 4 pm',
  'customer.firstName': 'Elizabeth',
  'day.done': 'front slope stripped and papered',
  'day.next': 'crew at 7, back slope',
  'day.no': '2',
  'delivery.stands': 'driveway',
  'delivery.window': '8 to noon',
  'found.answerBy': '2 pm',
  'inquiry.firstTime': 'Tue 10 am',
  'inquiry.secondTime': 'Wed 4 pm',
  'job.arrival': '7 to 7:30 am',
  'job.foreman': 'Luis Ortega',
  'leak.comes': 'today 3 to 5 pm',
  'leak.who': 'Luis Ortega',
  'past.month': 'October',
  'past.photoLink': 'https://ridge.example/p1',
  'price.item': 'insulation',
  'reminder.firstDay': 'May 12',
  'reminder.secondDay': 'May 14',
  'roof.age': '17',
  'storm.visit': 'Tue 10 am',
  'survey.link': 'https://ridge.example/s1',
  'damage.visit': 'tomorrow 10 am',
  'damage.who': 'Marcus Bell',
  'visit.minutes': '20',
  'visit.newFirst': 'Thu 9 am',
  'visit.newSecond': 'Fri 2 pm',
  'visit.stage': 'in-progress',
  'visit.who': 'Marcus Bell',
  'visit.window': '9 to 11 am',
  'walk.first': 'Thu 4 pm',
  'walk.minutes': '45',
  'walk.second': 'Sat 9 am',
  'weather.reason': 'high wind',
}
const ofType: Record<string, string> = { date: '06/30/2026', phone: '(555) 555-0199', currency: '$1,250.00' }

/** Texts that promote something beyond the current job: each must include an opt-out. */
const offering = [
  'inquiry-response-messages',
  'customer-satisfaction-survey',
  'annual-inspection-reminder',
  'warranty-anniversary-letter',
  'maintenance-plan-renewal-letter',
  'past-customer-re-engagement-messages',
]

const messagesOf = (model: DocumentModel): string[] =>
  ofKind(model, 'paragraph').flatMap(({ lead, text }) => (lead === 'Text message.' ? [text] : []))

const named = clientCommunication.map((template) => [template.slug, template] as const)
const lettersAndMessages = named.filter(([, { formats }]) => formats[1] === 'Word')

test('the six sections hold 6, 7, 8, 5, 5 and 4 documents in order, one of them a workbook', () => {
  expect(clientCommunication.map(({ slug }) => slug)).toEqual(slugs)
  expect(clientSections.map((name) => clientCommunication.filter(({ section }) => section === name).length)).toEqual([
    6, 7, 8, 5, 5, 4,
  ])
  expect(clientCommunication.map(({ section }) => clientSections.findIndex((name) => name === section))).toEqual(
    [...clientCommunication.keys()].map((index) => [6, 13, 21, 26, 31, 35].findIndex((end) => index < end)),
  )
  expect(clientCommunication.filter(({ formats }) => formats[1] === 'Excel').map(({ slug }) => slug)).toEqual([
    'communication-log',
  ])
  for (const key of ['name', 'description'] as const)
    expect(new Set(clientCommunication.map((template) => template[key])).size).toBe(35)
})

test.each(named)('%s: cells merge no field', (_, template) => {
  const model = template.document()
  const cells = [...ofKind(model, 'table'), ...ofKind(model, 'checklist')].flatMap(textsOf)
  expect(cells.filter((text) => mergesOf(text).length)).toEqual([])
})

test.each(lettersAndMessages)('%s: has a subject, an email and a text message', (_, template) => {
  const model = template.document()
  expect(ofKind(model, 'paragraph').some(({ lead }) => lead === 'Subject.')).toBe(true)
  expect(messagesOf(model).length).toBeGreaterThanOrEqual(1)
  const signed = ofKind(model, 'paragraph').filter(({ text }) =>
    text.startsWith('{company.representative}, {company.name}'),
  )
  expect(signed.length).toBeGreaterThanOrEqual(1)
})

test.each(lettersAndMessages)('%s: text messages fit 160 plain characters and name the sender', (slug, template) => {
  const model = template.document()
  const types = new Map(
    ofKind(model, 'fields').flatMap(({ fields }) => fields.map(({ name, type }) => [name, type] as const)),
  )
  const valueOf = (name: string) => typical[name] ?? ofType[types.get(name) ?? ''] ?? `missing ${name}`
  for (const text of messagesOf(model)) {
    const sent = parseInline(text)
      .map((piece) => ('field' in piece ? valueOf(piece.field) : piece.text))
      .join('')
    expect(sent).not.toContain('missing')
    expect([sent, sent.length <= 160]).toEqual([sent, true])
    expect(sent).toMatch(/^[\x20-\x7e]+$/)
    expect(text).toContain('{company.name}')
    if (offering.includes(slug)) expect(text).toMatch(/STOP to opt out\.$/)
  }
})

test('a promotional email carries the postal address and an opt-out', () => {
  for (const slug of [
    'annual-inspection-reminder',
    'storm-check-in-message',
    'warranty-anniversary-letter',
    'maintenance-plan-renewal-letter',
    'past-customer-re-engagement-messages',
    'customer-satisfaction-survey',
  ])
    expect([slug, textsOf(bySlug(slug).document()).some((text) => /unsubscribe/.test(text))]).toEqual([slug, true])
})

test('no document makes a promise that insurance law forbids', () => {
  const forbidden = [
    /free (new )?roof/i,
    /\b(we|we’ll|us)\b[^.?!“”]{0,60}\b(cover|absorb|waive|eat|rebate|pay|credit|forgive)\b[^.?!]{0,20}deductible/i,
    /\bwe (negotiate|settle|handle|fight|adjust)\b[^.?!]{0,20}claim/i,
    /no (out-of-pocket )?cost to you/i,
    /(gift|reward|discount|card) for (a|your|each) (review|inspection)/i,
    /assign(s|ment)? (of|the|your) (insurance )?benefits/i,
    /you should (file|report|make) (a|the) claim/i,
  ]
  const promises = clientCommunication.flatMap((template) =>
    textsOf([template, template.document()]).flatMap((text) =>
      forbidden.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((promise) => [template.slug, promise]),
    ),
  )
  expect(promises).toEqual([])
})

test('the denied-claim letter leaves coverage to licensed professionals and names the right to cancel', () => {
  const words = bodyLines(bySlug('denied-claim-next-steps-letter').document()).join('\n')
  expect(words).toMatch(/may not tell you what your policy covers/)
  expect(words).toMatch(/insurance department/)
  expect(words).toMatch(/licensed public adjuster or an attorney yourself/)
  expect(words).toMatch(/right to cancel/)
})

test('the first damage letter neither admits nor denies liability', () => {
  const letter = bySlug('property-damage-response-letter')
    .document()
    .parts.find(({ name }) => name === 'Letter')!
  const words = textsOf(letter).join('\n')
  expect(words).toMatch(/neither an admission nor a refusal/)
  expect(words).not.toMatch(/our fault|we caused|we will pay|we are liable|our mistake/i)
})

test('contract-related documents state that they are not legal advice', () => {
  for (const slug of [
    'change-order-explanation-letter',
    'hidden-damage-notice',
    'property-damage-response-letter',
    'price-increase-notice',
    'denied-claim-next-steps-letter',
    'negative-review-response-guide',
    'conversation-summary-email',
    'contact-preferences-and-consent-form',
    'photo-and-media-release',
  ]) {
    const callouts = ofKind(bySlug(slug).document(), 'callout').flatMap(textsOf)
    expect([slug, callouts.some((text) => /not legal advice/i.test(text))]).toEqual([slug, true])
  }
})

describe('figures', () => {
  cases(`
    of a change order add up to the new price and days
      change-order-explanation-letter: sum.now 18400, .change 480, days.now 3, .change 0.5
      = sum.new 18880, days.new 3.5
    of hidden damage multiply quantity by price
      hidden-damage-notice: repair.1.qty 6, .price 95, repair.2.qty 12, .price 8.25
      = repair.1.total 570, repair.sum 669, repair.3.total blank
    of a price increase show dollars and percent, or a dash without an old price
      price-increase-notice: price.old 20000, .new 21100
      = price.more 1100, .share 0.055
      price-increase-notice: price.old 0, .new 21100
      = price.share blank
    of completion show the balance due
      project-completion-letter: sum.contract 18400, .changes 480, .paid 12000
      = sum.balance 6880
    of a renewal show difference and price per visit
      maintenance-plan-renewal-letter: price.now 900, .next 960, plan.visits 2
      = price.more 60, .visit 480
      maintenance-plan-renewal-letter: price.next 960
      = price.visit blank
    of the log count open promises
      communication-log: promise.1.due 2026-06-01, promise.2.due 2026-06-02, .done 2026-06-02,
        promise.3.what Call about gutters, promise.4.due 2026-06-05
      = promise.1.open 1, promise.2.open 0, promise.3.open blank, promise.count 2
  `)
})
