import type { RoofFacts } from '@/data/shared/system'

export const facts: RoofFacts = {
  slug: 'pvc',
  name: 'PVC',
  shortName: 'PVC',
  roofNoun: 'PVC roof',
  aliases: [
    'PVC roof',
    'PVC roofing',
    'PVC membrane',
    'PVC sheet',
    'PVC single-ply',
    'vinyl roof',
    'vinyl membrane',
    'polyvinyl chloride',
    'KEE membrane',
    'vinyl',
  ],
  icon: 'square-stack',
  type: 'flat',
  isCoating: false,
  replacementWord: 'Replacement',
  demand: [0.39, 'The third single-ply: restaurants and roofs with chemicals.'],
  description:
    'Reinforced polyvinyl chloride sheet, hot-air welded, strong against grease and chemicals. Includes KEE-modified versions; must be kept off asphalt.',
  minSlope: '1/4:12',
  minSlopeNote: 'Kitchen roofs need direct slope from the fans to the drains.',
  typicalLifeYears: [20, 30],
  lifeNote: 'Reinforced modern sheet; old unreinforced sheet was prone to shatter in cold.',
  weightPsf: [0.3, 0.6],
  weightNote: 'This is the 50 to 80 mil membrane only; add 2 to 3 for insulation.',
  materials: [
    '50, 60, 72 or 80 mil reinforced, fleece or smooth',
    'KEE-PVC alloy to D6754 polymer content',
    'Gray, white, walk-tread versions',
    'Coated metal for welding edges',
    'Separator felt to isolate asphalt or polystyrene',
  ],
  fasteners: [
    'Barbed plates in seam or adhered with solvent or water glue',
    'Perimeter peel-stop bar',
    'Clad-metal hemmed edge, weld 4 in',
    'Do not bond to PS or asphalt without separator',
  ],
  underlayment: [
    'Polyiso or gypsum with facer; EPS only with separator',
    'Glass mat slip sheet on bitumen recover',
    'No wood preservative or asphalt primers touching vinyl',
  ],
  standards: [
    {
      id: 'ASTM D4434',
      covers: 'PVC sheet types II, III, IV with overall and over-scrim thickness',
      source: 'ASTM D4434/D4434M-11 abstract, iteh.ai',
    },
    {
      id: 'ASTM D6754',
      covers: 'KEE-based sheet, at least half of polymer by weight',
      source: 'ASTM Standardization News on KEE membranes and D6754 abstract',
    },
    {
      id: 'FM 4470',
      covers: 'Class 1 roof cover approval including PVC assemblies',
      source: 'Vinyl in Design, PVC roofing bibliography (lists FM 4470 and D5082)',
    },
    { id: 'UL 790', covers: 'Class A listing by PVC thickness, board and slope', source: 'expert knowledge' },
    {
      id: 'ASTM D8231',
      covers: 'Low-voltage scanning of exposed PVC over a conductive medium',
      source: 'ASTM D8231-19 abstract, theiteh.com',
    },
    {
      id: 'ANSI/CRRC S100',
      covers: 'Rated reflectance and emittance of vinyl sheet',
      source: 'CRRC, ANSI/CRRC S100 page (coolroofs.org)',
    },
  ],
  inspectionPoints: {
    field: [
      { check: 'Flexibility', criterion: 'older sheet bends at 40 °F without whitening or cracking' },
      { check: 'Grease softening', criterion: 'no area near a fan is tacky or swollen' },
      { check: 'Bitumen stain', criterion: 'no brown shows through' },
      { check: 'Surface crazing', criterion: 'there is no network of cracks in the exposed film' },
    ],
    flashings: [
      {
        check: 'Coated-metal weld',
        criterion: 'it is continuous, and the probe enters nowhere by more than 1/8 in',
        scale: 'criterion',
      },
      { check: 'Adhered wall', criterion: 'there are no tunnels or loose hollows' },
      { check: 'Counterflashing', criterion: 'it does not touch asphalt mastic' },
      { check: 'Curb corners', criterion: 'edge guards and welded patches are there' },
    ],
    penetrations: [
      { check: 'Exhaust curb', criterion: 'the welded grease-guard skirt is whole' },
      { check: 'Pipe boot', criterion: 'the clamp is tight, and the weld has its full width' },
      { check: 'Davit or rail post', criterion: 'the vinyl wrap reaches 8 in up' },
      { check: 'Old mastic at penetrations', criterion: 'it was removed or isolated before welding' },
    ],
    drainage: [
      { check: 'Grease sump or tray', criterion: 'it has been emptied and drains freely' },
      { check: 'Ponded area', criterion: 'it is clear 48 hours after rain', isCommon: true },
      { check: 'Gutter liner weld', criterion: 'it is complete along both edges' },
      { check: 'Scupper sleeve', criterion: 'the coated metal is not split' },
    ],
    edges: [
      { check: 'Peel-stop bar', criterion: 'fasteners are 12 in apart, and the membrane has not moved' },
      { check: 'Coated-metal fascia', criterion: 'the joint cover plates allow movement' },
      { check: 'Perimeter shrinkage', criterion: 'there is no gap at edge or corner' },
      { check: 'Perimeter corners', criterion: 'they have double-layer welded reinforcement' },
    ],
    interior: [
      { check: 'Ceiling below a kitchen', criterion: 'there is no solvent odor and no softened insulation' },
      { check: 'EPS under the sheet', criterion: 'adhesive has dissolved no void in it' },
      { check: 'Deck near a fan', criterion: 'no grease has soaked into wood or board' },
      { check: 'Facer under the sheet', criterion: 'sample cores show it dry', scale: 'criterion' },
    ],
    systemSpecific: [
      { check: 'T-joint probe', criterion: 'every intersection is probed, and none opens', scale: 'criterion' },
      {
        check: 'Separation proof',
        criterion: 'photographs show the slip sheet at all bitumen contacts',
        scale: 'criterion',
      },
      {
        check: 'Thickness over the scrim',
        criterion: 'measure it; it should match the ASTM D4434 type on the label, mil',
        scale: 'measure',
      },
      {
        check: 'Cold bend on aged sheet',
        criterion: 'a sample does not crack around a 1/2 in rod',
        scale: 'criterion',
      },
      { check: 'Peel sample', criterion: 'the weld tears in the film across 1.5 in', scale: 'criterion' },
    ],
  },
  commonDefects: [
    {
      name: 'Shattered sheet',
      looks: 'long sudden cracks on a cold day',
      cause: 'aged sheet without reinforcement',
      remedy: 'replace the section and keep traffic off below freezing',
    },
    {
      name: 'Plasticizer loss',
      looks: 'yellow, stiff and shrinking sheet',
      cause: 'contact with bitumen or polystyrene',
      remedy: 'cut out, isolate the contact and weld in new sheet',
    },
    {
      name: 'Perimeter shrinkage',
      looks: 'sheet pulls away from the edge bar',
      cause: 'aging sheet laid without a peel stop',
      remedy: 'add a peel-stop bar and weld a new strip',
    },
    {
      name: 'Grease softening',
      looks: 'tacky, swollen zone beside an exhaust fan',
      cause: 'cooking oil left on the sheet',
      remedy: 'degrease, weld a KEE cover sheet and fit a grease guard',
    },
    {
      name: 'Overheated weld',
      looks: 'brown ridge with bubbles',
      cause: 'nozzle too hot or too slow',
      remedy: 'cut back to clean sheet and reweld',
    },
    {
      name: 'Bitumen bleed',
      looks: 'brown stain rising through the sheet',
      cause: 'slip sheet missing over old asphalt',
      remedy: 'replace the area over a separation layer',
    },
    {
      name: 'T-joint void',
      looks: 'pinhole where sheet corners meet',
      cause: 'step not creased or patched',
      remedy: 'weld a round patch over the intersection',
    },
    {
      name: 'Pink or purple staining',
      looks: 'colored patches that will not wash off',
      cause: 'fungal growth on organic matter below or on the sheet',
      remedy: 'clean, core to rule out wet board, accept if cosmetic',
    },
  ],
  installationSteps: [
    {
      step: 'Map every bitumen and polystyrene contact',
      checkpoint: 'the slip-sheet plan was approved before tear-off',
    },
    { step: 'Lay the separation sheet', checkpoint: 'the edges are lapped, with no gap' },
    { step: 'Cut weld samples at start and at temperature change', checkpoint: 'the film tears before the seam opens' },
    { step: 'Weld seams 1-1/2 in wide', checkpoint: 'the bead is smooth, with light smoke only' },
    { step: 'Weld formed corners and boots', checkpoint: 'no scrim is left exposed' },
    { step: 'Fasten coated-metal edge', checkpoint: 'there is a 1/8 in movement gap beneath the cover plates' },
    { step: 'Set peel-stop bar at the perimeter', checkpoint: 'fasteners are 12 in on center' },
    { step: 'Weld grease guards at kitchen fans', checkpoint: 'the skirt is welded on all sides' },
    { step: 'Probe all T-joints', checkpoint: 'the probe enters nowhere, and results are logged' },
    {
      step: 'Photograph edge and slip-sheet evidence before handover',
      checkpoint: 'images are filed by curb number with the weld samples',
    },
  ],
  stormDamageSigns: {
    hail: 'Cold, stiff sheet has star-shaped fractures, or the facer below is crushed with no tear to see from above.',
    wind: 'Rows are torn past the peel stop, the coated-metal edge is open, or the sheet flutters at corners.',
    debris: 'A slash goes through the white film to the dark scrim, a pipe boot is crushed, or edge metal is dented.',
    water: 'Brown stains show near curbs, insulation is wet around drain rings, or a slick of grease has spread.',
  },
  warrantyTerms: {
    manufacturerMaterial: '15-30 years; chemical-exposure coverage differs between plasticized PVC and KEE sheet.',
    workmanship: '2-5 years, with retained weld samples.',
    exclusions: [
      {
        exclusion: 'Contact with asphalt or polystyrene',
        test: 'cut at a stained or stiff spot, and look at the layer below',
      },
      {
        exclusion: 'Solvents and oils outside the listed grease table',
        test: 'find the fluid, name it, and compare it with the list',
      },
      {
        exclusion: 'Shrinkage where no peel stop was installed',
        test: 'open an edge or curb, or read the drawings, for a peel stop',
      },
      { exclusion: 'Cold-weather shatter of unreinforced sheet', test: 'cut the sheet, and see whether it has scrim' },
    ],
    maintenanceDuties: [
      {
        duty: 'Keep a kitchen-exhaust cleaning log',
        proof: 'there are hood cleaning invoices with dates and fan numbers',
      },
      {
        duty: 'Keep traffic off aged sheet below freezing',
        proof: 'the hatch log shows no winter visit below freezing',
      },
      {
        duty: 'Preserve slip sheets in every later repair',
        proof: 'patches lifted at one edge show a slip sheet under each',
      },
    ],
  },
  seasonalTasks: {
    spring: [
      'Degrease after the winter fan schedule and inspect curbs',
      'Probe T-joints opened by cold',
      'Flex-test corners of sheet older than 15 years',
    ],
    summer: [
      'Check peel-stop fasteners for pull at corners',
      'Wash reflective top film',
      'Clean grease film weekly during the busiest kitchen months',
    ],
    fall: [
      'Test flexibility of older sheets before frost',
      'Clear leaves and grease from PVC drains',
      'Check perimeter gaps before the first hard cold',
    ],
    winter: [
      'Keep all traffic off aged vinyl below freezing',
      'Inspect exhaust fans for ice damming at curbs',
      'Read roof temperature before letting any trade onto the vinyl',
    ],
  },
  leakInvestigation: [
    'Record when fans last ran and were cleaned, and map drips to the kitchen or field zone',
    'Look first for bitumen or polystyrene contact and missing slip sheet near the stain',
    'Probe every T-joint and coated-metal joint within 20 ft',
    'Fill the suspect sump with dyed water to the lip for one hour and watch below',
    'Scan with low-voltage equipment to ASTM D8231 where a conductive medium lies under the sheet',
    'Outline wet insulation by a night infrared survey and core two spots',
    'Clean, weld a patch and repeat the dyed-water fill',
    'Report whether chemistry, a weld or movement caused the leak, since each has a different remedy',
  ],
  contractNotes: [
    'Contact with asphalt and polystyrene is separated by a listed sheet; hidden bitumen costs extra.',
    'Grease exposure: the owner cleans fans and reports spills; food-oil damage is covered only as the KEE or vinyl list states.',
    'Aged unreinforced sheet is not walked or patched below freezing; access delays are extra.',
    'Pigment lots can fade at different rates; minor color difference is accepted.',
    'A weld test on existing vinyl decides whether tie-in strips or full replacement apply.',
  ],
  factSources: [
    { fact: 'D4434 types and tests', source: 'ASTM D4434/D4434M-11 abstract, iteh.ai' },
    {
      fact: 'KEE standard requires at least 50 percent KEE of polymer',
      source: 'ASTM Standardization News on KEE membranes and D6754 abstract',
    },
    {
      fact: 'Rubberized asphalt draws plasticizer from PVC',
      source: 'Carlisle SpecTopics, PVC Roofing Membrane and Rubberized Asphalt',
    },
    {
      fact: 'Unreinforced plasticised sheets shattered',
      source: 'US Army TI 809-53 Chapter 7, Weldable (thermoplastic) roofing systems',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
