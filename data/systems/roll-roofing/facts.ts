import type { RoofFacts } from '../types'

export const facts: RoofFacts = {
  slug: 'roll-roofing',
  name: 'Roll Roofing',
  shortName: 'Roll Roofing',
  roofNoun: 'roll roof',
  aliases: [
    'roll roof',
    'rolled roofing',
    'mineral-surfaced roll',
    'mineral roll',
    'MSR',
    '90-pound roll',
    '90 lb felt',
    'half-lap roll',
    'double-coverage roll',
    'selvage roll',
    'rolls',
    'roll',
  ],
  icon: 'scroll',
  type: 'flat',
  isCoating: false,
  replacementWord: 'Replacement',
  description:
    'Mineral-surfaced asphalt roll laid single or double coverage on sheds, porches and low-slope additions. Low cost and light, with a short service life.',
  minSlope: '1:12',
  minSlopeNote:
    '1:12 for double-coverage or concealed-nail rolls; exposed-nail single coverage belongs on 2:12 or steeper, and product instructions govern.',
  unitBasis: 'SQ of roof; one 36 in roll covers about 1 SQ single or 0.5 SQ double coverage',
  typicalLifeYears: [5, 12],
  lifeNote: 'Exposed-nail single ply near 5-8 years; double coverage set in cement near 10-12.',
  weightPsf: [0.7, 1.8],
  weightNote: '90 lb sheet about 0.9 psf; double coverage about 1.4-1.8 with cement.',
  materials: [
    '90 lb mineral-surfaced organic or glass roll',
    'Half-lap selvage roll, 17 in granules and 19 in selvage',
    'Smooth-surfaced 65 lb starter and flashing roll',
    'Self-adhered mineral roll for small additions',
    'Lap cement and plastic cement in the same brand family',
  ],
  fasteners: [
    '11 or 12 ga galvanized roofing nails, 3/8 in head, long enough for 3/4 in of deck',
    'Exposed-nail laps nailed at 3 in; concealed edges nailed at 4 in under the next sheet',
    'No power-driven staples through mineral surface',
  ],
  underlayment: [
    'Solid plywood or board deck, gaps under 1/8 in, no spaced sheathing',
    'No. 15 felt dry-in below the rolls where the deck is plank',
    'Wood edge strips nailed at eave and rake for concealed-nail method',
  ],
  standards: [
    {
      id: 'ASTM D6380',
      covers: 'Organic-felt asphalt roll roofing, including mineral Class M and wide-selvage Class WS',
      source: '2018 IRC R905 excerpt naming ASTM D3909 and D6380',
    },
    {
      id: 'ASTM D3909',
      covers: 'Glass-felt mineral-surfaced roll roofing',
      source: '2018 IRC R905 excerpt naming ASTM D3909 and D6380',
    },
    { id: 'ASTM D3019', covers: 'Lap cement for asphalt roll roofing', source: 'expert knowledge' },
    { id: 'ASTM D4586', covers: 'Asbestos-free roof cement for laps and edges', source: 'expert knowledge' },
    { id: 'ASTM D226', covers: 'Saturated felt dry-in below the rolls', source: 'expert knowledge' },
    { id: 'UL 790', covers: 'Class A or C for rolls, depending on felt type and deck', source: 'expert knowledge' },
  ],
  inspectionPoints: {
    field: [
      { check: 'Mineral loss', criterion: 'less than a hand-sized bald spot per square' },
      { check: 'Buckles and fishmouths', criterion: 'none taller than 1/2 in or reaching a lap' },
      { check: 'Cracks along roll direction', criterion: 'surface crazing only, no open split' },
      { check: 'Lap bond', criterion: 'putty knife cannot enter more than 1/2 in' },
    ],
    flashings: [
      { check: 'Wall turn-up', criterion: 'roll rises at least 4 in with a fastened top bar' },
      { check: 'Lower apron at house siding', criterion: 'roll runs behind siding or metal, not caulked to paint' },
      { check: 'Valley lining', criterion: 'two layers, 36 in wide on top, no nails within 6 in of center' },
      { check: 'Corner turn', criterion: 'cut and cemented without a slit at the deck line' },
    ],
    penetrations: [
      { check: 'Post base on roof', criterion: 'flashed curb, not lag screws through rolls' },
      { check: 'Pipe collar', criterion: 'roll cut tight and stripped with cement and fabric' },
      { check: 'Vent hood flange', criterion: 'set on cement and covered by the upper sheet' },
      { check: 'Cable staples', criterion: 'none driven through the mineral face' },
    ],
    drainage: [
      { check: 'Eave drip', criterion: 'roll projects 1/4 to 3/8 in past metal' },
      { check: 'Low corner of addition', criterion: 'no water standing after 48 hours' },
      { check: 'Gutter strap screws', criterion: 'not through the roll edge' },
      { check: 'Upper roof discharge', criterion: 'splash pad or diverter where a downspout lands' },
    ],
    edges: [
      { check: 'Rake edge', criterion: 'cemented 6 in and nailed or concealed by strip' },
      { check: 'Eave starter', criterion: 'smooth strip present under first mineral course' },
      { check: 'Edge nails', criterion: 'spacing 3 in, heads flush and coated on exposed-nail work' },
      { check: 'Ridge strip', criterion: '12 in wide, lapped 6 in at ends' },
    ],
    interior: [
      { check: 'Deck underside from porch', criterion: 'no black ring around nail tips' },
      { check: 'Rafter ends', criterion: 'screwdriver stays out of the wood' },
      { check: 'Interior stain below slope break', criterion: 'aligned to a lap, not a pipe' },
      { check: 'Vented cavity', criterion: 'porch ceiling not sealed above a hot deck' },
    ],
    systemSpecific: [
      { check: 'Slope check', criterion: 'pitch gauge reads at least 1:12 for the selected method' },
      { check: 'Coverage type', criterion: '19 in selvage visible at the rake means double coverage' },
      { check: 'End-lap stagger', criterion: 'joints offset 36 in or more, 6 in overlap' },
      { check: 'Lap cement squeeze-out', criterion: 'thin continuous line at every lap edge' },
      { check: 'Age record', criterion: 'install date written in the attic or on the rafter, life target 5-12 years' },
    ],
  },
  commonDefects: [
    {
      name: 'Lap separation',
      looks: 'edge curls and a dust line appears',
      cause: 'too little cement or a cold-day lay',
      remedy: 'lift, clean, re-cement and weight overnight',
    },
    {
      name: 'Exposed-nail rust',
      looks: 'brown streak below a nail head',
      cause: 'uncoated heads or acid from leaves',
      remedy: 'pull, seal the hole, renail beside it and cap',
    },
    {
      name: 'Buckling',
      looks: 'parallel waves after the first heat',
      cause: 'stiff sheets laid unrelaxed, or deck swelling',
      remedy: 'cut, flatten and cover with a patch',
    },
    {
      name: 'Cracked and bald surface',
      looks: 'felt visible in lines across the sheet',
      cause: 'end of service life',
      remedy: 'replace with double coverage',
    },
    {
      name: 'Tree-sap rot at low corner',
      looks: 'soft dark felt at the downhill corner',
      cause: 'shade, sap and debris',
      remedy: 'replace the corner and trim the limbs',
    },
    {
      name: 'Wind-torn lap',
      looks: 'sheet flaps at the rake',
      cause: 'edge not cemented for 6 in',
      remedy: 're-cement and nail down an edge strip',
    },
    {
      name: 'Wall turn-up leak',
      looks: 'stain at the siding line',
      cause: 'turn-up without a bar or metal',
      remedy: 'install a bar and a new turn-up strip',
    },
    {
      name: 'Nail pop through lap',
      looks: 'small hump with split over the head',
      cause: 'short nail in shrinking plank',
      remedy: 'pull, fill the hole, renail beside it and patch',
    },
  ],
  installationSteps: [
    { step: 'Confirm slope and choose method', checkpoint: '1:12 double coverage, 2:12 exposed nail' },
    { step: 'Cut rolls 12-18 ft and flatten in sun', checkpoint: 'no curl left at 50 °F' },
    { step: 'Fix edge strips and metal', checkpoint: 'corners mitered and nailed at 8 in' },
    { step: 'Lay smooth starter and first sheet', checkpoint: 'starter cemented, overhang 1/4 to 3/8 in' },
    { step: 'Cement selvage and set next course', checkpoint: 'full 19 in lap with squeeze-out' },
    { step: 'Stagger end laps by 36 in', checkpoint: '6 in overlap cemented and nailed' },
    { step: 'Flash house wall before last course', checkpoint: 'turn-up 4 in with bar' },
    { step: 'Cap ridge and hips', checkpoint: '12 in strips nailed 1 in from edge' },
    { step: 'Roll every lap and clear nails', checkpoint: 'no open edge at dusk' },
    {
      step: 'Record method, lot and date for the owner',
      checkpoint: 'single or double coverage written on the invoice and the rafter',
    },
  ],
  stormDamageSigns: {
    hail: 'Bruises that crack the felt and expose black asphalt, plus dents in the drip edge.',
    wind: 'Whole sheet peeled from the rake, torn nail slots along an exposed lap, missing ridge strip.',
    debris: 'Scraped mineral track, puncture through thin felt, edge torn by a rolling limb.',
    water: 'Stain line along one lap on the ceiling below, damp deck at the downhill corner.',
  },
  warrantyTerms: {
    manufacturerMaterial: 'Often 5-12 years prorated on the sheet, none on lap cement.',
    workmanship: 'One to two years against lap leaks; not extended for storage use of the roof.',
    exclusions: [
      'Laps opened by foot traffic or stored items',
      'Standing water on decks below 1:12',
      'Blow-off of sheet not cemented at rakes',
      'Discoloration of mineral surface',
    ],
    maintenanceDuties: [
      'Re-cement laps within a month of notice',
      'Keep leaves off the low corner',
      'Do not add a second roll layer without removing the first',
    ],
  },
  seasonalTasks: {
    spring: [
      'Press each lap after frost and mark lifts in chalk',
      'Check eave board under the drip edge for rot',
      'Sweep winter grit from laps before checking them',
    ],
    summer: [
      'Look for buckles during the first hot spell',
      'Re-seal exposed nail rows while dry',
      'Cement lifted laps in the afternoon, while the sheet is soft',
    ],
    fall: [
      'Clear leaves off the low corner of the addition',
      'Trim branches before winter wind',
      'Check rake strips and edge nails before gales',
    ],
    winter: [
      'Leave cold stiff sheets alone; bond tests wait until 50 °F',
      'Pull snow with a plastic rake from the porch edge',
      'Look under the porch ceiling for frost or drips',
    ],
  },
  leakInvestigation: [
    'Mark the inside drip and count rafters to the same lap on the roof',
    'Walk the lap above it and slide a putty knife under each edge',
    'Check the wall turn-up and the upper downspout splash zone',
    'Look at exposed nails within 3 ft uphill for rust holes',
    'Sprinkle water with a can on one lap for 10 minutes while a helper watches below',
    'Cement and weight that lap, wait a day, repeat the sprinkle',
    'If several laps fail together, stop patching and price replacement',
    'Count failed laps per square on a sketch, so that patch or replace is decided on numbers',
  ],
  hazards: [
    {
      task: 'Cutting rolls with hook knife on a low porch roof',
      hazard: 'knee-level blade slips',
      control: 'cut away from the body on a board, gloves on, blade retracted between cuts',
    },
    {
      task: 'Spreading lap cement',
      hazard: 'solvent vapor and skin burn',
      control: 'open air, gloves, no sparks within 50 ft',
    },
    {
      task: 'Carrying 90 lb rolls up a ladder',
      hazard: 'strain and overbalance',
      control: 'two people or a rope and gin wheel',
    },
    {
      task: 'Laying a loose sheet in wind',
      hazard: 'sheet lifts the worker',
      control: 'nail edge before walking the next course',
    },
    { task: 'Kneeling on hot mineral', hazard: 'burn and abrasion', control: 'foam knee pads, start early' },
    { task: 'Loading weak porch framing', hazard: 'foot through deck', control: 'plank walkway, probe rafters first' },
    {
      task: 'Backing along a low eave while cementing',
      hazard: 'step off the edge',
      control: 'work facing the eave, guardrail or tie-off at 6 ft, knees on a pad',
    },
    {
      task: 'Stripping brittle sheet with exposed nails',
      hazard: 'punctured foot or hand',
      control: 'puncture-resistant soles, magnet rake, bucket for pulled nails',
    },
    {
      task: 'Working below utility service to a porch',
      hazard: 'contact with the drop wire',
      control: 'keep clearance, ask the utility for a sleeve, wooden or fiberglass ladder',
    },
    {
      task: 'Removing felt of unknown age',
      hazard: 'possible asbestos fiber',
      control: 'sample first, wet removal, licensed abatement where positive',
    },
  ],
  ppe: [
    'Hook-knife gloves with grip palm for felt cutting',
    'Solvent-resistant gloves for lap cement',
    'Soft-sole shoes that do not tear warm mineral surface',
    'Eye protection while pulling old lap nails',
    'Knee pads rated for hot asphalt',
    'Harness and rope at edges 6 ft or more above the ground',
    'N95 mask while sweeping dry granules and dust',
    'Long pants against mineral abrasion',
  ],
  toolboxTopics: [
    {
      topic: 'Lap cement handling',
      points: [
        'Keep the lid on between laps because vapor builds in the pail',
        'Wipe hands with cleaner, never gasoline',
        'Store opened cement outside the house',
        'Keep cement off ladder rungs and boots',
      ],
    },
    {
      topic: 'Flattening rolls first',
      points: [
        'A stiff roll buckles and opens laps in a week',
        'Lay it in the sun for an hour before cutting',
        'Below 50 °F use a heated storage room',
        'Weight cut lengths so they do not re-curl',
      ],
    },
    {
      topic: 'Checking the porch frame',
      points: [
        'Tap rafters for dull sound before loading',
        'Keep rolls spread over bearing walls',
        'Never stand two people at mid-span',
        'Ask the owner what hangs from the porch ceiling',
      ],
    },
    {
      topic: 'Edge nailing sequence',
      points: [
        'Nail the rake before stepping on the sheet',
        'Leave no loose tail overnight',
        'Weights go on laps, not on edges',
        'Sweep grit off the deck before cement is spread',
      ],
    },
    {
      topic: 'Coverage choice',
      points: [
        'Double coverage is the only safe choice near 1:12',
        'Exposed nails need 2:12 or more',
        'Tell the owner which one was priced',
        'Measure slope with a gauge, not by eye',
      ],
    },
    {
      topic: 'Ground and ladder zone',
      points: [
        'Keep the family door below closed',
        'Haul rolls by rope not by hand',
        'Clear nails from the step after strip-off',
        'Move toys, pets and planters before strip-off starts',
      ],
    },
  ],
  emergencyScenarios: [
    {
      scenario: 'Cement pail catches a spark',
      response: 'Smother with the lid or dry chemical, move spare pails away and call 911 if it spreads.',
    },
    {
      scenario: 'Foot breaks through a porch deck',
      response:
        'Take load off the deck, lay a board across rafters, free the leg without pulling and check leg and back.',
    },
    {
      scenario: 'Sheet blown across the yard',
      response: 'Clear people, pin the sheet with boards and check every nailed course again.',
    },
    {
      scenario: 'Hook knife cut to the thigh',
      response: 'Press hard, lay the worker down, tourniquet above spurting blood and call 911.',
    },
    {
      scenario: 'Ladder slides along a wet gutter',
      response:
        'Do not grab it, check the worker for head and spine injury, call 911 and retire the ladder until inspected.',
    },
  ],
  contractNotes: [
    'Life expectancy of 5-12 years and the difference between single and double coverage are stated and initialed.',
    'Slope below 1:12 is outside the use of this product; the owner chooses a membrane for those areas.',
    'Deck and porch framing allowance covers listed board feet of rot only.',
    'Removal of a second layer, where one is found after quoting, is an extra at the unit price.',
    'Damage from storage, ladders or planters on the finished roof is outside the lap warranty.',
    'Mineral color differs between roll lots on additions to existing slopes.',
  ],
  factSources: [
    {
      fact: 'Minimum slope 1:12 for mineral-surfaced rolls',
      source: 'InterNACHI forum, Mineral-surfaced roll roofing deck is solid and sloped',
    },
    {
      fact: 'Older Navy table: 1 in/ft concealed double coverage, 2 in/ft exposed nail',
      source: 'Naval facilities table: Minimum Slopes for Steep Roofing (tpub.com)',
    },
    {
      fact: 'D3909 and D6380 Class M named for roll lining',
      source: '2018 IRC R905 excerpt naming ASTM D3909 and D6380',
    },
    { fact: 'All other entries for this system', source: 'expert knowledge' },
  ],
}
