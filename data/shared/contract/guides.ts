/** Guidance that several contracts share. */
import { seasonNames, seasons } from '@/data/shared/calendar'
import { aRoof, sentence } from '@/data/shared/words'
import type { RoofSystem } from '../system'
import type { GuideEntry } from '@/data/shared/types'

export const cancellationGuide: GuideEntry = {
  title: 'Two forms, one sentence, and the third business day',
  text: 'A sale in the home carries a right to cancel until midnight of the third business day. The federal statement stands directly before the signatures, and a state’s edition has that state’s own instead. Complete both detached forms before anyone signs, explain the right aloud, and write the date: Saturdays count, Sundays and federal holidays do not. Do not order material or open the roof until it has passed. In some states a missing form keeps the right alive, and then you have worked on a contract that can still be canceled.',
  cite: '16 CFR 429.1',
}

export const depositGuide: GuideEntry = {
  title: 'Look up the deposit limit before you write a percentage',
  text: 'California limits a down payment to $1,000 or 10%, whichever is less. Maryland limits it to one third; Massachusetts, to one third or the cost of special orders, whichever is more; Pennsylvania, above $5,000, to one third plus the special orders. Colorado requires roofing deposits to be held in trust, and New York payments before completion. The office page of a state’s edition holds its limit and compares the first payment with it.',
  cite: 'Cal. Bus. & Prof. Code 7159.5; Md. Bus. Reg. 8-617; Mass. G.L. c. 142A; 73 P.S. 517.9; C.R.S. 6-22-103 to -105; N.Y. Lien Law 71-a',
}

export const claimGuide: GuideEntry = {
  title: 'If an insurer pays, stay on your side of the line',
  text: 'Describe the damage, price the repair, and give the owner and the insurer the same price. Coverage and settlement belong to the owner, the insurer and licensed public adjusters. The deductible is the owner’s to pay, in full: paying, crediting or rebating it is unlawful in many states. Keep insurance documents separate from the contract, and check your state’s storm-repair notice.',
  cite: 'Tex. Ins. Code 4102.163; 815 ILCS 513/18; N.Y. Gen. Bus. Law 771-b; Fla. Stat. 489.147',
}

export const editionGuide: GuideEntry = {
  title: 'Use the edition of the state where the property is',
  text: 'The federal edition carries the statement and the form of 16 CFR 429.1 and no state law. Many states prescribe notices of their own, word for word, in a set type size and place. Choose your state where you download the file: its edition has those notices in their places, and the cover page, which stays in your office, says what is there, how far it was checked and what is missing. A paraphrase does not count as a notice.',
  cite: '16 CFR 429.1; Cal. Bus. & Prof. Code 7159; Tex. Bus. & Com. Code 27.02',
}

export const changeGuide: GuideEntry = {
  title: 'Sign the change before you do it',
  text: 'Most money is lost on work that was agreed to on the roof and written down a week later. Photograph it, price it, state the days it costs, and get it signed before the crew continues. The unit-price table makes this a two-minute matter: the price is already agreed, only the quantity is new.',
}

export const warrantyGuide: GuideEntry = {
  title: 'Keep your warranty and the manufacturer’s warranty separate',
  text: 'Owners remember “a 50-year roof”. Write your own years in one box and the manufacturer’s warranty by name in another, say who registers it and by when, and hand over the manufacturer’s document, not a summary. A written warranty to a consumer is a Limited Warranty under federal law unless you mean the full one.',
  cite: '15 U.S.C. 2301 et seq.; 16 CFR 701.3',
}

export const retainageGuide: GuideEntry = {
  title: 'Retainage: know the ceiling and bill for its release',
  text: 'Retainage is not unlimited. New York caps it at 5% on private work of $150,000 or more and requires its release within 30 days of final approval; California caps it at 5% from 2026, with exceptions. Write the rate, the event that releases it and the days. Put the release on your schedule of values as a line to be billed so no one forgets it.',
  cite: 'N.Y. Gen. Bus. Law 756-c, 757; Cal. SB 61',
}

