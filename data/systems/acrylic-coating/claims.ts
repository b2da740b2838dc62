import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a round crack or chip that shows tint coat, primer or rust. A dent in metal with whole film is counted apart.',
    square:
      'Look in low light with a damp rag: water draws the rings. On metal read one square over purlins and one between them.',
    counts: ['Dents only', 'Split laps (LF)'],
    hail: [
      ['Ring crack', 'closed circle, edges clean, tint coat below'],
      ['Chip to bare metal', 'bright, or rusted for some time'],
      ['Screw domes', 'mastic broken off the cap'],
      ['Film over foam', 'dish with a cracked rim'],
    ],
    wind: [
      ['Lap moved below', 'film torn along a panel lap'],
      ['Gable and eave edge', 'film peeled with chalk or dust on its back'],
      ['Trim loose', 'coating split where trim meets panel'],
    ],
    debris: [
      ['Scratch through white', 'depth to tint, primer or metal'],
      ['Dome knocked off', 'screw tipped, washer seen'],
      ['Branch tannin stain', 'brown, washes off, film whole'],
    ],
    water: [
      ['Uncured coat', 'streaks run to the gutter; cure time in the log'],
      ['Pond spots', 'whitened film; old softening or new blister'],
      ['Below torn laps', 'wet purlin or board'],
    ],
    collateral: ['Uncoated flue caps', 'Gutters and downspouts', 'Skylight panels', 'Unit fins'],
    notStorm: [
      ['Mud cracking', 'map pattern where the coat was thick'],
      ['Wash-off at laying', 'thin streaks under laps, log shows rain'],
      ['Pond whitening', 'soft film inside a tide line'],
      ['Chalk and erosion', 'tint evenly visible on high ribs'],
      ['Lap crack from movement', 'straight, every lap of that bay'],
      ['Rust-through', 'brown bloom from below, film lifted'],
      ['Mildew', 'black spots on the shaded side'],
    ],
    care: 'Acrylic needs dry hours and warmth: in wet weather use a sheet or butyl tape that can be lifted again, not mastic that washes off.',
  },
  insurance: {
    components: [
      ['Coated roof by area', 'SF', 'metal: times the rib factor'],
      ['Ring cracks and chips', 'EA', 'from squares, per slope'],
      ['Split laps', 'LF', 'end and side laps apart'],
      ['Domes broken', 'EA', 'per 100 screws'],
      ['Peeled film', 'SF', 'with back side noted'],
      ['Dented panels', 'EA', 'film whole'],
      ['Wet board or foam', 'SF', 'meter and core'],
      ['Gutters and edge trim', 'LF', 'dented or film torn'],
    ],
    build: [
      ['Substrate', 'metal profile, cap sheet or foam'],
      ['Coats', 'white over tint counted at a chip'],
      ['Mils', 'ten gauge readings per slope'],
      ['Fabric', 'at laps, valleys and curbs: felt by hand'],
      ['Rust primer', 'color seen at a chip'],
    ],
    repairability: [
      ['Tape pull beside a ring', 'X cut: film stays or lifts'],
      ['New coat on washed old film', 'patch scratched after a week: bonded or not'],
      ['Screws still tight', 'percent of fifty'],
      ['Metal at chips', 'sound, pitted or holed'],
    ],
    photos: [
      'Ring with coin after wiping with a damp rag',
      'Chip showing each coat',
      'Gauge on the panel with the reading',
      'Split lap, before and after lifting',
      'Gutter with chips or washed-off white',
    ],
  },
  warranty: {
    voids: [
      ['Silicone sealant on the film', 'next coat fish-eyes round it'],
      ['Pond made by new equipment', 'water stands where the map shows none'],
      ['Oil-based cleaner or grease', 'film sticky and brown'],
      ['Screws replaced without domes', 'bare heads in a coated field'],
    ],
    notice: [
      'Film chips from failed and sound spots in bags',
      'Gallons, batches and areas from the log',
      'Dry mil readings by section with gauge serial',
      'Ponding map of the day of coating and of today',
    ],
  },
  leak: {
    principle:
      'On coated metal look at screws and horizontal laps upslope first; on other roofs at ponds and cracked mastic. Film tests come after 48 dry hours.',
    method: {
      name: 'Single-lap sprayer test, 10 minutes each, low to high',
      text: 'Wet one lap, row of screws or curb corner with a hand sprayer, hold the others dry with film, and wait until drops stop below.',
      cite: 'ASTM E2128 for the order of proof (written for walls); ASTM C1153 and cores where there is board; ASTM D4414 for wet-film gauges on the repair.',
    },
    hypotheses: [
      ['Screw dome cracked', 'spray on that row only', 'trail on one shank'],
      ['End lap split', 'spray along the lap', 'water on the purlin'],
      ['Skylight panel edge', 'spray the frame from below up', 'drip at the frame corner'],
      ['Pond-softened film', 'dry, press, dam with 1 in', 'white film, dye below'],
      ['Curb mastic open', 'spray at the uphill corner', 'water at curb angle'],
      ['Gutter backing up', 'stop the outlet and fill', 'water over the back edge'],
      ['Film peeled, water beneath', 'window cut at the bubble', 'water under the film, lap above open'],
    ],
    interior: [
      ['Purlins', 'fresh shiny track against dull rust'],
      ['Insulation blanket', 'water bag hangs at the lowest sag'],
      ['Block wall head', 'stain at gutter line'],
    ],
    imitators: [
      ['Sweating panels', 'even drops, cold night, no rain'],
      ['Evaporative cooler line', 'drip all summer'],
      ['Ridge vent spray', 'only in wind along the slope'],
    ],
    moisture:
      'Acrylic takes up water on its own: after rain wait two dry days before any surface meter. Read the foam or board by pin, through a small patched hole.',
    closingSteps: 2,
    closed:
      'After the stated cure the same lap is sprayed again 10 minutes and stays dry, and its mil reading is on the map.',
  },
}
