import type { StateLaw } from './types'

export const connecticut: StateLaw = {
  code: 'CT',
  name: 'Connecticut',
  attorney: null,
  texts: [
    {
      id: 'ct-42-135a-statement',
      citation: 'C.G.S. § 42-135a(1)',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement: "in immediate proximity to the buyer's signature space",
      appliesWhen: 'every home improvement contract (20-429(e))',
      points: 12,
      bold: true,
      capitals: 'capitals',
      copies: 1,
      language: 'English',
      compared: 'two copies',
      asOf: 'P.A. 25-111, eff. 2025-07-01',
      readOn: '2026-11-22',
      sha256: '33365450d6a8284f0017b135a5f16ef188ef4cc7b1c01e17668b7686e5ab82ba',
      text: `YOU, THE BUYER, MAY CANCEL THIS TRANSACTION AT ANY TIME PRIOR TO MIDNIGHT OF THE THIRD BUSINESS DAY AFTER THE DATE OF THIS TRANSACTION. SEE THE ATTACHED NOTICE OF CANCELLATION FORM FOR AN EXPLANATION OF THIS RIGHT.`,
      sources: [
        {
          address: 'https://www.cga.ct.gov/2026/sup/chap_740.htm',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
        {
          address: 'a file on github (CT contract checker quoting ct740-home-solicitation.txt, 42-135a(1))',
          kind: 'secondary',
          same: true,
        },
      ],
      notes: '12 points since 2025. The new CT form (with email, fax) is verbatim in the rider file at offset 112000.',
    },
    {
      id: 'ct-42-135a-form',
      citation: 'C.G.S. § 42-135a(2)',
      title: 'Notice of cancellation (form)',
      kind: 'form',
      place: 'detached',
      when: 'home-sale',
      placement: 'attached to the contract, easily detachable, in duplicate; completed by the seller',
      appliesWhen: 'every home improvement contract (20-429(e))',
      points: 12,
      bold: true,
      copies: 2,
      language: 'English',
      compared: 'one copy',
      asOf: 'P.A. 25-111, eff. 2025-07-01',
      readOn: '2026-11-23',
      sha256: 'e18b0d34f5233e2ec217c9738eb57ac3b5b01dfd1d3ba7cd3a6951a969eac409',
      text: `NOTICE OF CANCELLATION

Seller: {{nameOfSeller}}

Date of Transaction: {{dateOfTransaction}}

You have the right to cancel this contract or sale by following the instructions in this notice. Your deadline is midnight on {{cancelByDate}} to cancel. You have until this deadline to sign, date, and send this notice of cancellation to the Seller by email, fax, or mail to the contact information listed below.

(Instructions for seller: To determine the third business day, start counting on the day following the day when the transaction took place and do not count Saturdays, Sundays, or days designated as legal holidays in Connecticut.)

There is no penalty if you cancel. You do not have any legal obligations under the contract if you cancel. If you cancel, the seller must return to you any payments made by you, any property you traded in, and any negotiable instrument executed by you, such as a personal check, money order or promissory note. The seller has ten days after it receives your cancellation notice to return those items to you. Any security interest arising out of the transaction will be cancelled, such as a legal claim or a lien on your property.

If you cancel, you must make available to the seller any goods delivered to you under this contract or sale. The goods must be in substantially as good condition as when you received them. The seller can pick them up from your residence. If you make the goods available to the seller and the seller does not pick them up, after twenty calendar days have passed since you sent this notice to the seller, you may keep or dispose of the goods. If you do not make the goods available to the seller, you will still have to fulfill your contractual obligations.

The seller may also tell you how to return the goods to the seller at the seller's own expense and risk, such as by mailing them to the seller. You do not have to agree to return the goods to the seller yourself, but if you agree to do so but fail to send the goods to the seller, you will still have to fulfill your contractual obligations.

To cancel this contract or sale, you must sign and date this notice, and send it either by email, by fax, or by regular mail to:

{{nameOfSeller}}

Email: {{emailAddress}}

OR

Fax: {{facsimileNumberOfContractor}}

OR

Regular mail: {{addressOfSellersPlaceOfBusiness}}

I hereby cancel this transaction.

Dated: {{dateSigned}}

Signed: {{buyersSignature}}`,
      sources: [
        {
          address: 'https://www.cga.ct.gov/2026/sup/chap_740.htm',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'The instructions in brackets to the seller about the blanks are replaced by the blanks.',
    },
  ],
  facts: {
    license: {
      value: 'Home improvement contractor registration (Department of Consumer Protection)',
      citation: 'Conn. Gen. Stat. 20-420',
      source: 'https://law.justia.com/codes/connecticut/title-20/chapter-400/section-20-420/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    licenseNumberPrinted: {
      value: 'Yes: registration number in the contract and advertisements',
      citation: 'Conn. Gen. Stat. 20-429(a)(1)(A)(v), 20-427',
      source: 'https://law.justia.com/codes/connecticut/title-20/chapter-400/section-20-429/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    writtenContract: {
      value:
        'Any home improvement contract: written, signed, dated, registration number, cancellation notice, start and end dates; unenforceable otherwise',
      citation: 'Conn. Gen. Stat. 20-429',
      source: 'https://law.justia.com/codes/connecticut/title-20/chapter-400/section-20-429/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    cancelRight: {
      value: '3 business days; Saturdays, Sundays and legal holidays do not count',
      citation: 'Conn. Gen. Stat. 42-135a',
      source: 'https://law.justia.com/codes/connecticut/title-42/chapter-740/section-42-135a/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      data: { days: 3, dayType: 'business', saturdays: false },
    },
    stormCancel: { value: 'None found', citation: null, source: null, read: false, confidence: 'low' },
    depositCap: {
      value: 'No general cap',
      citation: null,
      source: null,
      read: false,
      confidence: 'medium',
      note: 'no deposit rule in 20-429 as stored',
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
      value: 'Subs: notice of intent to owner (and registered original contractor) within 90 days of last work',
      citation: 'Conn. Gen. Stat. 49-35',
      source: 'https://law.justia.com/codes/connecticut/title-49/chapter-847/section-49-35/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    lienDeadline: {
      value: '90 days after last work',
      citation: 'Conn. Gen. Stat. 49-34',
      source: 'https://law.justia.com/codes/connecticut/title-49/chapter-847/section-49-34/',
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
      value: 'Owner 30 days after request; contractor 25 days to subs; 1% a month',
      citation: 'Conn. Gen. Stat. 42-158j',
      source: 'https://law.justia.com/codes/connecticut/title-42/chapter-742b/section-42-158j/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      note: 'commercial contracts; interest from memory',
    },
    retainageCap: {
      value: '5% of the progress payment',
      citation: 'Conn. Gen. Stat. 42-158k',
      source: 'https://law.justia.com/codes/connecticut/title-42/chapter-742b/section-42-158k/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
    },
    lateInterest: {
      value: '12%',
      citation: 'Conn. Gen. Stat. 37-4',
      source: 'https://law.justia.com/codes/connecticut/title-37/chapter-673/section-37-4/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      note: 'loans and forbearance',
    },
    finalPayDischarge: {
      value: 'Next business day',
      citation: 'Conn. Gen. Stat. 31-71c',
      source: 'https://github.com/saint1415/us-statutes',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      readOn: '2026-11-22',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: 'Conn. Gen. Stat. 31-71c',
      source: 'https://github.com/saint1415/us-statutes',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      readOn: '2026-11-22',
    },
    callRecording: {
      value: 'all (civil, telephone)',
      citation: 'Conn. Gen. Stat. 52-570d',
      source: 'https://law.justia.com/codes/connecticut/title-52/chapter-925/section-52-570d/',
      read: true,
      confidence: 'high',
      asOf: '2026-02',
      data: { consent: 'all' },
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
      value: 'Roofing is a named service: check whether residential labor is taxed',
      citation: 'Conn. Gen. Stat. 12-407',
      source: null,
      read: false,
      confidence: 'low',
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
