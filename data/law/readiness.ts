/** What an edition rests on: whether its texts are there, how far they were compared, how old the reading is. */
import { factsReadOn, federal } from '.'
import { cancellationText, federalEdition, stateTexts, type Edition, type Use } from './edition'
import type { LawFact, PrescribedText, StateLaw } from './types'

/** What an ordinary contract with a homeowner triggers, whatever the price and the manner of payment. */
export const ordinaryUses: readonly Use[] = [
  'home-sale',
  'home-improvement',
  'any-contract',
  'deposit',
  'progress-payments',
  'subcontractors',
]

/** A fact that may be printed as law. */
export const isFirm = ({ value, confidence }: LawFact<unknown>): boolean => value !== null && confidence !== 'low'

/** What an edition lacks where nobody read the limit on deposits in a firm source. */
export const DEPOSIT_GAP = 'a firm source for the limit on deposits'

/** Business days of the federal rule. */
export const FEDERAL_DAYS = 3

function missingForm({ facts, homeSale }: StateLaw, edition: Edition): string[] {
  const statement = cancellationText(edition, 'statement')
  const form = cancellationText(edition, 'form')
  const cites = facts.cancelRight.citation ?? 'state law'
  if (federal.texts.includes(statement))
    return homeSale === 'federal' ? [] : [`the notice of the right to cancel of ${cites}`]
  const isOwn = !federal.texts.includes(form)
  const days = facts.cancelRight.data?.days
  if (isOwn || (statement.form === 'federal' && days === FEDERAL_DAYS)) return []
  return [`the cancellation form that belongs to ${statement.citation}`]
}

/** Neither the words of the law nor, where it leaves the wording free, our own. */
export const isMissing = ({ text, wording, ours }: PrescribedText): boolean =>
  text === null && !(wording === 'free' && ours !== undefined)

/**
 * What an ordinary residential contract lacks in a state: prescribed words that were not found, and facts on
 * cancellation and deposits that are not firm. A state without gaps is ready.
 */
export function gapsOf(state: StateLaw): string[] {
  const edition = { state }
  const texts = stateTexts(edition, { uses: ordinaryUses }).filter(isMissing)
  const { cancelRight, depositCap } = state.facts
  return [
    ...missingForm(state, edition),
    ...texts.map(({ title, citation }) => `“${title}” of ${citation}`),
    ...(isFirm(cancelRight) ? [] : ['a firm source for the period to cancel']),
    ...(isFirm(depositCap) ? [] : [DEPOSIT_GAP]),
  ]
}

export const isReady = (state: StateLaw): boolean => gapsOf(state).length === 0

/**
 * The edition whose texts are printed: a state's only if it is complete. Half of a state's notices and the federal
 * form would contradict each other on the days to cancel.
 */
export const printedEdition = (edition: Edition): Edition =>
  edition.state && !isReady(edition.state) ? { ...federalEdition, today: edition.today } : edition

/** What prescribed words of a state are missing for uses that not every contract has: a buyer of 65, an emergency. */
export const specialGaps = (state: StateLaw): PrescribedText[] =>
  state.texts.filter((text) => isMissing(text) && !ordinaryUses.includes(text.when) && text.kind !== 'waiver')

const STALE_MONTHS = 18
const monthNumber = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))
const monthWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Whether a reading is older than 18 months. Both days are ISO dates. */
export const isStale = (readOn: string, today: string): boolean =>
  monthNumber(today) - monthNumber(readOn) > STALE_MONTHS

/** `as of November 2026`, or after 18 months `not checked since November 2026`. `today` is an ISO date. */
export function asOfWords(readOn: string, today: string): string {
  const words = monthWords(readOn)
  return isStale(readOn, today) ? `not checked since ${words}` : `as of ${words}`
}

const count = (number: number, what: string): string => `${number} ${number === 1 ? 'text' : 'texts'} ${what}`

/** What an edition of a document without prescribed texts rests on. */
const FACTS = 'no prescribed text, facts of state law that are marked where nobody read the statute'

/** The day (ISO) that an edition takes as today. */
export const todayIn = ({ today }: Edition): string => today ?? new Date().toISOString().slice(0, 10)

/**
 * How far an edition of a document was checked, counted from the texts that it prints: `Texas edition: 3 texts compared
 * in two copies, 5 read in one; as of November 2026; not compared with the official page; no attorney has reviewed this
 * edition`. Without texts the facts count.
 */
export function checkedWords(edition: Edition, texts: readonly PrescribedText[]): string {
  const { state } = edition
  const two = texts.filter(({ compared }) => compared === 'two copies').length
  const one = texts.filter(({ compared }) => compared === 'one copy').length
  const counts = [
    ...(two ? [count(two, 'compared in two copies')] : []),
    ...(one ? [two ? `${one} read in one` : count(one, 'read in one copy')] : []),
  ]
  const oldest = texts.map(({ readOn }) => readOn).sort()[0] ?? factsReadOn
  const review = state?.attorney
  return [
    `${state?.name ?? 'Federal'} edition: ${counts.join(', ') || FACTS}`,
    asOfWords(oldest, todayIn(edition)),
    ...(texts.length > 0 ? ['not compared with the official page'] : []),
    review ? `reviewed by ${review.name} (${review.bar}) on ${review.day}` : 'no attorney has reviewed this edition',
  ].join('; ')
}
