import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

/** What the crew checks as it works. */
const checks = [
  'The unit is level and square in the opening, and the curb is at least 4 in above the roof.',
  'Membrane runs up the curb on all sides and laps onto the deck before metal goes on.',
  'Sill flashing goes on first, then step flashing course by course, then head flashing; each piece sheds onto the one below.',
  'There are no face nails or surface sealant where water runs.',
  'The opening is closed against rain every evening, and guarded or covered while it is open.',
  'Headers carry the cut rafters as drawn; nothing is cut that was not shown.',
  'The shaft is insulated like the adjoining roof and is airtight toward the room.',
  'Before drywall, a hose test is run from below the sill upward, with a person inside.',
]

export const skylightInstallationContract = defineTemplate('contract', {
  name: 'Skylight Installation Contract',
  group: 'specialty',
  popular: true,
  demand: [0.2, 'Seldom, or one kind of company.'],
  description:
    'Skylight contract: unit and flashing kit, new opening or replacement, framing and shaft, interior finish, condensation, warranty.',
  tags: [
    'skylight installation',
    'skylight replacement',
    'roof window',
    'tubular skylight',
    'flashing kit',
    'daylighting',
    'skylight contract',
  ],
  fullDescription: [
    'A skylight brings four trades to one opening: roofing, framing, drywall and sometimes electric. This contract says who does each, names the unit and its flashing kit by model, and draws the line at the finished shaft.',
    'Replacements and new openings are handled separately, because a new opening cuts rafters. Framing changes follow the building department or an engineer; hidden work behind the drywall has unit prices.',
    'Condensation, summer heat and leaks look alike from below. The conditions explain the difference and are initialed, and the two warranties are kept separate. Cancellation forms are included, and a state’s edition adds that state’s notices.',
  ],
  howToUse: [
    'Measure the opening from the roof and the room; check rafter spacing and wiring.',
    'Write model, glass and flashing kit for this roof and slope.',
    'Settle framing, shaft and interior finish line by line.',
    'Plan fall protection for the open hole.',
    'Read the cover page, complete both forms and sign.',
    'Water-test with the owner before the shaft is closed.',
  ],
  expertGuide: [
    { title: 'What the crew checks', text: checks.join(' ') },
    {
      title: 'New roof, new skylight',
      text: 'A skylight older than about fifteen years seldom outlives the roof laid around it. Price its replacement with the roof; doing it later means paying for flashing twice. If the owner declines, put it in writing.',
    },
    {
      title: 'The kit is part of the unit',
      text: 'A manufacturer’s flashing kit is made for one range of slopes and one kind of roofing. Use the right one, with head, sill and step pieces, and self-adhered membrane up the curb on all sides. Site-made flashing usually voids the manufacturer’s leak warranty.',
    },
    {
      title: 'An open hole is a fall hazard for everyone',
      text: 'Holes, skylights included, need a cover that holds twice the load, is secured and marked, or a guardrail. This applies while the old unit is out, and an old plastic dome is not a cover.',
      cite: '29 CFR 1926.501(b)(4), 1926.502(i)',
    },
    contract.cancellationGuide,
    contract.warrantyGuide,
  ],
  pages: { main: 4, notices: 2, office: 1 },
  subject: 'Contract for the installation or replacement of skylights',
  intro:
    'Home Improvement contract for skylights: the unit, its flashing, the opening, the shaft, and who finishes what.',
  keywords: ['skylight', 'roof window'],
  hasEditions: true,
  required: [
    ...contract.homeRequired,
    'skylight.model',
    'skylight.count',
    'price',
    'price.rate',
    'job.startDate',
    'job.completionDate',
  ],
  parts: (edition) =>
    contract.specialtyParts(edition, {
      opening: [
        d.section('Skylights chosen', 'Units, glass, flashing kit, opening and interior'),
        d.fields(
          4,
          d.own('skylight.model', 'Manufacturer, model, size', 'text', { span: 2 }),
          d.own('skylight.count', 'Number', 'number', { decimals: 0 }),
          d.choice('skylight.kind', 'Kind', [
            'Fixed',
            'Vented, manual',
            'Vented, electric',
            'Vented, solar',
            'Tubular',
            'Dome on curb',
          ]),
          d.choice('skylight.mount', 'Mount', ['Deck', 'Curb', 'Self-flashed']),
          d.own('skylight.kit', 'Flashing kit for slope and roofing'),
          d.choice('skylight.glass', 'Glass', ['Laminated', 'Tempered over laminated', 'Impact-rated', 'Acrylic dome']),
          d.own('skylight.shade', 'Shade, color'),
          d.choice('skylight.work', 'Work', ['Replace in same opening', 'Change of size', 'New opening']),
          d.choice('skylight.shaft', 'Shaft', ['Existing', 'Straight', 'Flared', 'None']),
          d.field('roof.system', { label: 'Roofing around it' }),
          d.field('roof.pitch'),
        ),
      ],
      lines: [
        ['Protect room, floor and furniture below', 'LS'],
        ['Take out old unit and flashing', 'EA'],
        ['Cut and frame new opening, headers and trimmers', 'EA'],
        ['Build or raise curb', 'EA'],
        ['Skylight unit, as chosen', 'EA'],
        ['Manufacturer’s flashing kit', 'EA'],
        ['Self-adhered membrane on curb and deck', 'EA'],
        ['Roofing woven in around the unit', 'SF'],
        ['Cricket above units wider than 24 in', 'EA'],
        ['Insulation and vapor retarder of the shaft', 'EA'],
        ['Drywall, tape and primer of the shaft', 'EA'],
        ['Shade and control', 'EA'],
        ['Permit and inspections', 'LS'],
      ],
      excluded: [
        'Finish paint of shaft and ceiling unless listed.',
        'Electrical wiring, done by a licensed electrician.',
        'Engineering, unless the building department requires it and a line has a price.',
        'Repair of old stains and cracks.',
      ],
      conditions: [
        'Water drops on the inside of cold glass are condensation, not a leak; Owner controls room humidity.',
        'New roofing woven into an old roof will differ in color, and old roofing may break when lifted.',
        'Wires or pipes found in the opening are moved by their own trades at cost.',
        'Sun through glass warms the room and fades fabrics; shades have their own line.',
        'Drywall cracks at the shaft that appear within the first winter are touched up once.',
        'A unit kept against Contractor’s advice is excluded from the leak warranty.',
      ],
      hidden: [
        ['Replace rotted deck around the opening', 'SF'],
        ['Sister or replace a damaged rafter', 'LF'],
        ['Replace wet insulation in shaft or ceiling', 'SF'],
        ['Rebuild a curb that is out of square', 'EA'],
      ],
      milestones: [
        'Special-order unit confirmed, once the right to cancel has passed',
        'Unit watertight',
        'Interior done and inspection passed',
      ],
      warranty: {
        covered: 'Leaks at the joint between unit, flashing and roof, within the stated months.',
        excluded: [
          'Glass, seals, motors and shades, which the manufacturer’s warranty covers, if any.',
          'Condensation.',
          'Leaks from the roof elsewhere, ice dams and debris above the unit.',
        ],
        care: [
          'Keep leaves off the top of the unit.',
          'Air the room and use exhaust fans.',
          'Report any drips with the time and the weather.',
        ],
      },
      clauses: [
        [
          'Special order',
          'Units are ordered to size once the right to cancel has passed. After the order, Owner pays what the supplier charges for a change or return.',
        ],
        [
          'Framing and code',
          'Framing follows the permit. If the inspector or an engineer asks for more, it is a change order.',
        ],
        [
          'Where the roof ends',
          'Contractor’s work ends at the drywall as listed. Paint, trim and electrical work are by others unless a line says so.',
        ],
        [
          'Lead paint',
          'On a home built before 1978, disturbed painted surfaces are handled under the federal lead rule (40 CFR 745).',
        ],
      ],
      insured: true,
      leadSafe: true,
      cites: ['29 CFR 1926.501(b)(4)', '40 CFR 745.82–745.86'],
    }),
})
