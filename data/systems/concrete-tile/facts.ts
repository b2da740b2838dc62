import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'concrete-tile',
  name: 'Concrete Tile',
  shortName: 'Concrete Tile',
  roofNoun: 'concrete tile roof',
  aliases: [
    'concrete tile roof',
    'concrete tiles',
    'cement tile',
    'cement tiles',
    'flat concrete tile',
    'interlocking concrete tile',
    'concrete roof tile',
    'tile roof',
    'tiles',
    'tile',
  ],
  icon: 'brick-wall',
  type: 'sloped',
  isCoating: false,
  replacementWord: 'Replacement',
  description:
    'Extruded cement-and-sand tile in flat, low or high profile, color-through or slurry-coated. Durable and economical; needs framing for about 9-12 psf.',
  minSlope: '2.5:12',
  minSlopeNote: 'Doubled underlayment below 4:12; many makers want battens and 3 in head lap throughout.',
  unitBasis: 'SQ at stated head lap (88-110 interlocking units per square typical)',
  typicalLifeYears: [40, 60],
  lifeNote: 'Color coat fades long before the body wears; underlayment is the limiting layer.',
  weightPsf: [5.5, 12],
  weightNote: 'Lightweight aggregate about 5.5-7.5, standard weight about 9-12; the product data sheet governs.',
  materials: [
    'Flat interlocking unit with a slate look',
    'Medium-profile double Roman unit',
    'High-profile S unit',
    'Lightweight aggregate unit for marginal framing',
    'Color-through body versus slurry-coat finish',
    'Integral water-lock with head lug',
  ],
  fasteners: [
    '8d or 10d corrosion-resistant nail or #8 screw per tile',
    'Two-nail or clip pattern at perimeter and steep slopes',
    'Polyurethane foam paddies on direct-deck lay',
    'Storm clips in coastal zones at the spacing of the uplift table',
  ],
  underlayment: [
    'Single 30 lb or self-adhered cap at 4:12 and up',
    'Battens on shims, or with weep gaps every 4 ft',
    'Deck and framing rated for the tile load, with lightweight units as the first alternative',
  ],
  standards: [
    {
      id: 'ASTM C1492',
      covers: 'Concrete roof tile dimensions, strength, permeability, freeze-thaw',
      source: 'ASTM C1492-03(2009)/(2016) abstract, iteh.ai',
    },
    {
      id: 'ASTM C1568',
      covers: 'Mechanical uplift of tile attachment',
      source: 'ASTM C1568-08(2020) catalogue page (astm.org)',
    },
    { id: 'ASTM C1569', covers: 'Wind tunnel method for tile', source: 'expert knowledge' },
    {
      id: 'IAPMO UES ER-2015',
      covers: 'Evaluation of the TRI/WSRCA tile installation manual',
      source: 'TRI/WSRCA Concrete and Clay Roof Tile Installation Manual, 2015 foreword (scribd.com)',
    },
    { id: 'UL 790', covers: 'Class A rating of concrete tile assembly', source: 'expert knowledge' },
    { id: 'FM 4473', covers: 'Frozen-ice-ball impact class', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Interlock seating', criterion: 'side channel fully nested, no gap over 3/16 in' },
      { check: 'Corner breaks', criterion: 'under 2 per square' },
      { check: 'Coat wear', criterion: 'body aggregate not exposed across slope' },
      { check: 'Sightline', criterion: 'rows straight within 3/4 in in 20 ft' },
    ],
    flashings: [
      { check: 'Step pan at wall', criterion: '4 in horizontal under tiles, hemmed' },
      { check: 'Chimney back pan', criterion: 'extends half the width each side' },
      { check: 'Headwall lead', criterion: 'dressed to roman profile' },
      { check: 'Side counter', criterion: 'cut in wall with soft bed' },
    ],
    penetrations: [
      { check: 'Roof jack two-stage', criterion: 'primary below cap sheet, secondary over tile' },
      { check: 'Solar standoff', criterion: 'lag into rafter, tile notched and flashed' },
      { check: 'Vent stack tile', criterion: 'formed unit in line with the course' },
      { check: 'Fan hood', criterion: 'base not crushing lug' },
    ],
    drainage: [
      { check: 'W-valley gap', criterion: '2 in each side of crimp clear' },
      { check: 'Batten drains', criterion: 'shims present at 4 ft' },
      { check: 'Lower pan exit', criterion: 'water falls beyond riser metal' },
      { check: 'Gutter guard', criterion: 'sized for smooth concrete run-off' },
    ],
    edges: [
      { check: 'Eave riser', criterion: 'row starts level, weeps unblocked' },
      { check: 'Rake trim', criterion: 'two fasteners per piece' },
      { check: 'Hip starter', criterion: 'bedded, screwed and closed at the end' },
      { check: 'Corner zone', criterion: 'clips at 3 ft strip checked' },
    ],
    interior: [
      { check: 'Attic load signs', criterion: 'no rafter checking or creep at collar ties' },
      { check: 'Cap underside', criterion: 'dry at nail tips' },
      { check: 'Vapor stain', criterion: 'none at ridge slot' },
      { check: 'Batten photo', criterion: 'white salts not tracking to wood' },
    ],
    systemSpecific: [
      { check: 'Weight class label', criterion: 'lightweight or standard proven by invoice' },
      { check: 'Head lap gauge', criterion: '3 in measured on 5 spots' },
      { check: 'Lug integrity', criterion: 'no broken head lug left to slide' },
      { check: 'Slurry versus body color', criterion: 'confirmed at a cut edge' },
      { check: 'Attachment map', criterion: 'corner and edge zones clipped as on the attachment plan' },
    ],
  },
  commonDefects: [
    {
      name: 'Snapped lower corner',
      looks: 'fresh triangular break on the exposed corner',
      cause: 'foot pressure off the head lap or a hail strike',
      remedy: 'unscrew and swap the unit, add walk boards for later trades',
    },
    {
      name: 'Surface erosion',
      looks: 'sand and aggregate exposed, color washed out',
      cause: 'aged slurry coat or acid washing',
      remedy: 'clean and recoat as an elective item, or record as cosmetic',
    },
    {
      name: 'Lug fracture',
      looks: 'tile has crept downhill and shows a gap above',
      cause: 'over-tight stacking, hail or overdriven screw',
      remedy: 'replace, or screw through the head and seal the hole',
    },
    {
      name: 'Efflorescence film',
      looks: 'white haze in the first two winters',
      cause: 'lime migrating from fresh cement',
      remedy: 'leave to weather or rinse with a dilute approved cleaner',
    },
    {
      name: 'Batten backup',
      looks: 'wet line of underlayment along a batten',
      cause: 'battens laid without shims or weeps',
      remedy: 'lift rows, add shims, patch the wet underlayment',
    },
    {
      name: 'Loose foam ridge',
      looks: 'ridge unit rocks by hand',
      cause: 'dust on the bedding surface or old foam',
      remedy: 'remove, clean, re-foam and fasten',
    },
    {
      name: 'Brittle underlayment',
      looks: 'leak below unbroken tile',
      cause: 'heat-aged felt beneath dark cement tile',
      remedy: 'lift the course band and renew the sheet 2 ft past the tear',
    },
    {
      name: 'Rattling rake trim',
      looks: 'piece moves in light wind',
      cause: 'single nail in the barge board',
      remedy: 'add a second screw and a dab of tile adhesive',
    },
  ],
  installationSteps: [
    { step: 'Match slope to the ER-2015 detail', checkpoint: 'printed detail on site and slope measured' },
    { step: 'Lay out exposure from ridge to eave', checkpoint: 'full courses and a head lap never under 3 in' },
    { step: 'Fix battens on shims with weep gaps', checkpoint: 'two gallons of water run freely to the eave' },
    { step: 'Set eave riser and first course', checkpoint: 'nose line straight and weeps open' },
    { step: 'Hang interlocking field tile', checkpoint: 'side channels nested with no forced joints' },
    { step: 'Fasten per wind zone', checkpoint: 'corner and edge tiles screwed or clipped as tabulated' },
    { step: 'Wet-cut hips and valleys', checkpoint: 'water feed running and slurry captured' },
    { step: 'Bed the ridge on roll or foam', checkpoint: 'ventilation slot left clear' },
    { step: 'Inspect every fifth row', checkpoint: 'no trapped chips or cracked units before the next row is hung' },
    { step: 'Hand over lot data and spare units', checkpoint: 'pallet label, color code and attic stock recorded' },
  ],
  stormDamageSigns: {
    hail: 'Broken noses and cracked pans with pale fresh concrete core, lug snaps upslope, no dents in body.',
    wind: 'Rattled or flipped rake pieces, foam bed lifted, missing eave row.',
    debris: 'Straight fracture line under branch, pierced cap sheet.',
    water: 'Wet batten line, leaks at lug break in wind-driven rain.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      'Body typically transferable lifetime against cracking from freezing; finish fade is not covered or only 5-10 years.',
    workmanship: '2-5 years for slipped tile and cap-sheet leaks.',
    exclusions: [
      'Slurry color loss and shade lots',
      'Units broken by foot traffic',
      'Efflorescence stains',
      'Cracking from framing settlement',
    ],
    maintenanceDuties: [
      'Walk only on boards over the head lap',
      'Do not acid-wash',
      'Keep 1 pallet of matching concrete units',
    ],
  },
  seasonalTasks: {
    spring: [
      'Refasten corner tiles loosened by frost',
      'Open weeps in the eave riser metal',
      'Walk the gutters for broken lug pieces',
    ],
    summer: [
      'Check foam ridge bedding for heat cracks',
      'Rinse dust films from flat profile tile',
      'Look for lifted foam bedding on west hips',
    ],
    fall: [
      'Confirm batten shims still drain before heavy rain',
      'Clip loose perimeter tiles ahead of storm season',
      'Sweep leaves from behind chimneys and out of the W-valleys',
    ],
    winter: [
      'Keep off iced slurry-coated tile',
      'Remove valley snow by hand, never with a steel shovel',
      'Look for meltwater held behind battens at the eave',
    ],
  },
  leakInvestigation: [
    'Match the drip to the nearest row and check for lug fractures',
    'Lift five units above it and inspect nails and cap sheet',
    'Measure the head lap, because less than 3 in lets wind-blown water through',
    'Flush the batten channel with two gallons and watch for backup',
    'Hose the valley metal alone first, then the field',
    'Test wall pan flashings last',
    'Relay with sound units and repeat the flush',
    'Note the failed lug, nail or weep on the tile map so that the next visit starts there',
  ],
  hazards: [
    {
      task: 'Loading pallets by boom truck',
      hazard: 'swinging load and truss overload',
      control: 'one signal person, landing pads, stacks of six spread by bay',
    },
    {
      task: 'Cutting cement tile',
      hazard: 'respirable crystalline silica',
      control: 'integrated water feed to meet 1926.1153 Table 1; log minutes per worker',
    },
    {
      task: 'Walking flat interlocks',
      hazard: 'tile snaps underfoot and the worker slips',
      control: 'tread on the head lap, boards at hips',
    },
    {
      task: 'Working on dew-wet slurry coat',
      hazard: 'slick surface',
      control: 'start after drying, harness on slopes over 4:12',
    },
    {
      task: 'Dropping cement tile in a chute',
      hazard: 'falling mass',
      control: 'chained chute, 15 ft clear zone, caller at the top',
    },
    {
      task: 'Handling 10 lb tiles all shift',
      hazard: 'back and shoulder strain',
      control: 'rack at hip height and rotate the hanger',
    },
    {
      task: 'Applying tile foam paddies',
      hazard: 'isocyanate vapor and skin contact',
      control: 'nitrile gloves, goggles, open air',
    },
    {
      task: 'Walking battens before tile is hung',
      hazard: 'batten rolls or snaps underfoot',
      control: 'step on the rafter line, no running loads on open battens',
    },
    {
      task: 'Washing efflorescence with acid cleaner',
      hazard: 'eye and skin burns, damage to metal',
      control: 'product approved by the maker, goggles and gauntlets, rinse downhill',
    },
    {
      task: 'Unbanding pallets on the slope',
      hazard: 'stack avalanche',
      control: 'block the low side, cut bands from above, unload evenly from both ends',
    },
  ],
  ppe: [
    'Pad-soled boots for interlocked cement tile',
    'Waterproof gloves at wet saw',
    'Face shield and goggles for lug trimming',
    'Non-slip work gloves rated for abrasive cement edges',
    'Harness tied to an anchor screwed through the deck into framing',
    'P100 half mask where the water feed cannot reach the cut',
    'Metatarsal boots for pallet and stack work',
    'Ear muffs beside the cut-off saw',
    'High-visibility vest for the boom-truck signal person',
  ],
  toolboxTopics: [
    {
      topic: 'Walking interlocked tile',
      points: [
        'Tread on the head-lap line only',
        'Use boards on hips and at chimneys',
        'Two people never share one rafter bay',
        'Carry a spare unit so a snapped corner is swapped at once',
      ],
    },
    {
      topic: 'Silica at the cement-tile saw',
      points: [
        'Start the water feed before the trigger',
        'Log minutes of cutting per person each shift',
        'Sweep slurry wet, never dry',
        'Park the saw downwind of the crew and the air intakes',
      ],
    },
    {
      topic: 'Boom-truck signals',
      points: [
        'One signal person speaks to the operator',
        'Loads do not swing over the crew',
        'Lay landing pads before the first pallet',
        'The driver keeps the radio on until the truck has left',
      ],
    },
    {
      topic: 'Truss loading map',
      points: [
        'Mark bays in chalk before pallets arrive',
        'Six tiles per stack and spread across the slope',
        'Report any creak or sagging ceiling',
        'Relay stacks to the fixing line within the same shift',
      ],
    },
    {
      topic: 'Finishing before wind',
      points: [
        'Screw perimeter rows the same day they are hung',
        'Do not leave loose rake pieces overnight',
        'Check the afternoon forecast at noon',
        'Count the clips left in the box against the plan',
      ],
    },
    {
      topic: 'Debris chute for cement tile',
      points: [
        'Inspect sleeves and chain before use',
        'Call the drop and keep 15 ft clear',
        'Never throw whole tiles past the eave',
        'Check the bin is below its fill line before the next run',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Truss creaks or sags under pallets',
      response: 'Clear the attic and slope at once, move stacks toward bearing walls only if safe, call the engineer.',
    },
    {
      scenario: 'Foot crushed by a dropped cement tile',
      response: 'Raise and cool the foot, take the worker for an x-ray and secure the rest of the stack.',
    },
    {
      scenario: 'Saw cut to the thigh',
      response: 'Press directly on the wound, apply a tourniquet above it if blood spurts and call 911.',
    },
    {
      scenario: 'Boom load swings into the scaffold',
      response:
        'Signal stop, clear the deck below, lower the load and have the scaffold inspected by a competent person before reuse.',
    },
    {
      scenario: 'Worker coughs and wheezes after dry cutting',
      response: 'Stop cutting, move to fresh air, get medical advice and record the exposure time.',
    },
  ],
  contractNotes: [
    'The contract names standard or lightweight concrete tile, its psf, and who confirmed the framing for it.',
    'Slurry-coated colors weather and later production will not match; the owner accepts use of attic stock or rear-slope exchange for repairs.',
    'Breakage from normal walking and cutting is included to the listed percentage.',
    'Underlayment is expected to reach end of life before the tile and its renewal is not part of the tile warranty.',
    'Ridge attachment method (foam, mortar or ventilated roll) and its upkeep are stated.',
    'White bloom in the first seasons is normal for cement products.',
  ],
  factSources: [
    { fact: 'C1492 scope and freeze-thaw testing', source: 'ASTM C1492-03(2009)/(2016) abstract, iteh.ai' },
    {
      fact: 'Cement tile slope 2.5:12 (tile code text)',
      source: 'Clay roof layout article citing IRC 905.3 (98905.com)',
    },
    {
      fact: 'Flat interlock weight near 8-9 psf for comparison',
      source: 'US Army TI 809-53 (1999), Table 8-1 Weight of Common Slate and Tile Roofings',
    },
    {
      fact: 'TRI manual carries evaluation ER-2015',
      source: 'TRI/WSRCA Concrete and Clay Roof Tile Installation Manual, 2015 foreword (scribd.com)',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
