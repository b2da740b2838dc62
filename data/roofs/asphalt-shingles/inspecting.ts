import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      [
        'Sheathing thickness and span',
        'it is 7/16 in OSB or 15/32 in plywood, with H-clips where rafters are 24 in apart',
      ],
      ['Plank deck gaps', 'they are within the shingle manufacturer’s limit, or the deck is resheathed'],
      ['Layers counted at a rake and a vent', 'they match the contract; each further layer goes to the work list'],
      [
        'Slope of each plane by gauge',
        '4:12 takes single underlayment, 2:12 to under 4:12 double; lower takes no shingles',
      ],
      ['Intake and exhaust', 'intake is not less than exhaust, and every eave bay has an open baffle'],
      ['Counterflashing at chimney and walls', 'what can be reused is named wall by wall, and the rest is priced new'],
    ],
    tests: [
      ['Deck moisture, pin meter', '3 per slope, 1 at each stain', 'under 19 percent'],
      ['Trial nails', '4: eave, valley, ridge, mid-field', 'tight, tip through the deck'],
      ['Deck plane, straightedge', '2 per slope', 'within 1/4 in'],
      ['Attic against outdoor air', '1, mid-afternoon', 'both °F and the vents written down'],
    ],
    loading: [
      ['Bundle labels', 'each slope has one line, color, and lot, with Class 4 or algae mark as ordered'],
      ['Bundles on the ridge', 'they are spread over many rafters, and none is left bent over the ridge'],
      ['Shingle nails', 'they are 12 gauge with 3/8 in heads, and gun depth is set on a scrap of the deck'],
      ['Dry-in rolls', 'they are ASTM D8257, D226, or D4869 sheet, with a D1970 barrier for every eave'],
      ['Starter and ridge cap', 'they are the manufacturer’s own pieces if the wind warranty asks for them'],
    ],
    hold: [
      'The sheathing gives between rafters, or a meter reads 19 percent or more.',
      'A further shingle layer or old wood shingles lie under the first, with no signed price.',
      'A plane under 2:12 is drawn with shingles.',
      'Rain is due before a stripped slope can be dried in, or there is frost on the deck.',
    ],
  },
  after: {
    finish: [
      ['Course lines from the street', 'they are straight at eave, middle, and ridge, and no joint is off pattern'],
      ['Nails on the line', 'each lifted shingle has four or six through both plies, and none is high'],
      ['Starter at eaves and rakes', 'its seal strip lies at the edge, and its joints are not under shingle joints'],
      ['Closed-cut valley', 'the cut is 2 in off center, with clipped corners and a bedded edge'],
      ['Step flashing', 'each course has one piece, fastened to one plane only'],
      ['Ridge vent', 'the slot is 1 in on each side, stops 6 in short of hips and walls, and ends are plugged'],
      ['Shingle face after the crew', 'there are no scuffs, heel marks, or shiny nail heads'],
    ],
    covered: ['Sidewall steps', 'Closed valley', 'Rake starter'],
    proofs: [
      ['Lifted shingles', '5 per slope before bonding', 'right count, line, and depth'],
      ['Hose, from below upward', 'each valley and chimney, 5 minutes', 'attic dry'],
      ['Smoke pencil at the ridge', '2 places', 'smoke drawn out'],
      ['Magnet on lawn, beds, driveway', '3 passes', 'last pass empty'],
    ],
    defects: ['Unsealed tabs', 'Nail pops', 'High nailing', 'Valley cut leak'],
  },
  yearly: {
    readings: [
      ['Granules in the gutter, in.', 'same 10 ft of each gutter', 'over 1/4 since last cleaning'],
      ['Corners that lift, of 10', 'each slope, windward rake first', '2 or more'],
      ['Creased or missing tabs', 'count by slope', 'any'],
      ['Framing moisture, %', 'attic: chimney, valley, north eave', '16 or more'],
      ['Bare spots larger than a coin', 'count by slope', 'more than last year'],
    ],
    unseen: [
      'Nails and underlayment lie under bonded shingles; lifting one to look would break its seal.',
      'Slopes too hot, frosted, or steep to walk were viewed by ladder or drone, without the finger-lift test.',
    ],
  },
  seasonal: {
    triggers: [
      ['Gusts near 50 mph or more', 'windward rakes and ridge caps, for creased or lifted tabs'],
      ['Hail of 1 in or more', 'soft metals first, then a chalked test square on each slope'],
      ['Colored grit at a downspout', 'bald strips and blisters on the slope above'],
      ['Icicles over a heated room', 'the starter course, ceiling edge, and attic bays at that wall'],
      ['A limb is down or rubbing', 'scraped mat and punctures within the swing of the limb'],
    ],
    signs: {
      spring: [
        ['Lifted starter', 'edge shingles stand above the drip edge where ice sat'],
        ['Fresh granule loss', 'clean colored grit lies at the outlet, not gray silt'],
      ],
      summer: [
        ['Curling in heat', 'corners rise on the south slope by late afternoon'],
        ['Algae', 'black streaks fade below copper, zinc, or lead'],
      ],
      fall: [
        ['Tabs not bonded', 'a corner lifts with one finger, and the strip is dusty'],
        ['Mat of needles', 'damp debris is packed against the cut edge of a valley'],
      ],
      winter: [
        ['Attic frost', 'white nail tips drip on the first warm day'],
        ['Patchy snow melt', 'shingles are bare over a duct leak or thin insulation'],
      ],
    },
  },
  views: [
    'South slope, lower corner',
    'North slope, lower corner',
    'Longest valley, looking up',
    'Chimney, downhill side',
    'Windward rake, edge-on',
    'Gutter with granules',
  ],
}
