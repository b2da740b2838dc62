import { defineTemplate } from '@/data/shared/define-template'
import type { Demand } from '@/data/shared/demand'
import { waiverFormOf, waiverStates } from '@/data/law/waivers'
import * as contract from '@/data/shared/contract'
import type { GuideEntry, TemplateContent } from '@/data/shared/types'

interface WaiverText {
  kind: contract.WaiverKind
  demand: Demand
  description: string
  fullDescription: readonly string[]
  howToUse: readonly string[]
  expertGuide: readonly GuideEntry[]
  popular?: boolean
}

/** Says which states have a form of their own. Missouri prescribes its form for homes only. */
function notFor(kind: contract.WaiverKind): string {
  const codes = waiverStates(contract.waiverSlug(kind)).map(([{ code }]) => (code === 'MO' ? 'MO (homes)' : code))
  const states = `Not for jobs in ${codes.join(', ')}, whose law has a form of its own for this waiver: choose your state to get that form.`
  return kind.conditional
    ? states
    : `Not before the money has cleared: an unconditional waiver takes rights away at once. ${states}`
}

const waiver = ({ kind, ...text }: WaiverText): TemplateContent =>
  defineTemplate('contract', {
    ...text,
    slug: contract.waiverSlug(kind),
    name: contract.waiverName(kind),
    group: 'universal',
    stage: 'close',
    telling: 'Payment',
    notFor: notFor(kind),
    tags: [
      'Insurance & Legal',
      'lien waiver',
      'lien release',
      'mechanics lien',
      kind.conditional ? 'conditional waiver' : 'unconditional waiver',
      kind.final ? 'final payment' : 'progress payment',
      'release of lien',
      'pay application',
    ],
    expertGuide: [...text.expertGuide, contract.lienWaiverGuide, contract.attorneyGuide],
    subject: `${contract.waiverName(kind)} of lien rights`,
    intro: `${kind.conditional ? 'Conditional' : 'Unconditional'} waiver of lien rights for a ${kind.final ? 'final' : 'progress'} payment.`,
    keywords: ['lien waiver', 'lien release'],
    hasEditions: true,
    required: [
      ...['claimant.name', 'payer.name', 'payment.maker', 'sum.payment'],
      ...(kind.final ? [] : ['payment.through']),
    ],
    letterhead: ({ state }) => (waiverFormOf(state, contract.waiverSlug(kind)) ? 'none' : 'full'),
    pages: { main: 1, office: 1 },
    parts: (edition) => contract.lienWaiverParts(kind, contract.waiverSlug(kind), edition),
  })

const stateForms: GuideEntry = {
  title: 'Ten states prescribe the form',
  text: 'Arizona, California, Florida, Georgia, Michigan, Mississippi, Nevada, Texas, Utah and Wyoming prescribe lien waivers: choose the state and you get its form, word for word. Missouri prescribes one form, the unconditional final waiver for residential property; Massachusetts one for those who recorded a notice of contract. Elsewhere the parties agree on the words.',
  cite: 'A.R.S. 33-1008; Fla. Stat. 713.20; O.C.G.A. 44-14-366; M.C.L. 570.1115; NRS 108.2457; Utah Code 38-1a-802; W.S. 29-10-101; RSMo 429.016',
}

