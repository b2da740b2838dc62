import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'metal-roofing',
  name: 'Metal Roofing',
  shortName: 'Metal',
  roofNoun: 'metal roof',
  aliases: [
    'metal roof',
    'metal panels',
    'metal panel',
    'standing seam metal',
    'standing seam roof',
    'standing seam',
    'steel roof',
    'aluminum roof',
    'R-panel',
    'exposed-fastener panels',
    'exposed-fastener panel',
    'corrugated metal',
    'snap-lock panels',
    'panels',
    'panel',
  ],
  icon: 'warehouse',
  type: 'sloped',
  isCoating: false,
  replacementWord: 'Replacement',
  description:
    'Standing seam, exposed-fastener and stamped metal panels in coated steel, aluminum or copper. Light and long-lived; some profiles suit very low slopes.',
  minSlope: '3:12',
  minSlopeNote:
    '3:12 for lapped panels without sealant, 1/2:12 with applied lap sealant, 1/4:12 for standing seam; panel maker may be stricter.',
  unitBasis: 'SQ of panel coverage plus LF of trim; panels ordered to length',
  typicalLifeYears: [30, 60],
  lifeNote: 'Exposed-fastener washers need replacement near year 15-20; concealed-clip panels run longest.',
  weightPsf: [0.6, 1.8],
  weightNote: 'Aluminum lightest; 24 ga steel about 1.2; stone-coated steel about 1.5.',
  materials: [
    '24 or 26 ga steel with 55 percent Al-Zn (AZ55 bare, AZ50 prepainted)',
    'G90 galvanized prepainted steel',
    '0.032 in aluminum for coastal sites',
    '16 or 20 oz copper, 0.7 mm zinc',
    'PVDF finish (long fade life) or SMP finish (economy)',
    'Stone-coated steel tiles',
  ],
  fasteners: [
    'Sliding or fixed concealed clips with pancake screws',
    'Exposed #10 or #12 screws with bonded EPDM washers, stainless in coastal air',
    'Pop rivets in matched metal plus butyl for trim laps',
    'No copper or lead contact with Al-Zn steel',
  ],
  underlayment: [
    'High-temperature self-adhered sheet (rated 240 °F or more) at eaves, valleys and low slopes',
    'Synthetic sheet with a slip surface over plywood elsewhere',
    'Flat deck within 1/4 in over 20 ft to limit oil canning',
  ],
  standards: [
    {
      id: 'ASTM A792',
      covers: '55 percent aluminum-zinc coated steel sheet',
      source: '2018 IRC Chapter 9 excerpt (roof sheathing requirements page reproducing R905)',
    },
    {
      id: 'ASTM A755',
      covers: 'Prepainted metallic-coated steel',
      source: '2018 IRC Chapter 9 excerpt (roof sheathing requirements page reproducing R905)',
    },
    {
      id: 'ASTM E1514 / E1637',
      covers: 'Structural standing seam steel / aluminum roof panel systems',
      source: 'Prof. Roofing, Making sense of metal, Oct 2012',
    },
    {
      id: 'ASTM E1592',
      covers: 'Structural performance of metal panels and clips under uniform static air pressure',
      source: 'ASTM E1592-01 page (webstore.ansi.org)',
    },
    {
      id: 'ASTM E2140',
      covers: 'Water penetration of water-barrier (hydrostatic) panel joints under static head; not wind-driven rain',
      source: 'ASTM E2140-01(2017)/(2023) page (astm.org)',
    },
    {
      id: 'UL 580 / UL 1897',
      covers: 'Wind uplift classification and failure-pressure tests of panel assemblies',
      source: 'expert knowledge',
    },
    { id: 'FM 4471', covers: 'Approval standard for Class 1 panel roofs', source: 'expert knowledge' },
    { id: 'AAMA 2605', covers: 'Superior-performance PVDF organic coating', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Panel planes', criterion: 'waviness noted from two angles, no buckled pans' },
      { check: 'Finish', criterion: 'no red rust, chalk rub lighter than rating 6' },
      { check: 'Seam closure', criterion: 'full height crimp, no gap over 1/16 in' },
      { check: 'Panel shift', criterion: 'no creep past eave line at screwed end' },
    ],
    flashings: [
      { check: 'Sidewall Z-closure', criterion: 'continuous, bedded in butyl under receiver' },
      { check: 'Chimney or curb high side', criterion: 'diverter or cricket tucked below panels' },
      { check: 'Transition trim', criterion: '12 in minimum lap with pitch break sealed' },
      { check: 'Counterflashing', criterion: 'metal hemmed edge, receiver sealant unbroken' },
    ],
    penetrations: [
      { check: 'Pipe boots', criterion: 'seated in pan center, not straddling a seam' },
      { check: 'Stack storm collar', criterion: 'sealant tight, band clamped' },
      { check: 'Conduits', criterion: 'isolated from panel by non-absorbing blocks' },
      { check: 'Snow guard screws', criterion: 'no field drilling into pans below' },
    ],
    drainage: [
      { check: 'Valley throat', criterion: '4 in visible channel free of shavings' },
      { check: 'Gutter straps', criterion: 'allow panel thermal travel' },
      { check: 'Low-slope backup', criterion: 'no water over rib height at curb' },
      { check: 'Eave closure', criterion: 'foam closure or bent panel stops ice and birds' },
    ],
    edges: [
      { check: 'Eave hook', criterion: 'panel hem fully locked on cleat' },
      { check: 'Rake trim', criterion: 'cleat both sides, screws every 12-18 in' },
      { check: 'Ridge closure', criterion: 'Z-bars sealed to pan bottoms' },
      { check: 'Corner uplift', criterion: 'no rattle when edge is hand-lifted' },
    ],
    interior: [
      { check: 'Condensation', criterion: 'no drips or stained insulation facing on purlins' },
      { check: 'Fastener tips', criterion: 'dry screw points on underside' },
      { check: 'Deck moisture', criterion: 'plywood under 19 percent at valley' },
      { check: 'Daylight', criterion: 'none through end laps from attic' },
    ],
    systemSpecific: [
      { check: 'Fixed point', criterion: 'single fixed location per panel, others slide' },
      { check: 'Screw sample of 50', criterion: 'under 5 percent loose, stripped or canted' },
      { check: 'Dissimilar metal scan', criterion: 'no copper, lead or wet-treated wood contact' },
      { check: 'End-lap sealant', criterion: 'butyl squeezed to both edges of 6 in lap' },
      { check: 'Oil canning log', criterion: 'graded none, light, moderate against approved mock-up' },
    ],
  },
  commonDefects: [
    {
      name: 'Loose screws',
      looks: 'washer spins and a halo of rust surrounds it',
      cause: 'thermal cycling and overdriven washers',
      remedy: 'replace with the next size of long-life screw',
    },
    {
      name: 'Cut-edge rust',
      looks: 'red line along a field shear',
      cause: 'grinder sparks or a bare cut edge',
      remedy: 'clean, prime and paint, or trim and patch where perforated',
    },
    {
      name: 'Oil canning',
      looks: 'ripples in the flat of the pan',
      cause: 'coil stress, an uneven deck or tight clips',
      remedy: 'document it, and use backer rod or striated pans on replacement',
    },
    {
      name: 'Opened seam',
      looks: 'rib flares open near the eave',
      cause: 'foot traffic or a wrong seamer pass',
      remedy: 're-seam with the right tool or add a listed clamp',
    },
    {
      name: 'Galvanic pitting',
      looks: 'white or brown pits below a pipe',
      cause: 'runoff from copper or lead',
      remedy: 'isolate the metals and replace the pitted length',
    },
    {
      name: 'Thermal tear',
      looks: 'slot stretched at a curb or screw',
      cause: 'panel pinned at both ends',
      remedy: 'free one end and fit a sliding clip',
    },
    {
      name: 'Swarf staining',
      looks: 'rust freckles around drilled holes',
      cause: 'hot chips left on the paint after cutting',
      remedy: 'brush off, polish lightly, replace the panel if the coating is through',
    },
    {
      name: 'Condensation drip',
      looks: 'water beads under the panel on cold mornings',
      cause: 'warm moist air reaching bare metal',
      remedy: 'seal air leaks, add ventilation or an insulated underlay',
    },
  ],
  installationSteps: [
    { step: 'Confirm profile matches slope', checkpoint: 'panel tested to ASTM E2140 below 3:12' },
    { step: 'Check deck flatness', checkpoint: 'string within 1/4 in over 20 ft' },
    { step: 'Lay high-temp sheet', checkpoint: 'laps rolled, cap nails only where covered' },
    { step: 'Set eave cleat', checkpoint: 'straight to 1/8 in along 40 ft' },
    { step: 'Square first panel', checkpoint: '3-4-5 check off eave' },
    { step: 'Fix one end only', checkpoint: 'clips free to slide elsewhere' },
    { step: 'Machine seam the day panels are laid', checkpoint: 'no unsealed ribs left overnight' },
    { step: 'Trim and closures', checkpoint: 'butyl under each Z-bar' },
    { step: 'Remove swarf and film', checkpoint: 'clean pans before sunset' },
    { step: 'Final water check', checkpoint: 'hose each curb high side' },
  ],
  stormDamageSigns: {
    hail: 'Dimples in flat pans, split seams, PVDF chipped down to metal, bent ridge caps; note apart where metal is fractured, a seam disengaged or the coating broken.',
    wind: 'Unhooked eave, lifted rake trim, panels rattling on failed clips, pulled-through screw heads.',
    debris: 'Gouge lines that break paint, punctured pans, crushed ribs holding water.',
    water: 'Rust-streaked laps, siphon leak at low-slope end lap, wet purlin insulation.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      'Paint chalk and fade 20-40 years, Al-Zn rust-through 20-25 years, both prorated; optional weathertight panel cover.',
    workmanship: '2-5 years; weathertightness needs inspected details and approved seamers.',
    exclusions: [
      'Cut edges and field-scratched finish',
      'Salt spray inside the stated coastal distance',
      'Oil canning and color drift between coils',
      'Contact with copper runoff or fertilizer',
    ],
    maintenanceDuties: [
      'Wash panels on the coastal schedule',
      'Remove metal shavings after other trades',
      'Keep dated screw-replacement log',
    ],
  },
  seasonalTasks: {
    spring: [
      'Recheck screws loosened by winter travel',
      'Reset snow-damaged trim',
      'Look under eaves for bent gutters and torn straps after snow slides',
    ],
    summer: [
      'Listen for binding or popping ribs at midday',
      'Touch up chalked trim',
      'Wash sea salt and bird droppings from pans and ribs',
    ],
    fall: [
      'Verify the torque of snow rail clamps',
      'Clean valley pans of leaves',
      'Check butyl at ridge Z-closures before the wind season',
    ],
    winter: [
      'Keep people clear of snow slide paths',
      'Check ice at eave hooks without chipping',
      'Watch for condensation drips inside on the coldest mornings',
    ],
  },
  leakInvestigation: [
    'Note rain direction and temperature; separate leak from condensation by checking dry cold days',
    'Inspect curb, boot and trim upslope of the drip before touching seams',
    'Probe butyl tape at end laps with a feeler gauge',
    'Hose test trim joints from eave to ridge, one lap at a time, 10 minutes each',
    'Flood a dammed low-slope pan section to rib half-height where the panel is tested to ASTM E2140',
    'Look underneath for rust trail on purlin or screw to reverse the path',
    'Re-seal with butyl, never roof cement, and repeat the hose at that lap',
    'Log which lap was wet, the hose time and the seal used, so that the next storm proves the fix',
  ],
  hazards: [
    {
      task: 'Walking bare panels',
      hazard: 'very slick when dewy or frosted',
      control: 'harness with seam-clamp anchors, rubber soles, no work on wet pans',
    },
    { task: 'Lifting 30 ft panels', hazard: 'sail effect in gusts', control: 'stop at 20 mph, spreader bar, tag line' },
    {
      task: 'Shearing and nibbling',
      hazard: 'razor edges and hot chips',
      control: 'cut-resistant sleeves, snips over grinders',
    },
    {
      task: 'Feeding the roll former',
      hazard: 'in-running pinch point',
      control: 'guards closed, one operator, remote stop',
    },
    {
      task: 'Working under power drop',
      hazard: 'panel contact conducts',
      control: 'at least 10 ft clearance, or line sleeves fitted by the utility',
    },
    {
      task: 'Working over bright panels at midday',
      hazard: 'burn and eye strain',
      control: 'shaded lenses, sunscreen, water breaks',
    },
    {
      task: 'Working below snow-covered panels',
      hazard: 'struck by a sliding sheet of snow or ice',
      control: 'close the walkway until the slope is clear',
    },
    {
      task: 'Stacking panel bundles on purlins',
      hazard: 'bundle slides or overloads a bay',
      control: 'land over frames, band to the structure, block the low side',
    },
    {
      task: 'Stepping on skylight panels',
      hazard: 'fall through a translucent sheet',
      control: 'cover or guard every light panel before access and mark it on the plan',
    },
    {
      task: 'Drilling and grinding overhead trim',
      hazard: 'chips in the eye and hair',
      control: 'impact goggles, hair tied, vacuum at the bit',
    },
  ],
  ppe: [
    'Harness with standing-seam clamp anchor',
    'A4 cut gloves and sleeves for sheet edges',
    'Tinted impact eyewear against glare and chips',
    'Clean soft rubber soles for panels',
    'Ear protection at power seamer and shears',
    'Long pants and sleeves against sheet edges and sun-heated metal',
    'Hard hat with chin strap in the lifting zone',
    'Kneeling pad that leaves no marks on the finish',
  ],
  toolboxTopics: [
    {
      topic: 'Panel edges and carrying',
      points: [
        'Wear cut gloves before the crate is opened',
        'Carry long panels on edge with a person every 10 ft',
        'Weight the stack again after each panel is pulled',
        'Never reach for a panel that has started to slide',
      ],
    },
    {
      topic: 'Seam-clamp anchors',
      points: [
        'Use only clamps listed for this seam profile',
        'Torque the set screws and tug before tying off',
        'Snow guards and ridge trim are never anchors',
        'Walk in the flat near the rib, where clips support the pan',
      ],
    },
    {
      topic: 'Wind limits for long sheets',
      points: [
        'Check the hourly gust forecast before opening bundles',
        'Stop lifting panels above 20 mph',
        'Screw or tie the last panel before breaks',
        'A tag line holder stands upwind and clear of the load',
      ],
    },
    {
      topic: 'Swarf control',
      points: [
        'Cut with shears or nibblers, not abrasive wheels',
        'Sweep chips off before dew turns them to rust',
        'Vacuum gutters and pans at day end',
        'Check shoe soles for chips before walking on painted panels',
      ],
    },
    {
      topic: 'Roll former and seamer pinch points',
      points: [
        'One trained operator stays at the remote stop',
        'Keep sleeves and gloves away from the rolls',
        'Unplug before clearing a jammed coil',
        'Set the emergency stop before feeding a new coil',
      ],
    },
    {
      topic: 'Heat and glare from bare panels',
      points: [
        'Panels can burn skin through thin pants at noon',
        'Use dark lenses and sunscreen on bright mill finish',
        'Rotate the crew off the sunny slope each hour',
        'Touch a panel with the back of a gloved hand before kneeling',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Gust lifts a panel',
      response:
        'Let go and move clear, do not chase it, secure the remaining stack, then check people and power lines.',
    },
    {
      scenario: 'Edge laceration of forearm',
      response: 'Press directly on the wound, raise the arm, apply a tourniquet to spurting blood and call 911.',
    },
    {
      scenario: 'Contact with overhead line',
      response: 'Stay still, keep others at least 30 ft away and let the utility cut the power before any rescue.',
    },
    {
      scenario: 'Snow sheet releases onto a walkway',
      response: 'Close the walk, account for everyone, probe the pile if a person is missing and call 911.',
    },
    {
      scenario: 'Worker slides off a dewy panel into the harness',
      response: 'Call 911, talk to the worker, raise or lower with the rescue kit and watch for suspension trauma.',
    },
  ],
  contractNotes: [
    'Oil canning: visible waviness in flat pans is inherent to light-gauge metal and is not cause for rejection.',
    'Color and texture can vary between coil lots; all panels come from one lot where stated.',
    'Thermal noise and slight travel at gutters are normal for panels on sliding clips.',
    'Dents that leave seams, fasteners and coating intact are recorded as cosmetic; the insurer alone decides on coverage.',
    'Snow retention is excluded unless engineered rail count is listed.',
    'Flatness of existing deck accepted only after string-line survey; shimming billed as allowance.',
  ],
  factSources: [
    {
      fact: 'Slopes 3:12, 1/2:12 with sealant, 1/4:12 standing seam',
      source: 'Prof. Roofing, Roof slope guidelines, Aug 2018',
    },
    {
      fact: 'Architectural panel limit of 3:12',
      source: 'Building Enclosure, Roofing Codes: Section 1507.4 Metal Roof Panels',
    },
    {
      fact: 'Functional hail damage criteria: fracture, disengaged lap, coating disrupted',
      source: 'ESi, Investigation of hail damage to metal roofs with a cosmetic damage endorsement',
    },
    {
      fact: 'Al-Zn standing seam study expects about 60 years with fasteners replaced',
      source: 'BECK, Metal roofing fasteners article citing the MCA/ZAC service-life study',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
