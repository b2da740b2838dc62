import type { RoofFacts } from '@/data/shared/system'

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
  demand: [0.42, 'The usual tile of the Southwest, California and Florida.'],
  description:
    'Extruded cement-and-sand tile in flat, low or high profile, color-through or slurry-coated. Durable and economical; needs framing for about 9-12 psf.',
  minSlope: '2.5:12',
  minSlopeNote: 'Underlayment is doubled below 4:12; many manufacturers want battens and a 3 in head lap throughout.',
  typicalLifeYears: [40, 60],
  lifeNote: 'Color coat fades long before the body wears; underlayment is the limiting layer.',
  weightPsf: [5.5, 12],
  weightNote:
    'Lightweight tile weighs about 5.5 to 7.5, standard weight about 9 to 12; the product data sheet governs.',
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
      { check: 'Interlock seating', criterion: 'the side channel is fully nested, with no gap over 3/16 in' },
      { check: 'Corner breaks', criterion: 'there are fewer than 2 per square' },
      { check: 'Coat wear', criterion: 'the aggregate of the body does not show across a slope' },
      { check: 'Sightline', criterion: 'rows are straight within 3/4 in over 20 ft' },
    ],
    flashings: [
      { check: 'Step pan at wall', criterion: 'it lies 4 in under the tiles and is hemmed' },
      { check: 'Chimney back pan', criterion: 'it extends half the width to each side' },
      { check: 'Headwall lead', criterion: 'it is dressed to the profile of the tile' },
      { check: 'Side counterflashing', criterion: 'it is cut into the wall with a soft bed' },
    ],
    penetrations: [
      { check: 'Two-stage roof jack', criterion: 'the primary lies below the cap sheet, the secondary over the tile' },
      { check: 'Solar standoff', criterion: 'it is lagged into a rafter, and the tile is notched and flashed' },
      { check: 'Vent stack tile', criterion: 'a formed piece lies in line with the course' },
      { check: 'Fan hood', criterion: 'its base does not crush a lug' },
    ],
    drainage: [
      { check: 'W-valley gap', criterion: '2 in on each side of the crimp is clear', isCommon: true },
      { check: 'Batten drains', criterion: 'there are shims every 4 ft' },
      { check: 'Lower pan exit', criterion: 'water falls beyond the riser metal' },
      { check: 'Gutter guard', criterion: 'it is sized for fast runoff from smooth concrete' },
    ],
    edges: [
      { check: 'Eave riser', criterion: 'the row starts level, and weeps are open' },
      { check: 'Rake trim', criterion: 'each piece has two fasteners' },
      { check: 'Hip starter', criterion: 'it is bedded, screwed, and closed at the end' },
      { check: 'Corner zone', criterion: 'clips are there in the 3 ft strip' },
    ],
    interior: [
      { check: 'Attic load signs', criterion: 'no rafter is checked, and collar ties have not moved' },
      { check: 'Cap underside', criterion: 'it is dry at nail tips', isCommon: true },
      { check: 'Vapor stain', criterion: 'there is none at the ridge slot' },
      { check: 'Batten salts', criterion: 'white salts do not reach the wood' },
    ],
    systemSpecific: [
      { check: 'Weight class label', criterion: 'an invoice proves lightweight or standard', scale: 'criterion' },
      { check: 'Head lap', criterion: 'measure 5 spots; 3 in is the usual least', scale: 'measure' },
      { check: 'Lug integrity', criterion: 'no head lug is broken, so that no tile can slide', scale: 'criterion' },
      {
        check: 'Slurry or body color',
        criterion: 'a cut edge shows whether the color is in the slurry or the body',
        scale: 'criterion',
      },
      {
        check: 'Attachment map',
        criterion: 'corner and edge zones are clipped as on the attachment plan',
        scale: 'criterion',
      },
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
    {
      step: 'Match slope to the ER-2015 detail',
      checkpoint: 'the printed detail is on site, and the slope was measured',
    },
    {
      step: 'Lay out exposure from ridge to eave',
      checkpoint: 'courses are full, and the head lap is never under 3 in',
    },
    { step: 'Fix battens on shims with weep gaps', checkpoint: 'two gallons of water run freely to the eave' },
    { step: 'Set eave riser and first course', checkpoint: 'the nose line is straight, and weeps are open' },
    { step: 'Hang interlocking field tile', checkpoint: 'side channels are nested, and no joint is forced' },
    { step: 'Fasten per wind zone', checkpoint: 'corner and edge tiles are screwed or clipped as in the table' },
    { step: 'Wet-cut hips and valleys', checkpoint: 'the water feed runs, and slurry is captured' },
    { step: 'Bed the ridge on roll or foam', checkpoint: 'the ventilation slot is left clear' },
    {
      step: 'Inspect every fifth row',
      checkpoint: 'no chip is trapped and no tile cracked before the next row is hung',
    },
    { step: 'Hand over lot data and spare units', checkpoint: 'pallet label, color code, and attic stock are on file' },
  ],
  stormDamageSigns: {
    hail: 'Noses are broken and pans cracked with pale, fresh concrete inside, or lugs have snapped upslope.',
    wind: 'Rake pieces rattle or have flipped, the foam bed has lifted, or an eave row is missing.',
    debris: 'A straight line of breaks lies under a branch, or the cap sheet is pierced.',
    water: 'A batten line is wet, or a broken lug leaks in wind-driven rain.',
  },
  warrantyTerms: {
    manufacturerMaterial:
      'Body typically transferable lifetime against cracking from freezing; finish fade is not covered or only 5-10 years.',
    workmanship: '2-5 years for slipped tile and cap-sheet leaks.',
    exclusions: [
      {
        exclusion: 'Slurry color loss and shade lots',
        test: 'compare the color with a lap kept from the sun, and read the lot codes',
      },
      {
        exclusion: 'Units broken by foot traffic',
        test: 'map the breaks against the paths of painters and of solar and dish crews',
      },
      { exclusion: 'Efflorescence stains', test: 'wet the haze: if it vanishes, it is lime and not decay' },
      {
        exclusion: 'Cracking from framing settlement',
        test: 'see whether breaks lie in one line over a beam, and sight the ridge for sag',
      },
    ],
    maintenanceDuties: [
      {
        duty: 'Walk only on boards over the head lap',
        proof: 'service notes name boards, and no break is new since the last visit',
      },
      { duty: 'Do not acid-wash', proof: 'no sand is etched, and no cleaning invoice names acid' },
      {
        duty: 'Keep 1 pallet of matching concrete units',
        proof: 'the pallet is on site, and its code equals that of the roof',
      },
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
