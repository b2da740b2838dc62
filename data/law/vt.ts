import type { StateLaw } from './types'

export const vermont: StateLaw = {
  code: 'VT',
  name: 'Vermont',
  attorney: null,
  texts: [
    {
      id: 'vt-9-2454-statement',
      citation: '9 V.S.A. § 2454(b)(1)',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement: 'in immediate proximity to the space reserved for the buyer’s signature',
      appliesWhen: 'home solicitation sale of $5 or more',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: '1973, No. 221 (Adj. Sess.), § 2',
      readOn: '2026-11-23',
      sha256: '345137ad63e50db31d269a4ea769aef592c87b3bdbbb86811be32e0028d47bfd',
      text: `You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation for an explanation of this right.`,
      sources: [
        {
          address: 'https://legislature.vermont.gov/statutes/section/09/063/02454',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
    },
    {
      id: 'vt-9-2454-form',
      citation: '9 V.S.A. § 2454(b)(2)(A)',
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
      asOf: '1973, No. 221 (Adj. Sess.), § 2',
      readOn: '2026-11-23',
      sha256: 'b668839035abc3fc0621c6c78bd4c164d924b70437d60c7c56b57c1b8456bf77',
      text: `NOTICE OF CANCELLATION

(enter date of transaction)

{{dateOfTransaction}}

(date)

You may cancel this transaction, without any penalty or obligation, within three business days from the above date.

If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within 10 business days following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be canceled.

If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale; or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.

If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.

To cancel this transaction, mail or deliver a signed and dated copy of this cancellation notice or any other written notice, or send a telegram, to {{nameOfSeller}} at {{addressOfSellersPlaceOfBusiness}}

(name of seller) (address of seller’s place of business)

not later than midnight of {{cancelByDate}}

(date)

I hereby cancel this transaction.

{{dateSigned}}

(date)

{{buyersSignature}}

(buyer’s signature)`,
      sources: [
        {
          address: 'https://legislature.vermont.gov/statutes/section/09/063/02454',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'Dotted lines are replaced by blanks.',
    },
  ],
  facts: {
    license: {
      value: 'Residential contractor registration for contracts of $10,000 or more',
      citation: '26 V.S.A. 5501 et seq.',
      source: null,
      read: false,
      confidence: 'medium',
    },
    licenseNumberPrinted: {
      value: 'Yes: registration number in contracts',
      citation: '26 V.S.A. 5509',
      source: null,
      read: false,
      confidence: 'low',
    },
    writtenContract: {
      value: '$10,000 or more: written, prescribed parts',
      citation: '26 V.S.A. 5509',
      source: 'https://8contract.com/vermont-construction-service-contract',
      read: true,
      confidence: 'low',
    },
    cancelRight: {
      value: '3 business days; Saturdays, Sundays and legal holidays do not count',
      citation: '9 V.S.A. 2454',
      source: null,
      read: false,
      confidence: 'medium',
      data: { days: 3, dayType: 'business', saturdays: false },
    },
    stormCancel: { value: 'None found', citation: null, source: null, read: false, confidence: 'low' },
    depositCap: {
      value: 'Greater of half of the labor cost and the whole material price',
      citation: '26 V.S.A. 5509',
      source: null,
      read: false,
      confidence: 'low',
      note: 'another account: half of the labor or half of the materials, whichever is greater; read the section',
      data: { rule: 'greater', parts: ['50% of labor', '100% of material'] },
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
    prelimNotice: { value: 'None', citation: '9 V.S.A. 1921', source: null, read: false, confidence: 'medium' },
    lienDeadline: {
      value: '180 days after payment fell due',
      citation: '9 V.S.A. 1921',
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
      value: 'Owner 20 days; contractor 7; 1% a month',
      citation: '9 V.S.A. 4002-4003',
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
      value: 'Within 72 hours',
      citation: '21 V.S.A. 342',
      source: 'https://worldpopulationreview.com/state-rankings/termination-requirements-by-state',
      read: true,
      confidence: 'medium',
      asOf: '2024',
      readOn: '2026-11-22',
    },
    finalPayResign: {
      value: 'Next payday, or the next Friday if there is none',
      citation: '21 V.S.A. 342',
      source: 'https://worldpopulationreview.com/state-rankings/termination-requirements-by-state',
      read: true,
      confidence: 'medium',
      asOf: '2024',
      readOn: '2026-11-22',
    },
    callRecording: {
      value: 'one; no statute',
      citation: null,
      source: 'https://recordphonecall.com/resources/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'one' },
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
      value: 'yes (private sector)',
      citation: '29 U.S.C. 667',
      source: null,
      read: false,
      confidence: 'medium',
      note: 'agrees with the osha.gov count of 21 states and Puerto Rico, which was seen; this state’s own line was not',
      data: { plan: 'state' },
    },
    salesTax: {
      value: 'General rule: contractor is the consumer and pays tax on materials; labor on real property not taxed',
      citation: null,
      source: 'https://nexusbystate.com/industry/construction-contractors',
      read: false,
      confidence: 'low',
      note: 'general rule of most states, not looked up for this state',
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
