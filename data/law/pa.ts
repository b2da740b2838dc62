import type { StateLaw } from './types'

export const pennsylvania: StateLaw = {
  code: 'PA',
  name: 'Pennsylvania',
  attorney: null,
  texts: [
    {
      id: 'pa-73ps-201-7-emergency',
      citation: '73 P.S. § 201-7(j.1)',
      title: 'Emergency Work Authorization',
      kind: 'emergency',
      place: 'own-sheet',
      when: 'option',
      placement: 'preprinted card at least four by six inches, with a written estimate',
      appliesWhen: 'buyer contacted the seller about a bona fide emergency and waives the right',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: '2026-10-05',
      readOn: '2026-11-22',
      sha256: 'c85217e84d7645b352ef0b0d5665606c821575cc391f493f64f0f5ccfec37f86',
      text: `Emergency Work Authorization
{{dateOfTransaction}}
(Enter Date of Transaction)
You, the buyer, having initiated the contract for the goods and services of {{nameOfSeller}}, the seller, for the remediation of a bona fide emergency hereby authorize the seller to immediately proceed with the delivery of goods or the performance of services necessary to remedy the bona fide emergency. By providing the seller with this authorization, you agree to make full payment for the goods or services provided. You agree not to exercise the rights afforded you by the Unfair Trade Practices and Consumer Protection Law to cancel the contract within three business days from the above date.
You, the buyer, attest that the attached estimate is an accurate description of the goods and services which will be provided by the seller for the correction of the bona fide emergency:
{{dateSigned}}
(Date)
{{buyersSignature}}
(Buyer's Signature)`,
      sources: [
        {
          address: 'https://www.legis.state.pa.us/WU01/LI/LI/US/HTM/1968/0/0387..HTM',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: "The federal rule (429.0(a)(3)) still wants the buyer's own separate handwritten statement.",
    },
    {
      id: 'pa-73ps-201-7-form',
      citation: '73 P.S. § 201-7(b)(2)',
      title: 'Notice of Cancellation (form)',
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement: 'attached, easily detachable',
      appliesWhen: 'as statement',
      points: 10,
      bold: true,
      copies: 2,
      language: 'English',
      compared: 'one copy',
      asOf: '2026-10-05',
      readOn: '2026-11-22',
      sha256: '107f7e9e9edb3a9e7789affa39bdd0765231279fe41699df14feab7c258f67bf',
      text: `Notice of Cancellation
{{dateOfTransaction}}
(Enter Date of Transaction)
You may cancel this transaction, without any penalty or obligation, within three business days from the above date.
If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within ten business days following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.
If you cancel, you must make available to the seller at your residence in substantially as good condition as when received, any goods delivered to you under this contract or sale; or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller's expense and risk.
If you do make the goods available to the seller and the seller does not pick them up within twenty days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation.
If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.
To cancel this transaction, mail or deliver a signed and dated copy of this cancellation notice or any other written notice, or send a telegram, to {{nameOfSeller}}, at {{addressOfSellersPlaceOfBusiness}} not later than midnight of {{cancelByDate}}.
I hereby cancel this transaction.
{{dateSigned}}
(Date)
{{buyersSignature}}
(Buyer's Signature)`,
      sources: [
        {
          address: 'https://www.legis.state.pa.us/WU01/LI/LI/US/HTM/1968/0/0387..HTM',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'A federal-form notice is deemed compliant.',
    },
    {
      id: 'pa-73ps-201-7-statement',
      citation: '73 P.S. § 201-7(b)(1) (UTPCPL § 7)',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      over: 25,
      placement:
        "in immediate proximity to the space reserved for the buyer's signature, or on the front page of the receipt",
      appliesWhen: '$25 or more, contact with or call on the buyer at his residence',
      points: 10,
      bold: true,
      copies: 1,
      language: 'language of the presentation and also English',
      compared: 'one copy',
      asOf: '2026-10-05',
      readOn: '2026-11-22',
      sha256: 'dd16f20566b3d6062313d40cc1be4f0bc99205cc4d444d8ae01b6edb0c0cd6fb',
      text: `You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right.`,
      sources: [
        {
          address: 'https://www.legis.state.pa.us/WU01/LI/LI/US/HTM/1968/0/0387..HTM',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
        { address: 'same sentence in 16 CFR 429.1(a) (us-16cfr-429-1-a)', kind: 'mirror', same: true },
      ],
    },
    {
      id: 'pa-73ps-517-7',
      citation: '73 P.S. § 517.7(a)(12),(13),(b) (HICPA)',
      title: 'Bureau number and notice of right of rescission',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      wording: 'free',
      ours: 'The registration number of Contractor stands at the head of this contract. The Bureau of Consumer Protection of the Pennsylvania Office of Attorney General answers questions about registration at 1-888-520-6680, toll-free within Pennsylvania. Owner may rescind this contract without penalty within three business days of the date of signing.',
      placement: 'in the contract',
      appliesWhen: 'every home improvement contract over $500',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'not found',
      asOf: '2026-10-05',
      readOn: '2026-11-22',
      sha256: null,
      text: null,
      sources: [
        {
          address: 'https://www.attorneygeneral.gov/ (HICPA FAQ)',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes:
        'text not found because the act prescribes none: the contract must show the PA registration number, the toll-free number and a notice of the right of rescission (three business days from signing). The Attorney General suggests (not statute): "The official registration number of [contractor name] can be obtained from the Pennsylvania Office of Attorney General’s Bureau of Consumer Protection by calling toll-free within Pennsylvania 1-888-520-6680. Registration does not imply endorsement."',
    },
  ],
  facts: {
    license: {
      value: 'Home improvement contractor registration with the Attorney General; exempt below $5,000 a year',
      citation: '73 P.S. 517.2, 517.3',
      source: 'https://www.mette.com/2014/05/22/pa-home-improvement-consumer-protection-act-2/',
      read: true,
      confidence: 'medium',
      asOf: '2014-05',
    },
    licenseNumberPrinted: {
      value: 'Yes: contracts; also advertisements and vehicles',
      citation: '73 P.S. 517.7(a)(1), 517.6',
      source:
        'https://govt.westlaw.com/pac/Document/N9EECB690644211E49B21CE8732E29040?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)',
      read: true,
      confidence: 'high',
      asOf: '2014-10-22',
    },
    writtenContract: {
      value:
        'Over $500: written, legible, registration number, signed by both, dated, address and phone, start and end dates, specifications, price or time and material with initial estimate; unenforceable otherwise',
      citation: '73 P.S. 517.7(a)',
      source:
        'https://govt.westlaw.com/pac/Document/N9EECB690644211E49B21CE8732E29040?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)',
      read: true,
      confidence: 'high',
      asOf: '2014-10-22',
      note: '$500 seen on law-firm pages',
    },
    cancelRight: {
      value: '3 business days for home improvement contracts wherever signed',
      citation: '73 P.S. 517.7(b); 201-7',
      source: null,
      read: false,
      confidence: 'medium',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: { value: 'None found', citation: null, source: null, read: false, confidence: 'low' },
    depositCap: {
      value: 'One third of price plus the cost of special-order material; contracts over $5,000',
      citation: '73 P.S. 517.9(10)',
      source: 'https://legalclarity.org/how-much-can-a-contractor-ask-for-up-front-in-pa',
      read: true,
      confidence: 'medium',
      data: { rule: 'sum', percent: 33.333, plus: 'special-order material at cost', appliesOver: 5000 },
    },
    deductibleBan: {
      value: 'No roofing-specific statute found',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
    },
    adjusterBan: {
      value: 'Public adjuster license law',
      citation: '63 P.S. 1601 et seq.',
      source: null,
      read: false,
      confidence: 'low',
    },
    prelimNotice: {
      value:
        'Prime: none; sub: formal notice of intent 30 days before the claim; projects of $1.5 million or more in the directory: notice of furnishing in 45 days',
      citation: '49 P.S. 1501, 1501.3',
      source: null,
      read: false,
      confidence: 'medium',
    },
    lienDeadline: {
      value: '6 months after completion',
      citation: '49 P.S. 1502',
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
      value: 'Owner 20 days after invoice; contractor 14; 1% a month; not for homes of up to 6 units built together',
      citation: '73 P.S. 501-516',
      source: null,
      read: false,
      confidence: 'medium',
    },
    retainageCap: {
      value: 'None; release 30 days after final acceptance',
      citation: '73 P.S. 509',
      source: null,
      read: false,
      confidence: 'medium',
    },
    lateInterest: {
      value: '6% legal; contract rates within limits',
      citation: '41 P.S. 201, 202',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: 'Next payday',
      citation: '43 P.S. 260.5',
      source:
        'https://casetext.com/statute/pennsylvania-statutes/statutes-unconsolidated/title-43-ps-labor/chapter-8-wages/wage-payment-and-collection-law/section-2605-employes-who-are-separated-from-payroll-before-paydays',
      read: true,
      confidence: 'high',
      asOf: '2024',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: '43 P.S. 260.5',
      source:
        'https://casetext.com/statute/pennsylvania-statutes/statutes-unconsolidated/title-43-ps-labor/chapter-8-wages/wage-payment-and-collection-law/section-2605-employes-who-are-separated-from-payroll-before-paydays',
      read: true,
      confidence: 'high',
      asOf: '2024',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'all',
      citation: '18 Pa.C.S. 5704(4)',
      source: 'https://law.justia.com/codes/pennsylvania/title-18/chapter-57/section-5704/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
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
      source: null,
      read: false,
      confidence: 'medium',
      note: 'agrees with the osha.gov count of 21 states and Puerto Rico, which was seen; this state’s own line was not',
      data: { plan: 'federal' },
    },
    salesTax: {
      value: 'Consumer of materials; labor not taxed',
      citation: '61 Pa. Code 31.11',
      source:
        'https://www.avalara.com/blog/en/north-america/2023/01/sales-tax-requirements-for-construction-contractors.html',
      read: true,
      confidence: 'medium',
      asOf: '2023-01',
    },
    insuranceNotice: {
      value: 'Liability cover of at least $50,000 personal injury and $50,000 property, stated in the contract',
      citation: '73 P.S. 517.4, 517.7(a)(13)',
      source: 'https://westernpalawyer.com/home-improvement-contractor-laws-in-pa/',
      read: true,
      confidence: 'medium',
    },
  },
}
