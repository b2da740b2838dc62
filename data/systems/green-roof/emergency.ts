import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Harness and lanyard where the parapet is lower than a guardrail': {
      gear: 'harness',
      when: 'Parapet lower than a guardrail; edge and corner beds',
      retire: 'Soil-stiff webbing, sun-bleached, or it caught a fall',
    },
    'Waterproof gloves for media and fertilizer': {
      gear: 'chemGloves',
      when: 'Media, fertilizer, weed control',
      retire: 'Torn, wet inside',
    },
    'Long sleeves and tick repellent': {
      gear: 'clothing',
      when: 'Trimming, planting; tucked and treated for ticks',
      retire: 'Torn at the cuff, treatment washed out',
    },
    'Dust mask while dry media is blown': {
      gear: 'dustMask',
      when: 'Dry media blown or tipped',
      retire: 'Damp, clogged',
    },
    'Non-slip boots for wet sedum': {
      gear: 'softShoes',
      when: 'Wet sedum, drain mats',
      retire: 'Tread packed with media',
    },
    'Safety glasses while trimming and blowing media': {
      gear: 'glasses',
      when: 'Trimming, blowing, cutting edging',
      retire: 'Scratched, loose',
    },
    'Sun hat and water bottle on exposed beds': {
      gear: 'sunGear',
      when: 'Exposed beds, no shade',
      retire: 'Empty bottle, torn brim',
    },
    'Steel-toe boots for pavers and stone borders': {
      gear: 'safetyShoes',
      when: 'Pavers, stone borders, trays',
      retire: 'Toe cap showing',
    },
  },
  talks: {
    'Saturated load map': {
      when: 'Before the crane or hose starts',
      why: 'Soaked media weighs twice what the bag says. A deck fails at the pile, with people on both sides of it.',
      more: 'Spread what has landed before the next lift comes',
      ask: ['What may stand in this bay?', 'Who tells the crane to hold?'],
      show: 'The load map, and the bay under your feet.',
      cite: '1926.501(a)(2); 1926.250(a)(1)',
    },
    'Edge in the green': {
      when: 'First planting day',
      why: 'Plants hide the edge. The gardener who steps back to look is the one who falls.',
      more: 'Back toward the middle, always',
      ask: ['Where is the edge under this growth?', 'Where is your lanyard tied?'],
      show: 'The flags, and the real edge behind the sedum.',
      cite: '1926.501(b)(10); 1926.502(f)',
    },
    'Scan before soil': {
      when: 'Leak test day',
      why: 'The test puts voltage on a wet roof and people carry steel tools across it.',
      more: 'Nobody crosses the tape while the tester works',
      ask: ['What is live now?', 'Which bays are signed?'],
      show: 'The tester’s tape, and the tool left outside it.',
      cite: '1926.416(a)(3); 1926.21(b)(2)',
    },
    'Fire break rules': {
      when: 'Dry spells',
      why: 'Dead sedum burns like grass, and fire climbs to the windows above.',
      more: 'Cut the growth at the wall short first',
      ask: ['Where is the hose connection?', 'What sparks are on the roof?'],
      show: 'The hose, run once, at the farthest bed.',
      cite: '1926.151(a)(3); 1926.150(b)',
    },
    'Plant care chemicals': {
      when: 'Feeding days',
      why: 'Feed and weed killer get in through cracked hands. Washed to the drain they reach the creek.',
      more: 'Mix over a tray, never over a drain',
      ask: ['What does the label ask you to wear?', 'Where do you wash?'],
      show: 'The label, and the wash point with soap.',
      cite: '1926.21(b)(3); 1926.51(f)',
    },
    'Stings and weather': {
      when: 'Every summer morning',
      why: 'A sting can stop a throat in minutes on a roof that no one can see from the street. Lightning finds the tallest thing.',
      more: 'Work in pairs, in sight of each other',
      ask: ['Who carries epinephrine, and in which pocket?', 'How do you tell the gate where you are?'],
      show: 'The pen, the phone and the way to the stair.',
      cite: '1926.21(b)(4); 1926.50(c)',
    },
  },
  scenarios: {
    'Bee-sting reaction': {
      cite: '1926.21(b)(4); 1926.50(c)',
      steps: [
        'Lie down if faint, seated if short of breath; second dose only as the pen’s owner was told.',
        'Scrape the sting off and leave the nest’s area.',
        'Hospital even when better: it can come back.',
      ],
    },
    'Deck cracks under a media pile': {
      cite: '1926.501(a)(2); 1926.35(b)',
      steps: [
        'Lift and hoist stop where they are, load on firm ground.',
        'Clear the rooms on two floors below.',
        'Mark the cracked bay on a plan; nobody fetches tools.',
      ],
    },
    'Fire in dry vegetation': {
      cite: '1926.150(e); 1926.35(b)',
      steps: [
        'Go down the upwind stair; no lift.',
        'Close hatch and windows above the beds.',
        'Tell the fire crew where roof hydrant and gravel lanes are.',
      ],
    },
    'Fall from a planted edge': {
      cite: '1926.502(d)(20); 1926.50(c)',
      steps: [
        'Send someone to hold the stair and the lift for the crew.',
        'Keep trays and tools off the path.',
        'Measure flag, edge and lanyard before moving them.',
      ],
    },
    'Irrigation main breaks over occupied rooms': {
      cite: '1926.416(a)(1); 1926.20(b)(2)',
      steps: [
        'Power off in rooms that drip.',
        'Take weight off the flooded bay: no people, no bags.',
        'Pump only with GFCI and boots.',
      ],
    },
  },
  rescue: [
    'Edge stretcher and rope are at the hatch; paths between beds stay 3 ft clear.',
    'Davit or roof anchor is used for rescue; trays and planters are not anchors.',
    'One person goes to the street to be seen and one to the stair.',
    'Drain boxes and sumps: no one climbs in after a person without air check and line.',
  ],
  kit: [
    'The worker’s own epinephrine, named and in date',
    'Edge stretcher and rope at the hatch',
    'Hose connected and tried at the farthest bed',
    'Tick remover, soap and cold packs',
    'Shutoff key for the irrigation main',
  ],
  weather: [
    ['Thunder heard', 'Off the roof; no shelter under a tree or frame'],
    ['Gusts above 25 mph', 'Bags tied, no crane, mats pinned'],
    ['Heat index above 90 °F', 'Breaks in shade each hour, beds in the morning'],
  ],
  fire: [
    'Dry growth: hose connected and 2-A extinguisher, no smoking, no spark tools in drought.',
    'Fuel tools are filled on gravel, cold, with a 10-B beside them.',
  ],
  spill: [
    'Fertilizer or weed control: dry scoop, tray, drain plug, label at hand; poison line 1-800-222-1222.',
    'Media hose blockage: air off before a coupling is opened.',
  ],
  exposure: [
    ['How deep and how wet was media at the place?', 'Measure, weigh a bag'],
    ['Where was the edge, flag, rail or tie-off?', 'Measure through growth'],
    ['Which plants hid the hazard?', 'Photo from eye height'],
    ['Sting, bite or plant contact?', 'Species if known, allergy note'],
    ['Which feed or weed product, how mixed?', 'Product label, dose and mixing place'],
    ['Crane, hose or cart: who signaled?', 'Places of signaler and operator on a sketch'],
    ['Irrigation or leak test on?', 'Valve, tester’s log'],
  ],
  evidence: [
    'Flags and lanyard in place, measured',
    'Bags with weights and delivery tickets',
    'Tool, hose coupling or tray involved',
    'Photo of load map beside the real piles',
  ],
}
