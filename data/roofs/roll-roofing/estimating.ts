import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, item, orderSq, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

const cement = d.mul('measure.squares', 'cement.rate')
const nails = d.mul('measure.squares', 'nail.rate')

export const estimating: SystemEstimating = {
  waste: { rate: 0.15, range: 'plain shed 10, laps and valleys 15–18%' },
  measures: [
    estimate.measure('linear.eave', 'Eave'),
    estimate.measure('linear.rake', 'Rake'),
    estimate.measure('linear.ridge', 'Ridge'),
    estimate.measure('linear.hip', 'Hip'),
    estimate.measure('linear.valley', 'Valley'),
    estimate.measure('linear.wall', 'House wall'),
    estimate.measure('count.pipes', 'Posts, pipes and vents'),
    estimate.measure('roll.perSquare', 'Rolls per SQ (typical)', 2),
    estimate.measure('cement.rate', 'Cement (gal per SQ, typical)', 1.75),
    estimate.measure('nail.rate', 'Nails (lb per SQ, typical)', 1.5),
  ],
  summary: [
    ['linear.eave', 'Eave (ft)'],
    ['linear.rake', 'Rake (ft)'],
    ['linear.wall', 'House wall (ft)'],
    ['count.pipes', 'Posts and pipes'],
  ],
  products: [
    d.own('product.field', 'Roll: manufacturer, weight and mineral', 'text', { span: 2 }),
    d.choice('product.coverage', 'Coverage', ['Double, half-lap', 'Single, concealed nail', 'Single, exposed nail']),
    d.choice('product.deck', 'Deck', ['Plywood', 'Plank', 'OSB']),
    d.own('product.cement', 'Lap and plastic cement', 'text', { span: 2 }),
    d.own('product.metal', 'Edge metal color'),
    d.own('product.life', 'Expected years, as told'),
  ],
  lineItems: [
    item.labor('strip-rolls', 'Tear off old rolls and pull lap nails', 'Strip rolls', 'SQ', sq),
    item.material('plank-patch', 'Patch plank gaps and replace soft boards', 'Plank patch', 'SF'),
    item.material('no-15-felt', 'No. 15 felt underlayment', 'No. 15 felt', 'SQ', sq),
    item.material('edge-metal', 'Eave and rake metal, 2-1/2 in face', 'Edge metal', 'LF', estimate.eaveAndRake),
    item.material('roll-starter', 'Starter strip of smooth roll roofing', 'Roll starter', 'LF', feet('eave')),
    item.material('mineral-rolls', 'Half-lap mineral roll roofing, double coverage', 'Mineral rolls', 'SQ', orderSq),
    item.material('lap-cement', 'Cold lap cement, 1.5 to 2 gal a square', 'Lap cement', 'GAL', cement),
    item.material('roll-nails', 'Galvanized 11 ga roofing nails', 'Roll nails', 'LB', nails),
    item.labor('laying', 'Install rolls: cut, nail and cement', 'Laying', 'SQ', sq),
    item.material('ridge-strips', 'Hip and ridge strips, 9 in wide', 'Ridge strips', 'LF', estimate.ridgeAndHip),
    item.material(
      'valley-rolls',
      'Valley lining, 18 in below 36 in mineral roll',
      'Valley rolls',
      'LF',
      feet('valley'),
    ),
    item.material(
      'wall-turn-up',
      'Roll flashing at house walls with termination bar',
      'Wall turn-up',
      'LF',
      feet('wall'),
    ),
    item.material('post-flashing', 'Flashing at posts and small vents', 'Post flashing', 'EA', count('pipes')),
    item.disposal('trailer', 'Old rolls hauled away by trailer, by load', 'Trailer', 'EA', d.ref('debris.loads')),
    item.material('detail-cement', 'Plastic cement and fabric for details', 'Detail cement', 'GAL'),
  ],
  scope: [
    { group: 'Tear-off and deck repair', lines: ['strip-rolls', 'plank-patch', 'trailer'] },
    { group: 'Underlayment and edges', lines: ['no-15-felt', 'edge-metal', 'roll-starter', 'valley-rolls'] },
    {
      group: 'Rolls, cement and flashings',
      lines: [
        'mineral-rolls',
        'lap-cement',
        'roll-nails',
        'laying',
        'ridge-strips',
        'wall-turn-up',
        'post-flashing',
        'detail-cement',
      ],
    },
  ],
  worksheets: [estimate.debrisBlocks(120)],
  takeoff: [
    estimate.takeoff(
      'Half-lap mineral rolls',
      'Roof area',
      area,
      'SF',
      d.ref('measure.waste'),
      d.div(100, 'roll.perSquare'),
      'Rolls',
    ),
    estimate.takeoff('Smooth starter roll, 65 lb', 'Eave', feet('eave'), 'LF', 0.1, 36, 'Rolls'),
    estimate.takeoff('No. 15 felt, 4 SQ', 'Roof area', area, 'SF', 0.1, 400, 'Rolls'),
    estimate.takeoff('Lap cement, 5 gal', 'Squares × rate', cement, 'GAL', 0.1, 5, 'Pails'),
    estimate.takeoff('11 ga nails, 3/8 in head', 'Squares × rate', nails, 'LB', 0.05, 30, 'Cartons'),
    estimate.takeoff('Edge metal, 2-1/2 in, 10 ft', 'Eave + rake', estimate.eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Ridge strip, 9 in', 'Ridge + hip', estimate.ridgeAndHip, 'LF', 0.1, 144, 'Rolls'),
    estimate.takeoff('Valley mineral, 36 in', 'Valley', feet('valley'), 'LF', 0.15, 36, 'Rolls'),
    estimate.takeoff('Valley liner, 18 in', 'Valley', feet('valley'), 'LF', 0.15, 72, 'Rolls'),
    estimate.takeoff('Wall roll, 18 in', 'House wall', feet('wall'), 'LF', 0.1, 72, 'Rolls'),
    estimate.takeoff('Surface bar, 10 ft', 'House wall', feet('wall'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Plastic cement, tube', 'Wall', feet('wall'), 'LF', 0.1, 15, 'Tubes'),
    estimate.takeoff('Post and vent flashings', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
  ],
  supplies: {
    'Mineral rolls': ['Half-lap mineral rolls'],
    'No. 15 felt': ['No. 15 felt, 4 SQ'],
  },
  order:
    'Double coverage takes two half-lap rolls a square, single coverage one. Cement and rolls come from one manufacturer. Unroll and let sheets lie flat before they are cut; cold rolls buckle on the first warm day. Under 1:12 do not order this roof at all.',
  allowances: [
    { find: 'Plank or plywood replaced', unit: 'SF', item: 'plank-patch' },
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
    access: 'Ladders and a trailer are enough. One canopy is closed at a time, with cones at both ends.',
    phasing:
      'Every structure is torn off and covered the same day, small ones before noon so that cement sets before dew.',
    worksheets: [],
    takeoff: [
      estimate.takeoff(
        'Nailer strip, 1×4, concealed nail',
        'Eave + rake',
        estimate.eaveAndRake,
        'LF',
        0.05,
        16,
        'Boards',
      ),
    ],
  },
  repair: {
    items: [
      { description: 'Re-cement a lifted lap and weight it overnight', short: 'Lifted lap', unit: 'LF' },
      {
        description: 'Cut and dry a buckle, then cover with a 12 in wider mineral patch',
        short: 'Buckle patch',
        unit: 'EA',
      },
      { description: 'Replace rusted exposed lap nails and cap with cement', short: 'Rusty nails', unit: 'LF' },
      { description: 'Cover a bald section with a new mineral course', short: 'Bald course', unit: 'SQ' },
      { description: 'Re-cement a split ridge strip', short: 'Ridge strip', unit: 'LF' },
      { description: 'Re-cement roll to drip edge at eave', short: 'Eave bond', unit: 'LF' },
      { description: 'Patch wall turn-up with fabric and plastic cement', short: 'Wall turn-up', unit: 'LF' },
      { description: 'Replace soft porch decking under a failed lap', short: 'Porch deck', unit: 'SF' },
    ],
    temporary: 'Dry the lap, bed it in plastic cement and weight it with bagged sand overnight.',
    beyond:
      'When felt shows on more than 5 percent, or after three patches in a season, the roll is worn out, and a new one costs little more.',
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
    tasks: [
      {
        task: 'Press every lap by hand and re-cement any that lift',
        short: 'Lap press',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      { task: 'Seal exposed nail rows with roof cement', short: 'Nail rows', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Sweep leaves off the low corner so mineral stays dry',
        short: 'Low corner',
        frequency: 'each fall',
        timesPerYear: 1,
      },
      {
        task: 'Check that no one has stored furniture or pots on the porch roof',
        short: 'Stored goods',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      { task: 'Look for buckles after the first hot month', short: 'Buckles', frequency: 'first summer' },
      { task: 'Touch up bare felt with mineral patch rather than coating', short: 'Bare felt', frequency: 'as found' },
      { task: 'Trim vines and branches rubbing the surface', short: 'Vines', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Start replacement planning when felt shows over 5 percent of area',
        short: 'Life plan',
        frequency: 'from year 5',
      },
      {
        task: 'Check the ceiling below for new rings after heavy rain',
        short: 'Ceiling rings',
        frequency: 'after every storm',
      },
      { task: 'Scrape gum and tracked tar off the mineral face by hand', short: 'Tar marks', frequency: 'as found' },
    ],
    walkRate: 2500,
    access: 'Work from a ladder where you can: granules scuff, and porch roofs are not built for crowds.',
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
