import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Sheathing thickness and span', '7/16 in OSB or 15/32 in plywood; H-clips where rafters are 24 in apart'],
      ['Plank deck gaps', 'within the shingle manufacturer’s limit; wider boards resheathed'],
      ['Layers counted at a rake and a vent', 'as in the contract; each further layer goes to the work list'],
      ['Slope of each plane by gauge', '4:12 single underlayment, 2:12 to under 4:12 double, lower not shingled'],
      ['Intake and exhaust', 'intake not less than exhaust; baffle open at every eave bay'],
      ['Counterflashing at chimney and walls', 'reusable metal named wall by wall, the rest priced new'],
    ],
    tests: [
      ['Deck moisture, pin meter', '3 per slope, 1 at each stain', 'under 19 percent'],
      ['Trial nails', '4: eave, valley, ridge, mid-field', 'tight, tip through the deck'],
      ['Deck plane, straightedge', '2 per slope', 'within 1/4 in'],
      ['Attic against outdoor air', '1, mid-afternoon', 'both °F noted with the vent count'],
    ],
    loading: [
      ['Bundle labels', 'one line, color and lot to a slope; Class 4 or algae mark as ordered'],
      ['Bundles on the ridge', 'spread over many rafters, none left bent over the ridge'],
      ['Shingle nails', '12 ga, 3/8 in head; gun depth set on a scrap of the real deck'],
      ['Dry-in rolls', 'ASTM D8257, D226 or D4869 sheet; D1970 barrier for every eave'],
      ['Starter and ridge cap', 'the manufacturer’s own pieces if the wind warranty asks for them'],
    ],
    hold: [
      'Sheathing gives between rafters, or a meter reads 19 percent or more.',
      'A further shingle layer or old wood shingles lie under the first, with no signed price.',
      'A plane under 2:12 is drawn as shingles.',
      'Rain is due before a stripped slope can be dried in, or frost is on the deck.',
    ],
  },
  after: {
    finish: [
      ['Course lines from the street', 'straight at eave, middle and ridge; joints off pattern nowhere'],
      ['Nails on the line', 'four or six through both plies of each lifted shingle, none high'],
      ['Starter at eaves and rakes', 'seal strip at the edge; starter joints not under shingle joints'],
      ['Closed-cut valley', 'cut 2 in off center, corners clipped, cut edge bedded'],
      ['Step flashing', 'one piece per course, fastened to one plane only'],
      ['Ridge vent', 'slot 1 in each side, stopped 6 in short of hips and walls, ends plugged'],
      ['Shingle face after the crew', 'no scuffs, heel marks or shiny nail heads'],
    ],
    covered: ['Sidewall steps', 'Closed valley', 'Rake starter'],
    proofs: [
      ['Lifted shingles', '5 per slope before bonding', 'right count, line and drive'],
      ['Hose, from below upward', 'each valley and chimney, 5 minutes', 'attic dry'],
      ['Smoke pencil at the ridge', '2 places', 'smoke drawn out'],
      ['Magnet on lawn, beds, drive', '3 passes', 'last pass empty'],
    ],
    defects: ['Unsealed tabs', 'Nail pops', 'High nailing', 'Valley cut leak'],
  },
  yearly: {
    readings: [
      ['Granules in the trough, in.', 'same 10 ft of each gutter', 'over 1/4 in since last clean'],
      ['Corners that lift, of 10', 'each slope, windward rake first', '2 or more'],
      ['Creased or missing tabs', 'count by slope', 'any'],
      ['Framing moisture, %', 'attic: chimney, valley, north eave', '16 or more'],
      ['Bare spots larger than a coin', 'count by slope', 'more than last year'],
    ],
    unseen: [
      'Nail pattern and underlayment lie under bonded shingles; lifting one to look would break its seal.',
      'Slopes too hot, frosted or steep to walk were viewed by ladder or drone, without the finger-lift test.',
    ],
  },
  seasonal: {
    triggers: [
      ['Gusts near 50 mph or more', 'windward rakes and ridge caps for creased or lifted tabs'],
      ['Hail of 1 in or more', 'soft metals first, then a chalked test square on each slope'],
      ['Colored grit at a downspout', 'the slope above for bald strips and blisters'],
      ['Icicles over a heated room', 'starter course, ceiling edge and attic bays at that wall'],
      ['A limb down or rubbing', 'scraped mat and punctures inside the swing of the limb'],
    ],
    signs: {
      spring: [
        ['Lifted starter', 'edge shingles stand above the drip edge where ice sat'],
        ['Fresh granule loss', 'clean colored grit at the outlet, not gray silt'],
      ],
      summer: [
        ['Curling in heat', 'corners rise on the south slope by late afternoon'],
        ['Algae', 'black streaks that fade below copper, zinc or lead'],
      ],
      fall: [
        ['Tabs not bonded', 'a corner lifts with one finger and the strip is dusty'],
        ['Needle mat', 'damp debris packed against the cut edge of a valley'],
      ],
      winter: [
        ['Attic frost', 'white nail tips that drip on the first warm day'],
        ['Patchy snow melt', 'bare shingles over a duct leak or thin insulation'],
      ],
    },
  },
  views: [
    'South slope, lower corner',
    'North slope, lower corner',
    'Longest valley, upward',
    'Chimney, downhill side',
    'Windward rake, edge-on',
    'Gutter trough with granules',
  ],
}
