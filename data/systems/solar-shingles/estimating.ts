import { debrisBlocks, iceBarrierBlocks, line, measure, solarBlocks, takeoff } from '@/data/parts/estimate'
import { add, choice, own, ref } from '@/lib/documents/author'
import { area, count, eaveAndRake, feet, ridgeAndHip, slopedMeasures, sq } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.1, range: 'inert field 10, cut-up 12–15%; active pieces 2%' },
  measures: [
    ...slopedMeasures,
    measure('linear.raceway', 'Raceway on the roof'),
    measure('count.entries', 'Wire entries'),
  ],
  summary: [
    ['linear.eave', 'Eave (ft)'],
    ['pv.modules', 'Solar shingles'],
    ['pv.strings', 'Strings'],
    ['pv.yield', 'Year-one output (kWh), estimate'],
  ],
  products: [
    own('product.field', 'Solar shingle: maker, model, watts', 'text', { span: 2 }),
    own('product.listing', 'UL 7103 listing no.'),
    choice('product.inverter', 'Inverter', ['String', 'String with optimizers', 'Hybrid, battery-ready']),
    own('product.inert', 'Inert shingle: maker, line and color', 'text', { span: 2 }),
    own('product.underlayment', 'Listed underlayment'),
    own('product.electrician', 'Electrical contractor, license'),
  ],
  scope: [
    {
      group: 'Design, permit and removal',
      lines: [
        ['Shade study', 'Shade study'],
        ['Permit set', 'Permit set'],
        ['Remove old roof', 'Removal', sq],
        ['Packaging and E-waste', 'E-waste'],
      ],
      added: [line('Old roof hauled away and dumped, by load', 'Haul-off', 'EA', 'Disposal', ref('debris.loads'))],
    },
    {
      group: 'Weather layer',
      lines: [
        ['Listed underlayment', 'Listed sheet', sq],
        ['Solar shingles', 'Active rows', ref('pv.modules')],
        ['Inert matching shingles', 'Inert field', ref('pv.inertSquares')],
        ['Flash roof transitions', 'Wire entries', count('entries')],
      ],
      added: [
        line('Drip edge, starter and caps of the listed system', 'Edge, caps', 'LF', 'Material', eaveAndRake),
        line('Roofers to lay solar and inert shingles', 'Roofing crew', 'SQ', 'Labor', sq),
      ],
    },
    {
      group: 'Power',
      lines: [
        ['DC jumpers', 'DC harness', feet('raceway')],
        ['Rapid shutdown', 'Shutdown set'],
        ['Inverter and AC/DC', 'Inverter'],
        ['Licensed electrician', 'Electrician'],
        ['Conduit through attic', 'Conduit', add('pv.dcRun', 'pv.acRun')],
        ['String test', 'String tests', ref('pv.strings')],
        ['Utility interconnection', 'Interconnect'],
      ],
    },
  ],
  worksheets: [solarBlocks, iceBarrierBlocks, debrisBlocks(250)],
  takeoff: [
    takeoff('Solar shingles', 'Count', ref('pv.modules'), 'EA', 0.02, 1, 'EA'),
    takeoff('Inert shingles', 'Inert squares', ref('pv.inertSquares'), 'SQ', 0, 0.333, 'Bundles'),
    takeoff('Starter for active rows', 'Eave', feet('eave'), 'LF', 0.05, 100, 'Bundles'),
    takeoff('Cap shingles', 'Ridge + hip', ridgeAndHip, 'LF', 0.08, 25, 'Bundles'),
    takeoff('Listed underlayment, 10 SQ', 'Roof area', area, 'SF', 0.1, 1000, 'Rolls'),
    takeoff('Ice barrier, 66 ft', 'Roll length above', ref('ice.length'), 'LF', 0.1, 66, 'Rolls'),
    takeoff('Drip edge, 10 ft', 'Eave + rake', eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
    takeoff('Jumpers and connectors', 'One a module', ref('pv.modules'), 'EA', 0.05, 1, 'Sets'),
    takeoff('PV wire, 500 ft', 'Strings × run × 2', ref('pv.dcWire'), 'LF', 0.05, 500, 'Spools'),
    takeoff('AC conductors, 500 ft', 'Run × conductors', ref('pv.acWire'), 'LF', 0.05, 500, 'Spools'),
    takeoff('Conduit, 10 ft', 'DC + AC run', add('pv.dcRun', 'pv.acRun'), 'LF', 0.05, 10, 'Sticks'),
    takeoff('Rapid-shutdown devices', 'By listing', null, 'EA', 0, 1, 'EA'),
    takeoff('Entry flashings', 'Count', count('entries'), 'EA', 0, 1, 'EA'),
    takeoff('Warning labels', 'A set a system', null, 'EA', 0, 1, 'Sets'),
  ],
  order:
    'Modules per string come from the inverter’s voltage window at the coldest day, worked out by the electrician. Mix no connector brands: a mated pair of two makes is a fire. Order spare active pieces with the roof; models are discontinued.',
  allowances: [
    { find: 'Sheathing replaced under active rows', unit: 'SF' },
    { find: 'Main panel work beyond the listed breaker', unit: 'HR' },
    { find: 'Trench or longer AC run', unit: 'LF' },
  ],
  options: [
    { name: 'Good', includes: 'South plane, string inverter' },
    { name: 'Better', includes: 'Two planes, optimizers' },
    { name: 'Best', includes: 'All planes, hybrid, battery-ready' },
  ],
  optionProduct: 'kW DC, inverter and model',
  residential: {
    included: ['one contract for roof and wiring, two warranties kept apart'],
    excluded: [
      'battery and generator',
      'main panel upgrade, unless priced',
      'tree removal for shade',
      'monitoring fees after year one',
    ],
    assumed: [
      'the utility grants interconnection at the existing service',
      'output is an estimate from the shade study, not a promise',
      'rafters carry the roof as permitted',
      'tax credits are between you and your adviser',
    ],
  },
  commercial: {
    alternates: [
      ['Further plane in active shingles', 'Price per kW DC, same inverter room'],
      ['Battery-ready hybrid inverter', 'In place of string inverter'],
      ['Revenue-grade meter and portal', 'For tenants or incentive reporting'],
      ['Five-year service', 'IR scan, megger, shutdown test each year'],
    ],
    unitPrices: [
      ['Active shingle with jumper, added', 'EA'],
      ['AC run in steel conduit', 'LF'],
      ['Inert square in place of active', 'SQ'],
      ['Electrician, straight time', 'HR'],
    ],
    excluded: ['service transformer and switchgear', 'structural steel', 'utility study fees'],
    assumed: [
      'an outage window for the tie-in is granted',
      'roof access paths and setbacks as the fire official signed',
    ],
    energy:
      'Building-integrated PV can serve a solar-ready or renewable clause, but does not replace deck insulation where the roof is redone. Enter required and existing R, and list kW DC as submitted.',
    access:
      'Two trades, one lockout: roof zone by the roofer, energized zone by the electrician, glass rows never walked.',
    phasing:
      'Planes are dried in inert first; active rows follow plane by plane, strings stay open until the electrician closes them.',
    worksheets: [],
    takeoff: [takeoff('Pathway marker and setback shingles', 'Ridge', feet('ridge'), 'LF', 0.05, 25, 'Bundles')],
  },
  repair: {
    items: [
      'Dead module',
      'Burnt pair',
      'Shutdown unit',
      'Entry boot',
      'Inert shingle',
      'Inverter trip',
      'Pinched lead',
      'Label set',
    ],
    temporary:
      'Open DC and AC disconnects and tag them, cover the entry with a membrane boot; nobody opens a connector under load.',
    beyond:
      'When a model has no listed replacement, plan a new string layout: a look-alike piece voids listing and fire class.',
    excluded: ['lost production', 'utility fees for a restart', 'work inside the main panel beyond the breaker'],
    supplies: [
      ['Listed solar shingle, same model', 'count', 1, 'EA'],
      ['Connector pair and jumper', 'count', 1, 'Sets'],
      ['Inert matching shingle', 'area', 33.3, 'Bundles'],
      ['Entry boot', 'count', 1, 'EA'],
      ['UV-stable cable clips', 'length', 50, 'Bags'],
    ],
  },
  care: {
    items: [
      'Portal review',
      'Dawn rinse',
      'IR scan',
      'Megger',
      'Shutdown test',
      'Shade trim',
      'Labels',
      'Recalls',
      'Lug torque',
      'Raceway',
    ],
    walkRate: 2500,
    access: 'Inert walk lanes only; live DC is present in daylight whatever the switch says.',
    excluded: ['inverter replacement', 'monitoring subscription', 'tree work off the property'],
    supplies: [
      ['Soft brush and deionized rinse', 'area', 1500, 'Gallons'],
      ['Spare connector pairs', 'count', 1, 'Sets'],
      ['Code labels', 'count', 1, 'Sets'],
    ],
  },
  guide: [
    {
      title: 'Two licenses, two warranties, one price',
      text: 'The product sheds water and makes power, so roofer and licensed electrician both sign. Keep weather and electrical lines apart, name the electrical contractor on the form, and give the weather-tight and the power warranty their own terms: 80 to 90 percent at year 25 is a curve, not a roof promise.',
      cite: 'UL 7103; NFPA 70 art. 690 and 705; UL 1741',
    },
    {
      title: 'Quote kW and kilowatt-hours for what they are',
      text: 'kW DC is modules times watts; the inverter is smaller by the DC to AC ratio; output comes from a shade study. Print the study’s date and the word estimate beside the kWh. Slopes under 2:12 are out by code, and product lists often ask for 2.5:12.',
      cite: 'IRC R905.16 and R905.17; NFPA 70, 690.12',
    },
  ],
  repairGuide: {
    title: 'Lock out first, then look for water',
    text: 'A string makes several hundred volts in daylight. Price the lockout, the infrared or insulation test and the roofing work as separate lines, have the electrician write readings before and after, and change both halves of a burnt connector, same make.',
    cite: '29 CFR 1926.416; NFPA 70, 690',
  },
  careGuide: {
    title: 'The portal is half the inspection',
    text: 'A string ten percent down points to the shingle before anyone climbs. Put portal access into the agreement, test rapid shutdown each year in front of the owner, and check model numbers against recalls.',
    cite: 'NFPA 70, 690.12 and 690.56',
  },
}
