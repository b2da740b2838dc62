import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Acid-gas respirator for vinyl welding in enclosed wells': {
      gear: 'halfMask',
      when: 'Welding in wells and enclosed corners',
      retire: 'Acid smell inside, or cartridge past its date',
    },
    'Oil-resistant soles at exhaust fans': {
      gear: 'overshoes',
      when: 'Walking near greasy exhaust fans',
      retire: 'Tread smeared shut; wash or replace',
    },
    'Heat gloves for welder nozzles': {
      gear: 'heatGloves',
      when: 'Nozzle changes, hand welds',
      retire: 'Holes, glazed palm',
    },
    'Face shield when cutting coated metal': {
      gear: 'faceShield',
      when: 'Cutting and bending clad metal',
      retire: 'Scratched through the center, headgear loose',
    },
    'Plank kneelers over cold aged sheet': {
      gear: 'kneePads',
      when: 'On planks over cold aged sheet',
      retire: 'Cracked shell, straps gone',
    },
    'Nitrile gloves under work gloves when degreasing': {
      gear: 'chemGloves',
      when: 'Degreasing and adhesive',
      retire: 'Swollen, slippery inside, torn',
    },
    'Safety glasses with side shields for probe and weld work': {
      gear: 'glasses',
      when: 'Probe and weld work',
      retire: 'Side shield missing',
    },
    'Hard hat below fan hoods and ducts': {
      gear: 'hardHat',
      when: 'Below fan hoods and ducts',
      retire: 'Struck or greasy inside',
    },
  },
  talks: {
    'Bitumen is the enemy of vinyl': {
      when: 'Tear-off or tie-in to asphalt',
      why: 'Old tar at the tie-in softens the sheet and your soles. Coal-tar pitch under it burns skin in the sun.',
      more: 'Cover arms and face before pitch is opened',
      ask: ['What lies under the sheet at this tie-in?', 'Which tools stay on the asphalt side?'],
      show: 'The slip sheet between a scrap of vinyl and the old felt.',
      cite: '1926.95(a); 1926.21(b)(3)',
    },
    'Weld heat control': {
      when: 'Start of welding and every weather change',
      why: 'Burned vinyl gives off hydrogen chloride. It stings first, then swells the throat hours later.',
      more: 'Report a burning throat at once, even after work',
      ask: ['What do bubbles in the bead mean?', 'Where do you step when it smells sharp?'],
      show: 'A good bead with thin smoke and then the gun lifted off.',
      cite: '1926.55(a); 1926.57',
    },
    'Aged sheet in winter': {
      when: 'Any access below 40 °F',
      why: 'An old unreinforced sheet can break across the whole roof at once. The pieces slide and take people with them.',
      more: 'Ask the owner for the roof’s age before the ladder goes up',
      ask: ['What does the date code say?', 'How do you cross if you must?'],
      show: 'The date code, the planks and the line you stay behind.',
      cite: '1926.501(a)(2); 1926.20(b)(2)',
    },
    'Kitchen grease plan': {
      when: 'Restaurant and kitchen roofs',
      why: 'Grease on vinyl is like soap on glass. The fan may start while your arm is in the curb.',
      more: 'Hang your own lock on the fan disconnect',
      ask: ['Who has the key to the fan?', 'Where is the slick zone, and who marked it?'],
      show: 'The lock, the tag and the cones around the hood.',
      cite: '1926.417; 1926.25(a)',
    },
    'Coated metal and edges': {
      when: 'Edge and clad-metal days',
      why: 'A 10 ft length of clad metal swings like a knife when the wind takes it at the parapet.',
      more: 'Carry it low, two people, both inside the line',
      ask: ['Which edge is still sharp?', 'Where do you walk with it?'],
      show: 'Edge tape on a cut end and the carry in pairs.',
      cite: '1926.95(a); 1926.501(b)(10)',
    },
    'Smoke from vinyl welding': {
      when: 'Enclosed corners and wells',
      why: 'Smoke does not leave a light well. What is a smell on the open roof is a dose there.',
      more: 'A second person stands at the rim and counts the minutes',
      ask: ['Which corner of this roof has still air?', 'Who stands at the rim?'],
      show: 'A smoke thread from the nozzle in the well.',
      cite: '1926.55(a); 1910.134(d)',
    },
  },
  scenarios: {
    'Aged sheet breaks underfoot': {
      cite: '1926.501(a)(2)',
      steps: [
        'Bring planks from two sides and cross on hands and knees.',
        'Pull the person by the belt or with a rope to whole sheet.',
        'Close the roof; nobody steps on that field again until it is checked.',
      ],
    },
    'Acid fumes from overheated weld': {
      cite: '1926.55(a); 1926.50(c)',
      steps: [
        'Sit the person up; loosen the collar.',
        'Anyone with hoarseness or a cough goes to the hospital, as swelling comes late.',
        'Switch the welder off at the generator.',
      ],
    },
    'Grease fire at an exhaust fan': {
      cite: '1926.150(c)(1); 1926.35(b)',
      steps: [
        'Make the kitchen leave as well; heat follows the duct.',
        'Stand clear of duct and hood; no water.',
        'Tell the fire crew where the grease runs on the roof.',
      ],
    },
    'Fan starts while a worker is inside the curb opening': {
      cite: '1926.417; 1926.50(c)',
      steps: [
        'Keep the lock on; nobody resets a breaker.',
        'Keep severed tissue clean, bagged and cool, and send it along.',
        'Ask the building who started the fan, and write it down.',
      ],
    },
    'Solvent adhesive vapor found inside the building': {
      cite: '1910.1200(g)(8); 1926.152(f)(3)',
      steps: [
        'Lid all pails and move ignition away.',
        'Let the fire service measure before people go back.',
        'Note which unit drew the vapor and how long it ran.',
      ],
    },
  },
  rescue: [
    'Planks of 8 ft lie ready at the hatch whenever the sheet is aged or cold.',
    'Rescue rope is anchored in sound structure, not in a curb on old sheet.',
    'In light wells the rim person raises the alarm and does not climb in.',
    'Fans near the path are locked before the stretcher passes.',
  ],
  kit: [
    'Four planks of 8 ft at the hatch in cold weather',
    'Own locks and tags for each fan in reach',
    'Class K extinguisher known in the kitchen below',
    'Water and mild soap for acid on skin',
    'Two-way radio between rim and light well',
  ],
  weather: [
    ['Below 40 °F on sheet with an old date code', 'No access without planks and a line'],
    ['Gusts above 20 mph', 'No clad metal or sheet carried at the edge'],
    ['Rain on grease', 'Fan zone closed, cones out to 10 ft'],
  ],
  fire: [
    'Solvent adhesive: 10-B within 50 ft; kitchen hoods: class K below, with the kitchen’s trained staff.',
    'Grease on the sheet is fuel: mop and bag before any weld.',
  ],
  spill: [
    'Acid fumes: upwind, rinse eyes for 15 minutes, throat complaints to the hospital.',
    'Solvent adhesive: no drains, absorbent, closed metal can, intakes closed.',
  ],
  exposure: [
    ['Age and date code of the sheet, and air temperature?', 'Label, photo, thermometer'],
    ['Was grease, water or ice underfoot?', 'Wipe sample on a cloth'],
    ['Weld temperature, speed and color of the bead?', 'Display, sample strip'],
    ['Was the place enclosed, and was there extraction?', 'Size, fan, minutes'],
    ['Was the fan locked, by whom?', 'Lock and key number'],
    ['Which metal edge cut, and was it taped?', 'Keep the piece'],
    ['Was coal-tar or asphalt opened nearby?', 'Mark the place, take a sample in a bag'],
  ],
  evidence: [
    'Broken sheet edges, photographed before anyone walks',
    'Welder as set, sample strips of the shift',
    'Fan lock, tag and disconnect position',
    'Cartridges and gloves in a closed bag',
  ],
}
