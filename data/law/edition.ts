/** The edition of a document: the federal one, or that of a state, whose own texts take the place of the federal ones. */
import { federal } from '.'
import type { PrescribedText, StateLaw, TextKind, TextPlace, TextTrigger } from './types'

export interface Edition {
  /** Null for the federal edition. */
  state: StateLaw | null
  /** The day (ISO) on which the document is made; today unless a test says otherwise. */
  today?: string
}

export const federalEdition: Edition = { state: null }

/** What a document is used for. Each use triggers its own texts. */
export type Use = TextTrigger

interface Wanted {
  kinds?: readonly TextKind[]
  places?: readonly TextPlace[]
  uses: readonly Use[]
}

const wants = ({ kinds, places, uses }: Wanted, text: PrescribedText): boolean =>
  uses.includes(text.when) && (!kinds || kinds.includes(text.kind)) && (!places || places.includes(text.place))

/** The texts of the edition's state for a use, in the order of their file; none in the federal edition. */
export const stateTexts = ({ state }: Edition, wanted: Wanted): PrescribedText[] =>
  state?.texts.filter((text) => wants(wanted, text)) ?? []

/** Those whose words are there. */
export const printable = (texts: readonly PrescribedText[]): PrescribedText[] =>
  texts.filter(({ text }) => text !== null)

const saleAtHome: readonly Use[] = ['home-sale', 'home-improvement']

/**
 * The text that tells a buyer at home of the right to cancel (`statement`), or the form that cancels (`form`): the
 * state's own where it has one, else that of 16 CFR 429.1.
 */
export function cancellationText(edition: Edition, kind: 'statement' | 'form'): PrescribedText {
  const own = printable(stateTexts(edition, { kinds: [kind], uses: saleAtHome }))
  // A statute on home improvement governs a roof before the one on sales at home.
  const text =
    own.find(({ when }) => when === 'home-improvement') ??
    own[0] ??
    federal.texts.find((candidate) => candidate.kind === kind && candidate.when === 'home-sale')
  if (!text) throw new Error(`No ${kind} of the right to cancel`)
  return text
}

/**
 * The texts for work that an insurer pays for. They are complete in themselves, whether or not the state's edition is;
 * a statement without the form that it speaks of is left out.
 */
export function insuredTexts(edition: Edition): PrescribedText[] {
  const texts = printable(stateTexts(edition, { uses: ['insured-work'] }))
  const hasForm = texts.some(({ kind }) => kind === 'form')
  return texts.filter(({ kind }) => hasForm || kind !== 'statement')
}
