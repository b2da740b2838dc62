/** The cover page of a lien waiver: which states prescribe a form, and whether this is one. */
import type { Edition } from '@/data/law/edition'
import type { PrescribedText, StateFacts, StateLaw, WaiverSlug } from '@/data/law/types'
import { withAddress } from '@/data/law/official'
import { missingWaivers, otherWaivers, waiverFormOf, waiverStates } from '@/data/law/waivers'
import { stateLine } from '@/data/shared/checked-line'
import { missingNote, notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'
import { factBullets } from './cover'

const lienFacts: readonly (readonly [keyof StateFacts, string])[] = [
  ['lienWaiverForm', 'Waiver form'],
  ['prelimNotice', 'Notice'],
  ['lienDeadline', 'Last day to record a lien'],
]

/** Conditions of a form that its state's own words do not show. */
const conditions: Readonly<Partial<Record<StateLaw['code'], string>>> = {
  MO: 'only for residential real property as that section defines it; on other property our waiver may be used',
  MA: 'only for those who recorded a notice of contract; the law prescribes no form for ordinary payments',
}
const conditionOf = ({ code }: StateLaw): string => (conditions[code] ? ` (${conditions[code]})` : '')

const generic = (slug: WaiverSlug): d.Block[] => [
  d.safetyNote(
    'Not for every state',
    'This is our own waiver. The states below prescribe a form, and there a waiver in other words may have no effect. Check the state of the property first. If it is below, choose it where you downloaded this file: that edition has the form of the state, word for word.',
  ),
  d.section('States with a form of their own'),
  d.bullets(
    ...waiverStates(slug).map(([state, { citation }]) => `${state.name}: ${citation}${conditionOf(state)}`),
    ...(slug.includes('progress') ? [`Massachusetts: G.L. c. 254, § 32, ${conditions.MA}`] : []),
  ),
]

/** A form that serves for more than this waiver. */
const shared = (form: PrescribedText): d.Block[] =>
  standsForBoth(form)
    ? [
        d.p(
          'The state does not have separate forms for waivers with and without the condition of payment. Read what the form says about money that has not arrived before you sign it.',
        ),
      ]
    : []

const standsForBoth = (form: PrescribedText | null): boolean => (form?.waivers?.length ?? 0) > 1

/** When the waiver may leave the office. */
function firstStep(unconditional: boolean, form: PrescribedText | null): string {
  if (standsForBoth(form))
    return 'Hand it over when the money has cleared, not before: the form is the same with and without the condition of payment.'
  return unconditional
    ? 'Sign only after the money has cleared: this waiver takes rights away at once. Before that, use the conditional one.'
    : 'Send the waiver with the invoice. It takes effect when the payment has cleared.'
}

const prescribed = (state: StateLaw, form: PrescribedText): d.Block[] => [
  d.note(
    `The form of ${state.name}`,
    `The next page is the form of ${form.citation}${conditionOf(state)}. Fill in its blanks. Do not change its words and add none.`,
  ),
  ...shared(form),
]

/** A sentence for each form that the state prescribes for this waiver and that we cannot print. */
export const genericWarnings = (state: StateLaw, slug: string): string[] =>
  missingWaivers(state, slug).map(
    ({ title, citation }) =>
      `${state.name} law prescribes a form for this waiver, “${title}” (${withAddress(state, citation)})${conditionOf(state)}, and we do not have its words: this is our own waiver.`,
  )

const ours = (state: StateLaw, slug: WaiverSlug): d.Block[] => {
  const missing = genericWarnings(state, slug)
  if (missing.length > 0) return missing.map(missingNote)
  const others = otherWaivers(state, slug)
  return [
    d.note(
      others.length > 0 ? 'No form for this waiver' : 'Our own waiver',
      others.length > 0
        ? `${state.name} prescribes a form for other waivers: ${others.map(({ citation, title }) => `${title} (${citation})`).join('; ')}${conditionOf(state)}. For this one we found none; the next page is our own. Have an attorney in ${state.name} confirm it.`
        : `We found no form that ${state.name} prescribes for lien waivers. The next page is our own.`,
    ),
  ]
}

/** The cover page of a waiver in an edition. The office keeps it; it is not part of what is signed. */
export function waiverCover(edition: Edition, slug: WaiverSlug, waiver: d.Part): d.Part {
  const { state } = edition
  const form = waiverFormOf(state, slug)
  const unconditional = slug.startsWith('un')
  return d.part(
    'Before you use this form',
    [
      d.p('Keep this page in your office. It is not part of the signed document.'),
      ...stateLine(edition, [waiver]),
      ...(state ? (form ? prescribed(state, form) : ours(state, slug)) : generic(slug)),
      d.section('Steps', 'Steps for your office before it is signed'),
      d.steps(
        firstStep(unconditional, form),
        'List what you keep: retainage, changes that are not signed yet, disputed claims.',
        'Where the form has a place for a notary or a witness, sign it in front of that person.',
        ...(form ? ['Print a form of two pages on both sides of one sheet, so that its notice stays with it.'] : []),
        'Keep a copy with proof of the payment.',
      ),
      ...(state ? [d.section(`What ${state.name} law says`), ...factBullets(state, lienFacts)] : []),
      notLegalAdvice(form?.citation ?? state?.facts.lienDeadline.citation ?? 'State lien law'),
    ],
    { audience: 'office' },
  )
}
