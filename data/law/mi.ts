import type { StateLaw, TextSource } from './types'

/** MCL 445.113 as its publisher has it. */
const section113: TextSource[] = [
  {
    address: 'https://www.legislature.mi.gov/documents/mcl/pdf/mcl-445-113.pdf',
    kind: 'official',
    same: true,
    via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
  },
]

export const michigan: StateLaw = {
  code: 'MI',
  name: 'Michigan',
  attorney: null,
  texts: [
    {
      id: 'mi-445-113-form',
      citation: 'MCL 445.113(2)',
      title: 'Notice of cancellation (form)',
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement: "in duplicate, attached to the buyer's copy or on its reverse side",
      appliesWhen: 'home solicitation sale',
      points: 10,
      bold: true,
      copies: 2,
      language: 'English',
      compared: 'one copy',
      asOf: 'through PA 103 of 2026',
      readOn: '2026-11-22',
      sha256: '8b84ee78982f130dc97e1897be0c72ab59acee4e82a1c42f7c259712a2d96f3b',
      text: `notice of cancellation
{{dateOfTransaction}}
(enter date of transaction)
(date)
You may cancel this transaction, without any penalty or obligation, within 3 business days from the above date.
If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within 10 business days following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be canceled.
If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale; or you may if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller's expense and risk.
If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.
To cancel this transaction, mail or deliver a signed and dated copy of this cancellation notice or any other written notice, or send a telegram to {{nameOfSeller}}, at {{addressOfSellersPlaceOfBusiness}} not later than midnight on
{{cancelByDate}}
(date)
I hereby cancel this transaction.
{{dateSigned}}
(date)
{{buyersSignature}}
(buyer's signature)`,
      sources: section113,
      notes: '10-point bold and 2 points larger than the contract text.',
    },
    {
      id: 'mi-445-113',
      citation: 'MCL 445.113(1)',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement:
        "in immediate proximity to the space reserved for the buyer's signature, or on the front page of the receipt",
      appliesWhen: 'home solicitation sale',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'through PA 103 of 2026',
      readOn: '2026-11-22',
      sha256: 'af093a33accd0ac9baf118d9cf9c3089fc4fa827247ded8d7587f65bfb53d0b0',
      text: `You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right. Additionally, the seller is prohibited from having an independent courier service or other third party pick up your payment at your residence before the end of the 3-business-day period in which you can cancel the transaction.`,
      sources: section113,
      notes:
        '10-point bold and 2 points larger than the contract text. Form in the source file. Saturday is not a business day.',
    },
    {
      id: 'mi-570-1115-9a',
      citation: 'MCL 570.1115(9)(a)',
      title: 'Partial unconditional waiver',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['unconditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'Partial unconditional waiver',
      points: null,
      bold: false,
      capitals: 'caption and last line in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (last amended 2007 PA 28)',
      readOn: '2026-11-22',
      sha256: '6a15ad09dc8a8d7104e196872244155e5c13bca313501eb36c707f60093779d3',
      text: `PARTIAL UNCONDITIONAL WAIVER
I/we have a contract with {{otherContractingParty}} (other contracting party) to provide {{workDescription}} for the improvement to the property described as {{propertyDescription}}, and by signing this waiver waive my/our construction lien to the amount of \${{amount}}, for labor/materials provided through {{throughDate}} (date).
This waiver, together with all previous waivers, if any, (circle one) does does not cover all amounts due to me/us for contract improvement provided through the date shown above. If the improvement is provided to property that is a residential structure and if the owner or lessee of the property or the owner's or lessee's designee has received a notice of furnishing from me/one of us or if I/we are not required to provide one, and the owner, lessee, or designee has not received this waiver directly from me/one of us, the owner, lessee, or designee may not rely upon it without contacting me/one of us, either in writing, by telephone, or personally, to verify that it is authentic.
{{claimant}}
{{signature}} (signature of lien claimant)
Signed on: {{date}} (date)
Address: {{address}}
Telephone: {{telephone}}
DO NOT SIGN BLANK OR INCOMPLETE FORMS. RETAIN A COPY.`,
      sources: [
        {
          address: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-570-1115',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/mi-570-1115.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/mi-partial-unconditional.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        '"The following forms shall be used in substantially the following format". "(circle one) does does not" is a choice. Dotted blanks replaced. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'mi-570-1115-9b',
      citation: 'MCL 570.1115(9)(b)',
      title: 'Partial conditional waiver',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'Partial conditional waiver',
      points: null,
      bold: false,
      capitals: 'caption and last line in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (last amended 2007 PA 28)',
      readOn: '2026-11-22',
      sha256: '4caf025a1cc59ff8c65efd625bc0e48de183c6e2dd41df6660d892909d9f2abe',
      text: `PARTIAL CONDITIONAL WAIVER
I/we have a contract with {{otherContractingParty}} (other contracting party) to provide {{workDescription}} for the improvement to the property described as: {{propertyDescription}}, and by signing this waiver waive my/our construction lien to the amount of \${{amount}}, for labor/materials provided through {{throughDate}} (date).
This waiver, together with all previous waivers, if any, (circle one) does does not cover all amounts due to me/us for contract improvement provided through the date shown above. This waiver is conditioned on actual payment of the amount shown above.
If the improvement is provided to property that is a residential structure and if the owner or lessee of the property or the owner's or lessee's designee has received a notice of furnishing from me/one of us or if I/we are not required to provide one, and the owner, lessee, or designee has not received this waiver directly from me/one of us, the owner, lessee, or designee may not rely upon it without contacting me/one of us, either in writing, by telephone, or personally, to verify that it is authentic.
{{claimant}}
{{signature}} (signature of lien claimant)
Signed on: {{date}} (date)
Address: {{address}}
Telephone: {{telephone}}
DO NOT SIGN BLANK OR INCOMPLETE FORMS. RETAIN A COPY.`,
      sources: [
        {
          address: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-570-1115',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/mi-570-1115.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/mi-partial-conditional.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        '"The following forms shall be used in substantially the following format". "(circle one) does does not" is a choice. Dotted blanks replaced. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'mi-570-1115-9c',
      citation: 'MCL 570.1115(9)(c)',
      title: 'Full unconditional waiver',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['unconditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'Full unconditional waiver',
      points: null,
      bold: false,
      capitals: 'caption and last line in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (last amended 2007 PA 28)',
      readOn: '2026-11-22',
      sha256: '99b8cdb0cf94f66d82bcd7355343d702f6d9bf4bfcbc8e684e202fee1a6ca06c',
      text: `FULL UNCONDITIONAL WAIVER
My/our contract with {{otherContractingParty}} (other contracting party) to provide {{workDescription}} for the improvement of the property described as: {{propertyDescription}} has been fully paid and satisfied. By signing this waiver, all my/our construction lien rights against the described property are waived and released.
If the improvement is provided to property that is a residential structure and if the owner or lessee of the property or the owner's or lessee's designee has received a notice of furnishing from me/one of us or if I/we are not required to provide one, and the owner, lessee, or designee has not received this waiver directly from me/one of us, the owner, lessee, or designee may not rely upon it without contacting me/one of us, either in writing, by telephone, or personally, to verify that it is authentic.
{{claimant}}
{{signature}} (signature of lien claimant)
Signed on: {{date}} (date)
Address: {{address}}
Telephone: {{telephone}}
DO NOT SIGN BLANK OR INCOMPLETE FORMS. RETAIN A COPY.`,
      sources: [
        {
          address: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-570-1115',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/mi-570-1115.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/mi-full-unconditional.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        '"The following forms shall be used in substantially the following format". "(circle one) does does not" is a choice. Dotted blanks replaced. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'mi-570-1115-9d',
      citation: 'MCL 570.1115(9)(d)',
      title: 'Full conditional waiver',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'Full conditional waiver',
      points: null,
      bold: false,
      capitals: 'caption and last line in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (last amended 2007 PA 28)',
      readOn: '2026-11-22',
      sha256: '75ab274a15749d3aa3ede4932ef8e5bb18e638d42f857e9297c89f6f21b6de2d',
      text: `FULL CONDITIONAL WAIVER
My/our contract with {{otherContractingParty}} (other contracting party) to provide {{workDescription}} for the improvement of the property described as: {{propertyDescription}} has been fully paid and satisfied. By signing this waiver, all my/our construction lien rights against the described property are waived and released.
This waiver is conditioned on actual payment of {{amount}}. If the improvement is provided to property that is a residential structure and if the owner or lessee of the property or the owner's or lessee's designee has received a notice of furnishing from me/one of us or if I/we are not required to provide one, and the owner, lessee, or designee has not received this waiver directly from me/one of us, the owner, lessee, or designee may not rely upon it without contacting me/one of us, either in writing, by telephone, or personally, to verify that it is authentic.
{{claimant}}
{{signature}} (signature of lien claimant)
Signed on: {{date}} (date)
Address: {{address}}
Telephone: {{telephone}}
DO NOT SIGN BLANK OR INCOMPLETE FORMS. RETAIN A COPY.`,
      sources: [
        {
          address: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-570-1115',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/mi-570-1115.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/mi-full-conditional.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        '"The following forms shall be used in substantially the following format". "(circle one) does does not" is a choice. Dotted blanks replaced. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
  ],
  facts: {
    license: {
      value: 'Residential builder or maintenance and alteration license (roofing) over $600',
      citation: 'MCL 339.2401, 339.2403',
      source: null,
      read: false,
      confidence: 'medium',
    },
    licenseNumberPrinted: {
      value: 'Yes',
      citation: 'Mich. Admin. R 338.1533',
      source: null,
      read: false,
      confidence: 'low',
    },
    writtenContract: {
      value: 'Residential builders and alteration contractors: written contract; condition of a residential lien',
      citation: 'Mich. R 338.1533; MCL 570.1114',
      source: null,
      read: false,
      confidence: 'medium',
    },
    cancelRight: {
      value: '3 business days',
      citation: 'MCL 445.112',
      source: 'https://law.justia.com/codes/michigan/chapter-445/statute-act-227-of-1971/section-445-112/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      data: { days: 3, dayType: 'business', saturdays: false },
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
      note: 'builders trust fund act applies, MCL 570.151',
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
      value:
        'Subs and suppliers: notice of furnishing within 20 days of first furnishing, to designee (owner) and prime; prime: sworn statement and list on request',
      citation: 'MCL 570.1109, 570.1110',
      source: 'https://levelset.com/mechanics-lien/michigan-lien-law-faqs',
      read: true,
      confidence: 'medium',
    },
    lienDeadline: {
      value: '90 days after last furnishing',
      citation: 'MCL 570.1111',
      source: 'https://levelset.com/mechanics-lien/michigan-lien-law-faqs',
      read: true,
      confidence: 'medium',
      note: 'residential: written contract and license needed (570.1114, seen on landgorilla)',
    },
    lienWaiverForm: {
      value: 'Yes, four forms',
      citation: 'MCL 570.1115',
      source: null,
      read: false,
      confidence: 'medium',
    },
    promptPay: { value: 'No private act', citation: null, source: null, read: false, confidence: 'low' },
    retainageCap: {
      value: 'No private cap known',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'not looked up',
    },
    lateInterest: {
      value: '5% legal; 7% written',
      citation: 'MCL 438.31',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: 'As soon as the amount can be determined',
      citation: 'MCL 408.475',
      source: 'https://github.com/saint1415/us-statutes',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      readOn: '2026-11-22',
    },
    finalPayResign: {
      value: 'As soon as the amount can be determined',
      citation: 'MCL 408.475',
      source:
        'https://law.uslawyerdatabase.com/section-408-475-payment-of-wages-to-employee-voluntarily-leaving-employment-payment-of-wages-to-employee-discharged-from-employment-exception',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'all by text; participant exception in case law',
      citation: 'MCL 750.539c',
      source: 'https://recordphonecall.com/legal/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'all' },
    },
    nonCompete: {
      value: 'reasonable',
      citation: 'MCL 445.774a',
      source: 'https://law.justia.com/codes/michigan/chapter-445/statute-act-274-of-1984/section-445-774a/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
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
