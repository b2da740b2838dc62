import { defineTemplate } from '@/data/shared/define-template'
import { negativesIn, onceFilled, shortfall } from '@/data/shared/guards'
import { waiverGuide } from '@/data/shared/invoice/guides'
import { beforeYouSend } from '@/data/shared/checks'
import * as d from '@/lib/documents/author'

export const drawRequestForm = defineTemplate('invoicing', {
  name: 'Draw Request Form',
  group: 'Payment Plans & Schedules',
  description:
    'Ask a lender, escrow or mortgage company for a draw: budget by item, earlier draws, this draw, holdback and the documents behind it.',
  tags: [
    'draw request',
    'lender draw',
    'escrow',
    'construction loan',
    'mortgage company',
    'loss draft',
    '203k',
    'inspection',
    'pay request',
    'lender draw form',
    'construction draw',
    'rehab loan',
    'insurance proceeds',
    'mortgagee',
  ],
  fullDescription: [
    'A bank releases money against documents: what the draw pays for, how much of each budget line was drawn before, what is left, and proof that the work stands.',
    'The form works for a construction loan, a renovation loan, an escrow, or the loss-draft department of a mortgage company after a storm. A line that would be overdrawn shows by how much.',
  ],
  howToUse: [
    'Ask the lender for its own form first; if it has one, use this as its backup.',
    'Enter the approved budget by line, and earlier draws.',
    'Enter this draw by line; look at “Left” and at the office page before you send.',
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
  title: 'Draw Request',
  subject: 'Request for a draw from loan, escrow or insurance funds',
  intro: 'We ask for the funds below for work that is in place. Waivers, invoices and photographs are attached.',
  keywords: ['draw request', 'lender'],
  required: [
    'draw.number',
    'draw.date',
    'loan.number',
    'loan.lender',
    'draw.through',
    'draw.payee',
    'line',
    'line.budget',
  ],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('Draw request', [
      d.section('Loan and property', 'Lender, borrower, property and draw number'),
      d.fields(
        4,
        d.own('draw.number', 'Draw number', 'number', { decimals: 0, plain: true }),
        d.own('draw.date', 'Date', 'date'),
        d.own('loan.number', 'Loan or claim number'),
        d.choice('loan.kind', 'Funds', ['Construction loan', 'Renovation loan', 'Escrow', 'Loss draft', 'Other']),
        d.own('loan.lender', 'Lender or escrow agent, department', 'text', { span: 2 }),
        d.own('loan.contact', 'Contact and email', 'text', { span: 2 }),
        d.field('customer.name', { label: 'Borrower or owner', span: 2 }),
        d.field('job.address', { span: 2 }),
        d.field('job.number'),
        d.field('job.permit'),
        d.own('draw.through', 'Work through', 'date'),
        d.own('draw.payee', 'Pay to, and how'),
      ),
      d.section('Budget and draw', 'Budget by line with earlier draws, this draw and what is left'),
      d.table(
        'line',
        'Budget and draw',
        [
          d.column('item', 'Budget line', 'text', { width: 3 }),
          d.column('budget', 'Budget', 'currency', { width: 1.4 }),
          d.column('before', 'Drawn before', 'currency', { width: 1.4 }),
          d.column('now', 'This draw', 'currency', { width: 1.4 }),
          d.column('done', 'Drawn', 'percent', {
            width: 0.9,
            decimals: 0,
            formula: d.div(d.add(0, d.cell('before'), d.cell('now')), d.cell('budget')),
          }),
          d.column('left', 'Left', 'currency', {
            width: 1.4,
            formula: onceFilled(d.cell('budget'), d.sub(d.cell('budget'), d.add(0, d.cell('before'), d.cell('now')))),
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
          blankRows: 2,
          lineNumbers: true,
          totals: [
            d.total('line.budget', 'Budget', d.sum('line', 'budget')),
            d.total('line.before', 'Drawn before', d.sum('line', 'before')),
            d.total('line.now', 'Work in this draw', d.sum('line', 'now'), { strong: true }),
            d.totalInput('hold.rate', 'Holdback rate of the lender', 'percent'),
            d.total('hold.amount', 'Held back', d.round(d.mul('line.now', 'hold.rate'))),
            d.total('draw.due', 'Please pay', onceFilled('line.now', d.sub('line.now', 'hold.amount')), {
              strong: true,
            }),
          ],
        },
      ),
      d.fields(
        4,
        d.calculated(
          'draw.left',
          'Budget left after this draw',
          'currency',
          onceFilled('line.budget', d.sub('line.budget', d.add(0, 'line.before', 'line.now'))),
        ),
        d.calculated(
          'draw.share',
          'Budget drawn',
          'percent',
          d.div(d.add(0, 'line.before', 'line.now'), 'line.budget'),
          { decimals: 1 },
        ),
        d.own('change.signed', 'Changes in the budget (− credit)', 'currency'),
        d.own('change.unsigned', 'Unsigned changes, not drawn', 'currency'),
      ),
      d.section('Attached'),
      d.tickList('attached', [
        'Photographs of each line drawn',
        'Invoices and delivery tickets',
        'Our waiver, conditional on this draw',
        'Waivers of subcontractors and suppliers',
        'Inspector’s or building official’s report',
        'Signed change orders',
        'Certificate of insurance',
        'Lender’s own form, if it has one',
      ]),
      d.p(
        'The work drawn for is in place, the lines are true, and subcontractors and suppliers have been paid for the work of earlier draws. The borrower agrees to this draw.',
        'The contractor states:',
      ),
      d.signatures([
        { name: 'contractor', role: 'Contractor', withTitle: true },
        { name: 'owner', role: 'Borrower or owner' },
      ]),
      d.section('For the lender'),
      d.fields(
        4,
        d.own('lender.inspected', 'Inspected on', 'date'),
        d.own('lender.approved', 'Approved amount', 'currency'),
        d.own('lender.paid', 'Paid on', 'date'),
        d.own('lender.by', 'By'),
      ),
    ]),
    beforeYouSend(
      d.fields(
        4,
        d.calculated('draw.over', 'Lines overdrawn, in all', 'currency', shortfall('line', 'left'), {
          hint: 'must be $0.00',
        }),
        d.calculated('draw.negative', 'Negative draws', 'number', negativesIn('line', 'now'), {
          decimals: 0,
          hint: 'must be 0',
        }),
        d.own('draw.contract', 'Contract with changes', 'currency'),
        d.calculated(
          'draw.contractCheck',
          'Budget less contract',
          'currency',
          onceFilled('draw.contract', onceFilled('line.budget', d.sub('line.budget', 'draw.contract'))),
          { hint: 'must be $0.00' },
        ),
        d.own('office.promised', 'Inspection promised for', 'date'),
        d.own('office.money', 'Money promised for', 'date'),
        d.own('office.sent', 'Sent on, and how', 'text', { span: 2 }),
      ),
    ),
  ],
})
