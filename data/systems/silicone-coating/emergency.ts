import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Spiked overshoes for the wet silicone zone': {
      gear: 'overshoes',
      when: 'Inside the wet silicone zone',
      retire: 'Spikes rounded, gummed or missing',
    },
    'Organic-vapor half mask for solvent-borne silicone': {
      gear: 'halfMask',
      when: 'Solvent-borne grade, still air',
      retire: 'Odor inside, cartridge past its date',
    },
    'Nitrile gloves changed when silicone skins over': {
      gear: 'chemGloves',
      when: 'Rolling, spraying, wiping laps',
      retire: 'Silicone has skinned on them',
    },
    'Wraparound UV eyewear against white glare': {
      gear: 'sunGlasses',
      when: 'White film and bright primer',
      retire: 'Film spots in front of the eye',
    },
    'Face shield and shin guards while pressure washing': {
      gear: 'faceShield',
      when: 'Pressure washing, with shin guards',
      retire: 'Cracked or clouded by cleaner',
    },
    'Disposable coveralls that keep uncured film off skin and ladders': {
      gear: 'coverall',
      when: 'All work with uncured film',
      retire: 'Wet film at the cuff; leave it at the hatch',
    },
    'Harness with dry rope grab on metal slopes': {
      gear: 'harness',
      when: 'Metal slopes and past the line',
      retire: 'Silicone on rope or grab, or it caught a fall',
    },
    'Cut-resistant sleeves when opening wet roof areas': {
      gear: 'sleeves',
      when: 'Opening wet roof areas',
      retire: 'Cut or soaked',
    },
  },
  talks: {
    'Walking out of wet silicone': {
      when: 'Before the first pail is opened',
      why: 'Uncured silicone is the slickest thing we put on a roof. A backward step on it ends against the edge or a skylight.',
      more: 'Move feet flat, no turns on the heel',
      ask: ['Where is your way out?', 'What do you do if a hose pulls you?'],
      show: 'The dry lane, walked once from the far corner to the ladder.',
      cite: '1926.501(b)(10); 1926.20(b)(2)',
    },
    'Adhesion before gallons': {
      when: 'Test day',
      why: 'Pull tests are done alone at odd corners. The scale lets go at fifty pounds and the tester sits down hard.',
      more: 'Pull toward the middle of the roof',
      ask: ['What stands behind you?', 'Who knows where you are?'],
      show: 'One strip pulled, feet apart, edge in front.',
    },
    'Silicone-only rule': {
      when: 'Loading the truck',
      why: 'The wrong tube on silicone peels, and someone comes back to grind and wipe it with solvent.',
      more: 'Solvent for wiping stays in a closed can',
      ask: ['What does the tag at the hatch say?', 'Which can holds the wipe solvent?'],
      show: 'The marked cans and the lidded rag bin.',
      cite: '1926.252(e); 1910.1200(f)(6)',
    },
    'Moisture map in hand': {
      when: 'After the scan',
      why: 'Wet board is rotten board. Where the map is blue the deck may not hold you and the wire below may be live.',
      more: 'Two people at every cut, one holding the map',
      ask: ['What is under this blue patch?', 'How deep is your blade?'],
      show: 'The map on the deck, with the painted line.',
      cite: '1926.501(a)(2); 1926.416(a)(3)',
    },
    'Wash-down control': {
      when: 'Washing day',
      why: 'A washer at 3,000 psi opens skin like a knife and pushes you toward the edge as you lean on it.',
      more: 'Let go of the trigger before you step',
      ask: ['Where does the wand push you?', 'What is in the water today?'],
      show: 'The trigger lock and the 6 ft mark.',
      cite: '1926.501(b)(10); 1926.300(a)',
    },
    'Cure watch': {
      when: 'End of each wet day',
      why: 'Film that looks dry is wet under the skin. The next trade walks out of the hatch and is on ice.',
      more: 'Lock or tape the hatch and write the hour on it',
      ask: ['Who else has a key to this roof?', 'How does dew change the time?'],
      show: 'The touch test with a gloved finger and the sign at the hatch.',
      cite: '1926.20(b)(2); 1926.21(b)(2)',
    },
  },
  scenarios: {
    'Slip on wet film with head strike': {
      cite: '1926.50(c)',
      steps: [
        'Helpers wear spikes or stay on the plywood.',
        'Watch breathing and pupils until the ambulance comes.',
        'Cut the suit off the ladder side, film on soles throws the next one.',
      ],
    },
    'Solvent vapor flash at pail': {
      cite: '1926.150(c)(1)(vi); 1926.152(f)(3)',
      steps: [
        'Cool burns 20 minutes; leave coating on the skin.',
        'Lid pails from upwind only if you can do it safely.',
        'Count the crew and call the building to close intakes.',
      ],
    },
    'Pressure-wash injection to hand': {
      cite: '1926.50(c)',
      steps: [
        'No ice and no tourniquet; keep it at heart height.',
        'Time of the injury goes on the card with the pressure.',
        'Turn the pump off and relieve it; tag the wand.',
      ],
    },
    'Storm breaks before the film has skinned': {
      cite: '1926.20(b)(2)',
      steps: [
        'Hatch locked behind the last person.',
        'Wet film stays closed to everyone, owner included.',
        'Ask the city about the outfall if film reached it.',
      ],
    },
    'Pail falls from the hoist': {
      cite: '1926.501(c); 1910.1200(g)(8)',
      steps: [
        'Plug the drain before you sweep.',
        'Stop the hoist until hook and bail are checked.',
        'Wash the walk; a film there throws the next walker.',
      ],
    },
  },
  rescue: [
    'Plywood sheets lie at the hatch; a helper lays a path and does not step on film.',
    'Rescue rope comes from a dry lane and passes no wet film.',
    'Spiked shoes for two rescuers hang at the ladder.',
    'Skylights and hatches beside wet film stay guarded during the rescue.',
  ],
  kit: [
    'Spiked shoes for two rescuers at the ladder',
    'Four plywood sheets at the hatch',
    'Dry chemical extinguisher at the pails',
    'Sand or absorbent for two pails of spill',
    'Lock and sign for the hatch',
  ],
  weather: [
    ['Dew, or a towel that picks up water', 'No access, cured film included'],
    ['Gusts above 15 mph', 'No spraying; pails lidded'],
    ['Rain before skinning', 'Crew out by the dry lane; walk below closed'],
  ],
  fire: [
    'Solvent-borne grade and wipe solvent: 10-B within 50 ft, grounded pump, no smoking.',
    'Old roof under the washer: power to rooftop units off where water can enter.',
  ],
  spill: [
    'Uncured silicone: sand or absorbent, scoop, bag; water spreads it.',
    'On skin: dry wipe first, then soap; in eyes 15 minutes of water.',
  ],
  exposure: [
    ['Was film wet, skinned, cured, dewy or dry?', 'Touch test, hour, humidity'],
    ['Which shoes, and where was the dry lane?', 'Sketch of lane and fall'],
    ['Solvent-borne or high-solids, and what was open?', 'Labels and which lids were off'],
    ['Wand pressure, tip and stance?', 'Gauge, tip color'],
    ['Skylight, hatch or edge nearby: how guarded?', 'Distance, cover, rail'],
    ['Was deck wet or soft under the place?', 'Moisture map number'],
    ['Who held hose and rope?', 'Names on the sketch'],
  ],
  evidence: [
    'Shoes or overshoes, unwashed, in a bag',
    'Slide marks in the film before it cures',
    'Pump, tip and pressure as set',
    'Dew point and temperature log',
  ],
}
