import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a star or ring fracture through the film, or a hole. Record the sheet’s temperature: a cold, stiff sheet breaks where a warm sheet only dents.',
    square:
      'Wipe the square with the manufacturer’s cleaner, because hairline cracks hold dirt. Take one square on the oldest sheet and one where it feels most brittle.',
    counts: ['Fractures', 'Torn (LF)'],
    hail: [
      ['Star fracture', 'lines spread from one point, and the broken edge is bright'],
      ['Back of a sample', 'the fabric is cut, with facer dust in the ring'],
      ['Sheet at curbs and plates', 'it is broken where steel is close below'],
      ['Crushed facer under a whole sheet', 'the palm finds a dish, and a board sample shows the break'],
    ],
    wind: [
      ['Row torn past the peel stop', 'the film has come off the scrim, and the screws are in place'],
      ['Coated-metal edge', 'the weld has peeled off the metal, or the metal is bent up'],
      ['Fluttering corner', 'a skin of adhesive is left on the sheet'],
      ['Pipe boots', 'the base weld is torn halfway around'],
    ],
    debris: [
      ['Slash to the dark scrim', 'an open cut; write its length and direction'],
      ['Crushed boot or vent', 'the plastic is split, and the sheet is pulled'],
      ['Drag track of a panel', 'scrapes run in a line to the edge'],
    ],
    water: [
      ['Insulation at fractures', 'the meter reads high around the fractures, and a core is wet'],
      ['Grease spread by rain', 'outline the slick; it is not counted as damage'],
      ['Ceiling below drains', 'there is a fresh drip, or tide marks from years'],
    ],
    collateral: ['Coated edge metal', 'Kitchen fan hoods', 'Condenser fins', 'Domes and light tubes'],
    notStorm: [
      ['Cold shatter', 'long cracks run on across sheets, without strike points'],
      ['Plasticizer loss', 'the sheet is stiff and yellow where it touches bitumen or foam'],
      ['Grease softening', 'a tacky, swollen patch lies by a fan'],
      ['Shrinkage', 'the sheet is tight and off the wall, and the welds are whole'],
      ['Pink stain', 'the bloom is colored, and nothing is broken'],
      ['Burned weld', 'a brown ridge with bubbles runs along a seam'],
      ['Dolly and ladder marks', 'scuffs and half-moon cuts lie by the hatch'],
    ],
    care: 'Weld patches on clean, warm sheet only. Never lay roof cement, polystyrene, or roofing felt on it, not even for one night.',
  },
  insurance: {
    components: [
      ['Sheet by area', 'SF', 'plan size, without the laps'],
      ['Fractured areas', 'SF', 'outline around all stars'],
      ['Coated edge metal', 'LF', 'note the girth and joint covers'],
      ['Peel stop', 'LF', 'at the perimeter and at curbs'],
      ['Base flashing', 'LF', 'note whether it is smooth or fleece-backed'],
      ['Wet or crushed board', 'SF', 'by core and probe'],
      ['Boots and corners', 'EA', 'count the molded pieces'],
      ['Grease-resistant area', 'SF', 'note where KEE sheet lies'],
    ],
    build: [
      ['Type and thickness', 'reinforced or not; micrometer reading over the scrim'],
      ['KEE or plasticized sheet', 'by label, invoice, or laboratory; or unknown'],
      ['Slip sheet', 'seen in the cut between the sheet and asphalt or foam'],
      ['Attachment', 'plates, induction welding, or adhesive'],
      ['Cold bend of a strip', 'around a 1/2 in rod; write the temperature'],
    ],
    repairability: [
      ['Weld strip on the aged sheet', 'does the film tear or peel clean? Write the machine setting'],
      ['Cold bend at the test temperature', 'does the strip stay whole, craze, or snap?'],
      ['Sheet of the same chemistry', 'the manufacturer’s written answer, with its date'],
      ['Fractures per square', 'the least and the most over all areas'],
    ],
    photos: [
      'Star fracture wiped clean, thermometer beside it',
      'Back of a sample with the scrim',
      'Peel stop and torn row',
      'Bend strip on the rod',
      'Separation layer in the cut',
    ],
  },
  warranty: {
    voids: [
      ['Asphalt or EPDM patch', 'look for brown bleed or swelling at its rim'],
      ['Polystyrene board added', 'look for a walkway or unit pad that touches the sheet'],
      ['New kitchen exhaust', 'look for a fan that is not on the grease plan'],
      ['Solvent cleaning', 'look for a dull, hard film around a unit'],
    ],
    notice: [
      'A sample of 12 by 12 in with a weld, wrapped flat, where the manufacturer asks for one',
      'The weld strips that were kept from each day of the job',
      'The grease plan and the log of exhaust cleaning',
      'Thickness over the scrim at five places',
    ],
  },
  leak: {
    principle:
      'Welds last; chemistry and shrinkage are what fail. Check the sheet for stiffness, stain, and pull before you probe, because the cause decides the repair.',
    method: {
      name: 'Dyed water in the sump or a dam for one hour',
      text: 'Fill the suspect sump to its lip with one color of dye and the next with another. Watch below, then probe the T-joints within 20 ft.',
      cite: 'ASTM D8231 where the layer below conducts; ASTM C1153 and cores for wet insulation; ASTM D7877 as guide.',
    },
    hypotheses: [
      ['T-joint void', 'probe it, then hold dyed water in a dam', 'dye of that color shows below'],
      ['Cracked weld to coated metal', 'hose each metal joint', 'water stands in the nailer'],
      ['Shattered field sheet', 'use soapy water and a vacuum box', 'bubbles rise along the crack'],
      ['Sheet pulled from the wall', 'hose the bar', 'water runs behind it'],
      ['Spot softened by grease', 'a blunt probe sinks in; dam around it', 'dye in the board and a smell of fat'],
      ['Loose boot clamp', 'run water at the clamp', 'water drips down the pipe'],
      ['Hole at a bitumen contact', 'cut at the brown stain', 'the sheet is thin and hard, with oil below'],
    ],
    interior: [
      ['Drip below the kitchen line', 'grease in the water points to the exhaust side first'],
      ['Color of the drops', 'write it down: brown with bitumen comes from the old roof below', 'measure'],
      ['Flutes and beams', 'measure how far the water may have run uphill, ft', 'measure'],
    ],
    imitators: [
      ['Condensate from a hood', 'it drips while the fans run, without rain'],
      ['Freezer ceiling', 'frost melts over cold rooms'],
      ['Fire line or roof hydrant', 'the drip is steady, and the water is clean'],
    ],
    moisture:
      'Impedance reads through PVC; foil, salt dust, and standing water spoil the reading. Two cores, one high and one low, set the scale for this roof.',
    closingSteps: 2,
    closed:
      'The refilled sump keeps its level and color for an hour, and the report names weld, chemistry, or movement as the cause, each with its remedy done.',
  },
}
