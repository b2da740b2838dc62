import type { StateLaw } from './types'

export const wyoming: StateLaw = {
  code: 'WY',
  name: 'Wyoming',
  attorney: null,
  texts: [
    {
      id: 'wy-29-10-101-a',
      citation: 'W.S. 29-10-101(a)',
      title: 'Notice to owner: preliminary notice of right to a lien',
      kind: 'lien-notice',
      place: 'whole-form',
      when: 'lien',
      placement: 'sent to the record owner',
      appliesWhen: 'before filing a lien, times in W.S. 29-2-112',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08',
      readOn: '2026-11-22',
      sha256: '0e860ed39588a14eeeeac337c01b696e6bcd1593f0f1ed31671d8eb25e178621',
      text: `Note to Lien Claimant: This form, if filled out correctly and sent within the time periods specified in W.S. 29-2-112, constitutes prima facie evidence that you have provided the content of the notice required by W.S. 29-2-112(a)(i). If you have any questions regarding how to fill out this form or whether it has been filled out properly, you should consult an attorney.

NOTICE TO OWNER

The undersigned party is providing work or materials to the property described below. Failure of payment due and owing to a contractor, subcontractor or materialman for work performed or materials provided to the project located on the property can result in the filing of a lien against the property. To avoid this result, when paying for labor and materials you may ask the contractor, subcontractor or materialman for "lien waivers" from all persons supplying materials or services. Failure to secure lien waivers may result in your paying for labor and materials twice. A form of lien waiver is attached to this notice.

Name, address and telephone number of contractor, subcontractor or materialman, and contact person:

________________________________________________________________________________________________________________________________________________________________________________________________

MATERIALS PROVIDED OR WORK PERFORMED:

________________________________________________________________________________________________________________________________________________________________________________________________

PROPERTY DESCRIPTION:

________________________________________________________________________________________________________________________________________________________________________________________________

________________________________________________________________________________________________________________________________________________________________________________________________

LEGAL DESCRIPTION:

________________________________________________________________________________________________________________________________________________________________________________________________

SIGNED: ________________

DATE: __________________`,
      sources: [
        {
          address: 'github saint1415/us-statutes (branch data) wyoming title-29 chapter-10, 2026-02-15',
          kind: 'mirror',
          same: true,
        },
        {
          address: 'https://wyoleg.gov/statutes/compress/title29.pdf',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/wy-29-10-101.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
      ],
      notes:
        'Text taken by program from the mirror; the official PDF text (weylandai copy) was read beside it: same words. Rules of underscores stand for blanks.',
    },
    {
      id: 'wy-29-10-101-b',
      citation: 'W.S. 29-10-101(b)',
      title: 'Lien waiver (Wyoming, one form for every payment)',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: [
        'conditional-progress-lien-waiver',
        'unconditional-progress-lien-waiver',
        'conditional-final-lien-waiver',
        'unconditional-final-lien-waiver',
      ],
      placement: 'the whole form, notarized',
      appliesWhen: 'every lien waiver',
      points: null,
      bold: false,
      capitals: '"LIEN WAIVER" centered',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08',
      readOn: '2026-11-22',
      sha256: '91464a5a4bb1c8fde4e0ec40a5dea5dc1fd6200d0bb35fdcf037408eec25e713',
      text: `Note to lien claimant: Signing this form has legal implications. If you have any questions regarding how to complete this form or whether it has been properly completed, you should consult an attorney.

LIEN WAIVER

TO: {{to}} PROJECT: {{project}}

FROM: {{from}}

DATE: {{date}}

PAYMENT: \${{payment}}

In consideration of the PAYMENT received to date, the undersigned does hereby waive, release, and relinquish any and all claim and/or right of lien against the project and the real property improvements thereto for labor and/or materials furnished for use in construction of the project; provided however, the undersigned reserves all claims and/or rights of lien as to monies withheld as retainage in the amount of \${{retainage}}, and any labor and/or materials hereafter furnished for which payment has not yet been made. The undersigned has not been paid the sum of \${{unpaidSum}} for work performed and/or materials provided under contract on this project and retains the right to file a lien against the property and pursue any and all actions to recover the full amount due, including any and all equitable claims. The undersigned acknowledges receipt of payment for work performed or materials provided and acknowledges that this waiver may be relied upon by the owner even if the undersigned accepts payment in uncertified funds and such payment is subsequently dishonored or revoked, in which case this lien waiver shall remain in full force and effect. The foregoing waiver shall not apply, however, if payment tendered by the owner is dishonored or revoked.

By: {{signature}}

subcontractor/materialman/employee

Title: {{title}}

Date: {{signatureDate}}

STATE OF {{state}} )
)ss.
COUNTY OF {{county}} )

This instrument was acknowledged before me on this {{notaryDay}} day of {{notaryMonth}}, 20{{notaryYear}}, by {{nameOfPerson}} (name of person) as lien claimant or {{titleOrAuthority}} (title, position or type of authority granted by lien claimant) of {{lienClaimant}} (lien claimant).

IN WITNESS THEREOF, I have hereunto set my hand and affixed my official seal on the day and year last above written.

{{notarialOfficer}}

Notarial officer

My Commission Expires:

Seal:`,
      sources: [
        {
          address: 'https://wyoleg.gov/statutes/compress/title29.pdf',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/wy-29-10-101.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address: 'github saint1415/us-statutes (branch data) wyoming title-29 chapter-10, 2026-02-15',
          kind: 'mirror',
          same: false,
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/wy-lien-waiver.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        '"The form for waiver of a lien shall be completed in substantially the following form". Compared word by word with the mirror by program; blanks, line breaks and the )ss. layout are disregarded. 29-10-101(a) also prescribes the NOTICE TO OWNER (preliminary notice of right to lien), see wy-29-10-101-a. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
  ],
  facts: {
    license: { value: 'None from the state; local', citation: null, source: null, read: false, confidence: 'medium' },
    licenseNumberPrinted: { value: 'No state number', citation: null, source: null, read: false, confidence: 'medium' },
    writtenContract: { value: 'No general rule', citation: null, source: null, read: false, confidence: 'low' },
    cancelRight: {
      value: '3 business days',
      citation: 'Wyo. Stat. 40-14-252',
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
      value: 'Everyone: prime before payment; subs within 30 days; notice of intent 20 days before filing',
      citation: 'Wyo. Stat. 29-2-112, -107',
      source: 'https://law.justia.com/codes/wyoming/title-29/chapter-2/section-29-2-112/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      note: '20 days read in 29-2-107',
    },
    lienDeadline: {
      value: 'Prime 150 days; others 120',
      citation: 'Wyo. Stat. 29-2-106',
      source: 'https://law.justia.com/codes/wyoming/title-29/chapter-2/section-29-2-106/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    lienWaiverForm: {
      value: 'Yes, with the preliminary notice section',
      citation: 'Wyo. Stat. 29-10-101',
      source: 'https://law.justia.com/codes/wyoming/title-29/chapter-10/section-29-10-101/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
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
      value: null,
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'not established',
    },
    finalPayDischarge: {
      value: 'Next payday',
      citation: 'Wyo. Stat. 27-4-104',
      source:
        'https://casetext.com/statute/wyoming-statutes/title-27-labor-and-employment/chapter-4-wages/article-1-in-general/section-27-4-104-payment-of-employee-quitting-or-discharged-and-suit-for-wages-generally',
      read: true,
      confidence: 'high',
      asOf: '2024',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: 'Wyo. Stat. 27-4-104',
      source:
        'https://casetext.com/statute/wyoming-statutes/title-27-labor-and-employment/chapter-4-wages/article-1-in-general/section-27-4-104-payment-of-employee-quitting-or-discharged-and-suit-for-wages-generally',
      read: true,
      confidence: 'high',
      asOf: '2024',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'one',
      citation: 'Wyo. Stat. 7-3-702',
      source: 'https://recordphonecall.com/resources/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'one' },
    },
    nonCompete: {
      value: 'void from July 1, 2025, with exceptions (executives, trade secrets)',
      citation: 'Wyo. Stat. 1-23-108',
      source: 'https://legalclarity.org/what-states-ban-non-compete-agreements-2',
      read: true,
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
