import { debrisBlocks, measure, takeoff, torchBlocks, zoneBlocks } from '@/data/parts/estimate'
import { choice, div, mul, own, ref } from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, orderSq, sq } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.1, range: 'open field 8–10, walls and curbs 12–15%' },
  measures: [
    ...flatMeasures,
    measure('linear.woodWall', 'Walls of wood, no flame'),
    measure('wall.height', 'Flashing height (in, typical)', 12),
    measure('aluminum.rate', 'Aluminum coat (gal per SQ)', 1.5),
  ],
  summary: [
    ...flatSummary.slice(0, 2),
    ['linear.woodWall', 'Wood walls, no flame (ft)'],
    ['count.drains', 'Drains and scuppers'],
  ],
  products: [
    own('product.field', 'Cap: maker, APP or SBS, surface', 'text', { span: 2 }),
    choice('product.deck', 'Deck under the flame', [
      'Steel',
      'Concrete',
      'Wood: flame-free plies',
      'Gypsum or lightweight',
    ]),
    choice('product.surface', 'Surface', ['APP, aluminum coated', 'SBS, mineral', 'APP, mineral']),
    own('product.barrier', 'Thermal barrier and base sheet', 'text', { span: 2 }),
    own('product.certa', 'CERTA cards on the crew'),
    own('product.watch', 'Fire watch after last flame (h)'),
  ],
  scope: [
    {
      group: 'Permit, fire plan and removal',
      lines: [
        ['Hot-work permit', 'Fire plan'],
        ['Fire extinguishers', 'Extinguishers'],
        ['Strip old roof', 'Strip', sq],
        ['Disposal of stripped', 'Scrap', ref('debris.loads')],
      ],
    },
    {
      group: 'Barrier, base and torched cap',
      lines: [
        ['Cover board thermal', 'Heat barrier', sq],
        ['Mechanically fastened base', 'Fastened base', sq],
        ['Torch-grade APP', 'Torch cap', orderSq],
        ['Propane for torch', 'Propane', ref('torch.pounds')],
        ['Torch operator', 'Torch pair'],
        ['Fire watch after', 'Fire watch', ref('torch.watchHours')],
      ],
    },
    {
      group: 'Flashings, leads and coating',
      lines: [
        ['Flame-free flashing', 'No-flame walls', feet('woodWall')],
        ['Torched two-ply', 'Torched walls', feet('parapet')],
        ['Non-combustible cant', 'Cants', feet('parapet')],
        ['Pipe and drain leads', 'Leads', count('pipes')],
        ['Aluminum coating', 'Aluminum', mul('measure.squares', 'aluminum.rate')],
      ],
    },
  ],
  worksheets: [torchBlocks, debrisBlocks(250)],
  takeoff: [
    takeoff('Torch cap, 1 SQ', 'Roof area', area, 'SF', ref('measure.waste'), 96, 'Rolls'),
    takeoff('Fastened base sheet, 3 SQ', 'Roof area', area, 'SF', 0.08, 300, 'Rolls'),
    takeoff('Gypsum barrier board, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    takeoff('Propane, 100 lb cylinders', 'Pounds above', ref('torch.pounds'), 'LB', 0.1, 100, 'Cylinders'),
    takeoff(
      'Torched wall ply',
      'Walls by height',
      div(mul('linear.parapet', 'wall.height'), 12),
      'SF',
      0.12,
      96,
      'Rolls',
    ),
    takeoff(
      'Self-adhered ply for wood walls',
      'Wood walls by height',
      div(mul('linear.woodWall', 'wall.height', 2), 12),
      'SF',
      0.12,
      100,
      'Rolls',
    ),
    takeoff('Metal caps and nails', 'Squares, 110 a SQ', mul('measure.squares', 110), 'EA', 0.05, 2000, 'Pails'),
    takeoff('Perlite or gypsum cant, 4 ft', 'Walls', feet('parapet'), 'LF', 0.05, 4, 'Pieces'),
    takeoff('Metal top bar, 10 ft', 'Walls', feet('parapet'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('Edge metal, 10 ft', 'Roof edge', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('Lead flashings', 'Pipes', count('pipes'), 'EA', 0.05, 1, 'EA'),
    takeoff('Lead drain sheets', 'Drains', count('drains'), 'EA', 0.05, 1, 'EA'),
    takeoff(
      'Fibered aluminum, 5 gal',
      'Squares × rate',
      mul('measure.squares', 'aluminum.rate'),
      'GAL',
      0.1,
      5,
      'Pails',
    ),
    takeoff('Primer for metal and masonry', 'Walls', feet('parapet'), 'LF', 0.1, 300, 'Pails'),
  ],
  order:
    'Gas use swings with wind and cold: check it on the first ten squares. SBS mineral caps take no aluminum, so set its rate to 0. A wood deck is not torched: move the cap to self-adhered before you order. Cylinders stay upright, chained and off the hot area.',
  allowances: [
    { find: 'Wood curb or wall changed to flame-free', unit: 'LF' },
    { find: 'Deck replaced', unit: 'SF' },
    { find: 'Fire watch beyond the listed hours', unit: 'HR', item: 'Fire watch' },
  ],
  options: [
    { name: 'Good', includes: 'APP, aluminum coated' },
    { name: 'Better', includes: 'SBS mineral on torched base' },
    { name: 'Best', includes: 'Self-adhered base, torched cap' },
  ],
  optionProduct: 'Cap, surface and base',
  residential: {
    included: ['a person with an infrared thermometer on site for the listed hours after the last flame'],
    excluded: [
      'torching at wood walls, eaves or vents',
      'smoke-detector service',
      'aluminum coat in later years',
      'attic insulation near the roof',
    ],
    assumed: [
      'deck and walls by the flame do not burn, or flame-free plies are used',
      'no dust, nests or felt edges in wall cavities',
      'insurer and fire office accept torch work at your home',
      'APP gets its aluminum coat 30 to 60 days on',
    ],
  },
  commercial: {
    alternates: [
      ['Cold or self-adhered plies throughout', 'No flame anywhere on the site'],
      ['SBS mineral cap', 'In place of coated APP'],
      ['Four-hour watch', 'In place of two, with thermal-camera log'],
      ['Second aluminum coat', 'In year five, at today’s price'],
    ],
    unitPrices: [
      ['Torched wall flashing beyond drawings', 'LF'],
      ['Flame-free detail at a found cavity', 'EA'],
      ['Fire watch, each further hour', 'HR'],
      ['Barrier board replaced', 'SF'],
    ],
    excluded: ['sprinkler and alarm impairment', 'duct cleaning', 'fire-department standby fees'],
    assumed: [
      'the owner’s insurer has seen the fire plan',
      'intakes and expansion joints near the flame are covered by us, alarms by you',
    ],
    energy:
      'Insulation sits below a non-combustible barrier board; foam is never faced by flame. The reroofing R applies from the deck up. Enter required and existing R.',
    access:
      'One torch, one watcher, one extinguisher within 20 ft and a charged hose; cylinders by crane cage, never by ladder.',
    phasing:
      'Flame stops two hours before the crew leaves; each day’s end is a cold-applied seal, and the watch signs the log.',
    worksheets: [zoneBlocks],
    takeoff: [takeoff('Board screws and plates', 'By zone', ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes')],
  },
  repair: {
    items: [
      'Blister torch',
      'Cold lap',
      'Burn hole',
      'Over-torched',
      'Aluminum coat',
      'Wood-wall swap',
      'Scorched board',
      'Pipe lead',
    ],
    temporary: 'Cold mastic and mesh, or a self-adhered patch on primer; no torch comes out for a temporary repair.',
    beyond: 'Uncoated APP cracked like mud, or a scorched deck under the laps, ends patching: open, inspect, replace.',
    excluded: ['fire-damage claims by others', 'aluminum over the whole roof', 'wall framing'],
    supplies: [
      ['Torch cap', 'area', 90, 'Rolls'],
      ['Propane, 20 lb', 'area', 250, 'Cylinders'],
      ['Self-adhered ply', 'area', 95, 'Rolls'],
      ['Cold mastic', 'length', 20, 'Gallons'],
      ['Fibered aluminum', 'area', 65, 'Gallons'],
    ],
  },
  care: {
    items: [
      'Aluminum renewal',
      'Sunny laps',
      'Bleed-out',
      'Hot-work check',
      'Drain runs',
      'Wood walls',
      'Scorch marks',
      'Extinguishers',
      'Edge joints',
      'Permit file',
    ],
    walkRate: 8000,
    access: 'No hot work on a maintenance visit; asphalt softens in heat, walk early.',
    excluded: ['torch repairs, which need a permit', 'aluminum coating', 'blisters that hold'],
    supplies: [
      ['Cold mastic and mesh', 'length', 20, 'Gallons'],
      ['Spot aluminum', 'area', 65, 'Gallons'],
      ['Drain strainers', 'count', 1, 'EA'],
    ],
  },
  guide: [
    {
      title: 'The fire plan is a priced line',
      text: 'Permit, trained applicators, extinguishers, the second person and hours of watch cost money; a bid without them is a risk that someone else carries. Guidance asks for a watch of two hours or more, some insurers for four: use the longest of fire code, policy and maker.',
      cite: 'FM Data Sheet 1-33; NRCA CERTA; NFPA 58',
    },
    {
      title: 'Never torch to wood',
      text: 'Current guidance keeps flame off combustible decks altogether. Price flame-free plies at wood walls by the foot, barrier board over insulation, and a switch to self-adhered where the opening shows wood; the unit price must be there before the roof is open.',
      cite: 'NRCA manual (2019) on torch systems; ASTM D6222 and D6223',
    },
  ],
  repairGuide: {
    title: 'A small flame needs the whole permit',
    text: 'Most roof fires start on repairs. If the patch can be cold, make it cold; if not, price permit, watcher and hours as a minimum charge. Check laps by bleed-out bead and probe, and look inside walls before the torch is lit.',
    cite: 'FM Data Sheet 1-33; 29 CFR 1926.352',
  },
  careGuide: {
    title: 'Aluminum on time',
    text: 'APP in bare sun oxidizes within a few seasons, and its warranty asks for the coating record. Recoat every four to six years, log who used flame on the roof, and carry mastic, not a torch, to the visit.',
    cite: 'ASTM D6222; maker’s coating clause',
  },
}
