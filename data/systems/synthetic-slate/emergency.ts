import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Soft-grip boots for molded texture': {
      gear: 'softShoes',
      when: 'Molded texture in frost or heat',
      retire: 'Sole hardened or polished smooth',
    },
    'Cut-resistant sleeve for scoring and snapping': {
      gear: 'sleeves',
      when: 'Scoring and snapping at the bench',
      retire: 'Cut through or loose at the wrist',
    },
    'Goggles for jigsaw plastic dust': {
      gear: 'goggles',
      when: 'Jigsaw, drill, hole saw',
      retire: 'Plastic dust fogs or scratches the lens',
    },
    'Sun-rated neck cover for south slopes': {
      gear: 'sunGear',
      when: 'South slopes from spring to fall',
      retire: 'Neck cloth torn or bleached thin',
    },
    'Harness and rope grab wherever the fall is 6 ft or more': {
      gear: 'harness',
      when: 'All slopes from 6 ft up',
      retire: 'Webbing heat-glazed, rope grab worn, or it caught a fall',
    },
    'Knee pads with a smooth, non-marking face': {
      gear: 'kneePads',
      when: 'Setting courses and ridge',
      retire: 'Face scratched so that it marks or slides',
    },
    'Hard hat beneath conveyor and hoist': {
      gear: 'hardHat',
      when: 'Below conveyor and hoist',
      retire: 'Struck, cracked or brittle from sun',
    },
    'Work gloves that keep grip at freezing temperatures': {
      gear: 'workGloves',
      when: 'Below 40 °F, slick tile',
      retire: 'Grip coating worn off the fingers',
    },
  },
  talks: {
    'Blending bundles': {
      when: 'Before pallets are opened',
      why: 'Opening five pallets means five slick stacks on a slope. Sort on the ground where nothing can slide.',
      more: 'Band each mixed bundle again before it goes up',
      ask: ['Where do the open stacks stand?', 'Who feeds the hoist, and who takes off?'],
      show: 'The mock-up row on flat ground.',
      cite: '1926.250(a)(1)',
    },
    'Thermal gap': {
      when: 'Warm afternoons',
      why: 'A tile set tight in the morning heaves at three, and the next boot catches on it.',
      more: 'Check spacing again at the hottest hour',
      ask: ['What is the gap on this product?', 'How do you set the nail: snug or tight?'],
      show: 'The spacer in a row set this morning.',
    },
    'Cold-weather handling': {
      when: 'Any start below 45 °F',
      why: 'Cold polymer cracks under the hammer and sends a corner into the eye. Cold hands drop tools onto people.',
      more: 'Warm up by the clock, not when it hurts',
      ask: ['What is the lowest install temperature on the carton?', 'Where do hands get warm today?'],
      show: 'A cold corner struck on the bench, with goggles on.',
      cite: '1926.102(a)(1)',
    },
    'Cutting polymer': {
      when: 'Before bench work',
      why: 'A utility blade skates on hard plastic toward the hand that holds the rule. A jigsaw grabs a thin strip and throws it.',
      more: 'Clamp the piece; never hold it on your knee',
      ask: ['Which hand is in the way of the blade?', 'Where do shavings go?'],
      show: 'Two passes with the knife, then the snap over the edge.',
      cite: '1926.301(a); 1926.300(b)',
    },
    'Class A depends on the underlayment': {
      when: 'Before sheet covers the deck',
      why: 'The tile burns unless the listed sheet is under it. A fire on a roof with the wrong sheet is a fire in the house.',
      more: 'No grinder or torch near the tile without a shield',
      ask: ['Which sheet does the listing name?', 'Who took the label photo?'],
      show: 'The printed line on the roll, next to the listing.',
    },
    'Frost and footing': {
      when: 'Frost mornings',
      why: 'Molded slate texture hides a skin of frost. You are down the slope before the second step.',
      more: 'The foreman steps first, tied off, with a dry boot',
      ask: ['How do you know that it has melted?', 'What do you do if your boots are wet?'],
      show: 'The towel at the ladder, and a hand on the north slope.',
      cite: '1926.501(b)(11); 1926.1053(b)(20)',
    },
  },
  scenarios: {
    'Tiles soften from sun reflected off a window': {
      cite: '1926.20(b)(2)',
      steps: [
        'Warn the neighbor and rooms behind the window of the glare.',
        'Mark the hot area with tape 6 ft around.',
        'No one kneels or stores bundles there until the shade holds.',
      ],
    },
    'Jigsaw kickback cut': {
      cite: '1926.50(c)',
      steps: [
        'Unplug the saw and leave the blade in it.',
        'Write the tourniquet time on the skin.',
        'Wrap a severed part in a clean damp cloth, bag it and keep the bag on ice: it goes with the person.',
      ],
    },
    'Worker slides on frosted polymer tile': {
      cite: '1926.502(d)(20)',
      steps: [
        'Close the slope to everyone else; frost will catch the second one too.',
        'Lower to the eave ladder on the tied rope with a helper below.',
        'Keep hip and neck in line until checked.',
      ],
    },
    'Tile smolders beside a grinder': {
      cite: '1926.352(d)',
      steps: [
        'Look under three courses above and to both sides.',
        'Watch and feel the deck for an hour; put a hand on the attic side.',
        'Smoke from molten plastic is harmful: stay upwind.',
      ],
    },
    'Bundle slides off the eave': {
      cite: '1926.501(c)',
      steps: [
        'Count people and doors below.',
        'Photograph where the jack or bracket let go.',
        'No stack goes back until its low side is blocked.',
      ],
    },
  },
  rescue: [
    'Rope grab line with a spare grab hangs ready at the ridge.',
    'Anchor is fixed to a truss; a ridge screw in sheathing is not one.',
    'Soft wide pad at the eave keeps the rope from cutting on the metal edge.',
    'On hot tile put a foam sheet under the person; plastic burns bare skin.',
  ],
  kit: [
    'Water for 20 minutes of cooling, for molten plastic on skin',
    'Towels and grit for a frosted ladder landing',
    'Tourniquet at the cutting bench',
    'Foil-faced board to shade tile from reflected sun',
    'Extra roof jacks to stop a moving stack',
  ],
  weather: [
    ['Frost, or tile below the listed temperature', 'No bundle opened and nobody on the slope'],
    ['Gusts above 25 mph with open cartons', 'Cartons closed, empty ones to the ground first'],
    ['South slope over 140 °F by infrared', 'Work moves to the shaded side'],
  ],
  fire: [
    'Polymer melts, drips and smokes: extinguisher 2-A:10-B by every grinder, 3 ft clear around flues.',
    'Shavings and cartons are fuel; bag them before breaks.',
  ],
  spill: [
    'Sealant and spray paint: lid on, ignition away, absorbent for spills.',
    'Molten plastic on skin: cool under water for 20 minutes, do not peel it off.',
  ],
  exposure: [
    ['What was the tile temperature, and was there frost?', 'Infrared reading, hour'],
    ['Was tile cut, with what tool, and how was it held?', 'Bench, clamp, blade'],
    ['How were cartons and bundles kept from sliding?', 'Roof jack, distance to eave'],
    ['Which anchor held the rope, and where was its screw?', 'Find the truss, pull the screw into a bag'],
    ['Was a grinder or flame used near the tile?', 'Distance, shield, watch'],
    ['Was a window or mirror throwing sun on the tile?', 'Photo at the same hour'],
    ['Were hands cold or gloves off at the time?', 'Temperature, wind, breaks'],
  ],
  evidence: [
    'Tile or offcut with its lot number',
    'Saw, blade and clamp as found',
    'Roof jack and fasteners of the stack',
    'Temperature readings and photographs with time',
  ],
}
