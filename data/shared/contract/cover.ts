/** 'Before you use this form': what the contractor has to know and do. It is not part of what is signed. */
import type { Edition } from '@/data/law/edition'
import { states } from '@/data/law'
import { withAddress } from '@/data/law/official'
import { citesFor, printedTexts } from '@/data/law/printed'
import { FEDERAL_DAYS, gapsOf, isFirm, isReady, printedEdition, specialGaps } from '@/data/law/readiness'
import type { LawFact, PrescribedText, StateFacts, StateLaw } from '@/data/law/types'
import { checkedLine, stateLine } from '@/data/shared/checked-line'
import { depositLimit } from '@/data/shared/deposit-limit'
import { missingNote, notLegalAdvice } from '@/data/shared/notices'
import { upperFirst } from '@/data/shared/words'
import * as d from '@/lib/documents/author'
import { lastDayCount } from './last-day'
import { emergencyForms } from './state-texts'

/** The facts of a state that a contract with a homeowner touches, each with its name. */
const contractFacts: readonly (readonly [keyof StateFacts, string])[] = [
  ['license', 'License'],
  ['licenseNumberPrinted', 'License number in print'],
  ['writtenContract', 'Written contract'],
  ['cancelRight', 'Right to cancel'],
  ['stormCancel', 'Storm and insured work'],
  ['depositCap', 'Deposit'],
  ['deductibleBan', 'Deductible'],
  ['adjusterBan', 'Claims and adjusters'],
  ['insuranceNotice', 'Insurance to be shown'],
  ['lateInterest', 'Late interest'],
  ['salesTax', 'Sales tax'],
]

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** A fact in one line. What was read in a secondary source only says so. */
export function factLine(name: string, fact: LawFact<unknown>): string | null {
  if (!isFirm(fact)) return null
  const source = [fact.citation, fact.confidence === 'medium' ? 'not read in the statute' : null].filter(Boolean)
  return `${name}: ${sentence(fact.value ?? '')}${source.length > 0 ? ` (${source.join('; ')})` : ''}`
}

/** The facts of a state as bullets; those that are not firm are left out. */
export const factBullets = ({ facts }: StateLaw, keys: readonly (readonly [keyof StateFacts, string])[]): d.Block[] => {
  const lines = keys.flatMap(([key, name]) => factLine(name, facts[key]) ?? [])
  return lines.length > 0 ? [d.bullets(...lines)] : []
}

const listOf = (names: readonly string[]): string => names.join(', ')

/** The warning of a state that allows no payment in advance for storm damage. */
export function zeroDeposit(state: StateLaw): string[] {
  const { depositCap } = state.facts
  return isFirm(depositCap) && depositCap.data?.rule === 'zero'
    ? [`No payment in advance where insurance pays for storm damage (${withAddress(state, depositCap.citation)}).`]
    : []
}

/** A use that not every contract has and whose prescribed words an edition lacks. */
export interface MissingCase {
  /** A question whose answer is yes in this use. */
  question: string
  /** What to know then, as a sentence. */
  warning: string
}

const questions: Partial<Record<PrescribedText['when'], string>> = {
  'buyer-65': 'Is a buyer 65 or older?',
  'declared-emergency': 'Is a state of emergency declared where the roof is?',
  'insured-work': 'Does insurance pay for any of this work?',
}

/** The uses for which words of a state are missing, each as a question. */
export const missingCases = (state: StateLaw): MissingCase[] =>
  specialGaps(state).map(({ when, title, citation, appliesWhen }) => ({
    question: questions[when] ?? `Does “${title}” apply to this contract?`,
    warning: `We do not have the words of “${title}” (${withAddress(state, citation)})${appliesWhen ? `, which the law asks for in this case: ${appliesWhen}` : ''}. Do not use this form in that case without them.`,
  }))

/** What an edition lacks in every use, each as a sentence. */
function missingOf(state: StateLaw): string[] {
  const gaps = gapsOf(state)
  if (gaps.length === 0) return []
  return [
    `${sentence(`This is the federal edition: for ${state.name} we do not have ${gaps.join(', nor ')}`)} Have an attorney in ${state.name} supply it (${withAddress(state, null)}).`,
  ]
}

const caseWarnings = (state: StateLaw): string[] => missingCases(state).map(({ warning }) => warning)

