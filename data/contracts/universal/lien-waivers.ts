import { defineTemplate } from '@/data/define-template'
import * as contract from '@/data/parts/contract'
import type { GuideEntry, TemplateContent } from '@/data/types'

interface WaiverText {
  kind: contract.WaiverKind
  slug: string
  description: string
  fullDescription: readonly string[]
  howToUse: readonly string[]
  expertGuide: readonly GuideEntry[]
  popular?: boolean
}

const waiver = ({ kind, ...text }: WaiverText): TemplateContent =>
  defineTemplate('contract', {
    ...text,
    name: contract.waiverName(kind),
    group: 'universal',
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
    subject: `${contract.waiverName(kind)} for states without a statutory form`,
    intro: `Generic ${kind.conditional ? 'conditional' : 'unconditional'} waiver for a ${kind.final ? 'final' : 'progress'} payment. Not for the twelve states listed below, which prescribe their own form.`,
    keywords: ['lien waiver', 'lien release'],
    parts: () => contract.lienWaiverParts(kind),
  })

const refusal: GuideEntry = {
  title: 'Twelve states refuse a generic form',
  text: 'Arizona, California, Florida, Georgia, Massachusetts, Michigan, Mississippi, Missouri, Nevada, Texas, Utah and Wyoming prescribe a form for some or all waivers. Use theirs, word for word. The state list of this form leaves them out so that it cannot be filled in for the wrong place.',
  cite: 'A.R.S. 33-1008; Fla. Stat. 713.20; O.C.G.A. 44-14-366; M.C.L. 570.1115; NRS 108.2457; Utah Code 38-1a-802',
}

/** The four lien waivers. */
export const lienWaivers: readonly TemplateContent[] = [
  waiver({
    kind: { conditional: true, final: false },
    slug: 'conditional-progress-lien-waiver',
    popular: true,
    description:
      'Conditional lien waiver for a progress payment: takes effect when the money has cleared; refuses the twelve form states.',
    fullDescription: [
      'The waiver that belongs with every progress invoice. It says that lien rights through a date end once the named payment has cleared, and that until then it releases nothing.',
      'Retainage, unsigned changes, later work and disputed claims are listed as exceptions with amounts, so that they are not signed away by accident. The amounts paid and still owed are calculated.',
      'Twelve states prescribe their own form. This one names them with the statute and leaves them out of its state list.',
    ],
    howToUse: [
      'Check that the property is not in one of the twelve form states.',
      'Enter claimant, customer, owner and property as in the contract.',
      'Enter the through date and the exact amount of the payment.',
      'List what is not released, with amounts.',
      'Sign and send it with the invoice; keep a copy.',
    ],
    expertGuide: [
      refusal,
      {
        title: 'The through date decides what you give up',
        text: 'Everything furnished up to that date is released once you are paid, whether billed or not. Set it to the last day the invoice covers, not to the day you sign, and list changes that are done but not yet signed.',
      },
    ],
  }),
  waiver({
    kind: { conditional: false, final: false },
    slug: 'unconditional-progress-lien-waiver',
    description:
      'Unconditional lien waiver for a progress payment that has cleared, with exceptions; refuses the twelve form states.',
    fullDescription: [
      'This waiver acknowledges a progress payment: the money has cleared, and lien rights through a date are given up at once. It asks for the date the funds cleared, because nothing protects a claimant who signs too early.',
      'Retainage and open points are listed as exceptions with amounts. The contract sum, payments and the remaining balance are calculated on the form.',
      'For use outside the twelve states that prescribe a form; they are listed with their statutes and left out of the state list.',
    ],
    howToUse: [
      'Wait until the funds have cleared; a check in hand is not enough.',
      'Check that the property is not in a form state.',
      'Enter the same through date and amount as in the conditional waiver.',
      'Carry over retainage and other exceptions.',
      'Sign, and exchange it for the conditional waiver of the next payment.',
    ],
    expertGuide: [
      refusal,
      {
        title: 'Never sign it to “speed up the check”',
        text: 'An unconditional waiver takes effect when signed. If the check then bounces, the lien is gone and only the debt remains. Ask for the conditional form when someone wants a waiver before paying.',
      },
    ],
  }),
  waiver({
    kind: { conditional: true, final: true },
    slug: 'conditional-final-lien-waiver',
    description:
      'Conditional lien waiver for the final payment: all lien rights end when the last payment clears; refuses the twelve form states.',
    fullDescription: [
      'At the end of a job the owner wants proof that no lien will follow, and the contractor wants to be paid first. This form serves both: all lien rights end when the final payment, retainage included, has cleared.',
      'The open balance is calculated and should read zero. Anything still disputed is listed as an exception with its amount.',
      'It refuses the twelve states with a statutory form and says which they are.',
    ],
    howToUse: [
      'Check that the property is not in a form state.',
      'Enter the contract sum, signed changes and earlier payments; the remainder must match the final invoice.',
      'Name the retainage included in the final payment.',
      'List any disputed claims you are keeping.',
      'Send it with the final invoice and completion documents.',
    ],
    expertGuide: [
      refusal,
      {
        title: 'Zero means settled',
        text: 'Include every change order in the sum before you sign. If the open amount is not zero, a change or a payment is missing; find out which before the waiver leaves the office.',
      },
    ],
  }),
  waiver({
    kind: { conditional: false, final: true },
    slug: 'unconditional-final-lien-waiver',
    description:
      'Unconditional final lien waiver for a job paid in full and cleared, with amounts; refuses the twelve form states.',
    fullDescription: [
      'The last document in the file: paid in full, funds cleared, no lien rights left. Lenders, title companies and buyers ask for it years later, so it names claimant, property and amounts in full.',
      'The form asks for the date the money cleared and warns the signer in plain words. Warranty duties and contract rights other than liens are not affected.',
      'Not for the twelve states with their own form; they are listed with their statutes.',
    ],
    howToUse: [
      'Confirm with the bank that the final payment has cleared.',
      'Check that the property is not in a form state.',
      'Enter all amounts; “Left open” must show zero.',
      'Collect unconditional final waivers from subcontractors and suppliers.',
      'Sign, and hand them all over together with the warranties.',
    ],
    expertGuide: [
      refusal,
      {
        title: 'Collect from subs and suppliers before you sign',
        text: 'An owner who has paid you in full can still face a lien from your supplier. Collect final waivers from everyone who sent a preliminary notice and hand them over as a set.',
      },
    ],
  }),
]
