import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

/** What the crew checks as it works. */
const checks = [
  'Debris is removed and bagged, not washed into the drains.',
  'Joints are stripped to clean, dry metal before they are sealed and riveted.',
  'Added hangers are fastened into sound wood; loose old spikes are removed and the holes filled.',
  'The run slopes to the outlet and is tested with a hose before the ladder comes down.',
  'Matching metal is used; copper never drains onto aluminum.',
  'Photographs show each repair.',
]

export const gutterRepairContract = defineTemplate('contract', {
  name: 'Gutter Repair Contract',
  group: 'specialty',
  popular: true,
  demand: [0.455, 'Part of the companies, or some jobs.'],
  telling: 'Work and price',
  description:
    'Gutter repair contract: findings by side of the house, priced repair lines, what old gutters cannot promise, warranty, right to cancel.',
  tags: [
    'gutter repair',
    'leaking gutter',
    'downspout repair',
    'fascia repair',
    'gutter cleaning',
    'gutter resealing',
    'gutter contract',
  ],
  fullDescription: [
    'A gutter repair is a small job with big expectations: the owner hopes the old system will work like new. This contract lists what was found on each side of the house, what will be done about it, and what stays as it is.',
    'Repair lines run from cleaning and resealing to new hangers, sections and fascia, each with quantity and price. The warranty covers the repaired joints and areas, marked on the sketch.',
    'Even a small sale at the home carries the right to cancel. The statement and both forms are included, and a state’s edition adds that state’s notices.',
  ],
  howToUse: [
    'Clean enough to see, then mark the findings by side.',
    'Price the lines that fix them and clear the others.',
    'Say which runs are too old to repair, and let the owner choose.',
    'Read the cover page, complete both forms and sign.',
    'Test with a hose and photograph the repairs.',
  ],
  expertGuide: [
    { title: 'What the crew checks', text: checks.join(' ') },
    {
      title: 'Find out why it leaks before you seal it',
      text: 'Sealant over dirt or old sealant lasts a season. Joints open because hangers let go, the run has lost its slope, or ice has bent it. Fix the cause, strip the joint to clean dry metal, then seal from inside.',
    },
    {
      title: 'Tell the owner when a repair is money wasted',
      text: 'Rust through the bottom, more than two joints in ten feet, or fascia that will not hold a screw: a new run costs less than the third repair. Write that advice on the contract so it is remembered.',
    },
    contract.cancellationGuide,
    contract.warrantyGuide,
    contract.editionGuide,
  ],
  pages: { main: 4, notices: 2, office: 1 },
  subject: 'Contract for the repair of gutters and downspouts',
  intro: 'Home Improvement contract for repairs to existing gutters and downspouts, limited to the areas named.',
  keywords: ['gutter repair'],
  hasEditions: true,
  required: [...contract.homeRequired, 'gutter.kind', 'price', 'price.rate', 'job.startDate'],
  parts: (edition) =>
    contract.specialtyParts(edition, {
      opening: [
        d.section('What was found', 'Findings by side of the house'),
        d.checklist(
          'finding',
          [
            ['Joint or corner drips', 'old sealant split, metal moved'],
            ['Run holds water or overflows', 'slope lost, outlet too small or clogged'],
            ['Hangers loose or pulled', 'nail and ferrule, soft fascia'],
            ['Water behind the gutter', 'edge metal short or missing'],
            ['Metal rusted, split or bent', 'ladder, ice, branch'],
            ['Downspout loose, crushed or off', 'straps lost, elbow open'],
            ['Discharge at the wall', 'extension missing, drain blocked'],
            ['Fascia or soffit soft', 'probe goes in'],
          ],
          ['Front', 'Rear', 'Left', 'Right', 'None'],
          [d.extra('photo', 'Photo', 1)],
        ),
        d.fields(
          4,
          d.own('gutter.kind', 'Profile, size, metal'),
          d.own('gutter.age', 'Age (years)', 'number', { decimals: 0 }),
          d.field('building.stories'),
          d.field('building.yearBuilt'),
        ),
      ],
      lines: [
        ['Clean gutters and flush downspouts', 'LF'],
        ['Strip and reseal a joint from inside', 'EA'],
        ['Rebuild a corner', 'EA'],
        ['Rehang a run to slope', 'LF'],
        ['Screw hanger added between old ones', 'EA'],
        ['New section spliced in, riveted', 'LF'],
        ['New outlet, larger size', 'EA'],
        ['End cap replaced', 'EA'],
        ['Downspout section or elbow', 'EA'],
        ['Strap or anchor to wall', 'EA'],
        ['Gutter apron below the shingles', 'LF'],
        ['Extension, splash block or drain flush', 'EA'],
        ['Splash guard at a valley', 'EA'],
      ],
      excluded: ['New gutters beyond the sections listed.', 'Roof, siding and foundation repairs.', 'Painting.'],
      conditions: [
        'The repair covers the areas named; other joints are as old as before.',
        'Color and profile of old gutters may no longer be made.',
        'Old metal can crack when it is moved; a section that breaks is replaced at the unit price.',
        'Fascia behind the gutter can be seen only once the gutter is off.',
        'Blocked underground drains are reported, not repaired.',
      ],
      hidden: [
        ['Replace rotted fascia, primed', 'LF'],
        ['Replace a gutter section that breaks while moved', 'LF'],
        ['Replace a rafter tail or nailer', 'EA'],
      ],
      milestones: ['Completion and hose test'],
      warranty: {
        covered: 'Repaired joints, hangers and sections named above, within the stated months.',
        excluded: ['Joints that were not repaired.', 'Ice, ladders and branches.', 'Overflow from leaves.'],
        care: ['Clean at least twice a year.', 'Keep extensions on the downspouts.', 'Report a drip within 30 days.'],
      },
      clauses: [
        ['Scope of the repair', 'Contractor repairs the areas named, with matching metal where available.'],
        [
          'If it drips again',
          'If a repaired spot drips within the stated months, Contractor reseals it at no charge. If it drips elsewhere, Contractor shows Owner where and prices that separately.',
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