/** What to know before an edition is used, each as a sentence. */
export const warningsOf = (state: StateLaw): string[] => [
  ...missingOf(state),
  ...caseWarnings(state),
  ...zeroDeposit(state),
]

const lawBlocks = (state: StateLaw): d.Block[] => [
  d.section(`What ${state.name} law requires of this contract`),
  ...factBullets(state, contractFacts),
]

/**
 * What an edition says of itself: what it lacks, and what the law of its state asks for. A paper that is attached to a
 * contract has no notice of the right to cancel: the contract has it.
 */
export function editionBlocks({ state }: Edition, paper: 'contract' | 'attachment' = 'contract'): d.Block[] {
  if (!state) {
    const ready = states.filter(isReady).map(({ code }) => code)
    return [
      d.note(
        'Federal edition',
        paper === 'contract'
          ? 'It carries the federal notice of the right to cancel and no state law. Many states prescribe notices of their own: choose your state where you downloaded this file.'
          : 'It carries no state law. The notice of the right to cancel belongs to the contract and is not in this document. Many states have rules of their own: choose your state where you downloaded this file.',
        `A complete edition of this ${paper === 'contract' ? 'contract' : 'document'} exists for ${listOf(ready)}. For the other states, an attorney has to add what the state requires.`,
      ),
    ]
  }
  return [
    ...missingOf(state).map(missingNote),
    ...caseWarnings(state).map((text) => d.safetyNote('Missing in one case', text)),
    ...zeroDeposit(state).map((text) => d.safetyNote('No payment in advance', text)),
    ...lawBlocks(state),
  ]
}

/** Law that every sale at home touches. */
export const cancellationCites = ['16 CFR part 429 (sales at home)', '15 U.S.C. 7001 (electronic copies)']

/** The longest period to cancel in a state: for buyers of 65 and older, after a disaster. */
const longestPeriod = (state: StateLaw | null): number => {
  const { days = 3, age65 = 0, disaster = 0, storm = 0 } = state?.facts.cancelRight.data ?? {}
  return Math.max(days, age65, disaster, storm)
}

const countsSaturdays = ({ state }: Edition): boolean => state?.facts.cancelRight.data?.saturdays !== false
/** Business days of a week without Saturdays. */
const WEEK = 5

/**
 * The usual number of days to cancel, and the longest, as the count of days takes them: it counts Saturdays. Where the
 * state does not, a day more for each Saturday that can fall into the period.
 */
export function cancelPeriods(edition: Edition): [usual: number, longest: number] {
  const counted = (days: number): number => (countsSaturdays(edition) ? days : days + Math.ceil(days / WEEK))
  return [counted(edition.state?.facts.cancelRight.data?.days ?? 3), counted(longestPeriod(edition.state))]
}

/** Which days count toward the last day to cancel. */
export const countedDays = (edition: Edition): string =>
  countsSaturdays(edition)
    ? 'Saturdays count. Sundays and federal holidays do not, nor the days on which those are observed.'
    : `${edition.state?.name} does not count Saturdays, Sundays and holidays. The number of days below has a day more for each Saturday, so the day may be later than the law asks, never earlier.`

/** Where the federal texts stand in for those of a state with another period, they name fewer days than its law gives. */
function federalDays(edition: Edition): d.Block[] {
  const days = edition.state?.facts.cancelRight.data?.days
  if (!edition.state || printedEdition(edition).state || days === undefined || days === FEDERAL_DAYS) return []
  return [
    d.p(
      `The statement and the forms in this file are the federal ones and say three business days. ${edition.state.name} law gives ${days}, and the date below is counted with ${days}. Have an attorney put the state’s own words in place of the federal ones before you use this form.`,
      'Two periods:',
    ),
  ]
}

/** A page for the office in front of what is signed: what to know, and that it is no legal advice. */
export const officeCover = (blocks: readonly d.Block[], cites: readonly string[], edition?: Edition): d.Part =>
  d.part(
    'Before you use this form',
    [
      d.p('Keep this page in your office. It is not part of the signed document.'),
      ...(edition ? stateLine(edition) : []),
      ...blocks,
      notLegalAdvice(...(edition ? citesFor(edition, cites) : cites)),
    ],
    { audience: 'office' },
  )

