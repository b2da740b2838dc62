import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

/** What the crew checks as it works. */
const checks = [
  'Fascia is sound and straight before gutters are hung; soft wood is shown to Owner.',
  'Runs fall at least 1/16 in per foot toward the outlet and look level from the street.',
  'Hangers sit at the spacing above, closer at corners, at outlets and where snow slides, and are fastened into wood, not only metal.',
  'The roof edge metal ends inside the gutter; the gutter’s front lip stays below the roof line.',
  'Joints are lapped in the direction of flow, riveted and sealed inside with sealant made for the metal.',
  'Dissimilar metals are kept apart: no copper above aluminum or steel.',
  'Downspouts have a strap at top and bottom and at 6 to 8 ft, and empty at least 4 ft from the wall or into a drain.',
  'A hose test shows flow to every outlet with no drips.',
]

export const gutterInstallationContract = defineTemplate('contract', {
  name: 'Gutter Installation Contract',
  group: 'specialty',
  popular: true,
  demand: [0.64, 'Most companies now and then.'],
  description:
    'Gutter installation contract: size, profile, downspouts, slope and hanger standard, fascia unit prices, warranty and right to cancel.',
  tags: [
    'gutter installation',
    'seamless gutters',
    'downspouts',
    'gutter guards',
    'fascia',
    'gutter contract',
    'rainware',
  ],
  fullDescription: [
    'Gutters look simple and fail by inches: a hanger too far from the next, a downspout too small, a fascia that holds no screw. This contract puts profile, size, metal, slope and hanger spacing in writing and makes them the standard of the work.',
    'Repairs behind the old gutter are priced before anyone sees them: fascia, subfascia and rafter tails by the foot. Where the water goes after the downspout has its own line, because a dry basement depends on it.',
    'Guards, heat cable and underground drains are marked as included or not. The right to cancel is in place with two forms, and a state’s edition adds that state’s notices.',
  ],
  howToUse: [
    'Measure each run and count outlets, corners and stories.',
    'Choose profile, size, metal and color, and write them down.',
    'Price fascia repairs by the foot before you take the old gutter off.',
    'Mark on a sketch where each downspout empties.',
    'Read the cover page, complete both forms and sign.',
    'Run a hose test with the owner when you finish.',
  ],
  expertGuide: [
    { title: 'What the crew checks', text: checks.join(' ') },
    {
      title: 'Size from roof area and rain, not from habit',
      text: 'A 5 in K-style run serves a small slope; steep or large roofs and heavy-rain regions need 6 in and 3×4 downspouts, about one for every 35 to 40 ft. The plumbing code’s rain tables give the area that each leader can take; look them up for your county.',
      cite: 'International Plumbing Code ch. 11',
    },
    {
      title: 'Drip edge first',
      text: 'Water behind a new gutter is the most common callback. The drip edge has to reach into the gutter; where it does not, add an apron and include it in the price.',
      cite: 'IRC R905.2.8.5',
    },
    contract.changeGuide,
    contract.cancellationGuide,
    contract.depositGuide,
  ],
  pages: { main: 4, notices: 2, office: 1 },
  subject: 'Contract for new gutters and downspouts',
  intro:
    'Home Improvement contract for new gutters and downspouts: what goes where, how it is fastened, and where the water goes.',
  keywords: ['gutters', 'downspouts'],
  hasEditions: true,
  required: [
    ...contract.homeRequired,
    'gutter.profile',
    'gutter.metal',
    'price',
    'price.rate',
    'payment',
    'job.startDate',
    'job.completionDate',
  ],
  parts: (edition) =>
    contract.specialtyParts(edition, {
      opening: [
        d.section('Gutters chosen', 'Profile, size, metal, hangers, outlets and discharge'),
        d.fields(
          4,
          d.choice('gutter.profile', 'Profile', [
            'K-style 5 in',
            'K-style 6 in',
            'Half-round 5 in',
            'Half-round 6 in',
            'Box, as drawn',
          ]),
          d.choice('gutter.metal', 'Metal', [
            'Aluminum .027',
            'Aluminum .032',
            'Galvalume steel',
            'Copper 16 oz',
            'Copper 20 oz',
          ]),
          d.own('gutter.color', 'Color'),
          d.choice('gutter.hanger', 'Hanger', ['Hidden, screw', 'Strap on deck', 'Fascia bracket']),
          d.own('gutter.spacing', 'Hanger spacing (in)', 'number', { decimals: 0 }),
          d.choice('gutter.downspout', 'Downspouts', ['2×3 in', '3×4 in', '4×5 in', '3 in round', '4 in round']),
          d.choice('gutter.guard', 'Guards', ['None', 'Screen', 'Micro-mesh', 'Solid cover']),
          d.field('building.stories'),
          d.own('gutter.discharge', 'Where each downspout empties (sketch attached)', 'text', { span: 4 }),
        ),
      ],
      lines: [
        ['Take down and dispose of old gutters', 'LF'],
        ['Seamless gutter, formed on site', 'LF'],
        ['Inside and outside corners, sealed', 'EA'],
        ['End caps and outlets', 'EA'],
        ['Downspout with straps', 'LF'],
        ['Elbows and offsets', 'EA'],
        ['Hidden hangers with stainless screws', 'EA'],
        ['Gutter apron or drip-edge extension', 'LF'],
        ['Leaf guard', 'LF'],
        ['Splash block or hinged extension', 'EA'],
        ['Connection to underground drain', 'EA'],
        ['Diverter or splash guard at a valley', 'EA'],
        ['Heat cable, wiring by electrician', 'LF'],
      ],
      excluded: [
        'Painting of fascia and soffit.',
        'Cleaning or repair of underground drains.',
        'Electrical work for heat cable.',
        'Landscape grading.',
      ],
      conditions: [
        'Fascia that will not hold a screw is replaced at the unit price after Owner has seen it.',
        'Up to 1/4 in of water left in a run after rain is not a defect.',
        'Metal ticks as it warms; long runs expand and may show a slight wave.',
        'Guards reduce cleaning but do not end it.',
        'Old paint lines and nail holes under the old gutter may show.',
        'Ice can bend any gutter; heat cable and roof insulation are not part of the price unless listed.',
      ],
      hidden: [
        ['Replace rotted fascia board, primed', 'LF'],
        ['Replace subfascia or a rafter tail', 'LF'],
        ['Replace first sheathing board at the eave', 'LF'],
        ['Re-fasten or replace damaged soffit', 'LF'],
      ],
      milestones: ['Signing, once the right to cancel has passed', 'Completion and hose test'],
      warranty: {
        covered: 'Leaking joints, loose hangers and incorrect slope, within the stated months.',
        excluded: [
          'Clogged gutters and ice.',
          'Ladders leaned against the gutter.',
          'Finish fading, which the manufacturer’s warranty covers, if any.',
        ],
        care: [
          'Clean gutters at least twice a year, more often under trees.',
          'Keep extensions in place and drains open.',
          'Report drips within 30 days.',
        ],
      },
      clauses: [
        [
          'Measure and make',
          'Gutters are formed on site to fit the house. Once formed they cannot be returned; Owner pays for a change after forming.',
        ],
        [
          'Water beyond the downspout',
          'Contractor directs water to the marked location. Owner is responsible for where it goes from there, whether ground, drain or neighbor’s land.',
        ],
        [
          'Lead paint',
          'On a home built before 1978, disturbed painted trim is handled under the federal lead rule (40 CFR 745).',
        ],
      ],
      insured: true,
      leadSafe: true,
      gutters: true,
      cites: ['40 CFR 745.82–745.86'],
    }),
})
