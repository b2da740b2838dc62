import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'silicone-coating',
  name: 'Silicone Coating',
  shortName: 'Silicone Coating',
  roofNoun: 'silicone-coated roof',
  aliases: [
    'silicone roof coating',
    'silicone coating system',
    'silicone-coated roof',
    'silicone coated roof',
    'silicone restoration',
    'silicone roof',
    'high-solids silicone',
    'silicone membrane',
    'silicone',
  ],
  icon: 'droplets',
  type: 'flat',
  isCoating: true,
  replacementWord: 'Restoration',
  description:
    'Moisture-curing silicone membrane rolled or sprayed over a sound existing roof. Tolerates ponding and UV; needs proven adhesion and is slippery when wet.',
  minSlope: '1/4:12',
  minSlopeNote: 'Restoration coating follows existing slope; shallow ponding may be accepted in writing by the maker.',
  unitBasis: 'GAL per square at the specified dry mils (1 gal per square = 16 wet mils)',
  typicalLifeYears: [10, 20],
  lifeNote: 'Follows film thickness; each maker’s table ties dry mils to the warranty term.',
  weightPsf: [0.1, 0.3],
  weightNote: 'A film of a few tens of mils plus fabric details; no structural effect.',
  materials: [
    'High-solids moisture-cure silicone, 90 percent solids or more',
    'Solvent-borne silicone for low-temperature spraying',
    'Silicone flashing-grade mastic',
    'Polyester seam fabric',
    'Bleed-blocking primer for asphalt roofs',
    'Rust-inhibiting primer for metal roofs',
  ],
  fasteners: [
    'Existing screws tightened or upsized, then each head capped with silicone mastic',
    'No fasteners driven through cured film without a silicone patch',
    'Loose plates and edge metal refastened before washing',
  ],
  underlayment: [
    'Sound TPO, PVC, EPDM, metal, foam, mod-bit or smooth BUR with dry insulation',
    'Power-washed, rinsed and dry for 24 hours',
    'Wet insulation cut out and replaced before coating',
  ],
  standards: [
    {
      id: 'ASTM D6694',
      covers: 'Silicone coating on SPF roofing, more than 95 percent silicone polymer',
      source: 'ASTM D6694/D6694M-15(2023) abstract, iteh.ai',
    },
    {
      id: 'ASTM D4541',
      covers: 'Pull-off adhesion on metal panels before silicone',
      source: 'ASTM D4541-17 text excerpt, which also names D7234 (studylib.es)',
    },
    { id: 'ASTM D903', covers: 'Peel strength of fabric strip set in silicone', source: 'expert knowledge' },
    { id: 'ASTM D4414', covers: 'Wet film thickness by notch gauge during application', source: 'expert knowledge' },
    { id: 'ASTM C1549', covers: 'Portable solar reflectometer reading of the film', source: 'expert knowledge' },
    { id: 'UL 790', covers: 'Fire class of silicone over a listed substrate and slope', source: 'expert knowledge' },
    {
      id: 'ANSI/CRRC S100',
      covers: 'Initial and three-year reflectance and emittance',
      source: 'CRRC, ANSI/CRRC S100 page (coolroofs.org)',
    },
  ],
  inspectionPoints: {
    field: [
      { check: 'Pinholes and holidays', criterion: 'none visible under raking light in five 10 sf samples' },
      { check: 'Film wear', criterion: 'no contrasting base coat or old roof color showing' },
      { check: 'Peel at random cut', criterion: 'film stretches and breaks before lifting' },
      { check: 'Dirt film', criterion: 'washes off, leaving no permanent tack' },
    ],
    flashings: [
      { check: 'Seam fabric', criterion: 'no dry weave, edges feathered into field' },
      { check: 'Wall termination', criterion: 'silicone carried at least 8 in up or to counterflashing' },
      { check: 'Metal transition', criterion: 'no crack line at the old joint' },
      { check: 'Coping and counterflash joints', criterion: 'bridged with mastic, not thin field coating' },
    ],
    penetrations: [
      { check: 'Pipe collar', criterion: 'silicone mastic extends 4 in on each plane' },
      { check: 'Newly added conduit', criterion: 'sealed with silicone, no acrylic or asphalt patch' },
      { check: 'Pitch pocket', criterion: 'filled above rim and topped with silicone' },
      { check: 'Fastener caps', criterion: 'dome complete, no rust bleed through' },
    ],
    drainage: [
      { check: 'Drain bowl', criterion: 'coated to clamping ring, strainer not glued down' },
      { check: 'Pond area', criterion: 'film bonded and unblistered after water removed' },
      { check: 'Gutter seam', criterion: 'silicone bridges both sides of the joint' },
      { check: 'Scupper throat', criterion: 'film continuous through the sleeve' },
    ],
    edges: [
      { check: 'Drip-edge wrap', criterion: 'film turns over metal by 1/2 in and is bonded' },
      { check: 'Edge metal fasteners', criterion: 'tight before coating, no movement cracks' },
      { check: 'Gutter-side peel line', criterion: 'none at tape-removal edge' },
      { check: 'Perimeter membrane', criterion: 'no flutter of the underlying sheet' },
    ],
    interior: [
      { check: 'Deck underside', criterion: 'no fresh stain since coating date' },
      { check: 'Old leak locations', criterion: 'moisture meter back to dry readings' },
      { check: 'Insulation core', criterion: 'dry beneath coated pond areas' },
      { check: 'Humid occupancy', criterion: 'no new blisters from vapor drive' },
    ],
    systemSpecific: [
      { check: 'Peel adhesion', criterion: 'strip meets maker value or tears in film, at five places' },
      { check: 'Dry film', criterion: 'slit sample within 10 percent of contract mils' },
      { check: 'Oil bleed over asphalt', criterion: 'no brown staining after 30 days' },
      { check: 'Repair history', criterion: 'no non-silicone product on film' },
      { check: 'Slip rating', criterion: 'walk lanes gritty when wet underfoot' },
    ],
  },
  commonDefects: [
    {
      name: 'Adhesive peel',
      looks: 'film lifts in sheets with a clean back',
      cause: 'dirt, moisture or a missing primer',
      remedy: 'cut back to bonded film, clean, prime and recoat',
    },
    {
      name: 'Bleed-through',
      looks: 'tan stains over asphalt surfaces',
      cause: 'oils migrating with no blocking primer',
      remedy: 'prime with a bleed blocker and recoat',
    },
    {
      name: 'Blistering',
      looks: 'soft bubbles at midday',
      cause: 'moisture trapped below the film',
      remedy: 'open, dry out, replace wet board and patch',
    },
    {
      name: 'Pinholes',
      looks: 'tiny craters in the finish',
      cause: 'substrate outgassing or airless froth',
      remedy: 'back-roll and apply a second coat',
    },
    {
      name: 'Low film build',
      looks: 'the old surface shows through',
      cause: 'gallons spread too far',
      remedy: 'wash and add coat to the contract mils',
    },
    {
      name: 'Dirt pickup',
      looks: 'gray surface and lost reflectivity',
      cause: 'soot held by a tacky surface',
      remedy: 'clean and record the new reflectance',
    },
    {
      name: 'Incompatible patch',
      looks: 'another product curling off the film',
      cause: 'wrong sealant used by a later trade',
      remedy: 'remove it, clean and patch with the same chemistry',
    },
    {
      name: 'Film tear over moving seam',
      looks: 'straight split above an old lap',
      cause: 'no fabric across a working joint',
      remedy: 'reset the lap, bridge with mastic and fabric, recoat',
    },
  ],
  installationSteps: [
    {
      step: 'Run adhesion tests with and without primer',
      checkpoint: 'the combination that meets the peel value is chosen and recorded',
    },
    { step: 'Survey moisture and cut out wet areas', checkpoint: 'cores read dry before washing' },
    { step: 'Refasten, repair and wash', checkpoint: 'rinse water runs clear, 24 h dry' },
    { step: 'Prime rust and asphalt', checkpoint: 'tack-free before mastic' },
    {
      step: 'Detail seams, caps and curbs first',
      checkpoint: 'flashing-grade mastic and fabric at the wet mils of the detail',
    },
    { step: 'Apply base coat', checkpoint: '16 wet mils per gallon per square by gauge' },
    { step: 'Apply finish coat at right angles', checkpoint: 'total gallons match plan' },
    { step: 'Broadcast granules in walk lanes while wet', checkpoint: 'excess blown off after cure' },
    { step: 'Gauge wet film every 500 sf', checkpoint: 'readings on roof map' },
    { step: 'Protect from rain until skinned', checkpoint: 'typically 2-6 h, checked by touch' },
  ],
  stormDamageSigns: {
    hail: 'The film usually rebounds; look for star cracks in the brittle substrate and crushed insulation under round dents.',
    wind: 'Peel starts at unbonded drip edges, or the whole old membrane lifts with its coating.',
    debris: 'Cuts through the soft film exposing the old roof; scrapes across pond areas.',
    water: 'Leaks show only where film is cut or a seam below moved; dirty tide lines mark ponding but are not damage.',
  },
  warrantyTerms: {
    manufacturerMaterial: '10, 15 or 20 years matched to dry mils; many include ponding water in writing.',
    workmanship: '2 years, or a joint labor-and-material tier after the maker’s inspection.',
    exclusions: [
      'Wet insulation left beneath silicone',
      'Loss of whiteness from dirt',
      'Damage from repair with non-silicone products',
      'Slips on wet film outside the granule lanes',
    ],
    maintenanceDuties: [
      'Annual cleaning of the silicone surface',
      'Silicone-only repair by trained applicator',
      'Report cuts from rooftop trades within 30 days',
    ],
  },
  seasonalTasks: {
    spring: [
      'Rinse winter grime and inspect seams underneath',
      'Check pond rings after snowmelt',
      'Cut one flap beside the deepest pond and check its bond',
    ],
    summer: [
      'Read reflectance and schedule washing',
      'Look for midday blisters over old wet spots',
      'Look for brown oil bleed on asphalt areas',
    ],
    fall: [
      'Clear leaves that stain silicone',
      'Re-grit walk lanes before wet months',
      'Verify that later trades have used no acrylic caulk',
    ],
    winter: [
      'Post a slippery-when-frosted warning at the hatch',
      'No silicone work on frost; it skins slowly and traps dew',
      'Check film at drains for ice cuts',
    ],
  },
  leakInvestigation: [
    'Compare leak date with the coating record and old leak map',
    'Inspect the nearest seam, penetration and fastener caps under raking light',
    'Cut a 4 in flap to see whether water runs above or below the film',
    'Meter the insulation, then outline the wet area by night infrared',
    'Dam and pond dyed water on the suspect low spot for 4 hours',
    'Replace wet insulation, patch with silicone mastic and fabric',
    'Pond the same spot again after cure to confirm',
    'Record the flap result, because water under the film means the source may be far uphill',
  ],
  hazards: [
    {
      task: 'Walking on uncured silicone',
      hazard: 'extreme slipperiness',
      control: 'spiked shoe covers, planned exit route, no walking backward',
    },
    {
      task: 'Spraying solvent-borne grade',
      hazard: 'flammable vapor, flash point per SDS',
      control: 'ground containers, close intakes, no ignition within 50 ft',
    },
    {
      task: 'Washing the roof before coating',
      hazard: 'injection injury and recoil near edge',
      control: 'low-pressure wand at edges, two-hand grip',
    },
    {
      task: 'Handling 5 gal silicone pails',
      hazard: 'back and ladder strain',
      control: 'hoist pails, never carry up ladder',
    },
    {
      task: 'Rolling near perimeter with wet lanes',
      hazard: 'fall',
      control: 'edge lane first under rail or tie-off, then the field behind a warning line',
    },
    {
      task: 'Cutting wet insulation',
      hazard: 'hidden conduit or wire',
      control: 'locate electrical, shallow blade depth',
    },
    {
      task: 'Crossing cured film in dew',
      hazard: 'slip, also for later trades',
      control: 'hatch sign and granule path',
    },
    {
      task: 'Coating up to skylights and hatches',
      hazard: 'slide onto or through a dome',
      control: 'guard or cover every opening before the first pail',
    },
    {
      task: 'Back-rolling beside the sprayer',
      hazard: 'hose trip on slick film',
      control: 'hose tender, dry lane and one crossing point',
    },
    {
      task: 'Wiping laps with solvent',
      hazard: 'skin absorption and vapor',
      control: 'butyl gloves, small closed cans, rags in a lidded can',
    },
  ],
  ppe: [
    'Spiked overshoes for the wet silicone zone',
    'Organic-vapor half mask for solvent-borne silicone',
    'Nitrile gloves changed when silicone skins over',
    'Wraparound UV eyewear against white glare',
    'Face shield and shin guards while pressure washing',
    'Disposable coveralls that keep uncured film off skin and ladders',
    'Harness with dry rope grab on metal slopes',
    'Cut-resistant sleeves when opening wet roof areas',
  ],
  toolboxTopics: [
    {
      topic: 'Walking out of wet silicone',
      points: [
        'Roll toward the ladder, never away from it',
        'Keep a dry escape lane open',
        'Spikes on before entering the wet zone',
        'Leave the pole at the edge of the dry lane, not on the film',
      ],
    },
    {
      topic: 'Adhesion before gallons',
      points: [
        'Pull five strips and log pounds per inch',
        'No pass means primer or no job',
        'Photograph the back of each strip',
        'Test again after rain has soaked the roof',
      ],
    },
    {
      topic: 'Silicone-only rule',
      points: [
        'Nothing else bonds to cured silicone',
        'Check truck for acrylic caulk and remove it',
        'Tag the hatch after the job',
        'Clean tools that touched other sealants before use',
      ],
    },
    {
      topic: 'Moisture map in hand',
      points: [
        'Wet boards are marked in paint',
        'Coating over them causes blisters',
        'Cut out wet board before washing',
        'Check ceilings below the map before starting',
      ],
    },
    {
      topic: 'Wash-down control',
      points: [
        'Stay 6 ft from edge with the wand',
        'Never point at a person',
        'Catch runoff where rules require it',
        'Plug nothing without a tag and a watch',
      ],
    },
    {
      topic: 'Cure watch',
      points: [
        'Dew slows skinning of silicone',
        'Do a touch test before leaving',
        'Cover drains if rain is near',
        'Moist air cures it, so dry cold days need longer',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Slip on wet film with head strike',
      response: 'Keep the worker still, lay a plywood path to reach them, call 911 and do not run on the film.',
    },
    {
      scenario: 'Solvent vapor flash at pail',
      response: 'Smother with dry chemical, move everyone upwind and call 911.',
    },
    {
      scenario: 'Pressure-wash injection to hand',
      response:
        'Treat as a surgical emergency, immobilize the hand and tell the hospital which cleaner was in the water.',
    },
    {
      scenario: 'Storm breaks before the film has skinned',
      response:
        'Clear the crew by the dry lane, block drains if film is running, protect walkways below and mark the wash-off area.',
    },
    {
      scenario: 'Pail falls from the hoist',
      response: 'Keep the drop zone closed, check for injuries, absorb the spill with sand and keep it out of drains.',
    },
  ],
  contractNotes: [
    'Price is conditional on peel-adhesion results from five patches; primer is added if needed.',
    'Moisture survey decides quantity of wet insulation replaced at the SF rate before coating.',
    'Gallons per square, wet and dry mils and number of coats are stated and verified on a map.',
    'Ponding depths and locations that the silicone maker accepts are shown on the roof plan.',
    'Later repairs or recoat must be silicone; other products will not bond.',
    'The finished white roof is slippery when wet; granule lanes are only where drawn.',
  ],
  factSources: [
    { fact: 'Silicone coating standard D6694 composition', source: 'ASTM D6694/D6694M-15(2023) abstract, iteh.ai' },
    {
      fact: 'Resists ponding; 10-20 year life; dirt and slip weaknesses',
      source: 'Commercial Roofing Advisors, Silicone roof coating guide',
    },
    {
      fact: 'Dry mils equal 16 times volume solids per gallon per square',
      source: 'Lexis Coatings, Roof coating dry film thickness',
    },
    {
      fact: 'Handles standing water better than acrylic',
      source: 'Waterproof Magazine, Silicone roof coatings, Apr 2018',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
