import type { RoofFacts } from '@/data/shared/system'

export const facts: RoofFacts = {
  slug: 'metal-roofing',
  name: 'Metal Roofing',
  shortName: 'Metal Roof',
  roofNoun: 'metal roof',
  aliases: [
    'metal roof',
    'metal panels',
    'metal panel',
    'standing seam metal',
    'standing seam roof',
    'standing seam',
    'steel roof',
    'aluminum roof',
    'R-panel',
    'exposed-fastener panels',
    'exposed-fastener panel',
    'corrugated metal',
    'snap-lock panels',
    'panels',
    'panel',
  ],
  icon: 'warehouse',
  type: 'sloped',
  isCoating: false,
  replacementWord: 'Replacement',
  demand: [0.7, 'Second on houses, and common on shops, barns and warehouses.'],
  description:
    'Standing seam, exposed-fastener and stamped metal panels in coated steel, aluminum or copper. Light and long-lived; some profiles suit very low slopes.',
  minSlope: '3:12',
  minSlopeNote:
    'Lapped panels need 3:12 without sealant and 1/2:12 with applied lap sealant, standing seam 1/4:12; the panel manufacturer may be stricter.',
  typicalLifeYears: [30, 60],
  lifeNote: 'Exposed-fastener washers need replacement near year 15-20; concealed-clip panels run longest.',
  weightPsf: [0.6, 1.8],
  weightNote: 'Aluminum is lightest; 24 gauge steel weighs about 1.2 and stone-coated steel about 1.5.',
  materials: [
    '24 or 26 ga steel with 55 percent Al-Zn (AZ55 bare, AZ50 prepainted)',
    'G90 galvanized prepainted steel',
    '0.032 in aluminum for coastal sites',
    '16 or 20 oz copper, 0.7 mm zinc',
    'PVDF finish (long fade life) or SMP finish (economy)',
    'Stone-coated steel tiles',
  ],
  fasteners: [
    'Sliding or fixed concealed clips with pancake screws',
    'Exposed #10 or #12 screws with bonded EPDM washers, stainless in coastal air',
    'Pop rivets in matched metal plus butyl for trim laps',
    'No copper or lead contact with Al-Zn steel',
  ],
  underlayment: [
    'High-temperature self-adhered sheet (rated 240 °F or more) at eaves, valleys and low slopes',
    'Synthetic sheet with a slip surface over plywood elsewhere',
    'Flat deck within 1/4 in over 20 ft to limit oil canning',
  ],
  standards: [
    {
      id: 'ASTM A792',
      covers: '55 percent aluminum-zinc coated steel sheet',
      source: '2018 IRC Chapter 9 excerpt (roof sheathing requirements page reproducing R905)',
    },
    {
      id: 'ASTM A755',
      covers: 'Prepainted metallic-coated steel',
      source: '2018 IRC Chapter 9 excerpt (roof sheathing requirements page reproducing R905)',
    },
    {
      id: 'ASTM E1514 / E1637',
      covers: 'Structural standing seam steel / aluminum roof panel systems',
      source: 'Prof. Roofing, Making sense of metal, Oct 2012',
    },
    {
      id: 'ASTM E1592',
      covers: 'Structural performance of metal panels and clips under uniform static air pressure',
      source: 'ASTM E1592-01 page (webstore.ansi.org)',
    },
    {
      id: 'ASTM E2140',
      covers: 'Water penetration of water-barrier (hydrostatic) panel joints under static head; not wind-driven rain',
      source: 'ASTM E2140-01(2017)/(2023) page (astm.org)',
    },
    {
      id: 'UL 580 / UL 1897',
      covers: 'Wind uplift classification and failure-pressure tests of panel assemblies',
      source: 'expert knowledge',
    },
    { id: 'FM 4471', covers: 'Approval standard for Class 1 panel roofs', source: 'expert knowledge' },
    { id: 'AAMA 2605', covers: 'Superior-performance PVDF organic coating', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Panel planes', criterion: 'no pan looks buckled from either of two angles' },
      { check: 'Finish', criterion: 'there is no red rust, and the chalk rating is 6 or better' },
      { check: 'Seam closure', criterion: 'the crimp has its full height, with no gap over 1/16 in' },
      { check: 'Panel shift', criterion: 'no panel has crept past the eave line at the screwed end' },
    ],
    flashings: [
      { check: 'Sidewall Z-closure', criterion: 'it is unbroken and bedded in butyl under the receiver' },
      { check: 'Upslope side of chimney or curb', criterion: 'a diverter or cricket is tucked below the panels' },
      { check: 'Transition trim', criterion: 'it laps 12 in at least, with the pitch break sealed' },
      { check: 'Counterflashing', criterion: 'its edge is hemmed, and the receiver sealant is unbroken' },
    ],
    penetrations: [
      { check: 'Pipe boots', criterion: 'they sit in the center of a pan and do not straddle a seam' },
      { check: 'Stack storm collar', criterion: 'its sealant is tight and its band is clamped' },
      { check: 'Conduits', criterion: 'non-absorbing blocks keep them off the panel' },
      { check: 'Snow guard screws', criterion: 'none is drilled into the pans below' },
    ],
    drainage: [
      { check: 'Valley throat', criterion: '4 in of channel shows and is free of shavings' },
      { check: 'Gutter straps', criterion: 'they allow the panels to move with heat' },
      { check: 'Low-slope backup', criterion: 'no water stands above the ribs at a curb' },
      { check: 'Eave closure', criterion: 'a foam closure or bent panel keeps out ice and birds' },
    ],
    edges: [
      { check: 'Eave hook', criterion: 'the hem of the panel is fully locked on the cleat' },
      { check: 'Rake trim', criterion: 'it has cleats on both sides and screws every 12 to 18 in' },
      { check: 'Ridge closure', criterion: 'Z-bars are sealed to the pans' },
      { check: 'Corner uplift', criterion: 'nothing rattles when you lift the edge by hand' },
    ],
    interior: [
      { check: 'Condensation', criterion: 'nothing drips, and insulation facing on purlins is not stained' },
      { check: 'Fastener tips', criterion: 'screw points on the underside are dry' },
      { check: 'Deck moisture', criterion: 'read plywood at the valley; under 19 percent is usual', scale: 'measure' },
      { check: 'Daylight', criterion: 'none shows through end laps from the attic', isCommon: true },
    ],
    systemSpecific: [
      { check: 'Fixed point', criterion: 'each panel has one fixed place, and the rest slides', scale: 'criterion' },
      {
        check: 'Screws that fail, of 50',
        criterion: 'count loose, stripped, or canted ones; under 5 percent is usual',
        scale: 'measure',
      },
      {
        check: 'Dissimilar metals',
        criterion: 'no copper, lead, or wet treated wood touches a panel',
        scale: 'criterion',
      },
      { check: 'End-lap sealant', criterion: 'butyl is squeezed to both edges of a 6 in lap', scale: 'criterion' },
      {
        check: 'Oil canning',
        criterion: 'write none, light, or moderate, compared with the approved mock-up',
        scale: 'measure',
      },
    ],
  },
  commonDefects: [
    {
      name: 'Loose screws',
      looks: 'washer spins and a halo of rust surrounds it',
      cause: 'thermal cycling and overdriven washers',
      remedy: 'replace with the next size of long-life screw',
    },
    {
      name: 'Cut-edge rust',
      looks: 'red line along a field shear',
      cause: 'grinder sparks or a bare cut edge',
      remedy: 'clean, prime and paint, or trim and patch where perforated',
    },
    {
      name: 'Oil canning',
      looks: 'ripples in the flat of the pan',
      cause: 'coil stress, an uneven deck or tight clips',
      remedy: 'document it, and use backer rod or striated pans on replacement',
    },
    {
      name: 'Opened seam',
      looks: 'rib flares open near the eave',
      cause: 'foot traffic or a wrong seamer pass',
      remedy: 're-seam with the right tool or add a listed clamp',
    },
    {
      name: 'Galvanic pitting',
      looks: 'white or brown pits below a pipe',
      cause: 'runoff from copper or lead',
      remedy: 'isolate the metals and replace the pitted length',
    },
    {
      name: 'Thermal tear',
      looks: 'slot stretched at a curb or screw',
      cause: 'panel pinned at both ends',
      remedy: 'free one end and fit a sliding clip',
    },
    {
      name: 'Swarf staining',
      looks: 'rust freckles around drilled holes',
      cause: 'hot chips left on the paint after cutting',
      remedy: 'brush off, polish lightly, replace the panel if the coating is through',
    },
    {
      name: 'Condensation drip',
      looks: 'water beads under the panel on cold mornings',
      cause: 'warm moist air reaching bare metal',
      remedy: 'seal air leaks, add ventilation or an insulated underlay',
    },
  ],
  installationSteps: [
    { step: 'Confirm profile matches slope', checkpoint: 'below 3:12, the panel was tested to ASTM E2140' },
    { step: 'Check deck flatness', checkpoint: 'a string shows 1/4 in over 20 ft at most' },
    { step: 'Lay high-temp sheet', checkpoint: 'laps are rolled, and cap nails are only where they will be covered' },
    { step: 'Set eave cleat', checkpoint: 'it is straight to 1/8 in over 40 ft' },
    { step: 'Square first panel', checkpoint: 'a 3-4-5 check off the eave agrees' },
    { step: 'Fix one end only', checkpoint: 'the clips are free to slide elsewhere' },
    { step: 'Machine seam the day panels are laid', checkpoint: 'no unsealed rib is left overnight' },
    { step: 'Trim and closures', checkpoint: 'there is butyl under each Z-bar' },
    { step: 'Remove swarf and film', checkpoint: 'the pans are clean before sunset' },
    { step: 'Final water check', checkpoint: 'every curb is hosed on its upslope side' },
  ],
  stormDamageSigns: {
    hail: 'Flat pans are dimpled, seams split, or ridge caps bent; note apart where metal is fractured, a seam disengaged, or the coating broken.',
    wind: 'Eaves are unhooked, rake trim has lifted, panels rattle on failed clips, or screw heads have pulled through.',
    debris: 'Gouge lines break the paint, pans are punctured, or crushed ribs hold water.',
    water: 'Laps are streaked with rust, low-slope end laps leak, or purlin insulation is wet.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      'Paint chalk and fade 20-40 years, Al-Zn rust-through 20-25 years, both prorated; optional weathertightness coverage.',
    workmanship: '2-5 years; weathertightness needs inspected details and approved seamers.',
    exclusions: [
      {
        exclusion: 'Cut edges and field-scratched finish',
        test: 'see whether the rust is confined to edges and scratches or is also in the flat',
      },
      {
        exclusion: 'Salt spray inside the stated coastal distance',
        test: 'measure the distance to salt water on the map and compare it with the warranty',
      },
      {
        exclusion: 'Oil canning and color drift between coils',
        test: 'grade and photograph the waves, and compare the coil numbers',
      },
      {
        exclusion: 'Contact with copper runoff or fertilizer',
        test: 'trace pipes, coils, and planters above the stain',
      },
    ],
    maintenanceDuties: [
      {
        duty: 'Wash panels on the coastal schedule',
        proof: 'there are dated wash invoices or a log, and no crust under the eave overhangs',
      },
      {
        duty: 'Remove metal shavings after other trades',
        proof: 'pans were swept with a magnet after each trade, and rust freckles are mapped',
      },
      {
        duty: 'Keep dated screw-replacement log',
        proof: 'the log gives dates and counts, and a sample of 50 screws shows new washers',
      },
    ],
  },
  seasonalTasks: {
    spring: [
      'Recheck screws loosened by winter travel',
      'Reset snow-damaged trim',
      'Look under eaves for bent gutters and torn straps after snow slides',
    ],
    summer: [
      'Listen for binding or popping ribs at midday',
      'Touch up chalked trim',
      'Wash sea salt and bird droppings from pans and ribs',
    ],
    fall: [
      'Verify the torque of snow rail clamps',
      'Clean valley pans of leaves',
      'Check butyl at ridge Z-closures before the wind season',
    ],
    winter: [
      'Keep people clear of snow slide paths',
      'Check ice at eave hooks without chipping',
      'Watch for condensation drips inside on the coldest mornings',
    ],
  },
  leakInvestigation: [
    'Note rain direction and temperature; separate leak from condensation by checking dry cold days',
    'Inspect curb, boot and trim upslope of the drip before touching seams',
    'Probe butyl tape at end laps with a feeler gauge',
    'Hose test trim joints from eave to ridge, one lap at a time, 10 minutes each',
    'Flood a dammed low-slope pan section to rib half-height where the panel is tested to ASTM E2140',
    'Look underneath for rust trail on purlin or screw to reverse the path',
    'Re-seal with butyl, never roof cement, and repeat the hose at that lap',
    'Log which lap was wet, the hose time and the seal used, so that the next storm proves the fix',
  ],
  contractNotes: [
    'Oil canning: visible waviness in flat pans is inherent to light-gauge metal and is not grounds for rejection.',
    'Color and texture can vary between coil lots; all panels come from one lot where stated.',
    'Thermal noise and slight travel at gutters are normal for panels on sliding clips.',
    'Dents that leave seams, fasteners and coating intact are recorded as cosmetic; the insurer alone decides on coverage.',
    'Snow retention is excluded unless an engineered rail count is listed.',
    'The existing deck is accepted as flat only after a string-line check; shimming is billed as an allowance.',
  ],
  factSources: [
    {
      fact: 'Slopes 3:12, 1/2:12 with sealant, 1/4:12 standing seam',
      source: 'Prof. Roofing, Roof slope guidelines, Aug 2018',
    },
    {
      fact: 'Architectural panel limit of 3:12',
      source: 'Building Enclosure, Roofing Codes: Section 1507.4 Metal Roof Panels',
    },
    {
      fact: 'Functional hail damage criteria: fracture, disengaged lap, coating disrupted',
      source: 'ESi, Investigation of hail damage to metal roofs with a cosmetic damage endorsement',
    },
    {
      fact: 'Al-Zn standing seam study expects about 60 years with fasteners replaced',
      source: 'BECK, Metal roofing fasteners article citing the MCA/ZAC service-life study',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
