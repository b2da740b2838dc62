import type { StateLaw } from './types'

export const arizona: StateLaw = {
  code: 'AZ',
  name: 'Arizona',
  attorney: null,
  texts: [
    {
      id: 'az-33-1008-d1',
      citation: 'A.R.S. § 33-1008(D)(1)',
      title: 'Conditional waiver and release on progress payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'progress payment, not paid or by check',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08',
      readOn: '2026-11-22',
      sha256: '755643396fdcd5818abf759eceb40ede30d7add4a8a57cf88cc36a2879a6c78c',
      text: `Conditional waiver and release on progress payment
Project: {{project}}
Job No.: {{jobNo}}
On receipt by the undersigned of a check from {{makerOfCheck}} (maker of check) in the sum of \${{amountOfCheck}} (amount of check) payable to {{payees}} (payee or payees of check) and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release any mechanic's lien, any state or federal statutory bond right, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to claim or payment rights for persons in the undersigned's position that the undersigned has on the job of {{owner}} (owner) located at {{jobDescription}} (job description) to the following extent. This release covers a progress payment for all labor, services, equipment or materials furnished to the jobsite or to {{personContractedWith}} (person with whom undersigned contracted), through {{date}} (date) only and does not cover any retention, pending modifications and changes or items furnished after that date. Before any recipient of this document relies on it, that person should verify evidence of payment to the undersigned.
The undersigned warrants that he either has already paid or will use the monies he receives from this progress payment to promptly pay in full all of his laborers, subcontractors, materialmen and suppliers for all work, materials, equipment or services provided for or to the above referenced project up to the date of this waiver.
Date: {{date}}
{{companyName}} (Company name)
By: {{signature}} (Signature)
{{title}} (Title)`,
      sources: [
        {
          address: 'https://www.azleg.gov/ars/33/01008.htm',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/az-33-1008.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/az-conditional-progress.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Unenforceable unless it follows substantially the form. The official page prints the labels (maker of check), (owner), (job description), (date) on a line below the blank; here they follow the blank. Form 3 has a comma before "the undersigned has on the job" and "all his laborers" (forms 1, 2, 4: "all of his laborers"): statute\'s own wording. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'az-33-1008-d2',
      citation: 'A.R.S. § 33-1008(D)(2)',
      title: 'Unconditional waiver and release on progress payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['unconditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'progress payment received',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08',
      readOn: '2026-11-22',
      sha256: 'faddbe6cba0529283587479a1ac757a9a49eb8e0374c2af0c1b90314c645c362',
      text: `Unconditional waiver and release on progress payment
Project: {{project}}
Job No.: {{jobNo}}
The undersigned has been paid and has received a progress payment in the sum of \${{amount}} for all labor, services, equipment or material furnished to the jobsite or to {{personContractedWith}} (person with whom undersigned contracted) on the job of {{owner}} (owner) located at {{jobDescription}} (job description) and does hereby release any mechanic's lien, any state or federal statutory bond right, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to claim or payment rights for persons in the undersigned's position that the undersigned has on the above referenced project to the following extent. This release covers a progress payment for all labor, services, equipment or materials furnished to the jobsite or to {{personContractedWith}} (person with whom undersigned contracted) through {{throughDate}} (date) only and does not cover any retention, pending modifications and changes or items furnished after that date.
The undersigned warrants that he either has already paid or will use the monies he receives from this progress payment to promptly pay in full all of his laborers, subcontractors, materialmen and suppliers for all work, materials, equipment or services provided for or to the above referenced project up to the date of this waiver.
Dated: {{date}}
{{companyName}} (Company name)
By: {{signature}} (Signature)
{{title}} (Title)
Notice: This document waives rights unconditionally and states that you have been paid for giving up those rights. This document is enforceable against you if you sign it, even if you have not been paid. If you have not been paid, use a conditional release form.`,
      sources: [
        {
          address: 'https://www.azleg.gov/ars/33/01008.htm',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/az-33-1008.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/az-unconditional-progress.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'The Notice must be in type at least as large as the largest type otherwise on the document. Unenforceable unless it follows substantially the form. The official page prints the labels (maker of check), (owner), (job description), (date) on a line below the blank; here they follow the blank. Form 3 has a comma before "the undersigned has on the job" and "all his laborers" (forms 1, 2, 4: "all of his laborers"): statute\'s own wording. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'az-33-1008-d3',
      citation: 'A.R.S. § 33-1008(D)(3)',
      title: 'Conditional waiver and release on final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'final payment, not paid or by check',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08',
      readOn: '2026-11-22',
      sha256: 'bb1f032190bf3c96d4676f4e873de9369fb260ddec0706ea59dd8d5ff63b65ab',
      text: `Conditional waiver and release on final payment
Project: {{project}}
Job No.: {{jobNo}}
On receipt by the undersigned of a check from {{makerOfCheck}} (maker of check) in the sum of \${{amountOfCheck}} (amount of check) payable to {{payees}} (payee or payees of check) and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release any mechanic's lien, any state or federal statutory bond right, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to claim or payment rights for persons in the undersigned's position, the undersigned has on the job of {{owner}} (owner) located at {{jobDescription}} (job description). This release covers the final payment to the undersigned for all labor, services, equipment or materials furnished to the jobsite or to {{personContractedWith}} (person with whom undersigned contracted), except for disputed claims in the amount of \${{disputedAmount}}. Before any recipient of this document relies on it, the person should verify evidence of payment to the undersigned.
The undersigned warrants that he either has already paid or will use the monies he receives from this final payment to promptly pay in full all his laborers, subcontractors, materialmen and suppliers for all work, materials, equipment or services provided for or to the above referenced project up to the date of this waiver.
Dated: {{date}}
{{companyName}} (Company name)
By: {{signature}} (Signature)
{{title}} (Title)`,
      sources: [
        {
          address: 'https://www.azleg.gov/ars/33/01008.htm',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/az-33-1008.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/az-conditional-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Unenforceable unless it follows substantially the form. The official page prints the labels (maker of check), (owner), (job description), (date) on a line below the blank; here they follow the blank. Form 3 has a comma before "the undersigned has on the job" and "all his laborers" (forms 1, 2, 4: "all of his laborers"): statute\'s own wording. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'az-33-1008-d4',
      citation: 'A.R.S. § 33-1008(D)(4)',
      title: 'Unconditional waiver and release on final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['unconditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'final payment received',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08',
      readOn: '2026-11-22',
      sha256: '17ad09927a6bdc65efff926d0069f9f5c7522b718118c40505e094652181b8a8',
      text: `Unconditional waiver and release on final payment
Project: {{project}}
Job No.: {{jobNo}}
The undersigned has been paid in full for all labor, services, equipment or material furnished to the jobsite or to {{personContractedWith}} (person with whom undersigned contracted), on the job of {{owner}} (owner) located at {{jobDescription}} (job description) and does hereby waive and release any right to mechanic's lien, any state or federal statutory bond right, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to claim or payment rights for persons in the undersigned's position, except for disputed claims for extra work in the amount of \${{disputedAmount}}.
The undersigned warrants that he either has already paid or will use the monies he receives from this final payment to promptly pay in full all of his laborers, subcontractors, materialmen and suppliers for all work, materials, equipment or services provided for or to the above referenced project.
Dated: {{date}}
{{companyName}} (Company name)
By: {{signature}} (Signature)
{{title}} (Title)
Notice:
This document waives rights unconditionally and states that you have been paid for giving up those rights. This document is enforceable against you if you sign it, even if you have not been paid. If you have not been paid, use a conditional release form.`,
      sources: [
        {
          address: 'https://www.azleg.gov/ars/33/01008.htm',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/az-33-1008.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/az-unconditional-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'The Notice must be in type at least as large as the largest type otherwise on the document. Unenforceable unless it follows substantially the form. The official page prints the labels (maker of check), (owner), (job description), (date) on a line below the blank; here they follow the blank. Form 3 has a comma before "the undersigned has on the job" and "all his laborers" (forms 1, 2, 4: "all of his laborers"): statute\'s own wording. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'az-44-5004-b',
      citation: 'A.R.S. § 44-5004(B)',
      title: 'Notice to buyer',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement: 'conspicuous in the agreement',
      appliesWhen: 'home solicitation sale without prior invitation',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'page created 2026-09-10',
      readOn: '2026-11-22',
      sha256: 'e3dd10b919d9a722d50db806e46a3e4cda2891d699e00fbc93ed200d60bd8527',
      text: `NOTICE TO BUYER

1. Do not sign this agreement if any of the spaces intended for the agreed terms to the extent of then available information are left blank.

2. You are entitled to a copy of this agreement at the time you sign it.

3. You may pay off the full unpaid balance due under this agreement at any time, and in so doing you shall be entitled to a full rebate of the unearned finance and insurance charges.

4. You may cancel this agreement any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right.

5. It shall not be legal for the seller to enter your premises unlawfully or commit any breach of the peace to repossess goods purchased under this agreement.`,
      sources: [
        {
          address: 'https://www.azleg.gov/ars/44/05004.htm',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'The form (44-5004(C)) is verbatim in the source file. 32-1158.02 (storm work) not read here.',
    },
    {
      id: 'az-44-5004-c',
      citation: 'A.R.S. § 44-5004(C)',
      title: 'Notice of Cancellation (form)',
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement: 'attached to the contract or receipt, easily detachable; completed by the seller',
      appliesWhen: 'home solicitation sale',
      points: null,
      bold: false,
      copies: 2,
      language: 'English',
      compared: 'one copy',
      asOf: 'page created 2026-09-10',
      readOn: '2026-11-22',
      sha256: 'd3737b908aca85d81229792f0d4f51db8b9e41f1cdea034b87f333e0ca478a96',
      text: `NOTICE OF CANCELLATION

{{dateOfTransaction}}
(date)

You may cancel this transaction, without any penalty or obligation, within three business days from the above date.

If you cancel, any property traded in, any payments made by you under the contract or sale and any negotiable instrument executed by you will be returned within ten business days following receipt by the seller of your cancellation notice and any security interest arising out of the transaction will be cancelled.

If you cancel, you must make available to the seller at your residence in substantially as good condition as when received, any goods delivered to you under this contract or sale; or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller's expense and risk.

If you do make the goods available to the seller and the seller does not pick them up within twenty days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.

To cancel this transaction, mail or deliver a signed and dated copy of this cancellation notice or any other written notice, or send a telegram, to {{nameOfSeller}}, at {{addressOfSellersPlaceOfBusiness}} not later than midnight of {{cancelByDate}}.
(date)

I hereby cancel this transaction.

{{dateSigned}}
(date)

{{buyersSignature}}
(buyer's signature)`,
      sources: [
        {
          address: 'https://www.azleg.gov/ars/44/05004.htm',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'No type size seen.',
    },
  ],
  facts: {
    license: {
      value: 'Registrar of Contractors license for jobs over $1,000 (or needing a permit)',
      citation: 'A.R.S. 32-1121, 32-1151',
      source: 'https://www.techmagzinepure.com/roofing-license-requirements-for-each-state/',
      read: true,
      confidence: 'medium',
      note: 'threshold seen in a trade article only',
    },
    licenseNumberPrinted: {
      value: 'Yes: contract; also bids and advertisements',
      citation: 'A.R.S. 32-1158(A), 32-1124',
      source:
        'https://mcrazlaw.com/arizona-contractors-does-your-residential-contract-meet-legal-requirements-construction-attorney-pima-county-arizona/',
      read: true,
      confidence: 'medium',
    },
    writtenContract: {
      value: 'Over $1,000: written, signed, prescribed contents, registrar complaint notice in 10-point bold',
      citation: 'A.R.S. 32-1158',
      source:
        'https://mcrazlaw.com/arizona-contractors-does-your-residential-contract-meet-legal-requirements-construction-attorney-pima-county-arizona/',
      read: true,
      confidence: 'medium',
    },
    cancelRight: {
      value: '3 business days; 4 business days for any reason in catastrophic-storm contracts',
      citation: 'A.R.S. 44-5001 et seq.; 32-1158.02(A)(2)',
      source:
        'https://d1tvxue8o4w0fl.cloudfront.net/statute/arizona-revised-statutes/title-32-professions-and-occupations/chapter-10-contractors/article-3-regulation/section-32-115802-residential-construction-contracts',
      read: true,
      confidence: 'high',
      asOf: '2024',
      data: { days: 3, dayType: 'business', storm: 4 },
    },
    stormCancel: {
      value:
        '72 hours after denial; and 4 business days for any reason; 10-point bold; estimate disclosures; down payment at most 50%; only storm areas named by an insurer',
      citation: 'A.R.S. 32-1158.02',
      source:
        'https://d1tvxue8o4w0fl.cloudfront.net/statute/arizona-revised-statutes/title-32-professions-and-occupations/chapter-10-contractors/article-3-regulation/section-32-115802-residential-construction-contracts',
      read: true,
      confidence: 'high',
      asOf: '2024',
      note: '50% seen in a law-firm article',
      data: { period: 72, unit: 'hours', trigger: 'denial' },
    },
    depositCap: {
      value: '50% of price in catastrophic-storm contracts; no cap otherwise',
      citation: 'A.R.S. 32-1158.02',
      source: 'https://www.sackstierney.com/articles/restoration-contractors.htm',
      read: true,
      confidence: 'medium',
      asOf: '2015-04',
      data: { rule: 'percent', percent: 50, appliesTo: 'storm' },
    },
    deductibleBan: {
      value: 'Not found in 32-1158.02 as read',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
    },
    adjusterBan: {
      value: 'Public adjuster license law only',
      citation: 'A.R.S. 20-321',
      source: null,
      read: false,
      confidence: 'low',
    },
    prelimNotice: {
      value: 'Everyone but wage labor, the prime too: within 20 days, to owner, prime, lender',
      citation: 'A.R.S. 33-992.01',
      source: 'https://ezel.ai/surveys/mechanics-lien-deadlines/arizona',
      read: true,
      confidence: 'medium',
      asOf: '2026-07-04',
    },
    lienDeadline: {
      value: '120 days after completion; 60 after recorded notice of completion',
      citation: 'A.R.S. 33-993',
      source: 'https://ezel.ai/surveys/mechanics-lien-deadlines/arizona',
      read: true,
      confidence: 'medium',
      asOf: '2026-07-04',
      note: 'owner-occupied home: only by written direct contract',
    },
    lienWaiverForm: {
      value: 'Yes, four forms',
      citation: 'A.R.S. 33-1008',
      source: 'https://landgorilla.com/sr/arizona-construction-lending-resources/',
      read: true,
      confidence: 'medium',
      asOf: '2022-07',
    },
    promptPay: {
      value:
        'Bill deemed approved after 14 days, paid 7 days later; interest 1.5% a month; on a dwelling of an owner-occupant only with the prescribed legend on the bill',
      citation: 'A.R.S. 32-1182, 32-1188',
      source: 'https://azleg.gov/ars/32/01188.htm',
      read: true,
      confidence: 'high',
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
      value: 'Any rate agreed in writing; 10% otherwise',
      citation: 'A.R.S. 44-1201',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: '7 working days or the end of the next pay period, whichever comes first',
      citation: 'A.R.S. 23-353',
      source: 'https://lawserver.com/law/state/arizona/az-laws/arizona_laws_23-353',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: 'A.R.S. 23-353',
      source: 'https://lawserver.com/law/state/arizona/az-laws/arizona_laws_23-353',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'one',
      citation: 'A.R.S. 13-3005',
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
      source: 'https://app.weeklysafety.com/r/osha-state-information',
      read: true,
      confidence: 'medium',
      note: 'count of 22 full plans (21 states and Puerto Rico) seen on osha.gov',
      data: { plan: 'state' },
    },
    salesTax: {
      value:
        'Transaction privilege tax: replacement or repair: contractor pays retail tax on materials; larger modification: prime contracting on 65%',
      citation: 'A.R.S. 42-5075',
      source:
        'https://sales.tax/expert-articles/construction-sales-tax-a-guide-to-compliance-for-contractors-and-builders/',
      read: true,
      confidence: 'medium',
    },
    insuranceNotice: {
      value: 'License bond; recovery fund',
      citation: 'A.R.S. 32-1152, 32-1132',
      source: null,
      read: false,
      confidence: 'medium',
    },
  },
}
