import type { StateLaw, TextSource } from './types'

/** NRS chapter 598, sales at home. */
const chapter598: TextSource[] = [
  {
    address: 'https://www.leg.state.nv.us/nrs/nrs-598.html',
    kind: 'official',
    same: true,
    via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
  },
]

/** NRS chapter 624, contractors. */
const chapter624: TextSource[] = [
  {
    address: 'https://www.leg.state.nv.us/nrs/nrs-624.html',
    kind: 'official',
    same: true,
    via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
  },
]

export const nevada: StateLaw = {
  code: 'NV',
  name: 'Nevada',
  attorney: null,
  texts: [
    {
      id: 'nv-108-2457-5a',
      citation: 'NRS 108.2457(5)(a)',
      title: 'Conditional waiver and release upon progress payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'Conditional waiver and release upon progress payment',
      points: null,
      bold: false,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (added 2003, amended 2005)',
      readOn: '2026-11-22',
      sha256: '5e2a9210463ddb3d68ebbd17c4f92e60f0e2d72b5216e839d31c04c54e817a36',
      text: `CONDITIONAL WAIVER AND RELEASE
UPON PROGRESS PAYMENT
Property Name: {{propertyName}}
Property Location: {{propertyLocation}}
Undersigned’s Customer: {{customer}}
Invoice/Payment Application Number: {{invoiceNumber}}
Payment Amount: {{paymentAmount}}
Upon receipt by the undersigned of a check in the above-referenced Payment Amount payable to the undersigned, and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release and the undersigned shall be deemed to waive any notice of lien, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to payment rights that the undersigned has on the above-described Property to the following extent:
This release covers a progress payment for the work, materials or equipment furnished by the undersigned to the Property or to the Undersigned’s Customer which are the subject of the Invoice or Payment Application, but only to the extent of the Payment Amount or such portion of the Payment Amount as the undersigned is actually paid, and does not cover any retention withheld, any items, modifications or changes pending approval, disputed items and claims, or items furnished that are not paid. Before any recipient of this document relies on it, the recipient should verify evidence of payment to the undersigned. The undersigned warrants that he or she either has already paid or will use the money received from this progress payment promptly to pay in full all laborers, subcontractors, materialmen and suppliers for all work, materials or equipment that are the subject of this waiver and release.
Dated: {{date}}
{{companyName}} (Company Name)
By: {{signature}}
Its: {{title}}`,
      sources: [
        {
          address: 'https://www.leg.state.nv.us/NRS/NRS-108.html#NRS108Sec2457',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/nv-108-2457.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/nv-conditional-progress.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Unenforceable unless in this form ("must be in the following form"). Two different Notice texts: (b) "to the extent of the Payment Amount or the amount received", (d) "even if you have not been paid". Dotted lines replaced by blanks. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'nv-108-2457-5b',
      citation: 'NRS 108.2457(5)(b)',
      title: 'Unconditional waiver and release upon progress payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['unconditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'Unconditional waiver and release upon progress payment',
      points: null,
      bold: false,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (added 2003, amended 2005)',
      readOn: '2026-11-22',
      sha256: 'c857ce5121e8400c464af5a6bd3b81271f0a7fe50b209bc17ada87c65b651ffb',
      text: `UNCONDITIONAL WAIVER AND RELEASE
UPON PROGRESS PAYMENT
Property Name: {{propertyName}}
Property Location: {{propertyLocation}}
Undersigned’s Customer: {{customer}}
Invoice/Payment Application Number: {{invoiceNumber}}
Payment Amount: {{paymentAmount}}
The undersigned has been paid and has received a progress payment in the above-referenced Payment Amount for all work, materials and equipment the undersigned furnished to the Customer for the above-described Property and does hereby waive and release any notice of lien, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to payment rights that the undersigned has on the above-described Property to the following extent:
This release covers a progress payment for the work, materials and equipment furnished by the undersigned to the Property or to the Undersigned’s Customer which are the subject of the Invoice or Payment Application, but only to the extent of the Payment Amount or such portion of the Payment Amount as the undersigned is actually paid, and does not cover any retention withheld, any items, modifications or changes pending approval, disputed items and claims, or items furnished that are not paid. The undersigned warrants that he or she either has already paid or will use the money received from this progress payment promptly to pay in full all laborers, subcontractors, materialmen and suppliers for all work, materials or equipment that are the subject of this waiver and release.
Dated: {{date}}
{{companyName}} (Company Name)
By: {{signature}}
Its: {{title}}
Notice: This document waives rights unconditionally and states that you have been paid for giving up those rights. This document is enforceable against you if you sign it to the extent of the Payment Amount or the amount received. If you have not been paid, use a conditional release form.`,
      sources: [
        {
          address: 'https://www.leg.state.nv.us/NRS/NRS-108.html#NRS108Sec2457',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/nv-108-2457.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/nv-unconditional-progress.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Unenforceable unless in this form ("must be in the following form"). The Notice must be in type at least as large as the largest type otherwise on the document. Two different Notice texts: (b) "to the extent of the Payment Amount or the amount received", (d) "even if you have not been paid". Dotted lines replaced by blanks. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'nv-108-2457-5c',
      citation: 'NRS 108.2457(5)(c)',
      title: 'Conditional waiver and release upon final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'Conditional waiver and release upon final payment',
      points: null,
      bold: false,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (added 2003, amended 2005)',
      readOn: '2026-11-22',
      sha256: '6c7ef8a4b6f8cdb0cd0ccc477cae45b9da7592a2e526dc65caae3de61bd2b5a9',
      text: `CONDITIONAL WAIVER AND RELEASE
UPON FINAL PAYMENT
Property Name: {{propertyName}}
Property Location: {{propertyLocation}}
Undersigned’s Customer: {{customer}}
Invoice/Payment Application Number: {{invoiceNumber}}
Payment Amount: {{paymentAmount}}
Payment Period: {{paymentPeriod}}
Amount of Disputed Claims: {{disputedClaims}}
Upon receipt by the undersigned of a check in the above-referenced Payment Amount payable to the undersigned, and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release and the undersigned shall be deemed to waive any notice of lien, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to payment rights that the undersigned has on the above-described Property to the following extent:
This release covers the final payment to the undersigned for all work, materials or equipment furnished by the undersigned to the Property or to the Undersigned’s Customer and does not cover payment for Disputed Claims, if any. Before any recipient of this document relies on it, the recipient should verify evidence of payment to the undersigned. The undersigned warrants that he or she either has already paid or will use the money received from the final payment promptly to pay in full all laborers, subcontractors, materialmen and suppliers for all work, materials or equipment that are the subject of this waiver and release.
Dated: {{date}}
{{companyName}} (Company Name)
By: {{signature}}
Its: {{title}}`,
      sources: [
        {
          address: 'https://www.leg.state.nv.us/NRS/NRS-108.html#NRS108Sec2457',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/nv-108-2457.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/nv-conditional-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Unenforceable unless in this form ("must be in the following form"). Two different Notice texts: (b) "to the extent of the Payment Amount or the amount received", (d) "even if you have not been paid". Dotted lines replaced by blanks. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'nv-108-2457-5d',
      citation: 'NRS 108.2457(5)(d)',
      title: 'Unconditional waiver and release upon final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['unconditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'Unconditional waiver and release upon final payment',
      points: null,
      bold: false,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (added 2003, amended 2005)',
      readOn: '2026-11-22',
      sha256: '32133d0c9f8dfa6cd8ea7c765355bcc21143d2e546168e2946a8e61fa61bdf62',
      text: `UNCONDITIONAL WAIVER AND RELEASE
UPON FINAL PAYMENT
Property Name: {{propertyName}}
Property Location: {{propertyLocation}}
Undersigned’s Customer: {{customer}}
Invoice/Payment Application Number: {{invoiceNumber}}
Payment Amount: {{paymentAmount}}
Amount of Disputed Claims: {{disputedClaims}}
The undersigned has been paid in full for all work, materials and equipment furnished to the Customer for the above-described Property and does hereby waive and release any notice of lien, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to payment rights that the undersigned has on the above-described Property, except for the payment of Disputed Claims, if any, noted above. The undersigned warrants that he or she either has already paid or will use the money received from this final payment promptly to pay in full all laborers, subcontractors, materialmen and suppliers for all work, materials and equipment that are the subject of this waiver and release.
Dated: {{date}}
{{companyName}} (Company Name)
By: {{signature}}
Its: {{title}}
Notice: This document waives rights unconditionally and states that you have been paid for giving up those rights. This document is enforceable against you if you sign it, even if you have not been paid. If you have not been paid, use a conditional release form.`,
      sources: [
        {
          address: 'https://www.leg.state.nv.us/NRS/NRS-108.html#NRS108Sec2457',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/nv-108-2457.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/nv-unconditional-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Unenforceable unless in this form ("must be in the following form"). The Notice must be in type at least as large as the largest type otherwise on the document. Two different Notice texts: (b) "to the extent of the Payment Amount or the amount received", (d) "even if you have not been paid". Dotted lines replaced by blanks. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'nv-598-240',
      citation: 'NRS 598.240',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement:
        "in immediate proximity to the space reserved for the buyer's signature, or on the front page of the receipt",
      appliesWhen: 'door-to-door sale $25 or more',
      points: null,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'Rev. 2026-04-15',
      readOn: '2026-11-22',
      sha256: '3a5f8265a13d17ec1755f0b1782a754109d6a78ec575a811b7266ad96e10dfba',
      text: `You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for explanation of this right.`,
      sources: chapter598,
      notes: '"for explanation" (no "an"). Bold; no point size. Its form (598.250) says "except as provided by law".',
    },
    {
      id: 'nv-624-520',
      citation: 'NRS 624.520(1)',
      title: 'Residential Construction Recovery Fund statement',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      placement: 'written statement in any agreement or contract for qualified services',
      appliesWhen: 'residential contractor with an owner',
      points: 10,
      bold: true,
      capitals: 'title',
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'Rev. 2026-04-15',
      readOn: '2026-11-22',
      sha256: '6cc1e2fbfee27857d8c20acd8ccdffd33cb25b8169ba9a2d6f6dd73694d50774',
      text: `RESIDENTIAL CONSTRUCTION RECOVERY FUND

Payment may be available from the Recovery Fund if you are damaged financially by a project performed on your residence pursuant to a contract, including construction, remodeling, repair or other improvements, and the damage resulted from certain specified violations of Nevada law by a contractor licensed in this State. To obtain information relating to the Recovery Fund and filing a claim for recovery from the Recovery Fund, you may contact the State Contractors’ Board.`,
      sources: chapter624,
      notes:
        "In a 624.970 contract all text is 10-point bold. Board locations and numbers are added by the Board's rule; NAC 624.693 / 624.6932 prescribe two information forms for general building contractors (verbatim in the source file).",
    },
    {
      id: 'nv-624-970',
      citation: 'NRS 624.970(3)(b) (AB 39)',
      title: 'Four-point owner notice',
      kind: 'notice',
      place: 'beside-signature',
      when: 'home-improvement',
      wording: 'free',
      placement: 'near the signatures, owner initials',
      appliesWhen: 'single-family owner-occupied',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'not found',
      asOf: 'Rev. 2026-04-15',
      readOn: '2026-11-22',
      sha256: null,
      text: null,
      sources: chapter624,
      notes: 'None is prescribed: list of four points; all contract text 10-point bold.',
    },
    {
      id: 'nv-598-250',
      citation: 'NRS 598.250',
      title: 'Notice of cancellation (form)',
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement: 'attached to the contract, easily detachable, in duplicate; completed by the seller',
      appliesWhen: 'door-to-door sale $25 or more',
      points: null,
      bold: true,
      copies: 2,
      language: 'English',
      compared: 'one copy',
      asOf: 'Rev. 2026-04-15',
      readOn: '2026-11-23',
      sha256: '73518f054dad23f82284d993f54bd81585775c390601fc0c2ae3b285fc619354',
      text: `NOTICE OF CANCELLATION

(Enter date of transaction)

Date {{dateOfTransaction}}

You may cancel this transaction, without any penalty or obligation, except as provided by law, within 3 business days from the above date.

If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within 10 business days following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.

If you cancel, you must make available to the seller at reasonable times at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale; or you must in the alternative comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.

If the seller does not either provide instructions for the return of the goods to the seller or pick them up within 20 days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation.

To cancel this transaction, mail or deliver a signed and dated copy of this cancellation notice or any other written notice, or send a telegram to {{nameOfSeller}}

(Name of seller)

at {{addressOfSellersPlaceOfBusiness}}

(Address of seller’s place of business)

not later than midnight of {{cancelByDate}}

I hereby cancel this transaction.

{{dateSigned}}

(Date)

{{buyersSignature}}

(Buyer’s signature)`,
      sources: chapter598,
      notes: 'Dotted lines are replaced by blanks. Saturday counts; ten named holidays do not.',
    },
  ],
  facts: {
    license: {
      value: 'Contractors Board license, class C-15a roofing, $1,000 or permit',
      citation: 'NRS 624.020, 624.031',
      source: null,
      read: false,
      confidence: 'medium',
    },
    licenseNumberPrinted: {
      value: 'Yes: license number and monetary limit',
      citation: 'NRS 624.970(2)(a)',
      source:
        'https://casetext.com/statute/nevada-revised-statutes/title-54-professions-occupations-and-businesses/chapter-624-contractors/residential-swimming-pools-and-spas/section-624970-mandatory-elements-and-required-information-in-contracts-contractor-required-to-furnish-copy-of-signed-documents-and-receipt-for-money-paid-certain-contracts-void-contractor-required-to-apply-for-and-obtain-necessary-permits-regulations',
      read: true,
      confidence: 'high',
      asOf: '2023',
    },
    writtenContract: {
      value: 'Owner-occupied single-family improvement: written with prescribed contents; owner may void or reform',
      citation: 'NRS 624.970',
      source:
        'https://casetext.com/statute/nevada-revised-statutes/title-54-professions-occupations-and-businesses/chapter-624-contractors/residential-swimming-pools-and-spas/section-624970-mandatory-elements-and-required-information-in-contracts-contractor-required-to-furnish-copy-of-signed-documents-and-receipt-for-money-paid-certain-contracts-void-contractor-required-to-apply-for-and-obtain-necessary-permits-regulations',
      read: true,
      confidence: 'high',
      asOf: '2023',
    },
    cancelRight: {
      value: '3 business days',
      citation: 'NRS 598.230',
      source: null,
      read: false,
      confidence: 'medium',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: { value: 'None found', citation: null, source: null, read: false, confidence: 'low' },
    depositCap: {
      value:
        'Lesser of 10% of price and $1,000, unless the contractor keeps the $100,000 consumer bond or was relieved of it',
      citation: 'NRS 624.970(2)(g), AB 39 (2023)',
      source: 'https://fauxlaw.com/2023/12/07/title-assembly-bill-no-39-key-highlights-for-sureties-in-nevada/',
      read: true,
      confidence: 'medium',
      asOf: '2023-12',
      data: { rule: 'lesser', percent: 10, amount: 1000, exception: '$100,000 consumer bond' },
    },
    deductibleBan: {
      value: 'No roofing-specific statute found',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
    },
    adjusterBan: {
      value: 'No contractor-specific ban found; public adjuster license law applies',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'absence not proved',
    },
    prelimNotice: {
      value:
        'Those without a contract with the owner: within 31 days, to owner and prime; residential also notice of intent 15 days before filing',
      citation: 'NRS 108.245, 108.226(6)',
      source: 'https://www.lienexpertise.com/blank-1-1',
      read: true,
      confidence: 'medium',
    },
    lienDeadline: {
      value: '90 days after completion or last furnishing; 40 after recorded notice of completion',
      citation: 'NRS 108.226',
      source: 'https://www.lienexpertise.com/blank-1-1',
      read: true,
      confidence: 'medium',
    },
    lienWaiverForm: {
      value: 'Yes, four forms',
      citation: 'NRS 108.2457',
      source: null,
      read: false,
      confidence: 'medium',
    },
    promptPay: {
      value: 'Owner 30 days (21 if no writing); contractor 10',
      citation: 'NRS 624.609, .624',
      source: null,
      read: false,
      confidence: 'medium',
    },
    retainageCap: { value: '5%', citation: 'NRS 624.609', source: null, read: false, confidence: 'medium' },
    lateInterest: {
      value: 'Any rate agreed; else prime plus 2%',
      citation: 'NRS 99.040, .050',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: 'At once; a penalty runs from the third day',
      citation: 'NRS 608.020, 608.030',
      source:
        'https://fastdemocracy.com/bill-summary/?billsummary_id=NVB00009661&billsummary_session=83&billsummary_state=nv',
      read: true,
      confidence: 'medium',
      asOf: '2025',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Next payday or 7 days, whichever comes first',
      citation: 'NRS 608.020, 608.030',
      source:
        'https://fastdemocracy.com/bill-summary/?billsummary_id=NVB00009661&billsummary_session=83&billsummary_state=nv',
      read: true,
      confidence: 'medium',
      asOf: '2025',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'all for telephone by case law',
      citation: 'NRS 200.620',
      source: 'https://gotranscript.com/blog/one-party-consent-states',
      read: true,
      confidence: 'medium',
      asOf: '2024',
      data: { consent: 'all' },
    },
    nonCompete: {
      value: 'not for hourly workers',
      citation: 'NRS 613.195',
      source: null,
      read: false,
      confidence: 'medium',
    },
    heatRule: {
      value: 'Yes: written job hazard analysis, more than 10 employees',
      citation: 'NAC 618 (R131-24)',
      source: 'https://www.professionalroofing.net/Articles/Doing-it-their-way--07-01-2026/5768',
      read: true,
      confidence: 'medium',
      asOf: '2026-07-01',
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
      value: 'Bond $100,000 where the deposit is above the limit; recovery fund notice',
      citation: 'NRS 624.970; AB 39',
      source: 'https://fauxlaw.com/2023/12/07/title-assembly-bill-no-39-key-highlights-for-sureties-in-nevada/',
      read: true,
      confidence: 'medium',
      asOf: '2023-12',
    },
  },
}
