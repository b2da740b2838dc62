import type { RoofFacts } from '@/data/shared/system'

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
  demand: [0.27, 'The most asked-for restoration of old flat roofs.'],
  description:
    'Moisture-curing silicone membrane rolled or sprayed over a sound existing roof. Tolerates ponding and UV; needs proven adhesion and is slippery when wet.',
  minSlope: '1/4:12',
  minSlopeNote:
    'A restoration coating follows the existing slope; the manufacturer may accept shallow ponding in writing.',
  typicalLifeYears: [10, 20],
  lifeNote: 'Follows film thickness; each manufacturer’s table ties dry mils to the warranty term.',
  weightPsf: [0.1, 0.3],
  weightNote: 'A film of a few tens of mils with fabric details has no structural effect.',
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
      { check: 'Pinholes and holidays', criterion: 'raking light shows none in five 10 sf samples' },
      { check: 'Film wear', criterion: 'no base coat or old roof color shows through' },
      { check: 'Peel at a random cut', criterion: 'the film stretches and breaks before it lifts', scale: 'criterion' },
      { check: 'Dirt film', criterion: 'it washes off and leaves no tack' },
    ],
    flashings: [
      { check: 'Seam fabric', criterion: 'there is no dry weave, and edges are feathered into the field' },
      { check: 'Wall termination', criterion: 'silicone reaches at least 8 in up or the counterflashing' },
      { check: 'Metal transition', criterion: 'there is no crack line at the old joint' },
      {
        check: 'Coping and counterflashing joints',
        criterion: 'they are bridged with mastic, not with thin field coating',
      },
    ],
    penetrations: [
      { check: 'Pipe collar', criterion: 'silicone mastic reaches 4 in on each plane' },
      { check: 'Newly added conduit', criterion: 'it is sealed with silicone, without an acrylic or asphalt patch' },
      { check: 'Pitch pocket', criterion: 'it is filled above the rim and topped with silicone', isCommon: true },
      { check: 'Fastener caps', criterion: 'the dome is complete, and no rust bleeds through' },
    ],
    drainage: [
      { check: 'Drain bowl', criterion: 'it is coated to the clamping ring, and the strainer is not glued down' },
      { check: 'Pond area', criterion: 'the film is bonded and not blistered once the water is removed' },
      { check: 'Gutter seam', criterion: 'silicone bridges both sides of the joint' },
      { check: 'Scupper throat', criterion: 'the film runs unbroken through the sleeve' },
    ],
    edges: [
      { check: 'Drip-edge wrap', criterion: 'the film turns over the metal by 1/2 in and is bonded' },
      { check: 'Edge metal fasteners', criterion: 'they are tight, with no cracks from movement' },
      { check: 'Gutter-side peel line', criterion: 'there is none where the masking tape came off' },
      { check: 'Perimeter membrane', criterion: 'the sheet below does not flutter' },
    ],
    interior: [
      { check: 'Deck underside', criterion: 'there is no fresh stain since the coating date', isCommon: true },
      { check: 'Old leak locations', criterion: 'the moisture meter is back at dry readings', scale: 'criterion' },
      { check: 'Insulation core', criterion: 'it is dry beneath coated pond areas', scale: 'criterion' },
      { check: 'Humid rooms below', criterion: 'vapor has raised no new blisters' },
    ],
    systemSpecific: [
      {
        check: 'Peel adhesion',
        criterion: 'at five places the strip meets the manufacturer’s value or tears in the film',
        scale: 'criterion',
      },
      {
        check: 'Dry film',
        criterion: 'measure a slit; it should be within 10 percent of the contract, mils',
        scale: 'measure',
      },
      { check: 'Oil bleed over asphalt', criterion: 'there is no brown stain after 30 days' },
      { check: 'Repair history', criterion: 'no product other than silicone is on the film' },
      { check: 'Slip rating', criterion: 'walk lanes are gritty underfoot when wet' },
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
      checkpoint: 'the combination that meets the peel value is chosen and written down',
    },
    { step: 'Survey moisture and cut out wet areas', checkpoint: 'cores read dry before washing' },
    { step: 'Refasten, repair and wash', checkpoint: 'rinse water runs clear, and the roof dries for 24 hours' },
    { step: 'Prime rust and asphalt', checkpoint: 'the primer is tack-free before mastic' },
    {
      step: 'Detail seams, caps and curbs first',
      checkpoint: 'flashing-grade mastic and fabric reach the wet mils of the detail',
    },
    { step: 'Apply base coat', checkpoint: 'the gauge shows 16 wet mils for each gallon per square' },
    { step: 'Apply finish coat at right angles', checkpoint: 'total gallons match the plan' },
    { step: 'Broadcast granules in walk lanes while wet', checkpoint: 'the excess is blown off after cure' },
    { step: 'Gauge wet film every 500 sf', checkpoint: 'readings are on the roof map' },
    { step: 'Protect from rain until skinned', checkpoint: 'it typically takes 2 to 6 hours, and a touch shows it' },
  ],
  stormDamageSigns: {
    hail: 'The film usually rebounds; look for star cracks in the old roof below it and for crushed insulation under round dents.',
    wind: 'Film peels from edges that were not bonded, or the whole old membrane lifts with its coating.',
    debris: 'Cuts through the soft film show the old roof, or scrapes cross pond areas.',
    water:
      'It leaks only where film is cut or a seam below has moved; dirty tide lines mark ponding but are not damage.',
  },
  warrantyTerms: {
    manufacturerMaterial: '10, 15 or 20 years matched to dry mils; many include ponding water in writing.',
    workmanship: '2 years, or a joint labor-and-material tier after the manufacturer’s inspection.',
    exclusions: [
      {
        exclusion: 'Wet insulation left beneath silicone',
        test: 'read the job map for surveyed and replaced areas, and take one core at the wettest place once the manufacturer agrees',
      },
      { exclusion: 'Loss of whiteness from dirt', test: 'wash a patch and read it again by meter' },
      {
        exclusion: 'Damage from repair with non-silicone products',
        test: 'scratch the repairs: silicone rubs rubbery, other products flake',
      },
      {
        exclusion: 'Slips on wet film outside the granule lanes',
        test: 'compare walk lanes with the drawing, and feel the grit by hand',
      },
    ],
    maintenanceDuties: [
      {
        duty: 'Annual cleaning of the silicone surface',
        proof: 'there is a wash invoice each year, and none names a solvent',
      },
      {
        duty: 'Silicone-only repair by trained applicator',
        proof: 'the repair slip has the applicator’s card and the sealant batch',
      },
      {
        duty: 'Report cuts from rooftop trades within 30 days',
        proof: 'the trade’s report gives the date of the cut and of the report',
      },
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
      'Note where meltwater stands longer than 48 hours',
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
  contractNotes: [
    'The price depends on peel-adhesion results from five patches; primer is added if needed.',
    'The moisture survey sets the quantity of wet insulation replaced at the SF rate before coating.',
    'Gallons per square, wet and dry mils and number of coats are stated and verified on a map.',
    'Ponding depths and locations that the silicone manufacturer accepts are shown on the roof plan.',
    'Later repairs and recoats must be silicone; other products will not bond.',
    'The finished white roof is slippery when wet; granule walkways are only where drawn.',
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
