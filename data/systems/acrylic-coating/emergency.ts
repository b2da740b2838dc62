import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Spiked boots over fresh acrylic on metal': {
      gear: 'overshoes',
      when: 'Fresh acrylic on metal',
      retire: 'Spikes worn to the plate or filled with film',
    },
    'Splash goggles and rubber gloves for mildew bleach': {
      gear: 'goggles',
      when: 'Bleach wash; rubber gloves with them',
      retire: 'Gloves leak, goggle seal hard from chlorine',
    },
    'Particulate mask while sanding chalk': {
      gear: 'dustMask',
      when: 'Sanding chalk and old film',
      retire: 'Damp, clogged, or the coating tested as lead: stop',
    },
    'Harness on sloped metal with ridge anchor': {
      gear: 'harness',
      when: 'Sloped metal and past the line',
      retire: 'Rope stiff with acrylic, bleach on webbing, or it caught a fall',
    },
    'Brimmed hard hat and sun sleeves on white panels': {
      gear: 'hardHat',
      when: 'White panels in sun; sleeves with it',
      retire: 'Brim cracked, shell chalked by sun and bleach',
    },
    'Hearing protection at the airless pump and compressor': {
      gear: 'hearing',
      when: 'Airless pump, compressor',
      retire: 'Dirty plugs, flat cushions',
    },
    'Rubber boots and rain suit for the washing crew': {
      gear: 'chemBoots',
      when: 'Washing crew, with rain suit',
      retire: 'Leak, tread full of chalk',
    },
    'Clear face shield at the spray tip': {
      gear: 'faceShield',
      when: 'At the spray tip',
      retire: 'Film no longer wipes off',
    },
  },
  talks: {
    'Reading the dew clock': {
      when: 'Afternoon start',
      why: 'Dew comes on a metal roof before sunset. Film and panel turn to grease together, with the crew at the top.',
      more: 'Plan the last pass so that you end at the ladder',
      ask: ['What is the dew point now?', 'At what time do we stop, whatever is left?'],
      show: 'Panel thermometer and dew point, side by side.',
      cite: '1926.20(b)(2); 1926.501(b)(11)',
    },
    'Thin coats win': {
      when: 'First coat',
      why: 'Thick film slides on slope and takes the boot with it. It also keeps the crew on wet ground longer.',
      more: 'Nobody steps back to look at a wet coat',
      ask: ['What does your gauge read?', 'Where is the dry side?'],
      show: 'The wet gauge, read while standing on dry panel.',
    },
    'Wash-off prevention': {
      when: 'Cloudy days',
      why: 'Acrylic in a shower runs off the eave onto the walk and the ladder foot. People slip below as well as above.',
      more: 'One person minds the ladder foot and the walk',
      ask: ['Which drain reaches the street?', 'Where does the film run from the valley?'],
      show: 'The plugs, the sandbags and the walk sign.',
      cite: '1926.25(a); 1926.20(b)(2)',
    },
    'Metal laps leak first': {
      when: 'Seam days',
      why: 'Old lap screws pop under the boot and rusty laps give way. Lap work runs along eaves for hours.',
      more: 'Stay on the purlin line as you work a lap',
      ask: ['Where does the purlin run?', 'Which panel is too thin?'],
      show: 'A screw line, and a rusted panel marked in paint.',
      cite: '1926.501(a)(2); 1926.501(b)(11)',
    },
    'Bleach wash safety': {
      when: 'Mildew wash days',
      why: 'Bleach with an acid or ammonia cleaner gives off a gas that fills a light court. In eyes it is an emergency.',
      more: 'Mark every sprayer with what is in it',
      ask: ['What is in the other bottle on the truck?', 'Where is the eyewash?'],
      show: 'The eyewash, opened and run for a moment.',
      cite: '1926.50(g); 1910.1200(f)(6)',
    },
    'Airless injection': {
      when: 'Before the pump starts',
      why: 'Acrylic at 3,000 psi goes in through a hole you can hardly see. Water-based is no gentler inside a hand.',
      more: 'Lock the trigger whenever the gun moves',
      ask: ['In what order do you relieve the pump?', 'What do you do with a “small” puncture?'],
      show: 'Trigger lock, prime valve, gauge at zero.',
      cite: '1926.302(b)(8)',
    },
  },
  scenarios: {
    'Sudden shower on fresh film': {
      cite: '1926.25(a); 1926.20(b)(2)',
      steps: [
        'Crew down by the dry side before the sheet of film moves.',
        'Close walk and ladder foot until washed.',
        'Call the city if coating reached a storm drain.',
      ],
    },
    'Worker slides on wet panel': {
      cite: '1926.502(d)(20)',
      steps: [
        'A rescuer starts from the ridge on another rope.',
        'Put a ladder at the eave below the person, on dry ground.',
        'Leave rope grab and anchor as they stand.',
      ],
    },
    'Bleach splash in eyes': {
      cite: '1926.50(g)',
      steps: [
        'Hold the lids open under a gentle stream; lenses out while rinsing.',
        'Rinse face and hair so that nothing runs back in.',
        'Find out if anything was mixed in; tell the clinic.',
      ],
    },
    'Airless injection into a finger': {
      cite: '1926.302(b)(8); 1926.50(c)',
      steps: [
        'Take rings off; keep the hand at heart height.',
        'Write the time and the pressure on the card.',
        'Relieve the pump and leave the tip in place.',
      ],
    },
    'Foot goes through rusted metal': {
      cite: '1926.501(a)(2)',
      steps: [
        'Do not lift the leg over the torn edge; bend or cut the metal away.',
        'Close the bay above and below.',
        'Lay plywood over two purlins before work elsewhere goes on.',
      ],
    },
  },
  rescue: [
    'Rope from the ridge, on the dry side, with a grab for the rescuer.',
    'Ladder below the low eave whenever a wet slope is above it.',
    'Plywood strips across purlins for a thin panel; nobody follows a person through.',
    'On a wet flat the helpers come in on the last dry lane.',
  ],
  kit: [
    'Eyewash that runs 15 minutes, at the bleach tank',
    'Second rope with grab on the dry side of the ridge',
    'Drain plugs and dam bags for gutters',
    'Injection card with pump pressure and product',
    'Plywood strips for thin panels',
  ],
  weather: [
    ['Panel within 5 °F of dew point', 'Spraying ends; people off slope'],
    ['Gusts above 15 mph', 'Gun off; cars checked'],
    ['Panel above 120 °F', 'Start at sunrise; knees padded, breaks in shade'],
  ],
  fire: [
    'Water-based film does not flash, primers and fuel do: 10-B within 50 ft of them.',
    'Grinding rust sets nests and insulation alight: 2-A extinguisher and a look below.',
  ],
  spill: [
    'Bleach: alone in its sprayer, water to dilute, no ammonia or acid near it.',
    'Wet coating: dam, vacuum, lid; a storm drain counts as a reportable place in many towns.',
  ],
  exposure: [
    ['Panel temperature, dew point and hour?', 'Log line, thermometer'],
    ['Wet film, dew, chalk or rust under the boot?', 'Photo at an angle, touch test, hour'],
    ['Where was the purlin?', 'Screw line, measure'],
    ['Pump pressure, tip and trigger lock?', 'Gauge, tip number'],
    ['Which cleaner, how strong, anything mixed?', 'Labels of all bottles'],
    ['Was old film sanded, and was it tested for lead?', 'Laboratory report, or a swab taken now'],
    ['Anchor and rope on which side of the wet area?', 'Sketch with anchor, rope and film edge'],
  ],
  evidence: [
    'Panel piece or screw that gave way',
    'Gun with tip, locked, pump off',
    'Bottles and eyewash as found',
    'Weather and dew log of the day',
  ],
}
