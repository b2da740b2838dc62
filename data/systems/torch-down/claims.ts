import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a crater with broken compound to the polyester, or a ring that cracks under the thumb. APP cracks stiff and bright, SBS bruises soft.',
    square:
      'Read the square cool. On smooth cap, wipe it: coated film hides rings. Take one square over wood deck and one over insulation.',
    counts: ['Lifted (LF)', 'Rips'],
    hail: [
      ['Crater to reinforcement', 'white fibers in black, bright'],
      ['Coated smooth cap', 'coating chipped in rounds, compound cracked or whole'],
      ['Cover board below', 'core: facer crushed under the ring'],
      ['Cap over the parapet top', 'bruised on the hard edge'],
    ],
    wind: [
      ['End laps at corners', 'fused bead torn with compound on both faces'],
      ['Wood wall flashing', 'cap off the wood, nails drawn'],
      ['Edge flange', 'cap torn from primed metal'],
      ['Base sheet nails', 'cap and base up together, deck bare'],
    ],
    debris: [
      ['Gouge to the mat', 'depth, length, black bright'],
      ['Ripped corner', 'flap with scorched or bright edge: old or new'],
      ['Board crush', 'dish, cap whole'],
    ],
    water: [
      ['T-joint below debris', 'probe opens, board damp'],
      ['Drain ring', 'cap parted from the bowl'],
      ['Deck from below', 'wet joint in line with the roll'],
    ],
    collateral: ['Edge flange and coping', 'Lead pipes', 'Dome skylights', 'AC fins and linesets'],
    notStorm: [
      ['Cold weld', 'dull edge opens by hand, no torn compound'],
      ['Burned lap', 'brown bubbles and bare fibers along a bead'],
      ['UV crazing of APP', 'gray net of cracks over the uncoated field'],
      ['Blister', 'round dome, cap stretched'],
      ['Slide on the slope', 'gap at the top end, fold below'],
      ['Scorch', 'charred edge at a wall, from laying'],
      ['Boot prints in hot weather', 'sole pattern pressed in'],
    ],
    care: 'Patch cold: no flame on a storm call, and none near wood walls or vents. After any torch use check for heat before you leave.',
  },
  insurance: {
    components: [
      ['Cap by area', 'SF', 'roll lines on the plan'],
      ['Laps lifted', 'LF', 'side, end and T-joints'],
      ['Flashing on wood', 'LF', 'height and backing'],
      ['Flange and edge', 'LF', 'primed or not'],
      ['Craters', 'EA', 'to coating, compound or mat'],
      ['Wet cover board', 'SF', 'meter outline, cored'],
      ['Coating on smooth cap', 'SF', 'kind and year'],
      ['Drains', 'EA', 'clamp or fused bowl'],
    ],
    build: [
      ['Modifier', 'APP or SBS by label or knife and heat off the roof'],
      ['Surface', 'smooth, coated or mineral'],
      ['Base', 'nailed sheet, self-adhered or torched; board over wood'],
      ['Layers', 'core with old roofs below'],
      ['Hot-work file', 'permit and watch log of the installation'],
    ],
    repairability: [
      ['Cold patch on aged cap', 'primed strip pulled after a day'],
      ['Bead reopened by probe', 'feet of 100 tested'],
      ['Flame allowed here', 'owner’s and fire code’s answer: yes, no, permit'],
      ['Bend of an APP strip', 'whole or cracked at noted temperature'],
    ],
    photos: [
      'Crater with fibers, coin and cap surface',
      'Lap with compound on both faces',
      'Scorched edge kept apart as not of the storm',
      'Core with board and base',
      'Lead or metal dents of the same area',
    ],
  },
  warranty: {
    voids: [
      ['Torching by others', 'foreign cap fused at a pipe or unit'],
      ['Smooth cap never coated', 'crack net, compound dust on the palm'],
      ['Solvent cement on APP', 'patch slides, rim soft'],
      ['Walkway pads torched on', 'blister rim, not in the file'],
    ],
    notice: [
      'Lap sample with bead, 12 in, cut by knife',
      'Sheet lots, torch operator’s card and dates',
      'Permits with thermal readings for that area',
      'Map of cold and burned laps in feet',
    ],
  },
  leak: {
    principle:
      'Fused laps fail where the flame went too fast: T-joints, drains, corners. Ask for recent torch work before you touch anything; hidden heat comes first.',
    method: {
      name: 'Lap probe and impedance grid, then one small dyed ring',
      text: 'Probe every fused lap within 20 ft with a flat tool, chalk gaps, read the grid, and flood one ring only where the engineer agrees.',
      cite: 'ASTM D7954 (impedance), ASTM D5957 for any flood, NFPA 51B for the permit on a torched repair.',
    },
    hypotheses: [
      ['Cold T-joint', 'flat probe, dyed ring', 'dye between cap and base'],
      ['Cap burned thin', 'magnifier at the brown bead', 'fibers wet through'],
      ['Flashing off wood', 'hose over the top nail line', 'wet sheathing behind'],
      ['Drain fusion parted', 'bowl filled 30 minutes', 'drip at the bowl'],
      ['Blister run', 'open at its dry end', 'water from one lap'],
      ['Cracked uncoated APP', 'wet and wipe: lines stay dark', 'damp base below the net'],
      ['Flange not primed', 'knife under the strip', 'clean metal, wet nailer'],
    ],
    interior: [
      ['Char or smoke smell', 'thermal camera at once; fire service if warm'],
      ['Deck joint', 'wet in line with a side lap'],
      ['Drain pipe collar', 'wet only while ponded'],
    ],
    imitators: [
      ['Sprinkler head wept by heat', 'drip after torch work, no rain'],
      ['Lineset sweating', 'wet at a pipe in summer'],
      ['Door sill above the roof', 'water blows under in storms'],
    ],
    moisture:
      'Mineral cap reads higher than smooth: zero the meter on each. Every high field gets one core through cap and board, closed cold the same hour.',
    closingSteps: 3,
    closed:
      'Fire watch over, water test repeated dry, grid back to zero around the patch, permit number and last thermal reading in the file.',
  },
}
