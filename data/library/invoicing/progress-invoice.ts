import { defineTemplate } from '@/data/shared/define-template'
import { creditLines, notBelowZero, onceFilled } from '@/data/shared/guards'
import { billBlocks, changeBlocks, officePart, payBlocks, yesNo } from '@/data/shared/invoice/bill'
import { retainageCapGuide, unsignedGuide, waiverGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

export const progressInvoice = defineTemplate('invoicing', {
  name: 'Progress Invoice',
  group: 'Invoices',
  demand: [0.485, 'Part of the companies, or some jobs.'],
  telling: 'Stages',
  description:
    'Progress invoice by stage: percent done, signed changes, earlier bills and retainage down to the amount now due.',
  popular: true,
  tags: [
    'progress invoice',
    'progress billing',
    'stage payment',
    'percent complete',
    'retainage',
    'partial billing',
    'draw',
    'pay application',
    'payment application',
    'dried in',
    'commercial roofing',
    'stage billing',
  ],
  fullDescription: [
    'Bills a job while it runs. Each stage has its value and the percent done; the sheet adds what has been earned, takes off retainage and all earlier bills, and shows what is due now and what is left to finish.',
    'The stages must add up to the contract with its signed changes, and the sheet says by how much they do not. Unsigned changes stay outside. A stage cannot be billed above 100%.',
  ],
  howToUse: [
    'Enter the contract sum and change orders; mark those that are signed.',
    'Divide the revised contract over the stages until the check shows $0.00. Do this once, for the first bill; sales tax that is not in the values is a stage of its own.',
    'For each bill enter the percent done to date, with the percent of the bill before beside it.',
    'List every earlier bill with the amount asked for, after its retainage.',
    'Walk the roof with the owner’s representative, agree on the percents, and send it with the waiver.',
  ],
  expertGuide: [
    {
      title: 'Earned, less held, less billed before',
      text: 'The amount due is what is earned to date, less retainage to date, less what was billed before. Work it out that way each time and a wrong percent last month corrects itself this month.',
    },
    retainageCapGuide,
    unsignedGuide,
    waiverGuide,
    {
      title: 'Dry-in is the honest milestone',
      text: 'Owners understand “dried in” and “field complete”. They do not understand 37%. Give early stages no more than they cost: a job billed ahead looks fine until the last third has to be built without money.',
    },
  ],
  subject: 'Progress billing of a roofing contract by stage',
  intro: 'What has been built so far, what was billed before, what is held back and what is due now.',
  keywords: ['progress billing', 'retainage'],
  stateFacts: ['salesTax'],
  required: [
    'invoice.number',
    'invoice.date',
    'bill.number',
    'bill.through',
    'sum.contract',
    'stage',
    'stage.value',
    'stage.done',
    'pay.payee',
  ],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('Progress invoice', [
      ...billBlocks({
        paper: 'Invoice',
        heading: 'Bill to',
        terms: 30,
        more: [
          d.own('bill.number', 'Progress bill no.', 'number', { decimals: 0, plain: true }),
          d.own('bill.from', 'Work from', 'date'),
          d.own('bill.through', 'Work through', 'date'),
          d.own('bill.walked', 'Percents agreed with'),
        ],
      }),
      ...changeBlocks(3),
      d.section('Contract sum'),
      d.fields(
        4,
        d.own('sum.contract', 'Original contract sum', 'currency'),
        d.calculated('sum.changes', 'Signed changes, net', 'currency', d.ref('change.signed')),
        d.calculated('sum.revised', 'Contract sum to date', 'currency', d.add('sum.contract', 'sum.changes')),
      ),
      d.section('Stages', 'Stages with value, percent before and to date, earned and this bill'),
      d.table(
        'stage',
        'Stages',
        [
          d.column('stage', 'Stage', 'text', { width: 3.2 }),
          d.column('value', 'Value', 'currency', { width: 1.4 }),
          d.column('before', 'Before', 'percent', { width: 0.9, decimals: 0, ofWhole: true }),
          d.column('done', 'To date', 'percent', { width: 0.9, decimals: 0, ofWhole: true }),
          d.column('earned', 'Earned', 'currency', {
            width: 1.4,
            formula: d.round(d.mul(d.cell('value'), d.cell('done'))),
          }),
          d.column('now', 'This bill', 'currency', {
            width: 1.4,
            formula: onceFilled(
              d.cell('earned'),
              d.sub(d.cell('earned'), d.round(d.mul(d.cell('value'), d.cell('before')))),
            ),
          }),
        ],
        [
          'Mobilization, permit and protection',
          'Material delivered and stored',
          'Tear-off and deck repair',
          'Dried in',
          'Field of roof',
          'Flashings, edges and vents',
          'Gutters and accessories',
          'Punch list and closeout',
        ].map((stage) => ({ stage })),
        {
          blankRows: 1,
          totals: [
            d.total('stage.value', 'Value of all stages', d.sum('stage', 'value')),
            d.total('stage.now', 'Work in this bill', d.sum('stage', 'now')),
            d.total('stage.earned', 'Earned to date', d.sum('stage', 'earned')),
          ],
        },
      ),
      d.section(
        'Earlier bills and amount due',
        'Retainage, earlier bills, the amount now due and what is left to finish',
      ),
      d.table(
        'earlier',
        'Earlier bills',
        [
          d.column('number', 'Bill no.', 'text', { width: 1.2 }),
          d.column('date', 'Date', 'date', { width: 1.3 }),
          d.column('paid', 'Paid on', 'date', { width: 1.3 }),
          d.column('amount', 'Billed, after retainage', 'currency', { width: 1.8 }),
        ],
        [],
        {
          blankRows: 2,
          totals: [
            { ...d.totalInput('hold.rate', 'Retainage, as contract', 'percent'), decimals: 1 },
            d.total('hold.amount', 'Retainage to date', d.round(d.mul('stage.earned', 'hold.rate'))),
            d.total(
              'due.net',
              'Earned less retainage',
              onceFilled('stage.earned', d.sub('stage.earned', 'hold.amount')),
            ),
            d.total('earlier.total', 'Billed before', d.sum('earlier', 'amount')),
            d.total(
              'due.amount',
              'Pay this amount',
              onceFilled('due.net', notBelowZero(d.sub('due.net', 'earlier.total'))),
              {
                strong: true,
              },
            ),
          ],
        },
      ),
      d.fields(
        4,
        d.calculated('due.done', 'Contract done', 'percent', d.div('stage.earned', 'sum.revised'), { decimals: 1 }),
        d.calculated(
          'due.left',
          'Left to finish, with retainage',
          'currency',
          onceFilled('due.net', onceFilled('sum.revised', d.sub('sum.revised', 'due.net'))),
        ),
        d.calculated(
          'due.credit',
          'Billed ahead, off the next bill',
          'currency',
          onceFilled('due.net', notBelowZero(d.sub('earlier.total', 'due.net'))),
        ),
        d.own('due.tax', 'Sales tax in the values', 'select', { options: yesNo }),
      ),
      ...payBlocks(),
      d.signatures([
        { name: 'contractor', role: 'Contractor', withTitle: true },
        { name: 'owner', role: 'Owner: percents agreed', withTitle: true },
      ]),
    ]),
    officePart(
      [
        'Stages add up to the contract',
        'Percents agreed on the roof',
        'Every earlier bill listed',
        'Unsigned changes chased',
        'Waivers of subcontractors and suppliers in hand',
        'Photographs of each stage',
      ],
      d.calculated(
        'sum.check',
        'Stages less contract',
        'currency',
        onceFilled('sum.revised', onceFilled('stage.value', d.sub('stage.value', 'sum.revised'))),
        { hint: 'must be $0.00' },
      ),
      creditLines('check.negative', 'Negative values', ['stage', 'value']),
    ),
  ],
})
