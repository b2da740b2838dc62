import type { SystemEmergency } from '../types'

export const emergency: SystemEmergency = {
  ppe: {
    'Solvent-rated gloves for splice wash': {
      gear: 'chemGloves',
      when: 'Splice wash, primer, bonding adhesive',
      retire: 'Softened, swollen or wet inside',
    },
    'Cartridge respirator for bonding adhesive': {
      gear: 'halfMask',
      when: 'Bonding adhesive in still air',
      retire: 'Smell of solvent inside, or end of the shift',
    },
    'Steel-toe boots for stone work': {
      gear: 'safetyShoes',
      when: 'Moving and raking ballast',
      retire: 'Toe showing, sole separated by solvent',
    },
    'Hard hat near ballast drop': {
      gear: 'hardHat',
      when: 'Below the ballast drop and hoist',
      retire: 'Struck by stone',
    },
    'Knee pads on coarse stone': {
      gear: 'kneePads',
      when: 'Coarse stone and seam work',
      retire: 'Punctured by stone',
    },
    'Splash goggles while opening primer and cleaner': {
      gear: 'goggles',
      when: 'Opening primer and cleaner',
      retire: 'Seal clouded by solvent',
    },
    'Shin and toe guards while raking 2 in stone': {
      gear: 'metatarsal',
      when: 'Raking 2 in stone by hand',
      retire: 'Guard bent or strap gone',
    },
    'Sun hat and cool shirt above black sheet': {
      gear: 'sunGear',
      when: 'Black sheet above 80 °F',
      retire: 'Shirt no longer cools; hat soaked in solvent',
    },
  },
  talks: {
    'Splice primer fire rules': {
      when: 'Before the first can is opened',
      why: 'Primer vapor is heavier than air and runs along the deck to a spark you cannot see. It burns back to your hands.',
      more: 'Ground the can and the pump before you pour',
      ask: ['What makes sparks within 50 ft today?', 'Which way does vapor lie on this roof?'],
      show: 'The closed rag can and the extinguisher, both in reach.',
      cite: '1926.152(f)(3); 1926.252(e)',
    },
    'Moving ballast safely': {
      when: 'First ballast day',
      why: 'A square of stone weighs over half a ton. Shoveled over the edge it bounces, and piled in one bay it bends the deck.',
      more: 'Pile heights are marked; nobody adds “one more”',
      ask: ['Where may stone stand, and how high?', 'What is below the drop at this hour?'],
      show: 'The chalk limit on the deck and the barrier at the drop.',
      cite: '1926.252(a); 1926.250(a)(1)',
    },
    'Making a lasting splice': {
      when: 'Seam days',
      why: 'Splice wash defats the skin and goes to the head. People kneel over it for hours with the face a foot away.',
      more: 'Work with the wind at your side, not in front of your face',
      ask: ['What does a headache on the seam tell you?', 'When do you change your gloves?'],
      show: 'The right glove and one that splice wash has swollen.',
      cite: '1910.1200(h); 1926.95(a)',
    },
    'Why rubber pulls off walls': {
      when: 'Wall and parapet days',
      why: 'The sheet that pulls off a wall springs when you cut it, and people step back. Behind you is the edge.',
      more: 'Stand beside the flap, one person holds, one cuts',
      ask: ['How far is the edge behind you?', 'What holds the flap when the knife goes through?'],
      show: 'The pull on a short tested piece, feet set sideways.',
      cite: '1926.501(b)(10)',
    },
    'Cold-weather tape work': {
      when: 'Cold starts',
      why: 'In the cold people bring heaters near primer, and solvent stays in the tape longer. A flash fire wears winter clothes.',
      more: 'Warm rolls indoors, never over a flame on the roof',
      ask: ['Where is the nearest heater to this can?', 'How long does primer take to flash off today?'],
      show: 'The touch test on primer with a gloved finger.',
      cite: '1926.152(f)(3); 1926.154(b)(1)',
    },
    'Knife control on rubber': {
      when: 'Any cutting day',
      why: 'Most rubber cuts go into the thigh or the other hand. A knife left open under the sheet waits for a knee.',
      more: 'Change the blade before it drags',
      ask: ['Where is your other hand when you pull?', 'Where is the knife when you kneel?'],
      show: 'A hook blade drawn along the edge, away from the body.',
      cite: '1926.301(a); 1926.95(a)',
    },
  },
  scenarios: {
    'Adhesive or primer flash fire': {
      cite: '1926.150(c)(1)(vi); 1926.152(f)(3)',
      steps: [
        'Count the crew at the muster point upwind.',
        'Tell dispatch how many cans and of what are on the roof.',
        'Roll burning clothing out on the deck, cool burns 20 minutes.',
      ],
    },
    'Ballast stone falls to a walkway': {
      cite: '1926.252(a); 1926.501(c)',
      steps: [
        'Someone stays below until the zone has been walked.',
        'Tell the building which door is closed.',
        'Write down stone size, height and where it landed.',
      ],
    },
    'Worker dizzy from solvent': {
      cite: '1910.1200(g)(8); 1926.55(a)',
      steps: [
        'Check the others who worked on the same seam.',
        'Do not go back to the seam until air moves and cartridges are new.',
        'Note the hours on adhesive for the doctor.',
      ],
    },
    'Wind scours a corner and starts to peel the sheet': {
      cite: '1926.20(b)(2)',
      steps: [
        'Work from the low side of the flap, two people on one rope each.',
        'Move everyone off the ground on the lee side.',
        'Put back stone only where the engineer or the plan allows.',
      ],
    },
    'Solvent runs into a roof drain': {
      cite: '1910.1200(g)(8); 1926.152(f)(3)',
      steps: [
        'Find the drain’s outlet and put a person there.',
        'Keep the data sheet in hand when you call the sewer authority.',
        'Write down how many gallons were lost, and when.',
      ],
    },
  },
  rescue: [
    'A lane free of stone leads from the work to the hatch; stretchers do not roll on ballast.',
    'Rescue rope and pulley are set at the parapet that is being worked.',
    'Walls: a spare ladder reaches the roof beside the flap that is open.',
    'Solvent zone: rescuer brings air or waits upwind; one unconscious person is enough.',
  ],
  kit: [
    'Drain plugs and absorbent at the primer station',
    'Grounded cans with lids that still close',
    'Rope ends with cleats for a peeling sheet',
    'Stretcher lane marked through the stone',
    'Clean coveralls for solvent-soaked clothes',
  ],
  weather: [
    ['Gusts above 20 mph', 'No sheet over 10 ft is unfolded; stone put back along edges'],
    ['Black sheet over 150 °F', 'Hourly rotation, bonding moved to the morning'],
    ['First thunder, cans open or not', 'Cans lidded, roof cleared'],
  ],
  fire: [
    'Primer, splice wash and adhesive: 10-B or larger within 50 ft, CO2 or dry chemical at the gun.',
    'No heaters, grinders or phones on charge within 50 ft of an open can.',
  ],
  spill: [
    'Spill on the roof: lid, drain plug, absorbent, metal can; no water.',
    'On skin: wipe, soap and water; never splice wash as a hand cleaner.',
  ],
  exposure: [
    ['Which cleaner, primer or adhesive was open, and how much?', 'Labels, gallons, lids'],
    ['What could spark within 50 ft?', 'List and distance'],
    ['Was the space still air: wall, well, tent?', 'Wind reading, size of the space in feet'],
    ['Was ballast underfoot or falling?', 'Size, height, landing point'],
    ['How many people held the sheet, and what was the gust?', 'Names and places on a sketch'],
    ['Which knife and blade was used, and in which direction?', 'Keep the knife'],
    ['Were glove and cartridge the ones on the data sheet?', 'Brand, date of change'],
  ],
  evidence: [
    'Cans and rags in closed metal cans, labels readable',
    'Stone and sheet as they lay, photographed from above',
    'Knife, roller or hose involved',
    'Wind, temperature and time of each can opened',
  ],
}
