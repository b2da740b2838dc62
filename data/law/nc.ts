import type { StateLaw } from './types'

export const northCarolina: StateLaw = {
  code: 'NC',
  name: 'North Carolina',
  attorney: null,
  texts: [
    {
      id: 'nc-14-401-13-statement',
      citation: 'N.C.G.S. § 14-401.13(a)(1)',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement: 'in immediate proximity to the space reserved for the buyer’s signature',
      appliesWhen:
        'off-premises sale of $25 or more, also where the buyer invited the visit; not a visit asked for only to repair',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'S.L. 2024-11',
      readOn: '2026-11-23',
      sha256: 'dd16f20566b3d6062313d40cc1be4f0bc99205cc4d444d8ae01b6edb0c0cd6fb',
      text: `You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right.`,
      sources: [
        {
          address: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_14/GS_14-401.13.html',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
    },
    {
      id: 'nc-14-401-13-form',
      citation: 'N.C.G.S. § 14-401.13(a)(2)',
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
      asOf: 'S.L. 2024-11',
      readOn: '2026-11-23',
      sha256: 'dca1ad3c1a7acfb9b6ec0904b7c652fea6ec5d935bad59138ffc13af096212d5',
      text: `NOTICE OF CANCELLATION
(enter date of transaction)
{{dateOfTransaction}}
(date)
You may cancel this transaction, without any penalty or obligation, within three business days from the above date.
If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within 10 business days following receipt by the seller of your cancellation notice and any security interest arising out of the transaction will be canceled.
If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale; or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller's expense and risk. In the event you purchased antiques at an antique show and cancel, and your residence is out-of-state, you must deliver the purchased goods to the seller.
If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.
To cancel this transaction, mail or deliver a signed and dated copy of this cancellation notice, or any other written notice, or send a telegram, to
{{nameOfSeller}}
(name of seller)
at {{addressOfSellersPlaceOfBusiness}}
(address of seller's place of business)
not later than midnight of {{cancelByDate}}
(date)
I hereby cancel this transaction.
{{dateSigned}}
(date)
{{buyersSignature}}
(buyer's signature)`,
      sources: [
        {
          address: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_14/GS_14-401.13.html',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes:
        'A closing quotation mark that the official page prints before the last line is left out; the page prints no rule for the signature.',
    },
  ],
  facts: {
    license: {
      value: 'General contractor license from $40,000 (from $30,000 before October 2023); no roofing license below it',
      citation: 'N.C.G.S. 87-1',
      source: 'https://github.com/UniCourt/cic-code-nc',
      read: true,
      confidence: 'medium',
      asOf: '2022',
      note: 'stored 2022 text still shows $30,000',
    },
    licenseNumberPrinted: {
      value: 'Only where a general license is held',
      citation: 'N.C.G.S. 87-1',
      source: null,
      read: false,
      confidence: 'low',
    },
    writtenContract: {
      value: 'No general rule for roofing',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
    },
    cancelRight: {
      value: '3 business days',
      citation: 'N.C.G.S. 25A-38 et seq.',
      source: null,
      read: false,
      confidence: 'medium',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: { value: 'None found', citation: null, source: null, read: false, confidence: 'low' },
    depositCap: {
      value: 'No general cap',
      citation: null,
      source: null,
      read: false,
      confidence: 'medium',
      data: { rule: 'none' },
    },
    deductibleBan: { value: 'None found', citation: null, source: null, read: false, confidence: 'low' },
    adjusterBan: {
      value: 'No contractor-specific ban found; public adjuster license law applies',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'absence not proved',
    },
    prelimNotice: {
      value: "Notice to the lien agent within 15 days (projects of $40,000 or more, not the owner's own residence)",
      citation: 'N.C.G.S. 44A-11.1, -11.2',
      source: null,
      read: false,
      confidence: 'medium',
    },
    lienDeadline: {
      value: '120 days after last furnishing',
      citation: 'N.C.G.S. 44A-12',
      source: 'https://github.com/UniCourt/cic-code-nc',
      read: true,
      confidence: 'high',
      asOf: '2022',
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
      value: 'Contractor 7 days to subs; 1% a month',
      citation: 'N.C.G.S. 22C-3, -5',
      source: 'https://github.com/UniCourt/cic-code-nc',
      read: true,
      confidence: 'high',
      asOf: '2022',
    },
    retainageCap: {
      value: 'No private cap (one source); public work 5%; check the 2022 act on private work',
      citation: 'N.C.G.S. 22C',
      source: 'https://www.levelset.com/retainage/north-carolina-retainage-faqs/',
      read: true,
      confidence: 'low',
    },
    lateInterest: {
      value: '8% legal; 1.5% a month on open accounts',
      citation: 'N.C.G.S. 24-1, 24-11',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: 'Next payday',
      citation: 'N.C.G.S. 95-25.7',
      source: 'http://laws9.com/statutes/north-carolina/Chapter_95/GS_95-25_7',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: 'N.C.G.S. 95-25.7',
      source: 'http://laws9.com/statutes/north-carolina/Chapter_95/GS_95-25_7',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'one',
      citation: 'N.C.G.S. 15A-287',
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
      value: 'Capital improvement: contractor pays on materials; repair, maintenance and installation taxed with labor',
      citation: 'N.C.G.S. 105-164.4H',
      source: 'https://www.taxconnex.com/blog-/sales-tax-and-real-property-improvement-services-part1',
      read: true,
      confidence: 'medium',
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
