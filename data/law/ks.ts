import type { StateLaw } from './types'

export const kansas: StateLaw = {
  code: 'KS',
  name: 'Kansas',
  attorney: null,
  texts: [
    {
      id: 'ks-50-640-statement',
      citation: 'K.S.A. 50-640(b)(1)',
      title: 'Cancellation statement',
      kind: 'statement',
      place: 'beside-signature',
      when: 'home-sale',
      placement: 'in immediate proximity to the space reserved for the buyer’s signature',
      appliesWhen:
        'door-to-door sale of $25 or more; not where the buyer asked for a repair, unless more is sold on the visit',
      points: 10,
      bold: true,
      capitals: 'all in capitals',
      copies: 1,
      language: 'English',
      compared: 'one copy',
      asOf: 'L. 1998, ch. 156',
      readOn: '2026-11-23',
      sha256: '3bd535f44e42433a35dbacda37995d3f34956e9807ee714c5d0c27af4a620074',
      text: `YOU THE BUYER, MAY CANCEL THIS TRANSACTION AT ANY TIME PRIOR TO MIDNIGHT OF THE THIRD BUSINESS DAY AFTER THE DATE OF THIS TRANSACTION. SEE THE ATTACHED NOTICE OF CANCELLATION FORM FOR AN EXPLANATION OF THIS RIGHT.`,
      sources: [
        {
          address: 'https://www.ksrevisor.gov/statutes/chapters/ch50/050_006_0040.html',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes:
        'No comma after YOU in the statute. The notice of K.S.A. 60-4706 on construction defects is for those who construct dwellings; it is not printed.',
    },
    {
      id: 'ks-50-640-form',
      citation: 'K.S.A. 50-640(b)(2)',
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
      asOf: 'L. 1998, ch. 156',
      readOn: '2026-11-23',
      sha256: '73335364ab8f75e882161ae3fb677904e1e23579ca2db13447579cd8b00dde57',
      text: `NOTICE OF CANCELLATION
(Enter date of transaction)
{{dateOfTransaction}}
YOU MAY CANCEL THIS TRANSACTION, WITHOUT ANY PENALTY OR OBLIGATION, WITHIN THREE BUSINESS DAYS FROM THE ABOVE DATE.
IF YOU CANCEL, ANY PROPERTY TRADED IN, ANY PAYMENTS MADE BY YOU UNDER THE CONTRACT OR SALE, AND ANY NEGOTIABLE INSTRUMENT EXECUTED BY YOU WILL BE RETURNED WITHIN 10 BUSINESS DAYS FOLLOWING RECEIPT BY THE SELLER OF YOUR CANCELLATION NOTICE, AND ANY SECURITY INTEREST ARISING OUT OF THE TRANSACTION WILL BE CANCELED.
IF YOU CANCEL, YOU MUST MAKE AVAILABLE TO THE SELLER AT YOUR RESIDENCE, IN SUBSTANTIALLY AS GOOD CONDITION AS WHEN RECEIVED, ANY PROPERTY DELIVERED TO YOU UNDER THIS CONTRACT OR SALE; OR YOU MAY, IF YOU WISH, COMPLY WITH THE INSTRUCTIONS OF THE SELLER REGARDING THE RETURN SHIPMENT OF THE PROPERTY AT THE SELLER'S EXPENSE AND RISK.
IF YOU DO MAKE THE PROPERTY AVAILABLE TO THE SELLER, AND IF THE SELLER DOES NOT PICK SUCH PROPERTY UP WITHIN 20 DAYS OF THE DATE OF YOUR NOTICE OF CANCELLATION, YOU MAY RETAIN OR DISPOSE OF THE PROPERTY WITHOUT ANY FURTHER OBLIGATION. IF YOU FAIL TO MAKE THE PROPERTY AVAILABLE TO THE SELLER, OR IF YOU AGREE TO RETURN THE PROPERTY TO THE SELLER AND FAIL TO DO SO, THEN YOU REMAIN LIABLE FOR PERFORMANCE OF ALL OBLIGATIONS UNDER THE CONTRACT.
TO CANCEL THIS TRANSACTION, MAIL OR DELIVER A SIGNED AND DATED COPY OF THIS CANCELLATION NOTICE OR ANY OTHER WRITTEN NOTICE, OR SEND A TELEGRAM,
TO {{nameOfSeller}}
(Name of Seller)
AT {{addressOfSellersPlaceOfBusiness}}
(Address of Seller's Place of Business)
NOT LATER THAN MIDNIGHT OF {{cancelByDate}}.
(Date)
I HEREBY CANCEL THIS TRANSACTION.
{{dateSigned}} {{buyersSignature}}
(Date) (Buyer's Signature)`,
      sources: [
        {
          address: 'https://www.ksrevisor.gov/statutes/chapters/ch50/050_006_0040.html',
          kind: 'official',
          same: true,
          via: 'github farfromtimnah-hue/apex-command-center data/contract-state-riders-v1.json (commit 34ccae7, text_status VERBATIM-OFFICIAL: cut by program from the official page by that author, Oct 2026)',
        },
      ],
      notes: 'Rules for writing are replaced by blanks.',
    },
  ],
  facts: {
    license: {
      value: 'Roofing contractor registration certificate (Attorney General)',
      citation: 'K.S.A. 50-6,121 et seq.',
      source: 'https://instalawyer.io/laws/kansas-statutes/50-6125-same-registration-application-requirements',
      read: true,
      confidence: 'high',
      asOf: '2021',
    },
    licenseNumberPrinted: {
      value: 'Yes: registration number on contracts, bids, advertisements',
      citation: 'K.S.A. 50-6,129',
      source: null,
      read: false,
      confidence: 'low',
    },
    writtenContract: {
      value: 'No general rule; registration data on contract',
      citation: 'K.S.A. 50-6,121 et seq.',
      source: null,
      read: false,
      confidence: 'low',
    },
    cancelRight: {
      value: '3 business days',
      citation: 'K.S.A. 50-640',
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
    deductibleBan: { value: 'Check', citation: null, source: null, read: false, confidence: 'low' },
    adjusterBan: {
      value: 'No contractor-specific ban found; public adjuster license law applies',
      citation: null,
      source: null,
      read: false,
      confidence: 'low',
      note: 'absence not proved',
    },
    prelimNotice: {
      value: 'Subs on residential: warning statement or notice of intent',
      citation: 'K.S.A. 60-1103a, -1103b',
      source: null,
      read: false,
      confidence: 'medium',
    },
    lienDeadline: {
      value: 'Prime 4 months; subs 3 months; extensions',
      citation: 'K.S.A. 60-1102, -1103',
      source: null,
      read: false,
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
      value: 'Owner 30 days; contractor 7 days; 18% a year',
      citation: 'K.S.A. 16-1801 et seq.',
      source: null,
      read: false,
      confidence: 'medium',
    },
    retainageCap: { value: '10%', citation: 'K.S.A. 16-1804', source: null, read: false, confidence: 'medium' },
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
      citation: 'K.S.A. 44-315',
      source: 'https://www.ksrevisor.org/statutes/chapters/ch44/044_003_0015.html',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    finalPayResign: {
      value: 'Next payday',
      citation: 'K.S.A. 44-315',
      source: 'https://www.ksrevisor.org/statutes/chapters/ch44/044_003_0015.html',
      read: true,
      confidence: 'high',
      readOn: '2026-11-23',
    },
    callRecording: {
      value: 'one',
      citation: 'K.S.A. 21-6101',
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
      source: 'https://app.weeklysafety.com/r/osha-state-information',
      read: true,
      confidence: 'medium',
      note: 'count of 22 full plans (21 states and Puerto Rico) seen on osha.gov',
      data: { plan: 'federal' },
    },
    salesTax: {
      value: 'Residential labor not taxed; commercial repair labor taxed; materials taxed',
      citation: 'K.S.A. 79-3603',
      source: null,
      read: false,
      confidence: 'medium',
    },
    insuranceNotice: {
      value: "$500,000 liability, workers' compensation",
      citation: 'K.S.A. 50-6,125',
      source: 'https://instalawyer.io/laws/kansas-statutes/50-6125-same-registration-application-requirements',
      read: true,
      confidence: 'high',
      asOf: '2021',
    },
  },
}
