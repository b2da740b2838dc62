import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

/** What the crew checks as it works. */
const checks = [
  'Photographs of each opening and of the room below are taken first.',
  'Loose material is secured or brought down; sharp edges are padded.',
  'The tarp extends at least 4 ft past the opening on every side, and over the ridge if it is near.',
  'Edges are rolled around battens; battens run with the slope wherever water must drain past.',
  'Nails go through ruined roofing where possible; holes in sound roofing are marked on the sketch.',
  'Laps run like shingles, upper over lower, at least 2 ft.',
  'Dated photographs of the finished cover go to Owner the same day.',
]

export const emergencyTarpContract = defineTemplate('contract', {
  name: 'Emergency Tarp Contract',
  group: 'specialty',
  popular: true,
  demand: [0.655, 'Most companies now and then.'],
  description:
    'Emergency roof tarp contract: openings recorded, tarp lines with prices, how long it holds, removal, and a sheet for the handwritten emergency statement.',
  tags: ['emergency tarp', 'roof tarp', 'tarping', 'temporary roof', 'dry-in', 'board-up', 'storm response'],
  fullDescription: [
    'A tarp keeps water out for weeks, not years, and this contract says so on its first page. Openings are recorded and photographed before they are covered, the tarp is priced by size and fastening, and removal has its own line.',
    'It tells the owner what a tarp cannot do, who checks it after wind, and when it has to be replaced. The contract does not bind the owner to the same roofer for the repair.',
    'For an owner who called in an emergency, the handwritten statement has its own sheet; if it is left blank, or if the roofer knocked on the door, the right to cancel runs. Both forms are included.',
  ],
  howToUse: [
    'Make the scene safe: power, weak roof, people below.',
    'Photograph every opening before it is covered.',
    'Enter size and fastening for each tarp and the price.',
    'Have the owner write the emergency statement by hand, or leave it blank.',
    'Complete both cancellation forms and sign.',
    'Note the date through which the tarp is expected to hold, and call before then.',
  ],
  expertGuide: [
    { title: 'What the crew checks', text: checks.join(' ') },
    {
      title: 'Carry the tarp over the ridge',
      text: 'A tarp that ends below the ridge fills like a bag. Run it from at least 4 ft past the opening up and over the ridge, roll its edges on battens, and fasten the battens through the deck where the roofing is already ruined. Each nail in sound roofing means a repair later; say so in the contract.',
    },
    {
      title: 'Falls at night, in wind, on wet roofs',
      text: 'Emergency work is not exempt from fall protection at 6 ft. If no anchor can be trusted, work from a lift or wait for daylight. Treat every line on a damaged house as live.',
      cite: '29 CFR 1926.501(b)(13), 1926.416',
    },
    contract.cancellationGuide,
    contract.claimGuide,
    contract.editionGuide,
  ],
  pages: { main: 4, notices: 3, office: 2 },
  subject: 'Contract for the temporary covering of a roof',
  intro:
    'Home Improvement contract for a temporary cover over a damaged roof. A tarp is not a repair: it limits damage until the repair.',
  keywords: ['tarp', 'emergency'],
  hasEditions: true,
  required: [...contract.homeRequired, 'damage.where', 'price', 'price.rate', 'job.startDate'],
  parts: (edition) =>
    contract.specialtyParts(edition, {
      opening: [
        d.section('Damage', 'Openings and condition before covering'),
        d.fields(
          4,
          d.own('call.received', 'Call received (date, time)'),
          d.own('call.arrived', 'On site (date, time)'),
          d.field('storm.date', { label: 'Date of damage' }),
          d.choice('damage.cause', 'Cause as reported', ['Wind', 'Hail', 'Fallen tree', 'Fire', 'Leak', 'Other']),
          d.field('roof.system'),
          d.field('roof.pitch'),
          d.field('building.stories'),
          d.own('damage.openings', 'Openings, number', 'number', { decimals: 0 }),
          d.own('damage.where', 'Where, size, and water inside (photo numbers)', 'multiline', {
            phrase: true,
            span: 3,
            lines: 2,
          }),
          d.own('tarp.holdsUntil', 'Expected to hold until', 'date'),
        ),
        d.safetyNote(
          'Before anyone goes up',
          'Power to wet circuits is off; lines on the house or ground are treated as live and the utility is called.',
          'The roof is checked from below or from a lift; no one stands on a broken truss.',
          'Fall protection at 6 ft, with anchors in sound framing; no work in lightning or gusty wind.',
        ),
      ],
      lines: [
        ['Service call, night or holiday', 'EA'],
        ['Foreman', 'HR'],
        ['Roofer', 'HR'],
        ['Reinforced tarp, 6 mil or heavier', 'SF'],
        ['Battens and fasteners', 'LF'],
        ['Sandbags where nailing is not allowed', 'EA'],
        ['Board over opening, skylight or vent', 'SF'],
        ['Shrink-wrap membrane, heat-sealed', 'SF'],
        ['Tree or branch removed from the roof', 'LS'],
        ['Water drained or pumped out', 'HR'],
        ['Lift or boom', 'DAY'],
        ['Visit to check and tighten', 'EA'],
        ['Removal and disposal of the tarp', 'LS'],
      ],
      excluded: [
        'Repair of the roof, the deck and the interior.',
        'Drying of rooms and contents.',
        'Replacement of a tarp torn by a later storm, unless a line says so.',
      ],
      conditions: [
        'A tarp may leak and may tear in wind. Contractor warrants only careful installation.',
        'Fastening makes small holes that the later repair has to close.',
        'Owner checks the tarp from the ground after each windstorm and calls if it is loose.',
        'The tarp is expected to hold until the date above and is then replaced or removed.',
        'Owner is free to have the repair done by anyone.',
        'No insurance benefits are assigned by this contract.',
      ],
      hidden: [
        ['Prop or brace a damaged rafter until an engineer has seen it', 'EA'],
        ['Board over another opening found from above', 'SF'],
        ['Additional tarp beyond the listed area', 'SF'],
      ],
      milestones: ['Cover installed and photographed', 'Removal of the tarp'],
      warranty: {
        covered:
          'Careful installation as described; a batten or lap that comes loose without a storm within the stated months is refastened at no charge.',
        excluded: [
          'Wind above the speed in an official warning.',
          'Water that enters elsewhere.',
          'Tarps that others have moved or walked on.',
        ],
        care: [
          'Keep people away from wet ceilings.',
          'Empty catch buckets and call if water comes again.',
          'Keep receipts and photographs.',
        ],
      },
      clauses: [
        [
          'Temporary',
          'Owner orders a temporary cover to limit damage. It does not restore the roof, and it is not a promise that no water will enter.',
        ],
        [
          'Limit',
          'Work stops at the contract sum. Going beyond it needs Owner’s written consent, except to protect people from immediate harm. The right to cancel comes first.',
        ],
        [
          'No obligation to repair',
          'This contract gives Contractor no right to do the repair and does not depend on an insurance claim.',
        ],
        [
          'Removal',
          'Contractor removes the tarp when asked, at the price above, or leaves it to the roofer who does the repair.',
        ],
      ],
      beforeSigning: [
        d.section('Photographs', 'Photographs before and after covering'),
        d.photos('photo', 'Before and after', 2, { height: 96 }),
      ],
      emergency: true,
      insured: true,
      leadSafe: true,
      cites: ['16 CFR 429.0(a)(3) (emergency)', '29 CFR 1926.501', 'Fla. Stat. 627.7152(13)'],
    }),
})
