import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'UV400 wraparound eyewear for white sheet': {
      gear: 'sunGlasses',
      when: 'All day on white sheet',
      retire: 'Scratched, or light comes in at the side',
    },
    '300 °F gloves for clearing the robot nozzle': {
      gear: 'heatGloves',
      when: 'Clearing the robot nozzle, hand welding',
      retire: 'Seam open or palm glazed by heat',
    },
    'Hearing protection beside robot and generator': {
      gear: 'hearing',
      when: 'Robot, generator, compressor',
      retire: 'Plugs dirty; muff cushions split',
    },
    'Knee pads while probing seams': {
      gear: 'kneePads',
      when: 'Probing and detail work',
      retire: 'Face split so that screws or plates press through',
    },
    'Harness and lanyard for work outside the warning line': {
      gear: 'harness',
      when: 'Outside the warning line; parapet below 39 in',
      retire: 'Webbing melted by the nozzle, cut at edge metal, or it caught a fall',
    },
    'Light-colored long sleeves against reflected sun': {
      gear: 'clothing',
      when: 'Whole day under reflected sun',
      retire: 'Soaked in solvent or torn at the arm',
    },
    'Hard hat in the hoisting zone below roll deliveries': {
      gear: 'hardHat',
      when: 'Hoist and crane zone below roll deliveries',
      retire: 'Any hit, or suspension cracked',
    },
    'Cut-resistant gloves for hook blades on reinforced sheet': {
      gear: 'cutGloves',
      when: 'Hook blade on reinforced sheet and metal',
      retire: 'Cut or solvent-hard',
    },
  },
  talks: {
    'Test welds before production': {
      when: 'First weld of the shift and after lunch',
      why: 'A weld that peels lets wind under the sheet. The crew then works on a sail, and the building below gets the rain.',
      more: 'Cut strips on a board on the deck, never across a knee',
      ask: ['What were speed and temperature on the last good strip?', 'How long must it cool before you pull?'],
      show: 'One strip that tears in the sheet and one that peels.',
    },
    'Cold and burned welds': {
      when: 'When clouds or wind change',
      why: 'To chase a cold weld, people raise the heat and hold the nozzle by feel. That is when hands burn.',
      more: 'Park the hot nozzle on its stand, pointing at nothing',
      ask: ['Where is the hot end of the gun now?', 'What color is a burned seam?'],
      show: 'A cold seam opened with the probe, with gloves on.',
      cite: '1926.95(a); 1926.28(a)',
    },
    'White sheet glare': {
      when: 'First bright day of the job',
      why: 'White sheet throws most of the sun back up. Eyes burn like welder’s flash and hurt the same night; glare hides the roof edge.',
      more: 'Look for the flags, not for the edge',
      ask: ['Whose lenses have side shields?', 'Where does glare hide a curb or hole?'],
      show: 'The warning line against the glare with and without lenses.',
      cite: '1926.102(a)(1); 1926.502(f)',
    },
    'Moving 300 lb rolls': {
      when: 'Every roll delivery',
      why: 'A 10 ft roll weighs 300 lb and rolls on a quarter-inch slope. It does not stop at a foot, and often not at the parapet.',
      more: 'Land rolls on dunnage over joists, never along the edge',
      ask: ['Who is the brake person?', 'What stops this roll if the cart tips?'],
      show: 'The chock, placed before hands leave the core.',
      cite: '1926.501(a)(2); 1926.502(j)(7)',
    },
    'Generator for the robot welder': {
      when: 'Before the generator starts',
      why: 'Exhaust by an intake gasses the people below. A damaged lead on a wet roof shocks the one who picks it up.',
      more: 'Unroll the cord fully; a coil under load gets hot',
      ask: ['Which intake is nearest?', 'When did this GFCI last trip by its button?'],
      show: 'The test button pressed, the reset, the lead checked by hand.',
      cite: '1926.404(b)(1); 1926.416(e)(1)',
    },
    'Cut edges and T-joints': {
      when: 'Detail and dry-in days',
      why: 'An open T-joint leaks on the lights below and gives someone wet wiring. Detail work at curbs is also where people back over an edge.',
      more: 'Face the edge while you probe along it',
      ask: ['Where are today’s three-way joints?', 'Who watches your back at the parapet?'],
      show: 'The probe in a T-joint, and the feet away from the edge.',
      cite: '1926.501(b)(10)',
    },
  },
  scenarios: {
    'Gust lifts a loose sheet': {
      cite: '1926.20(b)(2)',
      steps: [
        'Nobody chases sheet past the warning line.',
        'Look over the edge for people, cars and wires hit by plates or tools.',
        'Hold the windward edge with rolls and boards until it is fastened.',
      ],
    },
    'Welder nozzle burn': {
      cite: '1926.50(c)',
      steps: [
        'Take gloves, rings and watch off before the hand swells.',
        'Do not pull melted sheet or glove from the skin.',
        'Unplug the gun and stand it on metal until it is cold.',
      ],
    },
    'Worker falls past the warning line': {
      cite: '1926.502(d)(20)',
      steps: [
        'Someone opens the gate and brings the ambulance to the right side.',
        'A second person keeps the crew away from the edge.',
        'Keep monitor, line and flags as they were until measured.',
      ],
    },
    'Storm front arrives with a night seal open': {
      cite: '1926.20(b)(2)',
      steps: [
        'Everyone except the two at the seal leaves the edge zone.',
        'Ask the building for buckets and for power off under the seam.',
        'At first thunder the seal is left and the roof is cleared.',
      ],
    },
    'Shock from a wet welder lead': {
      cite: '1926.416(a)(1); 1926.404(b)(1)',
      steps: [
        'Keep the rest of the crew off the wet sheet until plugs are out.',
        'Anyone shocked goes to the hospital, feeling well or not.',
        'Tag generator, cord and welder; an electrician releases them.',
      ],
    },
  },
  rescue: [
    'Rescue kit hangs at the hatch: rope, pulley, edge pad and tripod or parapet clamp.',
    'Weighted anchor or roof anchor for rescue stands inside the warning line, 15 ft from the edge.',
    'From the ground: ladder or lift place is known on each side of the building.',
    'Injured person inside the line goes down by stair or hatch stretcher, not by the roll hoist.',
  ],
  kit: [
    'Water for 20 minutes of cooling beside the welders',
    'Sandbags and boards for the windward edge',
    'Water stop and ballast boards for a night seal',
    'Parapet clamp or weighted rescue anchor',
    'Saline and dark glasses for glare-burned eyes',
  ],
  weather: [
    ['Gusts of 20 mph or loose sheet lifting', 'No unrolling; edges weighted with rolls and boards'],
    ['Wet or frosty sheet', 'No welding leads on the sheet; walk only marked paths'],
    ['Lightning within 10 miles', 'Hatch, stair, all down; generator off'],
  ],
  fire: [
    'Hot nozzle, insulation facer and bonding adhesive: extinguisher 10-B within 50 ft of adhesive, 2-A at the welder.',
    'Nozzle parks on metal; last hour of the day nobody welds over a facer.',
  ],
  spill: [
    'Bonding adhesive and weathered-membrane cleaner: lid, no spark within 50 ft, absorbent, rags in a closed metal can.',
    'Generator fuel: refuel cold and off the roof where you can.',
  ],
  exposure: [
    ['Was the person inside or outside the warning line?', 'Distance to the edge; was a monitor named'],
    ['Was sheet loose or weighted, and what was the gust?', 'Wind reading, weights by photo'],
    ['Which welder, nozzle temperature and speed?', 'Display and log'],
    ['Was the sheet wet, chalky, or frosted?', 'Photo at the footprints'],
    ['Roll weight, cart and brake; who was downhill?', 'Cart, chock, slope measured'],
    ['Generator position, exhaust, GFCI result?', 'Test it with a witness'],
    ['Was a deck opening or skylight hidden under sheet?', 'Cover, mark and fastening'],
  ],
  evidence: [
    'Warning-line posts, flags and distances, measured',
    'Welder, leads and generator tagged, settings unread by others',
    'Test strips and weld log of the day',
    'Wind record and cloud photos of the hour',
  ],
}
