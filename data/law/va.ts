import type { StateLaw } from './types'

export const virginia: StateLaw = {
  code: 'VA',
  name: 'Virginia',
  attorney: null,
  homeSale: 'federal',
  texts: [
    {
      id: 'va-dpor-statement',
      citation: '18 VAC 50-22-260(B)(9)(h)',
      title: 'Statement of Consumer Protections',
      kind: 'notice',
      place: 'own-sheet',
      when: 'home-improvement',
      placement:
        'handed over with the contract, which carries the consumer’s acknowledgment; it may be reproduced and not altered',
      appliesWhen: 'residential contracting',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'form revised 2025-04-29, effective 2025-07-01',
      readOn: '2026-11-23',
      sha256: 'e6617156db93534be6c63a060ebdea6f10a37f0e0237afc6b430e329391e9984',
      text: `DEPARTMENT OF PROFESSIONAL AND OCCUPATIONAL REGULATION STATEMENT OF CONSUMER PROTECTIONS

THIS CONSUMER INFORMATION SHEET IS PROVIDED BY THE BOARD FOR CONTRACTORS. THE INFORMATION PROVIDED DOES NOT, AND IS NOT INTENDED TO, CONSTITUTE LEGAL ADVICE. THIS DOCUMENT MAY BE REPRODUCED BUT NOT ALTERED.

Prior to engaging the services of a contractor in the Commonwealth of Virginia, a consumer should be aware of the state’s program for the regulation of contractors through licensing and certification of contracting businesses.

Any contractor who undertakes a project, the total value of which is $150,000 or more, is required to have a valid Class A license issued by the Board for Contractors. Any contractor who undertakes a project, the total value of which is $30,000 or more, but less than $150,000, must have a valid Class B license. Any contractor who undertakes a project, the total value of which is more than $1,000 but less than $30,000, is required to have a valid Class C license. A licensed contractor has met standards established by the Board for Contractors to ensure that the licensee possesses the character, financial fitness, knowledge, and skills necessary to engage in the profession of contracting without causing harm to the public.

Before signing a contract, a consumer should take the proper steps to verify a contractor is properly licensed to perform the work outlined within the contract. All licensed contractors are assigned a license number, which should be included in a contract. By visiting the Department’s website and utilizing the “License Lookup” feature, a consumer can access details of any existing license. Also prior to signing, consumers are encouraged to carefully review contracts to ensure the terms contained in the contract are clear and acceptable. The Board for Contractors recommends that the initial downpayment be about 10% of the total cost of the contract, unless the job requires custom made items, in which case the Board recommends a downpayment of about 30% of the total contracted cost. The Department’s website contains additional education materials, provided by the Board for Contractors, that should also be reviewed by consumers.

The authority of the Board for Contractors to discipline a licensed contractor is limited to specific violations of the law and/or regulations of the board and does not include disputes that are wholly civil in nature. Examples of such violations might include written citations from the local Building Inspectors for violations of the Virginia Uniform Statewide Building Code, practices that constitute abandonment, gross negligence, continued incompetence, or misconduct in the practice of the profession, and failure to include required elements within a contract. Disciplinary action by the board is limited to monetary penalties and/or remedial education, revocation or suspension of a license, and placing the licensee on probation. Disciplinary action can only be taken after a hearing or with the consent of the license holder that has waived rights to a hearing.

Complaints against a contractor can be filed with the Department’s Complaint Analysis & Resolution section. Complaint forms can be obtained by visiting the Department’s website or by contacting the section at (804) 367-8504. The board does not have the authority to order a license holder to reimburse or refund money due to non-performance or poor performance. Efforts to recover any funds must be made through civil process. If such action against the contractor is necessary, the Department’s Adjudication section can provide information about the Virginia Contractor Transaction Recovery Fund, eligibility to collect from the fund, and procedures to apply for recovery. The Adjudication section can be reached at (804) 367-1559.

The aforementioned information is not intended to be an exhaustive list of the remedies available to you through your local government or other agencies. If you need additional assistance, call the Office of the Attorney General, Consumer Protection Section at (800) 552-9963 or (804) 786-2042, or write to the following address:

Office of the Attorney General of Virginia
Consumer Protection Section
900 East Main Street
Richmond, Virginia 23219`,
      sources: [
        {
          address:
            'https://ris.dls.virginia.gov/uploads/18VAC50/forms/Contractor%20Statement%20of%20Consumer%20Protections-20250609100802.pdf',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'The line above the heading, "Revised 4/29/2025 (effective 07/01/2025)", is not kept.',
    },
    {
      id: 'va-recovery-fund',
      citation: '18 VAC 50-22-260(B)(9)',
      title: 'Recovery fund and consumer protections',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      wording: 'free',
      ours: 'There is a Virginia Contractor Transaction Recovery Fund. For information on claims, contact the Board for Contractors at the Department of Professional and Occupational Regulation, Adjudication section, (804) 367-1559. Owner has received and read the Department’s Statement of Consumer Protections.',
      placement: 'in the contract',
      appliesWhen: 'residential contracting',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'not found',
      asOf: 'read October 2026',
      readOn: '2026-11-23',
      sha256: null,
      text: null,
      sources: [
        {
          address: 'https://law.lis.virginia.gov/admincode/title18/agency50/chapter22/section260/',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, summary of the official page by that author, Oct 2026)',
        },
      ],
      notes:
        'The rule asks for a statement that the fund exists and how to contact the board, and for the consumer’s acknowledgment. It prescribes no words.',
    },
  ],
  facts: {
    license: {
      value: 'Class A, B or C contractor license for work over $1,000',
      citation: 'Va. Code 54.1-1100, -1103',
      source: 'https://law.justia.com/codes/virginia/title-54-1/chapter-11/section-54-1-1100/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    licenseNumberPrinted: {
      value: 'Yes: license number, class and expiry in residential contracts',
      citation: '18 VAC 50-22-260(B)(9)',
      source: null,
      read: false,
      confidence: 'medium',
    },
    writtenContract: {
      value:
        'Residential: written contract with prescribed minimum parts, license number and class, cancellation rights, recovery-fund statement; consumer protection sheet',
      citation: '18 VAC 50-22-260(B)(9)',
      source: 'http://register.dls.virginia.gov/details.aspx?id=4001',
      read: true,
      confidence: 'medium',
      asOf: '2013-11',
      note: 'recovery-fund part read in the proposed text',
    },
    cancelRight: {
      value: '3 business days; the federal form is accepted',
      citation: 'Va. Code 59.1-21.3, 59.1-21.4',
      source: 'https://github.com/farfromtimnah-hue/apex-command-center',
      read: true,
      confidence: 'high',
      asOf: '2026-10',
      readOn: '2026-11-23',
      note: 'the period was read in the stored statute, 59.1-21.3; the acceptance of the federal form in a summary of the official page',
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
      value: 'None found for contractors',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
    },
    adjusterBan: {
      value: 'Public adjuster standards',
      citation: 'Va. Code 38.2-1845.12',
      source: null,
      read: false,
      confidence: 'low',
    },
    prelimNotice: {
      value:
        'One- and two-family with a lien agent on the permit: within 30 days of first furnishing, general contractors too',
      citation: 'Va. Code 43-4.01',
      source: 'https://law.justia.com/codes/virginia/title-43/chapter-1/section-43-4-01/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    lienDeadline: {
      value:
        '90 days from the last day of the month of last work, never over 90 days after completion; sums no older than 150 days',
      citation: 'Va. Code 43-4',
      source: 'https://law.justia.com/codes/virginia/title-43/chapter-1/section-43-4/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
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
      value: 'Owner 60 days; contractor 60 days or 7 days after pay',
      citation: 'Va. Code 11-4.6',
      source: 'https://law.justia.com/codes/virginia/title-11/chapter-1/section-11-4-6/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    retainageCap: {
      value: 'None for private work; section allows retainage',
      citation: 'Va. Code 11-4.6',
      source: 'https://law.justia.com/codes/virginia/title-11/chapter-1/section-11-4-6/',
      read: true,
      confidence: 'medium',
      asOf: '2026-02',
    },
    lateInterest: { value: '6% legal', citation: 'Va. Code 6.2-301', source: null, read: false, confidence: 'medium' },
    finalPayDischarge: {
      value: 'Next payday',
      citation: 'Va. Code 40.1-29',
      source: 'https://github.com/saint1415/us-statutes',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      readOn: '2026-11-22',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: 'Va. Code 40.1-29',
      source: 'https://github.com/saint1415/us-statutes',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      readOn: '2026-11-22',
    },
    callRecording: {
      value: 'one',
      citation: 'Va. Code 19.2-62',
      source: 'https://law.justia.com/codes/virginia/title-19-2/chapter-6/section-19-2-62/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      data: { consent: 'one' },
    },
    nonCompete: {
      value: 'not for low-wage workers; since July 2025 not for overtime-eligible workers',
      citation: 'Va. Code 40.1-28.7:8',
      source: 'https://law.justia.com/codes/virginia/title-40-1/chapter-3/section-40-1-28-7-8/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    heatRule: {
      value: 'Future regulation delegated by 2026 law',
      citation: null,
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
      value: null,
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'not established',
    },
  },
}
