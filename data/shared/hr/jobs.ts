/** What the four job descriptions have in common: facts of the job, duties with their share of time, demands, closing. */
import type { GuideEntry } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

interface JobFacts {
  position: string
  reportsTo: string
  basis: readonly string[]
  overtime: string
}

/** Title, place, pay and overtime status. The pay range is blank: several states want it in every posting. */
export const jobFacts = ({ position, reportsTo, basis, overtime }: JobFacts): d.Block =>
  d.fields(
    4,
    d.field('person.position', { label: 'Job title', value: position }),
    d.own('job.reportsTo', 'Reports to', 'text', { value: reportsTo }),
    d.own('job.location', 'Shop and work area'),
    d.own('job.hours', 'Usual days and hours'),
    d.choice('pay.basis', 'Pay basis', basis, { value: basis[0] ?? null }),
    d.own('pay.low', 'Pay range from', 'currency'),
    d.own('pay.high', 'Pay range to', 'currency'),
    d.choice('pay.per', 'Pay range is for', ['An hour', 'A week', 'Year 1']),
    d.choice('pay.overtime', 'Overtime', ['Paid (nonexempt)', 'Exempt, basis on file'], { value: overtime }),
    d.own('pay.benefits', 'Benefits'),
    d.own('job.posted', 'Posted on', 'date'),
    d.own('job.apply', 'How to apply, and by when'),
  )

/** Duties with share of time and whether the job would still be this job without them (29 CFR 1630.2(n)). */
export const dutyTable = (duties: readonly (readonly [duty: string, share: number])[]): d.Block =>
  d.table(
    'duty',
    'Duties',
    [
      d.column('duty', 'Duty', 'text', { width: 6 }),
      d.column('share', 'Share of time', 'percent', { width: 1.1, decimals: 0 }),
      d.column('essential', 'Essential', 'select', { width: 1.1, options: ['Yes', 'No'] }),
    ],
    duties.map(([duty, share]) => ({ duty, share, essential: 'Yes' })),
    {
      totals: [d.total('duty.all', 'All duties, 100%', d.sum('duty', 'share'), { type: 'percent', decimals: 0 })],
    },
  )

/** Physical demands as the work makes them; how often is an answer to check and change. */
export const demandTable = (demands: readonly (readonly [demand: string, often: string])[]): d.Block =>
  d.table(
    'demand',
    'Physical demands',
    [
      d.column('demand', 'Demand', 'text', { width: 5.4 }),
      d.column('often', 'How often', 'select', {
        width: 1.6,
        options: ['Rarely', 'Some days', 'Daily', 'Most of the day'],
      }),
    ],
    demands.map(([demand, often]) => ({ demand, often })),
  )

/** What a new hire does without help after a week, after 30, 60 and 90 days and after a year, with who reviewed it and when. */
export const firstYear = (steps: readonly [week: string, ...rest: [string, string, string, string]]): d.Block[] => [
  d.section('Your first year', 'What you can do on your own, and by when'),
  d.table(
    'step',
    'Your first year',
    [
      d.column('when', 'By the end of', 'text', { width: 1.2, fixed: true }),
      d.column('what', 'What you do on your own', 'text', { width: 4.8 }),
      d.column('date', 'Reviewed on', 'date', { width: 1.3 }),
      d.column('by', 'By', 'text', { width: 1.2 }),
    ],
    steps.map((what, index) => ({ when: ['Week 1', 'Day 30', 'Day 60', 'Day 90', 'Year 1'][index]!, what })),
  ),
]

/** Equal opportunity, accommodation and employment at will, then who read it. */
export const jobClosing = (): readonly d.Block[] => [
  d.section('Equal opportunity', 'Equal opportunity, accommodation and signatures'),
  d.p(
    'We hire, pay and promote on ability, without regard to any trait the law protects. If a disability, pregnancy or your religion means that you need a change in how we hire or how the work is done, tell us and we will work it out with you. This page describes the job; it is not a contract.',
  ),
  d.signatures([
    { name: 'employee', role: 'Employee' },
    { name: 'manager', role: 'For the company', withTitle: true },
  ]),
]

export const demandsGuide: GuideEntry = {
  title: 'Describe demands as the work makes them',
  text: 'Essential functions and physical demands decide later whether an accommodation is reasonable, so they must be true. Write “carry an 80-pound bundle up a ladder” only if nobody uses the hoist. Never ask an applicant about health; ask whether they can do these tasks, with or without accommodation.',
  cite: '42 U.S.C. 12111(8), 12112(d)(2); 29 CFR 1630.2(n)',
}