/** The four lien waivers. */
export const lienWaivers: readonly TemplateContent[] = [
  waiver({
    kind: { conditional: true, final: false },
    demand: [0.815, 'Most companies, every week or month.'],
    popular: true,
    description:
      'Conditional lien waiver for a progress payment: takes effect when the money has cleared. State forms where the law prescribes one.',
    fullDescription: [
      'The waiver that belongs with every progress invoice. It says that lien rights through a date end once the named payment has cleared, and that until then it releases nothing.',
      'Retainage, unsigned changes, later work and disputed claims are listed as exceptions with amounts, so that they are not signed away by accident. The amounts paid and still owed are calculated.',
      'Ten states prescribe the form. Choose yours and the file has that form, word for word; elsewhere it has ours.',
    ],
    howToUse: [
      'Choose the state of the property where you download the file.',
      'Enter claimant, customer, owner and property as in the contract.',
      'Enter the through date and the exact amount of the payment.',
      'List what is not released, with amounts.',
      'Sign and send it with the invoice; keep a copy.',
    ],
    expertGuide: [
      stateForms,
      {
        title: 'The through date decides what you give up',
        text: 'Everything furnished up to that date is released once you are paid, whether billed or not. Set it to the last day the invoice covers, not to the day you sign, and list changes that are done but not yet signed.',
      },
    ],
  }),
  waiver({
    kind: { conditional: false, final: false },
    demand: [0.8, 'Most companies, every week or month.'],
    description:
      'Unconditional lien waiver for a progress payment that has cleared, with exceptions. State forms where the law prescribes one.',
    fullDescription: [
      'This waiver acknowledges a progress payment: the money has cleared, and lien rights through a date are given up at once. It asks for the date the funds cleared, because nothing protects a claimant who signs too early.',
      'Retainage and open points are listed as exceptions with amounts. The contract sum, payments and the remaining balance are calculated on the form.',
      'Where a state prescribes the form, its edition has that form, word for word. The cover page lists those states with their statutes.',
    ],
    howToUse: [
      'Wait until the funds have cleared; a check in hand is not enough.',
      'Choose the state of the property where you download the file.',
      'Enter the same through date and amount as in the conditional waiver.',
      'Carry over retainage and other exceptions.',
      'Sign, and exchange it for the conditional waiver of the next payment.',
    ],
    expertGuide: [
      stateForms,
      {
        title: 'Never sign it to “speed up the check”',
        text: 'An unconditional waiver takes effect when signed. If the check then bounces, the lien is gone and only the debt remains. Ask for the conditional form when someone wants a waiver before paying.',
      },
    ],
  }),
  waiver({
    kind: { conditional: true, final: true },
    demand: [0.81, 'Most companies, every week or month.'],
    description:
      'Conditional lien waiver for the final payment: all lien rights end when the last payment clears. State forms where the law prescribes one.',
    fullDescription: [
      'At the end of a job the owner wants proof that no lien will follow, and the contractor wants to be paid first. This form serves both: all lien rights end when the final payment, retainage included, has cleared.',
      'The open balance is calculated and should read zero. Anything still disputed is listed as an exception with its amount.',
      'Where a state prescribes the form, its edition has that form, word for word. The cover page lists those states.',
    ],
    howToUse: [
      'Choose the state of the property where you download the file.',
      'Enter the contract sum, signed changes and earlier payments; the remainder must match the final invoice.',
      'Name the retainage included in the final payment.',
      'List any disputed claims you are keeping.',
      'Send it with the final invoice and completion documents.',
    ],
    expertGuide: [
      stateForms,
      {
        title: 'Zero means settled',
        text: 'Include every change order in the sum before you sign. If the open amount is not zero, a change or a payment is missing; find out which before the waiver leaves the office.',
      },
    ],
  }),
  waiver({
    kind: { conditional: false, final: true },
    demand: [0.8049, 'Most companies, every week or month.'],
    description:
      'Unconditional final lien waiver for a job paid in full and cleared, with amounts. State forms where the law prescribes one.',
    fullDescription: [
      'The last document in the file: paid in full, funds cleared, no lien rights left. Lenders, title companies and buyers ask for it years later, so it names claimant, property and amounts in full.',
      'The form asks for the date the money cleared and warns the signer in plain words. Warranty duties and contract rights other than liens are not affected.',
      'Where a state prescribes the form, its edition has that form, word for word. The cover page lists those states with their statutes.',
    ],
    howToUse: [
      'Confirm with the bank that the final payment has cleared.',
      'Choose the state of the property where you download the file.',
      'Enter all amounts; “Left open” must show zero.',
      'Collect unconditional final waivers from subcontractors and suppliers.',
      'Sign, and hand them all over together with the warranties.',
    ],
    expertGuide: [
      stateForms,
      {
        title: 'Collect from subs and suppliers before you sign',
        text: 'An owner who has paid you in full can still face a lien from your supplier. Collect final waivers from everyone who sent a preliminary notice and hand them over as a set.',
      },
    ],
  }),
]
