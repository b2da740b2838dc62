import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const payChangeNotice = defineTemplate('hr', {
  name: 'Pay Change Notice',
  group: 'Compensation & Benefits',
  telling: 'What changes',
  description:
    'Written notice of a change in pay, basis or role before it takes effect: old and new side by side, raise worked out, state notice.',
  tags: [
    'pay change',
    'raise letter',
    'wage notice',
    'pay cut',
    'promotion',
    'rate change',
    'payroll notice',
    'raise notice',
    'wage increase letter',
    'salary change',
    'pay rate change form',
    'demotion',
    'payroll change form',
  ],
  fullDescription: [
    'A raise announced on the roof that shows up on the check three weeks later is worth half. This page puts old and new side by side, with the first workweek at the new rate, and goes to the employee and to payroll before that week begins.',
    'It serves for a lower rate as well, which is lawful only for hours not yet worked, with the notice your state asks for, and never below the minimum wage or a contract.',
  ],
  howToUse: [
    'Choose a date in the future, on the first day of a workweek.',
    'Enter old and new; the change is worked out.',
    'For piece work, name the rates and the hourly rate off the piece.',
    'Check the state’s notice period and form for changes of pay.',
    'Have it signed before the first hour, give a copy, send one to payroll.',
  ],
  expertGuide: [
    {
      title: 'Never backward',
      text: 'A rate can be lowered for hours still to be worked, not for those already done. Agree before the week starts, and change it on the first day of a workweek so that the regular rate stays clean. Two rates in one week mean a weighted average for overtime.',
      cite: '29 CFR 778.115',
    },
    {
      title: 'States want it in writing, some on a form',
      text: 'New York asks for written notice at least seven days before a change that the wage statement does not show; California within seven days after it. Other states ask for advance notice of any cut. Use the official form where there is one.',
      cite: 'N.Y. Lab. Law 195(2); Cal. Lab. Code 2810.5(b)',
    },
    {
      title: 'From hourly to salary',
      text: 'Salary does not end overtime. The exemption needs the duties and the salary level of federal and state law; without both, overtime is owed on the salary too, and hours must be kept.',
      cite: '29 CFR 541.2, 541.600, 778.113',
    },
  ],
  pages: { main: 2 },
  subject: 'Notice of a change in pay or role, before it takes effect',
  intro: 'What changes, from when, and why. Signed before the first hour at the new rate.',
  required: ['notice.date', 'notice.effective', 'new.role', 'new.rate', 'change.reason'],
  parts: () => [
    d.part('Notice', [
      d.section('To'),
      d.fields(
        4,
        d.field('person.name', { label: 'Employee', span: 2 }),
        d.own('notice.date', 'Date of this notice', 'date'),
        d.own('notice.effective', 'First workweek begins', 'date'),
      ),
      d.section('What changes', 'Old and new side by side with the change worked out'),
      d.fields(
        2,
        d.own('old.role', 'Job until now'),
        d.own('new.role', 'Job from then'),
        d.choice('old.basis', 'Basis until now', [
          'Hour',
          'Piece with hourly rate off the piece',
          'Salary',
          'Commission',
        ]),
        d.choice('new.basis', 'Basis from then', [
          'Hour',
          'Piece with hourly rate off the piece',
          'Salary',
          'Commission',
        ]),
        d.own('old.rate', 'Rate until now', 'currency'),
        d.own('new.rate', 'Rate from then', 'currency'),
        d.choice('old.overtime', 'Overtime until now', ['Paid', 'Exempt']),
        d.choice('new.overtime', 'Overtime from then', ['Paid', 'Exempt, duties and salary checked']),
      ),
      d.fields(
        4,
        d.calculated(
          'change.amount',
          'Change',
          'currency',
          d.when('new.rate', '>', 0, d.sub('new.rate', 'old.rate'), 0),
        ),
        d.calculated('change.percent', 'In percent', 'percent', d.div('change.amount', 'old.rate'), { decimals: 1 }),
        d.own('change.hours', 'Hours in a usual week', 'number', { decimals: 1, value: 40 }),
        d.calculated(
          'change.week',
          'In a usual week',
          'currency',
          d.round(d.mul(d.ref('change.amount'), d.ref('change.hours'))),
        ),
      ),
      d.fields(
        2,
        d.choice('change.reason', 'Reason', [
          'Review',
          'New step on the wage scale',
          'New job',
          'Market',
          'Company-wide',
          'Prevailing wage',
          'Other',
        ]),
        d.own('change.next', 'Next look at pay', 'date'),
        d.field('company.representative', { label: 'Questions go to', span: 2 }),
        d.own('change.piece', 'Piece rates, if any, and hourly rate off the piece', 'multiline', { span: 2, lines: 2 }),
        d.own('change.other', 'Other changes: benefits, bonus plan, truck, schedule, supervisor', 'multiline', {
          span: 2,
          lines: 2,
        }),
      ),
      d.p(
        'All hours before the date above are paid at the old rate. Everything this notice does not name stays as it is, at-will employment included. If you think something here is wrong, tell {company.representative} at {company.phone}; nobody will hold it against you.',
      ),
      d.signatures([
        { name: 'company', role: 'For the company', withTitle: true },
        { name: 'employee', role: 'Employee: received a copy' },
      ]),
      d.section('Office', 'Office checks before the change'),
      d.tickList('office', [
        'Effective date lies in the future and begins a workweek',
        'New rate is at least the minimum wage of state and city',
        'Fits the wage scale; compared with others on the step',
        'State’s own wage-notice form attached, where required',
        'Notice period for a cut looked up',
        'Exempt status tested by duties and salary',
        'Payroll changed, and first check looked at',
        'Workers’ compensation class still right',
      ]),
      notEmploymentAdvice(
        '29 CFR 541.2, 778.115',
        'N.Y. Lab. Law 195',
        'Cal. Lab. Code 2810.5',
        'state wage-notice law',
      ),
    ]),
  ],
})
