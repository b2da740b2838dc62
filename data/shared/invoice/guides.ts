/** Guidance on the site that several billing documents share. */
import type { GuideEntry } from '@/data/shared/types'

export const salesTaxGuide: GuideEntry = {
  title: 'Tax the lines your state taxes, not the invoice',
  text: 'Some states tax roofing labor, some tax only material, some treat a new roof as a capital improvement and a patch as a taxable repair. In Texas a lump-sum contract and one with separated prices are taxed differently. That is why each line has its own Taxed box. Ask your accountant once, and write the answer into your master copy.',
  cite: 'N.Y. Tax Law 1105(c)(5); 34 Tex. Admin. Code 3.291, 3.357',
}

export const waiverGuide: GuideEntry = {
  title: 'Send the right lien waiver with the bill',
  text: 'A conditional waiver counts once the payment has cleared, an unconditional one when it is signed. So the bill goes out with a conditional waiver, and the unconditional one follows the money. Ten states prescribe the form: use the edition of the state, word for word.',
  cite: 'Cal. Civ. Code 8132–8138; A.R.S. 33-1008; Tex. Prop. Code 53.281–.287',
}

export const lateChargeGuide: GuideEntry = {
  title: 'A late charge needs a signature',
  text: 'A charge printed on an invoice that the customer never agreed to is hard to collect. Put the rate in the contract or the payment policy, keep it within your state’s limit, and leave the line blank where there is none. For a homeowner, a charge for paying later can also bring truth-in-lending rules into play.',
  cite: '12 CFR 1026.4 (finance charge and its exceptions)',
}

export const unsignedGuide: GuideEntry = {
  title: 'Bill the signed change, chase the other one',
  text: 'An unsigned change order on an invoice is the quickest way to have the whole invoice held. The sheet counts only those marked Yes and shows the rest apart. Get the signature before the next bill goes out, with the photographs taken on the day.',
}

export const depositCapGuide: GuideEntry = {
  title: 'Deposit limits differ from state to state',
  text: 'California and Nevada stop a home-improvement down payment at $1,000 or 10%, whichever is less, Nevada unless the contractor keeps a consumer bond. Maryland, Maine and Tennessee stop at one third, Massachusetts at one third or the cost of special orders, whichever is more, Pennsylvania at one third plus special orders. Colorado and New York ask for a trust, and Florida starts clocks for permit and start above 10%. Arizona stops at half on storm contracts; Kentucky and West Virginia allow nothing on insured storm work until the right to cancel has ended. Exceptions apply, so look up your state; the sheet then shows how far a deposit is over it.',
  cite: 'Cal. Bus. & Prof. Code 7159.5; NRS 624.970; Md. Bus. Reg. 8-617; 10 M.R.S. 1487; T.C.A. 62-6-510; Mass. G.L. c. 142A; 73 P.S. 517.9; C.R.S. 6-22-103 to -105; N.Y. Lien Law 71-a; Fla. Stat. 489.126; A.R.S. 32-1158.02; KRS 367.626; W. Va. Code 46A-6M-4',
}

export const retainageCapGuide: GuideEntry = {
  title: 'Retainage has a ceiling in many states',
  text: 'New York stops it at 5% on private contracts of $150,000 or more and wants it released within 30 days of final approval. California stops at 5% on private work from 2026, with exceptions. Public work has rules of its own. Check the rate in the contract against the law before you accept it.',
  cite: 'N.Y. Gen. Bus. Law 756-c, 757; Cal. SB 61',
}

export const deductibleGuide: GuideEntry = {
  title: 'The deductible is always on the bill',
  text: 'The owner pays it. Waiving, rebating or hiding it in the price is unlawful in many states, and in Texas the insurer may ask for proof that it was paid. Describe the work, bill the same price to everybody, and leave coverage to the insurer, the owner and licensed adjusters.',
  cite: 'Tex. Ins. Code 707.004, 4102.163; 815 ILCS 513/18; N.Y. Gen. Bus. Law 771-b; Fla. Stat. 489.147',
}

export const creditGuide: GuideEntry = {
  title: 'Four installments without a charge, or a lender',
  text: 'A payment plan for a home that has a finance charge, or more than four installments, is consumer credit: for a company that grants it regularly, truth-in-lending disclosures come with it, and security in the home adds a right to rescind. Plans for business customers are outside that act. Most roofers keep homeowners’ plans at four payments without a charge, or send them to a lender.',
  cite: '15 U.S.C. 1602(g); 12 CFR 1026.2(a)(17), 1026.3(a), 1026.23',
}

export const marginGuide: GuideEntry = {
  title: 'Markup is not margin',
  text: 'Price is cost divided by one minus the margin. Cost of $10,000 at a 35% margin sells for $15,384.62; the same cost with 35% added sells for $13,500 and leaves 25.9%. Decide which of the two you mean before anybody quotes.',
}

export const ownDebtGuide: GuideEntry = {
  title: 'Collecting your own bill',
  text: 'The federal debt-collection act is for those who collect for others, or under another name. Your state may hold you to similar rules when you collect from a homeowner: California, Florida and Texas have such laws for consumer debts. Call at decent hours, talk only to the customer, threaten nothing that you do not intend or may not do.',
  cite: '15 U.S.C. 1692a(6); Cal. Civ. Code 1788.2(c); Fla. Stat. 559.72; Tex. Fin. Code ch. 392',
}

export const lienClockGuide: GuideEntry = {
  title: 'The lien clock does not wait for the letters',
  text: 'Notices and liens have dates that no reminder extends. Look the last day up when the invoice falls due, and write it into the file before you send the first letter. A promise to pay next month is worth little if the lien right ends this week.',
  cite: 'Cal. Civ. Code 8200, 8412; Fla. Stat. 713.06, 713.08; Tex. Prop. Code ch. 53',
}

export const cashGuide: GuideEntry = {
  title: 'More than $10,000 in cash',
  text: 'Cash of more than $10,000 in one transaction, or in related ones, goes on IRS Form 8300 within 15 days, and the customer gets a statement by January 31. Write every cash receipt on the day, with a name on it.',
  cite: '26 U.S.C. 6050I; 31 CFR 1010.330',
}

export const disputedCheckGuide: GuideEntry = {
  title: 'Read the back of the check',
  text: 'A check for less than the bill that says “paid in full” can settle a disputed claim once you cash it. If you do not agree, ask your attorney before you deposit it. Under the uniform rule, money offered back within 90 days can undo the settlement, but not in every case.',
  cite: 'UCC 3-311',
}

export const surchargeGuide: GuideEntry = {
  title: 'Card fees',
  text: 'Connecticut and Massachusetts forbid a surcharge for paying by card; other states limit it or ask for notice, and the card networks have rules of their own. Federal law lets you give a discount for paying by cash or check; show the card price as the price.',
  cite: 'Conn. Gen. Stat. 42-133ff; Mass. G.L. c. 140D § 28A; 15 U.S.C. 1666f',
}

export const leadSafeGuide: GuideEntry = {
  title: 'A house from before 1978',
  text: 'If the job fell under the lead-safe renovation rule, the owner gets the record of how it was followed with the final invoice or within 30 days of the end of the work, whichever is earlier. Clip it to the invoice and nobody forgets it.',
  cite: '40 CFR 745.86(c)',
}
