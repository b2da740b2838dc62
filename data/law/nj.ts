import type { StateLaw } from './types'

export const newJersey: StateLaw = {
  code: 'NJ',
  name: 'New Jersey',
  attorney: null,
  texts: [
    {
      id: 'nj-56-8-151',
      citation: 'N.J.S.A. 56:8-151(b)',
      title: 'Notice to consumer: three-day cancellation',
      kind: 'statement',
      place: 'in-contract',
      when: 'home-improvement',
      over: 500,
      form: 'federal',
      placement: 'conspicuous notice in the contract',
      appliesWhen:
        'home improvement contract over $500, wherever signed; the three business days run from receipt of a copy',
      points: 10,
      bold: true,
      capitals: 'capitals as shown',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: 'contracts in use; statute page not read',
      readOn: '2026-11-22',
      sha256: '2d7814d8ef27bf62580ab9fe4cefaec2395f63c18614f8b5faef812740df47a1',
      text: `YOU MAY CANCEL THIS CONTRACT AT ANY TIME BEFORE MIDNIGHT OF THE THIRD BUSINESS DAY AFTER RECEIVING A COPY OF THIS CONTRACT. IF YOU WISH TO CANCEL THIS CONTRACT, YOU MUST EITHER:

1. SEND A SIGNED AND DATED WRITTEN NOTICE OF CANCELLATION BY REGISTERED OR CERTIFIED MAIL, RETURN RECEIPT REQUESTED; OR

2. PERSONALLY DELIVER A SIGNED AND DATED WRITTEN NOTICE OF CANCELLATION TO:

{{nameOfContractor}}
{{addressOfContractor}}
{{phoneNumberOfContractor}}

If you cancel this contract within the three-day period, you are entitled to a full refund of your money. Refunds must be made within 30 days of the contractor's receipt of the cancellation notice.`,
      sources: [
        {
          address: 'a file on github (Perfection Kitchens, NJ; also ids 45120127309, 44359895513)',
          kind: 'secondary',
          same: true,
        },
        { address: 'a file on github (Sunvic Contractors, NJ)', kind: 'secondary', same: true },
        {
          address: 'github file ids 54709901000, 54599976820, 54996156799 (PNM Fencing, NJ)',
          kind: 'secondary',
          same: true,
        },
        { address: 'a file on github (A Clear Alternative, NJ)', kind: 'secondary', same: false },
      ],
      notes:
        'Caption: not settled ("NOTICE TO CONSUMER" in one copy, "NOTICE TO PURCHASER" in Perfection), so left out of text; read 56:8-151(b). Licensing law P.L.2023 c.237 and bills A551, S3572 (five days at 65+) may change it.',
    },
  ],
  facts: {
    license: {
      value:
        'Home improvement contractor business registration over $500; individual license phased in by P.L. 2023 c. 237',
      citation: 'N.J.S.A. 56:8-136 ff.; 45:5AAA-1 ff.',
      source: 'https://www.esqnj.com/2024-licensing-regulatory-insurance-bonding-and-contract-require.html',
      read: true,
      confidence: 'medium',
      asOf: '2024',
    },
    licenseNumberPrinted: {
      value: 'Yes: contract, advertisements, business papers, vehicles',
      citation: 'N.J.S.A. 56:8-144, 56:8-151(a)(1)',
      source: 'http://dundean.com/contractor_license.shtml',
      read: true,
      confidence: 'medium',
      asOf: '2005',
      note: 'statute text quoted there',
    },
    writtenContract: {
      value: 'Over $500: written, signed, with dates, price, certificate of insurance',
      citation: 'N.J.S.A. 56:8-151; N.J.A.C. 13:45A-16.2(a)(12)',
      source: 'https://www.esqnj.com/2024-licensing-regulatory-insurance-bonding-and-contract-require.html',
      read: true,
      confidence: 'medium',
      asOf: '2024',
    },
    cancelRight: {
      value: '3 business days after receiving a copy of the contract; notice in 10-point bold in the contract',
      citation: 'N.J.S.A. 56:8-151(b)',
      source: 'https://abcdocz.com/doc/51795/notice-to-contractors',
      read: true,
      confidence: 'medium',
      note: 'copy of the state notice to contractors; applies to home improvement contracts wherever signed',
      data: { days: 3, dayType: 'business' },
    },
    stormCancel: { value: 'None found', citation: null, source: null, read: false, confidence: 'low' },
    depositCap: {
      value: 'No general cap; final payment not before inspections are passed',
      citation: 'N.J.A.C. 13:45A-16.2',
      source: null,
      read: false,
      confidence: 'medium',
      data: { rule: 'none' },
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
      value:
        'Commercial: none; residential: notice of unpaid balance and arbitration demand within 60 days of last furnishing, the prime too',
      citation: 'N.J.S.A. 2A:44A-20, -21',
      source: 'https://www.ncscredit.com/education-center/blog/residential-projects-new-jersey/',
      read: true,
      confidence: 'medium',
    },
    lienDeadline: {
      value: '90 days; residential 120 days after arbitration',
      citation: 'N.J.S.A. 2A:44A-6, -21',
      source: 'https://natlawreview.com/article/new-jersey-construction-lien-law',
      read: true,
      confidence: 'medium',
      asOf: '2012',
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
      value: 'Owner 30 days after billing, disapproval in 20; contractor 10; prime plus 1%',
      citation: 'N.J.S.A. 2A:30A-2',
      source: 'https://natlawreview.com/article/new-jersey-construction-lien-law',
      read: true,
      confidence: 'medium',
      asOf: '2012',
      note: 'source of 2012 says owner 20 days',
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
      value: '6%, or 16% in writing',
      citation: 'N.J.S.A. 31:1-1',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: 'Next payday',
      citation: 'N.J.S.A. 34:11-4.3',
      source: 'https://thehrspecialist.com/18929/state-by-state-chart-on-final-pay-laws',
      read: true,
      confidence: 'medium',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: 'N.J.S.A. 34:11-4.3',
      source: 'https://thehrspecialist.com/18929/state-by-state-chart-on-final-pay-laws',
      read: true,
      confidence: 'medium',
    },
    callRecording: {
      value: 'one',
      citation: 'N.J.S.A. 2A:156A-4',
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
      value: 'public employees only',
      citation: '29 U.S.C. 667',
      source: 'https://www.osha.gov/stateplans',
      read: true,
      confidence: 'high',
      data: { plan: 'public' },
    },
    salesTax: {
      value: 'Capital improvement exempt to owner (ST-8), repairs taxed with labor; contractor pays on materials',
      citation: 'N.J.A.C. 18:24-5',
      source: 'https://www.taxconnex.com/blog-/sales-tax-and-real-property-improvement-services-part1',
      read: true,
      confidence: 'medium',
    },
    insuranceNotice: {
      value:
        'Copy of liability certificate ($500,000 per occurrence) and insurer’s phone in the contract; workers’ compensation; bond of $10,000 to $50,000',
      citation: 'N.J.S.A. 56:8-142, 56:8-151(a)(2)',
      source: 'https://njnari.org:443/updates-for-renewing-hic-registration',
      read: true,
      confidence: 'high',
      asOf: '2025',
      note: 'certificate rule read on dundean.com',
    },
  },
}
