import { defineTemplate } from '@/data/shared/define-template'
import { asOfToday, day, figure, jobFields, mark, num, pick, text, today } from '@/data/shared/columns'
import { isBlank, onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const due = onceFilled(d.cell('sent'), onceFilled('log.review', d.add(d.cell('sent'), 'log.review')))
const latest = onceFilled(d.cell('needed'), d.sub(d.cell('needed'), d.mul(7, d.orElse(d.cell('lead'), 0))))
const overdue = onceFilled(
  d.cell('sent'),
  onceFilled(today, d.when(d.mul(isBlank(d.cell('back')), d.sub(today, due)), '>', 0, 1, 0)),
)

const items: readonly d.RowInput[] = [
  ['07 50 00', 'Membrane, product data and samples'],
  ['07 50 00', 'System assembly letter, wind uplift'],
  ['07 22 00', 'Roof insulation and tapered layout'],
  ['07 26 00', 'Vapor retarder'],
  ['06 10 00', 'Wood nailers and blocking'],
  ['07 62 00', 'Sheet metal, profiles, ES-1 test'],
  ['07 72 00', 'Hatches, curbs, accessories'],
  ['22 14 26', 'Roof drains'],
  ['07 01 50', 'Tear-off and protection plan'],
  ['01 78 36', 'Sample warranty, installer letter'],
].map(([section, item]) => ({ section: section ?? '', item: item ?? '' }))

export const submittalLog = defineTemplate('project-management', {
  name: 'Submittal Log',
  group: 'Communication & Documentation',
  formats: ['PDF', 'Excel'],
  demand: [0.13, 'Seldom, or one kind of company.'],
  telling: 'Submittals',
  description:
    'Submittal log for commercial roofing by specification section: sent, due, returned, action, resubmittals, lead time and days to spare.',
  tags: [
    'submittal log',
    'submittal register',
    'shop drawings',
    'product data',
    'architect approval',
    'commercial roofing',
    'lead time',
    'submittal tracker',
    'submittals',
    'cut sheets',
    'spec sheets',
    'samples',
    'transmittal',
  ],
  fullDescription: [
    'All submittals of a job on one sheet, by specification section: what was sent, when it is due back, what came back and with which action. Those overdue with the reviewer as of today are marked.',
    'Each line counts backward: the day the material is needed, less the lead time, is the last day for approval. Days to spare show which of forty submittals needs a call today.',
    'The usual sections of a low-slope job are filled in; change them to the numbers in your specification.',
  ],
  howToUse: [
    'List every submittal the specification asks for, before the first one is sent.',
    'Enter the contract’s review days; use one line per revision.',
    'Enter when the material is needed and the manufacturer’s lead time in weeks.',
    'Send them in order of days to spare, fewest first.',
    'Enter the return date and action; a resubmittal gets a new line as revision 1.',
    'Order only what is approved, and file the stamped copy where the crew can find it.',
  ],
  expertGuide: [
    {
      title: 'Count backward',
      text: 'Tapered insulation needed on May 4 with four weeks of lead time has to be approved by April 6. With 14 days of review it leaves your office by March 23, or the crew waits.',
    },
    {
      title: 'Approval does not move the contract',
      text: 'A stamp on a submittal does not approve a deviation unless you named it in writing. Put deviations on the first line of the transmittal; you replace the product that slipped through.',
      cite: 'AIA A201-2017, 3.12.8',
    },
    {
      title: 'One assembly, one letter',
      text: 'Uplift rating, fire class and warranty belong to the tested assembly: deck, vapor retarder, insulation, fasteners, membrane. Send the listing with its number for all layers together, and edge metal with its test.',
      cite: 'IBC 1504, 1505; ANSI/SPRI ES-1',
    },
    {
      title: 'No approval, no work',
      text: 'Do not start work that needs a submittal before it is approved. If the owner wants it sooner, get that in writing with the risk stated.',
      cite: 'AIA A201-2017, 3.12.7',
    },
  ],
  pages: { main: 3 },
  subject: 'Submittals by specification section, with dates, actions and days to spare',
  intro:
    'Due dates, latest approval and days to spare are calculated for you. A filled mark means overdue with the reviewer on the date above.',
  keywords: ['submittal', 'roofing'],
  required: ['report.date', 'log.architect', 'item', 'item.item'],
  parts: () => [
    d.part(
      'Submittals',
      [
        d.section('Job'),
        d.fields(
          4,
          ...jobFields(),
          asOfToday(),
          d.own('log.review', 'Contract review days', 'number', { decimals: 0, value: 14 }),
          d.own('log.architect', 'Reviewer and address', 'text', { span: 2 }),
          d.calculated('log.listed', 'Sent', 'number', d.sum('item', 'one'), { decimals: 0 }),
          d.own('log.contact', 'Channel for submittals'),
          d.calculated('log.late', 'Overdue', 'number', d.sum('item', 'late'), { decimals: 0 }),
          d.calculated(
            'log.approvedShare',
            'Approved',
            'percent',
            d.div(
              d.add(
                d.sum('item', 'one', { key: 'action', equals: 'Approved' }),
                d.sum('item', 'one', { key: 'action', equals: 'As noted' }),
              ),
              'log.listed',
            ),
            { decimals: 0 },
          ),
        ),
        d.section('Submittals', 'Submittals with dates, action and days to spare'),
        d.table(
          'item',
          'Submittals',
          [
            text('section', 'Section', 1),
            text('item', 'Submittal', 3.6),
            day('sent', 'Sent'),
            day('due', 'Due back', due),
            day('back', 'Returned'),
            pick('action', 'Action', ['Approved', 'As noted', 'Resubmit', 'Rejected', 'Record'], 1.1),
            day('needed', 'Needed'),
            num('lead', 'Lead (wk)', 0, undefined, 0.7),
            num(
              'spare',
              'Days to spare',
              0,
              onceFilled(latest, onceFilled(today, d.sub(latest, d.orElse(d.cell('back'), today)))),
              0.8,
            ),
            mark('late', 'Late', overdue, 0.5),
            num('one', 'No.', 0, onceFilled(d.cell('sent'), 1), 0.5),
          ],
          items,
          {
            blankRows: 20,
            totals: [
              figure('item.resubmit', 'To resubmit', d.sum('item', 'one', { key: 'action', equals: 'Resubmit' })),
              figure('item.rejected', 'Rejected', d.sum('item', 'one', { key: 'action', equals: 'Rejected' })),
            ],
          },
        ),
        d.section('Before each one is sent'),
        d.p(
          'We checked and stamped it: field dimensions taken, deviations named on the first line, all layers of the assembly together.',
        ),
        d.tickList('check', [
          'Section and paragraph marked on the product data',
          'Unused options crossed out',
          'Deviation listed, or none stated',
          'Color and finish chosen or requested',
          'Uplift and fire listing with number',
          'Copies and format as specified',
        ]),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
