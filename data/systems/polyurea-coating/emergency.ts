import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Supplied-air hood for gun hand and helper': {
      gear: 'suppliedAir',
      when: 'Gun hand and helper, from first trigger to re-entry',
      retire: 'Hood torn, air test overdue, hose crushed',
    },
    'Chemical-resistant suit with taped cuffs': {
      gear: 'coverall',
      when: 'Spray, purge, gun rebuild',
      retire: 'Tape lifted, splash through, end of the shift',
    },
    'Long nitrile-laminate gloves': {
      gear: 'chemGloves',
      when: 'All A-side and B-side contact',
      retire: 'Resin skinned on them; change at each drum',
    },
    'Hearing protection at shot blaster and rig': {
      gear: 'hearing',
      when: 'Shot blaster and rig',
      retire: 'Dirty plugs, cracked shell',
    },
    'P100 half mask for surface preparation': {
      gear: 'halfMask',
      when: 'Blasting and grinding',
      retire: 'Filter loaded or past its shift',
    },
    'Safety boots with removable chemical covers': {
      gear: 'safetyShoes',
      when: 'All day, with removable covers',
      retire: 'Resin on the sole, cover torn',
    },
    'Face shield over goggles during gun service': {
      gear: 'faceShield',
      when: 'Over goggles at gun service',
      retire: 'Resin film, crack',
    },
    'High-visibility vest for the exclusion-zone guard': {
      gear: 'hiVis',
      when: 'The guard of the zone',
      retire: 'No longer bright under resin',
    },
  },
  talks: {
    'Isocyanate early signs': {
      when: 'Before clearance lists are read',
      why: 'The first attack often comes at night, at home. Spraying once more after it can be the last time.',
      more: 'Write the clearance date beside your name',
      ask: ['Who coughed last night?', 'What can a beard cost you here?'],
      show: 'A seal check with and without stubble.',
      cite: '1910.134(e), (g)(1)',
    },
    'Balanced rig': {
      when: 'Rig start',
      why: 'Off-ratio resin does not cure. It stays a chemical on the deck, the boots and the hands of the next crew.',
      more: 'Treat tacky film as wet A-side',
      ask: ['What are A and B at now?', 'What do you do at 200 psi apart?'],
      show: 'Both gauges, and a card that peels.',
      cite: '1910.1200(h)',
    },
    'Injection injury': {
      when: 'Before pressure goes up',
      why: 'Heated resin at 2,500 psi cuts a glove like paper. Surgeons call it an emergency even if it does not hurt.',
      more: 'Nobody stands in line with a coupling at start-up',
      ask: ['Where is the card with the resin name?', 'What has to be at zero before the wrench?'],
      show: 'Gauges at zero, air off, gun on safe.',
      cite: '1926.302(b)(8); 1926.417',
    },
    'Moisture and dew': {
      when: 'Primer day',
      why: 'Primer vapor sits in corners on damp, still mornings. Wet concrete is also slick under smooth boot covers.',
      more: 'Test the air in the corner before you kneel there',
      ask: ['What is slab temperature against dew point?', 'Where does vapor stay on this roof?'],
      show: 'Meter at the floor of the corner.',
      cite: '1926.55(a); 1926.152(f)(3)',
    },
    'Recoat window': {
      when: 'Between passes',
      why: 'When the window is missed, someone grinds in a hurry. That is dust in a zone set up for vapor.',
      more: 'Change the mask with the task',
      ask: ['What time did this bay get its pass?', 'Which mask goes with the grinder?'],
      show: 'The board with the times, the two masks beside it.',
      cite: '1926.1153(c)(1); 1910.134(d)',
    },
    'Spark testing': {
      when: 'Test day',
      why: 'The holiday tester puts thousands of volts on a brush. It does not kill, it makes people jump, and the parapet is low.',
      more: 'Stay off the edge zone with the brush live',
      ask: ['Who stands on wet slab?', 'What else is conductive here?'],
      show: 'The ground clip on and the brush down, before the switch.',
      cite: '1926.416(a)(1); 1926.501(b)(10)',
    },
  },
  scenarios: {
    'Injection wound on hand': {
      cite: '1926.302(b)(8); 1926.50(c)',
      steps: [
        'No squeezing, no ice, nothing by mouth.',
        'Call ahead and say “high-pressure resin injection”.',
        'Rig locked out with pressures written down.',
      ],
    },
    'Breathing attack in spray zone': {
      cite: '1910.134(e); 1910.1200(g)(8)',
      steps: [
        'Sit the person up, collar open, own inhaler if there is one.',
        'Watch the others of the shift for the night.',
        'Back to the gun only with a doctor’s paper.',
      ],
    },
    'Hose burst with hot resin': {
      cite: '1926.20(b)(3); 1926.50(c)',
      steps: [
        'Peel nothing off: resin cures on skin and comes away with it.',
        'Nobody crosses the hose line until it has cooled.',
        'Tag couplings and whip checks as they lie.',
      ],
    },
    'Drum polymerizing or bulging': {
      cite: '1910.1200(g)(8); 1926.35(b)',
      steps: [
        'At least 50 ft of distance, upwind, no one looks in.',
        'Stop the transfer pump at its breaker.',
        'Tell them the product and when water got in.',
      ],
    },
    'Overspray mist drifts onto cars or people': {
      cite: '1926.20(b)(2); 1926.55(a)',
      steps: [
        'Eyes: 15 minutes of water; skin: wipe, soap, water.',
        'Names and symptoms of everyone in the drift.',
        'Guard moves the zone, then the foreman decides.',
      ],
    },
  },
  rescue: [
    'Rescuers go into the zone only on supplied air, with a second person on watch.',
    'Heated hose lies beside the way out, never across it.',
    'Rope and edge pad at the parapet corner where the hose turns.',
    'Hoods are taken off upwind, cut open when someone cannot breathe.',
  ],
  kit: [
    'Eyewash within ten seconds of the gun',
    'Spare supplied-air hood and a watcher’s air',
    'Valve wrench hung at the rig’s feed valves',
    'Card with resin name and pressure for the surgeon',
    'Neutralizer as the data sheet names it, for a spilled drum',
  ],
  weather: [
    ['Slab within 5 °F of dew point or drizzle', 'No priming, deck covered'],
    ['Wind at the posted limit of the data sheet', 'Gun down, screens and guard checked'],
    ['Thunder', 'Rig off, pressure dumped, roof cleared'],
  ],
  fire: [
    'Primer, purge solvent and fuel: 10-B within 50 ft, purge can grounded.',
    'Heated drums near a generator: 2-A:10-B at the trailer, fuel filled cold.',
  ],
  spill: [
    'A-side: absorb, neutralize as the data sheet says, open top; a sealed wet drum bursts.',
    'Purge solvent: closed metal can, no drain, no rags in heaps.',
  ],
  exposure: [
    ['A and B pressure and temperature at the time?', 'Gauges, log line'],
    ['Gun state: spraying, purging, safe, apart?', 'Photo before handling'],
    ['Clearance, fit test, air test?', 'Dates and names from the clearance list'],
    ['Slab work: blaster or grinder, vacuum on?', 'Filter photographed, minutes of grinding'],
    ['Hose route, turns, tender?', 'Sketch to the edge'],
    ['Grit, wet topcoat or primer underfoot?', 'Photo of the deck, boots kept unwashed'],
    ['How far were other people, and who guarded?', 'Zone line, guard’s log'],
  ],
  evidence: [
    'Gun, hose and whip checks tagged',
    'Resin lot numbers and drum records',
    'Clothing and gloves in sealed bags',
    'Rig data or log with the hour',
  ],
}
