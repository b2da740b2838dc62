import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Pad-soled boots for interlocked cement tile': {
      gear: 'softShoes',
      when: 'Walking hung tile on the head lap',
      retire: 'Pad loose at the toe or cement-glazed',
    },
    'Waterproof gloves at wet saw': {
      gear: 'chemGloves',
      when: 'Wet saw and slurry',
      retire: 'Wet inside, split at the thumb',
    },
    'Face shield and goggles for lug trimming': {
      gear: 'faceShield',
      when: 'Trimming lugs, cut-off saw',
      retire: 'Scratched over the eyes or bracket loose',
    },
    'Non-slip work gloves rated for abrasive cement edges': {
      gear: 'workGloves',
      when: 'Handling and stacking cement tile all shift',
      retire: 'Finger ends worn through by abrasive edges',
    },
    'Harness tied to an anchor screwed through the deck into framing': {
      gear: 'harness',
      when: 'Hanging and loading above 6 ft',
      retire: 'Webbing cut or cement-stiff, anchor screw bent, or it caught a fall',
    },
    'P100 half mask where the water feed cannot reach the cut': {
      gear: 'halfMask',
      when: 'Cuts where the water feed cannot reach',
      retire: 'Filter damp, or breathing gets harder',
    },
    'Metatarsal boots for pallet and stack work': {
      gear: 'metatarsal',
      when: 'Pallets, stacks and the boom landing',
      retire: 'Cap showing, guard bent, or anything heavy has landed on it',
    },
    'Ear muffs beside the cut-off saw': {
      gear: 'hearing',
      when: 'Beside the cut-off saw',
      retire: 'Cushions split, band loose',
    },
    'High-visibility vest for the boom-truck signal person': {
      gear: 'hiVis',
      when: 'Signal person and landing crew of the boom truck',
      retire: 'Faded, dirty or without working closures',
    },
  },
  talks: {
    'Walking interlocked tile': {
      when: 'First tile day',
      why: 'An interlocked tile snaps at the side lock when you tread between supports, and the half you stand on slides away.',
      more: 'Look back after each pass for fresh cracks',
      ask: ['What is the head lap, and where is it on this roof?', 'Who brings the boards to the hips?'],
      show: 'A tile on two battens: step on the lap, then look at the middle.',
      cite: '1926.501(a)(2); 1926.501(b)(11)',
    },
    'Silica at the cement-tile saw': {
      when: 'Before the cut-off saw is fueled',
      why: 'Cement tile is sand and cement. Silica from a dry cut hangs in the air after the saw stops and reaches everyone downwind.',
      more: 'Use the saw the company has checked for a working water feed',
      ask: ['How many minutes did you cut yesterday?', 'Why is a broom the wrong tool here?'],
      show: 'The water on, then the trigger, in that order.',
      cite: '1926.1153(c)(1), (f)(1)',
    },
    'Boom-truck signals': {
      when: 'When the boom truck arrives',
      why: 'A swinging pallet of tile weighs as much as a car. The operator sees one person’s hands and nothing behind the ridge.',
      more: 'Anyone may give the stop signal; only one gives the others',
      ask: ['Who is our signal person, and where is that person’s place?', 'Where do you go while the load moves?'],
      show: 'Stop, up, down and swing signals with the whole crew.',
      cite: '1926.1419; 1926.1425',
    },
    'Truss loading map': {
      when: 'Before pallets land',
      why: 'Concrete tile puts ten pounds on each square foot before anyone stands there. Trusses break at the stack, not at the average.',
      more: 'Nobody walks under a slope that is being loaded',
      ask: ['Which bays take six, and which take none?', 'What sound makes you leave the roof?'],
      show: 'The chalk map on the deck, beside the truss plan.',
      cite: '1926.250(a)(1)',
    },
    'Finishing before wind': {
      when: 'Days with an afternoon wind',
      why: 'A tile without its clip flies off the rake like a plate. The edge you leave open at four is the one that goes at night.',
      more: 'Take the last loose tile off the slope before you leave',
      ask: ['Which edge is open at this moment?', 'What does the forecast say for tonight?'],
      show: 'A perimeter tile with clip, lifted by hand to show the hold.',
      cite: '1926.20(b)(2); 1926.501(c)',
    },
    'Debris chute for cement tile': {
      when: 'Before stripping starts',
      why: 'Ten pounds of tile down a chute breaks the chute, the bin and the foot beside it. One broken chain link opens the whole string.',
      more: 'Stop the chute when anyone comes inside the zone',
      ask: ['Who calls, and who answers from below?', 'How full may the bin get?'],
      show: 'The chain, the top sleeve and the 15 ft line.',
      cite: '1926.252(a)',
    },
  },
  scenarios: {
    'Truss creaks or sags under pallets': {
      cite: '1926.501(a)(2)',
      steps: [
        'Count everyone out of the house and off the slope by name.',
        'Keep the eave below closed, because tile slides when a truss goes.',
        'Write the place and number of pallets for the engineer.',
      ],
    },
    'Foot crushed by a dropped cement tile': {
      cite: '1926.96',
      steps: [
        'Leave the boot on if the foot swells fast or bleeds; let the clinic cut it.',
        'Ice through a cloth, not on bare skin.',
        'Check the next stacks before anyone works below them.',
      ],
    },
    'Saw cut to the thigh': {
      cite: '1926.50(c)',
      steps: [
        'Write the time of the tourniquet and do not loosen it.',
        'Shut off saw and water; keep the blade and guard as they are.',
        'One person rides along or follows with the person’s papers.',
      ],
    },
    'Boom load swings into the scaffold': {
      cite: '1926.1425; 1926.451(f)(3)',
      steps: [
        'Check the landing crew for crushed hands and feet.',
        'Scaffold closed with a tag at every access.',
        'The operator and the signal person write down what each saw, apart.',
      ],
    },
    'Worker coughs and wheezes after dry cutting': {
      cite: '1926.1153(c)(1); 1910.134(e)',
      steps: [
        'Keep the person out of dust for the rest of the shift.',
        'Note the minutes of dry cutting and who stood downwind.',
        'Ask the doctor whether a respirator may be worn again before it is.',
      ],
    },
  },
  rescue: [
    'Rescue boards at hip and chimney, hooked on the ridge.',
    'Rescue rope to an anchor through the deck, two rafters from the work.',
    'Nobody walks open battens to reach a person; lay a plank from rafter to rafter.',
    'Boom truck or lift is not a rescue device unless its maker and a man basket allow it.',
  ],
  kit: [
    'Tourniquet and pressure bandage at the cut-off saw',
    'Cold packs and a splint for crushed feet',
    'Planks that span two rafters',
    'Radio on the channel of the boom operator',
    'The dust log, to show exposure minutes to a doctor',
  ],
  weather: [
    ['Gusts above 25 mph or a forecast of it', 'Perimeter clipped, loose tile down, no boom lift'],
    ['Dew on the slurry coat', 'Start after drying; towel test at the eave'],
    ['Freeze overnight', 'Slope and ladder feet checked by the foreman first'],
  ],
  fire: [
    'Fuel for cut-off saws: safety can, engine cool before filling, extinguisher 10-B within 50 ft.',
    'Felt and battens burn: no grinding sparks over open underlayment.',
  ],
  spill: [
    'Acid cleaner: goggles and gauntlets, water first, never on metal gutters, rinse water kept from the garden.',
    'Cement slurry: pan and vacuum; wet it before it dries to dust.',
  ],
  exposure: [
    ['Was the person on hung tile, open battens or underlayment?', 'Photo of the exact place'],
    ['Where did the weight stand: head lap, middle or side lock?', 'Crack pattern, tile kept'],
    ['What did the load map allow, and what stood there?', 'Count stacks and tiles'],
    ['Who was the signal person, in the operator’s sight?', 'Positions on a sketch'],
    ['How long was cement tile cut, and how was dust held down?', 'Log of minutes, water tank'],
    ['Chute: chain, sleeves, bin level and distance of people?', 'Measure before anything is moved'],
    ['Which cleaner or foam was used, and how strong?', 'Label, data sheet, mixing record'],
  ],
  evidence: [
    'Broken tile and batten with their fasteners',
    'Landing plan, truss drawing and pallet tickets',
    'Saw and tank as found, with the log of minutes',
    'Chute sleeve and chain, photographed and set aside',
  ],
}
