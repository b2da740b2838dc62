import type { RoofFacts } from '@/data/parts/system'

export const facts: RoofFacts = {
  slug: 'tpo-roofing',
  name: 'TPO Roofing',
  shortName: 'TPO',
  roofNoun: 'TPO roof',
  aliases: ['TPO roof', 'TPO membrane', 'TPO sheet', 'TPO single-ply', 'thermoplastic polyolefin', 'white single-ply'],
  icon: 'layers',
  type: 'flat',
  isCoating: false,
  replacementWord: 'Replacement',
  description:
    'White reinforced thermoplastic polyolefin sheet, hot-air welded at seams and mechanically fastened, induction-welded or adhered. Reflective and economical.',
  minSlope: '1/4:12',
  minSlopeNote: 'This is for new work; a recover may follow the existing drainage if no water is left after 48 hours.',
  typicalLifeYears: [15, 25],
  lifeNote: '60 mil sheet with annual seam checks reaches the upper end; early formulas that aged in heat fell short.',
  weightPsf: [0.3, 0.6],
  weightNote: 'This is the membrane only; an insulated assembly weighs about 2 to 3, a ballasted one 10 or more.',
  materials: [
    '45, 60 or 80 mil reinforced sheet',
    'Fleece-back for recover or adhesive set',
    'White, tan or gray',
    'Induction-weld plates or half-sheets',
    'Unreinforced flashing and prefabricated corners',
  ],
  fasteners: [
    '#14 or #15 screws and 2-3/8 in barbed plates in lap, pull-out tested',
    'Perimeter half-sheets at 3 to 5 ft rows',
    'Water-based or low-VOC bonding adhesive on walls',
    'No plates closer than 1/2 in to lap edge',
  ],
  underlayment: [
    'Polyiso to ASTM C1289 in two staggered layers',
    'Coverboard 1/2 in HD polyiso or gypsum under 60 mil for hail',
    'Steel deck 22 ga or tested substitute',
  ],
  standards: [
    {
      id: 'ASTM D6878',
      covers: 'TPO sheet: thickness over scrim, aging, strength',
      source: 'ASTM D6878/D6878M-21 abstract, iteh.ai',
    },
    {
      id: 'ASTM D7635',
      covers: 'Thickness of coating over reinforcement',
      source: 'Prof. Roofing, Tech Today, Nov 2011 (TPO)',
    },
    {
      id: 'FM 4470 / FM 4474',
      covers: 'Single-ply approval and static-pressure uplift test of TPO assemblies',
      source: 'FM 4474 scope (globalspec.com)',
    },
    {
      id: 'UL 580 / UL 1897',
      covers: 'Wind uplift tests of fastened and adhered TPO assemblies',
      source: 'expert knowledge',
    },
    {
      id: 'ANSI/SPRI/FM 4435/ES-1',
      covers: 'Wind resistance test of TPO-clad edge metal and copings',
      source: 'SPRI/Building Enclosure, ANSI/SPRI/FM 4435/ES-1 update, 2022',
    },
    {
      id: 'ANSI/SPRI FX-1',
      covers: 'Field withdrawal test of the TPO row fasteners in the actual deck',
      source: 'SPRI, Current ANSI/SPRI standards list (spri.org)',
    },
    {
      id: 'ANSI/CRRC S100',
      covers: 'Initial and aged reflectance of white TPO',
      source: 'CRRC, ANSI/CRRC S100 page (coolroofs.org)',
    },
    {
      id: 'ASTM D7877',
      covers: 'Electronic leak methods; needs a conductive layer directly under the sheet',
      source: 'ASTM D7877-24 abstract, iteh.ai',
    },
  ],
  inspectionPoints: {
    field: [
      { check: 'Fastener tenting', criterion: 'no plate edge can be felt above the membrane' },
      { check: 'Top film wear', criterion: 'no reinforcement scrim shows' },
      { check: 'Membrane wrinkles', criterion: 'none runs through a weld' },
      { check: 'Surface chalk', criterion: 'a rub leaves light chalk only, and there are no cracks' },
    ],
    flashings: [
      { check: 'Wall weld line', criterion: 'squeeze-out is continuous, with no pucker or void' },
      { check: 'Termination bar', criterion: 'fasteners are 8 in on center, and the sealant is whole' },
      {
        check: 'Curb flashing height',
        criterion: 'it stands at least 8 in above the finished roof',
        scale: 'criterion',
      },
      { check: 'Corner patches', criterion: 'they are rounded and fully bonded' },
    ],
    penetrations: [
      { check: 'Pipe boot clamp', criterion: 'the clamp is tight and sealed, and the boot is not split' },
      { check: 'Sealant pocket', criterion: 'the filler is crowned above the rim, with no gap', isCommon: true },
      { check: 'Gas-line supports', criterion: 'a pad lies under each block, and the sheet is not scuffed' },
      { check: 'Curb adapter', criterion: 'it is welded to the field sheet on all sides' },
    ],
    drainage: [
      { check: 'Drain sump', criterion: 'the water is gone 48 hours after rain', isCommon: true },
      { check: 'Clamp ring', criterion: 'every bolt is there, and the sheet is not cut at the edge' },
      { check: 'Scupper liner', criterion: 'the clad-metal weld runs unbroken through the opening' },
      {
        check: 'Overflow',
        criterion: 'its inlet is about 2 in above the primary drain, or as drawn',
        scale: 'criterion',
      },
    ],
    edges: [
      { check: 'TPO-clad fascia weld', criterion: 'the strip is bonded at least 4 in onto the flange, with no voids' },
      { check: 'Wood nailer', criterion: 'it does not move when you pull up on the edge' },
      { check: 'Perimeter half-sheets', criterion: 'the row spacing matches the uplift drawing' },
      { check: 'Corner zone', criterion: 'there are extra fastening rows in both directions' },
    ],
    interior: [
      { check: 'Deck flutes', criterion: 'there is no red rust above the insulation' },
      {
        check: 'Place of a ceiling stain',
        criterion: 'measure it from two walls and plot it on the seam plan, ft',
        scale: 'measure',
      },
      { check: 'Wet area by infrared', criterion: 'it is marked on the roof and proven by a core', scale: 'criterion' },
      { check: 'Humid rooms below', criterion: 'drawings or a core confirm a vapor retarder', scale: 'criterion' },
    ],
    systemSpecific: [
      { check: 'Probe of 100 LF', criterion: 'the tip enters nowhere by more than 1/8 in', scale: 'criterion' },
      { check: 'Peel cut per day', criterion: 'the film tears and does not separate clean', scale: 'criterion' },
      { check: 'Weld width', criterion: 'measure the fused width; it should be at least 1.5 in', scale: 'measure' },
      { check: 'Cut-edge seal', criterion: 'it is unbroken on all exposed scrim' },
      { check: 'ELD pass list', criterion: 'every breach is marked, welded, and scanned again', scale: 'criterion' },
    ],
  },
  commonDefects: [
    {
      name: 'Cold weld',
      looks: 'probe slips into the lap, clean peel on a cut',
      cause: 'low heat, fast robot or dirty sheet',
      remedy: 'clean and hot-weld a 6 in cover strip',
    },
    {
      name: 'Burned weld',
      looks: 'glossy brown glaze and thin film',
      cause: 'heat too high or robot too slow',
      remedy: 'cut out to sound sheet and patch',
    },
    {
      name: 'T-joint void',
      looks: 'pinhole where three sheets meet',
      cause: 'missing joint cover',
      remedy: 'weld a round T-patch over the intersection',
    },
    {
      name: 'Fastener back-out',
      looks: 'round bump or tear over a plate',
      cause: 'short screw or corroded deck',
      remedy: 'refasten in sound deck and weld a stripper',
    },
    {
      name: 'Bridging at wall',
      looks: 'sheet pulls off the angle',
      cause: 'unsecured base',
      remedy: 'install base bar or strip and new flashing',
    },
    {
      name: 'Cut-edge wicking',
      looks: 'white threads darken and lift',
      cause: 'missing edge sealant',
      remedy: 'seal edge or replace the strip',
    },
    {
      name: 'Heat-aged crazing',
      looks: 'dull network cracks on reflective-heat areas',
      cause: 'oxidation of older formula',
      remedy: 'patch, and plan cover or replacement',
    },
    {
      name: 'Scuffed top film',
      looks: 'gray lanes from doors to units',
      cause: 'foot and cart traffic off the pads',
      remedy: 'weld walkway rolls after checking for cut scrim',
    },
  ],
  installationSteps: [
    { step: 'Field-test fastener withdrawal', checkpoint: 'FX-1 values meet or exceed the uplift design' },
    { step: 'Warm up the robot and cut test welds', checkpoint: 'two strips a day tear in the film' },
    { step: 'Lay insulation in staggered layers', checkpoint: 'no gap is over 1/4 in' },
    { step: 'Unroll and relax sheets for 30 minutes', checkpoint: 'edges are parallel and free of wrinkles' },
    { step: 'Fasten field, then corner zones', checkpoint: 'the row spacing matches the plan' },
    { step: 'Weld laps 1-1/2 in wide and probe', checkpoint: 'the probe enters nowhere on cooled seams' },
    { step: 'Patch T-joints and seal cut edges', checkpoint: 'each was seen and logged the same day' },
    { step: 'Weld strip to clad edge metal', checkpoint: 'the bond is 4 in wide, with no void' },
    { step: 'Flash drains and boots', checkpoint: 'clamp ring bolts and boot clamps are tight' },
    { step: 'Complete a perimeter probe walk', checkpoint: 'photographs are keyed to the roof plan' },
  ],
  stormDamageSigns: {
    hail: 'The top film has star fractures, the palm finds crushed cover board, or a dent hides cut scrim.',
    wind: 'A perimeter row has lifted, a weld is torn at a line of plates, or edge metal is open.',
    debris: 'Slashes show white threads, or something has bent the edge and bounced.',
    water: 'Infrared shows wet insulation 48 hours later, or a drain leaks at its ring.',
  },
  warrantyTerms: {
    manufacturerMaterial: '10-30 years on the sheet; no-dollar-limit tiers need a full system and a final inspection.',
    workmanship: 'Typically 2 years by the contractor before the longer system term takes over.',
    exclusions: [
      {
        exclusion: 'Water standing longer than the document allows, often 48 hours',
        test: 'measure the dirt ring, and read the water level 48 hours after a known rain',
      },
      {
        exclusion: 'Grease, animal fat or solvent attack on the sheet',
        test: 'follow exhaust fans 10 ft out, and see whether the sheet is soft or swollen',
      },
      { exclusion: 'Traffic off the walk pads', test: 'map scuffs and cuts against the pads' },
      {
        exclusion: 'Trades cutting or welding without the manufacturer’s approval',
        test: 'look for patches, pads, and pipes newer than the file, and ask for approval letters',
      },
    ],
    maintenanceDuties: [
      { duty: 'Clean drains and keep a dated TPO log', proof: 'the log has drain entries at least twice a year' },
      {
        duty: 'Have seams probed at the interval in the document',
        proof: 'the probe report gives its date and the feet of seam',
      },
      {
        duty: 'Report cuts and lifted laps within 30 days',
        proof: 'the owner’s notice stands beside the day of the finding',
      },
    ],
  },
  seasonalTasks: {
    spring: [
      'Probe wall and curb welds after freeze-thaw',
      'Wash soot from the white top film',
      'Count new fastener bumps on the windward side',
    ],
    summer: [
      'Run an evening infrared survey of past wet areas',
      'Look for plate tenting when the sheet is warm',
      'Check boots for clamp marks and sun cracks',
    ],
    fall: [
      'Fit leaf guards on TPO drains',
      'Renew sealant on exposed scrim edges',
      'Photograph walk pads and reweld lifted edges',
    ],
    winter: [
      'Move snow with plastic blades only',
      'Look at welds around drains and curbs on the coldest dry day',
      'Check ponded ice rings for cut film after the thaw',
    ],
  },
  leakInvestigation: [
    'Plot interior drips on the roof grid and pick the nearest lap, boot or drain',
    'Probe that seam for 20 ft in each direction, with extra attention at T-joints',
    'Check cut edges, boots and clamp rings upslope of the drip',
    'Run electronic leak detection to ASTM D7877 or D8231 only where a conductive layer lies directly beneath the sheet',
    'Survey for wet insulation at night to ASTM C1153 and confirm with one wet and one dry core',
    'Dam a small area around the suspect weld and hold 1 in of dyed water for an hour',
    'Clean weathered TPO, weld a cover strip and retest the same area',
    'Log the probe distance, the weld settings and the photo of the repaired joint on the roof grid',
  ],
  contractNotes: [
    'Fastener pull-out tests and a moisture scan are completed before fastening; wet insulation is replaced at the SF rate.',
    'Edge metal is supplied as an ANSI/SPRI/FM 4435/ES-1 tested assembly and its test number is listed.',
    'Tie-ins to existing aged TPO depend on a weld test patch; failure changes the detail at an agreed price.',
    'A hail rating applies only with the coverboard and sheet thickness named in the contract.',
    'Areas that still hold water after 48 hours are corrected with tapered insulation at the listed unit price.',
    'Adhesives and cleaners follow the local VOC limits, which can restrict the working season.',
  ],
  factSources: [
    {
      fact: 'D6878 raised minimum over scrim from 12 to 15 mils and heat aging to 224 days in 2011',
      source: 'Prof. Roofing, Tech Today, Nov 2011 (TPO)',
    },
    {
      fact: 'Two daily test welds, separate 10 kW generator',
      source: 'Cotney Consulting, Installation Guideline Tips for TPO',
    },
    { fact: 'Probe seams and seal cut edges', source: 'Remodeling, Troubleshooting a failed TPO roof' },
    { fact: 'Slope 1/4:12 for thermoplastic', source: 'Minnesota Rules 1305.1507 amending IBC 1507 slopes' },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