/** The cover page of a document that is attached to a contract: its state's law, and that it is no legal advice. */
export const attachmentCover = (edition: Edition, cites: readonly string[]): d.Part =>
  officeCover(edition.state ? lawBlocks(edition.state) : editionBlocks(edition, 'attachment'), cites, edition)

/** The texts of an edition with their citations; those that were compared in the same way stand in one line. */
function sourceList(texts: readonly PrescribedText[]): d.Block {
  const wayOf = ({ compared, asOf }: PrescribedText): string => `${compared}, ${asOf}`
  const ways = [...new Set(texts.map(wayOf))]
  const members = (way: string): string =>
    texts
      .filter((text) => wayOf(text) === way)
      .map(({ citation, title }) => `${citation} ${title}`)
      .join('; ')
  return d.bullets(...ways.map((way) => `${upperFirst(way)}: ${members(way)}`))
}

interface Cover {
  /** The pages behind the cover: the texts that they print are counted and listed. */
  parts: readonly d.Part[]
  /** Further steps for this contract, after the first. */
  steps?: readonly string[]
  cites: readonly string[]
  /** The emergency exception is part of the set. */
  emergency?: boolean
  /** Homes before 1978: the set has a lead-safe receipt. */
  leadSafe?: boolean
  /** The contract has a schedule of payments, whose first one may be a deposit. */
  payments?: boolean
  /** The work is storm damage: limits on deposits for that alone count. */
  storm?: boolean
}

const emergencySteps = (edition: Edition): string[] => [
  'Emergency: the right to cancel falls away only if the owner made the first contact, needs the work in an immediate personal emergency, and gives a separate statement in the owner’s own handwriting, dated and signed, that describes the emergency and gives up the right (16 CFR 429.0(a)(3)). The sheet for it must not be typed, printed or dictated. Left blank, the right to cancel runs as usual. Some states do not allow it.',
  ...emergencyForms(edition).map(
    ({ title, citation, placement }) =>
      `${edition.state?.name} also prescribes the form “${title}” (${citation}): ${placement}. Attach your written estimate to it, and have the owner date and sign it beside the handwritten statement, not in its place. If you knocked on the door, take both out.`,
  ),
]
const leadSteps: readonly string[] = [
  'Homes built before 1978: give the pamphlet “Renovate Right” before the work and have the receipt signed (40 CFR 745.84); painted fascia, soffit or trim that you disturb falls under the rule.',
]

/** The cover page of a contract with a homeowner. */
export function coverPage(
  edition: Edition,
  { parts, steps = [], cites, emergency, leadSafe, payments, storm }: Cover,
): d.Part {
  return d.part(
    'Before you use this form',
    [
      checkedLine(edition, parts),
      ...editionBlocks(edition),
      d.section('Steps', 'Steps for your office, before and after the signature'),
      d.steps(
        'Keep this page in your office. It is not part of what the owner signs.',
        ...steps,
        'Complete both copies of the notice of cancellation before anyone signs: your name and address, the date of the transaction, the last day to cancel.',
        'Tell the owner of the right to cancel aloud, and leave both copies and a complete signed contract with the owner.',
        'Start no work and order no special material before the last day to cancel has passed.',
        'If the owner cancels, stop the same day and return every payment within 10 business days (16 CFR 429.1(g)), or sooner where the form says so, even where a state’s text gives more time.',
        'If you sell in Spanish, the statement and the forms must be in Spanish. We found no official Spanish text, and none is in this file.',
        ...(emergency ? emergencySteps(edition) : []),
        ...(leadSafe ? leadSteps : []),
      ),
      d.section('Last day to cancel', 'Last day to cancel, counted from the date of signing'),
      d.p(
        `${countedDays(edition)} Enter the date of signing; change the number of days where a longer period applies.`,
      ),
      ...federalDays(edition),
      ...lastDayCount(...cancelPeriods(edition)),
      ...(payments
        ? [
            d.section('Deposit', 'Limit on the deposit, compared with the first payment'),
            ...depositLimit({ sum: 'price.contractSum', deposit: 'payment.1.amount', edition, isStorm: storm }),
          ]
        : []),
      d.section('Sources', 'Sources of the prescribed texts'),
      sourceList(printedTexts(parts, edition)),
      notLegalAdvice(...citesFor(edition, cites)),
    ],
    { audience: 'office' },
  )
}
