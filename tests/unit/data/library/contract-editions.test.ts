import { contracts } from '@/data/library/contracts'
import { federal, states } from '@/data/law'
import { cancellationText, federalEdition, insuredTexts, type Edition, type Use } from '@/data/law/edition'
import { isReady } from '@/data/law/readiness'
import type { PrescribedText, StateLaw } from '@/data/law/types'
import { blocksOf, fieldsIn, type DocumentModel } from '@/lib/documents/model'
import { renderDocx } from '@/lib/documents/render/docx'
import { renderPdf } from '@/lib/documents/render/pdf'
import { verify } from '@/lib/documents'
import { blockSlots } from '@/lib/documents/slots'
import { spread } from '@/tests/support/chosen'
import { seed } from '@/tests/support/random'
import { textsOf } from '@/tests/support/template-reader'

const atHome = contracts.filter(
  ({ slug, hasEditions, subcategory }) =>
    hasEditions &&
    (subcategory === 'core' || subcategory === 'specialty' || slug === 'work-authorization') &&
    !slug.endsWith('-commercial-contract'),
)
const ready = states.filter(isReady)

/** Contracts for work that an insurer may pay for. */
const isInsured = (slug: string): boolean =>
  !/-(maintenance-contract|maintenance-agreement|service-agreement)$|^work-authorization$/.test(slug)

/** Every notice of a document: its words without blanks, its part, and the kind of the block after it. */
const noticesOf = ({ parts }: DocumentModel) =>
  parts.flatMap(({ name, letter, audience, blocks }) =>
    blocks.flatMap((block, index) =>
      block.kind === 'notice'
        ? [
            {
              words: plain(block.text.join('\n')),
              part: name,
              isSheet: Boolean(letter),
              audience,
              rest: blocks.slice(index + 1),
            },
          ]
        : [],
    ),
  )
type Notice = ReturnType<typeof noticesOf>[number]

const plain = (words: string): string =>
  words
    .replace(/\{+\w[\w.]*\}+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
const wordsIn = ({ text }: PrescribedText): string => plain(text ?? '')

/** States whose statement says nothing of a form, so that the federal form comes with it. */
const silentOnForm = ['FL', 'KY', 'NE', 'NH', 'NJ']

/** The texts that the law of a state prescribes for a contract, of those whose words were found. */
function applying(state: StateLaw, slug: string, model: DocumentModel): PrescribedText[] {
  const hasPayments = model.parts.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'table' && block.name === 'payment'),
  )
  const uses: Use[] = [
    'home-sale',
    'home-improvement',
    'any-contract',
    'subcontractors',
    ...(hasPayments ? (['deposit', 'progress-payments'] as const) : []),
    ...(isInsured(slug) ? (['insured-work'] as const) : []),
  ]
  const isCancellation = ({ kind, when }: PrescribedText) =>
    (kind === 'statement' || kind === 'form') && when !== 'insured-work'
  const isEmergency = model.parts.some(({ name }) => name === 'Emergency statement')
  const found = state.texts.filter(
    ({ text, when, kind }) => text !== null && (uses.includes(when) || (isEmergency && kind === 'emergency')),
  )
  const isInsuredText = ({ when }: PrescribedText) => when === 'insured-work'
  const hasInsuredForm = found.some((text) => isInsuredText(text) && text.kind === 'form')
  // A statement that speaks of an attached form is printed with that form or not at all.
  const own = found.filter((text) => !isInsuredText(text) || text.kind !== 'statement' || hasInsuredForm)
  const statement = cancellationText({ state }, 'statement')
  return [
    ...own.filter((text) => !isCancellation(text)),
    statement,
    // Beside words of a state that do not speak of the attached federal form, the federal statement stands too.
    ...(silentOnForm.includes(state.code) ? [cancellationText(federalEdition, 'statement')] : []),
    cancellationText({ state }, 'form'),
  ]
}

/** Whether a notice stands where its law asks for it. */
function isInPlace({ place, kind, when }: PrescribedText, { isSheet, rest, part }: Notice): boolean {
  if (kind === 'form') return isSheet && rest.length === 0 && /cancellation \d$/.test(part)
  if (when === 'insured-work' || place === 'own-sheet') return isSheet
  if (kind === 'statement' || place === 'beside-signature') {
    const signatures = rest.findIndex(({ kind: next }) => next === 'signatures')
    return !isSheet && signatures >= 0 && rest.slice(0, signatures).every(({ kind: next }) => next === 'notice')
  }
  return !isSheet
}

/** What is wrong with the notices of a contract in the edition of a state, each as a sentence. */
function faultsOf(state: StateLaw, { slug, document }: (typeof atHome)[number]): string[] {
  const model = document({ state })
  const notices = noticesOf(model)
  const texts = applying(state, slug, model)
  // The other answer to a question of the law is in our own words.
  const known = new Set(texts.flatMap((text) => [wordsIn(text), text.otherwise?.words]))
  return [
    ...texts.flatMap((text) => {
      const found = notices.filter(({ words }) => words === wordsIn(text))
      const copies = text.kind === 'form' ? Math.max(2, text.copies) : 1
      return [
        ...(found.length === copies ? [] : [`${slug}: ${text.id} stands ${found.length} times`]),
        ...found.filter((notice) => !isInPlace(text, notice)).map(({ part }) => `${slug}: ${text.id} in ${part}`),
      ]
    }),
    ...notices.filter(({ words }) => !known.has(words)).map(({ words }) => `${slug}: not of ${state.code}: ${words}`),
    ...notices.filter(({ audience }) => audience !== 'customer').map(({ part }) => `${slug}: notice in ${part}`),
  ]
}

