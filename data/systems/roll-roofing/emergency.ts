import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Hook-knife gloves with grip palm for felt cutting': {
      gear: 'cutGloves',
      when: 'Hook knife on felt and roll',
      retire: 'Grip palm smooth, blade nick',
    },
    'Solvent-resistant gloves for lap cement': {
      gear: 'chemGloves',
      when: 'Lap cement',
      retire: 'Softened, cement inside',
    },
    'Soft-sole shoes that do not tear warm mineral surface': {
      gear: 'softShoes',
      when: 'Warm mineral surface',
      retire: 'Sole holds nails or cement',
    },
    'Eye protection while pulling old lap nails': {
      gear: 'glasses',
      when: 'Pulling old lap nails',
      retire: 'Scratched, side shields gone',
    },
    'Knee pads rated for hot asphalt': {
      gear: 'kneePads',
      when: 'Hot mineral',
      retire: 'Foam burned or granule-filled',
    },
    'Harness and rope at edges 6 ft or more above the ground': {
      gear: 'harness',
      when: 'Edges 6 ft or more above the ground',
      retire: 'Cement on webbing, knife nick, or it caught a fall',
    },
    'N95 mask while sweeping dry granules and dust': {
      gear: 'dustMask',
      when: 'Sweeping dry granules and dust',
      retire: 'End of the shift, or wet',
    },
    'Long pants against mineral abrasion': {
      gear: 'clothing',
      when: 'Mineral abrasion, kneeling',
      retire: 'Worn through at the knee',
    },
  },
  talks: {
    'Lap cement handling': {
      when: 'Before the first lap',
      why: 'Cement vapor in a lidless pail waits for a cigarette. On a porch the smoker is often the neighbor.',
      more: 'Ask the family not to smoke near the porch today',
      ask: ['Where is the lid of your pail?', 'How do you clean your hands?'],
      show: 'The lid, the cleaner and the data sheet page.',
      cite: '1926.152(f)(1); 1926.151(a)(3)',
    },
    'Flattening rolls first': {
      when: 'Start of the day',
      why: 'A roll that springs back hits the shin of a person who stands near a low eave. A low eave still breaks a neck.',
      more: 'Stand on the core side of the cut',
      ask: ['Where is your edge while you unroll?', 'Who holds the cut end?'],
      show: 'A length laid flat with two weights.',
      cite: '1926.501(b)(10)',
    },
    'Checking the porch frame': {
      when: 'First step on a porch',
      why: 'Porches rot from the top, and the ceiling hides it. Two rolls and two people in one bay go through together.',
      more: 'Look from below for stains before you load',
      ask: ['Which rafter sounded dull?', 'Where do the rolls lie?'],
      show: 'A sound rafter and a soft one under a hammer.',
      cite: '1926.501(a)(2)',
    },
    'Edge nailing sequence': {
      when: 'Windy days',
      why: 'A 36 in wide sheet flips with the person who stands on it. A porch has no room to stumble.',
      more: 'Cut shorter lengths when it blows',
      ask: ['Which edge is nailed right now?', 'Where do you step off if it lifts?'],
      show: 'The rake nails, and a hand under the free edge.',
      cite: '1926.20(b)(2); 1926.501(b)(10)',
    },
    'Coverage choice': {
      when: 'Pricing and layout day',
      why: 'Slope decides how we work as well as what we sell: above 4:12 the line and the monitor are no longer enough.',
      more: 'Put the slope on the sheet with the fall protection',
      ask: ['What does the gauge read?', 'What protection goes with it?'],
      show: 'The slope gauge on the deck.',
      cite: '1926.501(b)(10), (b)(11)',
    },
    'Ground and ladder zone': {
      when: 'Strip-off',
      why: 'Stripped nails lie on the steps of a house that people use. A child opens the door under your ladder.',
      more: 'Tie the ladder and keep a person at the door',
      ask: ['Who uses this door today?', 'Where do the nails go?'],
      show: 'The rope, the bucket and the closed door.',
      cite: '1926.25(a); 1926.501(c)',
    },
  },
  scenarios: {
    'Cement pail catches a spark': {
      cite: '1926.152(f)(1); 1926.150(c)(1)',
      steps: [
        'Everyone off the porch and the family out of the house.',
        'Garden hose on the fascia only when the pail fire is out.',
        'Look into the soffit for smoke for an hour.',
      ],
    },
    'Foot breaks through a porch deck': {
      cite: '1926.501(a)(2)',
      steps: [
        'Open the ceiling below if the leg is caught from there.',
        'Look for nails in the shin; tetanus question.',
        'Close the porch and tell the owner in writing.',
      ],
    },
    'Sheet blown across the yard': {
      cite: '1926.20(b)(2)',
      steps: [
        'Look at the service drop before you touch the sheet.',
        'Two people roll it up from the windward end.',
        'Start again only when a course can be nailed as it is laid.',
      ],
    },
    'Hook knife cut to the thigh': {
      cite: '1926.50(c)',
      steps: [
        'Do not take the pressure off to look.',
        'Keep the leg straight and the person warm.',
        'Close the knife and bag it with the glove.',
      ],
    },
    'Ladder slides along a wet gutter': {
      cite: '1926.1053(b)(16)',
      steps: [
        'Do not move the person; hold the head and wait.',
        'Close the place so that nobody climbs again.',
        'Measure angle, footing and gutter before it is cleared.',
      ],
    },
  },
  rescue: [
    'On a low roof the first help is a tied ladder at the nearest eave and two people on it one after another.',
    'A board 8 ft long lies ready to bridge rafters.',
    'Ropes are tied to house framing, not to a porch rail or post.',
    'From a porch deck a person is lowered flat on a plywood sheet.',
  ],
  kit: [
    'Tourniquet and pressure bandage in the knife box',
    'Plywood sheet to lower a person from a porch',
    'Lid and extinguisher beside each cement pail',
    'Blocks and boards to pin a blown sheet',
    'List of who lives in the house, with pets',
  ],
  weather: [
    ['Gusts above 20 mph', 'Cut lengths only, each nailed at once'],
    ['Below 50 °F', 'Rolls come from a heated room; no knees on stiff sheet'],
    ['Rain or wet mineral', 'Nobody on it; steps and door swept'],
  ],
  fire: [
    'Lap cement and primer: 10-B beside the pail, lid ready, 25 ft without sparks.',
    'Torch and heat gun stay off this roof over soffits and dry leaves.',
  ],
  spill: [
    'Cement on skin: hand cleaner and soap, never gasoline; eyes rinsed for 15 minutes.',
    'Spilled cement: sand, scoop, no hose toward the garden.',
  ],
  exposure: [
    ['How high was the eave and which slope?', 'Tape from eave to ground, slope gauge'],
    ['Sound or soft framing at the spot?', 'Photo from below'],
    ['Was the sheet nailed, loose, wet or warm?', 'Nails on each edge'],
    ['Which knife, blade state and direction?', 'Knife and blade kept as found'],
    ['How was the ladder set: angle, tie, gutter?', 'Measure before moving'],
    ['Cement open, lid, ignition, wind?', 'Pail and label'],
    ['Were family, visitors or pets in the zone?', 'Names, and the times they came and went'],
  ],
  evidence: [
    'Knife, blade and glove',
    'Ladder in place or its marks',
    'Piece of deck or rafter that broke',
    'Photo of door, steps and drop zone',
  ],
}
