import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a round crack or chip that shows tint coat, primer, or rust. A dent in metal with whole film is counted apart.',
    square:
      'Look in low light with a damp rag, because water makes the rings visible. On metal, take one square over purlins and one between them.',
    counts: ['Dents only', 'Split laps (LF)'],
    hail: [
      ['Ring crack', 'the circle is closed, its edges are clean, and the tint coat shows'],
      ['Chip to bare metal', 'the metal is bright, or has rusted for some time'],
      ['Screw domes', 'mastic is broken off the cap'],
      ['Film over foam', 'there is a dish with a cracked rim'],
    ],
    wind: [
      ['Lap moved below', 'the film is torn along a panel lap'],
      ['Gable and eave edge', 'the film has peeled, with chalk or dust on its back'],
      ['Loose trim', 'the coating has split where trim meets panel'],
    ],
    debris: [
      ['Scratch through the white', 'it reaches tint, primer, or metal; say which'],
      ['Dome knocked off', 'the screw is tipped, and the washer shows'],
      ['Stain from a branch', 'it is brown and washes off, and the film is whole'],
    ],
    water: [
      ['Uncured coat', 'streaks run to the gutter; compare the cure time in the log'],
      ['Pond spots', 'the film is white and soft, or has a new blister'],
      ['Below torn laps', 'the purlin or the board is wet'],
    ],
    collateral: ['Uncoated flue caps', 'Gutters and eave trim', 'Skylight panels', 'A/C condenser fins'],
    notStorm: [
      ['Mud cracking', 'a map pattern lies where the coat was thick'],
      ['Wash-off at application', 'there are thin streaks under laps, and the log shows rain'],
      ['Pond whitening', 'the film is soft inside a tide line'],
      ['Chalk and erosion', 'the tint shows evenly on high ribs'],
      ['Lap crack from movement', 'it is straight and found at every lap of that bay'],
      ['Rust-through', 'a brown bloom comes from below, and the film has lifted'],
      ['Mildew', 'there are black spots on the shaded side'],
    ],
    care: 'Acrylic needs dry hours and warmth. In wet weather use a sheet or butyl tape that can be lifted again, not mastic that washes off.',
  },
  insurance: {
    components: [
      ['Coated roof by area', 'SF', 'for metal, multiply by the rib factor'],
      ['Ring cracks and chips', 'EA', 'from the squares, slope by slope'],
      ['Split laps', 'LF', 'measure end laps and side laps apart'],
      ['Broken domes', 'EA', 'count per 100 screws'],
      ['Peeled film', 'SF', 'note what its back looks like'],
      ['Dented panels', 'EA', 'count those with whole film'],
      ['Wet board or foam', 'SF', 'by meter and core'],
      ['Gutters and edge trim', 'LF', 'dented, or film torn'],
    ],
    build: [
      ['Substrate', 'metal profile, cap sheet, or foam'],
      ['Coats', 'counted at a chip: white over tint'],
      ['Mils', 'ten gauge readings on each slope'],
      ['Fabric', 'felt by hand at laps, valleys, and curbs'],
      ['Rust primer', 'its color, seen at a chip'],
    ],
    repairability: [
      ['Tape pull beside a ring', 'with an X cut: does the film stay or lift?'],
      ['New coat on washed old film', 'scratch the patch after a week: is it bonded?'],
      ['Tight screws', 'percent of fifty'],
      ['Metal at chips', 'is it sound, pitted, or holed?'],
    ],
    photos: [
      'Ring with a coin, wiped with a damp rag',
      'Chip that shows each coat',
      'Gauge on the panel with its reading',
      'Split lap, before and after lifting',
      'Gutter with chips or washed-off white',
    ],
  },
  warranty: {
    voids: [
      ['Silicone sealant on the film', 'look for a coat that pulls away in rings around it'],
      ['Pond made by new equipment', 'look for standing water where the map shows none'],
      ['Oil-based cleaner or grease', 'look for sticky, brown film'],
      ['Screws replaced without domes', 'look for bare heads in a coated field'],
    ],
    notice: [
      'Film chips from failed and sound spots, in bags, where the manufacturer asks for them',
      'Gallons, batches, and areas from the log',
      'Dry-mil readings by section, with the gauge’s serial number',
      'The ponding map from the day of coating and the one of today',
    ],
  },
  leak: {
    principle:
      'On coated metal, look at screws and horizontal laps upslope first; on other roofs, at ponds and cracked mastic. Test the film only after 48 dry hours.',
    method: {
      name: 'Sprayer test of one lap, 10 minutes each, low to high',
      text: 'Wet one lap, one row of screws, or one curb corner with a hand sprayer and cover the others. Wait until you see drops below or the time is up.',
      cite: 'ASTM E2128 for the order of proof (written for walls); ASTM C1153 and cores where there is board; ASTM D4414 for wet-film gauges on the repair.',
    },
    hypotheses: [
      ['Cracked screw dome', 'spray that row only', 'a trail runs down one shank'],
      ['Split end lap', 'spray along the lap', 'water lies on the purlin'],
      ['Edge of a skylight panel', 'spray the frame from below upward', 'the corner of the frame drips'],
      ['Film softened by a pond', 'dry it, press it, and dam 1 in of water', 'the film is white, and dye shows below'],
      ['Open curb mastic', 'spray at the uphill corner', 'water shows at the curb angle'],
      ['Gutter that backs up', 'plug the outlet and fill it', 'water runs over the back edge'],
      [
        'Peeled film with water beneath',
        'cut a window at the bubble',
        'water is under the film, and the lap above is open',
      ],
    ],
    interior: [
      ['Purlins', 'a fresh, shiny track runs over dull rust'],
      ['Insulation blanket', 'a bag of water hangs at the lowest sag'],
      ['Head of a block wall', 'there is a stain at the gutter line'],
    ],
    imitators: [
      ['Sweating panels', 'drops are even after a cold night, without rain'],
      ['Evaporative cooler line', 'it drips all summer'],
      ['Spray through a ridge vent', 'water comes only with wind along the slope'],
    ],
    moisture:
      'Acrylic takes up water on its own, so wait two dry days after rain before you use a surface meter. Read the foam or board with pins through a small hole, and patch it.',
    closingSteps: 2,
    closed:
      'After the stated cure time, the same lap stays dry under 10 minutes of spray, and its mil reading is on the map.',
  },
}
