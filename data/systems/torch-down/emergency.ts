import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Flame-resistant cotton long sleeves and pants': {
      gear: 'frClothing',
      when: 'Torch crew and watcher',
      retire: 'Oil, solvent or holes; synthetic patches',
    },
    'Leather gloves to elbow for torch hand': {
      gear: 'heatGloves',
      when: 'Torch hand, seam trowel',
      retire: 'Burned through, hard',
    },
    'Face shield and safety glasses with torch lens': {
      gear: 'heatShield',
      when: 'Lighting and torching',
      retire: 'Pitted, torch lens missing',
    },
    'High-top leather boots': {
      gear: 'safetyShoes',
      when: 'Fresh flow and laps',
      retire: 'Sole soft, tongue open',
    },
    'IR thermometer and radio for fire watcher': {
      gear: 'watchGear',
      when: 'From first flame to end of the watch',
      retire: 'Battery low, reading off against a known spot',
    },
    'Heat-resistant knee pads without plastic straps': {
      gear: 'kneePads',
      when: 'Detail laps',
      retire: 'Glaze, plastic strap',
    },
    'Hard hat for hoisting of cylinders and rolls': {
      gear: 'hardHat',
      when: 'Hoisting cylinders and rolls',
      retire: 'Struck, heat-warped',
    },
    'Half mask with organic-vapor and P100 cartridges in still air': {
      gear: 'halfMask',
      when: 'Still air, old felt under the flame',
      retire: 'Odor or dust inside, cartridge date past',
    },
  },
  talks: {
    'Permit before light': {
      when: 'Before every ignition',
      why: 'Torch fires burn down houses, and most start where the permit would have said no.',
      more: 'Walk the permit round the roof, not round the table',
      ask: ['Which line of the permit is different today?', 'Who calls, from which phone?'],
      show: 'The wall, the vent and the edge that the permit names.',
      cite: '1926.352(a)–(e)',
    },
    'Fire watch': {
      when: 'Before the last flame',
      why: 'Fire in a wall takes an hour or more to show. The crew that leaves early sees it on the news.',
      more: 'Watch from inside the building as well',
      ask: ['Who stays, until what time?', 'What reading makes you call?'],
      show: 'The camera on a warm lap and on the wall beside it.',
      cite: '1926.352(e)',
    },
    'Barrier first': {
      when: 'Flashing days',
      why: 'Wood behind a parapet is dry as a match. A flame of 2,000 °F needs two seconds at a gap.',
      more: 'When you see wood, the torch goes out',
      ask: ['Where is bare wood today?', 'Which detail is done cold?'],
      show: 'The barrier and base sheet at the wall, before the torch.',
      cite: '1926.352(a), (b)',
    },
    'Propane habits': {
      when: 'Cylinder delivery',
      why: 'A leaking cylinder fills a low corner. A dropped one can take off like a rocket.',
      more: 'Soap at every joint after each change',
      ask: ['Where are the spares?', 'Which way does this valve close?'],
      show: 'Bubbles at a loose joint, then none.',
      cite: '1926.153; 1926.350(a)(9)',
    },
    'Negative pressure': {
      when: 'Occupied buildings',
      why: 'A fan below pulls flame through a crack the width of a pencil. You will not see it.',
      more: 'Have the building’s own person switch and tag the fans',
      ask: ['Which fans run now?', 'Where did the smoke ribbon bend?'],
      show: 'A ribbon at a vent, fan on and off.',
      cite: '1926.352(b); 1926.417',
    },
    'Extinguisher drill': {
      when: 'Monthly and on new crews',
      why: 'In the first minute a small extinguisher is enough, and only if it is in reach. After that nothing on this roof is.',
      more: 'Know the gauge: needle in the green',
      ask: ['Where is yours?', 'When do you leave it and go?'],
      show: 'Pull, aim, squeeze, sweep on a real one.',
      cite: '1926.150(c)(1); 1926.352(d)',
    },
  },
  scenarios: {
    'Smoke from an eave after torching': {
      cite: '1926.352(e); 1926.150(e)',
      steps: [
        'Torches out, cylinders closed and moved toward the ladder if safe.',
        'Count the crew and ask the owner who is inside.',
        'Tell the fire officer where and when each lap was torched.',
      ],
    },
    'Cylinder leak with flame': {
      cite: '1926.153; 1926.35(b)',
      steps: [
        'Keep 300 ft or more away if flame plays on a cylinder.',
        'Upwind and behind something solid.',
        'Tell dispatch number and size of cylinders.',
      ],
    },
    'Torch burn to leg': {
      cite: '1926.50(c)',
      steps: [
        'Cover with a clean dry sheet; no creams.',
        'Keep the person warm; drinks only if wide awake.',
        'Torch, hose and glove stay as they are.',
      ],
    },
    'Fire in wall cavity found on watch': {
      cite: '1926.352(e); 1926.35(b)',
      steps: [
        'Leave the watch log and camera with the fire officer.',
        'Empty the building on both sides of the wall.',
        'Switch the gas and power off at the building’s own valves.',
      ],
    },
    'Thermal reading climbs during the watch': {
      cite: '1926.352(d), (e)',
      steps: [
        'Read again every 5 minutes and write it down.',
        'Look from the room or attic behind the spot.',
        'Nobody leaves until two hours after the last normal reading.',
      ],
    },
  },
  rescue: [
    'Way down is on the side away from the flame; a second one for the watcher.',
    'A burned person goes down on foot only with both hands free; stair or lift otherwise.',
    'Edge rope is padded and kept clear of the torch lane.',
    'Every cylinder is closed before anyone crosses with a stretcher.',
  ],
  kit: [
    'Charged hose to the farthest lap',
    'Infrared camera with a second battery',
    'Water for 20 minutes of cooling, clean sheets for burns',
    'Valve key and cart for every cylinder',
    'Night number of the owner and the alarm company',
  ],
  weather: [
    ['Wind that bends the flame or gusts above 20 mph', 'Torch out, cold work only'],
    ['Drought or red-flag warning', 'Fire chief’s rules first, watch doubled'],
    ['Thunder', 'Torch out, cylinders closed, roof cleared'],
  ],
  fire: [
    'Each torch: 4-A:20-B:C extinguisher within reach and a charged hose; a bucket is not enough.',
    'Fire watch of two hours or more after the last flame, with infrared, inside and out.',
  ],
  spill: [
    'Propane leak: valve closed, people upwind, no switches, soap shows it.',
    'Primer: lid on, flash-off time kept before any flame, absorbent.',
  ],
  exposure: [
    ['Where was the flame, at which detail, and when last?', 'Sketch with times'],
    ['What lay under: wood, insulation, base, barrier?', 'Open only with the fire service'],
    ['Permit: signed by whom, what was changed?', 'The signed original, changes initialed'],
    ['Watch: who, where, readings?', 'Log, camera files'],
    ['Fans and intakes: state and who switched?', 'Tags and switch positions, photographed'],
    ['Cylinder, hose, regulator, lighter?', 'Tag, do not tighten'],
    ['Clothing and gloves at the moment?', 'Keep, note fiber'],
  ],
  evidence: [
    'Torch with hose and regulator, tagged',
    'Hot-work permit and watch log in original',
    'Infrared pictures with time stamp',
    'Extinguishers used, with their tags',
  ],
}
