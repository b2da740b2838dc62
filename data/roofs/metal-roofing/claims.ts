import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count every dent in the square and note its width and depth. List apart those that broke the paint, opened a seam, or hold water.',
    square:
      'Look along the pan in low sun or with a lamp held flat, and rub chalk sideways to find shallow dents. Walk only over supports.',
    counts: ['Coat broken', 'Loose (LF)'],
    hail: [
      ['Width and depth of dents, inches', 'measure the three largest on each slope under a straightedge', 'measure'],
      ['Paint at the dent', 'a loupe shows a crack or bare metal'],
      ['Standing seams and ribs', 'a seam is split or disengaged; write its length'],
      ['Screw heads and washers', 'a strike has cut the washer or tipped the head'],
      ['Trim, ridge cap, and flues', 'they are bent so that a lap stands open'],
    ],
    wind: [
      ['Eave hook or cleat', 'the end of the panel is off the cleat, and the edge flutters'],
      ['Clips in the zone at eave and rake', 'the pan lifts by hand more than in the next bay'],
      ['Rake and ridge trim', 'the cleat is bent open, or rivets are sheared'],
      ['Screw pull-through', 'the hole is stretched round, and the washer is left behind'],
    ],
    debris: [
      ['Gouge through paint', 'the metal is bright, without rust in the line yet'],
      ['Crushed rib or pan', 'water stands in it; write its depth'],
      ['Scattered shavings or nails', 'photograph them, then pick them off before they rust'],
    ],
    water: [
      ['End and side laps', 'butyl is torn open at a lap that moved'],
      ['Closures at eave and ridge', 'foam is blown out, and daylight shows at the rib'],
      ['Insulation facing or deck below', 'it is wet under the part that moved'],
    ],
    collateral: ['Flue caps and hoods', 'Gutters of the same metal', 'Skylight frames', 'Snow guards'],
    notStorm: [
      ['Oil canning', 'long waves without an edge lie in the flat of the pan and come and go with heat'],
      ['Forming line', 'every panel has a straight mark at the same distance from the rib'],
      ['Foot dent', 'it is broad and shallow, mid-pan, on a line to equipment'],
      ['Dropped screw gun or tool', 'a single sharp dent has a scratch beside a fastener'],
      ['Cut-edge rust', 'a red line follows a field cut, with loose paint behind it'],
      ['Backed-out screw', 'there is a ring of dust under the washer, evenly over the slope'],
      ['Chalk and fade', 'the palm is powdery, alike on all faces of one age'],
    ],
    care: 'Fasten a tarp to framing at the edge, not through sound pans, and keep roof cement off metal: use butyl only.',
  },
  insurance: {
    components: [
      ['Panels by slope', 'SQ', 'number of panels times coverage times length'],
      ['Longest panel', 'LF', 'eave to ridge, without end lap'],
      ['Eave and rake trim', 'LF', 'sketch the profile and measure the girth'],
      ['Ridge and hip cap', 'LF', 'vented or closed'],
      ['Valley and wall flashing', 'LF', 'note girth and hem'],
      ['Closures and butyl', 'LF', 'at eave, ridge, and laps'],
      ['Curbs and boots', 'EA', 'with or without upslope diverter'],
      ['Snow retention', 'LF', 'clamped or screwed'],
    ],
    build: [
      ['Panel profile and coverage', 'rib height and spacing by tape, with a sketch'],
      ['Gauge and metal', 'micrometer reading with paint; does a magnet stick?'],
      ['Finish', 'PVDF or SMP by tag or invoice, and the color code'],
      ['Seam', 'snap-lock, single or double fold, or lapped with screws'],
      ['Support below', 'deck or open purlins, with their spacing'],
    ],
    repairability: [
      ['Removing one panel alone', 'can its seam be opened and closed again without its neighbors?'],
      ['Profile still made', 'roll former or supplier, and the date of the answer'],
      ['Color match', 'a new chip beside a washed panel, both photographed'],
      ['Engagement of seams at dents', 'does a seam gauge or hand crimper pass freely?'],
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
      ['Sealant or asphalt over laps', 'look for black or silicone smears that the manufacturer’s details do not show'],
      ['Foreign screws', 'look for heads of another metal or color and stained rings'],
      ['Panels pinned at both ends', 'look for a pipe, rail, or solar foot screwed through pan and deck'],
      ['Treated wood or copper touching', 'look for wet contact with white or red rust beside it'],
    ],
    notice: [
      'Coil or lot number with the finish certificate',
      'Chalk (ASTM D4214) and color difference (ASTM D2244) on a washed panel, with a retained chip',
      'Dry-film thickness by magnetic or eddy-current gauge (ASTM D7091), three places on each slope',
      'Weathertightness inspection reports with their dates',
    ],
  },
  leak: {
    principle:
      'Pans seldom leak in the flat. Laps, curbs, boots, and screws do, and water follows a rib or purlin for many feet.',
    method: {
      name: 'Hose at one lap at a time, 10 minutes, eave to ridge',
      text: 'Wet one trim joint, boot, or lap and cover the rest with film. On hydrostatic (water-barrier) panels of low slope, a dammed pan may be filled to half the rib.',
      cite: 'Low-slope pans: ASTM E2140 is the laboratory static-head test whose idea is borrowed; no ASTM field test covers steep metal.',
    },
    hypotheses: [
      [
        'Aged washer or canted screw',
        'cover the washers in rows, then uncover one at a time',
        'a trail runs down that screw',
      ],
      ['End lap without sealant', 'use a feeler gauge, then hose the lap', 'water lies on the purlin below the lap'],
      ['Curb without an upslope diverter', 'hose above the curb only', 'water shows at the curb’s uphill corner'],
      ['Boot slit or set across a rib', 'pour water at the collar', 'the pipe sleeve drips'],
      [
        'Capillary rise at a low-slope seam',
        'dam the pan and watch the seam from below',
        'drops run along the seam at one depth of water',
      ],
      ['Lost ridge closure', 'spray along the ridge from windward', 'daylight and water show at the same rib'],
      [
        'Stretched slot at a pinned panel',
        'measure the end of the panel at noon and dawn',
        'the slot is longer than the screw head',
      ],
    ],
    interior: [
      ['Rust trail on purlin or screw', 'it is wet; its uphill end is nearest the entry'],
      ['Vapor retarder or facing', 'a bag of water may hang far from the hole; drain it first'],
      ['Deck joints', 'one joint line is wet below a piece of trim'],
    ],
    imitators: [
      ['Condensation under panels', 'drops are even on cold, clear mornings'],
      ['Snow blown through vents', 'the ridge is wet after dry, windy snow'],
      ['Gutter over the wall', 'the wall head is wet, the panels are dry, and the outlet is blocked'],
    ],
    moisture:
      'Log the temperature of air and metal with the humidity and work out the dew point: a panel below it sweats. Read deck wood with pins; meters do not read metal.',
    closingSteps: 2,
    closed:
      'The lap stays dry for 10 minutes of hose after the repair, and a clear cold morning and a rain have both passed without a drop.',
  },
}