test('at least 15 states are ready', () => {
  expect(ready.length).toBeGreaterThanOrEqual(15)
  expect(ready.map(({ code }) => code)).toEqual(
    expect.arrayContaining('AZ CA FL IL KY MA MI MN NE NJ NY OR PA TX WA'.split(' ')),
  )
})

test.each(ready.map((state) => [state.name, state] as const))(
  '%s: every text that applies stands in its place, and none of another state',
  (_, state) => {
    const faults = spread(atHome, 2).flatMap((content) => faultsOf(state, content))
    expect(faults).toEqual([])
  },
)

const unready = states.filter((state) => !isReady(state))

test.each(unready.map((state) => [state.name, state] as const))(
  '%s, not ready: the notices of the federal edition, and complete texts for insured work',
  (_, state) => {
    for (const { slug, document } of spread(atHome, 2)) {
      const allowed = new Set([...federal.texts, ...insuredTexts({ state })].map(wordsIn))
      const words = noticesOf(document({ state })).map((notice) => notice.words)
      expect([slug, words.filter((text) => !allowed.has(text))]).toEqual([slug, []])
    }
  },
)

test('the federal edition holds the federal texts alone', () => {
  const allowed = new Set(federal.texts.map(wordsIn))
  for (const { slug, document } of atHome) {
    const words = noticesOf(document(federalEdition)).map((notice) => notice.words)
    expect([slug, words.length]).toEqual([slug, 3])
    expect([slug, words.filter((text) => !allowed.has(text))]).toEqual([slug, []])
  }
})

test('a state that is not ready gets the federal right to cancel, and its cover page says what is missing', () => {
  const maryland = states.find(({ code }) => code === 'MD')!
  const content = atHome.find(({ slug }) => slug === 'asphalt-shingles-residential-contract')!
  const cover = textsOf(content.document({ state: maryland }).parts[0]).join('\n')
  expect(isReady(maryland)).toBe(false)
  expect(cover).toContain('This is the federal edition: for Maryland we do not have')
})

test.each([
  ['2026-11-23', 'as of November 2026'],
  ['2028-05-31', 'as of November 2026'],
  ['2028-06-01', 'not checked since November 2026'],
])('on %s the cover page says: %s', (today, words) => {
  for (const { document } of [atHome[0]!, atHome.at(-1)!])
    for (const state of [null, ...ready]) {
      const cover = document({ state, today } satisfies Edition).parts[0]!
      expect([state?.code, textsOf(cover).some((text) => text.includes(words))]).toEqual([state?.code, true])
    }
})

test('low-slope roofs ask for the legal name of an owner that is a business, above the one place for signatures', () => {
  const forBusiness = /-(repair-contract|maintenance-contract|maintenance-agreement|service-agreement)$/
  for (const { slug, systemType, document } of atHome.filter(({ slug }) => forBusiness.test(slug))) {
    if (slug.endsWith('-emergency-repair-contract') || !systemType) continue
    const model = document(federalEdition)
    const body = model.parts.find(({ name }) => name === 'Contract' || name === 'Agreement')!
    const names = body.blocks.flatMap((block) => blockSlots(block).map(([name]) => name))
    expect([slug, names.includes('business.name')]).toEqual([slug, systemType === 'flat'])
    expect([slug, names.filter((name) => name === 'owner.date')]).toEqual([slug, ['owner.date']])
    if (systemType !== 'flat') continue
    expect(textsOf(body).join('\n')).toContain('A business signs by its authorized representative')
    expect(textsOf(model.parts[0]).join('\n')).toContain('leave them out for a business and any other building')
  }
})

test('editions render and verify in PDF and Word', async () => {
  for (const [index, state] of spread(ready, 1).entries()) {
    const { slug, document } = atHome[(seed + 11 * index) % atHome.length]!
    const model = document({ state })
    const problems = [
      ...(await verify(await renderPdf(model), model, 'PDF')),
      ...(await verify(await renderDocx(model), model, 'Word')),
    ]
    expect([slug, state.code, problems]).toEqual([slug, state.code, []])
  }
})

test('a contract asks once whether there are subcontractors: in California with the statement that follows', () => {
  const law = states.find(({ code }) => code === 'CA')!
  const asking = (model: DocumentModel): string[] =>
    blocksOf(model).flatMap((block) =>
      fieldsIn(block).some(({ name }) => name === 'contract.subcontractors') ? [block.kind] : [],
    )
  for (const { slug, document } of atHome) {
    expect([slug, asking(document())]).toEqual([slug, ['fields']])
    expect([slug, asking(document({ state: law, today: '2026-11-28' }))]).toEqual([slug, ['notice', 'notice']])
  }
})
