import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'slate',
  name: 'Natural Slate',
  shortName: 'Slate',
  roofNoun: 'slate roof',
  aliases: [
    'slate roof',
    'slate roofing',
    'natural slate',
    'stone slate',
    'Vermont slate',
    'Pennsylvania slate',
    'slate shingles',
    'slates',
  ],
  icon: 'mountain',
  type: 'sloped',
  isCoating: false,
  replacementWord: 'Replacement',
  description:
    'Split stone shingles graded S1 to S3, hung on copper nails with copper flashings. Extremely long-lived but heavy; repairs need a slater.',
  minSlope: '4:12',
  minSlopeNote:
    'Trade practice is 4 in headlap from 4:12 to under 8:12, 3 in to under 20:12 and 2 in above; local code and slate source may ask for more.',
  unitBasis: 'SQ at stated headlap; EA for repairs by slate size',
  typicalLifeYears: [40, 125],
  lifeNote: 'ASTM grade life: S1 over 75 years, S2 40-75, S3 20-40; flashings wear first.',
  weightPsf: [7, 40],
  weightNote: '3/16-1/4 in slate 7-10; 3/8-1/2 in 15-20; 3/4-1 in 30-40.',
  materials: [
    'Unfading green or purple Vermont, S1',
    'Gray-black Pennsylvania, check grade',
    'Welsh heather or Spanish import with certificate',
    'Graduated thickness or random width patterns',
    '16 oz cold-rolled copper for valleys',
  ],
  fasteners: [
    'Solid copper slater nails, 10-11 ga, twice slate thickness plus 1 in',
    'Stainless ring-shank where deck is hard',
    'Slate hooks or bibs for repairs only',
    'Nails left a hair loose so slate hangs',
  ],
  underlayment: [
    '30 lb felt or vapor-permeable sheet, 2 in laps',
    'Copper-safe ice barrier at eaves below 6:12',
    '1 in plank or 3/4 in ply able to hold nails without vibration',
  ],
  standards: [
    {
      id: 'ASTM C406',
      covers: 'Roofing slate grades S1, S2, S3 and expected life',
      source: 'ASTM C406-00 catalogue content and Schieferlexikon page on ASTM C406',
    },
    {
      id: 'ASTM C120',
      covers: 'Flexure and breaking load of slate',
      source: 'ASTM C406-00 catalogue content and Schieferlexikon page on ASTM C406',
    },
    {
      id: 'ASTM C121',
      covers: 'Water absorption of slate',
      source: 'ASTM C406-00 catalogue content and Schieferlexikon page on ASTM C406',
    },
    {
      id: 'ASTM C217',
      covers: 'Weather resistance, acid softening depth',
      source: 'ASTM C406-00 catalogue content and Schieferlexikon page on ASTM C406',
    },
    { id: 'ASTM B370', covers: 'Cold-rolled copper sheet and strip for flashings', source: 'expert knowledge' },
    { id: 'UL 790', covers: 'Exterior fire with noncombustible stone', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Slipped or missing', criterion: 'fewer than 2 percent of slope' },
      { check: 'Delamination', criterion: 'no powder when rubbed with thumb' },
      { check: 'Cross-ribbons', criterion: 'none open to weather' },
      { check: 'Nail-hole wear', criterion: 'no slot longer than 1/8 in' },
    ],
    flashings: [
      { check: 'Valley copper', criterion: 'no pinholes or green channels worn thin' },
      { check: 'Chimney step', criterion: 'one piece at each course, lead counterflashing tight' },
      { check: 'Dormer cheek', criterion: 'copper bears under slate 4 in' },
      { check: 'Pan joint', criterion: 'solder unbroken' },
    ],
    penetrations: [
      { check: 'Pipe lead', criterion: 'dressed on slate with bib' },
      { check: 'Lightning rods', criterion: 'clamps off slate holes' },
      { check: 'Skylight curb', criterion: 'copper saddle upslope' },
      { check: 'Old bracket nails', criterion: 'replaced with hooks' },
    ],
    drainage: [
      { check: 'Open valley width', criterion: '3-5 in, wider toward eave' },
      { check: 'Hung gutter', criterion: 'lip lower than slate line' },
      { check: 'Snow slide path', criterion: 'guard rows protect eave' },
      { check: 'Scupper copper', criterion: 'no solder cracks' },
    ],
    edges: [
      { check: 'Eave starter', criterion: 'doubled, butts cover joint' },
      { check: 'Rake overhang', criterion: '1/2 to 1 in with even line' },
      { check: 'Ridge combing', criterion: 'lapped from storm side' },
      { check: 'Barge slates', criterion: 'two nails, no lifted corner' },
    ],
    interior: [
      { check: 'Daylight scan', criterion: 'pinpoints of light only, none along a course' },
      { check: 'Nail rust', criterion: 'no iron streak on board' },
      { check: 'Plank voids', criterion: 'no split boards under nailing' },
      { check: 'Truss sign', criterion: 'no bow from stone load' },
    ],
    systemSpecific: [
      { check: 'Grade test report', criterion: 'ASTM C406 class, flexure and absorption filed' },
      { check: 'Headlap measure', criterion: '3 in or 4 in verified on five slates' },
      { check: 'Sound test', criterion: 'clear ring on S1, dull thud logged' },
      { check: 'Side lap', criterion: 'joints offset at least 3 in from those in the next course' },
      { check: 'Repair map', criterion: 'hooks and bibs under 10 percent of slope' },
    ],
  },
  commonDefects: [
    {
      name: 'Broken slate',
      looks: 'a clean edge with a corner missing',
      cause: 'foot traffic or a falling limb',
      remedy: 'rip out the piece and hang a match on a copper hook',
    },
    {
      name: 'Slipper',
      looks: 'gap with a bare nail shank showing',
      cause: 'iron nail rusted through, or hole worn wide',
      remedy: 'rehang with copper nail or hook',
    },
    {
      name: 'Soft flaking',
      looks: 'powder comes off when rubbed',
      cause: 'low-grade ribbon stone at the end of its life',
      remedy: 'replace the slope with S1 stone',
    },
    {
      name: 'Worn valley',
      looks: 'pinholes along the groove',
      cause: 'runoff scouring thin copper',
      remedy: 'reline with 20 oz copper',
    },
    {
      name: 'Nail through lap',
      looks: 'a drip that follows a nail shank',
      cause: 'hole punched at the wrong height',
      remedy: 'remove, punch a new hole and rehang',
    },
    {
      name: 'Ice lift',
      looks: 'eave courses bowed upward',
      cause: 'ice backing up behind a cold eave',
      remedy: 'relay over a copper-safe ice barrier and insulate the eave',
    },
    {
      name: 'Galvanized flashing rust',
      looks: 'orange streaks below a wall',
      cause: 'steel flashing laid under long-life stone',
      remedy: 'replace in copper while the courses are lifted',
    },
    {
      name: 'Tar patches',
      looks: 'black smears over joints',
      cause: 'cement used in place of a hook repair',
      remedy: 'remove the smeared slates and rehang sound ones',
    },
  ],
  installationSteps: [
    {
      step: 'Review ASTM C406 certificate and ring-test a sample',
      checkpoint: 'grade and thickness accepted before staging',
    },
    { step: 'Set cant and double the eave course', checkpoint: 'first row lifted to match the slope of courses above' },
    { step: 'Snap exposure lines', checkpoint: 'exposure equals (slate length minus headlap) divided by two' },
    { step: 'Hang each slate on two copper nails', checkpoint: 'slate moves slightly and the head is not drawn tight' },
    { step: 'Offset side joints', checkpoint: 'at least 3 in from the joint below' },
    {
      step: 'Install copper step flashing per course',
      checkpoint: 'one piece each course, none soldered into a long strip',
    },
    { step: 'Trim the open valley', checkpoint: 'straight cut with 4 in of copper showing' },
    { step: 'Finish ridge with saddle or comb slates', checkpoint: 'every nail covered and bedded as detailed' },
    { step: 'Final binocular count', checkpoint: 'no broken slates and no repair hooks in new work' },
    { step: 'Set snow guards and clean down', checkpoint: 'guards in the drawn pattern, gutters emptied of chips' },
  ],
  stormDamageSigns: {
    hail: 'Round punched holes with star fracture and bright stone, split corners; inspect also copper dents.',
    wind: 'Missing combs and rakes, slates hanging on single nail, chatter grooves.',
    debris: 'Vertical break train under a limb, gutter crush.',
    water: 'Stain tracks at valley pinholes and at eave after ice.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      'Quarry warrants grade and thickness, often 75 years for S1; natural color class is labeled unfading or weathering.',
    workmanship: '5-10 years, with longer terms offered by some specialist slaters.',
    exclusions: [
      'Weathering color of listed stones',
      'Breakage by others walking the roof',
      'Iron-nail remainder on reused slopes',
      'Staining from copper patina',
    ],
    maintenanceDuties: [
      'Hire slaters for every repair',
      'No roof cement on copper or stone',
      'Stock salvage for future matches',
    ],
  },
  seasonalTasks: {
    spring: [
      'Rehang slates that slipped in frost',
      'Look for winter tears and pinholes in copper valleys',
      'Count slates in the gutters and flag their slope',
    ],
    summer: [
      'Clear valleys and leave copper bare, unpainted and untarred',
      'Tap-test slopes that lost slates last winter',
      'Rehang sliders while scaffolds are cheap and stone is dry',
    ],
    fall: [
      'Reset bronze snow guards before the first snow',
      'Sweep leaves from valleys and saddle ridges',
      'Check eave gutters and hangers for the snow load ahead',
    ],
    winter: [
      'Warn occupants about snow slides below unguarded eaves',
      'Stay off iced stone and view the slopes by binoculars',
      'Note icicle lines that show a failed eave sheet',
    ],
  },
  leakInvestigation: [
    'Match ceiling mark to a nail line and to copper valleys above',
    'Scan slope from ground, flag missing or slipped slates',
    'Lift three slates with ripper above entry and read nail rust',
    'Check copper with bright light behind for pinholes',
    'Pour a cup per slate joint to find side-lap failure',
    'Water test the chimney from the pan upward',
    'Make the hook repair and repeat the cup test',
    'Record the hook, slate size and slope on the repair map for the owner',
  ],
  hazards: [
    {
      task: 'Working slate from ladders',
      hazard: 'fall from a steep slope',
      control: 'roof hooks and chicken ladder for footing, harness tied to a ridge anchor',
    },
    { task: 'Pulling slates with a ripper', hazard: 'sliding slate', control: 'catch line and clear zone below' },
    {
      task: 'Stacking slate on the roof',
      hazard: 'overloaded rafters',
      control: 'ten slates per bay and stacks across rafters',
    },
    { task: 'Trimming slate dry', hazard: 'silica dust', control: 'shear or punch; wet saw if cutting is unavoidable' },
    { task: 'Handling slate edges', hazard: 'hand lacerations', control: 'leather slater’s gloves' },
    {
      task: 'Soldering copper on the roof',
      hazard: 'fire in felt and boards',
      control: 'hot-work permit, extinguisher and a fire watch after the last joint',
    },
    {
      task: 'Cutting lead counterflashing',
      hazard: 'lead dust',
      control: 'hygiene and exposure control under 1926.62',
    },
    {
      task: 'Handing slate up a hoist',
      hazard: 'dropped bundle',
      control: 'closed hoist cradle and no one under the line',
    },
    {
      task: 'Working over unguarded slate valleys',
      hazard: 'slide with loose stone',
      control: 'second line to the ridge and boards across the valley',
    },
    {
      task: 'Climbing to the ridge with a hook ladder',
      hazard: 'hook slips over a soft comb',
      control: 'test pull, backup rope over the ridge, one person per ladder',
    },
  ],
  ppe: [
    'Leather slater gloves for edge arrises',
    'Harness on ridge anchor with steep-slope lanyard',
    'Hard hat with chin strap near slides',
    'Eye cover for punch chips',
    'Soldering apron and heat sleeves',
    'Rubber-soled slater boots with ankle support',
    'Half-mask P100 while cutting or drilling stone',
    'Knee pads that stay on steep ladder rungs',
  ],
  toolboxTopics: [
    {
      topic: 'Ripper work',
      points: [
        'Brace a foot before pulling the ripper',
        'Warn the ground before every pull',
        'Catch the old slate instead of letting it slide',
        'Look at the nail hook before each stroke',
      ],
    },
    {
      topic: 'Chicken ladder checks',
      points: [
        'Hook must sit fully over the ridge',
        'Test pull before climbing the rungs',
        'Move ladders with two people on steep stone',
        'Only one slater on each ladder run',
      ],
    },
    {
      topic: 'Slate stacks',
      points: [
        'Ten slates per bay at most',
        'Keep stacks away from the eave line',
        'Tie the pile on slopes over 8:12',
        'Mark the load path on the attic floor joists',
      ],
    },
    {
      topic: 'Soldering copper on the roof',
      points: [
        'Permit, bucket and extinguisher at the iron',
        'No bare felt within reach of the flame',
        'Stay for the fire watch that the hot-work permit names',
        'Clear dry leaves from the gutter before lighting the iron',
      ],
    },
    {
      topic: 'Tap testing',
      points: [
        'A clear ring means sound slate, a thud means soft',
        'Chalk and count every dull one',
        'Explain grades S1 to S3 with the owner sample',
        'Replace every soft slate within the tested square',
      ],
    },
    {
      topic: 'Sheet-copper and lead edges',
      points: [
        'Gloves on before opening a roll',
        'Wash hands before food when lead was cut',
        'Roll up scrap and band it for the truck',
        'Wear sleeves where copper edges cross the forearm',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Slate slides toward a sidewalk',
      response: 'Shout a warning, block the walk, retrieve when clear, then inspect anchors and adjacent slates.',
    },
    {
      scenario: 'Glow or smoke seen near soldering',
      response:
        'Call 911, use the extinguisher if it is small, lift slates to look for hidden fire and hold the watch until the fire service releases it.',
    },
    {
      scenario: 'Slater hangs in a harness below the ridge anchor',
      response: 'Call 911 for aerial rescue, keep the worker’s legs moving, lower with the rescue kit if trained.',
    },
    {
      scenario: 'Chicken ladder hook lets go',
      response:
        'Hold on the fall-arrest line, call for the second ladder from the ridge side, check the worker for rope injuries.',
    },
    {
      scenario: 'Hand crushed between slate stacks',
      response: 'Ease the stack off with two people, raise the hand, call 911 for numb or pale fingers.',
    },
  ],
  contractNotes: [
    'Slate is supplied to the ASTM C406 grade shown with its test certificate; natural veining and color variation are accepted.',
    'Reclaimed slates vary in tone and thickness; visible slopes are blended first and remaining stock is left with the owner.',
    'An engineer confirms the dead load for the chosen slate thickness (7-40 psf) before ordering.',
    'Copper valleys and flashings wear faster than stone; their future replacement is not part of the slate warranty.',
    'Breakage of existing slates during access is limited to the listed percentage and replaced from salvage.',
    'Where iron nails are found, affected areas are rehung in copper at the unit price per square.',
  ],
  factSources: [
    {
      fact: 'Grades S1-S3 and service life',
      source: 'ASTM C406-00 catalogue content and Schieferlexikon page on ASTM C406',
    },
    {
      fact: 'Slate weights by thickness',
      source: 'US Army TI 809-53 (1999), Table 8-1 Weight of Common Slate and Tile Roofings',
    },
    {
      fact: 'Slate min slope 4:12 (code summary)',
      source: 'Minimum flat roof slope IBC summary page (web.app) listing slate 4:12 and wood shakes 3:12',
    },
    {
      fact: 'Hook, copper strip and tab repair methods',
      source: 'InterNACHI, Mastering Roof Inspections: Slate Roofs, Part 11',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