export const indemnityGuide: GuideEntry = {
  title: 'Indemnity only as far as state law allows',
  text: 'Most states void a clause that makes a subcontractor pay for someone else’s negligence; some void even the matching additional-insured coverage. The clause here is limited to the subcontractor’s own share of fault. Do not replace it with a broader one from an old form: a clause that overreaches can be void as a whole.',
  cite: 'Cal. Civ. Code 2782; N.Y. Gen. Oblig. Law 5-322.1; Fla. Stat. 725.06; Tex. Ins. Code ch. 151; 740 ILCS 35',
}

export const lienWaiverGuide: GuideEntry = {
  title: 'Conditional before payment, unconditional after',
  text: 'A conditional waiver takes effect when the payment has cleared; an unconditional one when it is signed, paid or not. Give a conditional waiver with each invoice and an unconditional one for the previous payment. Ten states prescribe the form, and in those a waiver in other words may have no effect.',
  cite: 'Cal. Civ. Code 8132–8138; A.R.S. 33-1008; Tex. Prop. Code 53.281–.287',
}

export const openPriceGuide: GuideEntry = {
  title: 'Not every state lets you bill a home by the hour',
  text: 'California requires a home-improvement price in dollars and cents, so there the limit has to be a fixed price unless an exception applies. Pennsylvania allows time and material with a written estimate given first, and caps what may be charged beyond it without a signed change. Ask your attorney before storm season, not during it.',
  cite: 'Cal. Bus. & Prof. Code 7159.5; 73 P.S. 517.7',
}

/** What contractors and manufacturers usually promise on this roof, and how to write it. */
export const usualWarranties = (system: RoofSystem): GuideEntry => ({
  title: `Usual warranty terms on ${aRoof(system)}`,
  text: `Workmanship: ${system.warrantyTerms.workmanship} Manufacturer: ${system.warrantyTerms.manufacturerMaterial} Keep the two separate, say who registers the manufacturer’s and by when, and hand over the manufacturer’s own document. A written warranty to a consumer is a Limited Warranty unless you mean the full one.`,
  cite: '15 U.S.C. 2301 et seq.; 16 CFR 701.3',
})

/** Guidance that holds for every contract: the attorney's reading, done once. */
export const attorneyGuide: GuideEntry = {
  title: 'Have a local attorney review it once',
  text: 'An hour of a construction attorney’s time on your master copy is the best money in your overhead. Ask about your state’s home-improvement law, deposit limit, lien notice, warranty and indemnity rules, and about every notice that the cover page names as missing. Keep the reviewed file as your master and fill in copies of it.',
}

/** What a page would list, as a text to read before the work: each as a sentence. */
export const listGuide = (title: string, lines: readonly string[]): GuideEntry => ({
  title,
  text: lines.map(sentence).join(' '),
})

/** The checkpoints by which the installation of a roof is judged on site. */
export const checkpointsGuide = ({ installationSteps }: RoofSystem): GuideEntry =>
  listGuide(
    'Checkpoints of the installation',
    installationSteps.map(({ step, checkpoint }) => `${step}: ${checkpoint}`),
  )

/** What the defects of a roof look like, why they come and what is done. */
export const defectsGuide = ({ commonDefects }: RoofSystem): GuideEntry =>
  listGuide(
    'Defects of this roof, their cause and their remedy',
    commonDefects.map(({ name, looks, cause, remedy }) => `${name}: ${looks}; ${cause}; ${remedy}`),
  )

/** How a leak is looked for on this roof, step by step. */
export const leakGuide = ({ leakInvestigation }: RoofSystem): GuideEntry =>
  listGuide('How a leak is looked for on this roof', leakInvestigation)

/** What keeps water out until the repair. */
export const temporaryGuide = ({ contracting }: RoofSystem): GuideEntry =>
  listGuide('What keeps water out until the repair', contracting.temporary)

/** What each season asks of this roof. */
export const seasonsGuide = ({ seasonalTasks }: RoofSystem): GuideEntry =>
  listGuide(
    'What each season asks of this roof',
    seasons.map((season) => `${seasonNames[season]}: ${seasonalTasks[season].join('; ')}`),
  )
