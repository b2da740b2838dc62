import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Supplied-air respirator for sprayer and helpers within zone': {
      gear: 'suppliedAir',
      when: 'Sprayer and every helper in the zone',
      retire: 'Air failed the Grade D check, hose kinked, hood torn',
    },
    'Full disposable coverall with taped gloves': {
      gear: 'coverall',
      when: 'All spraying and gun service',
      retire: 'Torn, soaked, or taken off; never worn again',
    },
    'Chemical goggles under hood': {
      gear: 'goggles',
      when: 'Under the hood, mixing, gun service',
      retire: 'Film of foam on the lens',
    },
    'Fall-arrest harness when spraying past the marked edge line': {
      gear: 'harness',
      when: 'Spraying past the marked edge line',
      retire: 'Foam or coating stiffens the webbing, or it caught a fall',
    },
    'Non-slip over boots on foam': {
      gear: 'overshoes',
      when: 'Walking fresh foam',
      retire: 'Tread filled',
    },
    'Nitrile or butyl gloves, changed after each chemical contact': {
      gear: 'chemGloves',
      when: 'Chemical contact; changed after each',
      retire: 'Any splash of A-side, or an hour of spraying',
    },
    'Safety boots with disposable covers': {
      gear: 'safetyShoes',
      when: 'Drums and rig, under disposable covers',
      retire: 'A-side soaked in',
    },
    'Hearing protection beside the proportioner and scarfer': {
      gear: 'hearing',
      when: 'Proportioner, compressor, scarfer',
      retire: 'Plugs soiled; cushions hard',
    },
  },
  talks: {
    'Isocyanate exposure': {
      when: 'Before suiting up',
      why: 'Once the body is sensitized, a trace of isocyanate can close the throat for life. There is no way back from it.',
      more: 'Nobody without medical clearance goes past the cones',
      ask: ['What do you feel when it begins?', 'Who may not be here today?'],
      show: 'The seal check on a shaved chin, and the doctor’s clearance list.',
      cite: '1910.134(e), (g)(1); 1910.1200(h)',
    },
    'Exclusion zone': {
      when: 'Before priming the hose',
      why: 'The mist goes farther than the foam. An electrician without a mask two bays on breathes what you breathe.',
      more: 'One guard stays at the cones until re-entry time',
      ask: ['Who keeps the cones?', 'At what hour may people come back?'],
      show: 'The cones, the wind sock and the closed intake.',
      cite: '1926.55(a); 1926.57',
    },
    'Lift thickness and heat': {
      when: 'Before the first pass',
      why: 'Foam cures by its own heat. A thick pass or a bag of trimmings can scorch inside and burn after you left.',
      more: 'Measure a pass with a probe as you learn the gun',
      ask: ['How thick was the last pass?', 'Where do trimmings go?'],
      show: 'A trimming cut open: white inside, not brown.',
      cite: '1926.150(a)(1); 1926.25(b)',
    },
    'Wind and overspray': {
      when: 'Windy forecast',
      why: 'Foam dots on forty cars is the cheap version. On people it is skin, eyes and lungs.',
      more: 'One person watches the trial card and nothing else',
      ask: ['What is the stop wind?', 'Where is the nearest parked car?'],
      show: 'The card at the line after one minute of spraying.',
      cite: '1926.20(b)(2)',
    },
    'Injection from hoses': {
      when: 'Before the pump is pressurized',
      why: 'A pinhole jet at 1,200 psi puts chemical into the finger. It looks like nothing for an hour, then the finger dies.',
      more: 'Cardboard finds the leak, not a hand',
      ask: ['What do you tell the surgeon?', 'Which valves come first?'],
      show: 'Gauges at zero, both sides, before the wrench.',
      cite: '1926.302(b)(8); 1926.417',
    },
    'Protecting holes early': {
      when: 'Service visits',
      why: 'Repair foam cans hold isocyanate as well, and the visit is often by one person on a roof without an edge.',
      more: 'Two people, or a call at set times',
      ask: ['Who knows that you are up here?', 'What covers your hands?'],
      show: 'The kit, its gloves and the phone list.',
      cite: '1910.1200(h); 1926.501(b)(10)',
    },
  },
  scenarios: {
    'Isocyanate exposure with wheezing': {
      cite: '1910.134(e); 1910.1200(g)(8)',
      steps: [
        'Sit the person up; help with the person’s own inhaler if there is one.',
        'Symptoms can come back hours later: hospital even when better.',
        'That person does not return to foam until a doctor clears it in writing.',
      ],
    },
    'Fire in a pile of thick foam': {
      cite: '1926.150(c)(1); 1926.35(b)',
      steps: [
        'Stay out of the smoke; it is poisonous.',
        'Close doors and intakes toward the building.',
        'Tell dispatch that it is polyurethane and where drums stand.',
      ],
    },
    'High-pressure injection of foam chemicals': {
      cite: '1926.302(b)(8); 1926.50(c)',
      steps: [
        'No ice, no squeezing, no tourniquet; hand at heart height, no food or drink.',
        'Show the surgeon the data sheet of the side that leaked.',
        'Lock the rig as it stands.',
      ],
    },
    'Overspray reaches a parking lot or school yard': {
      cite: '1926.20(b)(2); 1926.55(a)',
      steps: [
        'Ask people in the drift to go indoors and wash; write names.',
        'Bare skin: wipe, soap, water; eyes 15 minutes.',
        'Send cars’ plates and photographs to the office the same day.',
      ],
    },
    'Drum of A-side swells after water contamination': {
      cite: '1910.1200(g)(8); 1926.35(b)',
      steps: [
        'Tell others on the rig side to leave by the upwind way.',
        'Keep 50 ft off at least; a drum can burst.',
        'No water near it; wait for the fire service.',
      ],
    },
  },
  rescue: [
    'Escape air or a quick-release hood is on every sprayer, practiced at the rig.',
    'A rescuer enters the zone only with supplied air; a cartridge mask is not enough while the gun fogs.',
    'Fresh foam is slick: a plywood lane reaches the gun from the hatch.',
    'The edge rope is rigged before priming, away from the spray path.',
  ],
  kit: [
    'Spare airline hood and hose for a rescuer',
    'Eyewash for 15 minutes within a few steps of the gun',
    'Data sheets of A-side and B-side in the truck’s door',
    'Plywood lane rolled or stacked at the hatch',
    'Surgeon’s card for injection wounds',
  ],
  weather: [
    ['Wind at the posted limit, commonly 12 to 15 mph', 'Gun off, screens checked'],
    ['Rain within the cure time or dew point within 5 °F', 'No spraying; drums closed and dry'],
    ['Thunder', 'Pressure off, hoses down, roof cleared'],
  ],
  fire: [
    'Foam dust, trimmings and solvent coating: 2-A:10-B at gun and rig, trimmings in one layer outdoors.',
    'No welding or torch over foam without cover and watch.',
  ],
  spill: [
    'A-side spill: cone off, absorb, decontaminate as the data sheet says, never close a wet drum.',
    'B-side or coating: absorb, lid, keep from drains.',
  ],
  exposure: [
    ['Who was in the zone, and with which air?', 'Names, hoods, air log'],
    ['Was the gun spraying, purging or being serviced?', 'Pressures A and B'],
    ['Medical clearance and fit test dates?', 'Copies from the office file, with dates'],
    ['Wind, direction and distance to the person?', 'Wind log, card'],
    ['Pass thickness and time since spraying?', 'Core sample beside the place, clock times'],
    ['Where was the edge line, and was it foamed over?', 'Photo of the line, distance to the edge'],
    ['Which side or product touched skin or eyes, how long?', 'Product label, minutes until washed'],
  ],
  evidence: [
    'Gun, hoses and gauges, locked as found',
    'Air test results and filter change log',
    'Suit, gloves and hood in closed bags',
    'Batch numbers and drum temperatures',
  ],
}
