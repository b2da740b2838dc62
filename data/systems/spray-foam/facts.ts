import type { RoofFacts } from '../types'

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
  description:
    'Closed-cell polyurethane foam sprayed in lifts and protected by elastomeric coating. Seamless insulation that lasts as long as the coating is renewed.',
  minSlope: '1/4:12',
  minSlopeNote: 'Foam can build taper, but finished surface must drain; code minimum applies to new work.',
  unitBasis: 'SQ by inch of foam (board feet) plus GAL of coating',
  typicalLifeYears: [20, 30],
  lifeNote: 'Depends on recoating at roughly 10-15 year intervals before foam is exposed.',
  weightPsf: [0.6, 1],
  weightNote: 'About 2.8 pcf foam at 2 in plus coating; granules add about 0.3-0.5.',
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
      { check: 'Foam texture', criterion: 'smooth to orange peel, with no popcorn or treebark' },
      { check: 'Bird pecks and holes', criterion: 'all filled and coated within 30 days' },
      { check: 'Topcoat color', criterion: 'base coat not showing' },
      { check: 'Foam firmness', criterion: 'thumb pressure leaves no dent' },
    ],
    flashings: [
      { check: 'Foam cove', criterion: 'extends at least 4 in up the wall and is smooth' },
      { check: 'Counterflashing', criterion: 'coating passes behind or over the stop as drawn' },
      { check: 'Edge metal', criterion: 'foam bonded with no gap' },
      { check: 'Expansion joint', criterion: 'foam interrupted and coated on each side' },
    ],
    penetrations: [
      { check: 'Tapered foam collar', criterion: 'smooth slope away from pipe' },
      { check: 'Equipment curb', criterion: 'at least 4 in above finished foam' },
      { check: 'Hot flue', criterion: 'metal collar isolates foam, no scorch' },
      { check: 'Conduit supports', criterion: 'on blocks with coated foam below' },
    ],
    drainage: [
      { check: 'Drain bowl', criterion: 'foam cut back and coated to ring' },
      { check: 'Ponding', criterion: 'no rings after 48 hours' },
      { check: 'Scupper', criterion: 'foam tapers toward opening' },
      { check: 'Overflow', criterion: 'height above primary confirmed' },
    ],
    edges: [
      { check: 'Foam termination', criterion: 'stops at metal edge without a feathered tail' },
      { check: 'Coating at drip', criterion: 'turned over the edge' },
      { check: 'Windward corner', criterion: 'no lifting or hollow sound' },
      { check: 'Wall junction', criterion: 'coating carried at least 6 in up' },
    ],
    interior: [
      { check: 'Ceiling stain', criterion: 'probed back to a hole in coating' },
      { check: 'Steel deck flutes', criterion: 'filled so water cannot travel' },
      { check: 'Odor after spraying', criterion: 'cleared in 24 h' },
      { check: 'Cold-room vapor side', criterion: 'continuous seal confirmed by core or drawing' },
    ],
    systemSpecific: [
      { check: 'Lift bond in core', criterion: 'break occurs in foam, not between lifts' },
      { check: 'Dry film in slit sample', criterion: 'within 10 percent of specified mils' },
      { check: 'Core density', criterion: '2.5 to 3.0 pcf' },
      { check: 'Foam thickness', criterion: 'no point under 1 in' },
      { check: 'Coating adhesion in slit', criterion: 'film holds to foam skin' },
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
    { step: 'Run primer adhesion patch', checkpoint: 'break occurs in foam, not at substrate' },
    { step: 'Log dew point and substrate temperature hourly', checkpoint: '5 °F margin held' },
    {
      step: 'Set wind limit and overspray notice',
      checkpoint: 'stop at the wind limit of the product, commonly 12 to 15 mph',
    },
    { step: 'Spray lifts of 1/2 to 1-1/2 in', checkpoint: 'same-day topcoat at lift edges' },
    { step: 'Scrape coves, tapers and edges', checkpoint: 'no bird-bath depressions' },
    { step: 'Apply base coat within the stated hours', checkpoint: 'no sun-browned skin' },
    { step: 'Apply contrasting second coat', checkpoint: 'misses seen as the base color' },
    { step: 'Broadcast granules in wet coating', checkpoint: 'even coverage, excess swept' },
    { step: 'Take cores and slits', checkpoint: 'number per area as specified, patched and numbered' },
    { step: 'Final drain check', checkpoint: 'strainer free and pond dry at 48 h' },
  ],
  stormDamageSigns: {
    hail: 'Round cracks in coating with crushed cells, 1-2 in pits; check underside for split by probe.',
    wind: 'Lift at an unsealed edge, torn granule skin, exposed yellow foam at corners.',
    debris: 'Gouges, foam torn at branch, exposed yellow foam.',
    water: 'Softened spot over old ponding, damp core.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      '10-20 years for coating and foam when recorded mils meet the maker table; extended by recoating.',
    workmanship: '2-5 years from a contractor accredited for roofing foam.',
    exclusions: [
      'Holes by birds or hail left unfilled',
      'Roof past its recoat date',
      'Chemical exhaust reacting with the coating',
      'Foam sprayed below the listed substrate temperature',
    ],
    maintenanceDuties: [
      'Seal any hole in the coating within 30 days',
      'Recoat before the base color shows',
      'Keep a dated photo map of the foam surface',
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
      'No spraying below the sheet temperature or with frost present',
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
  hazards: [
    {
      task: 'Spraying isocyanate foam',
      hazard: 'sensitization and asthma',
      control: 'supplied-air hood, exclusion zone as in the data sheet (often 50 ft), medical surveillance',
    },
    {
      task: 'Spraying with neighbors and vehicles nearby',
      hazard: 'skin exposure and overspray damage',
      control: 'wind limit, masked vehicles, neighbors notified',
    },
    {
      task: 'Handling heated high-pressure hose',
      hazard: 'injection injury',
      control: 'whip checks, never feel for leaks',
    },
    {
      task: 'Servicing the proportioner',
      hazard: 'chemical burn and shock',
      control: 'relieve pressure first, grounded power supply',
    },
    { task: 'Scarfing old foam', hazard: 'dust and hidden edges', control: 'P100 mask and guardrail' },
    {
      task: 'Building up thick lifts',
      hazard: 'self-heating and fire',
      control: '1-1/2 in limit, cool trimmings in a single layer',
    },
    { task: 'Coating with solvent', hazard: 'vapor ignition', control: 'grounded pails and no smoking within 50 ft' },
    {
      task: 'Walking fresh foam at roof edges',
      hazard: 'slick skin hides the edge line',
      control: 'painted limit line, spotter, fall protection tied before priming',
    },
    {
      task: 'Moving 500 lb drums',
      hazard: 'crush and spill',
      control: 'drum dolly, lift gate, spill pallet under both chemicals',
    },
    {
      task: 'Working in drifting granule dust',
      hazard: 'silica-bearing dust and eye injury',
      control: 'broadcast downwind, goggles, dust mask',
    },
  ],
  ppe: [
    'Supplied-air respirator for sprayer and helpers within zone',
    'Full disposable coverall with taped gloves',
    'Chemical goggles under hood',
    'Fall-arrest harness when spraying past the marked edge line',
    'Non-slip over boots on foam',
    'Nitrile or butyl gloves, changed after each chemical contact',
    'Safety boots with disposable covers',
    'Hearing protection beside the proportioner and scarfer',
  ],
  toolboxTopics: [
    {
      topic: 'Isocyanate exposure',
      points: [
        'Wheeze or tight chest means stop and report',
        'Tight-fitting respirators seal only on clean-shaven faces',
        'Helpers need the same protection as the gunner',
        'Report any earlier asthma or chemical allergy before suiting up',
      ],
    },
    {
      topic: 'Exclusion zone',
      points: [
        'Cone the zone named in the data sheet, often 50 ft, and keep other trades out',
        'Keep intakes shut for the hours in the odor plan, usually 24',
        'Post the wind direction on the board',
        'Post the re-entry time at every roof door',
      ],
    },
    {
      topic: 'Lift thickness and heat',
      points: [
        'Keep each lift within 1/2 to 1-1/2 in',
        'Thick foam can smolder or burn',
        'Cool cut-offs outdoors in single layers',
        'Wait for a lift to cool before the next pass',
      ],
    },
    {
      topic: 'Wind and overspray',
      points: [
        'Stop at the posted wind limit, commonly 12 to 15 mph',
        'Mask vehicles before priming the hose',
        'Use a trial card at the property line',
        'Move the screen before the wind turns',
      ],
    },
    {
      topic: 'Injection from hoses',
      points: [
        'Never feel for leaks by hand',
        'Relieve both hoses before opening',
        'A puncture goes to hospital the same hour',
        'Lock out the proportioner before a gun change',
      ],
    },
    {
      topic: 'Protecting holes early',
      points: [
        'Foam turns brown and powders in sunlight',
        'Patch bird pecks within 30 days',
        'Record every hole on the roof map',
        'Carry a repair kit on every visit',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Isocyanate exposure with wheezing',
      response: 'Move upwind, remove contaminated clothing, call 911 and give the crew the safety data sheet.',
    },
    {
      scenario: 'Fire in a pile of thick foam',
      response: 'Evacuate, call 911 and use dry chemical only on a small start.',
    },
    {
      scenario: 'High-pressure injection of foam chemicals',
      response: 'Immobilize the limb, go to the hospital at once and state the pressure and product.',
    },
    {
      scenario: 'Overspray reaches a parking lot or school yard',
      response:
        'Stop the gun, photograph conditions, wash surfaces before cure, notify owners and the insurer the same day.',
    },
    {
      scenario: 'Drum of A-side swells after water contamination',
      response: 'Move everyone upwind, loosen no caps, call the fire service with the data sheet.',
    },
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
