import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Leather slater gloves for edge arrises': {
      gear: 'workGloves',
      when: 'Ripping, carrying, punching, laying slate',
      retire: 'Leather cut through at a fingertip',
    },
    'Harness on ridge anchor with steep-slope lanyard': {
      gear: 'harness',
      when: 'All slope work; hook ladder and chicken ladder',
      retire: 'Rope glazed over stone, anchor bent, or it caught a fall',
    },
    'Hard hat with chin strap near slides': {
      gear: 'hardHat',
      when: 'Below the slide line and at the hoist',
      retire: 'Struck by stone, or chin strap gone',
    },
    'Eye cover for punch chips': {
      gear: 'glasses',
      when: 'Punching, trimming, ripping',
      retire: 'Chip marks in front of the eye',
    },
    'Soldering apron and heat sleeves': {
      gear: 'heatGloves',
      when: 'Soldering copper, setting lead',
      retire: 'Burn-through, solder splashes inside the cuff',
    },
    'Rubber-soled slater boots with ankle support': {
      gear: 'softShoes',
      when: 'Climbing rungs and boards on stone',
      retire: 'Tread flat, ankle cup broken down',
    },
    'Half-mask P100 while cutting or drilling stone': {
      gear: 'halfMask',
      when: 'Cutting or drilling stone',
      retire: 'Filter clogged or past the change date',
    },
    'Knee pads that stay on steep ladder rungs': {
      gear: 'kneePads',
      when: 'Rungs of the hook ladder',
      retire: 'Strap slips on the rung side',
    },
  },
  talks: {
    'Ripper work': {
      when: 'Before the first ripper goes under',
      why: 'The ripper lets go all at once and takes your balance with it. The slate that comes out is a blade on a slide.',
      more: 'Two rows at most are open at one time',
      ask: ['Where does the slate go when the nail lets go?', 'Who is below, and did they answer?'],
      show: 'A braced stance, and the ripper drawn back slowly until the nail gives.',
      cite: '1926.501(b)(11); 1926.501(c)',
    },
    'Chicken ladder checks': {
      when: 'Each morning before the ladder goes up',
      why: 'A soft ridge comb crumbles under a hook. The ladder then takes you down the whole slope with it.',
      more: 'A backup rope over the ridge goes up with every hook ladder',
      ask: ['What lies under the comb at this spot?', 'How do two people move this ladder?'],
      show: 'The test pull, with full weight, from the eave.',
      cite: '1926.452(m)(1), (m)(2)',
    },
    'Slate stacks': {
      when: 'Delivery or reuse sorting day',
      why: 'Slate stacks on edge look small and weigh tons. Old rafters give no warning beyond one crack.',
      more: 'Lay battens under the pile so that it cannot creep',
      ask: ['How many slates stand in this bay now?', 'Where is the load path in the attic?'],
      show: 'Ten slates set beside each other on edge, then weighed by hand.',
      cite: '1926.250(a)(1); 1926.501(a)(2)',
    },
    'Soldering copper on the roof': {
      when: 'Before the iron is lit',
      why: 'Felt under slate smolders for hours and shows only when it reaches air. A church roof burns from a gutter joint.',
      more: 'Hose or bucket charged before the flame, not after',
      ask: ['Where is the permit, and who is the watch?', 'What lies under this joint?'],
      show: 'The extinguisher at the iron, and the view into the attic below it.',
      cite: '1926.352(a)–(e)',
    },
    'Tap testing': {
      when: 'During survey and sorting',
      why: 'A soft slate breaks under the hook or the boot. Knowing which stones are dead keeps you off them.',
      more: 'Tap before you hang a hook or lean a ladder on it',
      ask: ['What did the last thud sound like?', 'How do you mark a stone you must not load?'],
      show: 'A sound slate and a soft one, tapped side by side.',
    },
    'Sheet-copper and lead edges': {
      when: 'Copper and lead work',
      why: 'Lead on the hands goes home to the family, and a copper edge cuts like the slate does.',
      more: 'Eat and smoke only off the roof, after washing',
      ask: ['Where do you wash today?', 'Which strips here are lead, and which are copper?'],
      show: 'The wash point, the scrap band, and a sleeve over the forearm.',
      cite: '1926.62(i); 1926.95(a)',
    },
  },
  scenarios: {
    'Slate slides toward a sidewalk': {
      cite: '1926.501(c)',
      steps: [
        'Hold the walk closed on both ends until the foreman has looked along the eave.',
        'Check the catch line, then every hook and anchor in that run.',
        'If a person was struck, keep the head still and call 911.',
      ],
    },
    'Glow or smoke seen near soldering': {
      cite: '1926.352(e); 1926.150(e)',
      steps: [
        'Someone meets the engine and points out the joint, the attic hatch and the hydrant.',
        'Iron and gas off, cylinder closed.',
        'No one re-enters the attic; fire crews open the slates.',
      ],
    },
    'Slater hangs in a harness below the ridge anchor': {
      cite: '1926.502(d)(20)',
      steps: [
        'Tie the hook ladder back with a second rope before a rescuer climbs it.',
        'Rescuer takes weight off the harness with a sling under the feet.',
        'Keep talking; ask for foot movement every few seconds.',
        'Give the ambulance the time of the fall.',
      ],
    },
    'Chicken ladder hook lets go': {
      cite: '1926.452(m)(2); 1926.501(b)(11)',
      steps: [
        'Everyone else stands still until the ladder is caught.',
        'Lower the ladder from the ridge; never throw it.',
        'Inspect the comb and choose another place before work goes on.',
      ],
    },
    'Hand crushed between slate stacks': {
      cite: '1926.50(c)',
      steps: [
        'Keep rings off and the hand above the heart.',
        'Cold pack through cloth, no tight wrap.',
        'Note the weight and the time of the crush for the surgeon.',
      ],
    },
  },
  rescue: [
    'Second hook ladder and rope stand rigged on the far slope, feet away from the work.',
    'Foot-loop sling hangs at the ridge for a worker who cannot climb.',
    'Slates in the path are left alone; a rescuer who pulls one makes a second slide.',
    'Aerial ladder position agreed with the fire service for slopes above 12:12.',
  ],
  kit: [
    'Second hook ladder, rope and foot loop on the far slope',
    'Charged hose or bucket within reach of the iron',
    'Throw rope and barrier tape for the walk below',
    'Burn dressings and clean water for solder splashes',
    'Catch line and stakes for the eave below the open rows',
  ],
  weather: [
    ['Any rain, frost or moss film', 'No slope work; hook ladders come down or are lashed'],
    ['Gusts above 20 mph at the ridge', 'Ladders tied, sheet copper banded'],
    ['Thaw after snow', 'Eaves and walks closed; slides come without sound'],
  ],
  fire: [
    'Soldering is hot work: extinguisher 2-A:10-B at the iron, hose charged, watch after the last joint.',
    'Sawdust, nests and old felt in the cornice: vacuum before the permit is signed.',
  ],
  spill: [
    'Flux and acid: gloves, goggles, soda and water at hand; never in a copper gutter without rinsing.',
    'Lead scrap and dust: wet wipe, bag, label, no dry sweeping.',
  ],
  exposure: [
    ['Was the ladder hook on sound comb, and was there a backup rope?', 'Test pull record, photo of the comb'],
    ['Which slate was pulled, with what tool, and where did it go?', 'Ripper, row, path of the slide'],
    ['Was the stone wet, mossy or soft?', 'Tap result at the spot'],
    ['How many slates stood in the bay?', 'Count and attic photo'],
    ['Was soldering under way, and who was the watch?', 'Permit, times, distance'],
    ['Was lead or stone cut, and how?', 'Minutes, water, mask filter'],
    ['Was a person below, and was the zone closed?', 'Tape, signs, who let them in'],
  ],
  evidence: [
    'Hook ladder with hook and backup rope, untouched',
    'The slate and nail that let go, in a bag',
    'Hot-work permit and watch log',
    'Photo of ridge comb and eave from the ground',
  ],
}
