import { defineTemplate } from '@/data/shared/define-template'
import { jobFields } from '@/data/shared/columns'
import * as d from '@/lib/documents/author'

const answers = ['Agreed', 'Open', 'N/A']
const agreed = [d.extra('what', 'What was agreed, who, by when', 3.4)]
const topic = (name: string, checks: readonly d.Check[]) =>
  d.checklist(name, checks, answers, agreed, { itemLabel: 'Point' })

export const preConstructionMeetingAgenda = defineTemplate('project-management', {
  name: 'Pre-Construction Meeting Agenda',
  group: 'Communication & Documentation',
  demand: [0.145, 'Seldom, or one kind of company.'],
  telling: '8. Quality and inspection',
  description:
    'Agenda for the meeting before a commercial roof job: who decides, access, sequence, details, weather, safety, inspection, payment and closeout.',
  tags: [
    'pre-construction meeting',
    'kickoff meeting',
    'pre-roofing conference',
    'commercial roofing',
    'agenda',
    'preroofing meeting',
    'precon meeting',
    'pre-job conference',
    'kick-off meeting',
    'roofing conference',
    'commercial roof meeting',
  ],
  fullDescription: [
    'This meeting saves the others. The owner, designer, roofer, manufacturer’s representative and the trades that cross the roof sit at one table, and the agenda takes them through nine subjects with a line for what was agreed.',
    'Each point is agreed, open or not needed. Open points go on the list at the end with a name and a date, and the marked ones must be closed before the first roofing day.',
    'Print it as the agenda before the meeting and use it as the record afterward.',
  ],
  howToUse: [
    'Send it out a week ahead with the schedule, site plan and submittal log.',
    'Invite those who can decide, and the foreman who will build it.',
    'Keep 90 minutes, then walk the roof with the same people.',
    'Write down each agreement as it is made, and read it back.',
    'Send the signed copy within two days; ask for corrections in writing.',
  ],
  expertGuide: [
    {
      title: 'Settle who answers for the deck',
      text: 'Agree who accepts it, how dry it must be, who removes dew, snow and other trades’ debris, and who pays when it is not flat. A roofer who covers a bad deck may be held to have accepted it.',
    },
    {
      title: 'The party that controls the site has duties too',
      text: 'On a site with several employers, OSHA can cite any employer that creates, corrects or controls a hazard, or exposes workers to it. Settle in the meeting who guards openings, who keeps the ground clear and who may stop work.',
      cite: 'OSHA CPL 2-0.124; 29 CFR 1926.16',
    },
    {
      title: 'Uplift starts at the edge',
      text: 'Spend ten minutes on corners, perimeters, nailers and edge metal. Ask for the pressure by zone, the tested assembly and who pulls fasteners on the deck before the order.',
      cite: 'IBC 1504; ANSI/SPRI ES-1, FX-1',
    },
    {
      title: 'Agree on the money before work starts',
      text: 'Schedule of values, date of application, stored materials, retainage and lien waivers are dull today and bitter in month three. Leave the meeting with the form that will be paid.',
      cite: 'AIA A201-2017, 9.2, 9.3.2',
    },
  ],
  pages: { main: 4 },
  subject: 'Agenda and record of the meeting before a commercial roof job',
  intro:
    'Use it as the agenda before the meeting and the record after it. Open points get a name and a date on the last list.',
  keywords: ['pre-construction', 'agenda', 'roofing'],
  required: ['meeting.date', 'meeting.place', 'meeting.first'],
  parts: () => [
    d.part('Agenda', [
      d.section('Meeting'),
      d.fields(
        4,
        ...jobFields(),
        d.own('meeting.date', 'Date', 'date'),
        d.own('meeting.time', 'From, to'),
        d.own('meeting.place', 'Place', 'text', { span: 2 }),
        d.field('roof.system', { span: 2 }),
        d.field('roof.area'),
        d.own('meeting.first', 'First roofing day', 'date'),
      ),
      d.section('Present', 'Who is present and what each one may decide'),
      d.table(
        'present',
        'Present',
        [
          d.column('role', 'Role', 'text', { width: 1.7, fixed: true }),
          d.column('name', 'Name, company', 'text', { width: 2.4 }),
          d.column('contact', 'Phone, email', 'text', { width: 2.2 }),
          d.column('decides', 'May decide', 'select', {
            width: 1.4,
            options: ['Everything', 'Up to an amount', 'Technical', 'Nothing alone'],
          }),
        ],
        [
          'Owner',
          'Architect or consultant',
          'General contractor',
          'Roofing: manager',
          'Roofing: foreman',
          'Manufacturer’s representative',
          'Mechanical, electrical',
          'Inspector or observer',
        ].map((role) => ({ role })),
        { blankRows: 1 },
      ),
      d.section('1. Who decides'),
      topic('decide', [
        ['Channel for questions, and days to answer', 'by RFI number; who gets a copy'],
        ['Changes: who signs, up to what amount', 'no work on a verbal OK'],
        ['Who may stop the work, and who starts it again', 'wind, fumes, leak'],
      ]),
      d.section('2. Access and building'),
      topic('access', [
        ['Hours, badges, parking, elevator, toilets', 'blackout days'],
        ['Crane, hoist, chute, staging; load on the old and new roof', 'who states the psf'],
        ['Intakes, odor, noise, vibration; who shuts down units', 'call an hour before'],
        ['Rooms below: stock, computers, ceilings, patients', 'protection and dust'],
        ['Power, water, hot-work permit, fire watch', 'whose form'],
      ]),
      d.section('3. Deck and what is below it'),
      topic('deck', [
        ['Deck accepted by whom, how dry, how flat', 'test and limit'],
        ['Hidden damage: unit prices, who measures', 'photograph, then proceed'],
        ['Fastener pull tests; number and place', 'ANSI/SPRI FX-1'],
        ['Asbestos and lead: survey, result, who removes', 'stop work if found'],
      ]),
      d.section('4. Sequence and weather'),
      topic('sequence', [
        ['Areas in sequence; opened and closed the same day', 'drawing attached'],
        ['Traffic over finished roof: routes and boards', 'who pays for damage'],
        ['Weather call: who, when, with which forecast', 'latest hour to open'],
        ['Night seal checked by two; leak call at night', 'names and phones'],
      ]),
      d.section('5. Assembly and details'),
      topic('detail', [
        ['Approved assembly read aloud, layer by layer', 'listing number'],
        ['Edges, nailers, corners: uplift by zone', 'edge metal with test'],
        ['Walls, curbs and doors: height above the roof', '8 in. or what the manufacturer accepts'],
        ['Drains, overflow, slope, crickets', 'who moves a drain'],
        ['Expansion joints and joints to other walls', 'who makes the wall tight'],
        ['Submittals still open', 'days to spare'],
      ]),
      d.section('6. Other trades'),
      topic('trade', [
        ['Curbs, pipes and supports set before roofing', 'list and dates'],
        ['Cutting the roof later: only by the roofer', 'written to all trades'],
        ['Lightning protection, solar, signs', 'manufacturer’s consent'],
      ]),
      d.section('7. Safety'),
      topic('safety', [
        ['Fall protection by area and phase; openings and skylights', '29 CFR 1926.501; plan attached'],
        ['Ground below guarded; deliveries flagged', 'doors closed or canopied'],
        ['Emergency: address, gate, meeting point, rescue', 'who meets the ambulance'],
      ]),
      d.section('8. Quality and inspection'),
      topic('quality', [
        ['Hold points, who inspects, how long we wait', 'list attached'],
        ['Tests: seams, pulls, cores, flood or scan', 'who pays, who repairs'],
        ['Manufacturer’s visits: start, middle, final', 'two weeks’ notice'],
        ['Building inspections and permit card', 'stages'],
      ]),
      d.section('9. Money and closeout'),
      topic('money', [
        ['Schedule of values, day of application, paid in', 'form agreed'],
        ['Stored materials, insurance, bills of sale', 'on and off site'],
        ['Retainage, reduction, release', 'what must be turned in'],
        ['Warranties: who applies, fee paid by, start date', 'owner’s duties'],
      ]),
      d.section('Open points', 'Open points with owner and date'),
      d.table(
        'open',
        'Open points',
        [
          d.column('point', 'Point', 'text', { width: 4 }),
          d.column('who', 'Who', 'text', { width: 1.5 }),
          d.column('by', 'By', 'date', { width: 1.1 }),
          d.column('stops', 'Before the first day', 'check', { width: 1 }),
        ],
        [],
        { blankRows: 8, lineNumbers: true },
      ),
      d.section('After the meeting'),
      d.bullets(
        'Walk the roof together and photograph existing conditions.',
        'Send this record within two days. It stands as written unless someone corrects it in writing within five working days.',
      ),
      d.fields(
        3,
        d.own('next.date', 'Next meeting', 'date'),
        d.choice('next.rhythm', 'After that', ['Weekly', 'Every two weeks', 'At each area', 'As needed']),
        d.own('next.minutes', 'Minutes written by'),
      ),
      d.p('Signing confirms that you attended and read this. It does not change any contract.'),
      d.signatures([
        { name: 'owner', role: 'Owner' },
        { name: 'roofer', role: 'Roofing contractor' },
      ]),
    ]),
  ],
})
