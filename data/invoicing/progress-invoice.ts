import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  cell,
  column,
  div,
  documentModel,
  fields,
  min,
  mul,
  own,
  part,
  ref,
  round,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
} from '@/lib/documents/author'
import { billBlocks, changeBlocks, officePart, payBlocks, yesNo } from './parts/bill'
import { negativesIn, notBelowZero, unlessNegative } from './parts/guards'
import { retainageCapGuide, unsignedGuide, waiverGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const share = (key: string) => min(1, notBelowZero(cell(key)))

export const progressInvoice = invoicingTemplate('Invoices', {
  name: 'Progress Invoice',
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
  document: () =>
    documentModel({
      title: 'Progress Invoice',
      subject: 'Progress billing of a roofing contract by stage',
      intro: 'What has been built so far, what was billed before, what is held back and what is due now.',
      keywords: ['progress billing', 'retainage'],
      parts: [
        part('Progress invoice', [
          ...billBlocks({
            paper: 'Invoice',
            heading: 'Bill to',
            terms: 30,
            more: [
              own('bill.number', 'Progress bill no.', 'number', { decimals: 0 }),
              own('bill.from', 'Work from', 'date'),
              own('bill.through', 'Work through', 'date'),
              own('bill.walked', 'Percents agreed with'),
            ],
          }),
          ...changeBlocks(3),
          section('Contract sum'),
          fields(
            4,
            own('sum.contract', 'Original contract sum', 'currency'),
            calculated('sum.changes', 'Signed changes, net', 'currency', ref('change.signed')),
            calculated('sum.revised', 'Contract sum to date', 'currency', add('sum.contract', 'sum.changes')),
          ),
          section('Stages', 'Stages with value, percent before and to date, earned and this bill'),
          table(
            'stage',
            'Stages',
            [
              column('stage', 'Stage', 'text', { width: 3.2 }),
              column('value', 'Value', 'currency', { width: 1.4 }),
              column('before', 'Before', 'percent', { width: 0.9, decimals: 0 }),
              column('done', 'To date', 'percent', { width: 0.9, decimals: 0 }),
              column('earned', 'Earned', 'currency', {
                width: 1.4,
                formula: unlessNegative(cell('value'), round(mul(cell('value'), share('done')))),
              }),
              column('now', 'This bill', 'currency', {
                width: 1.4,
                formula: onceFilled(cell('earned'), sub(cell('earned'), round(mul(cell('value'), share('before'))))),
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
              blankRows: 2,
              totals: [
                total('stage.value', 'Value of all stages', sum('stage', 'value')),
                total('stage.now', 'Work in this bill', sum('stage', 'now')),
                total('stage.earned', 'Earned to date', sum('stage', 'earned'), { strong: true }),
              ],
            },
          ),
          section('Earlier bills', 'Earlier bills after retainage'),
          table(
            'earlier',
            'Earlier bills',
            [
              column('number', 'Bill no.', 'text', { width: 1.2 }),
              column('date', 'Date', 'date', { width: 1.3 }),
              column('paid', 'Paid on', 'date', { width: 1.3 }),
              column('amount', 'Billed, after retainage', 'currency', { width: 1.8 }),
            ],
            [],
            { blankRows: 4, totals: [total('earlier.total', 'Billed before', sum('earlier', 'amount'))] },
          ),
          section('Now due', 'Earned less retainage less earlier bills, and what is left to finish'),
          fields(
            4,
            own('hold.rate', 'Retainage, as contract', 'percent', { decimals: 1 }),
            calculated('hold.amount', 'Retainage to date', 'currency', round(mul('stage.earned', 'hold.rate'))),
            calculated(
              'due.net',
              'Earned less retainage',
              'currency',
              onceFilled('stage.earned', sub('stage.earned', 'hold.amount')),
            ),
            calculated(
              'due.amount',
              'Pay this amount',
              'currency',
              onceFilled('due.net', notBelowZero(sub('due.net', 'earlier.total'))),
            ),
            calculated('due.done', 'Contract done', 'percent', div('stage.earned', 'sum.revised'), { decimals: 1 }),
            calculated(
              'due.left',
              'Left to finish, with retainage',
              'currency',
              onceFilled('due.net', onceFilled('sum.revised', sub('sum.revised', 'due.net'))),
            ),
            calculated(
              'due.credit',
              'Billed ahead, off the next bill',
              'currency',
              onceFilled('due.net', notBelowZero(sub('earlier.total', 'due.net'))),
            ),
            own('due.tax', 'Sales tax in the values', 'select', { options: yesNo }),
          ),
          ...payBlocks(),
          signatures([
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
          calculated(
            'sum.check',
            'Stages less contract',
            'currency',
            onceFilled('sum.revised', onceFilled('stage.value', sub('stage.value', 'sum.revised'))),
            { hint: 'must be $0.00' },
          ),
          calculated('check.negative', 'Negative values, left out', 'number', negativesIn('stage', 'value', 10), {
            decimals: 0,
            hint: 'must be 0',
          }),
        ),
      ],
    }),
})
