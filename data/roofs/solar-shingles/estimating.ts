import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, item, slopedMeasures, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.1, range: 'inert field 10, cut-up 12–15%; active pieces 2%' },
  measures: [
    ...slopedMeasures,
    estimate.measure('linear.raceway', 'Raceway on the roof'),
    estimate.measure('count.entries', 'Wire entries'),
  ],
  summary: [
    ['linear.eave', 'Eave (ft)'],
    ['pv.modules', 'Solar shingles'],
    ['pv.strings', 'Strings'],
    ['pv.yield', 'Year-one output (kWh), estimate'],
  ],
  products: [
    d.own('product.field', 'Solar shingle: manufacturer, model, watts', 'text', { span: 2 }),
    d.own('product.listing', 'UL 7103 listing no.'),
    d.choice('product.inverter', 'Inverter', ['String', 'String with optimizers', 'Hybrid, battery-ready']),
    d.own('product.inert', 'Inert shingle: manufacturer, line and color', 'text', { span: 2 }),
    d.own('product.underlayment', 'Listed underlayment'),
    d.own('product.electrician', 'Electrical contractor, license'),
  ],
  lineItems: [
    item.labor('shade-study', 'Shade study and production estimate', 'Shade study', 'EA'),
    item.labor('permit-set', 'Permit drawings, one-line diagram and engineer’s stamp', 'Permit set', 'EA'),
    item.labor('removal', 'Tear off the old roof to the deck', 'Removal', 'SQ', sq),
    item.material('listed-sheet', 'Listed underlayment and ice barrier', 'Listed sheet', 'SQ', sq),
    item.material('active-rows', 'Solar shingles, at the rated watts each', 'Active rows', 'EA', d.ref('pv.modules')),
    item.material(
      'inert-field',
      'Matching non-solar shingles at edges and other slopes',
      'Inert field',
      'SQ',
      d.ref('pv.inertSquares'),
    ),
    item.material('dc-harness', 'DC jumpers, connectors and raceway', 'DC harness', 'LF', feet('raceway')),
    item.material('shutdown-set', 'Rapid-shutdown switch and devices', 'Shutdown set', 'EA'),
    item.material('inverter', 'Inverter and AC/DC disconnects', 'Inverter', 'EA'),
    item.material('wire-entries', 'Wire entries flashed through the roof', 'Wire entries', 'EA', count('entries')),
    item.labor('electrician', 'Licensed electrician', 'Electrician', 'HR'),
    item.material('conduit', 'Conduit from the roof to the main panel', 'Conduit', 'LF', d.add('pv.dcRun', 'pv.acRun')),
    item.labor(
      'string-tests',
      'String tests: IV curve and insulation resistance',
      'String tests',
      'EA',
      d.ref('pv.strings'),
    ),
    item.labor('interconnect', 'Utility interconnection and new meter', 'Interconnect', 'EA'),
    item.disposal('e-waste', 'Packaging and electronic waste recycled', 'E-waste', 'EA'),
  ],
  scope: [
    {
      group: 'Design, permit and removal',
      lines: ['shade-study', 'permit-set', 'removal', 'e-waste'],
      added: [
        estimate.line('Rotted sheathing below the solar roof replaced', 'Sheathing', 'SF', 'Material'),
        estimate.line('Old roof hauled away and dumped, by load', 'Haul-off', 'EA', 'Disposal', d.ref('debris.loads')),
      ],
    },
    {
      group: 'Roofing',
      lines: ['listed-sheet', 'active-rows', 'inert-field', 'wire-entries'],
      added: [
        estimate.line(
          'Drip edge, starter and caps of the listed system',
          'Edge, caps',
          'LF',
          'Material',
          estimate.eaveAndRake,
        ),
        estimate.line('Roofing crew to install solar and non-solar shingles', 'Roofing crew', 'SQ', 'Labor', sq),
      ],
    },
    {
      group: 'Power',
      lines: ['dc-harness', 'shutdown-set', 'inverter', 'electrician', 'conduit', 'string-tests', 'interconnect'],
    },
  ],
  worksheets: [estimate.solarBlocks, estimate.iceBarrierBlocks, estimate.debrisBlocks(250)],
  takeoff: [
    estimate.takeoff('Solar shingles', 'Count', d.ref('pv.modules'), 'EA', 0.02, 1, 'EA'),
    estimate.takeoff('Inert shingles', 'Inert squares', d.ref('pv.inertSquares'), 'SQ', 0, 0.333, 'Bundles'),
    estimate.takeoff('Starter for active rows', 'Eave', feet('eave'), 'LF', 0.05, 100, 'Bundles'),
    estimate.takeoff('Cap shingles', 'Ridge + hip', estimate.ridgeAndHip, 'LF', 0.08, 25, 'Bundles'),
    estimate.takeoff('Listed underlayment, 10 SQ', 'Roof area', area, 'SF', 0.1, 1000, 'Rolls'),
    estimate.takeoff('Ice barrier, 66 ft', 'Roll length above', d.ref('ice.length'), 'LF', 0.1, 66, 'Rolls'),
    estimate.takeoff('Drip edge, 10 ft', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Jumpers and connectors', 'One a module', d.ref('pv.modules'), 'EA', 0.05, 1, 'Sets'),
    estimate.takeoff('PV wire, 500 ft', 'Strings × run × 2', d.ref('pv.dcWire'), 'LF', 0.05, 500, 'Spools'),
    estimate.takeoff('AC conductors, 500 ft', 'Run × conductors', d.ref('pv.acWire'), 'LF', 0.05, 500, 'Spools'),
    estimate.takeoff('Conduit, 10 ft', 'DC + AC run', d.add('pv.dcRun', 'pv.acRun'), 'LF', 0.05, 10, 'Sticks'),
    estimate.takeoff('Rapid-shutdown devices', 'By listing', null, 'EA', 0, 1, 'EA'),
    estimate.takeoff('Entry flashings', 'Count', count('entries'), 'EA', 0, 1, 'EA'),
    estimate.takeoff('Warning labels', 'A set a system', null, 'EA', 0, 1, 'Sets'),
  ],
  supplies: {
    'Edge, caps': ['Starter for active rows', 'Drip edge, 10 ft'],
    'Listed sheet': ['Listed underlayment, 10 SQ', 'Ice barrier, 66 ft'],
    Conduit: ['Conduit, 10 ft', 'PV wire, 500 ft', 'AC conductors, 500 ft'],
    'Inert field': ['Inert shingles', 'Pathway marker and setback shingles'],
  },
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
      'Roofer and electrician share one lockout: the roofer works the roof, the electrician anything energized, and nobody walks on the glass.',
    phasing:
      'Each plane is dried in first, and solar rows follow plane by plane. Strings stay open until the electrician closes them.',
    worksheets: [],
    takeoff: [
      estimate.takeoff('Pathway marker and setback shingles', 'Ridge', feet('ridge'), 'LF', 0.05, 25, 'Bundles'),
    ],
  },
  repair: {
    items: [
      { description: 'Replace a failed solar shingle and reconnect the string', short: 'Dead module', unit: 'EA' },
      { description: 'Replace a burned connector pair, both halves', short: 'Burned pair', unit: 'EA' },
      { description: 'Replace the shutdown transmitter', short: 'Shutdown unit', unit: 'EA' },
      { description: 'Reflash a wire entry', short: 'Entry boot', unit: 'EA' },
      { description: 'Replace a non-solar shingle cracked by hail', short: 'Inert shingle', unit: 'EA' },
      { description: 'Reset the inverter and update its firmware', short: 'Inverter trip', unit: 'EA' },
      { description: 'Re-route and clip a lead pinched below a course', short: 'Pinched lead', unit: 'EA' },
      { description: 'Renew shutdown labels and the one-line diagram at the meter', short: 'Label set', unit: 'EA' },
    ],
    temporary:
      'Open and tag the DC and AC disconnects, and cover the entry with a membrane boot. Nobody opens a connector under load.',
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
    tasks: [
      {
        task: 'Review the monitoring portal for weak or missing strings',
        short: 'Portal review',
        frequency: 'monthly',
        timesPerYear: 12,
      },
      {
        task: 'Rinse dust with cool water before dawn',
        short: 'Dawn rinse',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      { task: 'IR scan connectors under load', short: 'IR scan', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Measure string insulation resistance', short: 'Megger', frequency: 'every 3 years' },
      { task: 'Test rapid shutdown at the switch', short: 'Shutdown test', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Trim trees that shade the solar slopes', short: 'Shade trim', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Check labels at meter and disconnect', short: 'Labels', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Verify recall list for module model', short: 'Recalls', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Torque-check inverter and disconnect lugs by the electrician',
        short: 'Lug torque',
        frequency: 'every 5 years',
      },
      {
        task: 'Open and inspect the attic raceway for rodent damage',
        short: 'Raceway',
        frequency: 'yearly',
        timesPerYear: 1,
      },
    ],
    walkRate: 2500,
    access: 'Walk only on non-solar shingles. DC is live in daylight, whatever the switch says.',
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
    text: 'A string makes several hundred volts in daylight. Price the lockout, the infrared or insulation test and the roofing work as separate lines, have the electrician write readings before and after, and change both halves of a burned connector, same make.',
    cite: '29 CFR 1926.416; NFPA 70, 690',
  },
  careGuide: {
    title: 'The portal is half the inspection',
    text: 'A string ten percent down points to the shingle before anyone climbs. Put portal access into the agreement, test rapid shutdown each year in front of the owner, and check model numbers against recalls.',
    cite: 'NFPA 70, 690.12 and 690.56',
  },
}
