import type { StateLaw } from './types'

export const florida: StateLaw = {
  code: 'FL',
  name: 'Florida',
  attorney: null,
  texts: [
    {
      id: 'fl-489-1425',
      citation: 'Fla. Stat. § 489.1425',
      title: 'Recovery fund notice',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 2500,
      placement:
        'in the agreement or contract for repair, restoration, improvement or construction of residential real property',
      appliesWhen: 'residential contract, unless total labor and materials does not exceed $2,500',
      points: null,
      bold: false,
      capitals: 'capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-06-21',
      readOn: '2026-11-22',
      sha256: 'ee4f4b76dbc3e7033cc0e9b361cc9fc52ecb448a850cd23d1f8ccb958bbbe6f9',
      text: `FLORIDA HOMEOWNERS' CONSTRUCTION RECOVERY FUND

PAYMENT, UP TO A LIMITED AMOUNT, MAY BE AVAILABLE FROM THE FLORIDA HOMEOWNERS' CONSTRUCTION RECOVERY FUND IF YOU LOSE MONEY ON A PROJECT PERFORMED UNDER CONTRACT, WHERE THE LOSS RESULTS FROM SPECIFIED VIOLATIONS OF FLORIDA LAW BY A LICENSED CONTRACTOR. FOR INFORMATION ABOUT THE RECOVERY FUND AND FILING A CLAIM, CONTACT THE FLORIDA CONSTRUCTION INDUSTRY LICENSING BOARD AT THE FOLLOWING TELEPHONE NUMBER AND ADDRESS:

{{boardTelephone}}
{{boardAddress}}`,
      sources: [
        { address: 'a file on github (reviewed 2026-06-21)', kind: 'secondary', same: true },
        { address: 'a file on github', kind: 'secondary', same: true },
        { address: 'a file on github', kind: 'secondary', same: false },
      ],
      notes:
        'Board telephone and address are set by board rule; one copy gives 2601 Blair Stone Road, another 1940 North Monroe Street: check DBPR.',
    },
    {
      id: 'fl-489-147-1-advert',
      citation: 'Fla. Stat. § 489.147(1)(a)',
      title: 'Roof advertisement statements',
      kind: 'advertisement',
      place: 'advertisement',
      when: 'advertising',
      placement: 'in the advertisement, at least half as large as the largest font size used in it',
      appliesWhen:
        'any communication that encourages a consumer to contact a contractor or public adjuster to make an insurance claim for roof damage',
      points: 12,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'page, contains the 2024 change',
      readOn: '2026-11-22',
      sha256: 'acb8b536e1f35b99db46baafb0c546893682b1348b638fb9a7cfd6ae0ddd29c2',
      text: `The consumer is responsible for payment of any insurance deductible;
It is insurance fraud punishable as a felony of the third degree for a contractor to knowingly or willfully, and with intent to injure, defraud, or deceive, pay, waive, or rebate all or part of an insurance deductible applicable to payment to the contractor for repairs to a property covered by a property insurance policy; and
It is insurance fraud punishable as a felony of the third degree to intentionally file an insurance claim containing any false, incomplete, or misleading information.`,
      sources: [{ address: 'https://florida.public.law/statutes/fla._stat._489.147', kind: 'mirror', same: true }],
      notes: '"does not state ... that:" — contents, near to fixed wording. Useful for the marketing documents.',
    },
    {
      id: 'fl-489-147',
      citation: 'Fla. Stat. § 489.147(6)(b), (7) as amended 2025',
      title: 'Roof contract in a state of emergency: cancellation notice; insurance notice (7)',
      kind: 'notice',
      place: 'before-signing',
      when: 'declared-emergency',
      placement: 'immediately before the space reserved for the signature of the residential property owner',
      appliesWhen:
        'contract to replace or repair a roof of a residential property entered into during a declared state of emergency',
      points: 14,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'not found',
      asOf: "2025 amendment, seen on a Florida firm's page only",
      readOn: '2026-11-22',
      sha256: null,
      text: null,
      superseded: ['31f9c9cf6f829e79f1ac45054ca154cf5b911575b3f56e8dc69952ff337e226a'],
      sources: [
        { address: 'https://itsaboutjustice.law/new-10-day-right-of-recission', kind: 'secondary', same: true },
        { address: 'https://bendezuindustries.com/?p=1433', kind: 'secondary', same: false },
        {
          address:
            'https://hammerngavel.com/blog/statute-allowing-cancellation-of-roofing-contracts-within-10-days-of-signing-to-be-presented-to-governor-for-signature',
          kind: 'secondary',
          same: false,
        },
        {
          address: 'https://douglasfirm.com/florida-roofing-contract-notice-requirements/',
          kind: 'secondary',
          same: false,
        },
        { address: 'https://flsenate.gov/Session/Bill/2025/1076/Amendment/242358/HTML', kind: 'official', same: false },
        { address: 'https://florida.public.law/statutes/fla._stat._489.147', kind: 'mirror', same: false },
      ],
      notes:
        'text not found in its current form. supersededText is the 2024 wording (bold 18 points; two secondary copies differ in two words): do NOT print it. Wanted: current (6)(b) and (7) from flsenate.gov/Laws/Statutes/2026/489.147.',
    },
    {
      id: 'fl-501-031',
      citation: 'Fla. Stat. § 501.031(2)',
      title: "Buyer's right to cancel (home solicitation sale)",
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      form: 'federal',
      placement: 'conspicuous caption and statement in the agreement; no type size stated',
      appliesWhen: 'home solicitation sale over $25 not requested by the buyer',
      points: null,
      bold: false,
      capitals: 'caption in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-04 (2026 Florida Statutes)',
      readOn: '2026-11-22',
      sha256: 'c6fe6570d58b5fa5ce833ad63794ae58c266607326f83f409c3d076bee769a70',
      text: `BUYER'S RIGHT TO CANCEL

This is a home solicitation sale, and if you do not want the goods or services, you may cancel this agreement by providing written notice to the seller in person, by telegram, or by mail. This notice must indicate that you do not want the goods or services and must be delivered or postmarked before midnight of the third business day after you sign this agreement. If you cancel this agreement, the seller may not keep all or part of any cash down payment.`,
      sources: [
        {
          address:
            'a file on github (Apex library LC3-A: "each section read in full on Online Sunshine, The 2026 Florida Statutes, on 2026-10-04 ... verbatim")',
          kind: 'secondary',
          same: true,
        },
        { address: 'a file on github (Java contract, FL)', kind: 'secondary', same: true },
      ],
    },
    {
      id: 'fl-713-015',
      citation: 'Fla. Stat. § 713.015(1)',
      title: 'Construction lien law notice',
      kind: 'notice',
      place: 'own-sheet',
      when: 'home-improvement',
      over: 2500,
      placement:
        'in the contract document, front page or a separate page, signed and dated by the owner (requirement from a public copy and from knowledge; check)',
      appliesWhen:
        'direct contract over $2,500, owner and contractor, single or multiple family dwellings up to four units',
      points: 12,
      bold: true,
      capitals: 'capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-06-21 (second copy); official page not read',
      readOn: '2026-11-22',
      sha256: 'cc13217c7a7c1cb090618be4ae7216f41e03f7ffc8c878e24222abbc989f6cd4',
      text: `ACCORDING TO FLORIDA'S CONSTRUCTION LIEN LAW (SECTIONS 713.001-713.37, FLORIDA STATUTES), THOSE WHO WORK ON YOUR PROPERTY OR PROVIDE MATERIALS AND SERVICES AND ARE NOT PAID IN FULL HAVE A RIGHT TO ENFORCE THEIR CLAIM FOR PAYMENT AGAINST YOUR PROPERTY. THIS CLAIM IS KNOWN AS A CONSTRUCTION LIEN. IF YOUR CONTRACTOR OR A SUBCONTRACTOR FAILS TO PAY SUBCONTRACTORS, SUB-SUBCONTRACTORS, OR MATERIAL SUPPLIERS, THOSE PEOPLE WHO ARE OWED MONEY MAY LOOK TO YOUR PROPERTY FOR PAYMENT, EVEN IF YOU HAVE ALREADY PAID YOUR CONTRACTOR IN FULL. IF YOU FAIL TO PAY YOUR CONTRACTOR, YOUR CONTRACTOR MAY ALSO HAVE A LIEN ON YOUR PROPERTY. THIS MEANS IF A LIEN IS FILED YOUR PROPERTY COULD BE SOLD AGAINST YOUR WILL TO PAY FOR LABOR, MATERIALS, OR OTHER SERVICES THAT YOUR CONTRACTOR OR A SUBCONTRACTOR MAY HAVE FAILED TO PAY. TO PROTECT YOURSELF, YOU SHOULD STIPULATE IN THIS CONTRACT THAT BEFORE ANY PAYMENT IS MADE, YOUR CONTRACTOR IS REQUIRED TO PROVIDE YOU WITH A WRITTEN RELEASE OF LIEN FROM ANY PERSON OR COMPANY THAT HAS PROVIDED TO YOU A "NOTICE TO OWNER." FLORIDA'S CONSTRUCTION LIEN LAW IS COMPLEX, AND IT IS RECOMMENDED THAT YOU CONSULT AN ATTORNEY.`,
      sources: [
        { address: 'a file on github (Crafted Kitchen and Bath contract, FL)', kind: 'secondary', same: true },
        {
          address: 'a file on github (Florida contract sources, gives leg.state.fl.us 713.015, reviewed 2026-06-21)',
          kind: 'secondary',
          same: true,
        },
        { address: 'a file on github (Florida solar contract)', kind: 'secondary', same: true },
        { address: 'a file on github', kind: 'secondary', same: false },
      ],
      notes:
        'HB 893 (2025) would have changed this notice; no sign that it passed. Compare once with leg.state.fl.us 713.015.',
    },
    {
      id: 'fl-713-20-4',
      citation: 'Fla. Stat. § 713.20(4)',
      title: 'Waiver and release of lien upon progress payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-progress-lien-waiver', 'unconditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'progress payment',
      points: null,
      bold: false,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (history on the official page ends s. 30, ch. 99-6)',
      readOn: '2026-11-22',
      sha256: 'fa63a037703f8f47d36dc1738d43fd5ef60026c81ca76752a632a9dc621bf9f6',
      text: `WAIVER AND RELEASE OF LIEN
UPON PROGRESS PAYMENT
The undersigned lienor, in consideration of the sum of \${{amount}}, hereby waives and releases its lien and right to claim a lien for labor, services, or materials furnished through {{throughDate}} to {{customerName}} on the job of {{ownerName}} to the following property:
{{propertyDescription}}
This waiver and release does not cover any retention or labor, services, or materials furnished after the date specified.
DATED on {{monthAndDay}}, {{year}}.
{{lienor}} (Lienor)
By: {{signature}}`,
      sources: [
        {
          address:
            'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0713/Sections/0713.20.html',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/fl-713-20.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/fl-progress.blade.php',
          kind: 'mirror',
          same: true,
        },
        {
          address: 'github major-robertson/eregister_v2 database/data/waiver_states/fl.php',
          kind: 'secondary',
          same: true,
        },
      ],
      notes:
        'The official page, as fetched on 2026-10-08, still says "may be in substantially the following form" (4),(5); (6) "A person may not require a lienor to furnish a lien waiver or release of lien that is different from the forms in subsection (4) or subsection (5)."; (7) a waiver given for a check may be conditioned on payment of the check; (8) a different waiver is enforceable in accordance with its terms. SB 658 (2025) would have made "must be in the following form"; the official text shows no such amendment, see NOTES in INDEX. The instructions "(insert date)", "(insert the name of your customer)", "(insert the name of the owner)", "(description of property)" of the statute are replaced by blanks. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
    {
      id: 'fl-713-20-5',
      citation: 'Fla. Stat. § 713.20(5)',
      title: 'Waiver and release of lien upon final payment',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-final-lien-waiver', 'unconditional-final-lien-waiver'],
      placement: 'the whole form',
      appliesWhen: 'final payment',
      points: null,
      bold: false,
      capitals: 'title in capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-10-08 (history on the official page ends s. 30, ch. 99-6)',
      readOn: '2026-11-22',
      sha256: '41f51adafa7073ec2cea54bba5dcec577bb66229512618c303fe88f8620a5071',
      text: `WAIVER AND RELEASE OF LIEN
UPON FINAL PAYMENT
The undersigned lienor, in consideration of the final payment in the amount of \${{amount}}, hereby waives and releases its lien and right to claim a lien for labor, services, or materials furnished to {{customerName}} on the job of {{ownerName}} to the following described property:
{{propertyDescription}}
DATED on {{monthAndDay}}, {{year}}.
{{lienor}} (Lienor)
By: {{signature}}`,
      sources: [
        {
          address:
            'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0713/Sections/0713.20.html',
          kind: 'official',
          same: true,
          via: 'github mobleysoft/weylandai.com weyland-forms-worker/statutes/fl-713-20.txt, which says "fetched 2026-10-08 from the official site, unedited"; the live page was not opened',
        },
        {
          address:
            'github major-robertson/eregister_v2 resources/views/documents/lien/waivers/bodies/fl-final.blade.php',
          kind: 'mirror',
          same: true,
        },
        {
          address: 'github major-robertson/eregister_v2 database/data/waiver_states/fl.php',
          kind: 'secondary',
          same: true,
        },
      ],
      notes:
        'The official page, as fetched on 2026-10-08, still says "may be in substantially the following form" (4),(5); (6) "A person may not require a lienor to furnish a lien waiver or release of lien that is different from the forms in subsection (4) or subsection (5)."; (7) a waiver given for a check may be conditioned on payment of the check; (8) a different waiver is enforceable in accordance with its terms. SB 658 (2025) would have made "must be in the following form"; the official text shows no such amendment, see NOTES in INDEX. The instructions "(insert date)", "(insert the name of your customer)", "(insert the name of the owner)", "(description of property)" of the statute are replaced by blanks. Second copy is an independent July 2026 transcription; title, labels and signature block rest on the first copy.',
    },
  ],
  facts: {
    license: {
      value: 'State certified or registered roofing contractor (class CCC, DBPR)',
      citation: 'Fla. Stat. 489.105, 489.115',
      source: null,
      read: false,
      confidence: 'medium',
    },
    licenseNumberPrinted: {
      value: 'Yes: contracts, bids, advertisements',
      citation: 'Fla. Stat. 489.119(5)',
      source: null,
      read: false,
      confidence: 'medium',
    },
    writtenContract: {
      value:
        'Direct contracts over $2,500 on homes: prescribed lien notice on the first or a separate signed page; recovery fund notice',
      citation: 'Fla. Stat. 713.015, 489.1425',
      source: null,
      read: false,
      confidence: 'medium',
    },
    cancelRight: {
      value: '3 business days home solicitation (over $25)',
      citation: 'Fla. Stat. 501.021-.055',
      source: null,
      read: false,
      confidence: 'medium',
      note: 'see stormCancel for 10 days',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: {
      value:
        '10 days after signing or until the official start date, whichever first, where signed under a declared emergency; a notice in bold type before the signature, whose size and words were changed in 2025',
      citation: 'Fla. Stat. 489.147(6), (7)',
      source: 'https://itsaboutjustice.law/new-10-day-right-of-recission',
      read: true,
      confidence: 'medium',
      asOf: '2024-07',
      note: '2025 change seen only as a committee amendment to SB 1076 (u:fl25); enacted wording to be checked',
      data: { period: 10, unit: 'calendar days', trigger: 'signing or official start date, declared emergency' },
    },
    depositCap: {
      value:
        'No general cap; over 10% of the price received on residential work: apply for permits in 30 days, start within 90 days after permits, unless owner agreed in writing to longer',
      citation: 'Fla. Stat. 489.126(2)(a)',
      source: 'https://www.lawserver.com/law/state/florida/statutes/florida_statutes_489-126',
      read: true,
      confidence: 'high',
      data: { rule: 'none' },
    },
    deductibleBan: {
      value:
        'Yes: paying, waiving or rebating is insurance fraud; written or electronic roof-claim solicitation must say so in type of at least 12 points and half the largest size used',
      citation: 'Fla. Stat. 489.147(1)-(2)',
      source: 'https://florida.public.law/statutes/fla._stat._489.147',
      read: true,
      confidence: 'high',
    },
    adjusterBan: {
      value: 'Yes: contractor may discuss scope and price only; assignments under policies from 2023 void',
      citation: 'Fla. Stat. 626.854, 489.147, 627.7152(13)',
      source: null,
      read: false,
      confidence: 'medium',
    },
    prelimNotice: {
      value:
        'Those without a contract with the owner: within 45 days of first furnishing and before the owner’s final payment',
      citation: 'Fla. Stat. 713.06(2)',
      source: 'https://levelset.com/mechanics-lien/florida-lien-law-faqs/?role=supplier',
      read: true,
      confidence: 'medium',
      note: 'late notice loses the lien; contractor in privity: list of subs on request, final affidavit 5 days before suit',
    },
    lienDeadline: {
      value: '90 days after last furnishing',
      citation: 'Fla. Stat. 713.08(5)',
      source: 'https://levelset.com/mechanics-lien/florida-lien-law-faqs/?role=supplier',
      read: true,
      confidence: 'medium',
      note: 'copy to owner within 15 days; sue in 1 year, 60 days after notice of contest',
    },
    lienWaiverForm: {
      value: 'Yes, prescribed text',
      citation: 'Fla. Stat. 713.20',
      source: null,
      read: false,
      confidence: 'medium',
    },
    promptPay: {
      value: '14 days in default of a term; interest at 55.03 rate plus 12%',
      citation: 'Fla. Stat. 715.12',
      source: 'https://law.justia.com/codes/florida/title-xl/chapter-715/section-715-12/',
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
      value: '18% a year (up to $500,000)',
      citation: 'Fla. Stat. 687.02, .03',
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
      value: 'all',
      citation: 'Fla. Stat. 934.03',
      source: 'https://recordphonecall.com/legal/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'all' },
    },
    nonCompete: {
      value:
        'enforced if reasonable (6 months presumed fair, over 2 years not); up to 4 years for high earners since 2025',
      citation: 'Fla. Stat. 542.335, 542.45',
      source: 'https://law.justia.com/codes/florida/title-xxxiii/chapter-542/section-542-335/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    heatRule: {
      value: 'None; local rules preempted',
      citation: 'Fla. Stat. 448.106',
      source: null,
      read: false,
      confidence: 'medium',
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
      value: 'Consumer of materials; labor not taxed',
      citation: 'F.A.C. 12A-1.051',
      source: 'https://nexusbystate.com/industry/construction-contractors',
      read: true,
      confidence: 'medium',
    },
    insuranceNotice: {
      value: "Liability and workers' compensation for license; recovery fund notice over $2,500",
      citation: 'Fla. Stat. 489.115, 489.1425',
      source: null,
      read: false,
      confidence: 'medium',
    },
  },
}
