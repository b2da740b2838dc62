/**
 * The law that documents quote and use, by jurisdiction: prescribed wording word for word, and facts about periods,
 * limits and forms. A text is a quotation of public law; a fact is in our own words. Both carry their source.
 */

export type StateCode =
  | 'AL'
  | 'AK'
  | 'AZ'
  | 'AR'
  | 'CA'
  | 'CO'
  | 'CT'
  | 'DE'
  | 'DC'
  | 'FL'
  | 'GA'
  | 'HI'
  | 'ID'
  | 'IL'
  | 'IN'
  | 'IA'
  | 'KS'
  | 'KY'
  | 'LA'
  | 'ME'
  | 'MD'
  | 'MA'
  | 'MI'
  | 'MN'
  | 'MS'
  | 'MO'
  | 'MT'
  | 'NE'
  | 'NV'
  | 'NH'
  | 'NJ'
  | 'NM'
  | 'NY'
  | 'NC'
  | 'ND'
  | 'OH'
  | 'OK'
  | 'OR'
  | 'PA'
  | 'RI'
  | 'SC'
  | 'SD'
  | 'TN'
  | 'TX'
  | 'UT'
  | 'VT'
  | 'VA'
  | 'WA'
  | 'WV'
  | 'WI'
  | 'WY'

/** What a text is. A `statement` tells the right to cancel, a `form` is the notice the buyer sends to cancel. */
export type TextKind =
  | 'statement'
  | 'form'
  | 'acknowledgment'
  | 'notice'
  | 'waiver'
  | 'lien-notice'
  | 'emergency'
  | 'advertisement'

/** Where the law asks the text to stand, as the engine sets it. `placement` of the text has the law's own condition. */
export type TextPlace =
  | 'beside-signature'
  | 'before-signing'
  | 'first-page'
  | 'in-contract'
  | 'price'
  | 'own-sheet'
  | 'detached'
  | 'whole-form'
  | 'advertisement'

/**
 * The use that triggers a text. `home-sale`: a sale away from the seller's place of business. `home-improvement`: each
 * home improvement contract, wherever it is signed. `option`: only if the parties choose it.
 */
export type TextTrigger =
  | 'home-sale'
  | 'home-sale-other'
  | 'home-improvement'
  | 'insured-work'
  | 'declared-emergency'
  | 'buyer-65'
  | 'spanish-sale'
  | 'deposit'
  | 'progress-payments'
  | 'subcontractors'
  | 'subcontractor-list'
  | 'home-security'
  | 'any-contract'
  | 'lien'
  | 'lien-waiver'
  | 'advertising'
  | 'option'

/** The four waivers of the library, by slug. */
export type WaiverSlug =
  | 'conditional-progress-lien-waiver'
  | 'unconditional-progress-lien-waiver'
  | 'conditional-final-lien-waiver'
  | 'unconditional-final-lien-waiver'

/** A copy of a text that was read. `via`: where a copy of an official page was kept. */
export interface TextSource {
  address: string
  kind: string
  /** Whether the words of this copy are those of `text`. */
  same: boolean
  via?: string
}

