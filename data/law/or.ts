import type { StateLaw } from './types'

export const oregon: StateLaw = {
  code: 'OR',
  name: 'Oregon',
  attorney: null,
  texts: [
    {
      id: 'or-83-730-2',
      citation: 'ORS 83.730(2)',
      title: "Notice of buyer's right to cancel",
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement: 'two copies attached to the written agreement',
      appliesWhen: 'home solicitation sale',
      points: 10,
      bold: false,
      copies: 2,
      language: 'English',
      compared: 'one copy',
      asOf: '2025 edition',
      readOn: '2026-11-22',
      sha256: '439e128e1fe177238e4124e00f216ae179ed29f267170b5676dc247660842012',
      text: `NOTICE OF BUYER’S RIGHT TO CANCEL

(1) {{dateOfTransaction}} (Date) You, the buyer, may cancel this agreement without any penalty, cancellation fee or other financial obligation by mailing or delivering a notice to the seller within THREE BUSINESS DAYS from the above date.

(2) If you cancel:

(a) Any property you traded in, any payments you made under the sales contract and any checks or notes you signed will be returned within 10 business days following receipt by the seller of your notice of cancellation. Any security interest that arises from the transaction will be canceled.

(b) You may either make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under the sales contract or you may comply with the seller’s instructions regarding the return shipment of the goods at the seller’s expense and risk.

(c) If you make the goods available to the seller at your residence and the seller does not pick up the goods within 20 days of the date of your notice of cancellation, you may keep or discard the goods without further obligation.

(d) If you do not make the goods available to the seller, or if you agree to return the goods to the seller and you do not return the goods, you must perform all of your obligations under the sales contract.

(3) To cancel this transaction, mail or deliver a signed and dated copy of this notice or other written expression of your intention to cancel, or send a telegram, to {{nameOfSeller}} at {{addressOfSellersPlaceOfBusiness}} not later than 12 midnight on {{cancelByDate}}, the third business day after you signed the written agreement or offer to purchase.

I HEREBY CANCEL THIS TRANSACTION.

{{buyersSignature}} {{dateSigned}}

(Signature of buyer) (Date)`,
      sources: [
        {
          address: 'https://www.oregonlegislature.gov/bills_laws/ors/ors083.html',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'Conspicuous type, 10-point or larger.',
    },
    {
      id: 'or-83-730',
      citation: 'ORS 83.730',
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
      asOf: '2025 edition',
      readOn: '2026-11-22',
      sha256: 'd2a702524247c19f8357127b2c803d2780e68d6ff7e0e05752433ebf120f8e53',
      text: `You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of buyer’s right to cancel for an explanation of the right to cancel.`,
      sources: [
        {
          address: 'https://www.oregonlegislature.gov/bills_laws/ors/ors083.html',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes:
        "CCB forms must be handed over as the agency's own PDFs: Consumer Protection Notice (ORS 701.330(1)), Notice of Procedure (701.330(2)), Information Notice to Owner About Construction Liens (87.093), over $2,000.",
    },
  ],
  facts: {
    license: {
      value: 'CCB license for all residential work',
      citation: 'ORS 701.021',
      source:
        'https://print.casetext.com/regulation/oregon-administrative-code/chapter-812-construction-contractors-board/division-12-contractor-duties/section-812-012-0110-terms-of-written-contract',
      read: true,
      confidence: 'high',
      asOf: '2024-12',
    },
    licenseNumberPrinted: {
      value: 'Yes: license number in the written contract',
      citation: 'OAR 812-012-0110(1)(a)',
      source:
        'https://print.casetext.com/regulation/oregon-administrative-code/chapter-812-construction-contractors-board/division-12-contractor-duties/section-812-012-0110-terms-of-written-contract',
      read: true,
      confidence: 'high',
      asOf: '2024-12',
    },
    writtenContract: {
      value: 'Over $2,000 residential: written; consumer protection, procedure and lien information notices',
      citation: 'ORS 701.305, 701.330, 87.093',
      source: 'https://lawserver.com/?p=28033002',
      read: true,
      confidence: 'high',
      note: 'failure does not void the contract',
    },
    cancelRight: {
      value:
        '3 business days home solicitation; also until midnight of the next business day for residential repair contracts',
      citation: 'ORS 83.720; 701.310',
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
      value:
        'Those without a contract with the owner: reaches back 8 business days; prime on homes over $2,000: information notice to owner',
      citation: 'ORS 87.021, 87.093',
      source: 'https://levelset.com/?p=47421',
      read: true,
      confidence: 'medium',
    },
    lienDeadline: {
      value: '75 days after last furnishing or completion, the earlier',
      citation: 'ORS 87.035',
      source: 'http://www.wolfelaw.com/flat-fees/mechanic-liens/',
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
      value: 'Owner 14 days after billing; contractor 7; 1.5% a month',
      citation: 'ORS 701.625-.645',
      source: null,
      read: false,
      confidence: 'medium',
    },
    retainageCap: { value: '5%', citation: 'ORS 701.420', source: null, read: false, confidence: 'medium' },
    lateInterest: {
      value: null,
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'not established',
    },
    finalPayDischarge: {
      value: 'End of the next business day',
      citation: 'ORS 652.140',
      source: 'https://oregon.public.law/statutes/ors_652.140',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Last day with 48 hours’ notice; otherwise 5 business days or the next payday, whichever comes first',
      citation: 'ORS 652.140',
      source: 'https://oregon.public.law/statutes/ors_652.140',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'one (telephone); all in person',
      citation: 'ORS 165.540',
      source: 'https://recordphonecall.com/resources/one-party-vs-all-party/',
      read: true,
      confidence: 'medium',
      data: { consent: 'one' },
    },
    nonCompete: {
      value: 'only above an indexed salary; at most 12 months',
      citation: 'ORS 653.295',
      source: 'https://ourcommunitynow.com/P/what-noncompete-laws-look-like-in-every-state',
      read: true,
      confidence: 'medium',
    },
    heatRule: {
      value: 'Yes: heat index 80°F, 90°F',
      citation: 'OAR 437-002-0156',
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
      value: 'No sales tax',
      citation: null,
      source:
        'https://www.avalara.com/blog/en/north-america/2023/01/sales-tax-requirements-for-construction-contractors.html',
      read: true,
      confidence: 'medium',
      asOf: '2023-01',
    },
    insuranceNotice: {
      value: 'Bond and liability explained in the consumer notice',
      citation: 'ORS 701.330',
      source: 'https://oregon.public.law/statutes/ors_701.330',
      read: true,
      confidence: 'high',
    },
  },
}
