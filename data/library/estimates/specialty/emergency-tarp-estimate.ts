import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const lines: readonly estimate.ScopeGroup[] = [
  {
    group: 'Service call',
    lines: [
      estimate.line('Emergency service call, first hour on site', 'Service call', 'EA', 'Labor'),
      estimate.line('Added for night, weekend or holiday', 'After hours', 'HR', 'Labor'),
      estimate.line('Travel beyond the listed radius', 'Travel', 'HR', 'Labor'),
      estimate.line('Lift, lighting and fall protection', 'Lift, lights', 'LS', 'Equipment'),
    ],
  },
  {
    group: 'Cover',
    lines: [
      estimate.line('Clear glass, limbs and loose roofing', 'Clear', 'HR', 'Labor'),
      estimate.line('Bridge holes with plywood or lumber', 'Bridge', 'SF', 'Material'),
      estimate.line('Reinforced tarp, over the ridge, with laps', 'Tarp', 'SF', 'Material', d.ref('tarp.cover')),
      estimate.line('Battens and screws at edges', 'Battens', 'LF', 'Material', d.ref('tarp.edge')),
      estimate.line('Sandbags or water tubes on low slope', 'Ballast', 'EA', 'Material'),
      estimate.line('Peel-and-stick patch where it lasts longer', 'Patch', 'SF', 'Material'),
      estimate.line('Crew hours for placing', 'Placing', 'HR', 'Labor'),
    ],
  },
  {
    group: 'Inside and after',
    lines: [
      estimate.line('Buckets, plastic and contents covered', 'Inside', 'HR', 'Labor'),
      estimate.line('Return visit to check or re-tighten', 'Re-tighten', 'VISIT', 'Labor'),
      estimate.line('Removal and disposal of the tarp', 'Removal', 'LS', 'Disposal'),
    ],
  },
]

const areaBlocks: readonly d.Block[] = [
  d.section('Areas to cover', 'Areas to cover with overlap beyond the damage'),
  d.p('length along the ridge, width down the slope. The overlap is added on every side.', 'Start here:'),
  d.fields(
    4,
    d.own('tarp.overlap', 'Overlap each side (ft, typical)', 'number', { value: 4, decimals: 1 }),
    d.own('tarp.crew', 'Crew and truck', 'text', { span: 3 }),
  ),
  d.table(
    'hole',
    'Areas to cover',
    [
      d.column('place', 'Place', 'text', { width: 2.6 }),
      d.column('length', 'Damage long (ft)', 'number', { width: 1.2, decimals: 1 }),
      d.column('width', 'Damage wide (ft)', 'number', { width: 1.2, decimals: 1 }),
      d.column('cover', 'Tarp (sf)', 'number', {
        width: 1.1,
        decimals: 0,
        formula: d.round(d.mul(grown('length'), grown('width')), 0),
      }),
      d.column('edge', 'Edge (ft)', 'number', {
        width: 1.1,
        decimals: 0,
        formula: d.round(
          d.mul(2, d.add(onceFilled(d.cell('width'), grown('length')), onceFilled(d.cell('length'), grown('width')))),
          0,
        ),
      }),
    ],
    [],
    {
      blankRows: 4,
      totals: [
        d.total('tarp.cover', 'Tarp in place (sf)', d.sum('hole', 'cover'), { type: 'number', decimals: 0 }),
        d.total('tarp.edge', 'Battened edge (ft)', d.sum('hole', 'edge'), { type: 'number', decimals: 0 }),
      ],
    },
  ),
]

/** A side of the damage with the overlap at both ends; blank while the side is. */
function grown(side: 'length' | 'width') {
  return onceFilled(d.cell(side), d.add(d.cell(side), d.mul(2, 'tarp.overlap')))
}

const takeoffLines: readonly estimate.TakeoffLine[] = [
  estimate.takeoff('Reinforced tarps', 'Tarp in place', d.ref('tarp.cover'), 'SF', 0.1, 1200, 'Tarps'),
  estimate.takeoff('Battens 1×3, 8 ft', 'Battened edge', d.ref('tarp.edge'), 'LF', 0.1, 8, 'Pieces'),
  estimate.takeoff('Deck screws with washers', 'Edge, one each foot', d.ref('tarp.edge'), 'EA', 0.1, 250, 'Boxes'),
  estimate.takeoff('Sandbags', 'Low-slope edge', d.ref('tarp.lowSlope'), 'LF', 0.1, 2, 'Bags'),
  estimate.takeoff('Plywood, 4 × 8', 'Holes', null, 'SF', 0.1, 32, 'Sheets'),
  estimate.takeoff('Peel-and-stick, 2 SQ', 'Patches', null, 'SF', 0.1, 200, 'Rolls'),
  estimate.takeoff('Plastic, 20 × 100 ft', 'Rooms', null, 'SF', 0.1, 2000, 'Rolls'),
]

const scope = estimate.supplied(lines, takeoffLines)

