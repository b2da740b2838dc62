/**
 * When the last wages are due, by state and by how the job ended. Each rule names the copy it was read in, so that a
 * document can print what was read in the statute, mark what was not, and leave open what nobody could establish.
 */

/** Where a rule was read. */
interface Source {
  /** `statute`: a copy of the statute. `chart`: somebody’s account or table of the law. `general`: general knowledge, not looked up. */
  kind: 'statute' | 'chart' | 'general'
  address?: string
  /** The month that the copy dates from, where it says so. */
  copyOf?: string
  /** The day on which it was read. */
  readOn?: string
}

export interface FinalPayRule {
  rule: string
  source: Source
}

export interface FinalPayLaw {
  /** Postal code. */
  code: string
  state: string
  /** The section to read; empty where none is known. */
  cite: string
  /** `null` where no rule was established. A chart never proves that a state has none. */
  discharge: FinalPayRule | null
  resignation: FinalPayRule | null
}

const readOn = '2026-11-22'
const copy = (kind: Source['kind'], address: string, copyOf?: string): Source => ({
  kind,
  address,
  ...(copyOf ? { copyOf } : {}),
  readOn,
})
const statuteCopy = copy('statute', 'https://github.com/saint1415/us-statutes', '2026-02')
const dcCouncil = copy('statute', 'https://github.com/DCCouncil/law-xml', '2026-06')
const valor = copy('chart', 'https://valorpayrollsolutions.com/final-check-due-dates-by-state/')
const specialist = copy('chart', 'https://thehrspecialist.com/18929/state-by-state-chart-on-final-pay-laws')
const review = copy(
  'chart',
  'https://worldpopulationreview.com/state-rankings/termination-requirements-by-state',
  '2024',
)
const accessOne = copy(
  'chart',
  'http://access1source.mytimeroi.com/2016/08/15/termination-pay-deadlines-when-you-have-to-pay/',
  '2016-08',
)
const chart2019 = copy(
  'chart',
  'https://vdocuments.site/final-paycheck-requirements-chart-state-by-state-2019-11-14-resignation.html',
  '2019-06',
)
const general: Source = { kind: 'general' }

const by = (source: Source, rule: string): FinalPayRule => ({ rule, source })
/** A rule read in a copy of its section on its own, a day later than the collections. */
const read = (address: string, rule: string, copyOf?: string): FinalPayRule =>
  by({ ...copy('statute', address, copyOf), readOn: '2026-11-23' }, rule)
/** A rule read in an account of one state’s law, on the same day. */
const told = (address: string, rule: string, copyOf?: string): FinalPayRule =>
  by({ ...copy('chart', address, copyOf), readOn: '2026-11-23' }, rule)

