/**
 * The background check under the Fair Credit Reporting Act: the office’s steps, the separate disclosure with its
 * authorization, and the two letters around a refusal (15 U.S.C. 1681b(b)(2)–(3), 1681m(a)).
 */
import type { GuideEntry } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

export const backgroundCheckGuide: GuideEntry = {
  title: 'Background check: one page before, two letters around a refusal',
  text: 'The disclosure stands on a page of its own; only the signature that permits the report may share it. A release of claims, an at-will sentence or a state notice on that page has cost employers class actions. If the report may cost the person the job, send a copy of it with the official summary of rights first, wait, read the answer, and only then decide.',
  cite: '15 U.S.C. 1681b(b)(2)–(3), 1681m(a)',
}

const facts: d.Block = d.fields(
  4,
  d.own('agency.name', 'Consumer reporting agency', 'text', { span: 2 }),
  d.own('agency.phone', 'Its phone, toll-free if national', 'phone'),
  d.own('report.date', 'Date of the report', 'date'),
  d.own('agency.address', 'Its full mailing address', 'text', { span: 4 }),
  d.own('person.address', 'Applicant’s street address', 'text', { span: 2 }),
  d.own('person.city', 'City, state, ZIP', 'text', { span: 2 }),
  d.own('check.first', 'First letter sent on', 'date'),
  d.own('check.answerBy', 'Answer requested by', 'date'),
  d.own('check.second', 'Second letter sent on', 'date'),
  d.field('company.representative', { label: 'Signed by' }),
)

const steps: readonly (readonly [string, string])[] = [
  [
    'The job needs a check, and everyone hired for this job gets the same one',
    'written down before the first applicant',
  ],
  ['State and city fair-chance rules read: when a check may run, and what may be asked', 'often only after an offer'],
  ['Agreement with the agency signed; it holds our certification', '15 U.S.C. 1681b(b)(1)'],
  ['Disclosure given on its own page, authorization signed', 'before the report is ordered'],
  ['Report read against the job: the offense, how long ago, and the work', 'the same measure for everyone'],
  ['First letter sent with a copy of the report and the official summary of rights', '15 U.S.C. 1681b(b)(3)(A)'],
  ['Waited for the answer: at least 5 business days, longer where state or city law says so', 'the job stays open'],
  ['Answer read, agency’s correction awaited, decision made by two people', 'reason written in one sentence'],
  ['Second letter sent, if the answer is still no', '15 U.S.C. 1681m(a)'],
  ['Report kept in the separate file and shredded when its time is up', '16 CFR 682.3'],
]

const officePart: d.Part = d.part(
  'Background check',
  [
    d.section('Background check, step by step', 'Steps of a lawful background check, with the facts of its letters'),
    d.p(
      'Only when an outside agency makes the report. The facts below fill the disclosure and both letters on the pages that follow.',
    ),
    facts,
    d.checklist('check', steps, ['Done', 'N/A'], [d.extra('date', 'Date', 1)], { itemLabel: 'Step' }),
    d.note(
      'The official document that goes with the first letter',
      '“A Summary of Your Rights Under the Fair Credit Reporting Act”, published by the Consumer Financial Protection Bureau in English and Spanish (12 CFR part 1022, appendix K). Download the current edition from consumerfinance.gov/learnmore on the day you send it. Do not retype or shorten it.',
    ),
    d.bullets(
      'An agency that interviews people about someone’s character makes an investigative consumer report, which needs a further notice (15 U.S.C. 1681d).',
      'If a credit score played a part, the second letter must also give the score and its key factors (15 U.S.C. 1681m(a)(2)).',
      'California, New York, Massachusetts and other states, and some cities, add forms and waiting times. Keep their notices on sheets of their own.',
    ),
  ],
  { audience: 'office' },
)

const disclosurePart: d.Part = d.part(
  'Disclosure',
  [
    d.section('Disclosure about a consumer report', 'Stand-alone disclosure and authorization for a background report'),
    d.p(
      '{company.name} may obtain a consumer report about you for employment purposes. If we hire you, we may also obtain one during your employment, where the law allows it.',
    ),
    d.p(
      'A consumer report comes from a consumer reporting agency. It may contain information on your criminal, driving, employment, education and license records.',
    ),
    d.section('Authorization'),
    d.p(
      'I have read this disclosure. I authorize {company.name} to obtain consumer reports about me for employment purposes.',
    ),
    d.signatures([{ name: 'applicant', role: 'Applicant or employee' }]),
  ],
  { letter: true },
)

const letterTo = (date: string): d.Block[] => [d.p(date), d.p('{person.name}\n{person.address}\n{person.city}')]
const closing: readonly d.Block[] = [d.p('Sincerely,'), d.signedBy('{company.representative}\n{company.name}')]
const agency = d.p('{agency.name}\n{agency.address}\n{agency.phone}')

const firstLetter: d.Part = d.part(
  'Letter before a decision',
  [
    ...letterTo('{check.first}'),
    d.section('Before we decide', 'Pre-adverse-action letter'),
    d.p('Dear {person.name},'),
    d.p(
      'With your authorization, we obtained a consumer report about you, dated {report.date}. Because of information in it, we may decide against you for this job. We have not decided yet.',
    ),
    d.p(
      'A copy of the report is enclosed, with “A Summary of Your Rights Under the Fair Credit Reporting Act”. Please read the report. If anything in it is wrong or incomplete, tell the agency that made it, and tell us that you did:',
    ),
    agency,
    d.p(
      'If the report is right and there is more that we should know, such as how long ago it was and what you have done since, please write or call us. We will hold the decision until {check.answerBy}. You can reach me at {company.phone}.',
    ),
    ...closing,
    d.p('Copy of the report; A Summary of Your Rights Under the Fair Credit Reporting Act (CFPB).', 'Enclosed:'),
  ],
  { letter: true },
)

const secondLetter: d.Part = d.part(
  'Letter after the decision',
  [
    ...letterTo('{check.second}'),
    d.section('Our decision', 'Adverse-action letter'),
    d.p('Dear {person.name},'),
    d.p(
      'We wrote to you on {check.first} about the consumer report that we obtained with your authorization. We have considered it and what you told us, and we have decided against you for this job. The decision rests in whole or in part on information in that report.',
    ),
    d.p('The report came from this consumer reporting agency:'),
    agency,
    d.p(
      'The agency did not make this decision and cannot tell you the specific reasons for it. You have the right to a free copy of your report from the agency if you ask for it within 60 days of receiving this letter. You also have the right to dispute with the agency whether anything in the report is accurate or complete.',
    ),
    d.p('Thank you for your interest in working with us.'),
    ...closing,
  ],
  { letter: true },
)

/** The office’s page, then each paper that leaves the office on a sheet of its own. */
export const backgroundCheckParts: readonly d.Part[] = [officePart, disclosurePart, firstLetter, secondLetter]
