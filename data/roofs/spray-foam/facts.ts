import type { RoofFacts } from '@/data/shared/system'

export const facts: RoofFacts = {
  slug: 'spray-foam',
  name: 'Spray Polyurethane Foam',
  shortName: 'Spray Foam',
  roofNoun: 'spray foam roof',
  aliases: [
    'spray foam roof',
    'spray foam roofing',
    'spray foam',
    'spray polyurethane foam roof',
    'SPF roof',
    'SPF',
    'foam roof',
    'polyurethane foam',
    'sprayed foam',
    'foam',
  ],
  icon: 'spray-can',
  type: 'flat',
  isCoating: false,
  replacementWord: 'Replacement',
  demand: [0.13, 'Needs its own rig; the Southwest mostly.'],
  description:
    'Closed-cell polyurethane foam sprayed in lifts and protected by elastomeric coating. Seamless insulation that lasts as long as the coating is renewed.',
  minSlope: '1/4:12',
  minSlopeNote: 'Foam can build taper, but the finished surface must drain; the code minimum applies to new work.',
  typicalLifeYears: [20, 30],
  lifeNote: 'Depends on recoating at roughly 10-15 year intervals before foam is exposed.',
  weightPsf: [0.6, 1],
  weightNote: 'This is foam of about 2.8 pcf at 2 in with coating; granules add about 0.3 to 0.5.',
  materials: [
    '2.5-3.0 pcf closed-cell roofing foam, 40-60 psi',
    'Silicone protective topcoat, solvent or high solids',
    'Acrylic or urethane topcoat by climate',
    'Ceramic roofing granules at 40-50 lb per square',
    'Primer for metal, concrete or old asphalt',
  ],
  fasteners: [
    'Adhesion is by chemistry; mechanical fasteners only at edge metal',
    'Metal edge with 4 in flange foamed over',
    'Screws under foam for loose old roofing',
    'Foam stop or tapered termination',
  ],
  underlayment: [
    'Clean dry substrate inside the listed temperature range and at least 5 °F above dew point',
    'Old BUR vacuumed to hard gravel or scarfed',
    'Concrete cured, primed and below the moisture limit',
  ],
  standards: [
    { id: 'ASTM D7425', covers: 'SPF types for roofing', source: 'Prof. Roofing, SPF standards, Jan 2009' },
    {
      id: 'ASTM C1029',
      covers: 'Rigid spray foam insulation Types I-IV; Type III usual for roofs',
      source: 'Prof. Roofing, SPF standards, Jan 2009',
    },
    {
      id: 'ASTM D5469',
      covers: 'Application of new SPF with coating, not retrofit',
      source: 'Prof. Roofing, SPF standards, Jan 2009',
    },
    {
      id: 'ASTM D7119',
      covers: 'Sampling foam and coating by core and slit',
      source: 'ASTM D7119/D7119M-21 catalogue page (astm.org)',
    },
    { id: 'ASTM D6705', covers: 'Repair and recoat guide', source: 'ASTM D6705/D6705M-04(2018) abstract, iteh.ai' },
    {
      id: 'ASTM D1621 / D1622',
      covers: 'Compressive strength and density of rigid foam',
      source: 'ASTM D7119/D7119M-21 catalogue page (astm.org)',
    },
    { id: 'ASTM D6694', covers: 'Silicone topcoat on foam', source: 'ASTM D6694/D6694M-15(2023) abstract, iteh.ai' },
    {
      id: 'FM 4470',
      covers: 'Approval standard that includes liquid-applied and coated foam assemblies',
      source: 'expert knowledge',
    },
  ],
  inspectionPoints: {
    field: [
      { check: 'Foam texture', criterion: 'it is smooth to orange peel, without popcorn or treebark' },
      { check: 'Bird pecks and holes', criterion: 'all are filled and coated within 30 days' },
      { check: 'Topcoat color', criterion: 'no base coat shows' },
      { check: 'Foam firmness', criterion: 'a thumb leaves no dent' },
    ],
    flashings: [
      { check: 'Foam cove', criterion: 'it rises at least 4 in up the wall and is smooth' },
      { check: 'Counterflashing', criterion: 'the coating passes behind or over the stop as drawn' },
      { check: 'Edge metal', criterion: 'the foam is bonded to it, without a gap' },
      { check: 'Expansion joint', criterion: 'the foam is interrupted and coated on each side' },
    ],
    penetrations: [
      { check: 'Tapered foam collar', criterion: 'it slopes smoothly away from the pipe' },
      { check: 'Equipment curb', criterion: 'it stands at least 4 in above the finished foam', scale: 'criterion' },
      { check: 'Hot flue', criterion: 'a metal collar separates it from the foam, without scorch' },
      { check: 'Conduit supports', criterion: 'they stand on blocks with coated foam below' },
    ],
    drainage: [
      { check: 'Drain bowl', criterion: 'the foam is cut back and coated to the ring' },
      { check: 'Ponding', criterion: 'no ring is left after 48 hours', isCommon: true },
      { check: 'Scupper', criterion: 'the foam tapers toward the opening' },
      { check: 'Overflow', criterion: 'it lies above the primary drain as drawn', scale: 'criterion' },
    ],
    edges: [
      { check: 'Foam termination', criterion: 'it stops at the metal edge without a feathered tail' },
      { check: 'Coating at drip', criterion: 'it turns over the edge' },
      { check: 'Windward corner', criterion: 'nothing has lifted or sounds hollow' },
      { check: 'Wall junction', criterion: 'the coating reaches at least 6 in up' },
    ],
    interior: [
      {
        check: 'Place of a ceiling stain',
        criterion: 'probe back to the hole in the coating and measure the distance, ft',
        scale: 'measure',
      },
      { check: 'Steel deck flutes', criterion: 'they are filled, so that water cannot travel' },
      { check: 'Odor after spraying', criterion: 'it cleared in 24 hours', scale: 'criterion' },
      {
        check: 'Vapor side of a cold room',
        criterion: 'a core or the drawing confirms an unbroken seal',
        scale: 'criterion',
      },
    ],
    systemSpecific: [
      { check: 'Lift bond in the core', criterion: 'the break is in the foam, not between lifts', scale: 'criterion' },
      {
        check: 'Dry film in a slit sample',
        criterion: 'measure it; within 10 percent of the specified mils',
        scale: 'measure',
      },
      { check: 'Core density', criterion: 'weigh a core; 2.5 to 3.0 pcf is usual', scale: 'measure' },
      { check: 'Foam thickness', criterion: 'probe it; no point should be under 1 in', scale: 'measure' },
      { check: 'Coating adhesion in a slit', criterion: 'the film holds to the foam skin', scale: 'criterion' },
    ],
  },
  commonDefects: [
    {
      name: 'Ultraviolet burn',
      looks: 'brown powder on foam skin',
      cause: 'coating late, thin or worn',
      remedy: 'scarf to clean foam and recoat',
    },
    {
      name: 'Popcorn texture',
      looks: 'rough bumps that hold coating thin',
      cause: 'off-ratio spray or wind at the gun',
      remedy: 'grind flat and apply a heavier coating',
    },
    {
      name: 'Blister',
      looks: 'bubble between lifts',
      cause: 'moist or cold surface between passes',
      remedy: 'cut to dry foam, refill and coat',
    },
    {
      name: 'Wet foam',
      looks: 'soft, heavy core',
      cause: 'crack, drain leak or bird hole',
      remedy: 'remove to dry substrate, taper and refoam',
    },
    {
      name: 'Pinholes',
      looks: 'a leak with no visible damage',
      cause: 'coarse cells under a thin coat',
      remedy: 'skim with sealant and recoat',
    },
    {
      name: 'Bird pecks',
      looks: 'rows of small round holes',
      cause: 'exposed soft skin',
      remedy: 'caulk, coat and add granules',
    },
    {
      name: 'Lift delamination',
      looks: 'core splits at a color line',
      cause: 'dew or dust between lifts',
      remedy: 'scarf back to bond and refoam',
    },
    {
      name: 'Ponding in spray hollows',
      looks: 'dirt rings in low spots',
      cause: 'uneven passes or no taper',
      remedy: 'fill with foam sealant or grind and refoam to drain',
    },
  ],
  installationSteps: [
    { step: 'Run primer adhesion patch', checkpoint: 'the break is in the foam, not at the substrate' },
    { step: 'Log dew point and substrate temperature hourly', checkpoint: 'a margin of 5 °F is held' },
    {
      step: 'Set wind limit and overspray notice',
      checkpoint: 'work stops at the wind limit of the product or of the safety plan, the lower of the two',
    },
    { step: 'Spray lifts of 1/2 to 1-1/2 in', checkpoint: 'lift edges get their topcoat the same day' },
    { step: 'Scrape coves, tapers and edges', checkpoint: 'no low spot is left to hold water' },
    { step: 'Apply base coat within the stated hours', checkpoint: 'no skin has browned in the sun' },
    { step: 'Apply contrasting second coat', checkpoint: 'misses show as the base color' },
    { step: 'Broadcast granules in wet coating', checkpoint: 'cover is even, and the excess is swept off' },
    {
      step: 'Take cores and slits',
      checkpoint: 'the number for each area is as specified, and each is patched and numbered',
    },
    { step: 'Final drain check', checkpoint: 'the strainer is free, and no pond is left at 48 hours' },
  ],
  stormDamageSigns: {
    hail: 'The coating has round cracks over crushed cells and pits of 1 to 2 in; probe below for a split.',
    wind: 'An unsealed edge has lifted, the granule skin is torn, or yellow foam shows at corners.',
    debris: 'There are gouges, foam torn by a branch, or bare yellow foam.',
    water: 'A spot over an old pond has gone soft, or a core is damp.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      '10-20 years for coating and foam when recorded mils meet the manufacturer table; extended by recoating.',
    workmanship: '2-5 years from a contractor accredited for roofing foam.',
    exclusions: [
      {
        exclusion: 'Holes by birds or hail left unfilled',
        test: 'count the holes, with the date found and the date filled',
      },
      {
        exclusion: 'Roof past its recoat date',
        test: 'compare the last recoat date with the warranty, and look for base color',
      },
      {
        exclusion: 'Chemical exhaust reacting with the coating',
        test: 'follow the plume of stack or fan downwind to soft or stained film',
      },
      {
        exclusion: 'Foam sprayed below the listed substrate temperature',
        test: 'read the spray log for substrate temperature, dew point, and wind',
      },
    ],
    maintenanceDuties: [
      {
        duty: 'Seal any hole in the coating within 30 days',
        proof: 'the repair log shows each hole filled within 30 days',
      },
      {
        duty: 'Recoat before the base color shows',
        proof: 'five slit samples show no base color, and there is a recoat invoice',
      },
      { duty: 'Keep a dated photo map of the foam surface', proof: 'the photo map is renewed each year with dates' },
    ],
  },
  seasonalTasks: {
    spring: [
      'Check for hail pits and bird pecks and patch them',
      'Wash foam coating and inspect slopes',
      'Seal splits that frost opened at edge metal',
    ],
    summer: [
      'Take slit samples at six points',
      'Look for blisters at mid-day heat',
      'Check reflectivity and plan washing before recoat bids',
    ],
    fall: [
      'Clear leaves from bowls and coves',
      'Fill fresh pecks before frost',
      'Trim perches and empty nests that draw pecking birds',
    ],
    winter: [
      'Check drain bowls and coves for ice that holds water back',
      'Shovel with plastic edges, lifting rather than scraping',
      'Read the moisture needle after freeze-thaw at old patches',
    ],
  },
  leakInvestigation: [
    'Walk with a map and mark holes, splits and bird pecks near the stain',
    'Probe with a moisture needle to full depth and mark the wet ring',
    'Take slit samples for pinholes and film thickness',
    'Survey by infrared or impedance where foam depth is even, and confirm each wet reading with a core',
    'Pond dyed water on the suspect low spot for two hours with a watcher inside',
    'Remove wet material to a dry base, taper and respray',
    'Recoat and probe again after rain',
    'Enter the core number, foam depth and film mils of the repaired spot on the photo map',
  ],
  contractNotes: [
    'Recoat dates and required dry mils are listed; recoating is not part of the initial price.',
    'Spraying stops above the wind limit in the contract and vehicles within the overspray zone are moved by the owner.',
    'A moisture survey precedes foam; wet or loose substrate is removed at a unit price.',
    'Air intakes are closed and occupants notified for at least 24 hours after spraying.',
    'Foam depth and coating mils are verified by D7119 cores; deficient areas are corrected.',
    'Holes made by birds, hail or other trades are repaired by the owner or under the maintenance plan.',
  ],
  factSources: [
    { fact: 'D7425 and C1029 roles', source: 'Prof. Roofing, SPF standards, Jan 2009' },
    {
      fact: 'Density 2.5-3 pcf and coat 10-15 mils per layer',
      source: 'Construction Specifier, Resisting hail with SPF roofing',
    },
    {
      fact: 'OSHA MDI ceiling 0.02 ppm; NIOSH 0.005 ppm',
      source: 'NASCSP, Spray Polyurethane Foam (OSHA and NIOSH MDI limits)',
    },
    { fact: 'PPE and isocyanate side A', source: 'Prof. Roofing, Spray safe, Jan 2019' },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
