import type { StateLaw } from './types'

export const delaware: StateLaw = {
  code: 'DE',
  name: 'Delaware',
  attorney: null,
  texts: [
    {
      id: 'de-6-4404-statement',
      citation: '6 Del. C. § 4404(1)',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement:
        'in immediate proximity to the space reserved for the buyer’s signature; in a conspicuous ink color different from the rest of the contract',
      appliesWhen: 'home solicitation sale of $25 or more',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: '70 Del. Laws, c. 186',
      readOn: '2026-11-23',
      sha256: '33365450d6a8284f0017b135a5f16ef188ef4cc7b1c01e17668b7686e5ab82ba',
      text: `YOU, THE BUYER, MAY CANCEL THIS TRANSACTION AT ANY TIME PRIOR TO MIDNIGHT OF THE THIRD BUSINESS DAY AFTER THE DATE OF THIS TRANSACTION. SEE THE ATTACHED NOTICE OF CANCELLATION FORM FOR AN EXPLANATION OF THIS RIGHT.`,
      sources: [
        {
          address: 'https://delcode.delaware.gov/title6/c044/index.html',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'The law asks for another ink color than the rest of the contract; the file prints it in black.',
    },
    {
      id: 'de-6-4404-form',
      citation: '6 Del. C. § 4404(2)',
      title: 'Notice of cancellation (form)',
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement: 'attached to the contract, easily detachable, in duplicate; completed by the seller',
      appliesWhen: 'as the statement',
      points: 10,
      bold: true,
      copies: 2,
      language: 'English',
      compared: 'one copy',
      asOf: '70 Del. Laws, c. 186',
      readOn: '2026-11-23',
      sha256: 'b72ee45bd984c846682c282c608ee33a7a019d3198935b2d12823454ff249bb3',
      text: `NOTICE OF CANCELLATION

{{dateOfTransaction}}
(Enter date of transaction)

You may cancel this transaction, without any penalty or obligation, within 3 business days from the above date.

If you cancel, any property traded in, any payments made by you under the contract or sale and any negotiable instrument executed by you will be returned within 10 business days following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.

If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale; or you may if you wish comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.

If you do not agree to return the goods to the seller or if the seller does not pick them up within 20 days of the date of your Notice of Cancellation, you may retain or dispose of the goods without any further obligation.

To cancel this transaction, mail or deliver a signed and dated copy of this cancellation notice or any other written notice, or send a telegram, to

{{nameOfSeller}}
(Name of seller)

, at
{{addressOfSellersPlaceOfBusiness}}
(Address at seller’s place of business)

not later than midnight of
{{cancelByDate}}
(Date)

I hereby cancel this transaction.

{{dateSigned}}
(Date)

{{buyersSignature}}
(Buyer’s signature)`,
      sources: [
        {
          address: 'https://delcode.delaware.gov/title6/c044/index.html',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'Rules for writing are replaced by blanks.',
    },
    {
      id: 'de-106-summary',
      citation: '6 Del. Admin. Code 106, 3.1.11',
      title: 'Summary of your rights as a consumer in home improvement transactions',
      kind: 'notice',
      place: 'own-sheet',
      when: 'home-improvement',
      placement: 'given before the buyer signs, in the format of the Department of Justice',
      appliesWhen: 'every home improvement contract',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'not found',
      asOf: 'Revised 2023-10-31',
      readOn: '2026-11-23',
      sha256: null,
      text: null,
      sources: [
        {
          address:
            'https://attorneygeneral.delaware.gov/wp-content/uploads/sites/50/2023/11/Home-Improvement-Regs-Summary.pdf',
          kind: 'official',
          same: false,
        },
      ],
      notes: 'The publication of the Department of Justice has to be attached as the agency prints it.',
    },
  ],
  facts: {
    license: {
      value:
        'State contractor registration (Department of Labor, from 2022-23) and business license; no roofing license',
      citation: '19 Del. C. ch. 36',
      source: null,
      read: false,
      confidence: 'low',
    },
    licenseNumberPrinted: { value: 'Check', citation: '19 Del. C. 36', source: null, read: false, confidence: 'low' },
    writtenContract: {
      value: 'Home improvement: check',
      citation: '6 Del. C.; 11 Del. C. 916',
      source: null,
      read: false,
      confidence: 'low',
    },
    cancelRight: {
      value: '3 business days; Saturdays, Sundays and legal holidays do not count',
      citation: '6 Del. C. 4401 et seq.',
      source: null,
      read: false,
      confidence: 'medium',
      data: { days: 3, dayType: 'business', saturdays: false },
    },
    stormCancel: { value: 'None found', citation: null, source: null, read: false, confidence: 'low' },
    depositCap: {
      value: 'No general cap',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      data: { rule: 'none' },
    },
    deductibleBan: {
      value: 'No roofing-specific statute found; insurance-fraud law applies',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'absence not proved',
    },
    adjusterBan: {
      value: 'No contractor-specific ban found; public adjuster license law applies',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'absence not proved',
    },
    prelimNotice: { value: 'None', citation: '25 Del. C. 2711', source: null, read: false, confidence: 'medium' },
    lienDeadline: {
      value: 'Prime 180 days after completion; others 120',
      citation: '25 Del. C. 2711',
      source: null,
      read: false,
      confidence: 'medium',
    },
    lienWaiverForm: {
      value: 'No statutory form (contract law; advance waivers void in many states)',
      citation: null,
      source: null,
      read: false,
      confidence: 'medium',
      note: 'by exclusion from the known list of form states',
    },
    promptPay: {
      value: 'Owner 30 days; contractor 30 days to subs; 1% a month',
      citation: '6 Del. C. 3506',
      source: null,
      read: false,
      confidence: 'medium',
    },
    retainageCap: {
      value: 'No private cap known',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'not looked up',
    },
    lateInterest: {
      value: null,
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'not established',
    },
    finalPayDischarge: {
      value: 'Next payday or 3 business days, whichever comes last',
      citation: '19 Del. C. 1103',
      source: 'https://instalawyer.io/laws/delaware-code/1103-employees-separated-from',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Next payday or 3 business days, whichever comes last',
      citation: '19 Del. C. 1103',
      source: 'https://instalawyer.io/laws/delaware-code/1103-employees-separated-from',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'unsettled; treat as all',
      citation: '11 Del. C. 1335, 2402',
      source: 'https://recordphonecall.com/legal/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'all' },
    },
    nonCompete: {
      value: 'Enforced if reasonable (common law or general statute)',
      citation: null,
      source: 'https://www.teamed.global/non-compete-laws-by-state',
      read: false,
      confidence: 'low',
      asOf: '2026-07-01',
      note: 'by exclusion from the lists of bans and pay thresholds',
    },
    heatRule: {
      value: 'None of its own for outdoor private work (federal general duty, OSHA emphasis program)',
      citation: null,
      source: 'https://www.professionalroofing.net/Articles/Doing-it-their-way--07-01-2026/5768',
      read: false,
      confidence: 'medium',
      asOf: '2026-07-01',
      note: 'by exclusion: trade article of July 2026 names the states with standards',
    },
    oshaPlan: {
      value: 'no (federal OSHA)',
      citation: '29 U.S.C. 667',
      source: 'https://app.weeklysafety.com/r/osha-state-information',
      read: true,
      confidence: 'medium',
      note: 'count of 22 full plans (21 states and Puerto Rico) seen on osha.gov',
      data: { plan: 'federal' },
    },
    salesTax: {
      value: 'No sales tax; gross receipts tax and license',
      citation: '30 Del. C. 25',
      source:
        'https://www.avalara.com/blog/en/north-america/2023/01/sales-tax-requirements-for-construction-contractors.html',
      read: true,
      confidence: 'medium',
      asOf: '2023-01',
    },
    insuranceNotice: {
      value: null,
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'not established',
    },
  },
}
