import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Organic vapor half mask for cutback adhesive': {
      gear: 'halfMask',
      when: 'Cutback adhesive in still air',
      retire: 'Solvent smell inside; cartridge past its change time',
    },
    'Solvent-resistant gloves with long cuffs': {
      gear: 'chemGloves',
      when: 'Adhesive and primer',
      retire: 'Cuff torn, palm swollen',
    },
    'Foam-edge knee pads on mineral cap': {
      gear: 'kneePads',
      when: 'Mineral cap and laps',
      retire: 'Foam filled with granules',
    },
    'Long sleeves and boots above the ankle': {
      gear: 'clothing',
      when: 'Adhesive, granules, hot asphalt where specified',
      retire: 'Adhesive-soaked',
    },
    'Glasses sealed for granule dust': {
      gear: 'goggles',
      when: 'Sweeping granules, dry cap sheet',
      retire: 'Seal broken, dust inside',
    },
    'Chemical splash goggles for primer': {
      gear: 'goggles',
      when: 'Primer and adhesive pouring',
      retire: 'Cracked, splash vents open',
    },
    'Puncture-resistant soles during strip-off': {
      gear: 'punctureShoes',
      when: 'Strip-off and wet board removal',
      retire: 'A nail has gone through the plate',
    },
    'Hard hat for the chute and hoist crew': {
      gear: 'hardHat',
      when: 'Chute and hoist crew',
      retire: 'Hit or cracked',
    },
  },
  talks: {
    'Adhesive gallons': {
      when: 'Before the first pail',
      why: 'Spread too thick, adhesive holds solvent for days. The sheet slides, and the crew breathes the excess.',
      more: 'Turn the pail upside down on its stand only with the drain open',
      ask: ['What is your notch size?', 'How far may you spread before the roll follows?'],
      show: 'A wet square with the right ridge marks, nobody standing in it.',
      cite: '1910.1200(h)',
    },
    'Relaxing the rolls': {
      when: 'Cool mornings',
      why: 'A cold roll springs back and slaps the legs. The person on the free end goes down, near an edge more than once.',
      more: 'Hold the core with a foot behind it, never in front',
      ask: ['Who holds the free end?', 'Where is the edge behind the unroller?'],
      show: 'A short roll relaxed on the deck, corners weighted.',
      cite: '1926.501(b)(10)',
    },
    'Back-nailing on slopes': {
      when: 'Slopes above 1/2:12',
      why: 'A ply that slips on soft adhesive takes the nailer along. Nails under the lap stop it; the rope stops you.',
      more: 'Nail before you step on the uphill ply',
      ask: ['At which slope do we nail here?', 'Where are you tied on this slope?'],
      show: 'The nail line under a lap and the gauge on the deck.',
      cite: '1926.501(b)(11); 1926.302(b)(3)',
    },
    'Solvent-based products': {
      when: 'Adhesive days',
      why: 'Vapor runs into the building before we smell it. It also burns, and a phone charger is enough.',
      more: 'One open pail for each crew, no more',
      ask: ['Which intakes are closed, and who closed them?', 'What sparks within 50 ft?'],
      show: 'The 50 ft line and the covered intake.',
      cite: '1926.152(f)(3); 1926.150(c)(1)(vi)',
    },
    'Reading a blister': {
      when: 'Survey and repair days',
      why: 'A tight blister pops under a knee, and hot air or water sprays out. People jump back and do not look where.',
      more: 'Kneel beside it with the edge in front of you',
      ask: ['Which blisters are soft?', 'What do you do after you cut one?'],
      show: 'A tap on sound cap and on a blister.',
      cite: '1926.95(a)',
    },
    'Release film control': {
      when: 'Self-adhered plies',
      why: 'Release film is slicker than ice and blows away at walking speed. On a ladder it throws the next climber.',
      more: 'Pull it low and fold as you go',
      ask: ['Where is the nearest film bag?', 'Where is the nearest intake?'],
      show: 'A strip under a boot on the deck, with hands held.',
      cite: '1926.25(a)',
    },
  },
  scenarios: {
    'Adhesive pail ignites': {
      cite: '1926.150(c)(1)(vi); 1926.152(f)(3)',
      steps: [
        'Leave tools; do not carry a burning pail.',
        'Count the crew at the muster point and name the products to dispatch.',
        'Cool burns 20 minutes, leave adhesive on the skin.',
      ],
    },
    'Worker slips in a wet ply': {
      cite: '1926.50(c)',
      steps: [
        'Bring boards, so that helpers do not fall into the ply too.',
        'Move nothing until feet and hands can be felt.',
        'Use the stair and the stretcher, not the ladder.',
      ],
    },
    'Release film blows into an air intake': {
      cite: '1926.57; 1926.25(a)',
      steps: [
        'Restart the fan only after the building agrees.',
        'Walk the rooms of that unit with a contact.',
        'Bag the rest of the film before any ply is laid.',
      ],
    },
    'Solvent odor reported by occupants': {
      cite: '1910.1200(g)(8); 1926.55(a)',
      steps: [
        'Ask who feels ill, write names and times.',
        'Leave windows open on the side away from the roof.',
        'Start again only when the plan and the building agree.',
      ],
    },
    'Roll breaks loose toward the parapet': {
      cite: '1926.501(c)',
      steps: [
        'A person goes down to close the walk.',
        'Look whether line, rail or parapet is damaged.',
        'Lay rolls across the slope, chocks on both sides.',
      ],
    },
  },
  rescue: [
    'A lane of boards leads out of wet adhesive to dry sheet.',
    'Rescue rope and pulley stand on the side where rolls and strip-off go.',
    'Stretcher goes by stair; nobody is carried over a ladder.',
    'In a solvent cloud first open air, then people.',
  ],
  kit: [
    'Boards to cross wet adhesive',
    'Dry chemical extinguisher at the spreader',
    'Plastic sheet and tape for building intakes',
    'Mild hand cleaner, water and clean clothes',
    'Chocks in pairs for every roll on the slope',
  ],
  weather: [
    ['Gusts above 20 mph', 'No film pulled, no roll opened'],
    ['Below 45 °F or dew on the ply', 'Rolls indoors, no adhesive, lanes closed'],
    ['Lightning on the radar within 10 miles', 'Pails lidded, roof cleared'],
  ],
  fire: [
    'Cutback adhesive and primer: 10-B within 50 ft of open pails, dry chemical at the spreader.',
    'Hot mopping where specified: two extinguishers at the kettle and its own permit.',
  ],
  spill: [
    'Adhesive spill: lid, sand, scoop, keep from drains; clean skin with mild cleaner, not solvent.',
    'Old felts of unknown age: stop, wet, sample before more is cut (1926.1101).',
  ],
  exposure: [
    ['Which adhesive or primer, how much was open?', 'Pails, lids, square feet wet'],
    ['Was release film underfoot or loose?', 'Photo, bag count'],
    ['Roll weight, cart and slope where it moved?', 'Cart, brake, gauge'],
    ['Was the person on wet ply, dry ply or cap?', 'Footprints and skid marks, photographed with a rule'],
    ['Intakes closed, and air still or moving?', 'Photo of covers, wind'],
    ['Saw or knife: depth, guard, old felts tested?', 'Sample report number'],
    ['How far was the edge, and what guarded it?', 'Measure rail or line'],
  ],
  evidence: [
    'Adhesive pail with batch and lid',
    'Film, roll core and chock as found',
    'Footprints and skid marks, photographed with a rule',
    'Odor plan and intake list of the day',
  ],
}
