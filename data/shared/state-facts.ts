/** What the law of a state says on the subjects of a document that has no law of its own, for the office. */
import type { Edition } from '@/data/law/edition'
import { isFirm } from '@/data/law/readiness'
import type { LawFact, StateFacts, StateLaw } from '@/data/law/types'
import { stateLine } from '@/data/shared/checked-line'
import { sentence } from '@/data/shared/words'
import * as d from '@/lib/documents/author'

/** A subject on which states differ. */
export type StateSubject = 'callRecording' | 'heatRule' | 'oshaPlan' | 'salesTax' | 'finalPay'

const plans = {
  state:
    'A state plan that federal OSHA has approved covers private employers. Its own standards are in force, and they may be stricter: look up the state’s section beside each federal one.',
  public: 'Federal OSHA covers private employers. The state plan is for public employees only.',
  federal: 'Federal OSHA covers private employers.',
} as const

const consents = {
  one: 'One party to a call has to agree to its recording, and that can be you. Say that you record all the same.',
  all: 'Everyone on a call has to agree to its recording. Say so in the first sentence, and stop where someone objects.',
} as const

const consentWords = ({ value, data }: StateFacts['callRecording']): string => {
  const rule = data ? consents[data.consent] : ''
  return value === data?.consent ? rule : `${rule} In detail: ${sentence(value ?? '')}`
}

/** No source proves that a state has no rule; at best nobody found one. */
const NO_HEAT_RULE =
  'We know of no rule of its own for outdoor work by private employers. Look it up each spring; the federal general duty applies everywhere.'

const heatWords = ({ value, confidence }: StateFacts['heatRule']): string =>
  value?.startsWith('None of its own') && confidence !== 'high' ? NO_HEAT_RULE : sentence(value ?? '')

const SALES_TAX = 'Sales tax on residential roofing'
/** Who knows where we do not. */
const ASK: Readonly<Record<string, string>> = {
  [SALES_TAX]: ' Ask the state’s tax department whether materials, labor or both are taxed, and who pays.',
}

/** A line of the page: its name, its fact, and the fact in words. */
type Line = readonly [name: string, fact: LawFact<unknown>, words: string]

const plainLine = (name: string, fact: LawFact): Line => [name, fact, sentence(fact.value ?? '')]

const linesOf: Readonly<Record<StateSubject, (facts: StateFacts) => readonly Line[]>> = {
  callRecording: ({ callRecording }) => [['Recording of calls', callRecording, consentWords(callRecording)]],
  heatRule: ({ heatRule }) => [['Heat', heatRule, heatWords(heatRule)]],
  oshaPlan: ({ oshaPlan }) => [['OSHA', oshaPlan, oshaPlan.data ? plans[oshaPlan.data.plan] : '']],
  salesTax: ({ salesTax }) => [plainLine(SALES_TAX, salesTax)],
  finalPay: ({ finalPayDischarge, finalPayResign }) => [
    plainLine('Last wages after a discharge', finalPayDischarge),
    plainLine('Last wages after a resignation', finalPayResign),
  ],
}

function lineOf({ name: state }: StateLaw, [name, fact, words]: Line): string {
  const { citation, confidence } = fact
  if (!isFirm(fact))
    return `${name}: we have no firm source for ${state}${citation ? `; start with ${citation}` : ''}. Look it up.${ASK[name] ?? ''}`
  if (words === NO_HEAT_RULE) return `${name}: ${words}`
  const source = [citation, confidence === 'medium' ? 'not read in the statute' : null].filter(Boolean).join('; ')
  return `${name}: ${words}${source ? ` (${source})` : ''}`
}

function stateFactsBlocks(edition: Edition, state: StateLaw, subjects: readonly StateSubject[]): d.Block[] {
  const lines = subjects.flatMap((subject) => linesOf[subject](state.facts)).map((line) => lineOf(state, line))
  return [
    d.section(`What ${state.name} law says`, 'What the law of the state says, each with its source'),
    d.bullets(...lines),
    ...stateLine(edition),
    d.p('General information, not legal advice. Read the section before you rely on it.'),
  ]
}

/**
 * The parts of a document in the edition of a state: with what its law says on the subjects at the end of the office's
 * pages, or on a page of its own where the document does not end with them. As they are in the federal edition.
 */
export function withStateFacts(
  parts: readonly d.Part[],
  edition: Edition,
  subjects: readonly StateSubject[],
): readonly d.Part[] {
  const { state } = edition
  if (!state || subjects.length === 0) return parts
  const blocks = stateFactsBlocks(edition, state, subjects)
  const last = parts.at(-1)
  if (last?.audience === 'office') return [...parts.slice(0, -1), { ...last, blocks: [...last.blocks, ...blocks] }]
  return [...parts, d.part('State law', blocks, { audience: 'office', follows: true })]
}
