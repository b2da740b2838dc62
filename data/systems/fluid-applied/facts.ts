import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'fluid-applied',
  name: 'Fluid-Applied Membrane',
  shortName: 'Fluid-Applied Membrane',
  roofNoun: 'fluid-applied roof',
  aliases: [
    'fluid-applied roof',
    'fluid-applied system',
    'fluid-applied',
    'liquid-applied membrane',
    'liquid-applied roof',
    'liquid-applied',
    'liquid membrane',
    'cold fluid-applied',
    'reinforced liquid membrane',
    'PMMA membrane',
    'PMMA roof',
    'PMMA',
    'fleece-reinforced liquid',
    'liquid roof',
  ],
  icon: 'paint-bucket',
  type: 'flat',
  isCoating: true,
  replacementWord: 'Restoration',
  description:
    'Cold liquid membrane of PMMA or polyurethane resin with polyester fleece, cured in place on complex decks and details. Seamless, strong, sensitive to prep.',
  minSlope: '1/4:12',
  minSlopeNote: 'Some acrylic-resin types accept standing water; new work should still slope.',
  unitBasis: 'SF of finished system; resin in GAL, catalyst in LB, fleece in SF',
  typicalLifeYears: [20, 30],
  lifeNote: 'For fleece-reinforced systems whose topcoat is renewed when threads or wear show.',
  weightPsf: [0.5, 1],
  weightNote: 'Fleece-reinforced film with primer; confirm by product data.',
  materials: [
    'Two-part PMMA with catalyst powder, fleece reinforced',
    'One- or two-part polyurethane with fleece',
    'Polyurethane-methacrylate hybrid for cold weather',
    'Pigmented finish with grit',
    'Pre-formed fleece pieces for pipes and corners',
  ],
  fasteners: [
    'No screws through fleece; edges end under a metal bar',
    'Saw-cut keyed edge 1/4 in in concrete',
    'Fleece overlaps 2 in in wet resin',
    'Primer bond proven by a pull-off test',
  ],
  underlayment: [
    'Concrete at CSP 2-4, moisture under the maker limit',
    'Mod-bit base with acrylic or sanded face suited to PMMA',
    'Metal or plywood with the listed primer',
  ],
  standards: [
    {
      id: 'ASTM C836',
      covers: 'Cold liquid waterproofing under separate wearing course',
      source: 'Building Enclosure, Roofing Code: Material Standards (liquid-applied)',
    },
    {
      id: 'ASTM C957',
      covers: 'Cold liquid with integral wearing surface',
      source: 'Building Enclosure, Roofing Code: Material Standards (liquid-applied)',
    },
    {
      id: 'ASTM D7234',
      covers: 'Pull-off strength of primer and resin on concrete',
      source: 'ASTM D4541-17 text excerpt, which also names D7234 (studylib.es)',
    },
    {
      id: 'ASTM D4263',
      covers: 'Plastic-sheet moisture check before resin primer',
      source: 'ASTM D4263 text excerpt (wnwk.com)',
    },
    {
      id: 'EAD 030350-00-0402',
      covers: 'European liquid-applied roof kits (former ETAG 005)',
      source: 'expert knowledge',
    },
    { id: 'UL 790', covers: 'Fire class of the fleece membrane on its tested base', source: 'expert knowledge' },
    { id: 'FM 4470', covers: 'Approval standard covering liquid-applied roof assemblies', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Pinholes', criterion: 'none under a 10x loupe in five sample squares' },
      { check: 'Fleece show-through', criterion: 'no threads visible anywhere' },
      { check: 'Finish coat color', criterion: 'finish coat continuous and even' },
      { check: 'Soft spot', criterion: 'surface stays firm under a pressed stick' },
    ],
    flashings: [
      { check: 'Wall turn-up', criterion: '6-8 in with fleece turned up' },
      { check: 'Joint at metal', criterion: 'flexible fleece loop over the joint' },
      { check: 'Door threshold', criterion: 'fleece carried into the sill recess' },
      { check: 'Termination key', criterion: 'resin in groove, no lift' },
    ],
    penetrations: [
      { check: 'Pipe collar', criterion: 'two fleece pieces overlapped 2 in' },
      { check: 'Cable bundle', criterion: 'each cable sleeved, none bunched in resin' },
      { check: 'Anchor bolt', criterion: 'covered by a cap and fleece' },
      { check: 'Rail foot', criterion: 'base plate encapsulated and bonded' },
    ],
    drainage: [
      { check: 'Drain fleece', criterion: 'pressed into the clamp throat' },
      { check: 'Low point', criterion: 'dry, or standing water accepted in the system letter' },
      { check: 'Drain grate', criterion: 'free of resin drips' },
      { check: 'Channel', criterion: 'slope formed in the screed' },
    ],
    edges: [
      { check: 'Concrete edge groove', criterion: '1/4 in deep and filled flush' },
      { check: 'Metal drip nosing', criterion: 'abraded, primed and film wrapped under' },
      { check: 'Balcony lip', criterion: 'fleece carried to the tip and bonded' },
      { check: 'Corner piece', criterion: 'three-way fleece with no dry fibers' },
    ],
    interior: [
      { check: 'Ceiling beneath', criterion: 'dry after the pond test' },
      { check: 'Odor', criterion: 'cleared within 24 h of the last pot' },
      { check: 'Slab vapor', criterion: 'plastic-sheet or probe result filed before resin was opened' },
      { check: 'Tap test', criterion: 'no hollow sound on a 5 ft grid' },
    ],
    systemSpecific: [
      { check: 'Wet build', criterion: 'resin build before fleece meets the sheet, read by comb gauge' },
      { check: 'Pull-off strength', criterion: 'the maker’s value (often 200 psi) or failure in the concrete' },
      { check: 'Catalyst dose log', criterion: 'each pot weighed with time-to-set noted' },
      { check: 'Recoat gap', criterion: 'second coat inside the recoat window, otherwise abraded' },
      { check: 'Fleece overlap', criterion: '2 in wide and wet through' },
    ],
  },
  commonDefects: [
    {
      name: 'Blister',
      looks: 'raised dome over the slab',
      cause: 'vapor drive or missed primer',
      remedy: 'cut, dry, prime and rebuild resin and fleece',
    },
    {
      name: 'Uncured resin',
      looks: 'soft or tacky zone',
      cause: 'too little catalyst or a cold pot',
      remedy: 'remove, clean with the listed cleaner and redo',
    },
    {
      name: 'Fleece wrinkle',
      looks: 'fiber ridge above the film',
      cause: 'fleece laid dry or moved by wind',
      remedy: 'grind flush, fill and patch',
    },
    {
      name: 'Fish-eye craters',
      looks: 'round pits in topcoat',
      cause: 'oil or silicone contamination',
      remedy: 'abrade, wipe, prime and coat',
    },
    {
      name: 'Edge lift',
      looks: 'hairline gap at termination',
      cause: 'no keyed groove or bar',
      remedy: 'saw-cut, key and rebond',
    },
    {
      name: 'Reflected crack',
      looks: 'line above a slab joint',
      cause: 'no fleece loop at a moving joint',
      remedy: 'cut open and bridge with a loop detail',
    },
    {
      name: 'Abrasion to fleece',
      looks: 'fibers seen on traffic lane',
      cause: 'missing grit or thin topcoat',
      remedy: 'clean and recoat with grit',
    },
    {
      name: 'Amine or water whitening',
      looks: 'milky patches in the finish',
      cause: 'dew or rain before cure',
      remedy: 'abrade the whitened skin and recoat in the window',
    },
  ],
  installationSteps: [
    {
      step: 'Pull primer patches and read moisture',
      checkpoint: 'pull-off meets the maker’s value and moisture is below its limit',
    },
    { step: 'Grind or blast to profile', checkpoint: 'vacuumed and clean by tape test' },
    { step: 'Mix resin with dosed catalyst', checkpoint: 'small pots, dose read from the temperature table' },
    { step: 'Prime and broadcast sand', checkpoint: 'tack-free and no puddle' },
    { step: 'Roll resin, embed fleece, squeegee air', checkpoint: 'no white spots, 2 in laps' },
    { step: 'Saturate within the recoat window', checkpoint: 'fleece evenly wet, color uniform' },
    { step: 'Detail pipes and corners with precut fleece', checkpoint: 'overlap at least 2 in' },
    { step: 'Key the edges in a saw-cut', checkpoint: 'groove filled flush with resin' },
    { step: 'Apply grit topcoat', checkpoint: 'film shows no threads' },
    {
      step: 'Pond test where the deck allows',
      checkpoint: '24-48 h with the engineer’s consent, watcher below, result on record',
    },
  ],
  stormDamageSigns: {
    hail: 'Star cracks only where the finish is old and brittle; probe the fleece for cuts.',
    wind: 'Peeling that starts at an edge without a keyed groove.',
    debris: 'Gouges to the thread or through it, most often at metal corners.',
    water: 'Stains below pinholes, vapor blisters on slabs, rings at the drain throat.',
  },
  warrantyTerms: {
    manufacturerMaterial: '10-25 years for the resin-and-fleece system as tested, including the primer.',
    workmanship: '2-5 years; mix log and pull-off records must be supplied.',
    exclusions: [
      'Structural movement beyond the listed crack width',
      'Vapor pressure in slabs not tested',
      'Solvent or fuel spilled on the cured film',
      'Color change of the finish coat',
    ],
    maintenanceDuties: [
      'Renew grit topcoat when threads show',
      'Repair only with the same resin system',
      'Wash with neutral soap and low-pressure water',
    ],
  },
  seasonalTasks: {
    spring: [
      'Inspect keyed edges opened by frost',
      'Rinse road salt off the membrane',
      'Wash algae from low spots before summer traffic',
    ],
    summer: [
      'Look for vapor blisters over damp slabs',
      'Renew grit in the walking lanes',
      'Shade the mixing bench so that pots keep their working time',
    ],
    fall: [
      'Clear leaves from drain throats',
      'Check fleece loops at movement joints',
      'Probe balcony noses where joints opened',
    ],
    winter: [
      'Use cold-season PMMA catalyst dose only',
      'Stop urethane below the sheet temperature',
      'Check thresholds for ice lift and cuts from shovels',
    ],
  },
  leakInvestigation: [
    'Mark the ceiling drip against the nearest joint, pipe and drain throat',
    'Read the slab crack plan and earlier repairs',
    'Take impedance or probe readings around the spot',
    'Cut a window in the finish at the one detail that is most suspect',
    'Dam and pond 2 in of water for 24-48 h, only with the structural engineer’s written consent',
    'Open by grinder only inside the wet ring and patch with fleece',
    'Pond again and file the result with photographs',
    'Name the resin chemistry on the report, since urethane and methacrylate patches do not interchange',
  ],
  hazards: [
    {
      task: 'Opening and rolling methacrylate resin',
      hazard: 'flammable vapor at room temperature, headache',
      control: 'open air or extraction, no ignition inside the zone on the data sheet',
    },
    {
      task: 'Dosing peroxide catalyst',
      hazard: 'fire and burns from contaminated powder',
      control: 'clean dry scoop, never mixed directly with accelerator',
    },
    {
      task: 'Spraying or rolling urethane',
      hazard: 'isocyanate sensitization',
      control: 'supplied air for spray, cartridges for roller work',
    },
    { task: 'Grinding the slab', hazard: 'respirable silica', control: 'shroud and HEPA vacuum to 1926.1153' },
    {
      task: 'Handling resin and wet tools',
      hazard: 'rash and dermatitis',
      control: 'laminate gloves, wash with soap and never with solvent',
    },
    {
      task: 'Walking wet resin',
      hazard: 'slip, and footprints through the fleece',
      control: 'planks and a marked exit path',
    },
    {
      task: 'Working above occupied rooms',
      hazard: 'odor and nausea',
      control: 'intakes covered, notice posted two days ahead',
    },
    {
      task: 'Mixing beside the roof edge',
      hazard: 'trip over pails',
      control: 'mix station inside the warning line on a spill tray',
    },
    {
      task: 'Cutting fleece with roll cutters',
      hazard: 'hand cuts',
      control: 'cutting board, guarded wheel, cut-resistant gloves',
    },
    {
      task: 'Working in balconies and light wells',
      hazard: 'trapped heavy vapor',
      control: 'low-level extraction, gas meter, standby person',
    },
  ],
  ppe: [
    'Organic vapor cartridges changed daily for PMMA',
    'Laminate gloves for monomer over nitrile',
    'Splash goggles and apron at mix bench',
    'P100 half mask while grinding',
    'Rubber boots with grip for wet resin',
    'Anti-static footwear where methacrylate vapor can collect',
    'Disposable sleeves taped to gloves',
    'Hearing protection at grinders and blasters',
  ],
  toolboxTopics: [
    {
      topic: 'Catalyst dose',
      points: [
        'Read the temperature table before each pot',
        'Weigh powder, never guess',
        'Write the start and set time on the log',
        'Throw out any pot that thickens before it is poured',
      ],
    },
    {
      topic: 'Monomer fire',
      points: [
        'Vapor can ignite below room temperature',
        'No grinder or heater inside the zone on the data sheet',
        'Keep the lid on each pail',
        'Ground metal mixing pails',
      ],
    },
    {
      topic: 'Odor plan',
      points: [
        'Post notice two days before',
        'Seal fresh air intakes',
        'Set fans to exhaust, not to supply',
        'Keep a complaint log with time and wind',
      ],
    },
    {
      topic: 'Fleece wetting',
      points: [
        'Roll in from one side',
        'Squeegee out white spots',
        'Cut back dry edges before the resin sets',
        'Wet the fleece from below, so air leaves upward',
      ],
    },
    {
      topic: 'Slab dust',
      points: [
        'Use the shroud and vacuum',
        'Wet the floor before sweeping',
        'Clean hands before food',
        'Empty the vacuum outdoors and wear a mask',
      ],
    },
    {
      topic: 'Skin care',
      points: [
        'Change gloves as soon as resin wets them',
        'Wash with soap, not solvent',
        'Report rash the same day',
        'Keep barrier cream as a help, never in place of gloves',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'A mixed pot starts to smoke',
      response:
        'Keep people upwind, move other pails away, use CO2 on flame and call 911; carry the pot to open ground only if it is safe.',
    },
    {
      scenario: 'Worker collapses in monomer vapor',
      response:
        'Do not enter the vapor unprotected, force in fresh air, call 911 and send the safety data sheet with the worker.',
    },
    { scenario: 'Resin splashed in eyes', response: 'Flush for 15 minutes and go to hospital with the product name.' },
    {
      scenario: 'Odor drives occupants out of the building',
      response:
        'Stop mixing, lid the pails, close intakes, run exhaust on the far side and speak to the building contact.',
    },
    {
      scenario: 'Catalyst spills onto rags or dust',
      response:
        'Keep people and ignition away, wet with water, collect with clean plastic tools and keep it apart from other waste.',
    },
  ],
  contractNotes: [
    'Adhesion pulls and moisture tests are preconditions; a failing deck is repriced before resin is opened.',
    'Resin odor lasts about a day; the owner agrees working hours and closes fresh-air intakes.',
    'Resin quantity per SF, fleece weight and total mils are stated and checked by sample.',
    'Cracks wider than the listed size receive a loop detail at a unit rate.',
    'Renewal of the grit topcoat is maintenance and is not covered by the membrane warranty.',
    'Recoating or patching with another brand requires a new adhesion test and written approval.',
  ],
  factSources: [
    { fact: 'C836 and C957 meanings', source: 'Building Enclosure, Roofing Code: Material Standards (liquid-applied)' },
    {
      fact: 'PMMA fast, wet-on-wet fleece at low temperature',
      source: 'Specification Product Update, Top tips for PMMA specification, Aug 2023',
    },
    { fact: 'PMMA repels standing water', source: 'Plant Services, Old material, new use (PMMA roofing), Feb 2009' },
    {
      fact: 'PMMA used with reinforced fleece for full roofs',
      source: 'IIBEC Interface, The PMMA Revolution (Goodrum)',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
