import { hrDocument, notLegalAdvice } from './template'
import {
  calculated,
  choice,
  div,
  field,
  fields,
  mul,
  own,
  p,
  part,
  ref,
  round,
  section,
  signatures,
  sub,
  tickList,
  when,
} from '@/lib/documents/author'

export const payChangeNotice = hrDocument('Compensation & Benefits', 'Word', {
  name: 'Pay Change Notice',
  description:
    'Written notice of a change in pay, basis or role before it takes effect: old and new side by side, raise worked out, state notice.',
  tags: ['pay change', 'raise letter', 'wage notice', 'pay cut', 'promotion', 'rate change', 'payroll notice'],
  fullDescription: [
    'A raise that is told on the roof and appears on the check three weeks later is worth half. This page puts old and new side by side, with the first workweek at the new rate, and goes to the employee and to payroll before that week begins.',
    'It serves for a lower rate as well, which is lawful only for hours not yet worked, with the notice your state asks for, and never below the minimum wage or a contract.',
  ],
  howToUse: [
    'Choose the first day of a workweek as the effective date, in the future.',
    'Enter old and new; the change is worked out.',
    'For piece work, name the rates and the hourly rate off the piece.',
    'Check the state’s notice period and form for changes of pay.',
    'Have it signed before the first hour, give a copy, send one to payroll.',
  ],
  expertGuide: [
    {
      title: 'Never backward',
      text: 'A rate can be lowered for hours still to be worked, not for those already done. Agree before the week starts, and change it on the first day of a workweek so that the regular rate stays clean. Two rates in one week are averaged for overtime.',
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
  subject: 'Notice of a change in pay or role, before it takes effect',
  intro: 'What changes, from when, and why. Signed before the first hour at the new rate.',
  letterhead: 'full',
  parts: () => [
    part('Notice', [
      section('To'),
      fields(
        4,
        field('person.name', { label: 'Employee', span: 2 }),
        own('notice.date', 'Date of this notice', 'date'),
        own('notice.effective', 'First workweek begins', 'date'),
      ),
      section('What changes', 'Old and new side by side with the change worked out'),
      fields(
        2,
        own('old.role', 'Job until now'),
        own('new.role', 'Job from then'),
        choice('old.basis', 'Basis until now', [
          'Hour',
          'Piece with hourly rate off the piece',
          'Salary',
          'Commission',
        ]),
        choice('new.basis', 'Basis from then', [
          'Hour',
          'Piece with hourly rate off the piece',
          'Salary',
          'Commission',
        ]),
        own('old.rate', 'Rate until now', 'currency'),
        own('new.rate', 'Rate from then', 'currency'),
        choice('old.overtime', 'Overtime until now', ['Paid', 'Exempt']),
        choice('new.overtime', 'Overtime from then', ['Paid', 'Exempt, duties and salary checked']),
      ),
      fields(
        4,
        calculated('change.amount', 'Change', 'currency', when('new.rate', '>', 0, sub('new.rate', 'old.rate'), 0)),
        calculated('change.percent', 'In percent', 'percent', div('change.amount', 'old.rate'), { decimals: 1 }),
        own('change.hours', 'Hours in a usual week', 'number', { decimals: 1, value: 40 }),
        calculated('change.week', 'In a usual week', 'currency', round(mul(ref('change.amount'), ref('change.hours')))),
      ),
      fields(
        2,
        choice('change.reason', 'Reason', [
          'Review',
          'New step on the wage scale',
          'New job',
          'Market',
          'Company-wide',
          'Prevailing wage',
          'Other',
        ]),
        own('change.next', 'Next look at pay', 'date'),
        own('change.piece', 'Piece rates, if any, and hourly rate off the piece', 'multiline', { span: 2, lines: 2 }),
        own('change.other', 'Other changes: benefits, bonus plan, truck, schedule, supervisor', 'multiline', {
          span: 2,
          lines: 2,
        }),
      ),
      p(
        'All hours before the date above are paid at the old rate. Everything that this notice does not name stays as it is. Employment remains at will. If you think that something here is wrong, tell {company.representative} at {company.phone}; asking has no disadvantage.',
      ),
      signatures([
        { name: 'company', role: 'For the company', withTitle: true },
        { name: 'employee', role: 'Employee: received a copy' },
      ]),
      section('Office', 'Office checks before the change'),
      tickList('office', [
        'Effective date lies in the future and begins a workweek',
        'New rate is at least the minimum wage of state and city',
        'Fits the wage scale; compared with others on the step',
        'State’s own wage-notice form attached, where required',
        'Notice period for a cut looked up',
        'Exempt status tested by duties and salary',
        'Payroll changed, and first check looked at',
        'Workers’ compensation class still right',
      ]),
      notLegalAdvice('29 CFR 541.2, 778.115', 'N.Y. Lab. Law 195', 'Cal. Lab. Code 2810.5', 'state wage-notice law'),
    ]),
  ],
})
