import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Rubber insulating gloves rated for the string voltage, with leather protectors, tested within six months': {
      gear: 'rubberGloves',
      when: 'Opening connectors, testing strings',
      retire: 'Air test fails, swelling, cuts, or test date older than six months',
    },
    'Arc-rated face shield and jacket': {
      gear: 'arcShield',
      when: 'Testing at the combiner and inverter',
      retire: 'Arc flash, cracks, oil or burn on the fabric',
    },
    'Cut-resistant gloves for glass': {
      gear: 'cutGloves',
      when: 'Glass shingles and broken modules',
      retire: 'Any puncture',
    },
    'Harness to ridge ring fixed in truss': {
      gear: 'harness',
      when: 'All slope work from 6 ft up',
      retire: 'Webbing cut by glass, burned, or it caught a fall',
    },
    'Insulated tools and live-dead tester': {
      gear: 'insulatedTools',
      when: 'Every job on conductors',
      retire: 'Nick through to the second color, or tester fails its own proof',
    },
    'Non-conductive hard hat, Type I Class E': {
      gear: 'hardHatE',
      when: 'On the roof and near conductors',
      retire: 'Crack, hit, metal added to the shell',
    },
    'Soft-soled shoes approved for inert rows': {
      gear: 'softShoes',
      when: 'Inert rows only',
      retire: 'Sole holds glass or grit',
    },
    'Safety glasses with side shields under the arc face shield': {
      gear: 'glasses',
      when: 'Under the arc shield, glass handling',
      retire: 'Scratched or side shield missing',
    },
  },
  talks: {
    'Daylight means live': {
      when: 'First morning, before the ladder goes up',
      why: 'A string of solar shingles puts out several hundred volts DC whenever there is light. Opening the house main changes nothing on the roof.',
      more: 'Test the tester on a known source, then the string, then the source again',
      ask: ['What makes this array dead at noon?', 'Where is the key of the disconnect?'],
      show: 'Meter reading on a covered string and on an open one.',
      cite: '1926.416(a)(1); 1926.417',
    },
    'Connector discipline': {
      when: 'Before wiring',
      why: 'A mixed pair of connectors looks right, heats for a year and starts a fire. Pulled under load it throws an arc that does not go out.',
      more: 'Open the disconnect and prove zero current before you part a plug',
      ask: [
        'Which brand is on the module, and which on the home run?',
        'What do you do with a connector that will not click?',
      ],
      show: 'One mated pair with the right click and tug.',
      cite: '1926.416(a)(1)',
    },
    'Rapid-shutdown plan': {
      when: 'Start of every job',
      why: 'In a fire the crew on the ladder asks one thing: where is the switch. Rapid shutdown lowers the voltage, it does not end it.',
      more: 'Say aloud who may operate it',
      ask: ['Where is the initiator on this house?', 'What stays live after it is pressed?'],
      show: 'The initiator, its label and the diagram beside it.',
      cite: '1926.416(a)(3); 1926.35(b)',
    },
    'Walking an active array': {
      when: 'Before service on a finished array',
      why: 'Wet glass is as slick as ice, and the cracked piece may be live. A foot on the cells is a fall and a shock together.',
      more: 'Rope rigged before the first step off the ladder',
      ask: ['Which rows are inert?', 'What do you do when you hear glass crack?'],
      show: 'The inert rows on the plan, then on the roof.',
      cite: '1926.501(b)(11); 1926.416(a)(1)',
    },
    'Ground-fault clues': {
      when: 'After rain or an alarm',
      why: 'Water bridges a nicked lead to the flashing. The metal eave you lean the ladder on may be part of the circuit.',
      more: 'Fiberglass ladder only, and a tester at the first metal',
      ask: ['When did the fault show: wet or dry?', 'What do you not touch?'],
      show: 'The entry hood, and the tester held to it.',
      cite: '1926.416(a)(1); 1926.1053(b)(12)',
    },
    'Recall and serial checks': {
      when: 'Material check-in',
      why: 'Listed modules have started fires after years of quiet service. The serial is the one thing that tells them apart.',
      more: 'Keep quarantined glass face down under an opaque cover',
      ask: ['Where is today’s notice list?', 'What do you do with one match?'],
      show: 'A serial label, and the list beside it.',
    },
  },
  scenarios: {
    'Arc or smoke at a solar course': {
      cite: '1926.35(b); 1926.416(a)(1)',
      steps: [
        'Keep 30 ft from the wall below the course; glass and hot metal fall.',
        'Meet the engine with the labeled diagram and the battery location.',
        'Nobody returns to the roof until the fire officer and the electrician agree.',
      ],
    },
    'Electric shock on the roof': {
      cite: '1926.416(a)(1)',
      steps: [
        'Use the switch, then a dry rope or wooden pole; feet on a dry board.',
        'A DC shock can throw the person: check neck and back before moving.',
        'Everyone who had a shock goes to the hospital for a heart tracing, even if well.',
      ],
    },
    'Broken glass tile over a walkway': {
      cite: '1926.501(c); 1926.416(a)(1)',
      steps: [
        'Treat each shard and lead as live.',
        'Block the walk 15 ft out and keep children away.',
        'Photograph the serial from a distance.',
      ],
    },
    'Battery or inverter fire': {
      cite: '1926.35(b)',
      steps: [
        'No one breathes or walks through the smoke; it is toxic and can flash.',
        'Tell dispatch “lithium battery” and the stored kWh if known.',
        'Stay out: batteries reignite hours later.',
      ],
    },
    'Ground-fault alarm during a storm with water inside': {
      cite: '1926.416(a)(1)',
      steps: [
        'Kill the circuits of the wet rooms at the panel if you can stand dry.',
        'Post a person so that no one steps on the eave or ladder.',
        'Write down the fault code and the time for the electrician.',
      ],
    },
  },
  rescue: [
    'Ridge ring fixed to a truss with its own rescue rope on inert rows.',
    'Rapid shutdown is operated before a rescuer crosses the array.',
    'Fiberglass rescue ladder; no metal pole or tape on the slope.',
    'Rescuer and victim stay on roof ladders; broken glass counts as energized.',
  ],
  kit: [
    'AED with a certified user, on the ground at the ladder',
    'Dry fiberglass or wooden pole',
    'Opaque tarps with ties for each open string',
    'Labeled one-line diagram in a weatherproof tube',
    'Shutoff key or tool, and a light for the garage',
  ],
  weather: [
    ['Rain, snow or wet glass', 'No work on conductors or slope; connectors capped'],
    ['Thunder', 'Off the roof; stay away from inverter and conduit'],
    ['Gusts above 20 mph', 'No glass carried; crates strapped'],
  ],
  fire: [
    'Extinguisher for energized equipment (Class C) at inverter and at ladder; no water on conductors by the crew.',
    'Battery room: doors shut, people out, fire service told; no extinguisher attack.',
  ],
  spill: [
    'Broken module: tarp opaque, cut gloves, closed bin, labeled energized until proven.',
    'Battery leak: keep away, no contact, electrolyte on skin is rinsed for 15 minutes.',
  ],
  exposure: [
    ['Was the string open, covered or under load?', 'Meter log, time, sunlight'],
    ['Which disconnects were open and locked?', 'Tags and keys photographed'],
    ['Connector brands on both halves?', 'Do not part them before the photo'],
    ['Was the glass wet or cracked, and where was the foot?', 'Row number on the plan'],
    ['Were gloves air-tested, and what is their test date?', 'Stamp on the cuff'],
    ['Was rapid shutdown operated, by whom and when?', 'Time and indicator state'],
    ['Did an alarm, fault code or smell come before?', 'Inverter log saved'],
  ],
  evidence: [
    'Inverter and shutdown logs exported the same day',
    'Connectors, gloves and tools untouched in bags',
    'Serial numbers of the modules involved',
    'Single-line diagram and lockout tags',
  ],
}
