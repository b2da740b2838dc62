import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, item, orderSq, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'open field 6–8, restaurants and curbs 10–12%' },
  measures: [
    ...flatMeasures,
    estimate.measure('linear.seams', 'Field seams'),
    estimate.measure('linear.walkway', 'Walk-tread'),
    estimate.measure('area.grease', 'Grease zone (sf)'),
  ],
  summary: [...flatSummary.slice(0, 3), ['area.grease', 'Grease zone (sf)']],
  products: [
    d.own('product.field', 'PVC: manufacturer, line and color', 'text', { span: 2 }),
    d.choice('product.thickness', 'Thickness', ['50 mil', '60 mil', '72 mil', '80 mil']),
    d.choice('product.polymer', 'Sheet', ['PVC, ASTM D4434', 'KEE, ASTM D6754', 'KEE blend']),
    d.own('product.insulation', 'Boards, slip sheet and R', 'text', { span: 2 }),
    d.choice('product.attachment', 'Attachment', ['Plates in seam', 'Induction welded', 'Adhered']),
    d.own('product.edge', 'Clad edge, ES-1 test no.'),
  ],
  lineItems: [
    item.labor('strip-residue', 'Tear off existing membrane and asphalt residue', 'Strip, residue', 'SQ', sq),
    item.material('slip-sheet', 'Slip sheet to separate PVC from asphalt', 'Slip sheet', 'SQ', sq),
    item.material('coated-polyiso', 'Polyiso insulation with coated glass facer', 'Coated polyiso', 'SQ', sq),
    item.material('pvc-sheet', '60 mil reinforced PVC membrane', 'PVC sheet', 'SQ', orderSq),
    item.material('clad-edge', 'PVC-clad metal at drip and gutter edges', 'Clad edge', 'LF', feet('edge')),
    item.material('vinyl-walls', 'Welded PVC wall flashing', 'Vinyl walls', 'LF', feet('parapet')),
    item.material('corners-boots', 'Molded PVC corners and pipe boots', 'Corners, boots', 'EA', count('pipes')),
    item.material(
      'grease-guard',
      'Grease-guard sheet at kitchen exhaust fans',
      'Grease guard',
      'SF',
      d.ref('area.grease'),
    ),
    item.labor('weld-crew', 'Hot-air weld seams and details', 'Weld crew', 'LF', feet('seams')),
    item.material('walk-tread', 'Welded walkway rolls', 'Walk-tread', 'LF', feet('walkway')),
    item.material('peel-stop', 'Peel stop at the perimeter', 'Peel stop', 'LF', feet('edge')),
    item.material('conversion', 'Transition strip where PVC meets EPDM', 'Conversion', 'LF'),
    item.material('drain-rings', 'Drains flashed in PVC, clamping rings reset', 'Drain rings', 'EA', count('drains')),
    item.disposal('vinyl-return', 'Offcuts and clean old PVC returned for recycling', 'Vinyl return', 'EA'),
    item.equipment('weld-samples', 'Seam probing and test welds', 'Weld samples', 'EA'),
  ],
  scope: [
    {
      group: 'Tear-off and separation',
      lines: ['strip-residue', 'slip-sheet', 'vinyl-return'],
      added: [
        estimate.line('Dumpster for old membrane and wet insulation, hauled and dumped', 'Haul-off', 'EA', 'Disposal'),
      ],
    },
    {
      group: 'Insulation and PVC',
      lines: ['coated-polyiso', 'pvc-sheet', 'weld-crew', 'peel-stop', 'grease-guard'],
      added: [estimate.line('Crew to roll out and attach the PVC', 'PVC crew', 'SQ', 'Labor', sq)],
    },
    {
      group: 'Details, edges and seam tests',
      lines: ['vinyl-walls', 'corners-boots', 'drain-rings', 'clad-edge', 'conversion', 'walk-tread', 'weld-samples'],
      added: [
        estimate.line('PVC pitch pans, filled', 'Pitch pans', 'EA', 'Material'),
        estimate.line('PVC adhesive where the membrane is adhered', 'PVC adhesive', 'GAL', 'Material'),
      ],
    },
  ],
  worksheets: [estimate.membraneBlocks({ width: 10, length: 90, lap: 5.5 })],
  takeoff: [
    estimate.takeoff('PVC sheet, field', 'Roof area', area, 'SF', d.ref('measure.waste'), d.ref('roll.net'), 'Rolls'),
    estimate.takeoff('PVC sheet, walls', 'Wall membrane', d.ref('wall.area'), 'SF', 0.1, d.ref('roll.net'), 'Rolls'),
    estimate.takeoff('Glass-mat slip sheet', 'Roof area', area, 'SF', 0.1, 1000, 'Rolls'),
    estimate.takeoff('Coated-glass polyiso, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    estimate.takeoff('KEE cover sheet', 'Grease zone', d.ref('area.grease'), 'SF', 0.1, 500, 'Rolls'),
    estimate.takeoff('Clad-metal sheet, 4 × 10, edge', 'Roof edge, 8 in girth', feet('edge'), 'LF', 0.05, 60, 'Sheets'),
    estimate.takeoff('Peel-stop bar, 10 ft', 'Roof edge', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Vinyl wall adhesive, 5 gal', 'Walls, 60 sf a gal', d.ref('wall.area'), 'SF', 0.1, 300, 'Pails'),
    estimate.takeoff('Termination bar, 10 ft', 'Parapets and walls', feet('parapet'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Formed boots', 'Count', count('pipes'), 'EA', 0.05, 1, 'EA'),
    estimate.takeoff('Vinyl drain sets', 'Count', count('drains'), 'EA', 0, 1, 'Sets'),
    estimate.takeoff('Walk-tread, 60 ft', 'Walk-tread', feet('walkway'), 'LF', 0.05, 60, 'Rolls'),
  ],
  supplies: {
    'PVC sheet': ['PVC sheet, field', 'Seam plates and screws'],
    'Vinyl walls': ['PVC sheet, walls', 'Vinyl wall adhesive, 5 gal', 'Termination bar, 10 ft'],
    'Slip sheet': ['Glass-mat slip sheet'],
    'Coated polyiso': ['Coated-glass polyiso, 4 × 8'],
    'Clad edge': ['Clad-metal sheet, 4 × 10, edge'],
    'Peel stop': ['Peel-stop bar, 10 ft'],
    'Board fasteners': ['Insulation fasteners'],
  },
  order:
    'Keep vinyl off asphalt, polystyrene and EPDM: count the slip sheet for the whole field, not for the old curbs alone. Roll size differs by manufacturer and thickness, so set it above. Grease zones take their own cover sheet and drain route.',
  allowances: [
    { find: 'Hidden bitumen to be separated', unit: 'SF' },
    { find: 'Wet board under the old sheet', unit: 'SF' },
    { find: 'Nailer soaked with wood preservative', unit: 'LF' },
  ],
  options: [
    { name: 'Good', includes: '50 mil, fastened' },
    { name: 'Better', includes: '60 mil, fastened, peel stop' },
    { name: 'Best', includes: '80 mil or KEE, adhered' },
  ],
  optionProduct: 'Vinyl, polymer and color',
  residential: {
    included: ['a weld sample of each day, dated and kept for you'],
    excluded: ['balcony tile or pavers', 'siding above the wall flashing', 'deck framing', 'pool chemical storage'],
    assumed: [
      'no asphalt or foam board touches the vinyl',
      'fading differs between lots',
      'a turn-up of 4 in or more at doors',
      'power for the welder from the house panel',
    ],
  },
  commercial: {
    alternates: [
      ['KEE sheet, ASTM D6754', 'Field within 20 ft of kitchen exhaust'],
      ['80 mil in place of 60 mil', 'Field and flashings'],
      ['Adhered in place of fastened', 'Water-based adhesive, tenant hours'],
      ['Grease containment at each fan', 'Collars and absorbent trays'],
    ],
    unitPrices: [
      ['Conversion strip against existing rubber', 'LF'],
      ['Grease-softened area replaced', 'SF'],
      ['Fan curb flashed in vinyl', 'EA'],
      ['Walk-tread, welded', 'LF'],
    ],
    excluded: ['hood and duct cleaning', 'asbestos in old bitumen', 'fan curb extensions by the mechanical trade'],
    assumed: ['kitchens can shut fans during curb work', 'the exposure list of the sheet covers the oils used below'],
    energy:
      'White vinyl meets most reflectance clauses new; ask for the three-year value. Removal to deck brings the reroofing R, and a recover over wet boards is not allowed.',
    access:
      'On restaurant roofs we work early, with fans off, leave fire suppression alone, and keep material clear of grease ducts.',
    phasing: 'Each kitchen’s curb is torn off, cleaned and welded within one shift while the kitchen is closed.',
    worksheets: [estimate.zoneBlocks, estimate.rowBlocks],
    takeoff: [
      estimate.takeoff('Insulation fasteners', 'By zone', d.ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes'),
      estimate.takeoff('Seam plates and screws', 'By row', d.ref('row.screws'), 'EA', 0.05, 500, 'Boxes'),
    ],
  },
  repair: {
    items: [
      { description: 'Clean and weld a PVC patch', short: 'Vinyl patch', unit: 'EA' },
      { description: 'Replace shrunken membrane at the perimeter', short: 'Perimeter strip', unit: 'LF' },
      { description: 'Reweld a pipe boot', short: 'Boot weld', unit: 'EA' },
      { description: 'Weld a KEE sheet over membrane softened by grease', short: 'KEE cover', unit: 'SF' },
      { description: 'Reseal a clad-metal joint with a cover plate', short: 'Clad joint', unit: 'LF' },
      { description: 'Add a slip sheet where PVC touches asphalt', short: 'Bitumen split', unit: 'SF' },
      { description: 'Replace a split section of unreinforced PVC', short: 'Split section', unit: 'SF' },
      { description: 'Reattach a loose peel-stop bar with new fasteners', short: 'Peel-stop', unit: 'LF' },
    ],
    temporary:
      'Degrease and hand-weld a scrap of the same sheet, or tape with the manufacturer’s vinyl tape; no asphalt within arm’s length.',
    beyond:
      'Unreinforced or brittle PVC that cracks when bent can shatter, and patching it in freezing weather is dangerous.',
    excluded: ['hood cleaning', 'boards beyond the cut', 'sheet softened by oils outside the repair'],
    supplies: [
      ['Matching vinyl, reinforced', 'area', 50, 'Rolls'],
      ['Unreinforced vinyl for details', 'count', 1, 'Sheets'],
      ['Clad cover plates', 'count', 1, 'EA'],
      ['Vinyl cleaner', 'area', 250, 'Gallons'],
      ['Peel-stop bar', 'length', 10, 'Pieces'],
    ],
  },
  care: {
    tasks: [
      {
        task: 'Wash grease and soap residue around exhaust fans',
        short: 'Fan wash',
        frequency: 'monthly at kitchens',
        timesPerYear: 12,
      },
      { task: 'Probe welded seams at all T-joints', short: 'T-joints', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Look for yellow or brown stain that suggests bitumen below',
        short: 'Stain check',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      {
        task: 'Check that separation sheet remains at old asphalt curbs',
        short: 'Slip sheet',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      {
        task: 'Empty grease trays and clear PVC drain bowls',
        short: 'Trays, bowls',
        frequency: 'monthly near food service',
        timesPerYear: 12,
      },
      {
        task: 'Bend a small edge by hand to judge cold stiffness on older sheet',
        short: 'Cold bend',
        frequency: 'each fall',
        timesPerYear: 1,
      },
      {
        task: 'Inspect coated-metal joints and cover plates',
        short: 'Clad joints',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      {
        task: 'Send a cut sample for plasticizer and thickness tests on sheet over 15 years',
        short: 'Plasticizer',
        frequency: 'every 5 years',
      },
      {
        task: 'Check kitchen fan hinge kits and drip rings at each curb',
        short: 'Fan hinges',
        frequency: 'quarterly',
        timesPerYear: 4,
      },
      {
        task: 'Rinse fertilizer, pool or process chemicals blown onto the sheet',
        short: 'Chemical rinse',
        frequency: 'as found',
      },
    ],
    walkRate: 8500,
    access: 'Stay off aged PVC below freezing. Soap film around fans is slick.',
    excluded: ['hood and duct cleaning', 'more than five welds', 'laboratory tests beyond the listed sample'],
    supplies: [
      ['Degreaser, vinyl-safe', 'area', 300, 'Gallons'],
      ['Vinyl patch stock', 'area', 50, 'Rolls'],
      ['Absorbent tray pads', 'count', 1, 'EA'],
    ],
  },
  guide: [
    {
      title: 'Ask what comes out of the fans',
      text: 'Vinyl resists grease better than its rivals, yet each manufacturer has a list of oils and solvents. Write the exposure into the estimate, price KEE sheet or a guard layer where it is heavy, and put fan cleaning on the owner’s side in so many words.',
      cite: 'ASTM D6754; ASTM D4434',
    },
    {
      title: 'Separate or fail',
      text: 'Asphalt residue, polystyrene and treated nailers pull plasticizer out of the sheet. A slip sheet and coated boards are lines, not options. Where the sheet meets rubber it needs a conversion strip by the foot; nobody can weld the two.',
      cite: 'ASTM D4434; manufacturer’s compatibility table',
    },
  ],
  repairGuide: {
    title: 'Bend it before you weld it',
    text: 'Fold an edge by hand: sheet that whitens or cracks has lost plasticizer and will split beside your patch. Brown stain means bitumen below, and softening means oil. Price the cause with the patch, and keep a peeled weld sample with the invoice.',
    cite: 'ASTM D4434; ASTM D8231 (leak scanning)',
  },
  careGuide: {
    title: 'A roof cleaned like a kitchen',
    text: 'Monthly washing at exhausts costs less than one replaced grease zone. Log trays, wash dates and weld probes, keep people off old sheet in frost, and have a cut sample tested every five years past fifteen.',
    cite: 'ASTM D4434; manufacturer’s maintenance terms',
  },
}
