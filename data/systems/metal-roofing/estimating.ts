import { debrisBlocks, measure, panelBlocks, takeoff } from '@/data/parts/estimate'
import { add, ceil, choice, div, mul, own, ref } from '@/lib/documents/author'
import {
  count,
  eaveAndRake,
  feet,
  orderSq,
  ridgeAndHip,
  slopedMeasures,
  slopedSummary,
  sq,
  wallsSloped,
} from '../shorthand'
import type { SystemEstimating } from '../types'

const clips = ceil(div(mul('panel.feet', 12), 'panel.clipSpacing'))
const closures = add(mul(2, ridgeAndHip), ref('linear.rake'))
const butyl = add(mul(2, ridgeAndHip), mul(2, feet('valley')), wallsSloped)

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'gable 5–8, hip 10–12, cut-up 15%' },
  measures: [
    ...slopedMeasures,
    measure('linear.ventedRidge', 'Vented ridge'),
    measure('linear.snow', 'Snow retention'),
  ],
  summary: [
    ...slopedSummary.slice(0, 2),
    ['linear.ventedRidge', 'Vented ridge (ft)'],
    ['linear.snow', 'Snow retention (ft)'],
  ],
  products: [
    own('product.field', 'Panel: maker, profile, width and color', 'text', { span: 2 }),
    choice('product.seam', 'Seam', [
      'Snap-lock',
      'Mechanical 90°',
      'Mechanical 180°',
      'Exposed fastener',
      'Metal tile',
    ]),
    choice('product.metal', 'Metal', [
      '26 ga steel',
      '24 ga steel',
      '0.032 in aluminum',
      '0.040 in aluminum',
      'Copper',
      'Zinc',
    ]),
    own('product.underlayment', 'Underlayments', 'text', { span: 2 }),
    choice('product.finish', 'Finish', ['PVDF', 'SMP', 'Bare Al-Zn', 'Stone-coated', 'Natural metal']),
    choice('site.exposure', 'Site', ['Ordinary', 'Coastal', 'Industrial', 'Heavy snow']),
  ],
  scope: [
    {
      group: 'Strip and flatten',
      lines: [
        ['Strip existing roofing', 'Strip', sq],
        ['Deck flattening shims', 'Shims'],
        ['Scrap metal bin', 'Scrap bin', ref('debris.loads')],
        ['High-temp self-adhered', 'High-temp', ref('dryIn.highTempSquares')],
      ],
    },
    {
      group: 'Panels',
      lines: [
        ['24 ga standing seam', 'Panels', orderSq],
        ['Concealed sliding clips', 'Clips', sq],
        ['Panel install', 'Seaming', sq],
        ['On-site roll former', 'Roll former'],
      ],
    },
    {
      group: 'Trim, curbs and snow',
      lines: [
        ['Eave cleat and drip', 'Eave trim', feet('eave')],
        ['Rake, ridge and hip', 'Rake, caps', add('linear.rake', 'linear.ridge', 'linear.hip')],
        ['Butyl tape and tube', 'Butyl', butyl],
        ['Vented ridge closure', 'Closure', feet('ventedRidge')],
        ['W-valley metal', 'W-valley', feet('valley')],
        ['EPDM or silicone rib', 'Rib boots', count('pipes')],
        ['Welded aluminum equipment', 'Metal curbs'],
        ['Seam-clamped snow', 'Snow rail', feet('snow')],
      ],
    },
  ],
  worksheets: [panelBlocks, debrisBlocks(250)],
  takeoff: [
    takeoff('Panels, by the schedule', 'Running feet', ref('panel.feet'), 'LF', 0, 1, 'LF'),
    takeoff('High-temp sheet, 2 SQ', 'Net squares', mul('dryIn.highTempSquares', 100), 'SF', 0.15, 200, 'Rolls'),
    takeoff(
      'Slip-capable synthetic, 10 SQ',
      'Net squares',
      mul('dryIn.syntheticSquares', 100),
      'SF',
      0.1,
      1000,
      'Rolls',
    ),
    takeoff('Sliding clips', 'Feet ÷ spacing', clips, 'EA', 0.05, 100, 'Bags'),
    takeoff('Pancake screws', 'Clips × screws', mul(clips, 'panel.screwsPerClip'), 'EA', 0.05, 250, 'Bags'),
    takeoff('Gasketed screws', 'Screw pattern', null, 'EA', 0.05, 250, 'Bags'),
    takeoff('Eave cleat and trim, 10 ft', 'Eave', feet('eave'), 'LF', 0.08, 9.75, 'Of each'),
    takeoff('Rake trim, 10 ft', 'Rake', feet('rake'), 'LF', 0.1, 9.75, 'Pieces'),
    takeoff('Ridge and hip trim, 10 ft', 'Ridge + hip', ridgeAndHip, 'LF', 0.1, 9.75, 'Pieces'),
    takeoff('Z-closure, 10 ft', '2 × caps + rake', closures, 'LF', 0.1, 10, 'Pieces'),
    takeoff('Vented closure, 10 ft', '2 × vented ridge', mul(2, 'linear.ventedRidge'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('W-valley, 10 ft', 'Valley', feet('valley'), 'LF', 0.1, 9.5, 'Pieces'),
    takeoff('Wall trim, 10 ft', 'Walls', wallsSloped, 'LF', 0.1, 9.75, 'Pieces'),
    takeoff('Butyl tape, 50 ft', 'Both sides, walls', butyl, 'LF', 0.1, 50, 'Rolls'),
    takeoff('Rib boots', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
    takeoff('Snow rail, 8 ft', 'Snow retention', feet('snow'), 'LF', 0.03, 8, 'Pieces'),
  ],
  order:
    'Order panels by count and length from the schedule, never by squares. Clip spacing comes from the uplift table for this panel, deck and zone; leave the clip lines empty on an exposed-fastener job and enter screws by the maker’s pattern. Every piece of trim laps, so 10 ft covers 9.75.',
  allowances: [
    { find: 'Deck out of flat, shimmed', unit: 'SF', item: 'Shims' },
    { find: 'Rotten or delaminated plywood', unit: 'SF' },
    { find: 'Old metal layer below the roof removed', unit: 'SQ' },
  ],
  options: [
    { name: 'Good', includes: 'Exposed-fastener panel, SMP' },
    { name: 'Better', includes: 'Snap-lock seam, PVDF' },
    { name: 'Best', includes: 'Double-locked seam, PVDF' },
  ],
  optionProduct: 'Profile, gauge and color',
  residential: {
    included: ['protective film off and drill chips swept every day'],
    excluded: [
      'purlins and structural steel',
      'gutters, unless listed with the eave trim',
      'engineering of snow loads',
      'lightning bonding',
    ],
    assumed: [
      'oil canning is natural to flat pans and no defect',
      'one coil lot for all visible slopes',
      'a level place for roll former or panel rack',
      'no copper or treated lumber left touching the panels',
    ],
  },
  commercial: {
    alternates: [
      ['0.040 in aluminum in place of 24 ga steel', 'For the coastal or pool side'],
      ['Mechanically seamed 180°', 'In place of snap-lock, all planes'],
      ['Weathertightness warranty', 'Maker’s inspections and detail review'],
      ['Engineered snow rail', 'Rows by calculation above each entry'],
    ],
    unitPrices: [
      ['Deck shimmed to 1/4 in over 20 ft', 'SF'],
      ['Equipment curb welded, flashed and set in the panel rhythm', 'EA'],
      ['Extra row of snow rail', 'LF'],
      ['Panel replaced after damage by others', 'LF'],
    ],
    excluded: ['purlin and joist repair', 'wall panels and their transitions', 'painting of old steel from below'],
    assumed: [
      'the building moves with its panels: fixed points where we draw them',
      'units stand on their own curbs, not on panel ribs',
    ],
    energy:
      'A retrofit over purlins may need thermal blocks or a second insulation layer; over plywood it follows the attic rule. Enter required and existing R, and note where clips compress blankets.',
    access:
      'Panels over 40 ft need a roll former at the eave or a spreader bar, and ground kept free on the long side.',
    phasing:
      'Panels run plane by plane from one end; the open end is closed against wind and rain each night with a temporary Z.',
    worksheets: [],
    takeoff: [takeoff('Thermal blocks, 8 ft', 'Eave + rake', eaveAndRake, 'LF', 0.05, 8, 'Pieces')],
  },
  repair: {
    items: ['Screws', 'Re-crimp seam', 'End lap', 'Rib boot', 'Edge rust', 'Panel length', 'Ridge trim', 'Eave drip'],
    temporary:
      'Butyl tape and a matched metal patch with stitch screws; never asphalt cement, which holds acid water on the coating.',
    beyond:
      'Red rust through the pan, or fasteners loose across whole slopes because the holes have slotted, is no repair job.',
    excluded: ['color match to a weathered finish', 'purlin repair', 'hail dents that did not break the coating'],
    supplies: [
      ['Oversize gasketed screws', 'count', 250, 'Bags'],
      ['Butyl tape, 50 ft', 'length', 50, 'Rolls'],
      ['Stitch screws', 'length', 125, 'Bags'],
      ['Matched touch-up paint', 'area', 40, 'Bottles'],
      ['Rib boots', 'count', 1, 'EA'],
    ],
  },
  care: {
    items: [
      'Screw torque',
      'Wash salt',
      'Shavings',
      'Debris',
      'Butyl laps',
      'Snow clamps',
      'Seam check',
      'Metal contact',
      'Scratches',
      'Creep photos',
    ],
    walkRate: 5000,
    access: 'Seam-clamp anchors, no shoes with stones in the sole; panels are slick when wet, frosted or dusty.',
    excluded: ['repainting', 'snow removal', 'changing more than fifty screws'],
    supplies: [
      ['Long-life replacement screws', 'count', 250, 'Bags'],
      ['Butyl tape', 'length', 50, 'Rolls'],
      ['Mild wash concentrate', 'area', 2000, 'Gallons'],
    ],
  },
  guide: [
    {
      title: 'Match the profile to the lowest slope, in writing',
      text: 'Lapped panels without sealant need 3:12, with applied lap sealant 1/2:12, standing seam 1/4:12, and the maker may be stricter. A porch that drops to 1:12 is where an exposed-fastener bid comes back as a leak: price it as a mechanically seamed panel or a membrane, on its own line.',
      cite: 'IRC R905.10.2; IBC 1507.4.2; ASTM E2140',
    },
    {
      title: 'Clip spacing is engineering, trim is money',
      text: 'Spacing stays blank because it comes from the uplift table for panel, deck and wind zone, with corners tighter than the field. Trim decides the margin: closures and butyl on both sides of every ridge, sealant on both edges of a valley, an inch or more lost at every lap.',
      cite: 'UL 580 and UL 1897; ASTM E1592',
    },
  ],
  repairGuide: {
    title: 'Water travels under metal',
    text: 'A drip below a purlin may come from an end lap twenty feet upslope. Find it with one panel of hose at a time, look at washers, end laps and curb corners first, and write down which of them you did not open. Next size up is the right screw only where the wood or purlin still bites.',
    cite: 'ASTM E1514 and E1637 (seam panel systems)',
  },
  careGuide: {
    title: 'The finish warranty lives on washing and clean metal',
    text: 'Drill shavings left by other trades rust into the finish within days, and salt film voids coastal cover when nobody logs the washing. Record dates, the share of screws found loose, and contact with copper runoff or treated lumber.',
    cite: 'ASTM A792 and A755; AAMA 2605',
  },
}
