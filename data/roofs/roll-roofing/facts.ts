import type { RoofFacts } from '@/data/shared/system'

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
  demand: [0.18, 'Sheds, porches and short-lived repairs, often without papers.'],
  description:
    'Mineral-surfaced asphalt roll laid single or double coverage on sheds, porches and low-slope additions. Low cost and light, with a short service life.',
  minSlope: '1:12',
  minSlopeNote:
    '1:12 is for double-coverage or concealed-nail rolls; single coverage with exposed nails needs 2:12 or more, and product instructions govern.',
  typicalLifeYears: [5, 12],
  lifeNote: 'Exposed-nail single ply near 5-8 years; double coverage set in cement near 10-12.',
  weightPsf: [0.7, 1.8],
  weightNote: 'A 90 lb sheet weighs about 0.9 psf, double coverage with cement about 1.4 to 1.8.',
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
      { check: 'Mineral loss', criterion: 'no square has a bald spot larger than a hand' },
      { check: 'Buckles and fishmouths', criterion: 'none is taller than 1/2 in or reaches a lap' },
      { check: 'Cracks along the roll', criterion: 'there is surface crazing only, and no open split' },
      { check: 'Lap bond', criterion: 'a putty knife enters no more than 1/2 in' },
    ],
    flashings: [
      { check: 'Wall turn-up', criterion: 'the roll rises at least 4 in under a fastened top bar' },
      {
        check: 'Lower apron at house siding',
        criterion: 'the roll runs behind siding or metal and is not caulked to paint',
      },
      {
        check: 'Valley lining',
        criterion: 'it has two layers, 36 in wide on top, and no nails within 6 in of the center',
      },
      { check: 'Corner turn', criterion: 'it is cut and cemented without a slit at the deck line' },
    ],
    penetrations: [
      { check: 'Post base on the roof', criterion: 'it stands on a flashed curb, not on lag screws through the rolls' },
      { check: 'Pipe collar', criterion: 'the roll is cut tight and stripped with cement and fabric', isCommon: true },
      { check: 'Vent hood flange', criterion: 'it is set in cement, and the upper sheet covers it' },
      { check: 'Cable staples', criterion: 'none is driven through the mineral face' },
    ],
    drainage: [
      { check: 'Eave drip', criterion: 'the roll reaches 1/4 to 3/8 in past the metal' },
      { check: 'Low corner of the addition', criterion: 'no water stands after 48 hours', isCommon: true },
      { check: 'Gutter strap screws', criterion: 'none goes through the edge of the roll' },
      { check: 'Upper roof discharge', criterion: 'there is a splash pad or diverter where a downspout ends' },
    ],
    edges: [
      { check: 'Rake edge', criterion: 'it is cemented 6 in and nailed, or covered by a strip' },
      { check: 'Eave starter', criterion: 'a smooth strip lies under the first mineral course' },
      { check: 'Edge nails', criterion: 'they are 3 in apart with flush heads, coated where they are exposed' },
      { check: 'Ridge strip', criterion: 'it is 12 in wide and laps 6 in at the ends' },
    ],
    interior: [
      { check: 'Deck underside from the porch', criterion: 'there is no black ring around nail tips', isCommon: true },
      { check: 'Rafter ends', criterion: 'a screwdriver does not go into the wood' },
      {
        check: 'Stain below the slope break',
        criterion: 'there is none; a stain in line with a lap points to that lap',
        isCommon: true,
      },
      { check: 'Vented cavity', criterion: 'the porch ceiling is not sealed below a hot deck' },
    ],
    systemSpecific: [
      {
        check: 'Slope',
        criterion: 'measure it with a pitch gauge; at least 1:12 is usual for double coverage',
        scale: 'measure',
      },
      { check: 'Coverage type', criterion: '19 in of selvage at the rake shows double coverage', scale: 'criterion' },
      { check: 'End-lap stagger', criterion: 'joints lap 6 in and are 36 in or more apart', scale: 'criterion' },
      { check: 'Lap cement squeeze-out', criterion: 'a thin, unbroken line shows at every lap edge' },
      {
        check: 'Age, years',
        criterion: 'read the date in the attic or on the rafter; 5 to 12 years is the usual life',
        scale: 'measure',
      },
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
    {
      step: 'Confirm slope and choose method',
      checkpoint: 'it is 1:12 for double coverage and 2:12 for exposed nails',
    },
    { step: 'Cut rolls 12-18 ft and flatten in sun', checkpoint: 'no curl is left at 50 °F' },
    { step: 'Fix edge strips and metal', checkpoint: 'corners are mitered and nailed every 8 in' },
    {
      step: 'Lay smooth starter and first sheet',
      checkpoint: 'the starter is cemented, with 1/4 to 3/8 in of overhang',
    },
    { step: 'Cement selvage and set next course', checkpoint: 'the lap is a full 19 in with squeeze-out' },
    { step: 'Stagger end laps by 36 in', checkpoint: 'the 6 in overlap is cemented and nailed' },
    { step: 'Flash house wall before last course', checkpoint: 'the turn-up is 4 in with a bar' },
    { step: 'Cap ridge and hips', checkpoint: 'strips are 12 in wide and nailed 1 in from the edge' },
    { step: 'Roll every lap and clear nails', checkpoint: 'no edge is open at dusk' },
    {
      step: 'Record method, lot and date for the owner',
      checkpoint: 'single or double coverage is written on the invoice and on the rafter',
    },
  ],
  stormDamageSigns: {
    hail: 'Bruises crack the felt and show black asphalt, and the drip edge is dented.',
    wind: 'A whole sheet has peeled from the rake, nail slots are torn along a lap, or the ridge strip is missing.',
    debris: 'A track of minerals is scraped off, thin felt is punctured, or a rolling limb has torn the edge.',
    water: 'A line of stain on the ceiling follows one lap, or the deck is damp at the downhill corner.',
  },
  warrantyTerms: {
    manufacturerMaterial: 'Often 5-12 years prorated on the sheet, none on lap cement.',
    workmanship: 'One to two years against lap leaks; not extended for storage use of the roof.',
    exclusions: [
      {
        exclusion: 'Laps opened by foot traffic or stored items',
        test: 'look for marks of boots and boxes near the opened lap',
      },
      {
        exclusion: 'Standing water on decks below 1:12',
        test: 'read the pitch gauge for less than 1:12, and look for a water line',
      },
      {
        exclusion: 'Blow-off of sheet not cemented at rakes',
        test: 'lift the rake lap: is the cement 6 in wide, or are there only nails?',
      },
      {
        exclusion: 'Discoloration of mineral surface',
        test: 'see whether only the color is lost and the felt is whole',
      },
    ],
    maintenanceDuties: [
      {
        duty: 'Re-cement laps within a month of notice',
        proof: 'the date of notice stands beside the date of the cement or the invoice',
      },
      { duty: 'Keep leaves off the low corner', proof: 'dated photographs show the low corner free of leaves' },
      { duty: 'Do not add a second roll layer without removing the first', proof: 'the rake shows one layer' },
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
  contractNotes: [
    'Life expectancy of 5-12 years and the difference between single and double coverage are stated and initialed.',
    'Slope below 1:12 is outside the use of this product; the owner chooses a membrane for those areas.',
    'Deck and porch framing allowance covers listed board feet of rot only.',
    'Removal of a second layer, where one is found after quoting, is charged as an extra at the unit price.',
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
