import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  cell,
  choice,
  column,
  div,
  documentModel,
  field,
  fields,
  mul,
  own,
  p,
  part,
  round,
  section,
  signatures,
  sub,
  sum,
  table,
  tickList,
  total,
  totalInput,
  when,
} from '@/lib/documents/author'
import { negativesIn, overRows } from './parts/guards'
import { waiverGuide } from './parts/guides'
import { invoicingTemplate } from './template'

export const drawRequestForm = invoicingTemplate('Payment Plans & Schedules', {
  name: 'Draw Request Form',
  description:
    'Ask a lender, escrow or mortgage company for a draw: budget by item, earlier draws, this draw, holdback and the papers behind it.',
  tags: [
    'draw request',
    'lender draw',
    'escrow',
    'construction loan',
    'mortgage company',
    'loss draft',
    '203k',
    'inspection',
  ],
  fullDescription: [
    'Money that a bank holds comes out on paper: what the draw pays for, how much of each budget line was drawn before, what is left, and proof that the work stands.',
    'The form works for a construction loan, a renovation loan, an escrow, or the loss-draft department of a mortgage company after a storm. A line that would be overdrawn shows by how much.',
  ],
  howToUse: [
    'Ask the lender for its own form first; if it has one, use this as its backup.',
    'Enter the approved budget by line, and earlier draws.',
    'Enter this draw by line; look at the left column before you send.',
    'Attach waivers, invoices, photographs and the inspector’s report.',
    'Have the borrower sign, send it, and note when inspection and money are promised.',
  ],
  expertGuide: [
    {
      title: 'Order the inspection when you order the crew',
      text: 'The lender pays after its inspector has been. Book the visit for the day after the stage, not after the request: it is usually the inspector, not the bank, who costs you the week.',
    },
    {
      title: 'Loss drafts after a storm',
      text: 'A mortgage company named on the insurer’s check may pay in parts: a first part at signing, the rest after inspection. Ask for its rules before the job starts, and never have the owner sign a blank draw.',
    },
    {
      title: 'What you sign is a statement of fact',
      text: 'A request that bills work not done, or a waiver for a supplier not paid, to a lender can be a crime. Draw what stands.',
      cite: '18 U.S.C. 1014',
    },
    waiverGuide,
  ],
  document: () =>
    documentModel({
      title: 'Draw Request',
      subject: 'Request for a draw from loan, escrow or insurance funds',
      intro: 'We ask for the funds below for work that is in place. Waivers, invoices and photographs are attached.',
      keywords: ['draw request', 'lender'],
      parts: [
        part('Draw request', [
          section('Loan and property', 'Lender, borrower, property and draw number'),
          fields(
            4,
            own('draw.number', 'Draw number', 'number', { decimals: 0 }),
            own('draw.date', 'Date', 'date'),
            own('loan.number', 'Loan or claim number'),
            choice('loan.kind', 'Funds', ['Construction loan', 'Renovation loan', 'Escrow', 'Loss draft', 'Other']),
            own('loan.lender', 'Lender or escrow agent, department', 'text', { span: 2 }),
            own('loan.contact', 'Contact and email', 'text', { span: 2 }),
            field('customer.name', { label: 'Borrower or owner', span: 2 }),
            field('job.address', { span: 2 }),
            own('draw.through', 'Work through', 'date'),
            field('job.permit'),
            own('draw.payee', 'Pay to, and how', 'text', { span: 2 }),
          ),
          section('Budget and draw', 'Budget by line with earlier draws, this draw and what is left'),
          table(
            'line',
            'Budget and draw',
            [
              column('item', 'Budget line', 'text', { width: 3 }),
              column('budget', 'Budget', 'currency', { width: 1.4 }),
              column('before', 'Drawn before', 'currency', { width: 1.4 }),
              column('now', 'This draw', 'currency', { width: 1.4 }),
              column('done', 'Drawn', 'percent', {
                width: 0.9,
                decimals: 0,
                formula: div(add(0, cell('before'), cell('now')), cell('budget')),
              }),
              column('left', 'Left', 'currency', {
                width: 1.4,
                formula: onceFilled(cell('budget'), sub(cell('budget'), add(0, cell('before'), cell('now')))),
              }),
            ],
            [
              'Permit and mobilization',
              'Material on site',
              'Tear-off and deck',
              'Dried in',
              'Roof complete',
              'Gutters and metal',
              'Final inspection',
            ].map((item) => ({ item })),
            {
              blankRows: 3,
              lineNumbers: true,
              totals: [
                total('line.budget', 'Budget', sum('line', 'budget')),
                total('line.before', 'Drawn before', sum('line', 'before')),
                total('line.now', 'Work in this draw', sum('line', 'now'), { strong: true }),
                totalInput('hold.rate', 'Holdback rate of the lender', 'percent'),
                total('hold.amount', 'Held back', round(mul('line.now', 'hold.rate'))),
                total('draw.due', 'Please pay', onceFilled('line.now', sub('line.now', 'hold.amount')), {
                  strong: true,
                }),
              ],
            },
          ),
          fields(
            4,
            calculated(
              'draw.left',
              'Budget left after this draw',
              'currency',
              onceFilled('line.budget', sub('line.budget', add(0, 'line.before', 'line.now'))),
            ),
            calculated('draw.share', 'Budget drawn', 'percent', div(add(0, 'line.before', 'line.now'), 'line.budget'), {
              decimals: 1,
            }),
            calculated(
              'draw.over',
              'Lines overdrawn, in all',
              'currency',
              overRows('line', 10, (row) => when(`${row}.left`, '<', 0, sub(0, `${row}.left`), 0)),
              { hint: 'must be $0.00' },
            ),
            calculated('draw.negative', 'Negative draws', 'number', negativesIn('line', 'now', 10), {
              decimals: 0,
              hint: 'must be 0',
            }),
            own('change.signed', 'Signed changes in the budget', 'currency'),
            own('change.unsigned', 'Unsigned changes, not drawn', 'currency'),
            own('draw.contract', 'Contract with changes', 'currency'),
            calculated(
              'draw.contractCheck',
              'Budget less contract',
              'currency',
              onceFilled('draw.contract', onceFilled('line.budget', sub('line.budget', 'draw.contract'))),
            ),
          ),
          section('Attached'),
          tickList('attached', [
            'Photographs of each line drawn',
            'Invoices and delivery tickets',
            'Our waiver, conditional on this draw',
            'Waivers of subcontractors and suppliers',
            'Inspector’s or building official’s report',
            'Signed change orders',
            'Certificate of insurance',
            'Lender’s own form, if it has one',
          ]),
          p(
            'The work drawn for is in place, the lines are true, and those who worked for us on it have been paid from earlier draws.',
            'Contractor and borrower state:',
          ),
          signatures([
            { name: 'contractor', role: 'Contractor', withTitle: true },
            { name: 'owner', role: 'Borrower or owner' },
          ]),
          section('For the lender'),
          fields(
            4,
            own('lender.inspected', 'Inspected on', 'date'),
            own('lender.approved', 'Approved amount', 'currency'),
            own('lender.paid', 'Paid on', 'date'),
            own('lender.by', 'By'),
          ),
        ]),
      ],
    }),
})