export const emergencyTarpEstimate = defineTemplate('estimate', {
  id: '4001',
  name: 'Emergency Tarp Estimate',
  group: 'specialty',
  demand: [0.735, 'Most companies, every week or month.'],
  description:
    'Emergency roof cover estimate: service call, tarp by area with overlap, battens, inside protection, photos, and the day it has to be renewed.',
  downloads: [700, 1300],
  tags: ['emergency tarp', 'tarp', 'temporary roof', 'storm', 'board-up', 'mitigation', 'service call', 'estimate'],
  fullDescription: [
    'For the evening after the storm: what is open, what we cover, what it costs and how long it holds. Service call, after-hours share, tarp by the square foot with overlap, battened edge, ballast for low slopes and protection inside have their lines.',
    'The page gives the owner what an insurer asks for: photographs before and after, areas by size, and a separate price from the permanent repair. It does not tie the owner to the repair.',
    'The office page works tarp and edge out of the damage and an overlap that you set, and lists what to load before you drive.',
  ],
  howToUse: [
    'Ask on the phone what is open, how high, how steep, and whether wires are down.',
    'Measure the damage; tarp and edge follow from the overlap, four feet a side as a rule.',
    'Go up only in safe wind and light; note the reason where you cover from inside instead.',
    'Photograph before and after, write the date of renewal, and have the customer’s file or the customer copy of the workbook accepted before you leave: the office page holds your cost.',
    'Check the cover after the next wind, and price the permanent repair on its own form.',
  ],
  expertGuide: [
    {
      title: 'No tarp is worth a fall',
      text: 'Night, rain, broken deck and wires are how roofers die after storms. Six feet is the trigger for fall protection whatever the hour; stay ten feet from lines until the utility has cut them. If the roof cannot be walked, catch water inside and say so on the form.',
      cite: '29 CFR 1926.501(b); 29 CFR 1926.502(d); 29 CFR 1926.1408 (power lines)',
    },
    {
      title: 'Emergency work and the right to cancel',
      text: 'A service call to the home is a sale at the home. The emergency exception to the federal waiting period rests on the buyer’s own dated, handwritten and signed statement; have it before you start, and keep permanent work off the same document. Disaster states add longer rights and price-gouging limits.',
      cite: '16 CFR 429.0(a) and 429.1; Fla. Stat. 489.147; Cal. Penal Code 396',
    },
    estimate.acceptanceGuide,
    estimate.insuranceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 3, office: 3 },
  subject: 'Emergency cover of a damaged roof: areas, price, photographs and renewal date',
  intro: 'How we cover your roof now, for how long, and what it costs. This is not a contract.',
  keywords: ['emergency tarp', 'temporary roof', 'storm'],
  required: ['tarp.cause'],
  parts: () => [
    d.part('Estimate', [
      ...estimate.customerBlocks(),
      d.section('What is open', 'Damage, access and dangers'),
      d.fields(
        4,
        d.own('tarp.called', 'Called on, at'),
        d.choice('tarp.cause', 'Cause', ['Wind', 'Hail', 'Tree', 'Fire', 'Failed roof', 'Other']),
        d.field('roof.system'),
        d.field('roof.pitch'),
        d.field('building.stories'),
        d.choice('tarp.wires', 'Wires near', ['None seen', 'Within 10 ft', 'Down, utility called']),
        d.choice('tarp.inside', 'Water inside', ['No', 'Dripping', 'Running', 'Ceiling down']),
        d.own('tarp.method', 'Cover used'),
        d.own('tarp.placed', 'Placed on', 'date'),
        d.own('tarp.renew', 'Renew or repair by', 'date'),
        d.own('tarp.rooms', 'Rooms under it', 'text', { span: 2 }),
      ),
      ...estimate.scopeBlocks(scope, { payment: 'service', title: 'Emergency work and price' }),
      ...estimate.goAheadBlocks,
      d.section('Before anyone climbs', 'Safety checks before climbing'),
      d.checklist(
        'safe',
        [
          ['Wind and lightning', 'gusts under the crew’s limit, no thunder for 30 minutes'],
          ['Wires', '10 ft away, or cut off by the utility'],
          ['Deck', 'seen from the attic; broken rafters marked'],
          ['Fall protection', 'anchor in sound framing, away from the damage'],
          ['Light', 'work lights set, or morning awaited'],
          ['Ground', 'people and cars out of the drop zone'],
        ],
        ['Yes', 'No: inside only'],
        [d.extra('by', 'Checked by', 1.4)],
      ),
      d.section('What a tarp does, and for how long'),
      d.p(
        'A tarp buys time. Sun and wind wear it out in weeks: ours is meant to hold until the date above when it is checked after each storm. It is no repair, and it carries no warranty against leaks.',
      ),
      ...estimate.agreementBlocks(
        {
          included: ['photographs before and after'],
          excluded: ['permanent repair', 'drying out of rooms', 'tree removal', 'contents'],
          assumed: [
            'sound framing for anchors',
            'screw holes of battens are repaired with the roof',
            'access as found',
          ],
        },
        [
          ...estimate.emergencyTerms,
          ['Free choice', 'Accepting this cover does not oblige you to have the repair made by us.'],
        ],
      ),
      d.section('Before and after', 'Photo frames for before and after'),
      d.photos('photo', 'Before and after', 2, { columns: 2, height: 120 }),
    ]),
    estimate.measurementsPart(
      [
        d.safetyNote(
          'Fall protection has no emergency exception',
          'From 6 ft up the rules hold at night and in storms too (29 CFR 1926.501). A competent person decides whether the roof is entered at all.',
        ),
      ],
      areaBlocks,
      estimate.lengthBlocks(
        [estimate.measure('tarp.lowSlope', 'Low-slope edge (ft)'), estimate.measure('tarp.rise', 'Main rise in 12')],
        'Low slope and pitch',
      ),
    ),
    ...estimate.costParts(scope, { payment: 'service', takeoff: takeoffLines }, estimate.insurancePart),
  ],
})
