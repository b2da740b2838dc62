import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'pvc',
  name: 'PVC',
  shortName: 'PVC',
  roofNoun: 'PVC roof',
  aliases: [
    'PVC roof',
    'PVC roofing',
    'PVC membrane',
    'PVC sheet',
    'PVC single-ply',
    'vinyl roof',
    'vinyl membrane',
    'polyvinyl chloride',
    'KEE membrane',
    'vinyl',
  ],
  icon: 'square-stack',
  type: 'flat',
  isCoating: false,
  replacementWord: 'Replacement',
  description:
    'Reinforced polyvinyl chloride sheet, hot-air welded, strong against grease and chemicals. Includes KEE-modified versions; must be kept off asphalt.',
  minSlope: '1/4:12',
  minSlopeNote: 'Code minimum for thermoplastic sheet; kitchen roofs need direct slope from fans to drains.',
  unitBasis: 'SQ plus details; grease zones in SF',
  typicalLifeYears: [20, 30],
  lifeNote: 'Reinforced modern sheet; old unreinforced sheet was prone to shatter in cold.',
  weightPsf: [0.3, 0.6],
  weightNote: '50-80 mil membrane only; add 2-3 for insulation.',
  materials: [
    '50, 60, 72 or 80 mil reinforced, fleece or smooth',
    'KEE-PVC alloy to D6754 polymer content',
    'Gray, white, walk-tread versions',
    'Coated metal for welding edges',
    'Separator felt to isolate asphalt or polystyrene',
  ],
  fasteners: [
    'Barbed plates in seam or adhered with solvent or water glue',
    'Perimeter peel-stop bar',
    'Clad-metal hemmed edge, weld 4 in',
    'Do not bond to PS or asphalt without separator',
  ],
  underlayment: [
    'Polyiso or gypsum with facer; EPS only with separator',
    'Glass mat slip sheet on bitumen recover',
    'No wood preservative or asphalt primers touching vinyl',
  ],
  standards: [
    {
      id: 'ASTM D4434',
      covers: 'PVC sheet types II, III, IV with overall and over-scrim thickness',
      source: 'ASTM D4434/D4434M-11 abstract, iteh.ai',
    },
    {
      id: 'ASTM D6754',
      covers: 'KEE-based sheet, at least half of polymer by weight',
      source: 'ASTM Standardization News on KEE membranes and D6754 abstract',
    },
    {
      id: 'FM 4470',
      covers: 'Class 1 roof cover approval including PVC assemblies',
      source: 'Vinyl in Design, PVC roofing bibliography (lists FM 4470 and D5082)',
    },
    { id: 'UL 790', covers: 'Class A listing by PVC thickness, board and slope', source: 'expert knowledge' },
    {
      id: 'ASTM D8231',
      covers: 'Low-voltage scanning of exposed PVC over a conductive medium',
      source: 'ASTM D8231-19 abstract, theiteh.com',
    },
    {
      id: 'ANSI/CRRC S100',
      covers: 'Rated reflectance and emittance of vinyl sheet',
      source: 'CRRC, ANSI/CRRC S100 page (coolroofs.org)',
    },
  ],
  inspectionPoints: {
    field: [
      { check: 'Flexibility', criterion: 'older sheet bends at 40 °F without whitening or cracking' },
      { check: 'Grease softening', criterion: 'no tacky, swollen zones near fans' },
      { check: 'Bitumen stain', criterion: 'no brown bleed-through' },
      { check: 'Surface crazing', criterion: 'no network cracks in exposed top film' },
    ],
    flashings: [
      { check: 'Coated-metal weld', criterion: 'continuous, with no probe entry over 1/8 in' },
      { check: 'Adhered wall', criterion: 'no tunnels or loose hollows' },
      { check: 'Counterflashing', criterion: 'separated from asphalt mastic' },
      { check: 'Curb corners', criterion: 'edge guards and welded patches present' },
    ],
    penetrations: [
      { check: 'Exhaust curb', criterion: 'welded grease-guard skirt intact' },
      { check: 'Pipe boot', criterion: 'clamp tight and full-width weld' },
      { check: 'Davit or rail post', criterion: 'vinyl wrap extends 8 in up' },
      { check: 'Old mastic at penetrations', criterion: 'removed or isolated before welding' },
    ],
    drainage: [
      { check: 'Grease sump or tray', criterion: 'emptied and draining freely' },
      { check: 'Ponded area', criterion: 'clear at 48 h or recorded' },
      { check: 'Gutter liner weld', criterion: 'complete along both edges' },
      { check: 'Scupper sleeve', criterion: 'no split in coated metal' },
    ],
    edges: [
      { check: 'Peel-stop bar', criterion: 'fasteners at 12 in, membrane held in place' },
      { check: 'Coated-metal fascia', criterion: 'joint cover plates allow movement' },
      { check: 'Perimeter shrinkage', criterion: 'no gap at rake or corner' },
      { check: 'Perimeter corners', criterion: 'double-layer welded reinforcement' },
    ],
    interior: [
      { check: 'Ceiling below kitchen', criterion: 'no solvent odor or softened insulation' },
      { check: 'EPS under sheet', criterion: 'no dissolved voids from adhesive' },
      { check: 'Deck near fan', criterion: 'no grease wicking into wood or board' },
      { check: 'Facer under sheet', criterion: 'dry in sample cores' },
    ],
    systemSpecific: [
      { check: 'T-joint probe', criterion: 'every intersection tested, zero entry' },
      { check: 'Separation proof', criterion: 'photo of slip sheet at all bitumen contacts' },
      { check: 'Over-scrim thickness', criterion: 'matches the ASTM D4434 type on the label' },
      { check: 'Cold bend on aged sheet', criterion: 'no crack when a sample is bent round a 1/2 in rod' },
      { check: 'Peel sample', criterion: 'weld tears in film across 1.5 in' },
    ],
  },
  commonDefects: [
    {
      name: 'Shattered sheet',
      looks: 'long sudden cracks on a cold day',
      cause: 'aged sheet without reinforcement',
      remedy: 'replace the section and keep traffic off below freezing',
    },
    {
      name: 'Plasticizer loss',
      looks: 'yellow, stiff and shrinking sheet',
      cause: 'contact with bitumen or polystyrene',
      remedy: 'cut out, isolate the contact and weld in new sheet',
    },
    {
      name: 'Perimeter shrinkage',
      looks: 'sheet pulls away from the edge bar',
      cause: 'aging sheet laid without a peel stop',
      remedy: 'add a peel-stop bar and weld a new strip',
    },
    {
      name: 'Grease softening',
      looks: 'tacky, swollen zone beside an exhaust fan',
      cause: 'cooking oil left on the sheet',
      remedy: 'degrease, weld a KEE cover sheet and fit a grease guard',
    },
    {
      name: 'Overheated weld',
      looks: 'brown ridge with bubbles',
      cause: 'nozzle too hot or too slow',
      remedy: 'cut back to clean sheet and reweld',
    },
    {
      name: 'Bitumen bleed',
      looks: 'brown stain rising through the sheet',
      cause: 'slip sheet missing over old asphalt',
      remedy: 'replace the area over a separation layer',
    },
    {
      name: 'T-joint void',
      looks: 'pinhole where sheet corners meet',
      cause: 'step not creased or patched',
      remedy: 'weld a round patch over the intersection',
    },
    {
      name: 'Pink or purple staining',
      looks: 'colored patches that will not wash off',
      cause: 'fungal growth on organic matter below or on the sheet',
      remedy: 'clean, core to rule out wet board, accept if cosmetic',
    },
  ],
  installationSteps: [
    { step: 'Map every bitumen and polystyrene contact', checkpoint: 'slip-sheet plan approved before tear-off' },
    { step: 'Lay the separation sheet', checkpoint: 'edges lapped with no gap' },
    { step: 'Cut weld samples at start and at temperature change', checkpoint: 'film tears before seam opens' },
    { step: 'Weld seams 1-1/2 in wide', checkpoint: 'bead smooth with light smoke only' },
    { step: 'Weld formed corners and boots', checkpoint: 'no scrim left exposed' },
    { step: 'Fasten coated-metal edge', checkpoint: '1/8 in movement gap beneath cover plates' },
    { step: 'Set peel-stop bar at the perimeter', checkpoint: 'fasteners 12 in on center' },
    { step: 'Weld grease guards at kitchen fans', checkpoint: 'skirt welded on all sides' },
    { step: 'Probe all T-joints', checkpoint: 'no entry, results logged' },
    {
      step: 'Photograph edge and slip-sheet evidence before handover',
      checkpoint: 'images filed by curb number with the weld samples',
    },
  ],
  stormDamageSigns: {
    hail: 'Star-shaped fractures in cold, stiff sheet; crushed facer below with no tear visible from above.',
    wind: 'Torn rows past the peel stop, opened coated-metal edge, sheet fluttering at corners.',
    debris: 'Slash through white top film to dark scrim, crushed pipe boot, dented edge metal.',
    water: 'Brown bleed near curbs, wet insulation around drain rings, grease slick spread across the field.',
  },
  warrantyTerms: {
    manufacturerMaterial: '15-30 years; chemical-exposure cover differs between plasticized PVC and KEE sheet.',
    workmanship: '2-5 years, with retained weld samples.',
    exclusions: [
      'Contact with asphalt or polystyrene',
      'Solvents and oils outside the listed grease table',
      'Shrinkage where no peel stop was installed',
      'Cold-weather shatter of unreinforced sheet',
    ],
    maintenanceDuties: [
      'Keep a kitchen-exhaust cleaning log',
      'Keep traffic off aged sheet below freezing',
      'Preserve slip sheets in every later repair',
    ],
  },
  seasonalTasks: {
    spring: [
      'Degrease after the winter fan schedule and inspect curbs',
      'Probe T-joints opened by cold',
      'Flex-test corners of sheet older than 15 years',
    ],
    summer: [
      'Check peel-stop fasteners for pull at corners',
      'Wash reflective top film',
      'Clean grease film weekly during the busiest kitchen months',
    ],
    fall: [
      'Test flexibility of older sheets before frost',
      'Clear leaves and grease from PVC drains',
      'Check perimeter gaps before the first hard cold',
    ],
    winter: [
      'Keep all traffic off aged vinyl below freezing',
      'Inspect exhaust fans for ice damming at curbs',
      'Read roof temperature before letting any trade onto the vinyl',
    ],
  },
  leakInvestigation: [
    'Record when fans last ran and were cleaned, and map drips to the kitchen or field zone',
    'Look first for bitumen or polystyrene contact and missing slip sheet near the stain',
    'Probe every T-joint and coated-metal joint within 20 ft',
    'Fill the suspect sump with dyed water to the lip for one hour and watch below',
    'Scan with low-voltage equipment to ASTM D8231 where a conductive medium lies under the sheet',
    'Outline wet insulation by a night infrared survey and core two spots',
    'Clean, weld a patch and repeat the dyed-water fill',
    'Report whether chemistry, a weld or movement caused the leak, since each has a different remedy',
  ],
  hazards: [
    {
      task: 'Welding vinyl with hot air',
      hazard: 'hydrogen chloride and burns',
      control: 'correct heat, extraction in wells, stop when bubbles appear',
    },
    {
      task: 'Walking aged vinyl below freezing',
      hazard: 'sudden shatter and fall',
      control: 'plank path, no access until warmed',
    },
    {
      task: 'Walking near greasy exhaust fans',
      hazard: 'slip on the film',
      control: 'mop first, set cones, wear oil-grip soles',
    },
    {
      task: 'Using solvent-based adhesive and cleaner',
      hazard: 'flash fire',
      control: 'grounded cans, no sparks within 50 ft',
    },
    {
      task: 'Running generator and welder leads',
      hazard: 'shock on wet roof',
      control: 'GFCI protection and dry mats under connections',
    },
    { task: 'Handling coated metal', hazard: 'lacerations from edges', control: 'cut gloves and edge tape' },
    {
      task: 'Working in a kitchen exhaust plume',
      hazard: 'burns and hot vapor',
      control: 'fan lockout during curb work',
    },
    {
      task: 'Handling sheet near old coal-tar pitch',
      hazard: 'skin burn and contaminated vinyl',
      control: 'covered skin, separate tools, slip sheet down first',
    },
    {
      task: 'Working beside live kitchen flues',
      hazard: 'radiant heat and grease ignition',
      control: 'fan locked out, no welding within the listed clearance',
    },
    {
      task: 'Carrying clad-metal lengths along the parapet',
      hazard: 'edge cuts and loss of balance',
      control: 'two people inside the warning line, lengths bundled',
    },
  ],
  ppe: [
    'Acid-gas respirator for vinyl welding in enclosed wells',
    'Oil-resistant soles at exhaust fans',
    'Heat gloves for welder nozzles',
    'Face shield when cutting coated metal',
    'Plank kneelers over cold aged sheet',
    'Nitrile gloves under work gloves when degreasing',
    'Safety glasses with side shields for probe and weld work',
    'Hard hat below fan hoods and ducts',
  ],
  toolboxTopics: [
    {
      topic: 'Bitumen is the enemy of vinyl',
      points: [
        'Never lay PVC directly on asphalt or tar',
        'Use a listed slip sheet and photo it',
        'Roof cement turns the sheet yellow and brittle',
        'Use separate rags and knives where asphalt was cut',
      ],
    },
    {
      topic: 'Weld heat control',
      points: [
        'Thin smoke and a shiny bead are right',
        'Re-set temperature when clouds change',
        'Bubbles mean the plastic is burning',
        'Write the nozzle setting beside each sample',
      ],
    },
    {
      topic: 'Aged sheet in winter',
      points: [
        'Older unreinforced vinyl can shatter underfoot',
        'No one walks it below freezing',
        'Bring planks if access cannot wait',
        'Check the date code before stepping on gray sheet',
      ],
    },
    {
      topic: 'Kitchen grease plan',
      points: [
        'Shut the fan and mop before opening seams',
        'Wear soles that grip on oil',
        'Report softened sheet the same day',
        'Bag greasy rags in a lidded metal can',
      ],
    },
    {
      topic: 'Coated metal and edges',
      points: [
        'Leave the small joint gap so metal can move',
        'Cover plates are not welded solid',
        'Guard cut edges with tape',
        'Deburr hemmed edges before lifting lengths',
      ],
    },
    {
      topic: 'Smoke from vinyl welding',
      points: [
        'A sharp acid smell means too hot',
        'Step upwind and lower the nozzle heat',
        'Use extraction in enclosed spots',
        'Never weld next to an open solvent can',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Aged sheet breaks underfoot',
      response: 'Lie flat to spread weight, keep others back, plank rescue from the roof edge.',
    },
    {
      scenario: 'Acid fumes from overheated weld',
      response: 'Move upwind, stop work, rinse eyes and get medical help with the safety data sheet in hand.',
    },
    {
      scenario: 'Grease fire at an exhaust fan',
      response: 'Evacuate, call 911, shut off fan and fuel and use a class K extinguisher only if trained.',
    },
    {
      scenario: 'Fan starts while a worker is inside the curb opening',
      response:
        'Hit the disconnect, keep others clear, treat cuts, call 911 and keep the lockout key with the foreman.',
    },
    {
      scenario: 'Solvent adhesive vapor found inside the building',
      response:
        'Close the roof units, ventilate from the far side, move people out and give the fire service the data sheet.',
    },
  ],
  contractNotes: [
    'Contact with asphalt and polystyrene is separated by a listed sheet; hidden bitumen costs extra.',
    'Grease exposure: the owner cleans fans and reports spills; food-oil damage follows the KEE or vinyl list only.',
    'Aged unreinforced sheet is not walked or patched below freezing; access delays are extra.',
    'Pigment lots can fade at different rates; minor color difference is accepted.',
    'A weld test on existing vinyl decides whether tie-in strips or full replacement apply.',
  ],
  factSources: [
    { fact: 'D4434 types and tests', source: 'ASTM D4434/D4434M-11 abstract, iteh.ai' },
    {
      fact: 'KEE standard requires at least 50 percent KEE of polymer',
      source: 'ASTM Standardization News on KEE membranes and D6754 abstract',
    },
    {
      fact: 'Rubberized asphalt draws plasticizer from PVC',
      source: 'Carlisle SpecTopics, PVC Roofing Membrane and Rubberized Asphalt',
    },
    {
      fact: 'Unreinforced plasticised sheets shattered',
      source: 'US Army TI 809-53 Chapter 7, Weldable (thermoplastic) roofing systems',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
