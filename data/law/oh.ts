import type { StateLaw } from './types'

export const ohio: StateLaw = {
  code: 'OH',
  name: 'Ohio',
  attorney: null,
  texts: [
    {
      id: 'oh-1345-23-statement',
      citation: 'O.R.C. § 1345.23(B)(1)',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement:
        'in immediate proximity to the space reserved for the buyer’s signature; the seller also tells the buyer of the right aloud',
      appliesWhen: 'home solicitation sale, also where the buyer invited the visit',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'effective 2017-04-06; read October 2026',
      readOn: '2026-11-23',
      sha256: '345137ad63e50db31d269a4ea769aef592c87b3bdbbb86811be32e0028d47bfd',
      text: `You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation for an explanation of this right.`,
      sources: [
        {
          address: 'https://codes.ohio.gov/ohio-revised-code/section-1345.23',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
    },
    {
      id: 'oh-1345-23-form',
      citation: 'O.R.C. § 1345.23(B)(2)',
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
      asOf: 'effective 2017-04-06; read October 2026',
      readOn: '2026-11-23',
      sha256: 'cb66f74a0e614f0d9a91feca1580897962b8a8e7bd189013c68b6a75b963addc',
      text: `NOTICE OF CANCELLATION
(enter date of transaction)
{{dateOfTransaction}}
(Date)
You may cancel this transaction, without any penalty or obligation, within three business days from the above date.
If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within ten business days following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.
If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale; or you may if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller's expense and risk.
If you do make the goods available to the seller and the seller does not pick them up within twenty days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.
To cancel this transaction, mail, with return receipt requested, or deliver, in person or manually, a signed and dated copy of this cancellation notice or any other written notice of cancellation, or send notice by facsimile transmission or electronic mail, to {{nameOfSeller}} (Name of seller), at {{addressEmailOrFaxOfSeller}} (address, electronic mail address, or facsimile number of seller's place of business) not later than midnight of {{cancelByDate}} (Date)
I hereby cancel this transaction.
{{dateSigned}}
Date
(Buyer's signature)
{{buyersSignature}}`,
      sources: [
        {
          address: 'https://codes.ohio.gov/ohio-revised-code/section-1345.23',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
    },
    {
      id: 'oh-4722-02-excess',
      citation: 'O.R.C. § 4722.02(B)(2)',
      title: 'Excess costs, for contracts of $25,000 and more',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      placement: 'in the contract, with the owner’s initials',
      appliesWhen: 'contract of $25,000 or more, unless it has a firm price without excess costs or is cost-plus',
      points: null,
      bold: false,
      capitals: 'words in capitals as shown',
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'effective 2012-08-31; read October 2026',
      readOn: '2026-11-23',
      sha256: '887c83fd1ebbc9b1dacc3d5eb80ffa625386a5313610a4b75fdb4397900b8614',
      text: `EXCESS COSTS

IF AT ANY TIME A HOME CONSTRUCTION SERVICE REQUIRES EXTRA COSTS ABOVE THE COST SPECIFIED OR ESTIMATED IN THE CONTRACT THAT WERE REASONABLY UNFORESEEN, BUT NECESSARY, AND THE TOTAL OF ALL EXTRA COSTS TO DATE EXCEEDS FIVE THOUSAND DOLLARS OVER THE COURSE OF THE ENTIRE HOME CONSTRUCTION CONTRACT, YOU HAVE A RIGHT TO AN ESTIMATE OF THOSE EXCESS COSTS BEFORE THE HOME CONSTRUCTION SERVICE SUPPLIER BEGINS WORK RELATED TO THOSE COSTS. INITIAL YOUR CHOICE OF THE TYPE OF ESTIMATE YOU REQUIRE:
{{initials}} written estimate
{{initials}} oral estimate`,
      sources: [
        {
          address: 'https://codes.ohio.gov/ohio-revised-code/section-4722.02',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
    },
    {
      id: 'oh-109-4-3-05',
      citation: 'Ohio Adm. Code 109:4-3-05(A)(1)',
      title: 'Estimate: the customer’s choice, for contracts below $25,000',
      kind: 'notice',
      place: 'own-sheet',
      when: 'home-improvement',
      placement: 'at the first meeting in person and before work begins; also told aloud',
      appliesWhen: 'repairs or services over $25; contracts under O.R.C. chapter 4722 have the notice on excess costs',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'effective 2015-06-05; read October 2026',
      readOn: '2026-11-23',
      sha256: '402597ded380c5531ad315823495b39ab41b38a40f04478f9597dc594ce5f89b',
      text: `Estimate

You have the right to an estimate if the expected cost of repairs or services will be more than twenty-five dollars. Initial your choice:
{{initials}} written estimate
{{initials}} oral estimate
{{initials}} no estimate`,
      sources: [
        {
          address: 'https://codes.ohio.gov/ohio-administrative-code/rule-109:4-3-05',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
    },
  ],
  facts: {
    license: {
      value: 'None from the state for roofing; local registration',
      citation: null,
      source: null,
      read: false,
      confidence: 'medium',
    },
    licenseNumberPrinted: {
      value: 'No state number for roofing',
      citation: null,
      source: null,
      read: false,
      confidence: 'medium',
    },
    writtenContract: {
      value:
        'Home construction service of $25,000 or more: written contract with certificate of insurance; below, consumer sales rules on estimates',
      citation: 'O.R.C. 4722.02; 1345; O.A.C. 109:4-3-05',
      source: 'http://oh.elaws.us/orc/4722.02',
      read: true,
      confidence: 'medium',
      asOf: '2016',
      note: 'definition reads construction of a residential building; reach to re-roofing to be checked',
    },
    cancelRight: {
      value: '3 business days; no work before they have passed',
      citation: 'O.R.C. 1345.21 to 1345.28',
      source: 'https://github.com/farfromtimnah-hue/apex-command-center',
      read: true,
      confidence: 'medium',
      asOf: '2026-10',
      readOn: '2026-11-23',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: { value: 'None found', citation: null, source: null, read: false, confidence: 'low' },
    depositCap: {
      value:
        '10% of price before work begins, in contracts of $25,000 or more; 75% of a special-order item that cannot be returned; no cap below $25,000',
      citation: 'O.R.C. 4722.03(A)(3)',
      source: 'https://github.com/farfromtimnah-hue/apex-command-center',
      read: true,
      confidence: 'medium',
      asOf: '2026-10',
      readOn: '2026-11-23',
      note: 'read in a summary of the official page; not for cost-plus contracts; whether chapter 4722 reaches a re-roof was not decided there',
      data: { rule: 'percent', percent: 10, appliesFrom: 25000 },
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
      value: 'Where a notice of commencement is filed: notice of furnishing within 21 days, to owner and prime',
      citation: 'O.R.C. 1311.05',
      source: 'https://www.lexology.com/library/detail.aspx?g=f06146bb-32e9-4888-bc2b-6b84a6c41305',
      read: true,
      confidence: 'medium',
    },
    lienDeadline: {
      value: '60 days residential; 75 days other',
      citation: 'O.R.C. 1311.06',
      source: 'https://www.lexology.com/library/detail.aspx?g=f06146bb-32e9-4888-bc2b-6b84a6c41305',
      read: true,
      confidence: 'medium',
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
      value: 'Contractor 10 days to subs; 18% a year',
      citation: 'O.R.C. 4113.61',
      source: null,
      read: false,
      confidence: 'medium',
    },
    retainageCap: {
      value: 'No cap on private work found',
      citation: null,
      source:
        'https://fastdemocracy.com/bill-summary/?billsummary_id=OHB00015319&billsummary_session=136&billsummary_state=oh',
      read: true,
      confidence: 'low',
      asOf: '2025',
      note: 'the 2025 budget act changed public work only (4%), from aiaohio.org; bills on private work were under way in 2025-26',
    },
    lateInterest: {
      value: '8% a year, more for business',
      citation: 'O.R.C. 1343.01',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: 'No rule of its own: by the 1st for the first half of the month before, by the 15th for the second half',
      citation: 'O.R.C. 4113.15',
      source: 'https://instalawyer.io/laws/ohio-revised-code/section-411315-semimonthly-payment',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'No rule of its own: by the 1st for the first half of the month before, by the 15th for the second half',
      citation: 'O.R.C. 4113.15',
      source: 'https://instalawyer.io/laws/ohio-revised-code/section-411315-semimonthly-payment',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'one',
      citation: 'O.R.C. 2933.52',
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
      value: 'General rule: contractor is the consumer and pays tax on materials; labor on real property not taxed',
      citation: null,
      source: 'https://nexusbystate.com/industry/construction-contractors',
      read: false,
      confidence: 'low',
      note: 'general rule of most states, not looked up for this state',
    },
    insuranceNotice: {
      value: '$250,000 liability certificate in contracts of $25,000 or more',
      citation: 'O.R.C. 4722.02',
      source: 'http://oh.elaws.us/orc/4722.02',
      read: true,
      confidence: 'medium',
      asOf: '2016',
    },
  },
}
