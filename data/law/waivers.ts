/** Which lien waivers a state prescribes. */
import { states } from '.'
import type { PrescribedText, StateLaw, WaiverSlug } from './types'

const covers = ({ waivers = [] }: PrescribedText, slug: string): boolean => waivers.some((waiver) => waiver === slug)

/** The form that a state prescribes for a waiver, with its words; null where there is none, and in the federal edition. */
export const waiverFormOf = (state: StateLaw | null, slug: WaiverSlug): PrescribedText | null =>
  state?.texts.find((text) => text.text !== null && covers(text, slug)) ?? null

/** The states whose form takes the place of our waiver, each with its form. */
export const waiverStates = (slug: WaiverSlug): (readonly [StateLaw, PrescribedText])[] =>
  states.flatMap((state) => {
    const form = waiverFormOf(state, slug)
    return form ? [[state, form] as const] : []
  })

/** The forms that a state prescribes for a waiver and whose words were not found. */
export const missingWaivers = (state: StateLaw, slug: string): PrescribedText[] =>
  state.texts.filter((text) => text.text === null && covers(text, slug))

/** The waivers that a state prescribes for other payments than this one, with or without words that were found. */
export const otherWaivers = (state: StateLaw, slug: WaiverSlug): PrescribedText[] =>
  state.texts.filter((text) => text.kind === 'waiver' && !covers(text, slug))
