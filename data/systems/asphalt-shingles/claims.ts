import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a strike that bruised, cracked or bared the mat. Granules missing over a firm mat are noted, not counted.',
    square:
      'Press each mark with a thumb before you circle it, and work early: hot asphalt feels soft everywhere and scuffs under a shoe.',
    counts: ['Creased', 'Missing'],
    hail: [
      ['Bruise under the thumb', 'mat gives where granules are driven in'],
      ['Fractured mat', 'star or ring crack, clearer from below a lifted tab'],
      ['Fresh bare asphalt', 'black and shiny, granules loose at the rim'],
      ['Ridge and hip caps', 'split over the bend, where no deck backs them'],
      ['Ridge vent and box vents', 'dents measured, plastic vents cracked'],
    ],
    wind: [
      ['Creases', 'fold line 1 to 2 in below the tab above, granules lost along it'],
      ['Seal strip freshly torn', 'strip clean and shiny, or film of it left on the shingle below'],
      ['Missing tabs or shingles', 'clean felt or bright nail shanks exposed'],
      ['Nail pull-through', 'slot torn at the nail, shingle slid down'],
      ['Starter at eave and rake', 'first course lifted, starter strip gone'],
    ],
    debris: [
      ['Limb scrape', 'granules rolled off in one line downhill'],
      ['Puncture', 'hole through mat and underlayment, deck seen'],
    ],
    water: [
      ['Underlayment at bare spots', 'torn or wet; still lapped downhill'],
      ['Sheathing below openings', 'stain edge fresh and damp, panel joints swollen'],
      ['Ceiling below the damage', 'wet by meter, ring not yet dry or brown'],
    ],
    collateral: ['Lead pipe jacks', 'Ridge vent, box vents', 'Valley metal', 'Drip edge and gutter lip'],
    notStorm: [
      ['Blister', 'popped pit with steep sides; mat below is not bruised'],
      ['Foot scuff', 'granules rubbed in a streak on a walking line or by a ladder'],
      ['Factory mark', 'same place on many shingles, or in step with the bundle'],
      ['Age loss', 'even granule loss; gray, dull asphalt with cracked edges'],
      ['Old unsealing', 'strip holds dust or pollen; no crease; lifts in diagonal steps'],
      ['Nail pop', 'raised from below, nail head under the hump'],
      ['Hammer or coin mark', 'one size, close together, inside one small area; metal undented'],
    ],
    care: 'Nail battens only through shingles that are to be replaced, and never seal creased tabs before they are counted and photographed.',
  },
  insurance: {
    components: [
      ['Shingles by slope', 'SQ', 'eave times rafter length, waste left out'],
      ['Starter course', 'LF', 'eaves and rakes'],
      ['Hip and ridge caps', 'LF', 'along the bend; width of the piece noted'],
      ['Ridge vent', 'LF', 'length with slot cut below'],
      ['Drip edge', 'LF', 'eaves and rakes apart; profile and color'],
      ['Valley lining', 'LF', 'woven, closed-cut or open metal'],
      ['Step and apron flashing', 'LF', 'per wall, siding kind noted'],
      ['Pipe boots and vents', 'EA', 'by size and material'],
    ],
    build: [
      ['Shingle size and exposure', 'width, height and exposure by tape; metric or English'],
      ['Kind and weight', 'three-tab, laminate or designer; thickness of three samples'],
      ['Layers at the rake', 'counted at two places'],
      ['Ice barrier', 'seen at the eave edge: yes or no, feet up the slope'],
      ['Sheathing', 'kind, thickness and gap between boards'],
    ],
    repairability: [
      ['Lift test on three shingles per slope', 'tab raised by hand to reach the nail: creases, tears or stays whole'],
      ['Air temperature of the lift test', 'written beside each result; cold shingles break sooner'],
      ['Same size on sale', 'exposure and width compared with a supplier’s sample'],
      ['Color and lot match', 'sample laid on the slope and photographed at noon'],
    ],
    photos: [
      'A lifted tab with gauge at the crease',
      'Shingle with tape across width and exposure',
      'Rake edge with all layers in view',
      'Bruise from above and the cracked mat from below',
      'Attic side of each opened spot',
    ],
  },
  warranty: {
    voids: [
      ['Overlay added later', 'second layer at the rake, not in the file'],
      ['Vents closed or a fan added', 'power fan pulling through the ridge slot'],
      ['Rooftop equipment lagged through', 'solar feet or dish brackets without flashing'],
      ['Coating or sealer on the field', 'sheen or film over the granules'],
    ],
    notice: [
      'Two whole shingles from the field and one from the ridge, with nails pulled, not cut',
      'Proof of purchase with the wrapper, plant code or bundle label',
      'Photographs of each slope, the seal strip and the attic vents',
      'Slope counts of affected shingles per square',
    ],
  },
  leak: {
    principle:
      'Water enters at a flashing far more often than through the field, and runs along felt, nail lines and rafters before it drips.',
    method: {
      name: 'Hose test from the eave up in 3 ft bands',
      text: 'Soak one band for 15 minutes with a spotter inside, lowest first, and flashings apart from field. Let water fall like rain; never aim the jet up under tabs.',
      cite: 'No ASTM field test is written for a shingled slope. The order of work follows ASTM E2128, which is written for walls.',
    },
    hypotheses: [
      ['Cracked pipe boot', 'cup of water at the collar', 'drip on the pipe below within minutes'],
      [
        'Step flashing missing or bridged',
        'band beside the wall, siding kept dry',
        'spotter sees water on the wall plate side',
      ],
      [
        'Chimney counterflashing open',
        'hose at the back pan, then sides, then apron',
        'water on brick or header inside',
      ],
      ['Closed valley cut or nailed low', 'valley alone, 15 minutes', 'wet line under the valley rafter'],
      [
        'High or overdriven nails',
        'field band with flashings proven dry',
        'drop at a nail tip in line with the course',
      ],
      [
        'Ice dam or low eave barrier',
        'lift the eave course, read the barrier height',
        'stain ends above the inside wall line',
      ],
      [
        'Wind-driven rain at the ridge vent',
        'spray along the vent from the windward side',
        'wet underside at the slot only',
      ],
    ],
    interior: [
      ['Sheathing stain', 'follow uphill to the highest wet nail or joint'],
      ['Nail tips', 'rust on many tips points to moist air, on one to a leak'],
      ['Insulation under the spot', 'matted track shows the drip line'],
    ],
    imitators: [
      ['Frost melt in the attic', 'many bays wet after a cold, dry spell'],
      ['Bath fan hose off its hood', 'wet circle below the duct'],
      ['Uninsulated vent pipe sweating', 'drops on the pipe without rain'],
    ],
    moisture:
      'Read sheathing and rafters with a pin meter set for the species. Below 16 % is dry; 19 % and more is wet; between them read again after a dry week.',
    closingSteps: 1,
    closed:
      'The same band runs dry for 15 minutes after the repair, and wood at the mark falls below 16 % at the next reading.',
  },
}
