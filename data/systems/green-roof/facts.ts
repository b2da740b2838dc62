import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'green-roof',
  name: 'Green Roof',
  shortName: 'Green Roof',
  roofNoun: 'green roof',
  aliases: [
    'vegetated roof',
    'vegetative roof',
    'vegetated roofing',
    'planted roof',
    'living roof',
    'extensive green roof',
    'sedum roof',
    'eco roof',
    'garden roof',
    'green roofing',
  ],
  icon: 'sprout',
  type: 'flat',
  isCoating: false,
  replacementWord: 'Replacement',
  description:
    'Plants in engineered media over drainage, root barrier and tested membrane. Cuts runoff and heat; needs structural capacity, watering and plant care.',
  minSlope: '1/4:12',
  minSlopeNote:
    'Drainage layer needs at least 1/4 in per ft; ASTM guide covers roofs to about 15 percent; steeper needs stabilization.',
  unitBasis: 'SF planted area plus SF membrane; EA modules or trays',
  typicalLifeYears: [30, 50],
  lifeNote: 'Protected membrane often doubles life; plants need replacement over time.',
  weightPsf: [15, 150],
  weightNote:
    'Extensive 2-6 in media about 15-50 psf saturated, intensive about 80-150 psf; the engineer confirms by test.',
  materials: [
    'Extensive sedum mat with 3-4 in media',
    'Pre-grown tray modules',
    'Intensive planting with 9-18 in media',
    'Drainage composite with retention cups',
    'Root barrier, copper or welded PVC',
    'FM-tested border stone or pavers',
  ],
  fasteners: [
    'No penetrations through root barrier; loose or adhered layers',
    'Edge restraint bars fixed outside membrane',
    'Wind blanket pinned in media',
    'Paver pedestals on pads',
  ],
  underlayment: [
    'Hot rubberized asphalt, EPDM, TPO, PVC or cold liquid membrane under a protection course',
    'Membrane leak tested before any overburden',
    'Structural deck with stamped live and saturated dead load',
  ],
  standards: [
    {
      id: 'ASTM E2397',
      covers: 'Dead and live loads of vegetated roof systems',
      source: 'NBS document record for ASTM E2397/E2397M',
    },
    { id: 'ASTM E2399', covers: 'Maximum media density for loads', source: 'expert knowledge' },
    {
      id: 'ASTM E2400',
      covers: 'Plant selection, installation and upkeep',
      source: 'ASTM E2400/E2400M abstract, iteh.ai',
    },
    {
      id: 'ASTM E2777',
      covers: 'Guide for vegetative roof systems, to 15 percent slope',
      source: 'ASTM E2777-20 catalogue page (astm.org)',
    },
    {
      id: 'ANSI/SPRI VF-1',
      covers: 'External fire design for vegetative roofs',
      source: 'ANSI/SPRI VF-1 (2010) text (studylib.net)',
    },
    {
      id: 'ANSI/SPRI RP-14',
      covers: 'Wind design for vegetative roofs',
      source: 'ANSI/SPRI RP-14 (2010) text (scribd.com)',
    },
    {
      id: 'ANSI/SPRI VR-1',
      covers: 'Root and rhizome penetration test for vegetative roofs',
      source: 'SPRI, Current ANSI/SPRI standards list (spri.org)',
    },
    {
      id: 'ASTM D8231',
      covers: 'Low-voltage leak scan before overburden',
      source: 'ASTM D8231-19 abstract, theiteh.com',
    },
    { id: 'FM 4477', covers: 'Approval of vegetated roof assemblies', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Plant cover', criterion: 'at least 80 percent after year two' },
      { check: 'Bare media', criterion: 'no area over 1 sq ft' },
      { check: 'Wind scour', criterion: 'no hollow more than 1/2 in' },
      { check: 'Weed trees', criterion: 'none over 6 in tall' },
    ],
    flashings: [
      { check: 'Wall strip', criterion: 'gravel strip 18 in wide and membrane turned up 8 in above the media' },
      { check: 'Parapet cover', criterion: 'metal shields sun edge' },
      { check: 'Door sill', criterion: '8 in above the media, or a drained curb in front' },
      { check: 'Root barrier top', criterion: 'ends above the finished media' },
    ],
    penetrations: [
      { check: 'Sleeve through planted zone', criterion: 'gravel ring and root collar visible' },
      { check: 'Lighting conduit', criterion: 'runs above root barrier and is sealed at entry' },
      { check: 'Moisture-probe holes', criterion: 'resealed after reading' },
      { check: 'Railing post', criterion: 'base on flashed curb outside media' },
    ],
    drainage: [
      { check: 'Inspection box', criterion: 'lid lifts, drain sump free of root' },
      { check: 'Overflow scupper', criterion: 'unblocked and above media by design' },
      { check: 'Media depth to drain', criterion: 'tapered down to the drain, not packed against it' },
      { check: 'Filter fabric', criterion: 'lapped and untorn' },
    ],
    edges: [
      { check: 'Non-vegetated border', criterion: 'full drawn width with no plants crossing' },
      { check: 'Edge restraint', criterion: 'does not move when pushed' },
      { check: 'Paver corner row', criterion: 'fully seated and interlocked' },
      { check: 'Slope baffle', criterion: 'media has not slid against it' },
    ],
    interior: [
      { check: 'Ceiling below beds', criterion: 'dry within a day of a 2 in rain' },
      { check: 'Structure', criterion: 'no new sag or crack under planted bays' },
      { check: 'Winter condensation', criterion: 'no drip beneath unheated beds' },
      { check: 'Leak sensor panel', criterion: 'no alarm recorded since last visit' },
    ],
    systemSpecific: [
      { check: 'Saturated weight record', criterion: 'matches the engineer’s ASTM E2397 calculation' },
      { check: 'Leak scan certificate', criterion: 'signed by tester with breach map' },
      { check: 'Media organic share', criterion: 'within specification for fire and settling' },
      { check: 'Irrigation pressure', criterion: 'inside controller range on site gauge' },
      { check: 'Fire break distance', criterion: 'matches the fire drawing' },
      { check: 'Wind blanket', criterion: 'pinned until plant cover exceeds 80 percent' },
    ],
  },
  commonDefects: [
    {
      name: 'Bare patches',
      looks: 'media exposed after a drought',
      cause: 'irrigation failure or missed watering',
      remedy: 'repair the drip line and replant',
    },
    {
      name: 'Standing water in tray',
      looks: 'yellow, soft plants',
      cause: 'plugged drain path or a flat deck',
      remedy: 'clear the box and add a drainage channel',
    },
    {
      name: 'Tree seedling roots',
      looks: 'woody stem growing at a wall',
      cause: 'missed weeding rounds',
      remedy: 'remove while young and check the barrier',
    },
    {
      name: 'Media erosion',
      looks: 'hollow beside the parapet',
      cause: 'wind over loose media',
      remedy: 'refill and add stone and a wind blanket',
    },
    {
      name: 'Hidden membrane leak',
      looks: 'drip below a planted bay',
      cause: 'trade damage before the overburden was laid',
      remedy: 'scan by zone, strip that bay and repair',
    },
    {
      name: 'Overload sag',
      looks: 'ponded bays and new ceiling cracks',
      cause: 'media too deep or saturated',
      remedy: 'call the engineer and remove load as directed',
    },
    {
      name: 'Dry plant fire risk',
      looks: 'brown thatch against a wall or unit',
      cause: 'no watering and no plant-free border',
      remedy: 'water, clear dead growth and widen the gravel',
    },
    {
      name: 'Nutrient-starved sedum',
      looks: 'red, thin mats with moss',
      cause: 'old media with no feed',
      remedy: 'test media and apply slow-release feed',
    },
  ],
  installationSteps: [
    { step: 'Obtain engineer letter for saturated load', checkpoint: 'psf on letter covers design depth and plants' },
    { step: 'Finish membrane and scan for breaches', checkpoint: 'ASTM D8231 scan or flood test shows no leak' },
    { step: 'Weld and probe root barrier', checkpoint: 'continuous to 2 in above finished media' },
    { step: 'Lay drainage and filter layers', checkpoint: 'flow path clear to inspection box' },
    { step: 'Place media in 6 in lifts', checkpoint: 'pile heights within engineer limit' },
    { step: 'Set border stones and fire breaks', checkpoint: 'width and material as drawn' },
    { step: 'Plant and cover for wind', checkpoint: 'blanket pinned per RP-14 corner zone' },
    { step: 'Test irrigation', checkpoint: 'uniform wetting shown on coverage map' },
    { step: 'Fit drain inspection lids', checkpoint: 'each marked on the roof plan' },
    { step: 'Hand over care plan', checkpoint: 'establishment contract of 12 to 24 months attached' },
  ],
  stormDamageSigns: {
    hail: 'Tattered foliage and bruised sedum; the membrane is usually safe unless the stone border moved.',
    wind: 'Corner scour, blown trays and shifted pavers, compared with the corner width on the wind drawing.',
    debris: 'Branches that compact the media, broken irrigation lines, torn wind blanket.',
    water: 'Clogged inspection boxes, overflow stains and water standing above the filter layer.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      'Separate terms: membrane 15-30 years, root barrier 10-20, plants 1-2 with care; overburden removal is often excluded.',
    workmanship: '2-5 years on the installation; leak search under plants depends on the agreement.',
    exclusions: [
      'Plants lost to drought where no irrigation log was kept',
      'Removal and replacement of overburden',
      'Roots from species that were not approved',
      'Added loads such as planters, furniture or deeper media',
    ],
    maintenanceDuties: [
      'Keep watering and weeding log',
      'Keep an 18 to 36 in plant-free border',
      'Yearly drain and scan access checks',
    ],
  },
  seasonalTasks: {
    spring: [
      'Apply slow-release feed and replant bare spots with plugs',
      'Open and rinse every drain inspection box',
      'Count winter losses on the photo grid',
    ],
    summer: [
      'Log watering twice a week and check the fire border',
      'Shade and water new plugs until rooted',
      'Hand-pull weeds before they set seed',
    ],
    fall: [
      'Cut dead tops and remove them so that no dry fuel is left',
      'Drain and blow out drip lines',
      'Refill eroded corners and re-pin blankets',
    ],
    winter: [
      'Inspect overflows after each thaw',
      'Keep people off frozen sedum',
      'Keep the plow and de-icing salt off planted areas',
    ],
  },
  leakInvestigation: [
    'Rule out plumbing and irrigation by turning irrigation off for three days',
    'Read the leak sensors or the electronic grid built into the roof',
    'Find the bay on the membrane map and list the drains and penetrations near it',
    'Lift trays or bag media in that bay only, keep plants shaded and watered',
    'Scan the cleaned membrane at low voltage to ASTM D8231, or pond a small dam within the structural limit',
    'Repair and test again before any media returns',
    'Restore the layers in order and photograph each one',
    'Update the membrane map with the breach, its cause and the date the bay was replanted',
  ],
  hazards: [
    {
      task: 'Staging media on the deck',
      hazard: 'overload and structural failure',
      control: 'piles only where the engineer’s map allows, spread at once',
    },
    { task: 'Blowing media through hoses', hazard: 'struck by coupling', control: 'whip check, radio, exclusion zone' },
    {
      task: 'Working in dry vegetation',
      hazard: 'ignition of thatch by tools or cigarettes',
      control: 'wet the area, keep the gravel border clear, extinguisher and hose ready',
    },
    {
      task: 'Applying fertilizer or weed control',
      hazard: 'skin and plant damage',
      control: 'follow the label, gloves, spill kit',
    },
    {
      task: 'Working near a planted edge',
      hazard: 'fall over an edge hidden by growth',
      control: 'rail or tie-off, edge line flagged before planting',
    },
    {
      task: 'Working among bees and ticks',
      hazard: 'allergic shock or tick-borne illness',
      control: 'repellent, known allergies, epinephrine at hand',
    },
    { task: 'Lifting trays and stones', hazard: 'strain', control: 'carts and two-person lifts' },
    {
      task: 'Craning bags and trays over occupied ground',
      hazard: 'dropped load',
      control: 'lift plan, closed street side, tag lines, no swing over people',
    },
    {
      task: 'Opening deep drain boxes',
      hazard: 'crushed fingers and bad air',
      control: 'lid lifter, gloves, air check in enclosed sumps',
    },
    {
      task: 'Mowing or trimming beside skylights',
      hazard: 'fall through a hidden dome',
      control: 'guards on every dome, flagged before work begins',
    },
  ],
  ppe: [
    'Harness and lanyard where the parapet is lower than a guardrail',
    'Waterproof gloves for media and fertilizer',
    'Long sleeves and tick repellent',
    'Dust mask while dry media is blown',
    'Non-slip boots for wet sedum',
    'Safety glasses while trimming and blowing media',
    'Sun hat and water bottle on exposed beds',
    'Steel-toe boots for pavers and stone borders',
  ],
  toolboxTopics: [
    {
      topic: 'Saturated load map',
      points: [
        'Check where piles may stand',
        'Never load two neighboring bays at once',
        'Stop if the deck deflects or creaks',
        'Wet media weighs far more than the bag label says',
      ],
    },
    {
      topic: 'Edge in the green',
      points: [
        'Mark the border with flags before planting',
        'Stay 6 ft from the edge until rails are up',
        'Wear a harness at corners',
        'Anchor lanyards before stepping into tall planting',
      ],
    },
    {
      topic: 'Scan before soil',
      points: [
        'No media before leak report is signed',
        'Walk on pads once the test is done',
        'Report any tool dropped on the membrane',
        'Mark tested bays with flags so nobody cuts there',
      ],
    },
    {
      topic: 'Fire break rules',
      points: [
        'Keep the gravel strip bare',
        'Water before forecast heat in a drought',
        'Know the nearest hose connection',
        'No smoking and no spark tools in dry months',
      ],
    },
    {
      topic: 'Plant care chemicals',
      points: [
        'Use only the listed fertilizer',
        'Keep products away from drains',
        'Wear gloves and wash before eating',
        'Measure feed by weight for the bed area',
      ],
    },
    {
      topic: 'Stings and weather',
      points: [
        'Ask who is allergic before the first task',
        'Leave the roof at the first thunder',
        'Drink by schedule and rest in shade',
        'Carry a phone, since help cannot see you from the street',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Bee-sting reaction',
      response: 'Call 911, use the worker’s own epinephrine and keep them seated and watched.',
    },
    {
      scenario: 'Deck cracks under a media pile',
      response: 'Evacuate above and below, call the engineer and never shovel media toward midspan.',
    },
    {
      scenario: 'Fire in dry vegetation',
      response: 'Call 911, wet the gravel break from the irrigation line, evacuate top floor.',
    },
    {
      scenario: 'Fall from a planted edge',
      response: 'Keep the worker still, call 911, use the rescue plan and edge stretcher.',
    },
    {
      scenario: 'Irrigation main breaks over occupied rooms',
      response:
        'Shut the supply, open every drain box, move people and electronics, call the plumber and log the water depth.',
    },
  ],
  contractNotes: [
    'An engineer’s letter for saturated load is a condition before any material reaches the roof.',
    'Membrane must pass the leak scan before overburden; removing and replacing growing media later is billed separately unless listed.',
    'Plant survival depends on irrigation and weeding; the 12-24 month establishment contract is priced on its own line.',
    'A unit price per SF is stated for lifting and resetting overburden for future leak repairs.',
    'Fire breaks and wind restraint follow the VF-1 and RP-14 drawings; changes need the engineer’s approval.',
    'Irrigation water, electrical power and hose access are supplied by the owner.',
  ],
  factSources: [
    {
      fact: 'Extensive 15-50 psf, intensive 80-150 psf',
      source: 'Ramcon Roofing, Extensive and Intensive Green Roofs',
    },
    { fact: 'E2777 scope to 15 percent slope and layers', source: 'ASTM E2777-20 catalogue page (astm.org)' },
    { fact: 'ANSI standards VF-1 and RP-14 for fire and wind', source: 'ANSI/SPRI VF-1 (2010) text (studylib.net)' },
    { fact: 'Scan needed before overburden', source: 'ASTM D8231-19 abstract, theiteh.com' },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
