import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'torch-down',
  name: 'Torch-Down',
  shortName: 'Torch-Down',
  roofNoun: 'torch-down roof',
  aliases: [
    'torch-down roof',
    'torch-down roofing',
    'torchdown',
    'torch down',
    'torch-on',
    'torch on',
    'torch-applied',
    'torch-applied membrane',
    'torch-grade membrane',
    'torch-grade',
    'APP membrane',
    'APP modified bitumen',
    'APP roof',
  ],
  icon: 'flame',
  type: 'flat',
  isCoating: false,
  replacementWord: 'Replacement',
  description:
    'APP or SBS modified sheet fused by propane torch to a protected base. Fast and durable, but fire rules control where and how it may be used.',
  minSlope: '1/4:12',
  minSlopeNote:
    'Same code floor as other modified bitumen; above 2:12 back-nail and use steep-grade sheet. Not torched directly to wood.',
  unitBasis: 'SQ per ply; LF flashing; propane in LB or 100 lb cylinder',
  typicalLifeYears: [15, 20],
  lifeNote: 'APP smooth must be coated for UV; SBS granule-faced lasts longer.',
  weightPsf: [1.5, 2.5],
  weightNote: 'Base plus cap about 1.6-2.2 psf without insulation; confirm by product data.',
  materials: [
    'APP smooth cap, 4.0-4.5 mm, torch grade with burn-off film',
    'SBS torch-grade granule cap',
    'Nailable fiberglass base sheet as separation on allowed decks',
    'Self-adhered or cold ply at walls where flame is barred',
    'Perlite or glass-faced gypsum cover board, 1/4 in gypsum or 3/4 in perlite',
    'Aluminum fibered coating for APP after 30-60 days',
  ],
  fasteners: [
    'Mechanically fastened base under the torched cap, spacing per uplift report',
    'Metal bar over cold-applied top edge so no flame reaches the wall',
    'Back-nailing at 24 in above 2:12 slope',
    'No plastic caps near flame; metal caps only',
  ],
  underlayment: [
    'Non-combustible deck or a cover board plus base ply as thermal barrier',
    'NRCA 2019 guidance excludes torching systems on combustible wood decks',
    'Flame never directed at perlite edges, wood fiber cant or open seams',
  ],
  standards: [
    {
      id: 'ASTM D6222',
      covers: 'APP sheet with polyester reinforcement, granule or smooth',
      source: 'ASTM D6222/D6222M-16(2023) abstract, iteh.ai',
    },
    {
      id: 'ASTM D6223',
      covers: 'APP sheet with combined polyester and glass',
      source: 'ASTM D6223/D6223M text excerpt (wnwk.com)',
    },
    { id: 'ASTM D6509', covers: 'APP glass-fiber base sheet', source: 'expert knowledge' },
    {
      id: 'ASTM D6164',
      covers: 'SBS polyester sheet when a torch-grade SBS cap is chosen',
      source: 'ASTM D6164 text excerpt (mydoc123.com)',
    },
    {
      id: 'FM Data Sheet 1-33',
      covers: 'Safeguards for torch-applied roof installation',
      source: 'FM Data Sheet 1-33, Safeguarding Torch-Applied Roof Installations (vdocuments.us)',
    },
    {
      id: 'NRCA CERTA program',
      covers: 'Certified roofing torch applicator training (a program, not a standard)',
      source: 'Prof. Roofing, Specifying CERTA, Feb 2013',
    },
    {
      id: 'NFPA 58',
      covers: 'Storage and handling of propane cylinders on the roof',
      source: 'CertainTeed commercial roof manual, torch safety pages (hitpages.com)',
    },
    { id: 'UL 790', covers: 'Fire class of the coated or granulated torched assembly', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Bleed-out bead', criterion: 'continuous 1/4-1/2 in, not burned to brown glass' },
      { check: 'Fused laps', criterion: 'no entry of a flat tool beyond 1/2 in' },
      { check: 'Reinforcement', criterion: 'not visible through overheated compound' },
      { check: 'APP coating', criterion: 'silver film unbroken, no alligator in sheet' },
    ],
    flashings: [
      { check: 'Wood wall flashing', criterion: 'cold-applied or self-adhered ply seen, no torch mark' },
      { check: 'Concrete upturn', criterion: 'torched to 8 in and capped by bar' },
      { check: 'Cant strip', criterion: 'mineral or perlite type, not wood fiber' },
      { check: 'Corner fold', criterion: 'no unfused fish mouth' },
    ],
    penetrations: [
      { check: 'Lead pipe collar', criterion: 'no melted or scorched edge' },
      { check: 'Plastic vent pipe', criterion: 'shield used, no sag or scorch' },
      { check: 'Gas line', criterion: 'valve tagged off during torching, pads restored' },
      { check: 'Old grease duct', criterion: 'no torch mark inside the stand-off in the plan' },
    ],
    drainage: [
      { check: 'Sump ring', criterion: 'sheet fused to the bowl with no run of compound in the outlet' },
      { check: 'Asphalt runs', criterion: 'no compound inside the outlet' },
      { check: 'Low spot', criterion: 'dry within 48 h of rain' },
      { check: 'Scupper wood', criterion: 'cold ply used at timber' },
    ],
    edges: [
      { check: 'Metal edge', criterion: 'primed and torch-stripped without warping' },
      { check: 'Nailer joint', criterion: 'no gap that could draw flame' },
      { check: 'Windward lap', criterion: 'no flutter where the lap is pressed upward' },
      { check: 'Roof hatch', criterion: 'cold flashed at timber curb' },
    ],
    interior: [
      { check: 'Attic at deck underside', criterion: 'clean, insulation kept away, no brown scorched board' },
      { check: 'Infrared night check', criterion: 'no spot warmer than its surroundings at the end of the watch' },
      { check: 'Duct openings', criterion: 'sealed and logged before torching' },
      { check: 'Wall cavity smell', criterion: 'none at the end of the fire watch' },
    ],
    systemSpecific: [
      { check: 'Thermal barrier proof', criterion: 'photo of board and base before torch' },
      { check: 'CERTA card', criterion: 'carried by every torch operator on site' },
      { check: 'Hot-work log', criterion: 'start, stop and watch times signed against the permit' },
      { check: 'Extinguishers', criterion: 'charged and within reach of each torch' },
      { check: 'Bond peel sample', criterion: 'cohesive compound split in fused lap' },
    ],
  },
  commonDefects: [
    {
      name: 'Cold lap',
      looks: 'dull edge that peels by hand',
      cause: 'torch moved too fast or flame too low',
      remedy: 'reheat, roll and probe under permit',
    },
    {
      name: 'Over-torched lap',
      looks: 'brown bubbled compound with fiber showing',
      cause: 'flame held in one place',
      remedy: 'cover with a patch under permit',
    },
    {
      name: 'Blister',
      looks: 'round dome on the cap',
      cause: 'moisture trapped below the fused sheet',
      remedy: 'cut, dry and patch under permit',
    },
    {
      name: 'Uncoated APP oxidation',
      looks: 'gray field with a crack network',
      cause: 'smooth cap never coated',
      remedy: 'clean and coat with fibered aluminum',
    },
    {
      name: 'Scorched substrate',
      looks: 'charred board at an opening',
      cause: 'flame directed into a gap',
      remedy: 'open up, replace and report as a fire incident',
    },
    {
      name: 'Slippage on slope',
      looks: 'gap at the top end of a sheet',
      cause: 'back-nailing left out',
      remedy: 'nail above and overlay with a new sheet',
    },
    {
      name: 'Membrane fire damage',
      looks: 'melted sheet and soot',
      cause: 'fire watch cut short',
      remedy: 'remove, check the deck and report to the owner',
    },
    {
      name: 'Ridged side lap',
      looks: 'hard black rope along the seam',
      cause: 'too much flow pushed out by the roller',
      remedy: 'leave if bonded, cut back only where it dams water',
    },
  ],
  installationSteps: [
    { step: 'Survey deck, cavities and ducts below', checkpoint: 'combustible deck found means a flame-free system' },
    { step: 'Issue hot-work permit', checkpoint: 'extinguishers, hose and watcher named' },
    { step: 'Place barrier and base', checkpoint: 'no bare insulation edge visible' },
    { step: 'Leak test propane hose with soap', checkpoint: 'no bubbles at any joint before lighting' },
    { step: 'Align cap cold, then torch from roll back', checkpoint: 'flow bead runs ahead of the sheet' },
    { step: 'Roll laps while molten', checkpoint: 'end laps 6 in, side 4 in' },
    { step: 'Use cold ply at wood walls and voids', checkpoint: 'no flame inside the stand-off in the hot-work plan' },
    { step: 'Coat APP after weathering', checkpoint: '30 to 60 days after laying' },
    { step: 'Hold the fire watch and scan with infrared', checkpoint: 'readings and release time logged' },
    { step: 'Daily close-out photos', checkpoint: 'cylinders shut and stored outside' },
  ],
  stormDamageSigns: {
    hail: 'Craters with fractured compound around the dent, torn granules and soft spots over wet board.',
    wind: 'End laps lifted at corners and flashing torn from a wood wall.',
    debris: 'Gouges to the reinforcement, ripped corners and crushed cover board.',
    water: 'Damp board at a lap, stain below a cold T-joint, rings at the drain.',
  },
  warrantyTerms: {
    manufacturerMaterial: '10-15 years on the sheet; cover on smooth caps needs a coating record.',
    workmanship: '2 years; fire liability rests on the contractor’s hot-work insurance.',
    exclusions: [
      'Fire from torching by others',
      'Smooth cap left uncoated in sunlight',
      'Standing water beyond the time in the document',
      'Cosmetic torch marks inside an accepted bead',
    ],
    maintenanceDuties: [
      'Keep repair hot work under permit',
      'Coat the smooth cap on time',
      'Do not cover fire alarms during torching',
    ],
  },
  seasonalTasks: {
    spring: [
      'Probe laps that winter contraction may have opened',
      'Scan old scorch marks for cracks and soft board',
      'Renew crew training cards before the first permit',
    ],
    summer: [
      'Coat weathered smooth cap while the surface is dry',
      'Respect burn bans and drought limits on hot work',
      'Check for slipped caps on sun-facing turn-ups',
    ],
    fall: [
      'Finish open lap repairs before the rainy season',
      'Confirm extinguisher inspection dates',
      'Repair granule loss before frost enters the compound',
    ],
    winter: [
      'Use the torch only on a dry, frost-free surface',
      'Let cold cylinders warm by themselves, never by flame',
      'Warm sheets indoors so that they do not crack on unrolling',
    ],
  },
  leakInvestigation: [
    'Ask for recent torch work and read the hot-work log first',
    'Trace the stain to a lap, T-joint or drain on the plan',
    'Probe fused laps with a flat tool and mark every gap in chalk',
    'Scan with an impedance meter and core to check the cover board',
    'Flood a small ring of dyed water only with the engineer’s consent',
    'Patch with matching sheet under permit, or by a cold method near wood',
    'Hold the fire watch named in the permit, then repeat the water test',
    'Photograph the patch with the permit number and the last thermal reading',
  ],
  hazards: [
    {
      task: 'Torching near wood or voids',
      hazard: 'hidden smolder',
      control:
        'barrier and base in place, cold flashing at walls, infrared scan, fire watch of at least two hours after the last flame',
    },
    {
      task: 'Handling propane cylinders',
      hazard: 'leak and explosion',
      control: 'upright and chained, spares kept at the distance in the fire plan, soap test',
    },
    {
      task: 'Handling lit torch and fresh flow',
      hazard: 'burns to hand or leg',
      control: 'long sleeves, leather gloves, keep flame 10 ft from other workers',
    },
    {
      task: 'Breathing hot modified-bitumen smoke',
      hazard: 'throat and eye irritation',
      control: 'work upwind, rotate the torch hand after each roll',
    },
    {
      task: 'Torching near air intakes and exhausts',
      hazard: 'flame drawn into the plenum',
      control: 'shut down or balance air handlers, seal the opening',
    },
    {
      task: 'Leaving site after torching',
      hazard: 'smolder found too late',
      control: 'foreman stays through the watch, thermal log kept, owner’s night number at hand',
    },
    {
      task: 'Stepping on freshly torched laps',
      hazard: 'foot burn and scuffed sheet',
      control: 'high leather boots and a cool-down lane',
    },
    {
      task: 'Lighting and parking the torch',
      hazard: 'flame licks an unguarded edge or hose',
      control: 'self-closing valve, stand in place, striker only',
    },
    {
      task: 'Working backward with a lit torch',
      hazard: 'fall over a parapet',
      control: 'work toward the roof interior, spotter, line at the edge',
    },
    {
      task: 'Heating near sealed vents and soffits',
      hazard: 'ignition of dust and nests',
      control: 'inspect, clear and seal before the permit is signed',
    },
  ],
  ppe: [
    'Flame-resistant cotton long sleeves and pants',
    'Leather gloves to elbow for torch hand',
    'Face shield and safety glasses with torch lens',
    'High-top leather boots',
    'IR thermometer and radio for fire watcher',
    'Heat-resistant knee pads without plastic straps',
    'Hard hat for hoisting of cylinders and rolls',
    'Half mask with organic-vapor and P100 cartridges in still air',
  ],
  toolboxTopics: [
    {
      topic: 'Permit before light',
      points: [
        'Read the permit aloud to torch crew and watcher',
        'Name the person who calls 911',
        'Cancel if wind or ducts change',
        'Post the permit at the roof access',
      ],
    },
    {
      topic: 'Fire watch',
      points: [
        'The watcher stays at least two hours after the last flame, longer where permit or insurer says so',
        'Scan from above and below with infrared',
        'Write each reading on the log',
        'Phone battery charged and the address written on the log',
      ],
    },
    {
      topic: 'Barrier first',
      points: [
        'Never torch bare wood or exposed insulation',
        'Cover board and base sheet must be photographed',
        'Use cold plies at walls',
        'Pull loose paper facers and nests before the torch comes up',
      ],
    },
    {
      topic: 'Propane habits',
      points: [
        'Close the cylinder before moving it',
        'Never thaw a valve with flame',
        'Store spares away from exits',
        'Strap cylinders on a cart, never roll them',
      ],
    },
    {
      topic: 'Negative pressure',
      points: [
        'Ask which fans pull air below',
        'Seal every gap that could draw in flame',
        'Stop if smoke bends toward a vent',
        'Tape a smoke ribbon at each opening as a telltale',
      ],
    },
    {
      topic: 'Extinguisher drill',
      points: [
        'Keep one within reach of each torch',
        'Aim at the base of the fire and keep the exit behind you',
        'Test the charged hose before lighting',
        'Everyone on the crew pulls the pin once a season',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Smoke from an eave after torching',
      response: 'Call 911 first, evacuate, give access and hand the watch log to the fire officer.',
    },
    {
      scenario: 'Cylinder leak with flame',
      response: 'Close the valve only if safe, evacuate, call 911 and leave cooling of tanks to the fire service.',
    },
    {
      scenario: 'Torch burn to leg',
      response:
        'Cool under running water for 20 minutes, remove loose clothing, leave stuck material and go to hospital.',
    },
    {
      scenario: 'Fire in wall cavity found on watch',
      response: 'Call 911, do not open or ventilate the wall and keep the crew clear.',
    },
    {
      scenario: 'Thermal reading climbs during the watch',
      response:
        'Call the foreman and the fire service, open the spot only with a charged hose ready, and warn the occupants.',
    },
  ],
  contractNotes: [
    'Torch use needs a written plan; if deck or wall is combustible, the contractor will switch to cold or self-adhered plies at listed price.',
    'A fire watch of at least two hours after the last flame is included each day and logged; permit, fire code or insurer may require longer.',
    'The owner informs tenants, allows ducts to be sealed and disables no smoke detector without notice to the fire service.',
    'The torch crew’s training cards are attached to the contract.',
    'Aluminum coating of a smooth cap is a separate line, due 30 to 60 days later.',
    'Hidden voids and wood curbs found after tear-off are changed to flame-free detail at unit rate.',
  ],
  factSources: [
    { fact: 'Thermal barrier options for torching', source: 'Prof. Roofing, Specifying CERTA, Feb 2013' },
    {
      fact: 'No torch systems on combustible (wood) roof decks per 2019 NRCA manual',
      source: 'Prof. Roofing, New torch-safety guidelines, Feb 2019',
    },
    { fact: 'HVAC negative pressure draws flame', source: 'Prof. Roofing, Designing for torch safety, May 2004' },
    {
      fact: 'Length of the fire watch: sources differ; one toolbox sheet says at least one hour, so permit, code and insurer govern',
      source: 'Toolbox Weekly, Torch Applied Systems',
    },
    {
      fact: 'One maker’s torch page asks the foreman to remain four hours',
      source: 'CertainTeed commercial roof manual, torch safety pages (hitpages.com)',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
