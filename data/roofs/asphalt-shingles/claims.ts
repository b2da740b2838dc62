import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a strike that bruised, cracked, or bared the mat. Granules missing over a firm mat are noted but not counted.',
    square:
      'Press each mark with a thumb before you circle it, and work early: hot asphalt feels soft everywhere and scuffs under a shoe.',
    counts: ['Creased', 'Missing'],
    hail: [
      ['Bruise under the thumb', 'the mat gives where granules are driven in'],
      ['Fractured mat', 'a star or ring crack shows, clearer from below a lifted tab'],
      ['Fresh bare asphalt', 'it is black and shiny, with loose granules at the rim'],
      ['Ridge and hip caps', 'they are split over the bend, where no deck backs them'],
      ['Ridge vent and box vents', 'they are dented, or plastic vents are cracked; measure dents'],
    ],
    wind: [
      ['Creases', 'a fold line runs 1 to 2 in below the tab above, with granules lost along it'],
      ['Seal strip freshly torn', 'it is clean and shiny, or its film is left on the shingle below'],
      ['Missing tabs or shingles', 'clean felt or bright nail shanks show'],
      ['Nail pull-through', 'the slot is torn at the nail, and the shingle has slid down'],
      ['Starter at eave and rake', 'the first course has lifted, and the starter strip is gone'],
    ],
    debris: [
      ['Limb scrape', 'granules are rolled off in one line downhill'],
      ['Puncture', 'a hole goes through mat and underlayment, and the deck shows'],
    ],
    water: [
      ['Underlayment at bare spots', 'it is torn or wet'],
      ['Sheathing below openings', 'the stain edge is fresh and damp, and panel joints are swollen'],
      ['Ceiling below the damage', 'it is wet by meter, and the ring is not yet dry or brown'],
    ],
    collateral: ['Lead pipe jacks', 'Ridge vent, box vents', 'Valley metal', 'Drip edge and gutter lip'],
    notStorm: [
      ['Blister', 'a popped pit has steep sides, and the mat below is not bruised'],
      ['Foot scuff', 'granules are rubbed off in a streak on a walking line or by a ladder'],
      ['Factory mark', 'it is in the same place on many shingles, or repeats with the bundle'],
      ['Age loss', 'granules are gone evenly, and the asphalt is gray and dull with cracked edges'],
      ['Old unsealing', 'the strip holds dust or pollen, and tabs lift in diagonal steps without a crease'],
      ['Nail pop', 'it is raised from below, with a nail head under the hump'],
      ['Hammer or coin mark', 'marks are of one size, close together, and the metal nearby is not dented'],
    ],
    care: 'Nail battens only through shingles that will be replaced, and never seal creased tabs before they are counted and photographed.',
  },
  insurance: {
    components: [
      ['Shingles by slope', 'SQ', 'eave times rafter length, without waste'],
      ['Starter course', 'LF', 'eaves and rakes'],
      ['Hip and ridge caps', 'LF', 'along the bend; note the width of the piece'],
      ['Ridge vent', 'LF', 'length with a slot cut below'],
      ['Drip edge', 'LF', 'eaves and rakes apart; note profile and color'],
      ['Valley lining', 'LF', 'woven, closed-cut, or open metal'],
      ['Step and apron flashing', 'LF', 'wall by wall; note the siding'],
      ['Pipe boots and vents', 'EA', 'by size and material'],
    ],
    build: [
      ['Shingle size and exposure', 'width, height, and exposure by tape; metric or English'],
      ['Kind and weight', 'three-tab, laminate, or designer; thickness of three samples'],
      ['Layers at the rake', 'counted at two places'],
      ['Ice barrier', 'is it at the eave edge, and how many feet up the slope?'],
      ['Sheathing', 'kind, thickness, and gap between boards'],
    ],
    repairability: [
      [
        'Lift test on three shingles per slope',
        'raise the tab by hand to reach the nail: does it crease, tear, or stay whole?',
      ],
      ['Air temperature of the lift test', 'write it beside each result; cold shingles break sooner'],
      ['Same size for sale', 'exposure and width compared with a supplier’s sample'],
      ['Color and lot match', 'a sample laid on the slope and photographed at noon'],
    ],
    photos: [
      'A lifted tab with a gauge at the crease',
      'Shingle with a tape across width and exposure',
      'Rake edge with all layers in view',
      'Bruise from above and the cracked mat from below',
      'Attic side of each opened spot',
    ],
  },
  warranty: {
    voids: [
      ['Overlay added later', 'look for a second layer at the rake that is not in the file'],
      ['Vents closed or a fan added', 'look for a power fan that pulls through the ridge slot'],
      ['Rooftop equipment lagged through', 'look for solar feet or dish brackets without flashing'],
      ['Coating or sealer on the field', 'look for sheen or film over the granules'],
    ],
    notice: [
      'Two whole shingles from the field and one from the ridge, with nails pulled, not cut',
      'Proof of purchase with the wrapper, plant code, or bundle label',
      'Photographs of each slope, the seal strip, and the attic vents',
      'Counts of affected shingles per square, slope by slope',
    ],
  },
  leak: {
    principle:
      'Water enters at a flashing far more often than through the field, and it runs along felt, nail lines, and rafters before it drips.',
    method: {
      name: 'Hose test from the eave up in 3 ft bands',
      text: 'Soak one band for 15 minutes with a spotter inside, the lowest first, and test flashings apart from the field. Let the water fall like rain; never aim the jet up under the tabs.',
      cite: 'No ASTM field test is written for a shingled slope. The order of work follows ASTM E2128, which is written for walls.',
    },
    hypotheses: [
      ['Cracked pipe boot', 'pour a cup of water at the collar', 'the pipe below drips within minutes'],
      [
        'Step flashing missing or bridged',
        'wet the band beside the wall and keep the siding dry',
        'the spotter sees water on the wall plate side',
      ],
      [
        'Open chimney counterflashing',
        'hose the back pan, then the sides, then the apron',
        'the brick or header inside is wet',
      ],
      [
        'Closed valley cut or nailed too low',
        'wet the valley alone for 15 minutes',
        'a wet line shows under the valley rafter',
      ],
      [
        'High or overdriven nails',
        'wet a band of the field once flashings are proven dry',
        'a nail tip in line with the course drips',
      ],
      [
        'Ice dam or low eave barrier',
        'lift the eave course and measure how high the barrier reaches',
        'the stain ends above the inside wall line',
      ],
      [
        'Wind-driven rain at the ridge vent',
        'spray along the vent from the windward side',
        'the underside is wet at the slot only',
      ],
    ],
    interior: [
      ['Sheathing stain', 'the highest wet nail or joint uphill is nearest the entry'],
      ['Nail tips', 'they are wet; rust on many points to moist air, on one to a leak'],
      ['Insulation under the spot', 'it is wet, or a matted track shows the drip line'],
    ],
    imitators: [
      ['Frost melt in the attic', 'many bays are wet after a cold, dry spell'],
      ['Bath fan hose off its hood', 'there is a wet circle below the duct'],
      ['Uninsulated vent pipe that sweats', 'drops hang on the pipe without rain'],
    ],
    moisture:
      'Read sheathing and rafters with a pin meter set for the species. Below 16 percent is dry, and 19 percent or more is wet; in between, read again after a dry week.',
    closingSteps: 1,
    closed:
      'The same band stays dry for 15 minutes after the repair, and the wood at the mark falls below 16 percent at the next reading.',
  },
}
