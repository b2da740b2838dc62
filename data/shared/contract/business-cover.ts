/** 'Before you use this form' for contracts between businesses: what is signed holds no advice of ours. */
import type { Edition } from '@/data/law/edition'
import type { StateFacts } from '@/data/law/types'
import * as d from '@/lib/documents/author'
import { factBullets, officeCover } from './cover'
import { indemnityLimits, type StateNotice } from './state-notices'

type NamedFact = readonly [keyof StateFacts, string]

/** The facts of a state that work for a business touches, each with its name. */
const commercialFacts: readonly NamedFact[] = [
  ['license', 'License'],
  ['licenseNumberPrinted', 'License number in print'],
  ['prelimNotice', 'Lien notice'],
  ['lienDeadline', 'Lien deadline'],
  ['promptPay', 'Prompt payment'],
  ['retainageCap', 'Retainage'],
  ['lateInterest', 'Late interest'],
  ['salesTax', 'Sales tax'],
]
const subcontractFacts: readonly NamedFact[] = [
  ['license', 'License'],
  ['prelimNotice', 'Lien notice'],
  ['promptPay', 'Prompt payment'],
  ['retainageCap', 'Retainage'],
  ['lateInterest', 'Late interest'],
]

const places = (notices: readonly StateNotice[]): string =>
  `${notices.map(({ state, statute }) => `${state} (${statute})`).join('; ')}.`

const federalNote = d.note(
  'Federal edition',
  'It carries no state law. Choose the state of the property where you downloaded this file, and check these points:',
)
const lawOf = (name: string): d.Block =>
  d.section(`What ${name} law says`, 'What the law of the state says, each with its source')

/** The office page of a commercial contract: steps, then the facts of the state, or the states to check. */
export const commercialCover = (edition: Edition): d.Part => {
  const { state } = edition
  return officeCover(
    [
      d.steps(
        'Check lien notice and lien deadline for your own role, and put both days on the calendar before the start.',
        'Write a retainage rate, payment days and late interest that the state allows.',
        'On federal work, furnish the bonds and pay the wages that 40 U.S.C. 3131 and 3142 ask for; attach the wage decision.',
        'Send the additional-insured endorsement and the certificates with the signed contract.',
      ),
      ...(state
        ? [lawOf(state.name), ...factBullets(state, commercialFacts)]
        : [
            federalNote,
            d.bullets(
              'Lien notice and lien deadline: the Notice to Owner (Preliminary Notice) lists both for every state.',
              'Retainage, prompt payment and late interest: many states set limits.',
            ),
          ]),
    ],
    ['40 U.S.C. 3131 and 3142 (federal bonds and wages)'],
    edition,
  )
}

/** The office page of a subcontract: how far its indemnity may reach. */
export const subcontractCover = (edition: Edition): d.Part => {
  const { state } = edition
  const own = indemnityLimits.filter((limit) => limit.state === state?.code)
  return officeCover(
    [
      d.steps(
        'Check how far an indemnity clause may reach where the work is. The clause here covers the subcontractor’s own share of fault and nothing more; add any wording that the state requires.',
        'Do not let the crew start before certificates, W-9 and crew documents are on file.',
      ),
      ...(state
        ? [
            lawOf(state.name),
            ...own.map(({ statute, asks }) => d.p(`${asks} (${statute})`, 'Indemnity.')),
            ...factBullets(state, subcontractFacts),
          ]
        : [federalNote, d.bullets(`Limits on indemnity: ${places(indemnityLimits)}`)]),
    ],
    ['29 CFR 1926 (construction safety)', '29 CFR 570.67'],
    edition,
  )
}
