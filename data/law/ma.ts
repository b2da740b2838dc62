import type { StateLaw } from './types'

export const massachusetts: StateLaw = {
  code: 'MA',
  name: 'Massachusetts',
  attorney: null,
  texts: [
    {
      id: 'ma-142a-2-blank',
      citation: 'M.G.L. c. 142A § 2',
      title: 'Blank-spaces line',
      kind: 'notice',
      place: 'beside-signature',
      when: 'home-improvement',
      over: 1000,
      placement: 'directly above the space provided for the signature',
      appliesWhen: 'residential contracting over $1,000',
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'October 2026',
      readOn: '2026-11-22',
      sha256: '467f1fc6fd677349993b4dd90b7547f5dcf09b752787f37be3e9d9be82a78c2d',
      text: `Do not sign this contract if there are any blank spaces`,
      sources: [
        {
          address: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXX/Chapter142A/Section2',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: '201 CMR 18.05 prints it in capitals.',
    },
    {
      id: 'ma-142a-2-8',
      citation: 'M.G.L. c. 142A § 2(a)(8)',
      title: 'Registration and rights of the owner',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      over: 1000,
      wording: 'free',
      ours: 'All home improvement contractors and subcontractors must be registered by the director of home improvement contractor registration. Questions about the registration of a contractor or subcontractor go to the director, at the Office of Consumer Affairs and Business Regulation. Contractor’s registration number stands at the head of this contract. Owner may cancel within three business days where the contract was signed away from Contractor’s place of business, as the statement beside the signatures says. Owner has the warranties and rights that chapter 142A gives. This contract places no security interest on the residence; lien rights that the law gives remain.',
      placement: 'a clear and conspicuous notice in the contract',
      appliesWhen: 'residential contracting over $1,000',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'not found',
      asOf: '2026-11-23',
      readOn: '2026-11-23',
      sha256: null,
      text: null,
      sources: [
        {
          address: 'https://legalfix.com/statutes/state-codes/massachusetts/part-i/title-xx/chapter-142a/section-2',
          kind: 'mirror',
          same: false,
        },
        {
          address:
            'https://curranlawpc.com/amp/practice-areas/construction-law/massachusetts-contractors-is-it-time-to-review-your-contracts',
          kind: 'secondary',
          same: false,
        },
      ],
      notes:
        'The content is required; no wording is prescribed. The start of (a)(8) was read in a copy, its list in a summary.',
    },
    {
      id: 'ma-254-32-partial',
      citation: 'M.G.L. c. 254 § 32(4)',
      title: 'Partial Waiver and Subordination of Lien (contractor)',
      kind: 'waiver',
      place: 'whole-form',
      when: 'lien-waiver',
      waivers: ['conditional-progress-lien-waiver', 'unconditional-progress-lien-waiver'],
      placement: 'the whole form',
      appliesWhen:
        'persons who recorded a notice of contract under § 2; "substantially in the following form with no material deviation therefrom"',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'not found',
      asOf: '189th General Court (2015-2016)',
      readOn: '2026-11-22',
      sha256: null,
      text: null,
      sources: [
        {
          address: 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleIV/Chapter254/Section32',
          kind: 'official',
          same: true,
        },
        {
          address: 'github major-robertson/eregister_v2 database/data/waiver_states/ma.php',
          kind: 'secondary',
          same: false,
        },
      ],
      notes:
        'INCOMPLETE: the text after "9." was not seen. Do not print. Signed under the penalties of perjury per a secondary page. An independent July 2026 reading says the § 32(4) form is only for persons who recorded a notice of contract under § 2 and that no form is prescribed for ordinary payment exchanges: so Massachusetts need not be shut out of the generic waivers (attorney to confirm).',
    },
    {
      id: 'ma-93-48-form',
      citation: 'M.G.L. c. 93 § 48(B)',
      title: 'Notice of Cancellation (form)',
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement: 'attached to the contract or receipt, easily detachable; completed by the seller',
      appliesWhen: 'as the statement',
      points: 10,
      bold: true,
      copies: 2,
      language: 'English',
      compared: 'one copy',
      asOf: 'October 2026',
      readOn: '2026-11-22',
      sha256: '0be5a759aa65e3a5af605fd1e1302ee063544016ff61946c2ec5f117f8d93ec8',
      text: `NOTICE OF CANCELLATION

{{dateOfTransaction}}
(Enter date of transaction)(Date)

You may cancel this transaction, without any penalty or obligation, within three business days from the above date.

If you cancel, any property traded in, any payments made by you under the agreement, and any negotiable instrument executed by you will be returned within ten business days following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.

If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this agreement; or you may if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller's expense and risk.

If you do make the goods available to the seller and the seller does not pick them up within twenty days of the date of your notice of cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.

To cancel this transaction, mail or deliver a signed and dated copy of this cancellation notice or any other written notice, or send a telegram to

to {{nameOfSeller}},
(Name of seller)

at {{addressOfSellersPlaceOfBusiness}} not later
(Address of seller's place of business)

than midnight of {{cancelByDate}}.
(Date)

I hereby cancel this transaction.

{{dateSigned}}
(Date)

{{buyersSignature}}
(Buyer's signature)`,
      sources: [
        {
          address: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXV/Chapter93/Section48',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'The doubled "to / to" is the page\'s. FTC forms may be substituted.',
    },
    {
      id: 'ma-93-48-statement',
      citation: 'M.G.L. c. 93 § 48(B)',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement: "front page, in immediate proximity to the space reserved for the buyer's signature",
      appliesWhen: "sale over $25 away from the seller's address",
      points: 10,
      bold: true,
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'October 2026',
      readOn: '2026-11-22',
      sha256: '83b0b49e9f67bf1dfa33f9e91382ba1db7668611bde82bd8ba5ce4d297e804a7',
      text: `You may cancel this agreement if it has been signed by a party thereto at a place other than an address of the seller, which may be his main office or branch thereof, provided you notify the seller in writing at his main office or branch by ordinary mail posted, by telegram sent or by delivery, not later than midnight of the third business day following the signing of this agreement.

See the attached notice of cancellation form for an explanation of this right.`,
      sources: [
        {
          address: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXV/Chapter93/Section48',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'FTC forms may be substituted.',
    },
  ],
  facts: {
    license: {
      value:
        'Home improvement contractor registration over $1,000; construction supervisor license (roofing specialty)',
      citation: 'G.L. c. 142A 9; 780 CMR 110.R5',
      source:
        'https://colelp.com/massachusetts-home-improvement-contractor-law-m-g-l-c-142a-what-homeowners-and-contractors-need-to-know',
      read: true,
      confidence: 'medium',
    },
    licenseNumberPrinted: {
      value: 'Yes: registration number in the contract',
      citation: 'G.L. c. 142A 2(a)(2)',
      source: 'https://legalfix.com/statutes/state-codes/massachusetts/part-i/title-xx/chapter-142a/section-2',
      read: true,
      confidence: 'high',
    },
    writtenContract: {
      value: 'Over $1,000: written, prescribed contents',
      citation: 'G.L. c. 142A 2',
      source: 'https://legalfix.com/statutes/state-codes/massachusetts/part-i/title-xx/chapter-142a/section-2',
      read: true,
      confidence: 'high',
    },
    cancelRight: {
      value: '3 business days away from place of business',
      citation: 'G.L. c. 93 48; c. 142A 2',
      source: 'http://www.barnstablepatriot.com/home2/index.php?option=com_content&task=view&id=5884',
      read: true,
      confidence: 'medium',
      asOf: '2005',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: { value: 'None found', citation: null, source: null, read: false, confidence: 'low' },
    depositCap: {
      value: 'Greater of one third of price and the actual cost of special-order or custom material',
      citation: 'G.L. c. 142A 2(a)(6)',
      source: 'https://legalfix.com/statutes/state-codes/massachusetts/part-i/title-xx/chapter-142a/section-2',
      read: true,
      confidence: 'high',
      data: { rule: 'greater', percent: 33.333, plus: 'special-order or custom material at cost' },
    },
    deductibleBan: {
      value: 'No roofing-specific statute found',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
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
      value: 'Lower tiers without a contract with the prime: notice of identification within 30 days',
      citation: 'G.L. c. 254 4',
      source: 'https://ezel.ai/surveys/mechanics-lien-deadlines/massachusetts',
      read: true,
      confidence: 'medium',
      asOf: '2026',
    },
    lienDeadline: {
      value:
        'Notice of contract by the earliest of 60 days after notice of substantial completion, 90 after notice of termination, 90 after last work; then statement of account (30 days later); sue in 90 days',
      citation: 'G.L. c. 254 2, 4, 8',
      source: 'https://www.levelset.com/preliminary-notice/massachusetts-preliminary-notice-faqs',
      read: true,
      confidence: 'medium',
    },
    lienWaiverForm: {
      value: 'Yes (partial waiver and subordination)',
      citation: 'G.L. c. 254 32',
      source: null,
      read: false,
      confidence: 'medium',
    },
    promptPay: {
      value: 'Private jobs of $3 million or more: application, approval and payment clocks',
      citation: 'G.L. c. 149 29E',
      source: null,
      read: false,
      confidence: 'medium',
    },
    retainageCap: {
      value: '5% on private jobs of $3 million or more',
      citation: 'G.L. c. 149 29F',
      source: null,
      read: false,
      confidence: 'medium',
    },
    lateInterest: {
      value: '6% legal; 20% criminal usury',
      citation: 'G.L. c. 107 3; c. 271 49',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: 'Day of discharge',
      citation: 'M.G.L. c. 149 § 148',
      source:
        'https://casetext.com/statute/general-laws-of-massachusetts/part-i-administration-of-the-government/title-xxi-labor-and-industries/chapter-149-labor-and-industries/section-149148-payment-of-wages-commissions-exemption-by-contract-persons-deemed-employers-provision-for-cashing-check-or-draft-violation-of-statute',
      read: true,
      confidence: 'high',
      asOf: '2024',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Next payday, or the next Saturday if there is none',
      citation: 'M.G.L. c. 149 § 148',
      source:
        'https://casetext.com/statute/general-laws-of-massachusetts/part-i-administration-of-the-government/title-xxi-labor-and-industries/chapter-149-labor-and-industries/section-149148-payment-of-wages-commissions-exemption-by-contract-persons-deemed-employers-provision-for-cashing-check-or-draft-violation-of-statute',
      read: true,
      confidence: 'high',
      asOf: '2024',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'all (secret recording)',
      citation: 'G.L. c. 272 99',
      source: 'https://recordphonecall.com/legal/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'all' },
    },
    nonCompete: {
      value: 'not for overtime-eligible workers; at most 12 months; garden leave or other pay',
      citation: 'G.L. c. 149 24L',
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
      value: 'public employees only',
      citation: '29 U.S.C. 667',
      source: 'https://www.osha.gov/stateplans',
      read: true,
      confidence: 'high',
      data: { plan: 'public' },
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
      value: 'Guaranty fund and registration notice in contract',
      citation: 'G.L. c. 142A 2(a)(8)',
      source: 'https://legalfix.com/statutes/state-codes/massachusetts/part-i/title-xx/chapter-142a/section-2',
      read: true,
      confidence: 'medium',
    },
  },
}
