import type { RoofFacts } from '@/data/shared/system'

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
  demand: [0.3, 'Many old roofs to repair and replace, few new ones.'],
  description:
    'Three to five felt plies set in hot asphalt or coal tar with gravel or cap surface. Heavy, redundant and proven; needs kettle work and disciplined safety.',
  minSlope: '1/4:12',
  minSlopeNote: 'Coal tar may go to 1/8:12; on steeper slopes the type of asphalt is chosen by slope.',
  typicalLifeYears: [20, 30],
  lifeNote:
    'Life grows with ply count: three-ply at the low end, four-ply in the middle, coal tar at the top; published tables differ.',
  weightPsf: [2.5, 6.5],
  weightNote: 'Three smooth plies weigh about 2.5, five plies with gravel 5.5 to 6.5.',
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
      { check: 'Gravel cover', criterion: 'no felt is bare; the usual cover is about 400 lb per square' },
      { check: 'Blisters', criterion: 'they are listed by size, and none is ruptured' },
      { check: 'Ridges', criterion: 'no felt is raised over insulation joints' },
      { check: 'Alligatoring', criterion: 'the cracks stop above the felts' },
    ],
    flashings: [
      { check: 'Base flashing at cant', criterion: 'it has no open crack and does not sag' },
      { check: 'Metal stripping', criterion: 'both stripping plies are whole' },
      { check: 'Counterflashing', criterion: 'it covers the base by at least 4 in' },
      { check: 'Cant strip', criterion: 'there is one under every turn up a wall' },
    ],
    penetrations: [
      { check: 'Lead stack', criterion: 'its flange is mopped at least 8 in into the plies' },
      { check: 'Pitch pan', criterion: 'it is full, crowned, and not cracked', isCommon: true },
      { check: 'Equipment rails', criterion: 'they stand on cants or pads, and the felts are not cut' },
      { check: 'Hot stack', criterion: 'it is guarded from the asphalt' },
    ],
    drainage: [
      { check: 'Gravel guard at drain', criterion: 'there is no bitumen and no stone in the pipe', isCommon: true },
      { check: 'Drain sump', criterion: 'it lies 1/2 in below the field' },
      { check: 'Scupper apron', criterion: 'it has three plies and no fishmouth' },
      { check: '48-hour water', criterion: 'there are no ponds beyond the mapped areas', isCommon: true },
    ],
    edges: [
      { check: 'Gravel-stop height', criterion: 'it holds the stone back along the whole edge' },
      { check: 'Stripping felts', criterion: 'two plies are tight to the metal flange' },
      { check: 'Nailer attachment', criterion: 'it does not lift when you push it' },
      { check: 'Corner edge', criterion: 'the stone cover is even, without scour' },
    ],
    interior: [
      {
        check: 'Bitumen drip stains',
        criterion: 'measure each one and map it to the deck joint above',
        scale: 'measure',
      },
      { check: 'Deck rust', criterion: 'cores taken at the wet spot show none', scale: 'criterion' },
      { check: 'Wet insulation sample', criterion: 'weigh it against a dry sample, percent', scale: 'measure' },
      { check: 'Odor complaints', criterion: 'air intakes near the kettle are listed', scale: 'criterion' },
    ],
    systemSpecific: [
      { check: 'Ply count from core', criterion: 'count the plies; three to five is usual', scale: 'measure' },
      {
        check: 'EVT and mop temperature',
        criterion: 'it is within 25 °F of the label where the bitumen is used',
        scale: 'criterion',
      },
      {
        check: 'Bitumen identification',
        criterion: 'asphalt or coal tar is proven before patching',
        scale: 'criterion',
      },
      { check: 'Gravel embedment', criterion: 'at least half the stones are set in the flood coat' },
      { check: 'Ply exposure', criterion: 'measure it; 8-1/2 in is usual for a four-ply 36 in felt', scale: 'measure' },
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
      checkpoint: 'it is clear of exits and air intakes by the distance on the permit, with two extinguishers at hand',
    },
    { step: 'Confirm deck is dry and base sheet nailed', checkpoint: 'the moisture reading is logged' },
    { step: 'Mop plies at EVT plus or minus 25 °F', checkpoint: 'the temperature is taken where the bitumen is used' },
    { step: 'Embed and broom each felt', checkpoint: 'felt never touches felt' },
    { step: 'Keep ply exposure exact', checkpoint: 'it is 8-1/2 in for four-ply 36 in felts' },
    { step: 'Flash drains into the plies', checkpoint: 'two plies fully cover the lead flange' },
    { step: 'Install cants and base flashing', checkpoint: 'it is 8 in high at least' },
    { step: 'Pour flood coat and spread gravel', checkpoint: '60 lb of bitumen holds stone that is half embedded' },
    { step: 'Glaze and seal the day’s edge', checkpoint: 'no open felt is left overnight' },
    { step: 'Take sample cut if specified', checkpoint: 'the ASTM D3617 weight is reported' },
  ],
  stormDamageSigns: {
    hail: 'Gravel hides the damage; on smooth roofs a bruise has felts that crack when pressed.',
    wind: 'Gravel is gone from corners, a gravel stop is stripped, or stones lie in the gutter.',
    debris: 'Felt is crushed under a limb, or gouges cross the flood coat.',
    water: 'Blisters grow after rain, or bitumen drips on a hot afternoon.',
  },
  warrantyTerms: {
    manufacturerMaterial: '10-20 year felts and asphalt under manufacturer approval; coal tar up to 30.',
    workmanship: '2-5 years from the contractor.',
    exclusions: [
      {
        exclusion: 'Alligatoring that does not leak',
        test: 'see whether cracks stop in the flood coat or reach the felts; use a knife only once the manufacturer agrees',
      },
      {
        exclusion: 'Blisters under the size stated',
        test: 'measure the diameter, and compare it with the limit in the warranty',
      },
      {
        exclusion: 'Bitumen drippage through deck joints',
        test: 'trace the drips: black and dry is bitumen, brown and wet is rain',
      },
      {
        exclusion: 'Claims about fume odor during the work',
        test: 'compare the dates of complaints with the kettle days',
      },
    ],
    maintenanceDuties: [
      {
        duty: 'Keep the gravel cover even',
        proof: 'photographs show even gravel, and thin spots were covered again on dates in the log',
      },
      {
        duty: 'Log whether each patch is asphalt or coal tar',
        proof: 'the patch log names asphalt or coal tar, and a solvent test agrees',
      },
      {
        duty: 'Keep solvents and fuels off the flood coat',
        proof: 'there is no drum or fuel on the roof, and stains were checked',
      },
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
      'Look for blisters in the afternoon heat without stepping on them',
      'Note soft, flowing bitumen at sunny cants',
    ],
    fall: [
      'Clear gravel guards and drains before leaves fall',
      'Close flashing cracks with mastic and felt',
      'Weigh a gravel sample at each corner before wind season',
    ],
    winter: [
      'Open drains and scuppers under ice without chipping the felts',
      'Note where meltwater stands between the stones',
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
  contractNotes: [
    'Kettle position, permit and a fume-control plan for occupied areas are agreed before work starts.',
    'Bulk samples of felts and mastics are tested; asbestos abatement, if needed, is a separate contract.',
    'Cores show the existing ply count; plies beyond that number are removed at a unit price.',
    'Bitumen may drip through open deck joints; protection below is the owner’s responsibility unless listed.',
    'Gravel replacement at about 400 lb per square assumes deck capacity confirmed in writing.',
    'Asphalt and coal tar are not mixed; the test result that identifies them is attached.',
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
