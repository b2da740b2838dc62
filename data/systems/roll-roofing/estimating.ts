import { debrisBlocks, measure, takeoff } from '@/data/parts/estimate'
import { add, choice, div, mul, own, ref } from '@/lib/documents/author'
import { area, count, feet, orderSq, ridgeAndHip, sq } from '../shorthand'
import type { SystemEstimating } from '../types'

const cement = mul('measure.squares', 'cement.rate')
const nails = mul('measure.squares', 'nail.rate')
const edges = add('linear.eave', 'linear.rake')

export const estimating: SystemEstimating = {
  waste: { rate: 0.15, range: 'plain shed 10, laps and valleys 15–18%' },
  measures: [
    measure('linear.eave', 'Eave'),
    measure('linear.rake', 'Rake'),
    measure('linear.ridge', 'Ridge'),
    measure('linear.hip', 'Hip'),
    measure('linear.valley', 'Valley'),
    measure('linear.wall', 'House wall'),
    measure('count.pipes', 'Posts, pipes and vents'),
    measure('roll.perSquare', 'Rolls per SQ (typical)', 2),
    measure('cement.rate', 'Cement (gal per SQ, typical)', 1.75),
    measure('nail.rate', 'Nails (lb per SQ, typical)', 1.5),
  ],
  summary: [
    ['linear.eave', 'Eave (ft)'],
    ['linear.rake', 'Rake (ft)'],
    ['linear.wall', 'House wall (ft)'],
    ['count.pipes', 'Posts and pipes'],
  ],
  products: [
    own('product.field', 'Roll: maker, weight and mineral', 'text', { span: 2 }),
    choice('product.coverage', 'Coverage', ['Double, half-lap', 'Single, concealed nail', 'Single, exposed nail']),
    choice('product.deck', 'Deck', ['Plywood', 'Plank', 'OSB']),
    own('product.cement', 'Lap and plastic cement', 'text', { span: 2 }),
    own('product.metal', 'Edge metal color'),
    own('product.life', 'Expected years, as told'),
  ],
  scope: [
    {
      group: 'Strip and mend the deck',
      lines: [
        ['Strip old rolls', 'Strip rolls', sq],
        ['Patch plank gaps', 'Plank patch'],
        ['Trailer haul', 'Trailer', ref('debris.loads')],
      ],
    },
    {
      group: 'Dry-in and edges',
      lines: [
        ['No. 15 felt', 'No. 15 felt', sq],
        ['Eave and rake metal', 'Edge metal', edges],
        ['Starter strip cut', 'Roll starter', feet('eave')],
        ['Valley lining', 'Valley rolls', feet('valley')],
      ],
    },
    {
      group: 'Rolls, cement and flashings',
      lines: [
        ['Half-lap mineral', 'Mineral rolls', orderSq],
        ['Cold lap cement', 'Lap cement', cement],
        ['Galvanized 11 ga', 'Roll nails', nails],
        ['Roll layout', 'Laying', sq],
        ['9 in hip', 'Ridge strips', ridgeAndHip],
        ['Roll-flashing', 'Wall turn-up', feet('wall')],
        ['Porch-post', 'Post flashing', count('pipes')],
        ['Plastic cement and fabric', 'Detail cement'],
      ],
    },
  ],
  worksheets: [debrisBlocks(120)],
  takeoff: [
    takeoff(
      'Half-lap mineral rolls',
      'Roof area',
      area,
      'SF',
      ref('measure.waste'),
      div(100, 'roll.perSquare'),
      'Rolls',
    ),
    takeoff('Smooth starter roll, 65 lb', 'Eave', feet('eave'), 'LF', 0.1, 36, 'Rolls'),
    takeoff('No. 15 felt, 4 SQ', 'Roof area', area, 'SF', 0.1, 400, 'Rolls'),
    takeoff('Lap cement, 5 gal', 'Squares × rate', cement, 'GAL', 0.1, 5, 'Pails'),
    takeoff('11 ga nails, 3/8 in head', 'Squares × rate', nails, 'LB', 0.05, 30, 'Cartons'),
    takeoff('Edge metal, 2-1/2 in, 10 ft', 'Eave + rake', edges, 'LF', 0.05, 10, 'Pieces'),
    takeoff('Ridge strip, 9 in', 'Ridge + hip', ridgeAndHip, 'LF', 0.1, 144, 'Rolls'),
    takeoff('Valley mineral, 36 in', 'Valley', feet('valley'), 'LF', 0.15, 36, 'Rolls'),
    takeoff('Valley liner, 18 in', 'Valley', feet('valley'), 'LF', 0.15, 72, 'Rolls'),
    takeoff('Wall roll, 18 in', 'House wall', feet('wall'), 'LF', 0.1, 72, 'Rolls'),
    takeoff('Surface bar, 10 ft', 'House wall', feet('wall'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('Plastic cement, tube', 'Wall', feet('wall'), 'LF', 0.1, 15, 'Tubes'),
    takeoff('Post and vent flashings', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
  ],
  order:
    'Double coverage takes two half-lap rolls a square, single coverage one. Cement and rolls come from one maker. Unroll and let sheets lie flat before they are cut; cold rolls buckle on the first warm day. Under 1:12 do not order this roof at all.',
  allowances: [
    { find: 'Plank or plywood replaced', unit: 'SF', item: 'Plank patch' },
    { find: 'Second layer of rolls found at the rake', unit: 'SQ' },
    { find: 'Porch rafter end or fascia', unit: 'LF' },
  ],
  options: [
    { name: 'Good', includes: 'Single, concealed nail' },
    { name: 'Better', includes: 'Double coverage, cemented' },
    { name: 'Best', includes: 'Self-adhered mineral sheet' },
  ],
  optionProduct: 'Roll, weight and mineral',
  residential: {
    included: ['laps pressed and dressed, garden swept for nails'],
    excluded: ['porch framing and posts', 'gutter and fascia paint', 'siding over the turn-up', 'any slope under 1:12'],
    assumed: [
      'a short-lived roof: 5 to 12 years by coverage',
      'one layer of old roll only',
      'nothing will be stored on the roof',
      'mineral of a new lot beside old will differ',
    ],
  },
  commercial: {
    alternates: [
      ['Self-adhered mineral membrane', 'In place of cemented rolls'],
      ['Double in place of single coverage', 'All sheds and canopies'],
      ['Plywood overlay', 'Over plank with gaps'],
      ['Replacement in a membrane', 'Where slope is under 1:12'],
    ],
    unitPrices: [
      ['Deck board replaced', 'SF'],
      ['Roll flashing at a wall', 'LF'],
      ['Rake or eave metal', 'LF'],
      ['Canopy post flashed', 'EA'],
    ],
    excluded: ['canopy steel', 'signs and lighting on the roof', 'snow guards'],
    assumed: ['outbuildings and canopies only, not conditioned space', 'each structure can be closed for a day'],
    energy:
      'Sheds, canopies and porches are unconditioned, so the insulation rules do not reach them; an addition with heated rooms below does count. Enter R there.',
    access: 'Ladders and a trailer; one canopy closed at a time with cones at both ends.',
    phasing:
      'Every structure is stripped and covered the same day, small ones before noon so that cement sets before dew.',
    worksheets: [],
    takeoff: [takeoff('Nailer strip, 1×4, concealed nail', 'Eave + rake', edges, 'LF', 0.05, 16, 'Boards')],
  },
  repair: {
    items: [
      'Lifted lap',
      'Buckle patch',
      'Rusty nails',
      'Bald course',
      'Ridge strip',
      'Eave bond',
      'Wall turn-up',
      'Porch deck',
    ],
    temporary: 'Dry the lap, bed it in plastic cement and weight it with bagged sand overnight.',
    beyond:
      'Felt showing on more than one part in twenty, or three patches in a season: the sheet is spent, and a new roll costs little more.',
    excluded: ['soft deck beyond the patch', 'mineral match', 'damage by stored goods'],
    supplies: [
      ['Mineral roll', 'area', 50, 'Rolls'],
      ['Lap cement, gallon', 'length', 60, 'Gallons'],
      ['Plastic cement, tube', 'length', 15, 'Tubes'],
      ['11 ga nails', 'count', 140, 'Pounds'],
      ['Cotton or glass fabric', 'length', 150, 'Rolls'],
    ],
  },
  care: {
    items: [
      'Lap press',
      'Nail rows',
      'Low corner',
      'Stored goods',
      'Buckles',
      'Bare felt',
      'Vines',
      'Life plan',
      'Ceiling rings',
      'Tar marks',
    ],
    walkRate: 2500,
    access: 'From a ladder where it can be done; mineral scuffs, and porch roofs are not built for crowds.',
    excluded: ['more than 20 ft of lap', 'deck board', 'coating over the roll'],
    supplies: [
      ['Lap cement', 'length', 60, 'Gallons'],
      ['Mineral patch sheet', 'area', 50, 'Rolls'],
      ['Roof cement for nails', 'count', 60, 'Tubes'],
    ],
  },
  guide: [
    {
      title: 'Say how long it lasts',
      text: 'Single exposed-nail rolls live five to eight years, cemented double coverage ten to twelve. Put the number beside the price and have it initialed, and price a membrane next to it whenever rooms lie below.',
      cite: 'ASTM D6380; ASTM D3909',
    },
    {
      title: 'One in twelve is the floor',
      text: 'The code stops mineral rolls at 1:12, and exposed-nail work is better held to 2:12. Measure the porch after the deck is mended: many “flat” additions drop less than an inch in a foot, and no cement replaces slope.',
      cite: 'IRC R905.5; ASTM D3019',
    },
  ],
  repairGuide: {
    title: 'Press every lap before you open one',
    text: 'Lift the laps by hand upslope of the stain, look at exposed nails and at the turn-up under the siding. Patch a buckle after cutting it flat, twelve inches wider all round; smearing its back only makes the next one.',
    cite: 'ASTM D4586; ASTM D3019',
  },
  careGuide: {
    title: 'Cheap roof, frequent eyes',
    text: 'Two visits a year with a gallon of cement double what this roof gives. Keep leaves off the low corner, furniture off the surface, and start saving for the next one when felt shows.',
    cite: 'ASTM D3019; ASTM D6380',
  },
}
