import { defineTemplate } from '@/data/shared/define-template'
import { onceFilled, unlessNegative, whenPositive } from '@/data/shared/guards'
import { marginGuide } from '@/data/shared/invoice/guides'
import { textCheck } from '@/data/shared/text-check'
import * as d from '@/lib/documents/author'

export const goodBetterBest = defineTemplate('invoicing', {
  name: 'Good-Better-Best Option Comparison',
  group: 'Estimates & Quotes',
  stage: 'win',
  demand: [0.435, 'Part of the companies, or some jobs.'],
  telling: 'What it costs',
  description:
    'Three roofing options side by side: what each holds, price at your margin, life, upkeep and the cost of one year of roof.',
  popular: true,
  tags: [
    'good better best',
    'option comparison',
    'three options',
    'tiered pricing',
    'upgrade',
    'cost per year',
    'life cycle cost',
    'roof options',
    'three-tier proposal',
    'shingle vs metal',
    'class 4 shingles',
    'proposal',
    'option sheet',
  ],
  fullDescription: [
    'Three roofs on one page, feature by feature, with the price of each and what a year of it costs when life and upkeep are counted. Owners who see three choices ask which, not whether.',
    'Prices come from the office page: cost of each option divided by one minus its margin, so that the middle option earns what the cheap one does not.',
  ],
  howToUse: [
    'Name three real options that you would put on your own house.',
    'Enter cost and margin of each on the Cost page.',
    'Change the feature table so that each row really differs.',
    'Enter the life you would defend in front of a customer, and the upkeep in a year.',
    'Have the customer choose and initial; then write the contract for that option.',
  ],
  expertGuide: [
    {
      title: 'Life is an opinion, so say whose',
      text: 'A manufacturer’s warranty term is not a service life. Use what roofs of that kind have done in your climate, call it your opinion, and do not print a number that you could not explain to an unhappy owner.',
      cite: '15 U.S.C. 45 (unfair or deceptive acts)',
    },
    {
      title: 'Cost a year sells the better roof',
      text: 'Price plus upkeep, divided by years. A roof at $24,000 for 30 years costs less a year than one at $16,000 for 18. Let the sheet say it: it says it without pressing.',
    },
    marginGuide,
  ],
  title: 'Roof Options',
  subject: 'Three roofing options side by side',
  intro: 'Three ways to roof your house, with what each includes, what it costs and what a year of it costs.',
  keywords: ['good better best', 'options'],
  required: ['quote.date', 'roof.squares', 'company.seller', 'cost'],
  pages: { main: 2, office: 1 },
  parts: () => {
    const option = ['Good', 'Better', 'Best']
    return [
      d.part('Options', [
        d.section('Customer and roof', 'Customer, roof and quote dates'),
        d.fields(
          4,
          d.own('quote.number', 'Quote number'),
          d.own('quote.date', 'Date', 'date'),
          d.own('quote.days', 'Prices hold, days', 'number', { value: 30, decimals: 0 }),
          d.calculated(
            'quote.until',
            'Prices hold until',
            'date',
            onceFilled('quote.date', d.add('quote.date', 'quote.days')),
          ),
          d.field('customer.name', { span: 2 }),
          d.field('job.address', { span: 2 }),
          d.field('roof.squares'),
          d.field('roof.pitch'),
          d.field('roof.layers'),
          d.own('company.seller', 'Prepared by'),
        ),
        d.section('What you get', 'Features of the three options side by side'),
        d.table(
          'feature',
          'What you get',
          [
            d.column('what', 'Feature', 'text', { width: 2 }),
            d.column('good', 'Good', 'text', { width: 2.4 }),
            d.column('better', 'Better', 'text', { width: 2.4 }),
            d.column('best', 'Best', 'text', { width: 2.4 }),
          ],
          [
            {
              what: 'Covering',
              good: 'Laminated shingle',
              better: 'Heavier laminate, impact class 4',
              best: 'Standing seam metal',
            },
            {
              what: 'Underlayment',
              good: 'Synthetic',
              better: 'Synthetic, ice barrier at eaves and valleys',
              best: 'High-temperature membrane throughout',
            },
            {
              what: 'Flashings',
              good: 'New at walls and pipes',
              better: 'New, chimney counterflashing cut in',
              best: 'New, metal to match the roof',
            },
            {
              what: 'Ventilation',
              good: 'Ridge vent',
              better: 'Ridge vent, soffit intake cleared',
              best: 'Balanced by calculation',
            },
            { what: 'Manufacturer’s warranty' },
            { what: 'Our workmanship warranty' },
          ],
          { blankRows: 2 },
        ),
        d.section('What it costs', 'Price, life, upkeep and cost a year of the three options'),
        d.table(
          'option',
          'What it costs',
          [
            d.column('name', 'Option', 'text', { width: 1, fixed: true }),
            d.column('product', 'Product and color', 'text', { width: 2.6 }),
            d.column('price', 'Price', 'currency', { width: 1.4, formula: d.cell('price', 'cost') }),
            d.column('more', 'More than Good', 'currency', {
              width: 1.4,
              formula: onceFilled(d.cell('price'), d.sub(d.cell('price'), d.ref('option.1.price'))),
            }),
            d.column('life', 'Life (years)', 'number', { width: 1, decimals: 0 }),
            d.column('upkeep', 'Upkeep a year', 'currency', { width: 1.2 }),
            d.column('year', 'Cost a year', 'currency', {
              width: 1.3,
              formula: whenPositive(
                d.cell('life'),
                d.round(d.add(d.div(d.cell('price'), d.cell('life')), d.cell('upkeep'))),
              ),
            }),
            d.column('chosen', 'Chosen', 'select', { width: 0.9, options: ['Yes', 'No'] }),
          ],
          option.map((name) => ({ name })),
          {
            totals: [
              d.total('chosen.price', 'Option chosen', d.sum('option', 'price', { key: 'chosen', equals: 'Yes' })),
              d.totalInput('chosen.taxRate', 'Sales tax rate, if the job is taxed', 'percent'),
              d.total('chosen.tax', 'Sales tax', d.round(d.mul('chosen.price', 'chosen.taxRate'))),
              d.total('chosen.total', 'Total price', d.add('chosen.price', 'chosen.tax'), { strong: true }),
              d.totalInput('chosen.depositRate', 'Deposit in percent, within the state limit', 'percent'),
              d.totalInput('chosen.depositFixed', 'Or deposit in dollars (used first)', 'currency'),
              d.total(
                'chosen.deposit',
                'Deposit, due with the signed contract',
                onceFilled(
                  'chosen.total',
                  d.orElse('chosen.depositFixed', d.round(d.mul('chosen.total', 'chosen.depositRate'))),
                ),
              ),
            ],
          },
        ),
        d.p(
          'Prices are before sales tax, where there is one, and hold for the roof described above. Life is our opinion from roofs in this area, not a warranty. Upkeep is cleaning, inspection and small repairs.',
          'How to read it:',
        ),
        d.section('In all three'),
        d.tickList('all', [
          'Tear-off to the deck',
          'Drip edge and new pipe boots',
          'Permit and inspection',
          'Magnet sweep each day',
          'Photographs before and after',
          'A crew leader you can talk to',
        ]),
        d.section('Your choice', 'Customer’s choice, with initials'),
        d.fields(
          4,
          d.own('choice.initials', 'Customer’s initials'),
          d.own('choice.date', 'Date', 'date'),
          d.own('choice.questions', 'Still open', 'text', { span: 2 }),
        ),
      ]),
      d.part(
        'Cost',
        [
          d.section('Cost and margin', 'Cost, margin and price of each option'),
          d.table(
            'cost',
            'Cost and margin',
            [
              d.column('name', 'Option', 'text', { width: 1, fixed: true }),
              d.column('material', 'Material', 'currency', { width: 1.4 }),
              d.column('labor', 'Labor', 'currency', { width: 1.4 }),
              d.column('other', 'Other', 'currency', { width: 1.3 }),
              d.column('cost', 'Cost', 'currency', {
                width: 1.4,
                formula: d.add(d.cell('material'), d.cell('labor'), d.cell('other')),
              }),
              d.column('margin', 'Margin', 'percent', { width: 1, decimals: 1 }),
              d.column('price', 'Price', 'currency', {
                width: 1.4,
                formula: unlessNegative(
                  d.cell('cost'),
                  onceFilled(
                    d.cell('margin'),
                    whenPositive(
                      d.sub(1, d.cell('margin')),
                      d.round(d.div(d.cell('cost'), d.sub(1, d.cell('margin')))),
                    ),
                  ),
                ),
              }),
              d.column('profit', 'Gross profit', 'currency', {
                width: 1.4,
                formula: onceFilled(d.cell('price'), d.sub(d.cell('price'), d.cell('cost'))),
              }),
            ],
            option.map((name) => ({ name })),
          ),
          d.section('Which one earns', 'Difference in price and in profit'),
          d.fields(
            4,
            d.calculated(
              'step.better',
              'Better earns more by',
              'currency',
              onceFilled('cost.2.profit', d.sub('cost.2.profit', 'cost.1.profit')),
            ),
            d.calculated(
              'step.best',
              'Best earns more by',
              'currency',
              onceFilled('cost.3.profit', d.sub('cost.3.profit', 'cost.1.profit')),
            ),
            d.calculated(
              'step.betterCost',
              'Better costs a year more by',
              'currency',
              onceFilled('option.2.year', d.sub('option.2.year', 'option.1.year')),
            ),
            d.calculated(
              'step.bestCost',
              'Best costs a year more by',
              'currency',
              onceFilled('option.3.year', d.sub('option.3.year', 'option.1.year')),
            ),
          ),
          d.fields(
            4,
            d.calculated(
              'check.margin',
              'Margins of 100% or more: no price',
              'number',
              d.count('cost', { key: 'margin', test: '>=', than: 1 }),
              { decimals: 0 },
            ),
            textCheck,
            d.calculated(
              'check.chosen',
              'Options chosen (1 or none)',
              'number',
              d.count('option', { key: 'chosen', equals: 'Yes' }),
              { decimals: 0 },
            ),
          ),
          d.note(
            'Set the steps on purpose',
            'If the middle option does not earn more than the cheap one, you are paying to sell the upgrade. If a year of the best costs less than a year of the cheap one, start the conversation there.',
          ),
        ],
        { audience: 'office' },
      ),
    ]
  },
})
