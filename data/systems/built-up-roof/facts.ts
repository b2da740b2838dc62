import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'built-up-roof',
  name: 'Built-Up Roof',
  shortName: 'Built-Up Roof',
  roofNoun: 'built-up roof',
  aliases: [
    'built-up roofing',
    'built-up membrane',
    'built up roof',
    'BUR',
    'tar and gravel roof',
    'tar and gravel',
    'tar-and-gravel',
    'hot tar roof',
    'hot asphalt roof',
    'gravel roof',
    'four-ply roof',
  ],
  icon: 'layers-3',
  type: 'flat',
  isCoating: false,
  replacementWord: 'Replacement',
  description:
    'Three to five felt plies set in hot asphalt or coal tar with gravel or cap surface. Heavy, redundant and proven; needs kettle work and disciplined safety.',
  minSlope: '1/4:12',
  minSlopeNote: 'Coal tar may go to 1/8:12; steep hot asphalt types are chosen by slope.',
  unitBasis: 'SQ per ply; asphalt in LB or TON, gravel in TON',
  typicalLifeYears: [20, 30],
  lifeNote:
    'Life grows with ply count: three-ply at the low end, four-ply in the middle, coal tar at the top; published tables differ.',
  weightPsf: [2.5, 6.5],
  weightNote: 'Smooth three-ply about 2.5; five-ply with gravel 5.5-6.5.',
  materials: [
    'Asphalt Type III mopping, low-fume polymer grade',
    'Type I or II for nearly level, IV for steep hot zones',
    'Glass ply felt D2178 Type IV or VI',
    'Coal-tar pitch D450 Type I',
    'Pea gravel 400 lb or slag 300 lb per square',
    'Granulated cap sheet in place of gravel',
  ],
  fasteners: [
    'Base sheet nails and plates to deck',
    'No screws through interply except edge bars',
    'Asphalt 23-25 lb per square between plies',
    'Flood coat about 60 lb per square under gravel',
  ],
  underlayment: [
    'Perlite or wood-fiber cover over polyiso for hot plies',
    'Coated base sheet on wood or lightweight fill',
    'Concrete primed and dry before the first mop',
  ],
  standards: [
    {
      id: 'ASTM D312',
      covers: 'Asphalt types I to IV for built-up plies',
      source: 'ASTM D312 catalogue abstract (astm.org)',
    },
    {
      id: 'ASTM D2178',
      covers: 'Asphalt glass ply felt, Types III, IV and VI',
      source: 'ASTM D2178 abstract and excerpt (iteh.ai, mydoc123.com)',
    },
    { id: 'ASTM D450', covers: 'Coal-tar pitch for roofing', source: 'expert knowledge' },
    { id: 'ASTM D1863', covers: 'Mineral aggregate for surfacing', source: 'expert knowledge' },
    {
      id: 'ASTM D4601',
      covers: 'Asphalt-coated glass base sheet used as ply one',
      source: 'ASTM D4601/D4601M-04(2012)e1 page (webstore.ansi.org)',
    },
    { id: 'ASTM D3617', covers: 'Sampling new BUR during application', source: 'expert knowledge' },
    {
      id: 'ASTM D7053',
      covers: 'Leak evaluation guide for low-slope',
      source: 'ASTM D7053/D7053M-17 catalogue page (astm.org)',
    },
    {
      id: 'NFPA 58',
      covers: 'LP-gas storage for kettles',
      source: 'San Francisco Fire Department bulletin 5.13, Roofing operations',
    },
  ],
  inspectionPoints: {
    field: [
      { check: 'Gravel cover', criterion: 'no bare felts; sample square weighs about 400 lb' },
      { check: 'Blisters', criterion: 'listed by size, none ruptured' },
      { check: 'Ridges', criterion: 'no raised felt over insulation joints' },
      { check: 'Alligatoring', criterion: 'cracks stop above the felts' },
    ],
    flashings: [
      { check: 'Base flashing at cant', criterion: 'no open crack or sag' },
      { check: 'Metal stripping', criterion: 'both stripping plies intact' },
      { check: 'Counterflashing', criterion: 'covers base by at least 4 in' },
      { check: 'Cant strip', criterion: 'present under every wall turn' },
    ],
    penetrations: [
      { check: 'Lead stack', criterion: 'flange mopped at least 8 in into plies' },
      { check: 'Pitch pan', criterion: 'full, crowned and not cracked' },
      { check: 'Equipment rails', criterion: 'on cants or pads, felts not cut' },
      { check: 'Hot stack', criterion: 'guarded away from asphalt' },
    ],
    drainage: [
      { check: 'Gravel guard at drain', criterion: 'no bitumen or stones in pipe' },
      { check: 'Drain sump', criterion: '1/2 in below field' },
      { check: 'Scupper apron', criterion: 'three-ply, no fish mouth' },
      { check: '48-hour water', criterion: 'no ponds beyond the mapped areas' },
    ],
    edges: [
      { check: 'Gravel-stop height', criterion: 'retains aggregate along whole edge' },
      { check: 'Stripping felts', criterion: 'two plies tight to metal flange' },
      { check: 'Nailer attachment', criterion: 'no lifting when pushed' },
      { check: 'Corner edge', criterion: 'stone cover even, no scour' },
    ],
    interior: [
      { check: 'Bitumen drip stains', criterion: 'mapped to deck joint above' },
      { check: 'Deck rust', criterion: 'cores taken at the wet spot' },
      { check: 'Wet insulation sample', criterion: 'weighed against dry sample' },
      { check: 'Odor complaints', criterion: 'intakes near kettle listed' },
    ],
    systemSpecific: [
      { check: 'Ply count from core', criterion: 'matches the specified three to five' },
      { check: 'EVT and mop temperature', criterion: 'within 25 °F of the label at the point of use' },
      { check: 'Bitumen identification', criterion: 'asphalt or coal tar proven before patching' },
      { check: 'Gravel embedment', criterion: 'at least half the stones are set in flood coat' },
      { check: 'Ply exposure', criterion: '8-1/2 in for a four-ply 36 in felt' },
    ],
  },
  commonDefects: [
    {
      name: 'Blister',
      looks: 'spongy dome with tight gravel',
      cause: 'moisture or a void between felts',
      remedy: 'cut only where it leaks, dry it and rebuild the plies',
    },
    {
      name: 'Ridging',
      looks: 'straight raised line over insulation joint',
      cause: 'boards moving beneath plies',
      remedy: 'cut and cover with four-ply patch after securing board',
    },
    {
      name: 'Split',
      looks: 'long open crack through the felts',
      cause: 'cold shrinkage or boards left unattached',
      remedy: 'install a release strip and a multi-ply cover',
    },
    {
      name: 'Alligatoring',
      looks: 'scale-like cracks in exposed flood',
      cause: 'aged bitumen at thin gravel',
      remedy: 're-flood and regravel',
    },
    {
      name: 'Fishmouth',
      looks: 'open felt edge pocket',
      cause: 'wrinkled ply or dry edge',
      remedy: 'slit, embed and cover with two plies',
    },
    {
      name: 'Gravel scour',
      looks: 'bare felts at the corners',
      cause: 'wind at a low gravel stop',
      remedy: 'spread larger stone or pavers in a flood coat',
    },
    {
      name: 'Flashing crack',
      looks: 'open corner at cant',
      cause: 'missing cant or old base flashing',
      remedy: 'strip and install modified base flashing',
    },
    {
      name: 'Bitumen drippage',
      looks: 'black drops on ceilings or equipment',
      cause: 'hot weather on plies over open deck joints',
      remedy: 'collect, seal joints from below where possible, plan a base sheet at reroofing',
    },
  ],
  installationSteps: [
    {
      step: 'Locate kettle under permit',
      checkpoint: 'clear of exits and air intakes by the distance on the permit, two extinguishers at hand',
    },
    { step: 'Confirm deck is dry and base sheet nailed', checkpoint: 'moisture reading logged' },
    { step: 'Mop plies at EVT plus or minus 25 °F', checkpoint: 'temperature taken at the point of use' },
    { step: 'Embed and broom each felt', checkpoint: 'felt never touches felt' },
    { step: 'Keep ply exposure exact', checkpoint: '8-1/2 in for four-ply 36 in felts' },
    { step: 'Flash drains into the plies', checkpoint: 'lead flange fully covered by two plies' },
    { step: 'Install cants and base flashing', checkpoint: '8 in minimum height' },
    { step: 'Pour flood coat and spread gravel', checkpoint: '60 lb bitumen with half-embedded stone' },
    { step: 'Glaze and seal the day’s edge', checkpoint: 'no open felts left overnight' },
    { step: 'Take sample cut if specified', checkpoint: 'ASTM D3617 weight reported' },
  ],
  stormDamageSigns: {
    hail: 'Gravel cover hides damage; bare bruises on smooth BUR with cracked felts when pressed.',
    wind: 'Corner gravel gone, stripped gravel stop, blown stones in gutter.',
    debris: 'Crushed felt under a limb and gouges across the flood coat.',
    water: 'Blisters that grow after rain, bitumen drips on a hot afternoon.',
  },
  warrantyTerms: {
    manufacturerMaterial: '10-20 year felts and asphalt under maker approval; coal tar up to 30.',
    workmanship: '2-5 years from the contractor.',
    exclusions: [
      'Alligatoring that does not leak',
      'Blisters under the size stated',
      'Bitumen drippage through deck joints',
      'Claims about fume odor during the work',
    ],
    maintenanceDuties: [
      'Keep the gravel cover even',
      'Log whether each patch is asphalt or coal tar',
      'Keep solvents and fuels off the flood coat',
    ],
  },
  seasonalTasks: {
    spring: [
      'Look for splits left by winter contraction',
      'Rake gravel back over wind-bared felts',
      'Check lead drain flashings for cracks at the ring',
    ],
    summer: [
      'Check for bitumen drip through deck joints in hot weather',
      'Use low-fume asphalt when rooms below are occupied',
      'Note soft, flowing bitumen at sunny cants',
    ],
    fall: [
      'Clear gravel guards and drains before leaves fall',
      'Close flashing cracks with mastic and felt',
      'Weigh a gravel sample at each corner before wind season',
    ],
    winter: [
      'Renew kettle permit before any cold-season mopping',
      'Mop below 40 °F only with insulated lines and logged point-of-use temperature',
      'Map contraction splits on the coldest clear day',
    ],
  },
  leakInvestigation: [
    'Overlay drip locations on the drain, flashing and previous-patch plan',
    'Rake gravel from a 3 ft band around the suspect and inspect felts and flashings',
    'Run a nuclear or impedance moisture grid, since gravel weakens infrared, and verify it with cores',
    'Identify asphalt or coal tar before opening or patching anything',
    'Hose-test flashings one at a time for 15 minutes, starting at the low end',
    'Cut out the failed plies and patch at least 3 ft beyond the split or blister',
    'Reset gravel and monitor through two rains',
    'Weigh the wet and dry samples and report the moisture difference with each core number',
  ],
  hazards: [
    {
      task: 'Heating asphalt in the kettle',
      hazard: 'flash fire or explosion',
      control: 'hold at least 25 °F under the marked flash point, lid closed, two extinguishers, tender never leaves',
    },
    {
      task: 'Pumping and pouring 400-475 °F asphalt',
      hazard: 'deep skin burns',
      control: 'face shield, snug-cuff gloves, long sleeves, insulated couplings checked before pumping',
    },
    {
      task: 'Carrying luggers and hot buckets',
      hazard: 'trips and splashes',
      control: 'marked clear path, buckets two-thirds full, walk on the windward side',
    },
    {
      task: 'Working with coal-tar pitch',
      hazard: 'skin photo-reaction and eye irritation',
      control: 'barrier cream, covered skin, upwind position',
    },
    {
      task: 'Spudding old felts and mastic',
      hazard: 'asbestos fibers',
      control: '1926.1101 survey and wet methods before removal',
    },
    {
      task: 'Vacuuming gravel',
      hazard: 'hose whip, noise, dust',
      control: 'tied couplings, ear protection, damp stone',
    },
    {
      task: 'Handling kettle propane',
      hazard: 'gas leak and fire',
      control: 'cylinders upright, at least 10 ft from the kettle, soap test on hoses',
    },
    {
      task: 'Backing up with a felt layer or gravel spreader',
      hazard: 'fall over an unguarded edge',
      control: 'edge flags, spotter with eye contact, forward travel only',
    },
    {
      task: 'Hoisting kegs and hot luggers',
      hazard: 'dropped load and spilled asphalt',
      control: 'rated hoist, lid clamped, nobody in the drop zone',
    },
    {
      task: 'Pulling gravel over deteriorated deck',
      hazard: 'foot or wheel through the roof',
      control: 'deck check from below, plywood runs for buggies',
    },
  ],
  ppe: [
    'Face shield and hard hat at kettle',
    'Heat-resistant gloves with snug cuffs and long sleeves buttoned down',
    'Leather ankle boots, laces covered',
    'Barrier cream for coal tar',
    'P100 when spudding suspect felt',
    'Thermal long pants worn outside the boots',
    'Respirator with organic-vapor and P100 cartridges for pitch work',
    'Safety glasses under the shield while chipping kegs',
  ],
  toolboxTopics: [
    {
      topic: 'Starting the kettle',
      points: [
        'Thermometer and lid work before lighting',
        'The flash point is on the tag at the kettle',
        'The kettleman never leaves a hot kettle',
        'Melt kegs in small lumps to avoid boil-over',
      ],
    },
    {
      topic: 'Hot asphalt burns',
      points: [
        'Cool under running water for 20 minutes',
        'Do not pull asphalt off the skin',
        'Go to a burn unit, bring the SDS',
        'Keep a water tub at the kettle and one on the roof',
      ],
    },
    {
      topic: 'Carrying and mopping',
      points: [
        'Fill buckets only two-thirds',
        'Say "hot" when passing a worker',
        'Keep the mop path clear of cords',
        'Set the bucket down before turning round',
      ],
    },
    {
      topic: 'Fume control',
      points: [
        'Use low-fume asphalt and keep the lid shut',
        'Work upwind of the kettle',
        'Close building intakes before lighting',
        'Move complaints from tenants to the foreman at once',
      ],
    },
    {
      topic: 'Asphalt or coal tar',
      points: [
        'Do the solvent drop test before any patch',
        'The two must not be mixed',
        'Use barrier cream with coal tar',
        'Label each patch with its bitumen and date',
      ],
    },
    {
      topic: 'Gravel and edges',
      points: [
        'Do not back toward an edge with a rake',
        'Spotter for blowers near the perimeter',
        'Wet the gravel to limit dust',
        'Empty the spreader before moving it to the hoist',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Kettle flames over lid',
      response: 'Close the lid, shut off the gas, use dry chemical from upwind, call 911 and never use water.',
    },
    {
      scenario: 'Asphalt on skin',
      response: 'Cool under running water for 20 minutes, leave the asphalt in place and go to a burn unit.',
    },
    {
      scenario: 'Hot bucket over edge',
      response: 'Clear people from below, treat burns, barricade the area and check vehicles and doors.',
    },
    {
      scenario: 'Worker faint in fumes',
      response: 'Move the worker upwind, call 911, keep the airway open and send the product sheet along.',
    },
    {
      scenario: 'Hose coupling bursts while pumping',
      response: 'Stop the pump, shut the valve at the kettle, clear the path, cool burns and call 911.',
    },
  ],
  contractNotes: [
    'Kettle position, permit and a fume-control plan for occupied areas are agreed before work starts.',
    'Bulk samples of felts and mastics are tested; asbestos abatement, if needed, is a separate contract.',
    'Cores show the existing ply count; plies beyond that number are removed at a unit price.',
    'Bitumen may drip through open deck joints; protection below is the owner’s responsibility unless listed.',
    'Gravel replacement at about 400 lb per square assumes deck capacity confirmed in writing.',
    'Asphalt and coal tar are not mixed; the identification test result is attached.',
  ],
  factSources: [
    {
      fact: 'Interply asphalt 23-25 lb per square, gravel 400 lb, slag 300 lb',
      source: 'Johns Manville built-up and SBS specification pages (aecinfo.com)',
    },
    {
      fact: 'Kettle at least 25 °F under flash point; D312 flash floor 500 °F',
      source: 'Prof. Roofing, How hot is hot?, Sep 2013',
    },
    {
      fact: 'EVT plus or minus 25 °F for application',
      source: 'ARMA, Recommendations regarding built-up roofing asphalt',
    },
    {
      fact: 'Five-ply felt and gravel 6 psf class of load',
      source: 'Eng-Tips thread, Ballasted roof dead load (quotes ASCE 7 values)',
    },
    {
      fact: 'Fume controls: low-fume asphalt and afterburner',
      source: 'NIOSH 2007-115, Reducing Worker Exposure to Asphalt Fumes from Roofing Kettles',
    },
    { fact: 'Coal tar minimum slope 1/8:12', source: 'Minnesota Rules 1305.1507 amending IBC 1507 slopes' },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
