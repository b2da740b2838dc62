import type { StateLaw } from './types'

export const iowa: StateLaw = {
  code: 'IA',
  name: 'Iowa',
  attorney: null,
  texts: [
    {
      id: 'ia-103a-71',
      citation: 'Iowa Code § 103A.71(4)',
      title: 'Notice of contract obligations and rights',
      kind: 'notice',
      place: 'own-sheet',
      when: 'declared-emergency',
      placement: 'fully completed duplicate notice, executed before or with the contract',
      appliesWhen: 'residential contractor, repair of catastrophe damage',
      points: 10,
      bold: true,
      copies: 2,
      language: 'English',
      compared: 'one copy',
      asOf: '2026-02-15 (2012 Acts ch 1116)',
      readOn: '2026-11-22',
      sha256: 'b1e9f17efe0dfef97582c049604f91d4dbdf45c9ca98e7c4d2b8ff4db114ac4a',
      text: `NOTICE OF CONTRACT OBLIGATIONS AND RIGHTS

You may be responsible for payment to {{nameOfResidentialContractor}} for the cost of all goods and services provided whether or not you receive payment from any property and casualty insurance policy with respect to the damage. Pursuant to Iowa law your contract with {{nameOfResidentialContractor}} to provide goods and services to repair damage resulting from a naturally occurring catastrophe including but not limited to a fire, earthquake, tornado, windstorm, flood, or hail storm is void and you have no responsibility for payment under the contract if {{nameOfResidentialContractor}} either advertises or promises to rebate all or any portion of your insurance deductible, or represents or negotiates, or offers to represent or negotiate, on your behalf with your property and casualty insurance company on any insurance claim relating to the damage you have contracted to have repaired. Your signature below acknowledges your understanding of these legal obligations and rights.

{{signature}}

{{date}}`,
      sources: [
        { address: 'github saint1415/us-statutes branch data (15 Feb 2026) iowa 103A', kind: 'mirror', same: true },
      ],
      notes: 'Contract void without it (103A.71(5)).',
    },
    {
      id: 'ia-555a-2',
      citation: 'Iowa Code § 555A.2',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement: 'near the space for the buyer’s signature, in the language of the sales presentation',
      appliesWhen: 'door-to-door sale of $25 or more, also where the buyer invited the visit',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'Iowa Code 2026 (PDF of 2025-12-09)',
      readOn: '2026-11-23',
      sha256: 'dd16f20566b3d6062313d40cc1be4f0bc99205cc4d444d8ae01b6edb0c0cd6fb',
      text: `You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right.`,
      sources: [
        {
          address: 'https://www.legis.iowa.gov/docs/code/555A.pdf',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
    },
    {
      id: 'ia-555a-3',
      citation: 'Iowa Code § 555A.3',
      title: 'Notice of cancellation (form)',
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement: 'attached to the contract, easily detachable, in duplicate; completed by the seller',
      appliesWhen: 'as the statement',
      points: 10,
      bold: true,
      copies: 2,
      language: 'English',
      compared: 'one copy',
      asOf: 'Iowa Code 2026 (PDF of 2025-12-09)',
      readOn: '2026-11-23',
      sha256: 'bb5e5b7f66987478e59057c5c5a2e69c2251fb1b5a708d785194c86fb7754ac7',
      text: `NOTICE OF CANCELLATION

{{dateOfTransaction}}
(enter date of transaction)

You may cancel this transaction, without any penalty or obligation, within three business days from the above date.

If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within ten business days following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be canceled.

If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale; or you may if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.

If you do not agree to return the goods to the seller or if the seller does not pick them up within twenty days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation.

To cancel this transaction, mail or deliver a signed and dated copy of this cancellation notice or any other written notice, or send a telegram, to {{nameOfSeller}}, (Name of seller) at {{addressOfSellersPlaceOfBusiness}} (Address of seller’s place of business) not later than midnight of {{cancelByDate}} (Date).

I hereby cancel this transaction.

{{dateSigned}}
(Date)
{{buyersSignature}}
(Buyer’s signature)`,
      sources: [
        {
          address: 'https://www.legis.iowa.gov/docs/code/555A.pdf',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'Dotted lines are replaced by blanks; page line breaks are not kept.',
    },
    {
      id: 'ia-572-13',
      citation: 'Iowa Code § 572.13',
      title: 'Mechanic’s lien notice to the owner',
      kind: 'notice',
      place: 'in-contract',
      when: 'subcontractors',
      placement: 'in the contract or in a notice of its own, boldface',
      appliesWhen: 'residential work with a subcontractor; registry posting within 10 days (572.13A)',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'IAC 2025-09-17; web page undated',
      readOn: '2026-11-23',
      sha256: '01bca28ac0d6c48740f16e2fee92783f02b476ac377b3cabda76cf36c7ca2635',
      text: `Persons or companies furnishing labor or materials for the improvement of real property may enforce a lien upon the improved property if they are not paid for their contributions, even if the parties have no direct contractual relationship with the owner. The mechanics’ notice and lien registry provides a listing of all persons or companies furnishing labor or materials who have posted a lien or who may post a lien upon the improved property.

sos.iowa.gov/MNLR, 1-888-767-8683`,
      sources: [
        {
          address: 'https://sos.iowa.gov/businesses/mechanics-liens',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes:
        'The law also asks for the address and the toll-free number of the registry; they stand in the last line, in no prescribed words.',
    },
  ],
  facts: {
    license: {
      value: 'Contractor registration (Labor) for those who earn $2,000 or more a year',
      citation: 'Iowa Code 91C.1, 91C.2',
      source: 'https://law.justia.com/codes/iowa/title-iii/chapter-91c/section-91c-1/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    licenseNumberPrinted: {
      value: 'Registration number to be shown on request; check',
      citation: 'Iowa Code 91C',
      source: null,
      read: false,
      confidence: 'low',
    },
    writtenContract: {
      value: 'Insurance-paid storm work: prescribed statement, void otherwise',
      citation: 'Iowa Code 103A.71',
      source: 'https://law.justia.com/codes/iowa/title-iii/chapter-103a/section-103a-71/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    cancelRight: {
      value: '3 business days; Saturdays, Sundays and legal holidays do not count',
      citation: 'Iowa Code 555A.3',
      source: 'https://law.justia.com/codes/iowa/title-xiv/chapter-555a/section-555a-3/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      data: { days: 3, dayType: 'business', saturdays: false },
    },
    stormCancel: {
      value:
        'No cancellation period: a contract that breaks the section is void; prescribed statement; assignment of benefits cancelable in 5 business days',
      citation: 'Iowa Code 103A.71; 515.137A',
      source: 'https://law.justia.com/codes/iowa/title-xiii/chapter-515/section-515-137a/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
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
      citation: 'Iowa Code 103A.71(2)',
      source: 'https://law.justia.com/codes/iowa/title-iii/chapter-103a/section-103a-71/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    adjusterBan: {
      value: 'Yes; assignment of benefits regulated, 5 business days to cancel',
      citation: 'Iowa Code 103A.71(3); 515.137A',
      source: 'https://law.justia.com/codes/iowa/title-iii/chapter-103a/section-103a-71/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    prelimNotice: {
      value:
        'Residential: general contractor posts notice of commencement within 10 days; subs post preliminary notice in the state registry',
      citation: 'Iowa Code 572.13A, 572.13B',
      source: 'https://law.justia.com/codes/iowa/title-xiv/chapter-572/section-572-13a/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    lienDeadline: {
      value: '90 days for full priority; in all 2 years and 90 days',
      citation: 'Iowa Code 572.9',
      source: 'https://law.justia.com/codes/iowa/title-xiv/chapter-572/section-572-9/',
      read: true,
      confidence: 'medium',
      asOf: '2026-02',
      note: 'only the outer limit was in the text read',
    },
    lienWaiverForm: {
      value: 'No statutory form (contract law; advance waivers void in many states)',
      citation: null,
      source: null,
      read: false,
      confidence: 'medium',
      note: 'by exclusion from the known list of form states',
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
      citation: 'Iowa Code 91A.4',
      source: 'https://github.com/saint1415/us-statutes',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      readOn: '2026-11-22',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: 'Iowa Code 91A.4',
      source: 'https://courtgpt.ai/laws/iowa/title-iii/chapter-91a/section-91a-4',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'one',
      citation: 'Iowa Code 808B.2',
      source: 'https://law.justia.com/codes/iowa/title-xvi/chapter-808b/section-808b-2/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
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
      value: 'Materials at purchase; repair labor taxed, new construction and remodeling not',
      citation: 'Iowa Code 423.2',
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
