import { defineTemplate } from '@/data/shared/define-template'
import { day, figure, jobFields, money, num, pick, text } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const net = onceFilled(d.cell('gross'), d.div(d.sub(d.cell('gross'), d.cell('tare')), 2000))

export const wasteAndDumpTicketLog = defineTemplate('project-management', {
  name: 'Waste and Dump Ticket Log',
  group: 'Daily Operations',
  formats: ['PDF', 'Excel'],
  demand: [0.155, 'Seldom, or one kind of company.'],
  telling: 'Tickets',
  description:
    'Dump ticket log for roofing: loads, gross and tare, tons, fees and minimums by job, against the tons and cost the estimate allowed.',
  tags: [
    'dump ticket',
    'waste log',
    'disposal log',
    'dumpster log',
    'tear-off weight',
    'recycling',
    'landfill fees',
    'dumpster',
    'tear-off disposal',
    'roll-off',
    'shingle recycling',
    'tipping fee',
    'debris log',
  ],
  fullDescription: [
    'Every load is listed with its ticket: gross, tare, tons, rate, minimum and haul. The fees add up by load and are compared with what the estimate allowed, so a second layer shows in the tons before it shows up as a loss.',
    'The allowance is figured from squares, layers and pounds per square. Tons over it are the first proof of the concealed layers or wet insulation behind a change order.',
    'Recycled loads, scrap metal sold and asbestos loads each have their own kind. Tickets prove where your waste went, a question that may come years later.',
  ],
  howToUse: [
    'Enter squares, layers and weight per square from the estimate, about 250 lb for a layer of asphalt shingles.',
    'Enter each ticket the same day, from the scale printout.',
    'Enter the rate per ton, the site’s minimum charge and the haul charge for the container.',
    'Compare tons and cost with the allowance halfway through tear-off.',
    'If tons run ahead, look for extra layers and water, take photographs, and write the change order now.',
    'Keep the tickets with the job file.',
  ],
  expertGuide: [
    {
      title: 'A worked allowance',
      text: '25 SQ with two layers at 250 lb make 12,500 lb, or 6.25 tons. In a container with a 5-ton limit that is two loads, whatever its volume: shingles reach the weight limit long before they fill the box.',
    },
    {
      title: 'Wet insulation and gravel are heavy',
      text: 'A board that took up water can weigh several times its dry weight, and gravel adds about 400 lb a square or more. On a built-up roof, weigh a core to get the figure.',
    },
    {
      title: 'Asbestos travels with its own paperwork',
      text: 'Regulated asbestos waste is wetted, wrapped, labeled and shipped with a waste shipment record to a site that takes it. It never goes into the mixed container. If you find suspect material in a load, stop and ask.',
      cite: '40 CFR 61.150',
    },
    {
      title: 'Cover it and stay under the weight',
      text: 'The driver answers for a secured load, the company for the axle. Tarp the load, sweep the sides, and never send an overloaded trailer out and hope.',
      cite: '49 CFR 392.9, 393.100',
    },
  ],
  pages: { main: 2 },
  subject: 'Loads, weights, tickets and dump fees against the allowance',
  intro:
    'One line for each ticket. Tons, fees and the difference from the estimate are calculated; a minus under Left means over the allowance.',
  keywords: ['waste', 'dump', 'roofing'],
  required: ['waste.site', 'load', 'load.date', 'load.ticket'],
  parts: () => [
    d.part(
      'Tickets',
      [
        d.section('Job and allowance', 'Job, tons and cost allowed'),
        d.fields(
          4,
          ...jobFields(),
          d.field('roof.squares', { label: 'Tear-off (squares)' }),
          d.own('waste.layers', 'Layers in the estimate', 'number', { decimals: 0 }),
          d.own('waste.pounds', 'Pounds per square and layer', 'number', { decimals: 0, value: 250 }),
          d.own('waste.budget', 'Disposal in the estimate', 'currency'),
          d.calculated(
            'waste.tons',
            'Tons allowed',
            'number',
            d.div(d.mul('roof.squares', 'waste.layers', 'waste.pounds'), 2000),
            { decimals: 2 },
          ),
          d.own('waste.limit', 'Container limit (tons)', 'number', { decimals: 1 }),
          d.calculated('waste.loads', 'Loads by weight', 'number', d.ceil(d.div('waste.tons', 'waste.limit')), {
            decimals: 0,
          }),
          d.own('waste.site', 'Dump site, account'),
        ),
        d.section('Tickets', 'Loads with weight, ticket and fee'),
        d.table(
          'load',
          'Tickets',
          [
            day('date', 'Date'),
            text('ticket', 'Ticket no.', 1.3),
            text('hauler', 'Hauler, container', 2.4),
            pick(
              'kind',
              'Kind',
              [
                'Shingles, mixed',
                'Shingles, recycled',
                'Membrane, insulation',
                'Gravel, built-up',
                'Wood',
                'Metal sold',
                'Asbestos',
              ],
              1.7,
            ),
            num('gross', 'Gross (lb)', 0),
            num('tare', 'Tare (lb)', 0),
            num('tons', 'Tons', 2, net),
            money('rate', 'Per ton', undefined, 1),
            money('minimum', 'Minimum', undefined, 1),
            money('haul', 'Haul, other', undefined, 1),
            money(
              'cost',
              'Cost (− sold)',
              d.round(
                d.add(
                  d.max(d.mul(net, d.cell('rate')), d.orElse(d.cell('minimum'), d.mul(net, d.cell('rate')))),
                  d.cell('haul'),
                ),
              ),
            ),
          ],
          [],
          {
            blankRows: 20,
            lineNumbers: true,
            totals: [
              figure('load.tons', 'Tons hauled', d.sum('load', 'tons'), 2),
              figure(
                'load.recycled',
                'Recycled shingles',
                d.sum('load', 'tons', { key: 'kind', equals: 'Shingles, recycled' }),
                2,
              ),
              d.total('load.cost', 'Cost of disposal', d.sum('load', 'cost'), { strong: true }),
            ],
          },
        ),
        d.section('Against the allowance', 'Tons and cost against the estimate'),
        d.fields(
          4,
          d.own('waste.done', 'Squares torn off so far', 'number', { decimals: 1 }),
          d.calculated(
            'waste.perSquare',
            'Pounds per square so far',
            'number',
            d.round(d.div(d.mul('load.tons', 2000), 'waste.done'), 0),
            { decimals: 0 },
          ),
          d.calculated(
            'waste.forecast',
            'Tons at the end',
            'number',
            d.round(d.mul(d.div('load.tons', 'waste.done'), 'roof.squares')),
            { decimals: 2 },
          ),
          d.calculated(
            'waste.over',
            'Tons over the allowance',
            'number',
            onceFilled('waste.forecast', onceFilled('waste.tons', d.sub('waste.forecast', 'waste.tons'))),
            { decimals: 2 },
          ),
          d.calculated(
            'waste.left',
            'Money left',
            'currency',
            onceFilled('waste.budget', d.sub('waste.budget', 'load.cost')),
          ),
          d.calculated('waste.perTon', 'Cost per ton', 'currency', d.round(d.div('load.cost', 'load.tons'))),
          d.calculated('waste.share', 'Recycled', 'percent', d.div('load.recycled', 'load.tons'), { decimals: 0 }),
          d.own('waste.change', 'Change order for extra tons'),
        ),
        d.section('Before a load leaves'),
        d.p(
          'Extra layer or wet insulation found: photograph it with a tape, call, and write the change order before the load leaves.',
        ),
        d.checklist(
          'check',
          [
            ['Asbestos question settled before the first load', 'result in the file'],
            ['Container on planks, not over a tank or soft ground', 'permit if in the street'],
            ['Nothing in it that the site does not allow', 'paint, solvent, fuel, batteries, tires'],
            ['Loaded level, tarped, below the mark', 'driver may refuse'],
            ['Tickets agree with the invoice', 'number, date, tons'],
            ['Metal sold: receipt and payee', 'booked to the job'],
          ],
          ['Yes', 'No', 'N/A'],
          [d.extra('note', 'Note', 2)],
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
  ],
})
