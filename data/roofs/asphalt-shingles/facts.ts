import type { RoofFacts } from '@/data/shared/system'

export const facts: RoofFacts = {
  slug: 'asphalt-shingles',
  name: 'Asphalt Shingles',
  shortName: 'Asphalt Shingle',
  roofNoun: 'asphalt shingle roof',
  aliases: [
    'asphalt shingle roof',
    'asphalt shingle',
    'composition shingles',
    'comp shingles',
    'comp roof',
    'architectural shingles',
    'laminated shingles',
    'dimensional shingles',
    'three-tab shingles',
    'three-tab',
    '3-tab shingles',
    'fiberglass shingles',
    'shingle roof',
    'shingles',
    'shingle',
  ],
  icon: 'house',
  type: 'sloped',
  isCoating: false,
  replacementWord: 'Replacement',
  demand: [1, 'More than half of all steep-slope reroofing in NRCA’s survey.'],
  description:
    'Fiberglass-mat asphalt shingles with ceramic granules, sealed by heat-activated strips. The most common residential roof, available in laminated and impact-rated grades.',
  minSlope: '2:12',
  minSlopeNote: 'Underlayment is doubled from 2:12 to under 4:12; below 2:12 a membrane is used instead.',
  typicalLifeYears: [15, 30],
  lifeNote: 'Three-tab at the low end; heavy laminated in mild climates at the high end.',
  weightPsf: [2, 4.5],
  weightNote: 'This is for a single layer; a second one about doubles the weight of the shingles.',
  materials: [
    'Three-tab strip shingle (economy, low wind rating)',
    'Laminated architectural shingle',
    'Heavy designer laminate imitating slate or shake',
    'SBS polymer-modified impact shingle rated UL 2218 Class 4',
    'Algae-resistant copper-granule version',
  ],
  fasteners: [
    'Galvanized, stainless, aluminum or copper roofing nail, 12 gauge minimum, 3/8 in head',
    'Length to reach 3/4 in into sheathing or fully through thinner deck',
    'Four nails per shingle on the manufacturer nail line; six for high-wind or mansard',
  ],
  underlayment: [
    'Synthetic sheet to ASTM D8257 or asphalt felt to ASTM D226 or D4869',
    'Self-adhered ASTM D1970 ice barrier from eave to at least 24 in inside the heated wall line',
    'Double 19 in lapped felt on 2:12 to under 4:12',
    'Solid sheathing: 7/16 in OSB or 15/32 in plywood with H-clips where rafters are 24 in apart',
  ],
  standards: [
    {
      id: 'ASTM D3462',
      covers: 'Product specification for glass-felt asphalt shingles including mass, tear and Class A fire',
      source: 'Prof. Roofing, Understanding asphalt shingle standards, Feb 2021',
    },
    {
      id: 'ASTM D3161',
      covers: 'Fan-induced wind test; Class A 60, D 90, F 110 mph',
      source: 'Prof. Roofing, Tech Today, May 2007',
    },
    {
      id: 'ASTM D7158',
      covers: 'Uplift force versus seal resistance wind rating for sealed shingles, Classes D, G, H',
      source: 'ASTM D7158/D7158M-19a catalogue scope (topstds.com)',
    },
    {
      id: 'ASTM E108 / UL 790',
      covers: 'Exterior fire spread classes A, B, C',
      source: 'Prof. Roofing, Tech Today, May 2007',
    },
    { id: 'UL 2218', covers: 'Steel-ball impact classes 1 to 4', source: 'expert knowledge' },
    {
      id: 'ASTM D1970',
      covers: 'Self-adhering ice barrier sheet under shingles',
      source: 'ASTM D1970/D1970M-15a text excerpt (scribd.com)',
    },
    {
      id: 'ANSI/CRRC S100',
      covers: 'Initial and aged reflectance of cool-granule shingles',
      source: 'CRRC, ANSI/CRRC S100 page (coolroofs.org)',
    },
  ],
  inspectionPoints: {
    field: [
      { check: 'Granule cover', criterion: 'no tab has bare asphalt larger than a coin' },
      { check: 'Seal strips', criterion: 'a corner resists a light finger lift on 10 shingles per slope' },
      { check: 'Mat shape', criterion: 'there is no cupping, clawing, or fishmouth at laps' },
      { check: 'Nail line', criterion: 'no nail head shows through or pokes through the laminate' },
    ],
    flashings: [
      { check: 'Sidewall steps', criterion: 'a lifted shingle shows one metal piece for each course' },
      { check: 'Chimney counterflashing', criterion: 'it is set in a reglet and not caulked to the face of the brick' },
      { check: 'Closed valley', criterion: 'the cut is 2 in off center, with no nails within 6 in' },
      { check: 'Apron at headwall', criterion: 'its lower leg laps the shingles and has no exposed face nails' },
    ],
    penetrations: [
      { check: 'Vent boot rubber', criterion: 'the collar grips the pipe and has no radial split', isCommon: true },
      {
        check: 'Exhaust hood',
        criterion: 'its top flange lies under the upper shingles, its bottom flange over the lower ones',
      },
      { check: 'Skylight curb kit', criterion: 'the head flashing slips under the upper course' },
      { check: 'Satellite bracket holes', criterion: 'old lag holes are closed by new shingles' },
    ],
    drainage: [
      {
        check: 'Gutter granules',
        criterion: 'the deposit is thinner than 1/4 in since the last cleaning',
        isCommon: true,
      },
      { check: 'Valley flow', criterion: 'no debris dams the mouth of a closed-cut valley', isCommon: true },
      { check: 'Dead valley behind a wall', criterion: 'it has a cricket or a membrane lining' },
      { check: 'Downspout onto lower shingles', criterion: 'a splash pad or extension prevents a worn streak' },
    ],
    edges: [
      { check: 'Eave overhang', criterion: 'it is 1/4 to 3/4 in past the drip edge' },
      { check: 'Rake starter', criterion: 'its adhesive strip is there, and edge shingles do not flutter' },
      { check: 'Drip edge lap', criterion: 'laps are 2 in, and fasteners are 12 in apart or less' },
      { check: 'Ridge caps', criterion: 'they lap away from the prevailing wind, and end nails are sealed' },
    ],
    interior: [
      {
        check: 'Sheathing underside',
        criterion: 'there are no dark rust halos at nails and no delaminated OSB',
        isCommon: true,
      },
      { check: 'Attic vents', criterion: 'net free area is at least 1/300, with balanced intake', scale: 'criterion' },
      { check: 'Moisture at chimney framing', criterion: 'read the wood; below 16 percent is dry', scale: 'measure' },
      { check: 'Decking gaps', criterion: 'no daylight shows beyond the baffle of the ridge vent' },
    ],
    systemSpecific: [
      {
        check: 'Layer count at the rake',
        criterion: 'count the layers; the code allows two at most',
        scale: 'measure',
      },
      {
        check: 'Mixed nail pattern',
        criterion: 'a lifted sample has four or six nails through both plies',
        scale: 'criterion',
      },
      {
        check: 'Test square of 10 by 10 ft',
        criterion: 'chalk and count hail bruises on each slope',
        scale: 'measure',
      },
      {
        check: 'Blisters and hail',
        criterion: 'pocked granules over a whole mat are blisters; count them apart',
        scale: 'measure',
      },
    ],
  },
  commonDefects: [
    {
      name: 'Unsealed tabs',
      looks: 'tabs lift freely and the strip is dirty',
      cause: 'laid in cold weather, dust on the strip, or wind release',
      remedy: 'hand-seal each tab, or replace the slope where the mat is creased',
    },
    {
      name: 'Granule loss',
      looks: 'dark asphalt patches above, grit in the gutters',
      cause: 'age, hail or scuffing on hot days',
      remedy: 'replace the affected shingles once the mat shows',
    },
    {
      name: 'Thermal blisters',
      looks: 'small popped craters with loose granules',
      cause: 'moisture in the mat or a hot, poorly vented attic',
      remedy: 'correct the ventilation and replace clusters that have opened',
    },
    {
      name: 'Nail pops',
      looks: 'a raised spot with a bright nail head under it',
      cause: 'underdriven nail or sheathing movement',
      remedy: 'pull the nail, seal the hole and renail in sound wood',
    },
    {
      name: 'High nailing',
      looks: 'courses slide down in sheets',
      cause: 'nails driven above the common bond',
      remedy: 'renail on the nail line, or replace the slope where many have slipped',
    },
    {
      name: 'Algae streaks',
      looks: 'black vertical stains on the north slope',
      cause: 'Gloeocapsa feeding on the limestone filler',
      remedy: 'clean at low pressure and specify copper granules at the next reroof',
    },
    {
      name: 'Valley cut leak',
      looks: 'stain inside below a closed valley',
      cause: 'corners not trimmed, nails too near the centerline',
      remedy: 're-lay the valley over a membrane liner with trimmed corners',
    },
    {
      name: 'Cupping and clawing',
      looks: 'shingle edges curl up or centers hump',
      cause: 'aged asphalt over a hot, poorly vented attic',
      remedy: 'plan replacement and correct intake and exhaust first',
    },
  ],
  installationSteps: [
    {
      step: 'Verify slope and layers',
      checkpoint: 'the pitch gauge reads 2:12 or more, and the existing cover is fully removed',
    },
    {
      step: 'Eave metal then ice barrier',
      checkpoint: 'metal laps 2 in, and the membrane reaches 24 in inside the wall line',
    },
    { step: 'Lap underlayment', checkpoint: 'laps are 2 in horizontal and 4 in vertical, fastened with cap nails' },
    {
      step: 'Snap course lines',
      checkpoint: 'there is a horizontal line every five courses, with the offset that the wrapper gives',
    },
    {
      step: 'Starter strip',
      checkpoint: 'the sealant edge is at the eave, and joints are 2 in off the shingle joints',
    },
    { step: 'Nail shingles', checkpoint: 'nails are flush, straight, and on the line, four or six to a shingle' },
    { step: 'Valleys', checkpoint: 'they are woven, closed-cut, or open metal as drawn' },
    { step: 'Step flash walls', checkpoint: 'each piece laps the one below by at least 2 in' },
    { step: 'Ridge cut and vent', checkpoint: 'the slot is 1 in on each side and ends 6 in short of hips and walls' },
    { step: 'Final magnet pass', checkpoint: 'three passes over lawn and driveway find no nail' },
  ],
  stormDamageSigns: {
    hail: 'Soft bruises or fractured mat show fresh black asphalt in a random pattern, with dented vents and gutters on the same face.',
    wind: 'A crease runs near the top of a tab, seal strips have let go, tabs are missing at rakes and ridge, or nail slots are torn.',
    debris: 'Scrapes have rolled granules, branch butts have punched holes, or ridge caps are snapped.',
    water: 'Stains trail under closed valleys and below step flashing, and ice-barrier edges are wet after ice dams.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      'Prorated limited-lifetime or 25-30 year defect coverage, with a non-prorated first period and separate wind and algae terms.',
    workmanship:
      'Typically 2 to 10 years from the contractor; extended system coverage requires matching starter, cap and underlayment.',
    exclusions: [
      {
        exclusion: 'Wind damage before the strip has thermally sealed',
        test: 'compare the installation date with the date of the wind, and test the seal of ten tabs per slope',
      },
      {
        exclusion: 'Hail, unless an impact-rated endorsement was bought',
        test: 'read the wrapper or invoice for a Class 4 rating, and count impact marks apart',
      },
      {
        exclusion: 'Shingles over unvented or wet sheathing',
        test: 'work out the net free area, and read the attic side of the sheathing by meter',
      },
      {
        exclusion: 'Overlay on cupped shingles',
        test: 'count the layers at the rake, and lay a straightedge on the course below',
      },
      {
        exclusion: 'Cosmetic shade variation between bundles',
        test: 'look in flat light from 40 ft, and compare the bundle lots',
      },
    ],
    maintenanceDuties: [
      {
        duty: 'Keep attic intake and ridge vent open',
        proof: 'photographs show open soffits and ridge slot, with no insulation against the deck',
      },
      {
        duty: 'Register the shingle system within the filing window',
        proof: 'the registration number and date lie before the filing limit',
      },
      {
        duty: 'Report missing tabs within 30 days of discovery',
        proof: 'there is a dated letter, email, or call log from the owner',
      },
      {
        duty: 'Do not power-wash or walk the slope in hot sun',
        proof: 'invoices name the cleaning method, and the granules show no wand stripes',
      },
    ],
  },
  seasonalTasks: {
    spring: [
      'Check for ice-dam lifted starter courses',
      'Check the gutters for granules scoured off in winter',
      'Look for creased tabs on the side that took winter wind',
    ],
    summer: [
      'Inspect at dawn, before hot shingles can be scuffed',
      'Confirm ridge vent exhaust with smoke pencil',
      'Check attic temperature against outdoors at mid-afternoon',
    ],
    fall: [
      'Rake needles from closed valleys',
      'Seal tabs that have not bonded before frost',
      'Clean gutters and refasten loose drip edge before ice',
    ],
    winter: [
      'Rake snow above eaves with a roller rake, leaving 2 in',
      'Watch for icicles that show shingle-edge ice dams',
      'Look in the attic for frost on nail tips during a cold spell',
    ],
  },
  leakInvestigation: [
    'Map ceiling stain to rafter bay and measure from ridge and gable',
    'Read attic sheathing with a pin meter and follow stain uphill along the nail line',
    'Check nearest boot, chimney, skylight and step flashing above the wet point first',
    'Lift shingles at suspect course and look for high nails, missing steps or torn underlayment',
    'Run a garden hose low to high, isolating 3 ft bands for 15 minutes each with a spotter inside',
    'Test field shingles only after flashings are cleared',
    'Rule out condensation when frost or rusted nail tips appear in many bays',
    'Photograph the opened course, repair it and rerun the hose on the same band before closing the ceiling',
  ],
  contractNotes: [
    'Sheathing allowance: price per sheet of OSB replaced beyond the listed quantity, with photos.',
    'Color blend: shade differs between lots and from the sample, and the owner accepts normal bundle variation.',
    'Layer discovery: a hidden second shingle layer is billed at the stated unit rate.',
    'Ice barrier reach and ventilation are estimated from exterior measurements and confirmed after tear-off.',
    'Tabs may not seal until warm weather; hand-sealing in cold months is an added line.',
    'Dust in the attic and existing nail pops in ceilings are outside the contract; the owner covers stored items before tear-off.',
  ],
  factSources: [
    {
      fact: 'Minimum slope 2:12 with doubled underlayment to 4:12',
      source: 'City handout: Asphalt Shingles R905.2 (hopkinspavilion.com)',
    },
    {
      fact: 'Nail gauge, head and 3/4 in penetration',
      source: '2018 IRC Chapter 9 excerpt (roof sheathing requirements page reproducing R905)',
    },
    { fact: 'D3161 wind classes A, D and F speeds', source: 'Prof. Roofing, Tech Today, May 2007' },
    {
      fact: 'Hail functional damage equals granule loss with mat fracture or bruise',
      source: 'Marshall, Herzog and Morrison (Haag), Hail damage to asphalt roof shingles',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
