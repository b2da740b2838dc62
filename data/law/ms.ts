import type { StateLaw } from './types'

export const mississippi: StateLaw = {
  code: 'MS',
  name: 'Mississippi',
  attorney: null,
  texts: [
    {
      id: 'ms-75-24-309',
      citation: 'Miss. Code § 75-24-309',
      title: 'Insured roofing notice',
      kind: 'notice',
      place: 'before-signing',
      when: 'insured-work',
      placement: null,
      appliesWhen: null,
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'not found',
      asOf: '2026-11-22',
      readOn: '2026-11-22',
      sha256: null,
      text: null,
      sources: [],
      notes: 'text not found',
    },
    {
      id: 'ms-85-7-433-1',
      citation: 'Miss. Code § 85-7-433(1)',
      title: 'Interim waiver and release upon payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-progress-lien-waiver', 'unconditional-progress-lien-waiver'],
      placement: 'the whole form; the NOTICE on the face of the form',
      appliesWhen: 'any waiver given for an interim payment (§ 85-7-419)',
      points: null,
      bold: false,
      capitals: 'all in capitals as printed',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2022 code and 2014 act; no later amendment seen',
      readOn: '2026-11-22',
      sha256: '6784c82e2f24e60ec9645f4101d39dd0d2df76febb8d2b9f529e978df81675d0',
      text: `INTERIM WAIVER AND RELEASE UPON PAYMENT
STATE OF MISSISSIPPI
COUNTY OF {{county}}
THE UNDERSIGNED MECHANIC AND/OR MATERIALMAN HAS BEEN EMPLOYED BY {{contractorName}} (NAME OF CONTRACTOR) TO FURNISH {{materialsOrLabor}} (DESCRIBE MATERIALS AND/OR LABOR) FOR THE CONSTRUCTION OF IMPROVEMENTS KNOWN AS {{projectTitle}} (TITLE OF THE PROJECT OR BUILDING) WHICH IS LOCATED IN THE CITY OF {{city}}, COUNTY OF {{countyOfProperty}}, AND IS OWNED BY {{ownerName}} (NAME OF OWNER) AND MORE PARTICULARLY DESCRIBED AS FOLLOWS:
(DESCRIBE THE PROPERTY UPON WHICH THE IMPROVEMENTS WERE MADE BY USING EITHER A METES AND BOUNDS DESCRIPTION, THE LAND LOT DISTRICT, BLOCK AND LOT NUMBER, OR STREET ADDRESS OF THE PROJECT.)
UPON THE RECEIPT OF THE SUM OF \${{sum}}, THE MECHANIC AND/OR MATERIALMAN WAIVES AND RELEASES ANY AND ALL LIENS OR CLAIMS OF LIENS IT HAS UPON THE FOREGOING DESCRIBED PROPERTY OR ANY RIGHTS AGAINST ANY LABOR AND/OR MATERIAL BOND THROUGH THE DATE OF {{throughDate}} (DATE) AND EXCEPTING THOSE RIGHTS AND LIENS THAT THE MECHANIC AND/OR MATERIALMAN MIGHT HAVE IN ANY RETAINED AMOUNTS, ON ACCOUNT OF LABOR OR MATERIALS, OR BOTH, FURNISHED BY THE UNDERSIGNED TO OR ON ACCOUNT OF SAID CONTRACTOR FOR SAID BUILDING OR PREMISES.
{{signature}}
SIGNATURE
BY: {{printName}}
(PRINT NAME)
ITS: {{printTitle}}
(PRINT TITLE)
SWORN TO AND SUBSCRIBED BEFORE ME, THIS THE {{notaryDay}} DAY OF {{notaryMonth}}, 20 {{notaryYear}}.
{{notaryPublic}}
NOTARY PUBLIC
NOTICE: WHEN YOU EXECUTE AND SUBMIT THIS DOCUMENT, YOU SHALL BE CONCLUSIVELY DEEMED TO HAVE BEEN PAID IN FULL THE AMOUNT STATED ABOVE, EVEN IF YOU HAVE NOT ACTUALLY RECEIVED THE PAYMENT, SIXTY (60) DAYS AFTER THE DATE STATED ABOVE UNLESS YOU FILE EITHER AN AFFIDAVIT OF NONPAYMENT OR A CLAIM OF LIEN BEFORE THE EXPIRATION OF THE SIXTY-DAY PERIOD. THE FAILURE TO INCLUDE THIS NOTICE LANGUAGE ON THE FACE OF THE FORM SHALL RENDER THE FORM UNENFORCEABLE AND INVALID AS A WAIVER AND RELEASE UNDER SECTION 85-7-419, MISSISSIPPI CODE OF 1972.`,
      sources: [
        {
          address: 'https://unicourt.github.io/cic-code-ms/ (github UniCourt/cic-code-ms, release r78, title 85)',
          kind: 'mirror',
          same: true,
        },
        {
          address: 'https://billstatus.ls.state.ms.us/documents/2014/pdf/SB/2600-2699/SB2622SG.pdf',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/ms-85-7-433.txt, fetched 2026-10-08',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/ms-interim.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Still in § 85-7-433 in the 2022 code. Notarized. The final form prints the signature and notary block a second time after the NOTICE, in both copies. Neither copy prints a rule for the property description after "FOLLOWS:"; leave room there. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy and on a third.',
    },
    {
      id: 'ms-85-7-433-2',
      citation: 'Miss. Code § 85-7-433(2)',
      title: 'Waiver and release upon final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-final-lien-waiver', 'unconditional-final-lien-waiver'],
      placement: 'the whole form; the NOTICE on the face of the form',
      appliesWhen: 'any waiver given for the final payment (§ 85-7-419)',
      points: null,
      bold: false,
      capitals: 'all in capitals as printed',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2022 code and 2014 act; no later amendment seen',
      readOn: '2026-11-22',
      sha256: 'b651b0c14ff4103fdbffb78d8725b4d6273b79fea6dcf5e8c10e13e8d42a5e71',
      text: `WAIVER AND RELEASE UPON FINAL PAYMENT
STATE OF MISSISSIPPI
COUNTY OF {{county}}
THE UNDERSIGNED MECHANIC AND/OR MATERIALMAN HAS BEEN EMPLOYED BY {{contractorName}} (NAME OF CONTRACTOR) TO FURNISH {{materialsOrLabor}} (DESCRIBE MATERIALS AND/OR LABOR) FOR THE CONSTRUCTION OF IMPROVEMENTS KNOWN AS {{projectTitle}} (TITLE OF THE PROJECT OR BUILDING) WHICH IS LOCATED IN THE CITY OF {{city}}, COUNTY OF {{countyOfProperty}}, AND IS OWNED BY {{ownerName}} (NAME OF OWNER) AND MORE PARTICULARLY DESCRIBED AS FOLLOWS:
(DESCRIBE THE PROPERTY UPON WHICH THE IMPROVEMENTS WERE MADE BY USING EITHER A METES AND BOUNDS DESCRIPTION, THE LAND LOT DISTRICT, BLOCK AND LOT NUMBER, OR STREET ADDRESS OF THE PROJECT.)
UPON THE RECEIPT OF THE SUM OF \${{sum}}, THE MECHANIC AND/OR MATERIALMAN WAIVES AND RELEASES ANY AND ALL LIENS OR CLAIMS OF LIENS IT HAS UPON THE FOREGOING DESCRIBED PROPERTY OR ANY RIGHTS AGAINST ANY LABOR AND/OR MATERIAL BOND ON ACCOUNT OF LABOR OR MATERIALS, OR BOTH, FURNISHED BY THE UNDERSIGNED TO OR ON ACCOUNT OF SAID CONTRACTOR FOR SAID PROPERTY.
{{signature}}
SIGNATURE
BY: {{printName}}
(PRINT NAME)
ITS: {{printTitle}}
(PRINT TITLE)
SWORN TO AND SUBSCRIBED BEFORE ME, THIS THE {{notaryDay}} DAY OF {{notaryMonth}}, 20 {{notaryYear}}.
{{notaryPublic}}
NOTARY PUBLIC
NOTICE: WHEN YOU EXECUTE AND SUBMIT THIS DOCUMENT, YOU SHALL BE CONCLUSIVELY DEEMED TO HAVE BEEN PAID IN FULL THE AMOUNT STATED ABOVE, EVEN IF YOU HAVE NOT ACTUALLY RECEIVED THE PAYMENT, SIXTY (60) DAYS AFTER THE DATE STATED ABOVE UNLESS YOU FILE EITHER AN AFFIDAVIT OF NONPAYMENT OR A CLAIM OF LIEN BEFORE THE EXPIRATION OF THE SIXTY-DAY PERIOD. THE FAILURE TO INCLUDE THIS NOTICE LANGUAGE ON THE FACE OF THE FORM SHALL RENDER THE FORM UNENFORCEABLE AND INVALID AS A WAIVER AND RELEASE UNDER SECTION 85-7-419, MISSISSIPPI CODE OF 1972.
{{signature}}
SIGNATURE
BY: {{printName}}
(PRINT NAME)
ITS: {{printTitle}}
(PRINT TITLE)
SWORN TO AND SUBSCRIBED BEFORE ME, THIS THE {{notaryDay}} DAY OF {{notaryMonth}}, 20 {{notaryYear}}.
{{notaryPublic}}
NOTARY PUBLIC`,
      sources: [
        {
          address: 'https://unicourt.github.io/cic-code-ms/ (github UniCourt/cic-code-ms, release r78, title 85)',
          kind: 'mirror',
          same: true,
        },
        {
          address: 'https://billstatus.ls.state.ms.us/documents/2014/pdf/SB/2600-2699/SB2622SG.pdf',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/ms-85-7-433.txt, fetched 2026-10-08',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/ms-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'Still in § 85-7-433 in the 2022 code. Notarized. The final form prints the signature and notary block a second time after the NOTICE, in both copies. Neither copy prints a rule for the property description after "FOLLOWS:"; leave room there. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy and on a third.',
    },
  ],
  facts: {
    license: {
      value:
        'Residential remodeler license over $10,000; residential builder over $50,000; commercial license over $50,000',
      citation: 'Miss. Code 73-59-3, 31-3-1',
      source: null,
      read: false,
      confidence: 'medium',
      note: 'text of 73-59-3 was in the store without the amounts',
    },
    licenseNumberPrinted: {
      value: 'License number on contracts; check',
      citation: 'Miss. 73-59',
      source: null,
      read: false,
      confidence: 'low',
    },
    writtenContract: {
      value: 'Insurance-paid residential roofing: written notices',
      citation: 'Miss. Code 75-24-305 et seq.',
      source:
        'https://codes.findlaw.com/ms/title-75-regulation-of-trade-commerce-and-investments/ms-code-sect-75-24-309/',
      read: true,
      confidence: 'medium',
      asOf: '2025-01-01',
    },
    cancelRight: {
      value: '3 business days',
      citation: 'Miss. Code 75-66-1 et seq.',
      source: null,
      read: false,
      confidence: 'medium',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: {
      value:
        "3 business days after written denial; refund in 10 days; work before the period ends at contractor's risk",
      citation: 'Miss. Code 75-24-309',
      source:
        'https://codes.findlaw.com/ms/title-75-regulation-of-trade-commerce-and-investments/ms-code-sect-75-24-309/',
      read: true,
      confidence: 'high',
      asOf: '2025-01-01',
      data: { period: 3, unit: 'business days', trigger: 'denial' },
    },
    depositCap: {
      value: 'Storm contracts: no pay beyond insurer-approved scope before the 3-day period ends; no cap otherwise',
      citation: 'Miss. Code 75-24-309(1)',
      source:
        'https://codes.findlaw.com/ms/title-75-regulation-of-trade-commerce-and-investments/ms-code-sect-75-24-309/',
      read: true,
      confidence: 'high',
      asOf: '2025-01-01',
      data: { rule: 'other', appliesTo: 'storm' },
    },
    deductibleBan: { value: 'Check', citation: 'Miss. Code 75-24-30x', source: null, read: false, confidence: 'low' },
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
        'Those without a contract with the prime: within 30 days of first furnishing; home single-family: pre-lien notice 10 days before filing',
      citation: 'Miss. Code 85-7-407, -409',
      source: 'https://github.com/UniCourt/cic-code-ms',
      read: true,
      confidence: 'high',
      asOf: '2022',
      note: 'stored 2022 text seen for 30 days',
    },
    lienDeadline: {
      value: '90 days after last work',
      citation: 'Miss. Code 85-7-405',
      source: 'https://github.com/UniCourt/cic-code-ms',
      read: true,
      confidence: 'high',
      asOf: '2022',
    },
    lienWaiverForm: {
      value: 'Yes, interim and final',
      citation: 'Miss. Code 85-7-433',
      source: 'https://github.com/UniCourt/cic-code-ms',
      read: true,
      confidence: 'high',
      asOf: '2022',
    },
    promptPay: {
      value: 'Contractor 15 days to subs; 0.5% a day',
      citation: 'Miss. Code 87-7-5',
      source: 'https://law.justia.com/codes/mississippi/title-87/chapter-7/section-87-7-5/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
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
      value: null,
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'no rule was established; that there is none is not proved',
    },
    finalPayResign: {
      value: null,
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'no rule was established; that there is none is not proved',
    },
    callRecording: {
      value: 'one',
      citation: 'Miss. Code 41-29-531',
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
      value: 'no (federal OSHA)',
      citation: '29 U.S.C. 667',
      source: null,
      read: false,
      confidence: 'medium',
      note: 'agrees with the osha.gov count of 21 states and Puerto Rico, which was seen; this state’s own line was not',
      data: { plan: 'federal' },
    },
    salesTax: {
      value: "Residential: consumer; commercial over $10,000: 3.5% contractor's tax",
      citation: 'Miss. Code 27-65-21',
      source: null,
      read: false,
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
