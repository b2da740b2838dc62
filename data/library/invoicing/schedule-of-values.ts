import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled } from '@/data/shared/guards'
import { unsignedGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const items = [
  { group: 'General' },
  'Mobilization, permit, bonds and insurance',
  'Safety set-up and site protection',
  'Submittals and shop drawings',
  { group: 'Removal and deck' },
  'Tear-off and disposal',
  'Deck repair in the base price',
  { group: 'Roof' },
  'Vapor retarder and insulation',
  'Cover board',
  'Membrane or covering, material',
  'Membrane or covering, installation',
  'Base flashings and walls',
  'Penetrations and drains',
  { group: 'Sheet metal and accessories' },
  'Edge metal and coping',
  'Gutters and downspouts',
  'Curbs, hatches and skylights',
  { group: 'Closeout' },
  'Punch list and cleanup',
  'Warranty inspection and documents',
] as const
const lines = items.map((item) => (typeof item === 'string' ? { item } : item))
const count = 19

export const scheduleOfValues = defineTemplate('invoicing', {
  name: 'Schedule of Values',
  group: 'Payment Plans & Schedules',
  demand: [0.32, 'Companies that have grown.'],
  description:
    'Divide a roofing contract by work item so it can be billed by percent: values, shares, cost check and balance to finish.',
  popular: true,
  tags: [
    'schedule of values',
    'SOV',
    'contract breakdown',
    'percent complete',
    'commercial roofing',
    'billing by item',
    'pay application',
    'continuation sheet',
    'line items',
    'general contractor',
    'front loading',
    'low-slope',
  ],
  fullDescription: [
    'The list that a general contractor or owner asks for before the first bill. Sixteen usual roofing items are given to change; values must add up to the contract, and the sheet shows by how much they do not.',
    'The office page sets cost beside value, so you see which items are billed ahead of their cost and which behind. Percent done gives what is earned and what is left, item by item.',
  ],
  howToUse: [
    'Enter the contract sum; change the items to those of your specification.',
    'Enter values until the difference shows $0.00; never let the other side find the cent.',
    'Enter cost on the Office page and look at the margin of each item.',
    'Send it for approval before you mobilize; values do not change afterward, except by change order.',
    'Each month enter the percent done and bill from it.',
  ],
  expertGuide: [
    {
      title: 'Ahead, but not blatantly',
      text: 'Mobilization and submittals are real work and may be billed early. Values that put the profit of the whole job into the first two lines are refused by a careful owner and remembered by the architect.',
    },
    {
      title: 'Split material from labor where storage is billed',
      text: 'Stored membrane and insulation can be billed with invoice, insurance and photographs if the contract says so. Give them lines of their own, so that labor is not held up by a warehouse question.',
    },
    {
      title: 'Give retainage a last line to fall due on',
      text: 'Closeout lines are small on purpose, but not zero: they are what remains when the punch list drags, and what the retainage waits for.',
      cite: 'N.Y. Gen. Bus. Law 756-c; Cal. SB 61',
    },
    unsignedGuide,
  ],
  subject: 'The contract sum by work item',
  intro: 'The contract divided by work item. Each bill states the percent done of each line.',
  keywords: ['schedule of values', 'SOV'],
  required: ['job.name', 'sov.date', 'sum.contract', 'sov', 'sov.item', 'sov.value'],
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part('Values', [
      d.section('Contract', 'Project, contract sum and signed changes'),
      d.fields(
        4,
        d.field('job.name'),
        d.field('job.number'),
        d.own('contract.number', 'Contract number'),
        d.own('sov.date', 'Date', 'date'),
        d.field('customer.name', { label: 'Owner or general contractor', span: 2 }),
        d.own('sov.section', 'Specification section'),
        d.own('sov.through', 'Percents through', 'date'),
        d.own('sum.contract', 'Contract sum', 'currency'),
        d.own('sum.changes', 'Signed changes (− credit)', 'currency', { hint: 'unsigned ones wait' }),
        d.calculated(
          'sum.total',
          'To be divided',
          'currency',
          onceFilled('sum.contract', d.add('sum.contract', 'sum.changes')),
        ),
      ),
      d.section('Work items', 'Work items with value, share, percent done, earned and left'),
      d.table(
        'sov',
        'Work items',
        [
          d.column('item', 'Work item', 'text', { width: 3.8 }),
          d.column('value', 'Value', 'currency', { width: 1.5 }),
          d.column('share', 'Share', 'percent', {
            width: 0.9,
            decimals: 1,
            formula: d.div(d.cell('value'), d.ref('sum.total')),
          }),
          d.column('done', 'Done', 'percent', { width: 0.9, decimals: 0, ofWhole: true }),
          d.column('earned', 'Earned', 'currency', {
            width: 1.5,
            formula: d.round(d.mul(d.cell('value'), d.cell('done'))),
          }),
          d.column('left', 'Left', 'currency', {
            width: 1.5,
            formula: onceFilled(d.cell('value'), d.sub(d.cell('value'), d.cell('earned'))),
          }),
        ],
        lines,
        {
          blankRows: 3,
          lineNumbers: true,
          totals: [
            d.total('sov.total', 'Value of all items', d.sum('sov', 'value'), { strong: true }),
            d.total('sov.earned', 'Earned to date', d.sum('sov', 'earned')),
            d.total('sov.left', 'Left to finish', d.sum('sov', 'left')),
          ],
        },
      ),
      d.fields(
        4,
        d.calculated('sov.done', 'Contract done', 'percent', d.div('sov.earned', 'sov.total'), { decimals: 1 }),
        d.own('sov.retainage', 'Retainage, as contract', 'percent', { decimals: 1 }),
        d.calculated('sov.held', 'Held to date', 'currency', d.round(d.mul('sov.earned', 'sov.retainage'))),
        d.calculated(
          'sov.payable',
          'Earned less held',
          'currency',
          onceFilled('sov.earned', d.sub('sov.earned', 'sov.held')),
        ),
      ),
      d.signatures([
        { name: 'contractor', role: 'Contractor', withTitle: true },
        { name: 'approved', role: 'Values approved for the owner', withTitle: true },
      ]),
    ]),
    d.part(
      'Office',
      [
        d.section('Before you send it', 'Values against the contract sum'),
        d.fields(
          2,
          d.calculated(
            'sum.check',
            'Values less contract',
            'currency',
            onceFilled('sum.total', onceFilled('sov.total', d.sub('sov.total', 'sum.total'))),
            { hint: 'must be $0.00' },
          ),
          d.own('sum.by', 'Checked by'),
        ),
        d.section('Cost behind the values', 'Cost, profit and margin of each item, in the order of the values'),
        d.table(
          'cost',
          'Cost behind the values',
          [
            d.column('line', 'Line', 'number', { width: 0.7, decimals: 0, fixed: true }),
            d.column('cost', 'Cost', 'currency', { width: 1.5 }),
            d.column('value', 'Value', 'currency', { width: 1.5, formula: d.cell('value', 'sov') }),
            d.column('profit', 'Value less cost', 'currency', {
              width: 1.5,
              formula: onceFilled(d.cell('cost'), onceFilled(d.cell('value'), d.sub(d.cell('value'), d.cell('cost')))),
            }),
            d.column('margin', 'Margin', 'percent', {
              width: 1,
              decimals: 1,
              formula: d.div(d.cell('profit'), d.cell('value')),
            }),
            d.column('share', 'Share of cost', 'percent', {
              width: 1.1,
              decimals: 1,
              formula: d.div(d.cell('cost'), d.ref('cost.total')),
            }),
            d.column('ahead', 'Billed ahead (+)', 'percent', {
              width: 1.3,
              decimals: 1,
              formula: onceFilled(
                d.cell('share'),
                onceFilled(d.cell('share', 'sov'), d.sub(d.cell('share', 'sov'), d.cell('share'))),
              ),
            }),
          ],
          Array.from({ length: count }, (_, index) => ({ line: index + 1 })),
          {
            totals: [
              d.total('cost.total', 'Cost', d.sum('cost', 'cost')),
              d.total(
                'cost.profit',
                'Profit in the contract',
                onceFilled('cost.total', onceFilled('sov.total', d.sub('sov.total', 'cost.total'))),
                { strong: true },
              ),
            ],
          },
        ),
        d.p(
          'a line whose share of the value is larger than its share of the cost is billed ahead. Some is usual at the start; look for lines below zero, which you would be financing.',
          'Read it so:',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
