import type { StateLaw } from './types'

export const washington: StateLaw = {
  code: 'WA',
  name: 'Washington',
  attorney: null,
  homeSale: 'federal',
  texts: [
    {
      id: 'wa-18-27-114',
      citation: 'RCW 18.27.114(1)',
      title: 'Notice to customer (disclosure statement)',
      kind: 'notice',
      place: 'own-sheet',
      when: 'home-improvement',
      over: 1000,
      placement: 'given before work starts; customer signs; contractor keeps it three years',
      appliesWhen:
        'four or fewer residential units: $1,000 or more; commercial: $1,000 to under $60,000. Without it no lien (RCW 18.27.114(4))',
      points: 12,
      bold: true,
      capitals: 'as shown',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: '2026-02-15',
      readOn: '2026-11-22',
      sha256: '46a6ddac449d1e69039d21b99806b1a332df7872cb5a87b6bbcad8cf53b9dd6b',
      text: `NOTICE TO CUSTOMER

This contractor is registered with the state of Washington, registration no. {{registrationNo}}, and has posted with the state a bond or deposit of {{bondAmount}} for the purpose of satisfying claims against the contractor for breach of contract including negligent or improper work in the conduct of the contractor's business. The expiration date of this contractor's registration is {{expirationDate}}.

THIS BOND OR DEPOSIT MIGHT NOT BE SUFFICIENT TO COVER A CLAIM THAT MIGHT ARISE FROM THE WORK DONE UNDER YOUR CONTRACT.

This bond or deposit is not for your exclusive use because it covers all work performed by this contractor. The bond or deposit is intended to pay valid claims up to {{bondAmountForClaims}} that you and other customers, suppliers, subcontractors, or taxing authorities may have.

FOR GREATER PROTECTION YOU MAY WITHHOLD A PERCENTAGE OF YOUR CONTRACT.

You may withhold a contractually defined percentage of your construction contract as retainage for a stated period of time to provide protection to you and help insure that your project will be completed as required by your contract.

YOUR PROPERTY MAY BE LIENED.

If a supplier of materials used in your construction project or an employee or subcontractor of your contractor or subcontractors is not paid, your property may be liened to force payment and you could pay twice for the same work.

FOR ADDITIONAL PROTECTION, YOU MAY REQUEST THE CONTRACTOR TO PROVIDE YOU WITH ORIGINAL "LIEN RELEASE" DOCUMENTS FROM EACH SUPPLIER OR SUBCONTRACTOR ON YOUR PROJECT.

The contractor is required to provide you with further information about lien release documents if you request it. General information is also available from the state Department of Labor and Industries.

I have received a copy of this disclosure statement.

{{signatureOfCustomer}}

(Signature of customer)`,
      sources: [
        {
          address: 'github saint1415/us-statutes branch data (15 Feb 2026) washington 18-27',
          kind: 'mirror',
          same: true,
        },
        {
          address: 'a file on github (Expand Handyman, WA, "FRSG\'s statutory wording")',
          kind: 'secondary',
          same: true,
        },
      ],
      notes:
        '"lower case and upper case twelve-point and bold type where appropriate". L&I issues a model form; RCW 60.04.255 adds L&I lien information.',
    },
    {
      id: 'wa-19-186-020',
      citation: 'RCW 19.186.020(9)',
      title: 'Customer’s right to cancel (roofing or siding contract)',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      placement: 'in the contract',
      appliesWhen: 'roofing or siding contract with a homeowner',
      points: 10,
      bold: true,
      capitals: 'all capitals',
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'stored page, undated',
      readOn: '2026-11-23',
      sha256: '523c1725c93b564ff258dcf8973cbfaa00196435dbc36cea0429ad369638f9bb',
      text: `CUSTOMER'S RIGHT TO CANCEL

IF YOU HAVE INDICATED IN THIS CONTRACT THAT YOU INTEND TO OBTAIN A LOAN TO PAY FOR ALL OR PART OF THE WORK SPECIFIED IN THE CONTRACT, YOU HAVE THE RIGHT TO CHANGE YOUR MIND AND CANCEL THIS CONTRACT WITHIN THREE DAYS OF THE DATE WHEN THE LENDER PROVIDES YOU WITH YOUR TRUTH-IN-LENDING DISCLOSURE STATEMENT OR THE DATE WHEN YOU RECEIVE WRITTEN NOTIFICATION THAT YOUR LOAN WAS DENIED.

BE SURE THAT ALL PROMISES MADE BY YOUR CONTRACTOR ARE PUT IN WRITING BEFORE YOU SIGN THIS CONTRACT.`,
      sources: [{ address: 'http://app.leg.wa.gov/RCW/default.aspx?cite=19.186.020', kind: 'official', same: true }],
      notes:
        'The section was read in full in a stored copy of the official page. It also asks for an itemized list of the work, the grade or brand of materials, the price, the salesperson’s name and address, the registration number, and whether work is subcontracted.',
    },
    {
      id: 'wa-19-186-020-loan',
      citation: 'RCW 19.186.020(7), (8)',
      title: 'Loan',
      kind: 'notice',
      place: 'in-contract',
      when: 'home-improvement',
      wording: 'free',
      ours: 'Owner states whether Owner intends to obtain a loan to pay for all or part of the price (circle one): yes / no. If yes, Owner may rescind this contract within three business days of receiving the truth-in-lending disclosures or written notification that the loan was denied, whichever is later.',
      placement: 'in the contract',
      appliesWhen: 'roofing or siding contract with a homeowner',
      points: null,
      bold: false,
      copies: 1,
      language: 'English',
      compared: 'not found',
      asOf: 'stored page, undated',
      readOn: '2026-11-23',
      sha256: null,
      text: null,
      sources: [{ address: 'http://app.leg.wa.gov/RCW/default.aspx?cite=19.186.020', kind: 'official', same: true }],
      notes: 'The law asks for the disclosure and the right and prescribes no words for them.',
    },
  ],
  facts: {
    license: {
      value: 'Contractor registration (L&I), specialty roofing',
      citation: 'RCW 18.27.020',
      source: 'https://law.justia.com/codes/washington/title-18/chapter-18-27/section-18-27-020/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    licenseNumberPrinted: {
      value: 'Yes: registration number (contract notice, advertisements)',
      citation: 'RCW 18.27.100, 18.27.114',
      source: null,
      read: false,
      confidence: 'medium',
    },
    writtenContract: {
      value:
        'Roofing contract with a homeowner: in writing, with itemized work, grade or brand of materials, price, salesperson, registration number, whether work is subcontracted, and a notice on loans; from $1,000 also the signed disclosure statement, else no lien',
      citation: 'RCW 19.186.020; 18.27.114',
      source: 'http://app.leg.wa.gov/RCW/default.aspx?cite=19.186.020',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
      note: 'the disclosure statement also exists in other languages; keep the signed copy 3 years',
    },
    cancelRight: {
      value: '3 days excluding Sundays and holidays (retail installment); federal rule otherwise',
      citation: 'RCW 63.14.154',
      source: 'https://law.justia.com/codes/washington/title-63/chapter-63-14/section-63-14-154/',
      read: true,
      confidence: 'medium',
      asOf: '2026-02',
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
        'Those without a contract with the owner: reaches back 60 days (new single-family 10 days); to owner and prime',
      citation: 'RCW 60.04.031',
      source: 'https://law.justia.com/codes/washington/title-60/chapter-60-04/section-60-04-031/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    lienDeadline: {
      value: '90 days after last furnishing',
      citation: 'RCW 60.04.091',
      source: 'https://law.justia.com/codes/washington/title-60/chapter-60-04/section-60-04-091/',
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
      value: 'No general private act before retainage law of 2023',
      citation: 'RCW 60.30',
      source: null,
      read: false,
      confidence: 'low',
    },
    retainageCap: {
      value: '5%',
      citation: 'RCW 60.30.010',
      source: 'https://law.justia.com/codes/washington/title-60/chapter-60-30/section-60-30-010/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      note: 'single-family and small residential exempt: check',
    },
    lateInterest: {
      value: '12% or 4 points over T-bill',
      citation: 'RCW 19.52.020',
      source: null,
      read: false,
      confidence: 'medium',
    },
    finalPayDischarge: {
      value: 'End of the pay period',
      citation: 'RCW 49.48.010',
      source: 'https://github.com/saint1415/us-statutes',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      readOn: '2026-11-22',
    },
    finalPayResign: {
      value: 'End of the pay period',
      citation: 'RCW 49.48.010',
      source: 'https://github.com/saint1415/us-statutes',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      readOn: '2026-11-22',
    },
    callRecording: {
      value: 'all (announcement suffices)',
      citation: 'RCW 9.73.030',
      source: 'https://law.justia.com/codes/washington/title-9/chapter-9-73/section-9-73-030/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      data: { consent: 'all' },
    },
    nonCompete: {
      value:
        'Only above an indexed pay line ($123,394.17 in 2025) and at most 18 months; void for all from June 30, 2027, old agreements too; notice to workers by October 1, 2027',
      citation: 'RCW 49.62; ESHB 1155, Laws of 2026 ch. 149',
      source:
        'https://epstein.sitepilot11.firmseek.com/trade-secrets-employee-mobility/washington-state-bans-almost-all-noncompetes',
      read: true,
      confidence: 'high',
      asOf: '2026-03-23',
    },
    heatRule: {
      value: 'Yes: outdoor; 52°F non-breathing clothing, 80°F, 90°F',
      citation: 'WAC 296-62-095',
      source:
        'https://climaterig.com/state-by-state-heat-standards-beyond-california-washington-oregon-nevada-colorado-maryland-and-minnesota-in-2026/',
      read: true,
      confidence: 'medium',
      asOf: '2026',
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
      value: 'Retail sale: tax on the whole price, labor too',
      citation: 'RCW 82.04.050',
      source: 'https://law.justia.com/codes/washington/title-82/chapter-82-04/section-82-04-050/',
      read: true,
      confidence: 'medium',
      asOf: '2026-02',
    },
    insuranceNotice: {
      value: 'Bond and liability insurance named in the disclosure statement',
      citation: 'RCW 18.27.114, .040, .050',
      source: 'https://law.justia.com/codes/washington/title-18/chapter-18-27/section-18-27-114/',
      read: true,
      confidence: 'medium',
      asOf: '2026-02',
    },
  },
}
