import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a star or ring fracture through the film, or a hole. Record sheet temperature: cold, stiff sheet breaks where warm sheet only dents.',
    square:
      'Wipe the square with the manufacturer’s cleaner; hairlines hold dirt. Include one square on the oldest and one on the most brittle-feeling part.',
    counts: ['Fractures', 'Torn (LF)'],
    hail: [
      ['Star fracture', 'lines from one point, film edge bright'],
      ['Backside of a sample', 'fabric cut, facer dust in the ring'],
      ['Sheet at curbs and plates', 'broken where steel is close below'],
      ['Crushed facer, sheet whole', 'dish by palm; board sample taken'],
    ],
    wind: [
      ['Row torn past the peel stop', 'film off scrim, screws in place'],
      ['Coated-metal edge', 'weld peeled off the metal or metal bent up'],
      ['Fluttering corner', 'adhesive skin on the sheet side'],
      ['Pipe boots', 'base weld torn half round'],
    ],
    debris: [
      ['Slash to dark scrim', 'length and direction taped'],
      ['Crushed boot or vent', 'plastic split, sheet pulled'],
      ['Panel drag track', 'scrapes in line to the edge'],
    ],
    water: [
      ['Insulation at fractures', 'meter grid and one core per field'],
      ['Grease spread by rain', 'slick outlined; not counted as damage'],
      ['Below drains', 'fresh drip or tide marks of years'],
    ],
    collateral: ['Coated edge metal', 'Kitchen fan hoods', 'Condenser fins', 'Domes and light tubes'],
    notStorm: [
      ['Cold shatter', 'long cracks running on across sheets, no strike points'],
      ['Plasticizer loss', 'stiff, yellow sheet on bitumen or foam contact'],
      ['Grease softening', 'tacky swollen patch by a fan'],
      ['Shrinkage', 'sheet tight and off the wall, welds whole'],
      ['Pink stain', 'colored bloom, no break'],
      ['Burned weld', 'brown ridge with bubbles along a seam'],
      ['Dolly and ladder marks', 'scuffs and half-moon cuts by the hatch'],
    ],
    care: 'Weld patches on clean, warm sheet only. Never lay roof cement, polystyrene or roofing felt on it, not even for a night.',
  },
  insurance: {
    components: [
      ['Sheet by area', 'SF', 'plan size plus laps left out'],
      ['Fractured fields', 'SF', 'outline round all stars'],
      ['Coated edge metal', 'LF', 'girth and joint covers'],
      ['Peel stop', 'LF', 'at perimeter and curbs'],
      ['Base flashing', 'LF', 'smooth or fleece-backed'],
      ['Wet or crushed board', 'SF', 'per core and probe'],
      ['Boots and corners', 'EA', 'molded'],
      ['Grease-resistant zone', 'SF', 'KEE sheet noted'],
    ],
    build: [
      ['Type and thickness', 'reinforced or not; micrometer over scrim'],
      ['KEE or plasticized', 'label, invoice or lab; unknown'],
      ['Slip sheet', 'seen in the cut: between sheet and asphalt or foam'],
      ['Attachment', 'plates, induction welded or adhered'],
      ['Cold bend of a strip', 'round a 1/2 in rod at noted temperature'],
    ],
    repairability: [
      ['Weld strip on aged sheet', 'film tears or peels clean, machine setting written'],
      ['Cold bend at the test temperature', 'whole, crazed or snapped'],
      ['Sheet of the same chemistry', 'manufacturer’s written answer with date'],
      ['Fractures per square', 'least and most over all areas'],
    ],
    photos: [
      'Star fracture wiped clean, thermometer beside it',
      'Sample back with scrim',
      'Peel stop and torn row',
      'Bend strip on the rod',
      'Separation layer in the cut',
    ],
  },
  warranty: {
    voids: [
      ['Asphalt or EPDM patch', 'brown bleed or swelling at its rim'],
      ['Foam board of polystyrene added', 'walkway or unit pad in contact'],
      ['New kitchen exhaust', 'not on the grease plan'],
      ['Solvent cleaning', 'dull, hard film round a unit'],
    ],
    notice: [
      'Sample 12 by 12 in with a weld, wrapped flat',
      'Retained weld strips by day from the job',
      'Grease plan and exhaust cleaning log',
      'Thickness over scrim at five places',
    ],
  },
  leak: {
    principle:
      'Welds last; chemistry and shrinkage do not. Read the sheet for stiffness, stain and pull before you probe, for the cause decides the repair.',
    method: {
      name: 'Dyed water in the sump or a dam for one hour',
      text: 'Fill the suspect sump to its lip with one dye color and the next with another, watch below, then probe T-joints within 20 ft.',
      cite: 'ASTM D8231 where the layer below conducts; ASTM C1153 and cores for wet insulation; ASTM D7877 as guide.',
    },
    hypotheses: [
      ['T-joint void', 'probe, then dyed dam', 'dye of that color below'],
      ['Weld to coated metal cracked', 'hose at each metal joint', 'water in the nailer'],
      ['Shattered field sheet', 'soapy water and vacuum box', 'bubbles along the crack'],
      ['Sheet pulled from the wall', 'hose on the bar', 'running water behind'],
      ['Grease-softened spot', 'blunt probe sinks, dam around it', 'dye in the board, fat smell'],
      ['Boot clamp loose', 'water at the clamp', 'drip on pipe'],
      ['Bitumen contact hole', 'cut at the brown stain', 'sheet thin and hard, oil below'],
    ],
    interior: [
      ['Drip below the kitchen line', 'grease in it: exhaust side first'],
      ['Drop color', 'brown with bitumen tells of the old roof below'],
      ['Flutes and beams', 'run measured back uphill'],
    ],
    imitators: [
      ['Hood condensate', 'drips while fans run, no rain'],
      ['Freezer ceiling', 'frost melt over cold rooms'],
      ['Fire line or roof hydrant', 'steady drip, clean water'],
    ],
    moisture:
      'Impedance reads through PVC; foil, salt dust and standing water do not let it. Two cores, one high and one low, set the scale for this roof.',
    closingSteps: 2,
    closed:
      'The refilled sump keeps its level and color for an hour, and the report names weld, chemistry or movement as cause, each with its remedy done.',
  },
}
