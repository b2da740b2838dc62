import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Soft-soled crepe boots for tile ribs': {
      gear: 'softShoes',
      when: 'Walking barrel and S profiles',
      retire: 'Crepe worn through at the ball of the foot',
    },
    'Wet-saw goggles and face shield': {
      gear: 'goggles',
      when: 'Wet saw, trimming, mixing mortar',
      retire: 'Seal torn, vents blocked with red slurry',
    },
    'P100 half mask for short cuts that water cannot reach': {
      gear: 'halfMask',
      when: 'Short cuts that water cannot reach; bag emptying',
      retire: 'Filter wet, hard to breathe through, past the change date',
    },
    'Harness on anchors fixed into rafters, not battens': {
      gear: 'harness',
      when: 'All work above 6 ft on the slope',
      retire: 'Sling cut at a tile edge, lanyard full of mortar, or it caught a fall',
    },
    'Cut-resistant sleeves for handling shattered pans': {
      gear: 'sleeves',
      when: 'Breaking out and bagging shattered pans',
      retire: 'Any hole on the forearm side',
    },
    'Waterproof gloves for lime mortar': {
      gear: 'chemGloves',
      when: 'Ridge mortar, lime, foam adhesive',
      retire: 'Pinhole, stiff with mortar, or wet inside',
    },
    'Hard hats for everyone inside the drop zone': {
      gear: 'hardHat',
      when: 'Everyone inside the drop zone below gable and entry',
      retire: 'After a hit by tile or when the date code is past the maker’s limit',
    },
    'Hearing protection at the wet saw and conveyor': {
      gear: 'hearing',
      when: 'Wet saw and conveyor',
      retire: 'Plugs used once; muffs with split cushions',
    },
  },
  talks: {
    'Walking terracotta': {
      when: 'First walk on the roof',
      why: 'A cracked clay pan sends you sliding before you hear it. Broken tile is also the most common call-back we have.',
      more: 'Two people never stand on the same pan',
      ask: ['Where on this profile does one tile bear on the next?', 'What do you do about the tile you just cracked?'],
      show: 'The bearing third on one loose tile, then on the roof.',
      cite: '1926.501(a)(2); 1926.501(b)(11)',
    },
    'Wet cutting clay': {
      when: 'Before the saw is set up',
      why: 'Fired clay holds quartz. The dust you cannot see scars the lung for good; a dry cut of a few seconds can fill the air around you.',
      more: 'Check the hose and the tank before each run of cuts',
      ask: ['What shows you that water reaches the blade?', 'Where does the mist drift, and who stands there?'],
      show: 'A wet cut beside a bone-dry offcut: look at the dust on a dark cloth.',
      cite: '1926.1153(c)(1), Table 1',
    },
    'Stacking on rafters': {
      when: 'Delivery day',
      why: 'A pallet of clay can weigh 3,000 lb. Two tall stacks in one bay crack a rafter that has carried the roof for eighty years.',
      more: 'Land stacks over walls before you fill the middle bays',
      ask: ['Which rafters look weak from inside?', 'Who calls a stop when the deck talks?'],
      show: 'Eight tiles beside a tape: the full height of a stack.',
      cite: '1926.250(a)(1); 1926.501(a)(2)',
    },
    'Conveyor loading': {
      when: 'Before the belt runs',
      why: 'A tile rolling back down the belt hits the person who loads. The belt does not stop for a sleeve.',
      more: 'Stop the belt before you free a stuck tile',
      ask: ['Who can stop it without walking?', 'Where do you stand while it runs?'],
      show: 'The stop line pulled, belt standing, before the first tile.',
      cite: '1926.555(a)',
    },
    'Foam and hook attachment': {
      when: 'Start of foam or hook work',
      why: 'Foam with isocyanate can make a person allergic to it for life. The first sign is a tight chest the same evening.',
      more: 'Tell the foreman at once about a cough after foam work',
      ask: ['Which way does the wind carry today?', 'What does this product’s data sheet say about gloves?'],
      show: 'The data sheet page on first aid and the eyewash bottle.',
      cite: '1910.1200(h); 1926.50(g)',
    },
    'Falling terracotta': {
      when: 'Any day with people below',
      why: 'A barrel tile falls from a gable with the force of a thrown brick. An entry without a canopy is a drop zone with a door in it.',
      more: 'Lay loose tile flat behind a batten, never on the rake',
      ask: ['Which door below stays in use today?', 'Who moves the tape when we change gables?'],
      show: 'The drop line measured 10 ft out from the gable.',
      cite: '1926.501(c); 1926.502(j)',
    },
  },
  scenarios: {
    'Roof board slides on glazed tile with a worker on it': {
      cite: '1926.502(d)(20)',
      steps: [
        'Hold the loose board with a second rope before anyone passes below.',
        'Bring the worker up to the ridge side, not across cracked tile.',
        'Keep weight off a hurt ankle; stretcher down by conveyor is forbidden, use lift or ladder.',
      ],
    },
    'Tile pallet breaks through sheathing': {
      cite: '1926.501(a)(2)',
      steps: [
        'Open a clear way out through rooms that do not lie below the bay.',
        'Nobody walks the attic side until the prop stands.',
        'Barricade the eave below and mark the bay on a sketch for the engineer.',
      ],
    },
    'Foam adhesive splashes in eyes': {
      cite: '1926.50(g)',
      steps: [
        'Hold the lids open and let water run over the eye from the nose outward.',
        'Take contact lenses out during the flush, not before.',
        'Foam on skin: wipe off dry, then soap; do not use solvent near the face.',
      ],
    },
    'Falling barrel strikes a person on the ground': {
      cite: '1926.501(c)',
      steps: [
        'Hold head and neck in line until the ambulance crew takes over.',
        'Move other people out along the wall side, not below the gable.',
        'Take a photo of the ridge from where the tile came; close the walk until every loose barrel is out.',
      ],
    },
    'Rain arrives with a valley open': {
      cite: '1926.20(b)(2)',
      steps: [
        'Everyone on wet glazed tile goes to a board or comes down on the rope.',
        'Ask inside for buckets and for the power to be cut where water runs.',
        'Close the valley for the night with boards nailed to framing, not with loose tile.',
      ],
    },
  },
  rescue: [
    'Foam-backed board lashed at the ridge, ready to slide to any bay.',
    'Rope over the ridge to an anchor in a rafter on the far slope.',
    'The rescuer stays on boards; broken pans under both people make it two rescues.',
    'Lift position on firm ground outside the falling-tile zone is kept free.',
  ],
  kit: [
    'Spare roof board with ridge hook',
    'Eyewash for lime and foam, 15 minutes of water',
    'Two props and a beam for a cracked bay',
    'Spare valley membrane with battens cut to length',
    'Splints for ankle and wrist',
  ],
  weather: [
    ['Gusts above 25 mph with loose tile on the slope', 'Stacks strapped, loose ridge tile brought down'],
    ['Rain or dew on glazed tile', 'Slope closed; ridge and gable zones stay barricaded'],
    ['Small earthquake or truck jolt', 'Off the slope, check stacks and ridge from the ground'],
  ],
  fire: [
    'Hot-mop underlayment: kettle rules of the hot-work permit, extinguisher 10-B at the slope and one at the kettle.',
    'Dry nests and leaves under old barrels catch fast: clear before any torch or soldering.',
  ],
  spill: [
    'Red slurry: vacuum or pan it, never into the storm drain.',
    'Lime mortar spill: scrape dry, rinse last, gloves on; keep away from eyes and pets.',
  ],
  exposure: [
    ['Which tile profile and glaze, and was it wet or mossy?', 'Photo of the profile and the sole worn'],
    ['Where on the tile did the foot stand?', 'Crack pattern: crown, pan or lower third'],
    ['How many tiles were in the stack and over which rafter?', 'Count, measure from the wall'],
    ['Was the cut wet, and did water reach the blade?', 'Tank level, hose, minutes of cutting'],
    ['Did tile, mortar or tool fall, from what height, and who was below?', 'Height, tape line, signs'],
    ['Which foam or mortar touched the person, for how long?', 'Product, batch, minutes until washed'],
    ['Was the conveyor running, and who held the stop?', 'Position of stop line and guard'],
  ],
  evidence: [
    'The broken tile with its nail or hook, kept in one bag',
    'Photo of the rafter bay from the attic',
    'Saw with its water feed as found, tank not refilled',
    'Product cans with batch numbers and the data sheet',
  ],
}
