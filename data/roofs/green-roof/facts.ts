import type { RoofFacts } from '@/data/shared/system'

export const facts: RoofFacts = {
  slug: 'green-roof',
  name: 'Green Roof',
  shortName: 'Green Roof',
  roofNoun: 'green roof',
  aliases: [
    'vegetated roof',
    'vegetative roof',
    'vegetated roofing',
    'planted roof',
    'living roof',
    'extensive green roof',
    'sedum roof',
    'eco roof',
    'garden roof',
    'green roofing',
  ],
  icon: 'sprout',
  type: 'flat',
  isCoating: false,
  replacementWord: 'Replacement',
  demand: [0, 'A few cities, and mostly landscape contractors.'],
  description:
    'Plants in engineered media over drainage, root barrier and tested membrane. Cuts runoff and heat; needs structural capacity, watering and plant care.',
  minSlope: '1/4:12',
  minSlopeNote:
    'The drainage layer needs at least 1/4 in per foot; the ASTM guide covers roofs to about 15 percent, and steeper ones need stabilization.',
  typicalLifeYears: [30, 50],
  lifeNote: 'Protected membrane often doubles life; plants need replacement over time.',
  weightPsf: [15, 150],
  weightNote:
    'Extensive roofs with 2 to 6 in of media weigh about 15 to 50 psf saturated, intensive ones about 80 to 150 psf; the engineer confirms it by test.',
  materials: [
    'Extensive sedum mat with 3-4 in media',
    'Pre-grown tray modules',
    'Intensive planting with 9-18 in media',
    'Drainage composite with retention cups',
    'Root barrier, copper or welded PVC',
    'FM-tested border stone or pavers',
  ],
  fasteners: [
    'No penetrations through root barrier; loose or adhered layers',
    'Edge restraint bars fixed outside membrane',
    'Wind blanket pinned in media',
    'Paver pedestals on pads',
  ],
  underlayment: [
    'Hot rubberized asphalt, EPDM, TPO, PVC or cold liquid membrane under a protection course',
    'Membrane leak tested before any overburden',
    'Structural deck with stamped live and saturated dead load',
  ],
  standards: [
    {
      id: 'ASTM E2397',
      covers: 'Dead and live loads of vegetated roof systems',
      source: 'NBS document record for ASTM E2397/E2397M',
    },
    { id: 'ASTM E2399', covers: 'Maximum media density for loads', source: 'expert knowledge' },
    {
      id: 'ASTM E2400',
      covers: 'Plant selection, installation and upkeep',
      source: 'ASTM E2400/E2400M abstract, iteh.ai',
    },
    {
      id: 'ASTM E2777',
      covers: 'Guide for vegetative roof systems, to 15 percent slope',
      source: 'ASTM E2777-20 catalogue page (astm.org)',
    },
    {
      id: 'ANSI/SPRI VF-1',
      covers: 'External fire design for vegetative roofs',
      source: 'ANSI/SPRI VF-1 (2010) text (studylib.net)',
    },
    {
      id: 'ANSI/SPRI RP-14',
      covers: 'Wind design for vegetative roofs',
      source: 'ANSI/SPRI RP-14 (2010) text (scribd.com)',
    },
    {
      id: 'ANSI/SPRI VR-1',
      covers: 'Root and rhizome penetration test for vegetative roofs',
      source: 'SPRI, Current ANSI/SPRI standards list (spri.org)',
    },
    {
      id: 'ASTM D8231',
      covers: 'Low-voltage leak scan before overburden',
      source: 'ASTM D8231-19 abstract, theiteh.com',
    },
    { id: 'FM 4477', covers: 'Approval of vegetated roof assemblies', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Plant cover', criterion: 'it is at least 80 percent after year two' },
      { check: 'Bare media', criterion: 'no area is over 1 sq ft' },
      { check: 'Wind scour', criterion: 'no hollow is deeper than 1/2 in' },
      { check: 'Weed trees', criterion: 'none is over 6 in tall' },
    ],
    flashings: [
      {
        check: 'Wall strip',
        criterion: 'the gravel strip is 18 in wide, and the membrane turns up 8 in above the media',
      },
      { check: 'Parapet cover', criterion: 'metal shields the edge from the sun' },
      {
        check: 'Door sill',
        criterion: 'it is 8 in above the media or has a drained curb in front',
        scale: 'criterion',
      },
      { check: 'Root barrier top', criterion: 'it ends above the finished media' },
    ],
    penetrations: [
      { check: 'Sleeve through a planted zone', criterion: 'the gravel ring and root collar can be seen' },
      { check: 'Lighting conduit', criterion: 'it runs above the root barrier and is sealed where it enters' },
      { check: 'Moisture-probe holes', criterion: 'each is sealed again after the reading' },
      { check: 'Railing post', criterion: 'its base stands on a flashed curb outside the media' },
    ],
    drainage: [
      { check: 'Inspection box', criterion: 'the lid lifts, and the drain sump is free of roots' },
      { check: 'Overflow scupper', criterion: 'it is open and above the media as designed', isCommon: true },
      { check: 'Media at the drain', criterion: 'it tapers down to the drain and is not packed against it' },
      { check: 'Filter fabric', criterion: 'it is lapped and not torn' },
    ],
    edges: [
      { check: 'Non-vegetated border', criterion: 'it has its full drawn width, and no plants cross it' },
      { check: 'Edge restraint', criterion: 'it does not move when you push it' },
      { check: 'Paver corner row', criterion: 'it is fully seated and interlocked' },
      { check: 'Slope baffle', criterion: 'no media has slid against it' },
    ],
    interior: [
      { check: 'Ceiling below beds', criterion: 'it is dry within a day of a 2 in rain', isCommon: true },
      { check: 'Structure', criterion: 'there is no new sag or crack under planted bays' },
      { check: 'Winter condensation', criterion: 'nothing drips beneath unheated beds' },
      { check: 'Leak sensor panel', criterion: 'it has shown no alarm since the last visit', scale: 'criterion' },
    ],
    systemSpecific: [
      {
        check: 'Saturated weight record',
        criterion: 'it matches the engineer’s ASTM E2397 calculation',
        scale: 'criterion',
      },
      {
        check: 'Leak scan certificate',
        criterion: 'the tester has signed it, and it has a map of breaches',
        scale: 'criterion',
      },
      {
        check: 'Organic share of the media',
        criterion: 'it is within the specification for fire and settling',
        scale: 'criterion',
      },
      {
        check: 'Irrigation pressure',
        criterion: 'read the site gauge; it should be in the controller’s range, psi',
        scale: 'measure',
      },
      {
        check: 'Fire break distance',
        criterion: 'measure it and compare with the fire drawing, inches',
        scale: 'measure',
      },
      { check: 'Wind blanket', criterion: 'it is pinned until plant cover is over 80 percent' },
    ],
  },
  commonDefects: [
    {
      name: 'Bare patches',
      looks: 'media exposed after a drought',
      cause: 'irrigation failure or missed watering',
      remedy: 'repair the drip line and replant',
    },
    {
      name: 'Standing water in tray',
      looks: 'yellow, soft plants',
      cause: 'plugged drain path or a flat deck',
      remedy: 'clear the box and add a drainage channel',
    },
    {
      name: 'Tree seedling roots',
      looks: 'woody stem growing at a wall',
      cause: 'missed weeding rounds',
      remedy: 'remove while young and check the barrier',
    },
    {
      name: 'Media erosion',
      looks: 'hollow beside the parapet',
      cause: 'wind over loose media',
      remedy: 'refill and add stone and a wind blanket',
    },
    {
      name: 'Hidden membrane leak',
      looks: 'drip below a planted bay',
      cause: 'trade damage before the overburden was laid',
      remedy: 'scan by zone, strip that bay and repair',
    },
    {
      name: 'Overload sag',
      looks: 'ponded bays and new ceiling cracks',
      cause: 'media too deep or saturated',
      remedy: 'call the engineer and remove load as directed',
    },
    {
      name: 'Dry plant fire risk',
      looks: 'brown thatch against a wall or unit',
      cause: 'no watering and no plant-free border',
      remedy: 'water, clear dead growth and widen the gravel',
    },
    {
      name: 'Nutrient-starved sedum',
      looks: 'red, thin mats with moss',
      cause: 'old media with no feed',
      remedy: 'test media and apply slow-release feed',
    },
  ],
  installationSteps: [
    {
      step: 'Obtain engineer letter for saturated load',
      checkpoint: 'the psf in the letter covers design depth and plants',
    },
    { step: 'Finish membrane and scan for breaches', checkpoint: 'an ASTM D8231 scan or a flood test shows no leak' },
    { step: 'Weld and probe root barrier', checkpoint: 'it is unbroken to 2 in above the finished media' },
    { step: 'Lay drainage and filter layers', checkpoint: 'the path of the water is clear to the inspection box' },
    { step: 'Place media in 6 in lifts', checkpoint: 'heights of piles are within the engineer’s limit' },
    { step: 'Set border stones and fire breaks', checkpoint: 'width and material are as drawn' },
    { step: 'Plant and cover for wind', checkpoint: 'the blanket is pinned as RP-14 asks for corner zones' },
    { step: 'Test irrigation', checkpoint: 'the coverage map shows even wetting' },
    { step: 'Fit drain inspection lids', checkpoint: 'each is marked on the roof plan' },
    { step: 'Hand over care plan', checkpoint: 'an establishment contract of 12 to 24 months is attached' },
  ],
  stormDamageSigns: {
    hail: 'Foliage is tattered and sedum bruised; the membrane is usually safe unless the stone border has moved.',
    wind: 'Corners are scoured, trays have blown off, or pavers have shifted; compare the corner width on the wind drawing.',
    debris: 'Branches have packed the media, irrigation lines are broken, or the wind blanket is torn.',
    water: 'Inspection boxes are clogged, an overflow shows a stain, or water stands above the filter layer.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      'Separate terms: membrane 15-30 years, root barrier 10-20, plants 1-2 with care; overburden removal is often excluded.',
    workmanship: '2-5 years on the installation; leak search under plants depends on the agreement.',
    exclusions: [
      {
        exclusion: 'Plants lost to drought where no irrigation log was kept',
        test: 'compare the irrigation log and meter with the dry weeks',
      },
      {
        exclusion: 'Removal and replacement of overburden',
        test: 'read whether the warranty says who pays to lift and relay it',
      },
      {
        exclusion: 'Roots from species that were not approved',
        test: 'dig out the roots, and compare the species with the approved list',
      },
      {
        exclusion: 'Added loads such as planters, furniture or deeper media',
        test: 'compare planters, soil depth, and furniture with the load plan',
      },
    ],
    maintenanceDuties: [
      { duty: 'Keep watering and weeding log', proof: 'the log of watering and weeding has names and dates' },
      {
        duty: 'Keep an 18 to 36 in plant-free border',
        proof: 'the border was measured at ten places and is 18 to 36 in free',
      },
      {
        duty: 'Yearly drain and scan access checks',
        proof: 'the visit report shows open drain boxes and scan points within reach',
      },
    ],
  },
  seasonalTasks: {
    spring: [
      'Apply slow-release feed and replant bare spots with plugs',
      'Open and rinse every drain inspection box',
      'Count winter losses on the photo grid',
    ],
    summer: [
      'Log watering twice a week and check the fire border',
      'Shade and water new plugs until rooted',
      'Hand-pull weeds before they set seed',
    ],
    fall: [
      'Cut dead tops and remove them so that no dry fuel is left',
      'Drain and blow out drip lines',
      'Refill eroded corners and re-pin blankets',
    ],
    winter: [
      'Inspect overflows after each thaw',
      'Keep people off frozen sedum',
      'Keep the plow and de-icing salt off planted areas',
    ],
  },
  leakInvestigation: [
    'Rule out plumbing and irrigation by turning irrigation off for three days',
    'Read the leak sensors or the electronic grid built into the roof',
    'Find the bay on the membrane map and list the drains and penetrations near it',
    'Lift trays or bag media in that bay only, keep plants shaded and watered',
    'Scan the cleaned membrane at low voltage to ASTM D8231, or pond a small dam within the structural limit',
    'Repair and test again before any media returns',
    'Restore the layers in order and photograph each one',
    'Update the membrane map with the breach, its cause and the date the bay was replanted',
  ],
  contractNotes: [
    'An engineer’s letter for saturated load is a condition before any material reaches the roof.',
    'Membrane must pass the leak scan before overburden; removing and replacing growing media later is billed separately unless listed.',
    'Plant survival depends on irrigation and weeding; the 12-24 month establishment contract is priced on its own line.',
    'A unit price per SF is stated for lifting and resetting overburden for future leak repairs.',
    'Fire breaks and wind restraint follow the VF-1 and RP-14 drawings; changes need the engineer’s approval.',
    'Irrigation water, electrical power and hose access are supplied by the owner.',
  ],
  factSources: [
    {
      fact: 'Extensive 15-50 psf, intensive 80-150 psf',
      source: 'Ramcon Roofing, Extensive and Intensive Green Roofs',
    },
    { fact: 'E2777 scope to 15 percent slope and layers', source: 'ASTM E2777-20 catalogue page (astm.org)' },
    { fact: 'ANSI standards VF-1 and RP-14 for fire and wind', source: 'ANSI/SPRI VF-1 (2010) text (studylib.net)' },
    { fact: 'Scan needed before overburden', source: 'ASTM D8231-19 abstract, theiteh.com' },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
