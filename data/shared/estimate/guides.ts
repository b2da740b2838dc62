/** Guidance that holds for every estimate, whatever the roof. */
import type { GuideEntry } from '@/data/shared/types'

export const acceptanceGuide: GuideEntry = {
  title: 'Keep the acceptance from becoming a contract, and take no deposit with it',
  text: 'The signature on this form authorizes you to prepare the contract; it is neither the contract nor an offer to buy. Once a homeowner agrees to buy at the kitchen table, the federal cooling-off rule asks for a dated copy in the language of the sales talk, a cancellation statement near the signature and two completed cancellation forms; those belong to the contract, and so does the deposit. Its percentage is blank on purpose: California stops a down payment at $1,000 or 10%, whichever is less; Maryland at one third; Massachusetts at one third, with room for special-order material; Colorado has roofing deposits held in trust. Ask your attorney, and write the figure into your master copy.',
  cite: '16 CFR 429; Cal. Bus. & Prof. Code 7159.5; Md. Bus. Reg. 8-617; Mass. G.L. c. 142A; Colo. Rev. Stat. 6-22-103 to -105',
}

export const insuranceGuide: GuideEntry = {
  title: 'Insurance jobs: one price, the full deductible, no adjusting',
  text: 'Give the insurer the same price that you give the owner. Never advertise a free roof, never absorb, credit or “upgrade away” a deductible, and never offer to negotiate or settle the claim: Texas bars a roofer from acting as an adjuster on the same job or advertising it, websites included. Describe what you found and what it costs; whether it is covered is the insurer’s decision, not yours. Minnesota and Oklahoma want a written deductible notice with the estimate itself: paste the official wording into the field for it, unchanged, or attach it where it is longer than the field.',
  cite: 'Tex. Ins. Code 4102.163; Minn. Stat. 325E.66; Okla. H.B. 1940; 815 ILCS 513/18; N.Y. Gen. Bus. Law 771-b',
}

export const marginGuide: GuideEntry = {
  title: 'Markup is not margin',
  text: 'The cost page shows both, because mixing them up is the most expensive mistake in the office. $10,000 of cost at a 35% markup sells for $13,500 and leaves a 25.9% margin; at a 35% margin it sells for $15,384.62. To reach a margin, divide by one minus it (method 3). “Ten and ten” is 21% when profit is taken on overhead too (method 1) and 20% when the two are added (method 2): say which one you mean before you compare bids. If your loaded labor rate already carries overhead, do not add overhead a second time. Material is what the takeoff orders, in whole rolls, bundles and boxes. Leave the sales tax rate at 0 where you pay the tax on what you buy. With the areas of an aerial report, the rise is 0: price steep slopes by hand.',
}

export const wageGuide: GuideEntry = {
  title: 'Ask for the wage decision before you price labor',
  text: 'Federally funded work over $2,000 pays the wages and fringes of the decision in the bid documents, with weekly certified payroll; most states have a law of their own with other thresholds. A roofer who also sheet-metals may fall under two classifications on one day. The wage worksheet on Cost prices hours at basic rate, burden on it, and fringe, so that a public bid is not priced at shop wages.',
  cite: '40 U.S.C. 3141–3148 (Davis-Bacon); 29 CFR parts 3 and 5; state prevailing-wage acts',
}

export const bidGuide: GuideEntry = {
  title: 'Bid what the documents ask, then say what you assumed',
  text: 'Acknowledge every addendum, fill every alternate and unit price, and sign where the form says so: a blank line can make a bid non-responsive. Qualifications belong on the proposal, not in your head. Federal construction above the threshold needs performance and payment bonds, and retainage is capped by law in many states, private work included.',
  cite: '40 U.S.C. 3131–3134 (Miller Act); FAR 28.102; Cal. S.B. 61 (private retention, from 2026)',
}

export const renewalGuide: GuideEntry = {
  title: 'Renew in writing, not by silence',
  text: 'A plan that renews itself falls under automatic-renewal laws in many states, which ask for clear terms before signing and a simple way out. The plan here ends on its date and is renewed by a signature with the new price. That costs one letter and saves the argument.',
  cite: 'Cal. Bus. & Prof. Code 17600–17606; N.Y. Gen. Bus. Law 527-a; 815 ILCS 601',
}

/** The step that sends an estimate: the customer's pages and nothing of the office's. `then` follows it. */
export const sendStep = (pages: string, then = ''): string =>
  `Send the customer the PDF or the Word file, which has the ${pages} pages alone, or the customer copy of the workbook. The office page and the full workbook hold your cost and stay with you. ${then}`.trim()
