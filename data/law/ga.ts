import type { StateLaw } from './types'

export const georgia: StateLaw = {
  code: 'GA',
  name: 'Georgia',
  attorney: null,
  homeSale: 'federal',
  texts: [
    {
      id: 'ga-10-1-393-12-statement',
      citation: 'O.C.G.A. § 10-1-393.12(c)(1)',
      title: 'Insured roof: cancellation statement',
      kind: 'statement',
      place: 'before-signing',
      when: 'insured-work',
      placement: 'before entering the contract',
      appliesWhen: 'residential roofing contractor, insurance',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'HB 423 (2011)',
      readOn: '2026-11-22',
      sha256: 'b20c699aa8b4952ca908c4f4ba925441855f32c4abf4cd481499cf33ad035f23',
      text: `You may cancel this contract at any time before midnight on the fifth business day after you have received written notification from your insurer that all or any part of the claim or contract is not a covered loss under the insurance policy. This right to cancel is in addition to any other rights of cancellation which may be found in state or federal law or regulation. See attached notice of cancellation form for an explanation of this right`,
      sources: [
        {
          address:
            'https://1library.net/document/z3dklpom-a-bill-to-be-entitled-an-act.html (HB 423, as passed House and Senate)',
          kind: 'secondary',
          same: true,
        },
      ],
      notes:
        'Later amendment not checked (SB 201 of 2025 was proposed: natural disasters). Form (c)(2): text not found.',
    },
    {
      id: 'ga-44-14-366-d',
      citation: 'O.C.G.A. § 44-14-366(d) (since 2021-01-01; before: subsection (c))',
      title: 'Waiver and release of lien and payment bond rights upon interim payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-progress-lien-waiver', 'unconditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'payment other than final',
      points: 12,
      bold: false,
      capitals: 'need not be in boldface capital letters',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08; act effective 2021-01-01',
      readOn: '2026-11-22',
      sha256: '33c07b53a17902be912d8912eb9619ff9834c276bad37df545ea02957fb6b156',
      text: `WAIVER AND RELEASE OF LIEN
AND PAYMENT BOND RIGHTS UPON INTERIM PAYMENT
STATE OF GEORGIA
COUNTY OF {{county}}
THE UNDERSIGNED MECHANIC AND/OR MATERIALMAN HAS BEEN EMPLOYED BY {{contractorName}} (NAME OF CONTRACTOR) TO FURNISH {{materialsOrLabor}} (DESCRIBE MATERIALS AND/OR LABOR) FOR THE CONSTRUCTION OF IMPROVEMENTS KNOWN AS {{projectTitle}} (TITLE OF THE PROJECT OR BUILDING) WHICH IS LOCATED IN THE CITY OF {{city}}, COUNTY OF {{propertyCounty}}, AND IS OWNED BY {{ownerName}} (NAME OF OWNER) AND MORE PARTICULARLY DESCRIBED AS FOLLOWS:
{{propertyDescription}}
(DESCRIBE THE PROPERTY UPON WHICH THE IMPROVEMENTS WERE MADE BY USING EITHER A METES AND BOUNDS DESCRIPTION, THE LAND LOT DISTRICT, BLOCK AND LOT NUMBER, OR STREET ADDRESS OF THE PROJECT.)
UPON THE RECEIPT OF THE SUM OF \${{sum}}, THE MECHANIC AND/OR MATERIALMAN WAIVES AND RELEASES ANY AND ALL LIENS OR CLAIMS OF LIENS IT HAS UPON THE FOREGOING DESCRIBED PROPERTY OR ANY RIGHTS AGAINST ANY LABOR AND/OR MATERIAL BOND THROUGH THE DATE OF {{throughDate}} (DATE) AND EXCEPTING THOSE RIGHTS AND LIENS THAT THE MECHANIC AND/OR MATERIALMAN MIGHT HAVE IN ANY RETAINED AMOUNTS, ON ACCOUNT OF LABOR OR MATERIALS, OR BOTH, FURNISHED BY THE UNDERSIGNED TO OR ON ACCOUNT OF SAID CONTRACTOR FOR SAID BUILDING OR PREMISES.
GIVEN UNDER HAND AND SEAL THIS {{day}} DAY OF {{month}}, {{year}}.
{{signature}} (SEAL)
{{name}}
{{witness}}
(WITNESS)
{{address}}
(ADDRESS)
NOTICE: WHEN YOU EXECUTE AND SUBMIT THIS DOCUMENT, YOU SHALL BE CONCLUSIVELY DEEMED TO HAVE WAIVED AND RELEASED ANY AND ALL LIENS AND CLAIMS OF LIENS UPON THE FOREGOING DESCRIBED PROPERTY AND ANY RIGHTS REGARDING ANY LABOR OR MATERIAL BOND REGARDING THE SAID PROPERTY TO THE EXTENT (AND ONLY TO THE EXTENT) SET FORTH ABOVE, EVEN IF YOU HAVE NOT ACTUALLY RECEIVED SUCH PAYMENT, 90 DAYS AFTER THE DATE STATED ABOVE UNLESS YOU FILE AN AFFIDAVIT OF NONPAYMENT PRIOR TO THE EXPIRATION OF SUCH 90 DAY PERIOD. THE FAILURE TO INCLUDE THIS NOTICE LANGUAGE ON THE FORM SHALL RENDER THE FORM UNENFORCEABLE AND INVALID AS A WAIVER AND RELEASE UNDER O.C.G.A. § 44-14-366.`,
      sources: [
        {
          address: 'https://www.legis.ga.gov/api/legislation/document/20192020/194229',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/ga-44-14-366.txt: SB 315 (2020) as passed, LC 41 2195, markup applied by that author (struck words removed); read in full',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/ga-interim.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'The brief says (c),(d): SB 315 inserted a new (a), so the forms stand in (d) interim and (e) final now. At least 12 point font. The markup was applied by the owner of the copy, from strike and underline lines of the PDF: compare with the signed act before print. Official code is published by LexisNexis only. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'ga-44-14-366-e',
      citation: 'O.C.G.A. § 44-14-366(e) (since 2021-01-01; before: subsection (d))',
      title: 'Waiver and release of lien and payment bond rights upon final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-final-lien-waiver', 'unconditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'final payment',
      points: 12,
      bold: false,
      capitals: 'need not be in boldface capital letters',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08; act effective 2021-01-01',
      readOn: '2026-11-22',
      sha256: 'f8ad6d7571dda2aaa9a02360d9cc519e52ee42eea344811678c89232142d23e2',
      text: `WAIVER AND RELEASE OF LIEN
AND PAYMENT BOND RIGHTS UPON FINAL PAYMENT
STATE OF GEORGIA
COUNTY OF {{county}}
THE UNDERSIGNED MECHANIC AND/OR MATERIALMAN HAS BEEN EMPLOYED BY {{contractorName}} (NAME OF CONTRACTOR) TO FURNISH {{materialsOrLabor}} (DESCRIBE MATERIALS AND/OR LABOR) FOR THE CONSTRUCTION OF IMPROVEMENTS KNOWN AS {{projectTitle}} (TITLE OF THE PROJECT OR BUILDING) WHICH IS LOCATED IN THE CITY OF {{city}}, COUNTY OF {{propertyCounty}}, AND IS OWNED BY {{ownerName}} (NAME OF OWNER) AND MORE PARTICULARLY DESCRIBED AS FOLLOWS:
{{propertyDescription}}
(DESCRIBE THE PROPERTY UPON WHICH THE IMPROVEMENTS WERE MADE BY USING EITHER A METES AND BOUNDS DESCRIPTION, THE LAND LOT DISTRICT, BLOCK AND LOT NUMBER, OR STREET ADDRESS OF THE PROJECT.)
UPON THE RECEIPT OF THE SUM OF \${{sum}}, THE MECHANIC AND/OR MATERIALMAN WAIVES AND RELEASES ANY AND ALL LIENS OR CLAIMS OF LIENS IT HAS UPON THE FOREGOING DESCRIBED PROPERTY OR ANY RIGHTS AGAINST ANY LABOR AND/OR MATERIAL BOND ON ACCOUNT OF LABOR OR MATERIALS, OR BOTH, FURNISHED BY THE UNDERSIGNED TO OR ON ACCOUNT OF SAID CONTRACTOR FOR SAID PROPERTY.
GIVEN UNDER HAND AND SEAL THIS {{day}} DAY OF {{month}}, {{year}}.
{{signature}} (SEAL)
{{name}}
{{witness}}
(WITNESS)
{{address}}
(ADDRESS)
NOTICE: WHEN YOU EXECUTE AND SUBMIT THIS DOCUMENT, YOU SHALL BE CONCLUSIVELY DEEMED TO HAVE WAIVED AND RELEASED ANY AND ALL LIENS AND CLAIMS OF LIENS UPON THE FOREGOING DESCRIBED PROPERTY AND ANY RIGHTS REGARDING ANY LABOR OR MATERIAL BOND REGARDING THE SAID PROPERTY TO THE EXTENT (AND ONLY TO THE EXTENT) SET FORTH ABOVE, EVEN IF YOU HAVE NOT ACTUALLY RECEIVED SUCH PAYMENT, 90 DAYS AFTER THE DATE STATED ABOVE UNLESS YOU FILE AN AFFIDAVIT OF NONPAYMENT PRIOR TO THE EXPIRATION OF SUCH 90 DAY PERIOD. THE FAILURE TO INCLUDE THIS NOTICE LANGUAGE ON THE FORM SHALL RENDER THE FORM UNENFORCEABLE AND INVALID AS A WAIVER AND RELEASE UNDER O.C.G.A. § 44-14-366.`,
      sources: [
        {
          address: 'https://www.legis.ga.gov/api/legislation/document/20192020/194229',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/ga-44-14-366.txt: SB 315 (2020) as passed, LC 41 2195, markup applied by that author (struck words removed); read in full',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/ga-final.blade.php',
          kind: 'mirror',
          same: true,
        },
      ],
      notes:
        'The brief says (c),(d): SB 315 inserted a new (a), so the forms stand in (d) interim and (e) final now. At least 12 point font. The markup was applied by the owner of the copy, from strike and underline lines of the PDF: compare with the signed act before print. Official code is published by LexisNexis only. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'ga-8-2-41',
      citation: 'O.C.G.A. § 8-2-41(b)',
      title: 'Construction defects: the contractor’s right to resolve them',
      kind: 'notice',
      place: 'in-contract',
      when: 'any-contract',
      placement: 'conspicuous; it may stand in the contract',
      appliesWhen: 'contract for the sale, construction or improvement of a dwelling',
      points: null,
      bold: false,
      capitals: 'words in capitals as shown',
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'release 86 (November 2022)',
      readOn: '2026-11-23',
      sha256: 'dc36700489d95b234a22d9dc009e1b31de86ad5959abaaebcaa5bf6358001c57',
      text: `GEORGIA LAW CONTAINS IMPORTANT REQUIREMENTS YOU MUST FOLLOW BEFORE YOU MAY FILE A LAWSUIT OR OTHER ACTION FOR DEFECTIVE CONSTRUCTION AGAINST THE CONTRACTOR WHO CONSTRUCTED, IMPROVED, OR REPAIRED YOUR HOME. NINETY DAYS BEFORE YOU FILE YOUR LAWSUIT OR OTHER ACTION, YOU MUST SERVE ON THE CONTRACTOR A WRITTEN NOTICE OF ANY CONSTRUCTION CONDITIONS YOU ALLEGE ARE DEFECTIVE. UNDER THE LAW, A CONTRACTOR HAS THE OPPORTUNITY TO MAKE AN OFFER TO REPAIR OR PAY FOR THE DEFECTS OR BOTH. YOU ARE NOT OBLIGATED TO ACCEPT ANY OFFER MADE BY A CONTRACTOR. THERE ARE STRICT DEADLINES AND PROCEDURES UNDER STATE LAW, AND FAILURE TO FOLLOW THEM MAY AFFECT YOUR ABILITY TO FILE A LAWSUIT OR OTHER ACTION.`,
      sources: [
        {
          address: 'github UniCourt/cic-code-ga transforms/ga/ocga/r86/gov.ga.ocga.title.08.html (commit 4a3c7df)',
          kind: 'mirror',
          same: true,
        },
      ],
    },
    {
      id: 'ga-10-1-393-12-form',
      citation: 'O.C.G.A. § 10-1-393.12(c)(2)',
      title: 'Insured roof: notice of cancellation',
      kind: 'form',
      place: 'detached',
      when: 'insured-work',
      placement: 'in duplicate, attached, easily detachable',
      appliesWhen: 'residential roofing work that an insurer is to pay for',
      points: 10,
      bold: true,
      copies: 2,
      language: 'English',
      compared: 'not found',
      asOf: '2026-11-23',
      readOn: '2026-11-23',
      sha256: null,
      text: null,
      sources: [],
      notes: 'Text not found; without it the statement of (c)(1) is not printed.',
    },
    {
      id: 'ga-sb-201',
      citation: 'O.C.G.A. § 10-1-393 (SB 201 of 2025)',
      title: 'Repairs after a natural disaster: notice of cancellation',
      kind: 'notice',
      place: 'before-signing',
      when: 'declared-emergency',
      placement: null,
      appliesWhen: 'home repair contract within a year after a declared natural disaster',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'not found',
      asOf: '2026-11-23',
      readOn: '2026-11-23',
      sha256: null,
      text: null,
      sources: [],
      notes: 'Text not found.',
    },
  ],
  facts: {
    license: {
      value:
        'No roofing license; residential-basic, light commercial or general license above $2,500, roofing by itself treated as specialty work',
      citation: 'O.C.G.A. 43-41-2, 43-41-17',
      source: null,
      read: false,
      confidence: 'low',
      note: 'specialty status comes from board policy, not seen in 43-41-17',
    },
    licenseNumberPrinted: { value: 'No roofing number', citation: null, source: null, read: false, confidence: 'low' },
    writtenContract: {
      value: 'No general rule; insurance-paid roofing contract has its own notices',
      citation: 'O.C.G.A. 10-1-393.12',
      source: 'https://1library.net/document/z3dklpom-a-bill-to-be-entitled-an-act.html',
      read: true,
      confidence: 'medium',
      asOf: '2011',
    },
    cancelRight: {
      value:
        '3 business days; the state act covers installment credit sales alone, other sales are under the federal rule',
      citation: 'O.C.G.A. 10-1-6',
      source: 'https://github.com/farfromtimnah-hue/apex-command-center',
      read: true,
      confidence: 'medium',
      asOf: '2026-10',
      readOn: '2026-11-23',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: {
      value:
        '5 business days after written denial of all or part (10-point bold statement, duplicate form, refund in 10 days); since 2025 also a cancellation notice in bold 10-point for home repair contracts within a year after a declared natural disaster',
      citation: 'O.C.G.A. 10-1-393.12; 10-1-393 (SB 201, signed May 8, 2025)',
      source: 'https://www.billtrack50.com/billdetail/1838823',
      read: true,
      confidence: 'medium',
      asOf: '2025-05-08',
      note: '2011 rule read in HB 423 text (1library.net); days and wording of the 2025 notice not read',
      data: { period: 5, unit: 'business days', trigger: 'denial' },
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
      value: 'Yes',
      citation: 'O.C.G.A. 10-1-393.12',
      source: 'https://www.finleysroofing.com/ga-storm-laws/',
      read: true,
      confidence: 'medium',
    },
    adjusterBan: {
      value:
        'Yes: may not represent or negotiate; since 2025 no assignment of insurance proceeds to contractors after a natural disaster',
      citation: 'O.C.G.A. 10-1-393.12; 33-6-5 (SB 201, 2025)',
      source: 'https://www.billtrack50.com/billdetail/1838823',
      read: true,
      confidence: 'medium',
      asOf: '2025-05-08',
      note: 'missing in the project',
    },
    prelimNotice: {
      value:
        'Where a notice of commencement is filed: those without a contract with the prime, within 30 days of first furnishing, to owner and contractor',
      citation: 'O.C.G.A. 44-14-361.5',
      source: 'https://levelset.com/?p=50442',
      read: true,
      confidence: 'medium',
    },
    lienDeadline: {
      value: '90 days after last furnishing; sue in 365 days, notice of action 30 days later',
      citation: 'O.C.G.A. 44-14-361.1',
      source: 'https://levelset.com/?p=50442',
      read: true,
      confidence: 'medium',
    },
    lienWaiverForm: {
      value:
        'Yes, 12-point; interim and final; payment presumed 90 days after the waiver unless an affidavit of nonpayment is filed (60 days before 2021)',
      citation: 'O.C.G.A. 44-14-366',
      source: 'https://staging.nacmsts.com/georgia-waivers',
      read: true,
      confidence: 'medium',
      asOf: '2021-01',
      note: 'a 2026 page still says 60 days: 90 is right for waivers since 2021',
    },
    promptPay: {
      value: 'Owner 15 days; contractor 10 days to subs; 1% a month',
      citation: 'O.C.G.A. 13-11-4, -7',
      source: 'https://law.justia.com/codes/georgia/title-13/chapter-11/section-13-11-4/',
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
      value: '1.5% a month on commercial accounts; 7% legal',
      citation: 'O.C.G.A. 7-4-2, 7-4-16',
      source: null,
      read: false,
      confidence: 'medium',
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
      citation: 'O.C.G.A. 16-11-66',
      source: 'https://recordphonecall.com/resources/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'one' },
    },
    nonCompete: {
      value: 'only sales, managers, key or professional employees; 2 years presumed fair',
      citation: 'O.C.G.A. 13-8-53, -57',
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
      value: 'no (federal OSHA)',
      citation: '29 U.S.C. 667',
      source: 'https://app.weeklysafety.com/r/osha-state-information',
      read: true,
      confidence: 'medium',
      note: 'count of 22 full plans (21 states and Puerto Rico) seen on osha.gov',
      data: { plan: 'federal' },
    },
    salesTax: {
      value: 'General rule: contractor is the consumer and pays tax on materials; labor on real property not taxed',
      citation: null,
      source: 'https://nexusbystate.com/industry/construction-contractors',
      read: false,
      confidence: 'low',
      note: 'general rule of most states, not looked up for this state',
    },
    insuranceNotice: { value: 'None for roofing alone', citation: null, source: null, read: false, confidence: 'low' },
  },
}
