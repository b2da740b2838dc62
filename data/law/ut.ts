import type { StateLaw } from './types'

export const utah: StateLaw = {
  code: 'UT',
  name: 'Utah',
  attorney: null,
  homeSale: 'federal',
  texts: [
    {
      id: 'ut-38-1a-802-4b',
      citation: 'Utah Code § 38-1a-802(4)(b)',
      title: 'Utah conditional waiver and release upon progress payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'Utah conditional waiver and release upon progress payment',
      points: null,
      bold: false,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (2012 ch. 278, 347)',
      readOn: '2026-11-22',
      sha256: 'baed3269b4d97026f5ed8efe512527f5fd4c9a199401e5fa46f546af4a789e34',
      text: `UTAH CONDITIONAL WAIVER AND RELEASE UPON PROGRESS PAYMENT
Property Name: {{propertyName}}
Property Location: {{propertyLocation}}
Undersigned's Customer: {{customer}}
Invoice/Payment Application Number: {{invoiceNumber}}
Payment Amount: {{paymentAmount}}
Payment Period: {{paymentPeriod}}
To the extent provided below, this document becomes effective to release and the undersigned is considered to waive any notice of lien or right under Utah Code Ann., Title 38, Chapter 1a, Preconstruction and Construction Liens, or any bond right under Utah Code Ann., Title 14, Contractors' Bonds, or Section 63G-6a-1103 related to payment rights the undersigned has on the above described Property once:
(1) the undersigned endorses a check in the above referenced Payment Amount payable to the undersigned; and
(2) the check is paid by the depository institution on which it is drawn.
This waiver and release applies to a progress payment for the work, materials, equipment, or a combination of work, materials, and equipment furnished by the undersigned to the Property or to the Undersigned's Customer which are the subject of the Invoice or Payment Application, but only to the extent of the Payment Amount. This waiver and release does not apply to any retention withheld; any items, modifications, or changes pending approval; disputed items and claims; or items furnished or invoiced after the Payment Period.
The undersigned warrants that the undersigned either has already paid or will use the money the undersigned receives from this progress payment promptly to pay in full all the undersigned's laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or combination of work, materials, and equipment that are the subject of this waiver and release.
Dated: {{date}}
{{companyName}} (Company Name)
By: {{signature}}
Its: {{title}}`,
      sources: [
        {
          address: 'https://le.utah.gov/xcode/Title38/Chapter1A/38-1a-S802.html',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/ut-38-1a-802.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/ut-conditional-progress.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        '"may be in substantially the following form". Utah has no separate unconditional forms; both forms take effect when the check is paid. (4)(d) gives a restrictive endorsement text for the check (not included here). Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'ut-38-1a-802-4c',
      citation: 'Utah Code § 38-1a-802(4)(c)',
      title: 'Utah waiver and release upon final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-final-lien-waiver', 'unconditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'Utah waiver and release upon final payment',
      points: null,
      bold: false,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (2012 ch. 278, 347)',
      readOn: '2026-11-22',
      sha256: '375cf6e14f2bef340fcadf3041b7591203dece1a0050e33749e9297c104c445a',
      text: `UTAH WAIVER AND RELEASE UPON FINAL PAYMENT
Property Name: {{propertyName}}
Property Location: {{propertyLocation}}
Undersigned's Customer: {{customer}}
Invoice/Payment Application Number: {{invoiceNumber}}
Payment Amount: {{paymentAmount}}
To the extent provided below, this document becomes effective to release and the undersigned is considered to waive any notice of lien or right under Utah Code Ann., Title 38, Chapter 1a, Preconstruction and Construction Liens, or any bond right under Utah Code Ann., Title 14, Contractors' Bonds, or Section 63G-6a-1103 related to payment rights the undersigned has on the above described Property once:
(1) the undersigned endorses a check in the above referenced Payment Amount payable to the undersigned; and
(2) the check is paid by the depository institution on which it is drawn.
This waiver and release applies to the final payment for the work, materials, equipment, or combination of work, materials, and equipment furnished by the undersigned to the Property or to the Undersigned's Customer.
The undersigned warrants that the undersigned either has already paid or will use the money the undersigned receives from the final payment promptly to pay in full all the undersigned's laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or combination of work, materials, and equipment that are the subject of this waiver and release.
Dated: {{date}}
{{companyName}} (Company Name)
By: {{signature}}
Its: {{title}}`,
      sources: [
        {
          address: 'https://le.utah.gov/xcode/Title38/Chapter1A/38-1a-S802.html',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/ut-38-1a-802.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/ut-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        '"may be in substantially the following form". Utah has no separate unconditional forms; both forms take effect when the check is paid. (4)(d) gives a restrictive endorsement text for the check (not included here). Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'ut-13-11-4',
      citation: 'Utah Code § 13-11-4(2)(m), (3)',
      title: 'Notice of the right to cancel a direct solicitation sale',
      kind: 'notice',
      place: 'first-page',
      when: 'home-sale',
      placement: 'conspicuous, on the first page of the purchase documentation',
      appliesWhen:
        'sale over $25 made away from the supplier’s established place of business after the supplier’s personal contact',
      points: 12,
      bold: true,
      capitals: 'words in capitals as shown',
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'effective 2026-05-06 (Chapter 394, 2026 General Session)',
      readOn: '2026-11-23',
      sha256: '100bcf19fc89e25034a70723a5ab39f1d4538501d39944d10b4227ca009fa280',
      text: `YOU, THE BUYER, MAY CANCEL THIS CONTRACT AT ANY TIME PRIOR TO MIDNIGHT OF THE THIRD BUSINESS DAY AFTER THE DATE OF THE TRANSACTION OR RECEIPT OF THE PRODUCT, WHICHEVER IS LATER.`,
      sources: [
        {
          address: 'https://le.utah.gov/xcode/Title13/Chapter11/C13-11-S4_2026050620260506.html',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes:
        'After "THIRD BUSINESS DAY" the statute prints an instruction to the supplier in brackets, "(or time period reflecting the supplier\'s cancellation policy but not less than three business days)"; it is left out. Utah prescribes no form: the federal one is attached, with the federal statement beside the signature.',
    },
    {
      id: 'ut-r156-38a-108',
      citation: 'Utah Admin. Code R156-38a-108; Utah Code § 38-11-108',
      title: 'Protection against liens and civil action',
      kind: 'notice',
      place: 'in-contract',
      when: 'any-contract',
      placement: 'prominent, in an easy-to-read type style and size, in the contract',
      appliesWhen: 'every contract between an original contractor and a homeowner',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'last change 2026-06-25',
      readOn: '2026-11-23',
      sha256: '57ad7c948da11ee445f909215565dc2d5bd6aa7f5596a7895ed14d40fc7e5fc0',
      text: `PROTECTION AGAINST LIENS AND CIVIL ACTION. Notice is hereby provided in accordance with Section 38-11-108 of the Utah Code that under Utah law an "owner" may be protected against liens being maintained against an "owner-occupied residence" and from other civil action being maintained to recover monies owed for "qualified services" performed or provided by suppliers and subcontractors as a part of this contract, if either section (1) or (2) is met:
(1)(a) the owner entered into a written contract with an original contractor, a factory built housing retailer, or a real estate developer;
(b) the original contractor was properly licensed or exempt from licensure under Title 58, Chapter 55, Utah Construction Trades Licensing Act at the time the contract was executed; and
(c) the owner paid in full the contracting entity in accordance with the written contract and any written or oral amendments to the contract; or
(2) the amount of the general contract between the owner and the original contractor totals no more than $5,000.
(3) An owner who can establish compliance with either section (1) or (2) may perfect the owner's protection by applying for a Certificate of Compliance with the Division of Occupational and Professional Licensing. The application is available at www.dopl.utah.gov/rlrf.`,
      sources: [
        {
          address:
            'https://adminrules.utah.gov/api/public/getfile/uac-html/6640aecb-7100-456d-a8c3-cf4dd3a17698.html/R156-38a.html',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes:
        'The rule prints "X." before the first words, for the number of the paragraph in the contract, and a closing quotation mark after (2); neither is kept.',
    },
  ],
  facts: {
    license: {
      value: 'State contractor license (S280 roofing)',
      citation: 'Utah Code 58-55-301',
      source: null,
      read: false,
      confidence: 'medium',
    },
    licenseNumberPrinted: {
      value: 'Yes (advertisements, contracts)',
      citation: 'Utah Code 58-55',
      source: null,
      read: false,
      confidence: 'low',
    },
    writtenContract: {
      value: 'No general rule; recovery fund notice',
      citation: 'Utah Code 38-11-',
      source: null,
      read: false,
      confidence: 'low',
    },
    cancelRight: {
      value:
        '3 business days after the sale or receipt of the product, whichever is later (sales over $25 that the supplier solicited)',
      citation: 'Utah Code 13-11-4; 70C-5-103 for credit sales',
      source: 'https://github.com/farfromtimnah-hue/apex-command-center',
      read: true,
      confidence: 'medium',
      asOf: '2026-10',
      readOn: '2026-11-23',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: {
      value: 'Listed by a contracts publisher as a storm-repair state (2024); statute not found',
      citation: null,
      source: 'http://garywmoselle.blogspot.com/2024',
      read: true,
      confidence: 'low',
      asOf: '2024',
    },
    depositCap: {
      value: 'No general cap',
      citation: null,
      source: null,
      read: false,
      confidence: 'medium',
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
    prelimNotice: {
      value: 'Everyone, the prime too: in the state registry within 20 days of start',
      citation: 'Utah Code 38-1a-501',
      source: null,
      read: false,
      confidence: 'medium',
    },
    lienDeadline: {
      value: '180 days after completion; 90 after notice of completion',
      citation: 'Utah Code 38-1a-502',
      source: null,
      read: false,
      confidence: 'medium',
    },
    lienWaiverForm: {
      value: 'Yes (conditional progress, final)',
      citation: 'Utah Code 38-1a-802',
      source: null,
      read: false,
      confidence: 'medium',
    },
    promptPay: {
      value: 'Contractor 30 days to subs; 1% a month',
      citation: 'Utah Code 58-55-603',
      source: null,
      read: false,
      confidence: 'low',
    },
    retainageCap: { value: '5%', citation: 'Utah Code 13-8-5', source: null, read: false, confidence: 'medium' },
    lateInterest: {
      value: null,
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'not established',
    },
    finalPayDischarge: {
      value: 'Within 24 hours',
      citation: 'Utah Code 34-28-5',
      source: 'https://legalfix.com/statutes/state-codes/utah/title-34/chapter-28/section-5',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: 'Utah Code 34-28-5',
      source: 'http://laws9.com/statutes/utah/title-34/chapter-28/34-28-5',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'one',
      citation: 'Utah Code 77-23a-4',
      source: 'https://recordphonecall.com/resources/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'one' },
    },
    nonCompete: {
      value: 'one year at most',
      citation: 'Utah Code 34-51-201',
      source: null,
      read: false,
      confidence: 'medium',
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
