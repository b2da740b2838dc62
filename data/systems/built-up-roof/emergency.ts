import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Face shield and hard hat at kettle': {
      gear: 'faceShield',
      when: 'At the kettle, loading kegs, pumping',
      retire: 'Warped, pitted or browned by heat',
    },
    'Heat-resistant gloves with snug cuffs and long sleeves buttoned down': {
      gear: 'heatGloves',
      when: 'All handling of hot asphalt',
      retire: 'Cuff loose, palm burned or stiff',
    },
    'Leather ankle boots, laces covered': {
      gear: 'safetyShoes',
      when: 'Whole hot crew',
      retire: 'Laces uncovered, sole split',
    },
    'Barrier cream for coal tar': {
      gear: 'skin',
      when: 'Coal-tar work, before and after breaks',
      retire: 'Cream dried out; renew after washing',
    },
    'P100 when spudding suspect felt': {
      gear: 'halfMask',
      when: 'Spudding suspect felt after testing',
      retire: 'Filter clogged, wet or past the shift',
    },
    'Thermal long pants worn outside the boots': {
      gear: 'clothing',
      when: 'Mopping, carrying, kettle',
      retire: 'Torn, oily, cuffs turned up',
    },
    'Respirator with organic-vapor and P100 cartridges for pitch work': {
      gear: 'halfMask',
      when: 'Pitch work, kettle tending',
      retire: 'Odor inside, cartridge past its date',
    },
    'Safety glasses under the shield while chipping kegs': {
      gear: 'glasses',
      when: 'Chipping kegs, under the shield',
      retire: 'Lens pitted or cracked',
    },
  },
  talks: {
    'Starting the kettle': {
      when: 'Before the burner is lit',
      why: 'A kettle above its flash point needs only air. The lid opened at the wrong moment makes the flame.',
      more: 'Leave 25 °F between the pot and the flash point',
      ask: ['What is the flash point of this asphalt?', 'Who tends, and who relieves?'],
      show: 'The tag, the thermometer, the lid closing with one hand.',
      cite: '1926.150(c)(1)(vi); 1926.20(b)(2)',
    },
    'Hot asphalt burns': {
      when: 'Before the first bucket',
      why: 'Asphalt at 450 °F sticks and goes on cooking the skin. Pulled off, it takes the skin with it.',
      more: 'Sleeves down and gloves over or tight in the cuff',
      ask: ['Where is the tub nearest to you?', 'What do you tell 911 about asphalt?'],
      show: 'The water tub and hose, running.',
      cite: '1926.28(a); 1926.50(c)',
    },
    'Carrying and mopping': {
      when: 'Mopping days',
      why: 'A full bucket slops at the second step. The trip that spills it is a cord somebody meant to move.',
      more: 'Stop and set down when someone crosses',
      ask: ['Which path is the hot path?', 'Who may step into it?'],
      show: 'A bucket two-thirds full, and the lane it takes.',
      cite: '1926.25(a); 1926.95(a)',
    },
    'Fume control': {
      when: 'Start of hot work',
      why: 'Asphalt fume burns eyes and throats and goes down any open intake. People in the building call before we know.',
      more: 'Keep the kettle on the lee side of the building',
      ask: ['Which way is the plume?', 'Who answers the tenants?'],
      show: 'The plume, and the intake that lies under it.',
      cite: '1926.55(a); 1926.57',
    },
    'Asphalt or coal tar': {
      when: 'Tie-ins and repairs',
      why: 'Pitch burns skin twice: hot, and later in sun. Pitch and asphalt mixed boil over.',
      more: 'Wash with cleaner before lunch, not only at night',
      ask: ['Which bitumen is on this roof?', 'Where on your skin is the cream?'],
      show: 'Two drops of solvent on a white cloth: yellow or brown.',
      cite: '1926.95(a); 1926.51(f)',
    },
    'Gravel and edges': {
      when: 'Gravel days',
      why: 'People backing with a rake look at stone, not at the edge. The hose coupling that lets go breaks teeth.',
      more: 'Tie every coupling with a whip check',
      ask: ['Who is your spotter?', 'Where does the buggy turn?'],
      show: 'The flag line and the tied coupling.',
      cite: '1926.501(b)(10); 1926.502(f)',
    },
  },
  scenarios: {
    'Kettle flames over lid': {
      cite: '1926.150(c)(1)(vi); 1926.153',
      steps: [
        'Keep everyone upwind and uphill of the kettle.',
        'Leave the lid shut; it can relight for half an hour.',
        'Move cylinders only when the fire service says so.',
      ],
    },
    'Asphalt on skin': {
      cite: '1926.50(c)',
      steps: [
        'Take off rings and watch, cut cloth around the asphalt.',
        'Keep the rest of the body warm during cooling.',
        'Send the asphalt type, temperature and time with the person.',
      ],
    },
    'Hot bucket over edge': {
      cite: '1926.501(c)',
      steps: [
        'One person stays below at the spill until it is cold.',
        'Look at the walk, cars and hands of those below.',
        'Check why the bucket was at the edge: hoist, path, rail.',
      ],
    },
    'Worker faint in fumes': {
      cite: '1926.55(a); 1926.50(c)',
      steps: [
        'Close the kettle lid and the nearest doors.',
        'Watch for cough and blue lips; keep the person seated.',
        'Others on the lee side come out as well.',
      ],
    },
    'Hose coupling bursts while pumping': {
      cite: '1926.20(b)(3); 1926.50(c)',
      steps: [
        'Nobody walks through the spill until it has skinned.',
        'Keep the pump off at the main until the coupling is changed.',
        'Mark the pipe run to the roof and check each joint.',
      ],
    },
  },
  rescue: [
    'The hot path is closed before a stretcher moves; it leaves on the other side.',
    'Burned people walk down only if they can use both hands; otherwise lift or stair stretcher.',
    'Rescue rope for edges stands away from the hoist and from hot pipes.',
    'Water tub, clean sheets and cool packs are on the roof and at the kettle.',
  ],
  kit: [
    'Water tub and hose at the kettle and again on the roof',
    'Clean sheets and dressings for large burns',
    'Sealed card with the name and number of the burn unit',
    'Spare lid and a closed valve key for the kettle',
    'Sand in buckets to dam a hot spill',
  ],
  weather: [
    ['Gusts above 20 mph or a shift to the intakes', 'Mopping stops; kettle lowered'],
    ['Rain on the way', 'Kettle shut; water in hot asphalt foams over'],
    ['Wind chill or heat index alert', 'Hot crew changes every 30 minutes'],
  ],
  fire: [
    'Kettle: two extinguishers 20-B or larger, 25 ft to each side of it; never water on burning asphalt.',
    'Propane 10 ft or more from the kettle, upright, soap-tested, hose away from the fire side.',
  ],
  spill: [
    'Asphalt spill: barricade, let it cool, scrape, keep from drains.',
    'Coal-tar on skin: cleaner and soap, out of the sun, eyes rinsed for 15 minutes.',
  ],
  exposure: [
    ['Kettle temperature and flash point at the time?', 'Gauge, tag, last log line'],
    ['Bucket or lugger fill, and path?', 'Level mark, photo of lane'],
    ['Who tended the kettle, and from which place?', 'Place on a sketch, time of the last relief'],
    ['Asphalt or coal tar?', 'Drop test, label'],
    ['Cream, gloves, sleeves, shield worn how?', 'Keep them as taken off, in a clean bag'],
    ['Were old felts spudded, and had they been tested?', 'Laboratory report number, date'],
    ['Backing, hoisting or pumping at the time?', 'Spotter, flags, couplings'],
  ],
  evidence: [
    'Thermometer, burner and lid as found',
    'Bucket, hose coupling or mop involved',
    'Temperature log of the kettle',
    'Gloves and clothing in a clean bag',
  ],
}
