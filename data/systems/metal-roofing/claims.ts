import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count every dent in the square and note its width and depth; list apart those that broke the paint, opened a seam or hold water.',
    square:
      'Look along the pan in low sun or with a lamp held flat, and rub chalk sideways to find shallow dents. Walk only over supports.',
    counts: ['Coat broken', 'Loose (LF)'],
    hail: [
      ['Dent width and depth', 'three largest per slope under a straightedge'],
      ['Paint at the dent', 'loupe shows crack or bare metal, or coat whole'],
      ['Standing seams and ribs', 'still closed and engaged; split noted in feet'],
      ['Screw heads and washers', 'washer cut or head tipped by a strike'],
      ['Trim, ridge cap and flues', 'bent so that a lap stands open'],
    ],
    wind: [
      ['Eave hook or cleat', 'panel end off the cleat, edge flutters'],
      ['Clips in the zone next to eave and rake', 'pan lifts by hand more than the next bay'],
      ['Rake and ridge trim', 'cleat bent open, rivets sheared'],
      ['Screw pull-through', 'hole stretched round, washer left behind'],
    ],
    debris: [
      ['Gouge through paint', 'bright metal, no rust in the line yet'],
      ['Crushed rib or pan', 'water stands in it; depth measured'],
      ['Scattered swarf or nails', 'picked off before they rust, photographed first'],
    ],
    water: [
      ['End and side laps', 'butyl torn open at a moved lap'],
      ['Closures at eave and ridge', 'foam blown out, daylight at the rib'],
      ['Insulation facing or deck below', 'wet under the moved part only'],
    ],
    collateral: ['Flue caps and hoods', 'Gutters of the same metal', 'Skylight frames', 'Snow guards'],
    notStorm: [
      ['Oil canning', 'long waves in the flat of the pan, no edge, come and go with heat'],
      ['Forming line', 'straight mark at one distance from the rib on every panel'],
      ['Foot dent', 'broad, shallow, mid-pan in a line to equipment'],
      ['Dropped screw gun or tool', 'single sharp dent with a scratch beside a fastener'],
      ['Cut-edge rust', 'red line at a field cut, loose paint behind it'],
      ['Backed-out screw', 'dust ring under the washer, even over the slope'],
      ['Chalk and fade', 'powder on the palm, alike on all faces of one age'],
    ],
    care: 'Fasten a tarp to framing at the edge, not through sound pans, and keep roof cement off metal: butyl and sealing screws only.',
  },
  insurance: {
    components: [
      ['Panels by slope', 'SQ', 'panel count times coverage times length'],
      ['Longest panel', 'LF', 'eave to ridge, without end lap'],
      ['Eave and rake trim', 'LF', 'profile sketched, girth taped'],
      ['Ridge and hip cap', 'LF', 'vented or closed'],
      ['Valley and wall flashing', 'LF', 'girth and hem noted'],
      ['Closures and butyl', 'LF', 'at eave, ridge and laps'],
      ['Curbs and boots', 'EA', 'upslope diverter yes or no'],
      ['Snow retention', 'LF', 'clamped or screwed'],
    ],
    build: [
      ['Panel profile and coverage', 'rib height and spacing by tape, sketch made'],
      ['Gauge and metal', 'micrometer with paint; magnet sticks or not'],
      ['Finish', 'PVDF or SMP by the tag or invoice; color code'],
      ['Seam', 'snap-lock, single or double fold, or lapped with screws'],
      ['Support below', 'deck or open purlins; spacing measured'],
    ],
    repairability: [
      ['One panel out alone', 'seam can be opened and reclosed without its neighbors: yes or no'],
      ['Profile still rolled', 'roll former or supplier named, date asked'],
      ['Color match', 'new chip beside a washed panel, both photographed'],
      ['Engagement of seams at dents', 'seam gauge or hand crimper passes freely: yes or no'],
    ],
    photos: [
      'Dent under a straightedge with depth gauge',
      'Loupe view of the coating at a dent',
      'Rib profile with tape and coil tag',
      'Seam end at the eave, engaged or open',
      'Underside of a panel at the same dent, where open',
    ],
  },
  warranty: {
    voids: [
      ['Sealant or asphalt over laps', 'black or silicone smears not in the manufacturer’s details'],
      ['Foreign screws', 'heads of another metal or color, stained rings'],
      ['Panels pinned at both ends', 'pipe, rail or solar foot screwed through pan and deck'],
      ['Treated wood or copper touching', 'wet contact, white or red rust beside it'],
    ],
    notice: [
      'Coil or lot number with the finish certificate',
      'Chalk and fade readings on a washed panel, with a retained chip',
      'Micrometer reading of paint at three places per slope',
      'Weathertightness inspection reports with their dates',
    ],
  },
  leak: {
    principle:
      'Pans seldom leak in the flat. Laps, curbs, boots and screws do, and water follows a rib or purlin for many feet.',
    method: {
      name: 'Hose at one lap at a time, 10 minutes, eave to ridge',
      text: 'Wet one trim joint, boot or lap, the rest covered with film. On hydrostatic (water-barrier) panels of low slope a dammed pan may be filled to half the rib.',
      cite: 'Low-slope pans: ASTM E2140 is the laboratory static-head test whose idea is borrowed; no ASTM field test covers steep metal.',
    },
    hypotheses: [
      [
        'Washer aged or screw canted',
        'sealing washers covered in rows, then uncovered one by one',
        'trail on that screw shank',
      ],
      ['End lap without sealant', 'feeler gauge, then hose at the lap', 'water on the purlin below the lap'],
      ['Curb without upslope diverter', 'hose above the curb only', 'water at the curb’s uphill corner'],
      ['Boot slit or set across a rib', 'water poured at the collar', 'drip at the pipe sleeve'],
      [
        'Capillary rise at low-slope seam',
        'dammed pan, seam watched from below',
        'drops along the seam at one water depth',
      ],
      ['Ridge closure lost', 'spray along the ridge from windward', 'daylight and wet at the same rib'],
      ['Thermal slot at a pinned panel', 'panel end measured at noon and dawn', 'slot longer than the screw head'],
    ],
    interior: [
      ['Rust trail on purlin or screw', 'its uphill end is nearest the entry'],
      ['Vapor retarder or facing', 'bag of water may hang far from the hole; drain it first'],
      ['Deck joints', 'wet at one joint line below a trim piece'],
    ],
    imitators: [
      ['Condensation under panels', 'even drops on cold, clear mornings'],
      ['Snow sifting through vents', 'wet at ridge after dry, windy snow'],
      ['Gutter over the wall', 'wet wall head, dry panels; outlet blocked'],
    ],
    moisture:
      'Log air and metal temperature with humidity and work out the dew point: a panel below it sweats. Read deck wood with pins; meters do not read metal.',
    closingSteps: 2,
    closed:
      'The lap stays dry for 10 minutes of hose after repair, and a clear cold morning and a rain have both passed without a drop.',
  },
}
