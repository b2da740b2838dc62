import type { StateLaw } from './types'

export const utah: StateLaw = {
  code: 'UT',
  name: 'Utah',
  attorney: null,
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
      value: '3 business days',
      citation: 'Utah Code 13-11-4; 70C-5-103',
      source: null,
      read: false,
      confidence: 'medium',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: {
      value: 'Listed by a contracts publisher as a storm-repair state (2024); statute not found',
      citation: null,
      source: 'http://garywmoselle.blogspot.com/2024',
      read: true,
      confidence: 'medium',
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
