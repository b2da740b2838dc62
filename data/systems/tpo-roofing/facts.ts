import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'tpo-roofing',
  name: 'TPO Roofing',
  shortName: 'TPO',
  roofNoun: 'TPO roof',
  aliases: ['TPO roof', 'TPO membrane', 'TPO sheet', 'TPO single-ply', 'thermoplastic polyolefin', 'white single-ply'],
  icon: 'layers',
  type: 'flat',
  isCoating: false,
  replacementWord: 'Replacement',
  description:
    'White reinforced thermoplastic polyolefin sheet, hot-air welded at seams and mechanically fastened, induction-welded or adhered. Reflective and economical.',
  minSlope: '1/4:12',
  minSlopeNote: 'New work; recover may follow existing drainage if no ponding past 48 hours.',
  unitBasis: 'SQ of sheet plus LF of perimeter and EA of details',
  typicalLifeYears: [15, 25],
  lifeNote: '60 mil sheet with annual seam checks reaches the upper end; early formulas that aged in heat fell short.',
  weightPsf: [0.3, 0.6],
  weightNote: 'Membrane only; insulated assembly about 2-3, ballasted option 10+.',
  materials: [
    '45, 60 or 80 mil reinforced sheet',
    'Fleece-back for recover or adhesive set',
    'White, tan or gray',
    'Induction-weld plates or half-sheets',
    'Unreinforced flashing and prefabricated corners',
  ],
  fasteners: [
    '#14 or #15 screws and 2-3/8 in barbed plates in lap, pull-out tested',
    'Perimeter half-sheets at 3 to 5 ft rows',
    'Water-based or low-VOC bonding adhesive on walls',
    'No plates closer than 1/2 in to lap edge',
  ],
  underlayment: [
    'Polyiso to ASTM C1289 in two staggered layers',
    'Coverboard 1/2 in HD polyiso or gypsum under 60 mil for hail',
    'Steel deck 22 ga or tested substitute',
  ],
  standards: [
    {
      id: 'ASTM D6878',
      covers: 'TPO sheet: thickness over scrim, aging, strength',
      source: 'ASTM D6878/D6878M-21 abstract, iteh.ai',
    },
    {
      id: 'ASTM D7635',
      covers: 'Thickness of coating over reinforcement',
      source: 'Prof. Roofing, Tech Today, Nov 2011 (TPO)',
    },
    {
      id: 'FM 4470 / FM 4474',
      covers: 'Single-ply approval and static-pressure uplift test of TPO assemblies',
      source: 'FM 4474 scope (globalspec.com)',
    },
    {
      id: 'UL 580 / UL 1897',
      covers: 'Wind uplift tests of fastened and adhered TPO assemblies',
      source: 'expert knowledge',
    },
    {
      id: 'ANSI/SPRI/FM 4435/ES-1',
      covers: 'Wind resistance test of TPO-clad edge metal and copings',
      source: 'SPRI/Building Enclosure, ANSI/SPRI/FM 4435/ES-1 update, 2022',
    },
    {
      id: 'ANSI/SPRI FX-1',
      covers: 'Field withdrawal test of the TPO row fasteners in the actual deck',
      source: 'SPRI, Current ANSI/SPRI standards list (spri.org)',
    },
    {
      id: 'ANSI/CRRC S100',
      covers: 'Initial and aged reflectance of white TPO',
      source: 'CRRC, ANSI/CRRC S100 page (coolroofs.org)',
    },
    {
      id: 'ASTM D7877',
      covers: 'Electronic leak methods; needs a conductive layer directly under the sheet',
      source: 'ASTM D7877-24 abstract, iteh.ai',
    },
  ],
  inspectionPoints: {
    field: [
      { check: 'Fastener tenting', criterion: 'no plate edge felt above the membrane' },
      { check: 'Top film wear', criterion: 'no reinforcement scrim visible' },
      { check: 'Membrane wrinkles', criterion: 'none running through a weld' },
      { check: 'Surface chalk', criterion: 'light rub only, no cracking' },
    ],
    flashings: [
      { check: 'Wall weld line', criterion: 'continuous squeeze-out with no pucker or void' },
      { check: 'Termination bar', criterion: 'fasteners 8 in on center and sealant intact' },
      { check: 'Curb flashing height', criterion: 'at least 8 in above finished roof' },
      { check: 'Corner patches', criterion: 'rounded and fully bonded' },
    ],
    penetrations: [
      { check: 'Pipe boot clamp', criterion: 'tight, sealed and boot not split' },
      { check: 'Sealant pocket', criterion: 'filler crowned above rim with no gap' },
      { check: 'Gas-line supports', criterion: 'pad under each block, sheet unscuffed' },
      { check: 'Curb adapter', criterion: 'welded to field sheet on all sides' },
    ],
    drainage: [
      { check: 'Drain sump', criterion: 'water gone 48 hours after rain' },
      { check: 'Clamp ring', criterion: 'every bolt present and sheet not cut at edge' },
      { check: 'Scupper liner', criterion: 'clad-metal weld continuous through opening' },
      { check: 'Overflow', criterion: 'inlet about 2 in above the primary drain or as drawn' },
    ],
    edges: [
      { check: 'TPO-clad fascia weld', criterion: 'strip bonded at least 4 in onto flange with no voids' },
      { check: 'Wood nailer', criterion: 'does not move when the edge is pulled upward' },
      { check: 'Perimeter half-sheets', criterion: 'row spacing matches the uplift drawing' },
      { check: 'Corner zone', criterion: 'extra fastening rows present both directions' },
    ],
    interior: [
      { check: 'Deck flutes', criterion: 'no red rust above insulation' },
      { check: 'Ceiling tile stain', criterion: 'position plotted against the seam plan' },
      { check: 'IR wet area', criterion: 'marked and cored' },
      { check: 'Humid occupancy below', criterion: 'vapor retarder confirmed on drawings or by core' },
    ],
    systemSpecific: [
      { check: 'Probe of 100 LF', criterion: 'no tip entry over 1/8 in' },
      { check: 'Peel cut per day', criterion: 'film tears, with no clean separation' },
      { check: 'Weld width', criterion: 'at least 1.5 in' },
      { check: 'Cut-edge seal', criterion: 'continuous on all exposed scrim' },
      { check: 'ELD pass list', criterion: 'every breach marked, welded and scanned again' },
    ],
  },
  commonDefects: [
    {
      name: 'Cold weld',
      looks: 'probe slips into the lap, clean peel on a cut',
      cause: 'low heat, fast robot or dirty sheet',
      remedy: 'clean and hot-weld a 6 in cover strip',
    },
    {
      name: 'Burned weld',
      looks: 'glossy brown glaze and thin film',
      cause: 'heat too high or robot too slow',
      remedy: 'cut out to sound sheet and patch',
    },
    {
      name: 'T-joint void',
      looks: 'pinhole where three sheets meet',
      cause: 'missing joint cover',
      remedy: 'weld a round T-patch over the intersection',
    },
    {
      name: 'Fastener back-out',
      looks: 'round bump or tear over a plate',
      cause: 'short screw or corroded deck',
      remedy: 'refasten in sound deck and weld a stripper',
    },
    {
      name: 'Bridging at wall',
      looks: 'sheet pulls off the angle',
      cause: 'unsecured base',
      remedy: 'install base bar or strip and new flashing',
    },
    {
      name: 'Cut-edge wicking',
      looks: 'white threads darken and lift',
      cause: 'missing edge sealant',
      remedy: 'seal edge or replace the strip',
    },
    {
      name: 'Heat-aged crazing',
      looks: 'dull network cracks on reflective-heat areas',
      cause: 'oxidation of older formula',
      remedy: 'patch, and plan cover or replacement',
    },
    {
      name: 'Scuffed top film',
      looks: 'gray lanes from doors to units',
      cause: 'foot and cart traffic off the pads',
      remedy: 'weld walkway rolls after checking for cut scrim',
    },
  ],
  installationSteps: [
    { step: 'Field-test fastener withdrawal', checkpoint: 'FX-1 values meet or exceed the uplift design' },
    { step: 'Warm up the robot and cut test welds', checkpoint: 'two strips a day tear in film' },
    { step: 'Lay insulation in staggered layers', checkpoint: 'no gap over 1/4 in' },
    { step: 'Unroll and relax sheets for 30 minutes', checkpoint: 'edges parallel and free of wrinkles' },
    { step: 'Fasten field, then corner zones', checkpoint: 'row spacing matches the plan' },
    { step: 'Weld laps 1-1/2 in wide and probe', checkpoint: 'no entry anywhere on cooled seams' },
    { step: 'Patch T-joints and seal cut edges', checkpoint: 'seen and logged the same day' },
    { step: 'Weld strip to clad edge metal', checkpoint: '4 in bond with no void' },
    { step: 'Flash drains and boots', checkpoint: 'clamp ring bolts and boot clamps tight' },
    { step: 'Complete a perimeter probe walk', checkpoint: 'photos keyed to the roof plan' },
  ],
  stormDamageSigns: {
    hail: 'Star fracture on top film, crushed coverboard felt by palm, hidden scrim cut under dent.',
    wind: 'Lifted perimeter row, torn weld at plate line, edge metal opened.',
    debris: 'Slashes with white threads, bent edge after bounce.',
    water: 'Wet iso seen in IR after 48 hours, ring leak at drain.',
  },
  warrantyTerms: {
    manufacturerMaterial: '10-30 years on the sheet; no-dollar-limit tiers need a full system and a final inspection.',
    workmanship: 'Typically 2 years by the contractor before the longer system term takes over.',
    exclusions: [
      'Water standing longer than the document allows, often 48 hours',
      'Grease, animal fat or solvent attack on the sheet',
      'Traffic off the walk pads',
      'Trades cutting or welding without the maker’s approval',
    ],
    maintenanceDuties: [
      'Clean drains and keep a dated TPO log',
      'Have seams probed at the interval in the document',
      'Report cuts and lifted laps within 30 days',
    ],
  },
  seasonalTasks: {
    spring: [
      'Probe wall and curb welds after freeze-thaw',
      'Wash soot from the white top film',
      'Count new fastener bumps on the windward side',
    ],
    summer: [
      'Run an evening infrared survey of past wet areas',
      'Look for plate tenting when the sheet is warm',
      'Check boots for clamp marks and sun cracks',
    ],
    fall: [
      'Fit leaf guards on TPO drains',
      'Renew sealant on exposed scrim edges',
      'Photograph walk pads and reweld lifted edges',
    ],
    winter: [
      'Move snow with plastic blades only',
      'Cut test welds before any work under 40 °F',
      'Check ponded ice rings for cut film after the thaw',
    ],
  },
  leakInvestigation: [
    'Plot interior drips on the roof grid and pick the nearest lap, boot or drain',
    'Probe that seam for 20 ft in each direction, with extra attention at T-joints',
    'Check cut edges, boots and clamp rings upslope of the drip',
    'Run electronic leak detection to ASTM D7877 or D8231 only where a conductive layer lies directly beneath the sheet',
    'Survey for wet insulation at night to ASTM C1153 and confirm with one wet and one dry core',
    'Dam a small area around the suspect weld and hold 1 in of dyed water for an hour',
    'Clean weathered TPO, weld a cover strip and retest the same area',
    'Log the probe distance, the weld settings and the photo of the repaired joint on the roof grid',
  ],
  hazards: [
    {
      task: 'Welding seams with hot air',
      hazard: 'burns and fumes',
      control: 'gloves, face clear of nozzle, open ends of enclosed wells',
    },
    {
      task: 'Running a generator for the robot',
      hazard: 'carbon monoxide and shock',
      control: 'downwind of intakes, grounded, GFCI tested',
    },
    {
      task: 'Moving 300 lb sheet rolls',
      hazard: 'crush and strain',
      control: 'braked cart and two people, nobody downhill',
    },
    { task: 'Laying loose sheet in wind', hazard: 'sheet lifts a worker', control: 'weights on edges, stop at 20 mph' },
    {
      task: 'Working on bright white film',
      hazard: 'eye damage and sunburn',
      control: 'UV400 lenses, sunscreen and shade breaks',
    },
    {
      task: 'Driving screws and plates',
      hazard: 'foot or hand puncture',
      control: 'steel-toe shoes, hand off the plate',
    },
    {
      task: 'Unrolling and fastening near the open edge',
      hazard: 'fall over low parapet',
      control: '1926.501(b)(10): warning line 6 ft back (10 ft where carts travel) with monitor, or tie-off',
    },
    {
      task: 'Pulling cords and hoses across seams',
      hazard: 'trip at the roof edge',
      control: 'route cords inside the warning line and coil them at breaks',
    },
    {
      task: 'Cutting sheet at deck openings and skylights',
      hazard: 'fall through a hole hidden by loose sheet',
      control: 'cover, secure and mark each hole before unrolling over it',
    },
    {
      task: 'Fastening over occupied space',
      hazard: 'screw tips strike conduit or people',
      control: 'scan the deck underside and clear rooms below the row',
    },
  ],
  ppe: [
    'UV400 wraparound eyewear for white sheet',
    '300 °F gloves for clearing the robot nozzle',
    'Hearing protection beside robot and generator',
    'Knee pads while probing seams',
    'Harness and lanyard for work outside the warning line',
    'Light-colored long sleeves against reflected sun',
    'Hard hat in the hoisting zone below roll deliveries',
    'Cut-resistant gloves for hook blades on reinforced sheet',
  ],
  toolboxTopics: [
    {
      topic: 'Test welds before production',
      points: [
        'Run test strips at start and after lunch',
        'The sheet must tear before the weld opens',
        'Write speed and temperature on the log',
        'Keep the torn strips in the daily log bag',
      ],
    },
    {
      topic: 'Cold and burned welds',
      points: [
        'A cold weld can pass the probe then peel',
        'A burned weld turns glossy brown',
        'Stop and retest after clouds or wind change',
        'Clean the nozzle with a brass brush between runs',
      ],
    },
    {
      topic: 'White sheet glare',
      points: [
        'Wear UV400 wraparound lenses',
        'Sunscreen under the chin and nose',
        'Rest in shade at each roll',
        'Replace scratched lenses, because glare comes through the edge',
      ],
    },
    {
      topic: 'Moving 300 lb rolls',
      points: [
        'Use a roll cart with a brake',
        'Two people guide down the slope',
        'No one stands on the downhill side',
        'Chock the roll before letting go of the cart',
      ],
    },
    {
      topic: 'Generator for the robot welder',
      points: [
        'Dedicated 10 kW unit for the welder only',
        'Keep exhaust away from hatches and intakes',
        'Test the GFCI before the first plug of the day',
        'Tape cord joints off the wet deck',
      ],
    },
    {
      topic: 'Cut edges and T-joints',
      points: [
        'Seal every scrim edge the same day',
        'Patch each three-way joint',
        'Probe after the sheet is cool',
        'Use a round patch, since square corners lift',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Gust lifts a loose sheet',
      response: 'Let go and move away, count the crew, weight the windward edge from the safe side.',
    },
    {
      scenario: 'Welder nozzle burn',
      response: 'Cool under running water for 20 minutes, cover with clean dressing, doctor for hand or face burns.',
    },
    {
      scenario: 'Worker falls past the warning line',
      response: 'Call 911, do not move the neck or spine, use the rescue kit if suspended.',
    },
    {
      scenario: 'Storm front arrives with a night seal open',
      response:
        'Cut test welds if the sheet is dry, otherwise seal the edge with water stop and ballast boards, then post a watcher inside.',
    },
    {
      scenario: 'Shock from a wet welder lead',
      response: 'Cut the generator before touching the worker, call 911, start CPR if there is no breathing.',
    },
  ],
  contractNotes: [
    'Fastener pull-out tests and a moisture scan are completed before fastening; wet insulation is replaced at the SF rate.',
    'Edge metal is supplied as an ANSI/SPRI/FM 4435/ES-1 tested assembly and its test number is listed.',
    'Tie-ins to existing aged TPO depend on a weld test patch; failure changes the detail at an agreed price.',
    'A hail rating applies only with the coverboard and sheet thickness named in the contract.',
    'Areas that still hold water after 48 hours are corrected with tapered insulation at the listed unit price.',
    'Adhesives and cleaners follow the local VOC limits, which can restrict the working season.',
  ],
  factSources: [
    {
      fact: 'D6878 raised minimum over scrim from 12 to 15 mils and heat aging to 224 days in 2011',
      source: 'Prof. Roofing, Tech Today, Nov 2011 (TPO)',
    },
    {
      fact: 'Two daily test welds, separate 10 kW generator',
      source: 'Cotney Consulting, Installation Guideline Tips for TPO',
    },
    { fact: 'Probe seams and seal cut edges', source: 'Remodeling, Troubleshooting a failed TPO roof' },
    { fact: 'Slope 1/4:12 for thermoplastic', source: 'Minnesota Rules 1305.1507 amending IBC 1507 slopes' },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
