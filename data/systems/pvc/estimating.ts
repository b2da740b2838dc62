import { line, measure, membraneBlocks, rowBlocks, takeoff, zoneBlocks } from '@/data/parts/estimate'
import { choice, own, ref } from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, orderSq, sq } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'open field 6–8, restaurants and curbs 10–12%' },
  measures: [
    ...flatMeasures,
    measure('linear.seams', 'Field seams'),
    measure('linear.walkway', 'Walk-tread'),
    measure('area.grease', 'Grease zone (sf)'),
  ],
  summary: [...flatSummary.slice(0, 3), ['area.grease', 'Grease zone (sf)']],
  products: [
    own('product.field', 'PVC: maker, line and color', 'text', { span: 2 }),
    choice('product.thickness', 'Thickness', ['50 mil', '60 mil', '72 mil', '80 mil']),
    choice('product.polymer', 'Sheet', ['PVC, ASTM D4434', 'KEE, ASTM D6754', 'KEE blend']),
    own('product.insulation', 'Boards, slip sheet and R', 'text', { span: 2 }),
    choice('product.attachment', 'Attachment', ['Plates in seam', 'Induction welded', 'Adhered']),
    own('product.edge', 'Clad edge, ES-1 test no.'),
  ],
  scope: [
    {
      group: 'Removal and separation',
      lines: [
        ['Remove membrane', 'Strip, residue', sq],
        ['Slip sheet', 'Slip sheet', sq],
        ['Take-back pallet', 'Vinyl return'],
      ],
    },
    {
      group: 'Boards and vinyl',
      lines: [
        ['Polyiso with coated', 'Coated polyiso', sq],
        ['60 mil reinforced PVC', 'PVC sheet', orderSq],
        ['Hot-air welding', 'Weld crew', feet('seams')],
        ['Perimeter peel stop', 'Peel stop', feet('edge')],
        ['Sacrificial grease', 'Grease guard', ref('area.grease')],
      ],
      added: [line('Crew to lay boards and attach the vinyl', 'Laying crew', 'SQ', 'Labor', sq)],
    },
    {
      group: 'Details, edge and proof',
      lines: [
        ['Vinyl welded wall', 'Vinyl walls', feet('parapet')],
        ['Formed PVC corners', 'Corners, boots', count('pipes')],
        ['Drain clamp ring', 'Drain rings', count('drains')],
        ['Clad-metal drip', 'Clad edge', feet('edge')],
        ['Thermoset conversion', 'Conversion'],
        ['Walk-tread pads', 'Walk-tread', feet('walkway')],
        ['Weld probe', 'Weld samples'],
      ],
    },
  ],
  worksheets: [membraneBlocks({ width: 10, length: 90, lap: 5.5 })],
  takeoff: [
    takeoff('PVC sheet, field', 'Roof area', area, 'SF', ref('measure.waste'), ref('roll.net'), 'Rolls'),
    takeoff('PVC sheet, walls', 'Wall membrane', ref('wall.area'), 'SF', 0.1, ref('roll.net'), 'Rolls'),
    takeoff('Glass-mat slip sheet', 'Roof area', area, 'SF', 0.1, 1000, 'Rolls'),
    takeoff('Coated-glass polyiso, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    takeoff('KEE cover sheet', 'Grease zone', ref('area.grease'), 'SF', 0.1, 500, 'Rolls'),
    takeoff('Clad-metal sheet, 4 × 10, edge', 'Roof edge, 8 in girth', feet('edge'), 'LF', 0.05, 60, 'Sheets'),
    takeoff('Peel-stop bar, 10 ft', 'Roof edge', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('Vinyl wall adhesive, 5 gal', 'Walls, 60 sf a gal', ref('wall.area'), 'SF', 0.1, 300, 'Pails'),
    takeoff('Termination bar, 10 ft', 'Parapets and walls', feet('parapet'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('Formed boots', 'Count', count('pipes'), 'EA', 0.05, 1, 'EA'),
    takeoff('Vinyl drain sets', 'Count', count('drains'), 'EA', 0, 1, 'Sets'),
    takeoff('Walk-tread, 60 ft', 'Walk-tread', feet('walkway'), 'LF', 0.05, 60, 'Rolls'),
  ],
  order:
    'Keep vinyl off asphalt, polystyrene and EPDM: count the slip sheet for the whole field, not for the old curbs alone. Roll size differs by maker and thickness, so set it above. Grease zones take their own cover sheet and drain route.',
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
      'Restaurant roofs get early hours: fans off, fire suppression untouched, and material kept clear of grease ducts.',
    phasing: 'Tenants first: each kitchen’s curb is stripped, cleaned and welded within one closed shift.',
    worksheets: [zoneBlocks, rowBlocks],
    takeoff: [
      takeoff('Insulation fasteners', 'By zone', ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes'),
      takeoff('Seam plates and screws', 'By row', ref('row.screws'), 'EA', 0.05, 500, 'Boxes'),
    ],
  },
  repair: {
    items: [
      'Vinyl patch',
      'Perimeter strip',
      'Boot weld',
      'KEE cover',
      'Clad joint',
      'Bitumen split',
      'Split section',
      'Peel-stop',
    ],
    temporary:
      'Degrease and hand-weld a scrap of the same sheet, or tape with the maker’s vinyl tape; no asphalt within arm’s length.',
    beyond:
      'Unreinforced or brittle vinyl that cracks when bent is at risk of shattering; patching it in frost is dangerous.',
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
    items: [
      'Fan wash',
      'T-joints',
      'Stain check',
      'Slip sheet',
      'Trays, bowls',
      'Cold bend',
      'Clad joints',
      'Plasticizer',
      'Fan hinges',
      'Chemical rinse',
    ],
    walkRate: 8500,
    access: 'No traffic on aged vinyl below freezing; soap film around fans is slick.',
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
      text: 'Vinyl resists grease better than its rivals, yet each maker has a list of oils and solvents. Write the exposure into the estimate, price KEE sheet or a guard layer where it is heavy, and put fan cleaning on the owner’s side in so many words.',
      cite: 'ASTM D6754; ASTM D4434',
    },
    {
      title: 'Separate or fail',
      text: 'Asphalt residue, polystyrene and treated nailers pull plasticizer out of the sheet. A slip sheet and coated boards are lines, not options. Where the sheet meets rubber it needs a conversion strip by the foot; nobody can weld the two.',
      cite: 'ASTM D4434; maker’s compatibility table',
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
    cite: 'ASTM D4434; maker’s maintenance terms',
  },
}