/** The 50 states and the District of Columbia, by name. */
export const finalPayLaws: readonly FinalPayLaw[] = [
  { code: 'AL', state: 'Alabama', cite: '', discharge: null, resignation: null },
  {
    code: 'AK',
    state: 'Alaska',
    cite: 'Alaska Stat. 23.05.140',
    discharge: by(valor, 'Within 3 working days'),
    resignation: by(valor, 'Next payday that is at least 3 days after the notice'),
  },
  {
    code: 'AZ',
    state: 'Arizona',
    cite: 'A.R.S. 23-353',
    discharge: read(
      'https://lawserver.com/law/state/arizona/az-laws/arizona_laws_23-353',
      '7 working days or the end of the next pay period, whichever comes first',
    ),
    resignation: read('https://lawserver.com/law/state/arizona/az-laws/arizona_laws_23-353', 'Next payday'),
  },
  {
    code: 'AR',
    state: 'Arkansas',
    cite: 'Ark. Code 11-4-405',
    discharge: by(chart2019, 'Next payday'),
    resignation: by(chart2019, 'Next payday'),
  },
  {
    code: 'CA',
    state: 'California',
    cite: 'Cal. Lab. Code 201, 202',
    discharge: read('http://statutes.laws.com/california/lab/200-243', 'At once'),
    resignation: by(valor, 'Within 72 hours; on the last day with 72 hours’ notice'),
  },
  {
    code: 'CO',
    state: 'Colorado',
    cite: 'C.R.S. 8-4-109',
    discharge: read(
      'https://colorado.public.law/statutes/crs_8-4-109',
      'At once; within 6 hours of the next workday if payroll is closed, 24 hours if payroll is off site',
    ),
    resignation: read('https://colorado.public.law/statutes/crs_8-4-109', 'Next payday'),
  },
  {
    code: 'CT',
    state: 'Connecticut',
    cite: 'Conn. Gen. Stat. 31-71c',
    discharge: by(statuteCopy, 'Next business day'),
    resignation: by(statuteCopy, 'Next payday'),
  },
  {
    code: 'DE',
    state: 'Delaware',
    cite: '19 Del. C. 1103',
    discharge: by(valor, 'Next payday'),
    resignation: by(valor, 'Next payday'),
  },
  {
    code: 'DC',
    state: 'District of Columbia',
    cite: 'D.C. Code 32-1303',
    discharge: by(dcCouncil, 'Next working day'),
    resignation: by(valor, 'Next payday or 7 days, whichever comes first'),
  },
  { code: 'FL', state: 'Florida', cite: '', discharge: null, resignation: null },
  { code: 'GA', state: 'Georgia', cite: '', discharge: null, resignation: null },
  {
    code: 'HI',
    state: 'Hawaii',
    cite: 'HRS 388-3',
    discharge: by(statuteCopy, 'At once, or on the next working day if that is not possible'),
    resignation: by(valor, 'Next payday; on the last day with one pay period’s notice'),
  },
  {
    code: 'ID',
    state: 'Idaho',
    cite: 'Idaho Code 45-606',
    discharge: by(statuteCopy, 'Next payday or 10 working days, whichever comes first; 48 hours on written request'),
    resignation: by(statuteCopy, 'Next payday or 10 working days, whichever comes first'),
  },
  {
    code: 'IL',
    state: 'Illinois',
    cite: '820 ILCS 115/5',
    discharge: read(
      'https://ilga.gov/legislation/ilcs/documents/082001150K5.htm',
      'At separation if possible, next payday at the latest',
    ),
    resignation: read(
      'https://ilga.gov/legislation/ilcs/documents/082001150K5.htm',
      'At separation if possible, next payday at the latest',
    ),
  },
  {
    code: 'IN',
    state: 'Indiana',
    cite: 'Ind. Code 22-2-5-1',
    discharge: by(specialist, 'Next payday'),
    resignation: by(specialist, 'Next payday'),
  },
  {
    code: 'IA',
    state: 'Iowa',
    cite: 'Iowa Code 91A.4',
    discharge: by(statuteCopy, 'Next payday'),
    resignation: by(specialist, 'Next payday'),
  },
  {
    code: 'KS',
    state: 'Kansas',
    cite: 'K.S.A. 44-315',
    discharge: by(accessOne, 'Next payday'),
    resignation: by(accessOne, 'Next payday'),
  },
  {
    code: 'KY',
    state: 'Kentucky',
    cite: 'KRS 337.055',
    discharge: by(accessOne, 'Next payday or 14 days, whichever comes last'),
    resignation: by(accessOne, 'Next payday or 14 days, whichever comes last'),
  },
  {
    code: 'LA',
    state: 'Louisiana',
    cite: 'La. R.S. 23:631',
    discharge: read(
      'https://lasc.libguides.com/c.php?g=944129&p=6805511',
      'Next payday or 15 days, whichever comes first',
    ),
    resignation: read(
      'https://lasc.libguides.com/c.php?g=944129&p=6805511',
      'Next payday or 15 days, whichever comes first',
    ),
  },
  {
    code: 'ME',
    state: 'Maine',
    cite: '26 M.R.S. 626',
    discharge: by(accessOne, 'Next payday or 2 weeks after a demand, whichever comes first'),
    resignation: by(accessOne, 'Next payday'),
  },
  {
    code: 'MD',
    state: 'Maryland',
    cite: 'Md. Lab. & Empl. 3-505',
    discharge: read(
      'https://govt.westlaw.com/mdc/Document/N24221EA0123711DDB28FD0A88D9143F8',
      'Next payday',
      '2024-07',
    ),
    resignation: read(
      'https://govt.westlaw.com/mdc/Document/N24221EA0123711DDB28FD0A88D9143F8',
      'Next payday',
      '2024-07',
    ),
  },
  {
    code: 'MA',
    state: 'Massachusetts',
    cite: 'M.G.L. c. 149 § 148',
    discharge: read(
      'https://casetext.com/statute/general-laws-of-massachusetts/part-i-administration-of-the-government/title-xxi-labor-and-industries/chapter-149-labor-and-industries/section-149148-payment-of-wages-commissions-exemption-by-contract-persons-deemed-employers-provision-for-cashing-check-or-draft-violation-of-statute',
      'Day of discharge',
      '2024',
    ),
    resignation: read(
      'https://casetext.com/statute/general-laws-of-massachusetts/part-i-administration-of-the-government/title-xxi-labor-and-industries/chapter-149-labor-and-industries/section-149148-payment-of-wages-commissions-exemption-by-contract-persons-deemed-employers-provision-for-cashing-check-or-draft-violation-of-statute',
      'Next payday, or the next Saturday if there is none',
      '2024',
    ),
  },
  {
    code: 'MI',
    state: 'Michigan',
    cite: 'MCL 408.475',
    discharge: by(statuteCopy, 'As soon as the amount can be determined'),
    resignation: by(general, 'As soon as the amount can be determined'),
  },
  {
    code: 'MN',
    state: 'Minnesota',
    cite: 'Minn. Stat. 181.13, 181.14',
    discharge: read(
      'https://minnesotaunpaidwageslaw.com/minn-stat-181-13',
      'At once on written demand; a penalty runs after 24 hours',
    ),
    resignation: read(
      'https://instalawyer.io/laws/minnesota-statutes/section-18114-payment-to',
      'Next payday, or the second if the next is less than 5 days away; 20 days at most',
    ),
  },
  { code: 'MS', state: 'Mississippi', cite: '', discharge: null, resignation: null },
  {
    code: 'MO',
    state: 'Missouri',
    cite: 'Mo. Rev. Stat. 290.110',
    discharge: by(statuteCopy, 'Day of discharge'),
    resignation: null,
  },
  {
    code: 'MT',
    state: 'Montana',
    cite: 'Mont. Code 39-3-205',
    discharge: read(
      'https://instalawyer.io/laws/montana-code-annotated/39-3-205-payment-of-wages-when',
      'At once, unless a written policy allows the next payday or 15 days, whichever comes first',
    ),
    resignation: read(
      'https://instalawyer.io/laws/montana-code-annotated/39-3-205-payment-of-wages-when',
      'Next payday or 15 days, whichever comes first',
    ),
  },
  {
    code: 'NE',
    state: 'Nebraska',
    cite: 'Neb. Rev. Stat. 48-1230',
    discharge: read(
      'http://statutes.laws-info.com/nebraska/Chapter48/48-1230',
      'Next payday or 2 weeks, whichever comes first',
    ),
    resignation: told(
      'https://www.employmentlawhandbook.com/employment-and-labor-laws/states/nebraska/wage-payment/',
      'Next payday or 2 weeks, whichever comes first',
    ),
  },
  {
    code: 'NV',
    state: 'Nevada',
    cite: 'NRS 608.020, 608.030',
    discharge: told(
      'https://fastdemocracy.com/bill-summary/?billsummary_id=NVB00009661&billsummary_session=83&billsummary_state=nv',
      'At once; a penalty runs from the third day',
      '2025',
    ),
    resignation: told(
      'https://fastdemocracy.com/bill-summary/?billsummary_id=NVB00009661&billsummary_session=83&billsummary_state=nv',
      'Next payday or 7 days, whichever comes first',
      '2025',
    ),
  },
  {
    code: 'NH',
    state: 'New Hampshire',
    cite: 'N.H. RSA 275:44',
    discharge: by(review, 'Within 72 hours'),
    resignation: by(review, 'Next payday; within 72 hours with one pay period’s notice'),
  },
  {
    code: 'NJ',
    state: 'New Jersey',
    cite: 'N.J.S.A. 34:11-4.3',
    discharge: read(
      'https://codes.findlaw.com/nj/title-34-labor-and-workmens-compensation/nj-st-sect-34-11-4-3.html',
      'Next payday',
      '2024-01',
    ),
    resignation: read(
      'https://codes.findlaw.com/nj/title-34-labor-and-workmens-compensation/nj-st-sect-34-11-4-3.html',
      'Next payday',
      '2024-01',
    ),
  },
  {
    code: 'NM',
    state: 'New Mexico',
    cite: 'NMSA 50-4-4, 50-4-5',
    discharge: by(statuteCopy, 'Within 5 days; within 10 days for commissions'),
    resignation: by(statuteCopy, 'Next payday'),
  },
  {
    code: 'NY',
    state: 'New York',
    cite: 'N.Y. Lab. Law 191(3)',
    discharge: by(specialist, 'Next payday'),
    resignation: by(specialist, 'Next payday'),
  },
  {
    code: 'NC',
    state: 'North Carolina',
    cite: 'N.C.G.S. 95-25.7',
    discharge: read('http://laws9.com/statutes/north-carolina/Chapter_95/GS_95-25_7', 'Next payday'),
    resignation: read('http://laws9.com/statutes/north-carolina/Chapter_95/GS_95-25_7', 'Next payday'),
  },
  {
    code: 'ND',
    state: 'North Dakota',
    cite: 'N.D.C.C. 34-14-03',
    discharge: by(specialist, 'Next payday'),
    resignation: by(specialist, 'Next payday'),
  },
  {
    code: 'OH',
    state: 'Ohio',
    cite: 'O.R.C. 4113.15',
    discharge: read(
      'https://instalawyer.io/laws/ohio-revised-code/section-411315-semimonthly-payment',
      'No rule of its own: by the 1st for the first half of the month before, by the 15th for the second half',
    ),
    resignation: read(
      'https://instalawyer.io/laws/ohio-revised-code/section-411315-semimonthly-payment',
      'No rule of its own: by the 1st for the first half of the month before, by the 15th for the second half',
    ),
  },
  {
    code: 'OK',
    state: 'Oklahoma',
    cite: '40 O.S. 165.3',
    discharge: by(specialist, 'Next payday'),
    resignation: by(specialist, 'Next payday'),
  },
  {
    code: 'OR',
    state: 'Oregon',
    cite: 'ORS 652.140',
    discharge: read('https://oregon.public.law/statutes/ors_652.140', 'End of the next business day'),
    resignation: read(
      'https://oregon.public.law/statutes/ors_652.140',
      'Last day with 48 hours’ notice; otherwise 5 business days or the next payday, whichever comes first',
    ),
  },
  {
    code: 'PA',
    state: 'Pennsylvania',
    cite: '43 P.S. 260.5',
    discharge: read(
      'https://casetext.com/statute/pennsylvania-statutes/statutes-unconsolidated/title-43-ps-labor/chapter-8-wages/wage-payment-and-collection-law/section-2605-employes-who-are-separated-from-payroll-before-paydays',
      'Next payday',
      '2024',
    ),
    resignation: read(
      'https://casetext.com/statute/pennsylvania-statutes/statutes-unconsolidated/title-43-ps-labor/chapter-8-wages/wage-payment-and-collection-law/section-2605-employes-who-are-separated-from-payroll-before-paydays',
      'Next payday',
      '2024',
    ),
  },
  {
    code: 'RI',
    state: 'Rhode Island',
    cite: 'R.I.G.L. 28-14-4',
    discharge: read(
      'https://codes.findlaw.com/ri/title-28-labor-and-labor-relations/ri-gen-laws-sect-28-14-4.html',
      'Next payday',
      '2022-01',
    ),
    resignation: read(
      'https://codes.findlaw.com/ri/title-28-labor-and-labor-relations/ri-gen-laws-sect-28-14-4.html',
      'Next payday',
      '2022-01',
    ),
  },
  {
    code: 'SC',
    state: 'South Carolina',
    cite: 'S.C. Code 41-10-50',
    discharge: by(statuteCopy, 'Within 48 hours or on the next payday, 30 days at most'),
    resignation: by(statuteCopy, 'Within 48 hours or on the next payday, 30 days at most'),
  },
  {
    code: 'SD',
    state: 'South Dakota',
    cite: 'SDCL 60-11-10, 60-11-11',
    discharge: by(statuteCopy, 'Next payday, or when company property is returned, if later'),
    resignation: by(statuteCopy, 'Next payday'),
  },
  {
    code: 'TN',
    state: 'Tennessee',
    cite: 'T.C.A. 50-2-103',
    discharge: told(
      'https://womenswellbeingmap.org/state-data/tennessee',
      'Next payday or 21 days, whichever comes last',
      '2023-12',
    ),
    resignation: told(
      'https://womenswellbeingmap.org/state-data/tennessee',
      'Next payday or 21 days, whichever comes last',
      '2023-12',
    ),
  },
  {
    code: 'TX',
    state: 'Texas',
    cite: 'Tex. Lab. Code 61.014',
    discharge: read('https://joelagordon.com/?p=85882', 'Within 6 days'),
    resignation: read('https://joelagordon.com/?p=85882', 'Next payday'),
  },
  {
    code: 'UT',
    state: 'Utah',
    cite: 'Utah Code 34-28-5',
    discharge: read('https://legalfix.com/statutes/state-codes/utah/title-34/chapter-28/section-5', 'Within 24 hours'),
    resignation: read('http://laws9.com/statutes/utah/title-34/chapter-28/34-28-5', 'Next payday'),
  },
  {
    code: 'VT',
    state: 'Vermont',
    cite: '21 V.S.A. 342',
    discharge: by(review, 'Within 72 hours'),
    resignation: by(review, 'Next payday, or the next Friday if there is none'),
  },
  {
    code: 'VA',
    state: 'Virginia',
    cite: 'Va. Code 40.1-29',
    discharge: by(statuteCopy, 'Next payday'),
    resignation: by(statuteCopy, 'Next payday'),
  },
  {
    code: 'WA',
    state: 'Washington',
    cite: 'RCW 49.48.010',
    discharge: by(statuteCopy, 'End of the pay period'),
    resignation: by(statuteCopy, 'End of the pay period'),
  },
  {
    code: 'WV',
    state: 'West Virginia',
    cite: 'W. Va. Code 21-5-4',
    discharge: told('https://jjkellercompliancenetwork.com/regsense/final-paycheck-west-virginia', 'Next payday'),
    resignation: by(review, 'Next payday'),
  },
  {
    code: 'WI',
    state: 'Wisconsin',
    cite: 'Wis. Stat. 109.03',
    discharge: told('http://resources.lawinfo.com/wages/wisconsin/', 'Next payday, one month at most'),
    resignation: told('http://resources.lawinfo.com/wages/wisconsin/', 'Next payday'),
  },
  {
    code: 'WY',
    state: 'Wyoming',
    cite: 'Wyo. Stat. 27-4-104',
    discharge: read(
      'https://casetext.com/statute/wyoming-statutes/title-27-labor-and-employment/chapter-4-wages/article-1-in-general/section-27-4-104-payment-of-employee-quitting-or-discharged-and-suit-for-wages-generally',
      'Next payday',
      '2024',
    ),
    resignation: read(
      'https://casetext.com/statute/wyoming-statutes/title-27-labor-and-employment/chapter-4-wages/article-1-in-general/section-27-4-104-payment-of-employee-quitting-or-discharged-and-suit-for-wages-generally',
      'Next payday',
      '2024',
    ),
  },
]
