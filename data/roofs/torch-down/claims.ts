import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a crater with broken compound down to the polyester, or a ring that cracks under the thumb. APP cracks stiff and bright; SBS bruises soft.',
    square:
      'Read the square while it is cool. Wipe smooth cap, because coated film hides rings. Take one square over wood deck and one over insulation.',
    counts: ['Lifted (LF)', 'Rips'],
    hail: [
      ['Crater to the reinforcement', 'white fibers show in the black, and they are bright'],
      ['Coated smooth cap', 'the coating is chipped in rounds; say whether compound is cracked'],
      ['Cover board below', 'a core shows the facer crushed under the ring'],
      ['Cap over the parapet top', 'it is bruised on the hard edge'],
    ],
    wind: [
      ['End laps at corners', 'the fused bead is torn, with compound on both faces'],
      ['Wood wall flashing', 'the cap is off the wood, and nails are drawn'],
      ['Edge flange', 'the cap is torn from primed metal'],
      ['Base sheet nails', 'cap and base are up together, and the deck is bare'],
    ],
    debris: [
      ['Gouge to the mat', 'black and bright; write its depth and length'],
      ['Ripped corner', 'there is a flap; a scorched edge is old, a bright one new'],
      ['Crushed board', 'there is a dish, and the cap is whole'],
    ],
    water: [
      ['T-joint below debris', 'a probe opens it, and the board is damp'],
      ['Drain ring', 'the cap has parted from the bowl'],
      ['Deck from below', 'a wet joint is in line with the roll'],
    ],
    collateral: ['Edge flange and coping', 'Lead pipes', 'Dome skylights', 'AC fins and linesets'],
    notStorm: [
      ['Cold weld', 'a dull edge opens by hand, and no compound is torn'],
      ['Burned lap', 'brown bubbles and bare fibers lie along a bead'],
      ['UV crazing of APP', 'a gray net of cracks covers the uncoated field'],
      ['Blister', 'the dome is round, and the cap is stretched'],
      ['Slide on the slope', 'there is a gap at the top end and a fold below'],
      ['Scorch', 'the edge at a wall was charred during installation'],
      ['Boot prints in hot weather', 'the pattern of a sole is pressed in'],
    ],
    care: 'Patch cold: use no flame on a storm call, and none near wood walls or vents. After any use of a torch, check for heat before you leave.',
  },
  insurance: {
    components: [
      ['Cap by area', 'SF', 'draw roll lines on the plan'],
      ['Laps lifted', 'LF', 'side laps, end laps, and T-joints'],
      ['Flashing on wood', 'LF', 'height and backing'],
      ['Flange and edge', 'LF', 'primed or not'],
      ['Craters', 'EA', 'to coating, compound, or mat'],
      ['Wet cover board', 'SF', 'outline by meter, proven by core'],
      ['Coating on smooth cap', 'SF', 'kind and year'],
      ['Drains', 'EA', 'clamp or fused bowl'],
    ],
    build: [
      ['Modifier', 'APP or SBS by label, or by knife and heat off the roof'],
      ['Surface', 'smooth, coated, or mineral'],
      ['Base', 'nailed, self-adhered, or torched; board over wood'],
      ['Layers', 'a core shows old roofs below'],
      ['Hot-work file', 'permit and watch log of the installation'],
    ],
    repairability: [
      ['Cold patch on aged cap', 'pull the primed strip after a day: does it hold?'],
      ['Bead opened by a probe', 'feet that open, of 100 tested'],
      ['Flame allowed here', 'the answer of owner and fire code: yes, no, or by permit'],
      ['Bend of an APP strip', 'is it whole or cracked? Write the temperature'],
    ],
    photos: [
      'Crater with fibers, coin, and cap surface',
      'Lap with compound on both faces',
      'Scorched edge, kept apart as not of the storm',
      'Core with board and base',
      'Lead or metal dents of the same area',
    ],
  },
  warranty: {
    voids: [
      ['Torching by others', 'look for foreign cap fused at a pipe or unit'],
      ['Smooth cap never coated', 'look for a net of cracks and dust on the palm'],
      ['Solvent cement on APP', 'look for a patch that slides and a soft rim'],
      ['Walkway pads torched on', 'look for a blistered rim on pads not in the file'],
    ],
    notice: [
      'A 12 in lap sample with its bead, where the manufacturer asks for one',
      'Sheet lots, the torch operator’s card, and dates',
      'Permits with thermal readings for that area',
      'A map of cold and burned laps, in feet',
    ],
  },
  leak: {
    principle:
      'Fused laps fail where the torch moved too fast: at T-joints, drains, and corners. Ask about recent torch work before you touch anything, because hidden heat comes first.',
    method: {
      name: 'Lap probe and impedance grid, then one small dyed ring',
      text: 'Probe every fused lap within 20 ft with a flat tool, chalk the gaps, and read the grid. Flood one ring only where the structural engineer agrees.',
      cite: 'ASTM D7954 (impedance), ASTM D5957 for any flood, NFPA 51B for the permit on a torched repair.',
    },
    hypotheses: [
      ['Cold T-joint', 'use a flat probe, then a dyed ring', 'dye shows between cap and base'],
      ['Cap burned thin', 'look at the brown bead with a magnifier', 'fibers are wet through'],
      ['Flashing off wood', 'hose over the top line of nails', 'the sheathing behind is wet'],
      ['Parted drain fusion', 'fill the bowl for 30 minutes', 'the bowl drips'],
      ['Blister that carries water', 'open it at its dry end', 'water comes from one lap'],
      ['Cracked, uncoated APP', 'wet it and wipe it: lines stay dark', 'the base below the net is damp'],
      ['Flange not primed', 'slide a knife under the strip', 'the metal is clean and the nailer wet'],
    ],
    interior: [
      ['Char or smoke smell', 'use a thermal camera at once; if it is warm, call 911'],
      ['Deck joint', 'it is wet in line with a side lap'],
      ['Drain pipe collar', 'it is wet only while water stands on the roof'],
    ],
    imitators: [
      ['Sprinkler head opened by heat', 'it drips after torch work, without rain'],
      ['Sweating refrigerant lines', 'a pipe is wet in summer'],
      ['Door sill above the roof', 'water blows under it in storms'],
    ],
    moisture:
      'Mineral cap reads higher than smooth cap, so zero the meter on each. Every high area gets one core through cap and board, closed cold within the hour.',
    closingSteps: 3,
    closed:
      'Any fire watch is over, the repeated water test stays dry, the grid around the patch is back to zero, and the permit number and last thermal reading are in the file.',
  },
}
