/** Employee or independent contractor: the facts that federal and state tests weigh, and what a real business can show. */
import type { GuideEntry } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

export const contractorGuide: GuideEntry = {
  title: 'Employee or independent contractor',
  text: 'The facts decide, not the 1099. Federal wage law asks whether the worker depends on you economically: the 2024 rule lists six factors and stays in the Code of Federal Regulations, but the Department of Labor stopped applying it in its investigations on May 1, 2025, and proposed on February 27, 2026 to put control and opportunity for profit or loss first. We found no final rule in November 2026; check dol.gov before you decide. Many states are stricter and presume an employee.',
  cite: '29 U.S.C. 203(e), (g); 29 CFR 795.110; 26 CFR 31.3401(c)-1; state ABC tests',
}

const factors: readonly (readonly [string, string])[] = [
  ['Sets a price for the job and can lose money on it', 'opportunity for profit or loss'],
  ['Bids for work from others and can turn our jobs down', 'opportunity for profit or loss'],
  ['Owns trucks, ladders, brakes, kettles or welders that the work needs, beyond hand tools', 'investment'],
  ['Pays for its own material, insurance, fuel and helpers', 'investment'],
  ['Comes for one job with an end, not day after day', 'permanence'],
  ['Chooses hours, crew, order of work and methods; we check the result', 'control'],
  ['Hires, pays and dismisses its own people', 'control'],
  ['Works for other roofing companies at the same time', 'control; permanence'],
  ['Does work that is not the roofing we sell, such as electrical or masonry work', 'integral part of the business'],
  ['Brings trade skill and uses it to find and run business; we do not train it', 'skill and initiative'],
]

const abc: readonly (readonly [string, string])[] = [
  ['A. Free from our control, in the contract and in fact', 'we buy a result'],
  ['B. The work is outside the usual course of our business', 'roofing for a roofing company rarely is'],
  ['C. Has an established trade or business of its own', 'before us and after us'],
]

const proof: readonly d.Check[] = [
  'Contractor license or registration, where the state has one',
  'Certificate of its own workers’ compensation, not only an exemption',
  'General liability certificate that does not exclude roofing',
  'Business name, address and tax number; Form W-9',
  'Signed subcontract for this job, with price and scope',
  'Its own crew on its own payroll',
]

/** The office’s worksheet before somebody is paid without withholding. */
export const contractorPart: d.Part = d.part(
  'Employee or contractor',
  [
    d.section('Employee or contractor', 'Independent-contractor checklist: economic reality and ABC test'),
    d.p(
      'Fill this in before you pay anyone by the job without withholding. Answer for what happens on the roof, not for what the contract says. No single line decides; the more answers are “No”, the more likely the person is your employee. If it is close, put the person on payroll or ask counsel; the IRS decides on Form SS-8 (irs.gov).',
    ),
    d.fields(
      4,
      d.own('contractor.name', 'Person or business', 'text', { span: 2 }),
      d.own('contractor.work', 'Work and job'),
      d.own('contractor.state', 'State of the work'),
    ),
    d.checklist('factor', factors, ['Yes', 'No', 'Partly'], [d.extra('proof', 'What shows it', 1.8)], {
      itemLabel: 'Federal wage law: economic reality',
    }),
    d.p(
      'About half of the states use this test for wages, unemployment or construction work. All three must be met, or the person is an employee under that law. Examples: Cal. Lab. Code 2775 (with its own list for construction subcontracts in 2781), M.G.L. c. 149 § 148B, N.J.S.A. 43:21-19(i)(6), N.Y. Lab. Law 861-c and 820 ILCS 185/10 (both for construction).',
      'State ABC test.',
    ),
    d.checklist('abc', abc, ['Met', 'Not met'], [d.extra('proof', 'What shows it', 1.8)], {
      itemLabel: 'ABC test, where the state uses it',
    }),
    d.section('On file before the first day', 'What a real business can show'),
    d.tickList('business', proof),
    d.fields(
      4,
      d.choice('contractor.result', 'Result', ['Employee', 'Independent business', 'Counsel asked']),
      d.own('contractor.by', 'Decided by'),
      d.own('contractor.date', 'Date', 'date'),
      d.own('contractor.review', 'Look again on', 'date'),
    ),
  ],
  { audience: 'office' },
)