/** Words that a law prescribes. `{{name}}` marks a blank. `text` is null where no copy of the words was found. */
export interface PrescribedText {
  id: string
  citation: string
  title: string
  kind: TextKind
  place: TextPlace
  when: TextTrigger
  /** The contract price in dollars above which the text is prescribed. */
  over?: number
  /** Texts of one group exclude each other: exactly one of them is right. */
  choice?: string
  /** What the text of a group answers, as the form asks for it. */
  answer?: string
  /** The other answer, for which the law prescribes no words: ours. */
  otherwise?: { answer: string; words: string }
  /** The statute prescribes this statement and no form: the federal one is attached. */
  form?: 'federal'
  /** The law asks for the content and prescribes no wording. */
  wording?: 'free'
  /** That content in our own words. It is never set as a quotation. */
  ours?: string
  /** The waivers of the library that this form takes the place of. */
  waivers?: WaiverSlug[]
  /** A heading that the law asks for above the text. */
  heading?: string
  placement: string | null
  appliesWhen: string | null
  /** Smallest type size in points; null where the law names none. */
  points: number | null
  bold: boolean
  capitals?: string
  copies: number
  language: string
  /** How many copies of the words were compared word by word. */
  compared: 'two copies' | 'one copy' | 'not found'
  /** How current the copy is, as the copy says. */
  asOf: string
  /** The day (ISO) on which the copies were read. */
  readOn: string
  /** SHA-256 of `text` in UTF-8: no word changes unnoticed. */
  sha256: string | null
  text: string | null
  /** SHA-256 of wording that was once prescribed and must not be printed. */
  superseded?: string[]
  sources: TextSource[]
  notes?: string
}

/** `high`: read in a statute or on an official page. `medium`: read in a secondary source, or a stable rule well known. */
export type Confidence = 'high' | 'medium' | 'low'

/** A rule of a state in our own words. A null `value` or low confidence is never printed as law and never enforced. */
export interface LawFact<Data = never> {
  value: string | null
  citation: string | null
  source: string | null
  /** Whether the fact was read in `source` on the day of `factsReadOn`. */
  read: boolean
  confidence: Confidence
  asOf?: string
  /** The day (ISO) on which it was read, if not that of all facts. */
  readOn?: string
  note?: string
  data?: Data
}

/** Days to cancel a sale at home; `age65`: for buyers of 65 and older. */
export interface CancelData {
  days?: number
  hours?: number
  federalDays?: number
  dayType: 'business'
  /** Saturdays are no business days; under the federal rule they are. */
  saturdays?: false
  age65?: number
  disaster?: number
  disasterCalendarDays?: number
  storm?: number
}

export interface StormData {
  period: number
  unit: 'business days' | 'calendar days' | 'hours'
  trigger: string
}

/** A limit on the deposit: `percent` of the price, `amount` in dollars, `appliesOver` and `appliesFrom` in dollars. */
export interface DepositData {
  rule: 'none' | 'lesser' | 'greater' | 'sum' | 'percent' | 'zero' | 'other'
  percent?: number
  amount?: number
  plus?: string
  parts?: string[]
  exception?: string
  appliesOver?: number
  appliesFrom?: number
  appliesTo?: 'storm'
}

export interface StateFacts {
  license: LawFact
  licenseNumberPrinted: LawFact
  writtenContract: LawFact
  cancelRight: LawFact<CancelData>
  stormCancel: LawFact<StormData>
  depositCap: LawFact<DepositData>
  deductibleBan: LawFact
  adjusterBan: LawFact
  prelimNotice: LawFact
  lienDeadline: LawFact
  lienWaiverForm: LawFact
  promptPay: LawFact
  retainageCap: LawFact
  lateInterest: LawFact
  finalPayDischarge: LawFact
  finalPayResign: LawFact
  callRecording: LawFact<{ consent: 'one' | 'all' }>
  nonCompete: LawFact
  heatRule: LawFact
  oshaPlan: LawFact<{ plan: 'state' | 'public' | 'federal' }>
  salesTax: LawFact
  insuranceNotice: LawFact
}

/** An attorney who has reviewed the edition of a state: name, bar number or firm, and day (ISO). */
export interface AttorneyReview {
  name: string
  bar: string
  day: string
}

export interface FederalLaw {
  code: 'US'
  name: string
  texts: PrescribedText[]
}

export interface StateLaw {
  code: StateCode
  name: string
  /** Null until an attorney licensed in the state has reviewed the edition. */
  attorney: AttorneyReview | null
  /** An ordinary sale at home is under the federal rule alone. */
  homeSale?: 'federal'
  texts: PrescribedText[]
  facts: StateFacts
}
