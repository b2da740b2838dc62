/** What every emergency plan has: numbers, duties, readiness, first aid, reports to OSHA, drills. */
import { cfr } from '@/data/shared/cites'
import type { GuideEntry } from '@/data/shared/types'
import type { CitedLine } from '../system'
import * as d from '@/lib/documents/author'

export const numbers: d.Block[] = [
  d.section('Numbers', 'Telephone numbers in the order in which they are called'),
  d.table(
    'number',
    'Numbers',
    [
      d.column('who', 'Who', 'text', { fixed: true, width: 3.4 }),
      d.column('phone', 'Phone', 'text', { fixed: true, width: 2 }),
      d.column('who2', 'Who', 'text', { fixed: true, width: 3.4 }),
      d.column('phone2', 'Phone', 'text', { fixed: true, width: 2 }),
    ],
    [
      { who: 'Ambulance, fire, police', phone: '911', who2: 'Company safety contact' },
      { who: 'Poison help line', phone: '1-800-222-1222', who2: 'Building owner or manager' },
      {
        who: 'National Response Center (spills)',
        line: 'Spill to water or large spill: National Response Center',
        phone: '1-800-424-8802',
        who2: 'General contractor',
      },
      { who: 'OSHA, day and night', phone: '1-800-321-6742', who2: 'State safety program' },
      { who: 'Electric utility', who2: 'Gas utility' },
    ],
  ),
]

const duties = [
  ['Raises the alarm, calls 911', '1926.50(e); 1926.35(b)(5)'],
  ['Meets the ambulance, opens the way', '1926.35(b)(4)'],
  ['Leads the rescue', '1926.502(d)(20)'],
  ['First-aid person with a valid certificate', '1926.50(c)'],
  ['Counts the crew at the muster point', '1926.35(b)(3)'],
  ['Shuts off power, gas, fans, equipment', '1926.35(b)(2)'],
  ['Holds the scene and keeps people away', '1926.501(c)'],
] as const

export const peopleAndDuties: d.Block[] = [
  d.section('People and duties', 'Who calls, meets, rescues, gives first aid, counts and shuts off'),
  d.table(
    'duty',
    'People and duties',
    [
      d.column('duty', 'Duty', 'text', { fixed: true, width: 3.4 }),
      d.column('name', 'Name and phone', 'text', { width: 3.6 }),
      d.column('second', 'Second person', 'text', { width: 2.4 }),
    ],
    duties.map(([duty, cite]) => ({ duty, line: `${duty} (${cfr(cite)})` })),
  ),
]

export const dutiesGuide: GuideEntry = {
  title: 'The rules behind the duties',
  text: duties.map(([duty, cite]) => `${duty} (${cfr(cite)}).`).join(' '),
}

export const firstAidRules: d.Block = d.bullets(
  'Bleeding: press hard; tourniquet above spurting blood, write the time, do not loosen it.',
  'Head, neck or back: do not move the person unless fire or collapse threatens.',
  'No breathing: CPR, send for the AED. Electric shock: current off before anyone touches.',
  'Burn: running water for 20 minutes, rings off, nothing pulled from the skin, clean dry cover.',
  'Eyes: water for 15 minutes at least, on the way too. Skin: off with the clothing, wash.',
  'Heat, with confusion or hot skin: 911, shade, ice and water over the whole body, never alone.',
)

/** Each line in a few words, with the rule and what it asks for. */
const readiness = [
  ['Address posted; phone tried on the roof', '1926.50(e), (f)'],
  ['First-aid person here; kit checked weekly', '1926.50(c), (d)'],
  ['Eyewash where products can burn eyes or skin', '1926.50(g)'],
  ['Rescue kit, ladder, two who have practiced', '1926.502(d)(20)'],
  ['Extinguishers: right kind, charged, in place', '1926.150(c)(1)'],
  ['10-B in 50 ft of over 5 gal of fuel, 5 lb of gas', '1926.150(c)(1)(vi)'],
  ['Extinguishers and both ways down kept free', '1926.150(a)(2); 1926.34(c)'],
  ['Alarm signal and numbers posted, all know them', '1926.150(e)'],
  ['Data sheets of today’s products open to all', '1910.1200(g)(8)'],
  ['Everyone instructed in words they understand', '1926.35(e); 1926.21(b)(2)'],
] as const satisfies readonly CitedLine[]

/** The texts of these lines in earlier versions, which are their keys in drafts. */
const formerly = [
  'Address and coordinates posted where 911 does not see the place; phone tried on the roof',
  'First-aid person with a valid certificate where no clinic is close; kit weatherproof, checked before the job and weekly',
  'Eyewash and water where products can burn eyes or skin',
  'Rescue kit, ladder and two people who have practiced',
  'Extinguishers: right kind, charged, within the distance of the fire plan',
  '10-B or larger within 50 ft of over 5 gal of flammable liquid or 5 lb of gas',
  'Way to each extinguisher and both ways down kept free',
  'Alarm signal and numbers posted and known to all',
  'Data sheets of today’s products open to the crew',
  'Everyone instructed in this plan, in words each person understands',
] as const

/** What has to be seen before anyone climbs: what the rules ask for, then the kit of this roof. */
export const readyBeforeWork = (kit: readonly string[]): d.Block[] => [
  d.section('Ready before anyone climbs', 'Readiness checklist, and the kit of this roof'),
  d.tickList(
    'ready',
    readiness.map(([text], index) => ({ text, core: formerly[index]! })),
  ),
  d.tickList('kit', kit),
]

export const readinessGuide: GuideEntry = {
  title: 'The rules behind the readiness list',
  text: formerly.map((text, index) => `${text} (${cfr(readiness[index]![1])}).`).join(' '),
}

/** What goes to OSHA, and how soon. */
const reportingRule: d.Block = d.p(
  'Every employer reports, whatever its size, to the area office, 1-800-321-6742 or osha.gov: a death within 8 hours; an inpatient hospitalization, an amputation or the loss of an eye within 24. The clock starts when the company or its agent learns of it. A death counts within 30 days of the incident, the others within 24 hours of it (29 CFR 1904.39(a), (b)(6)–(b)(8)). An admission for observation or tests only is not reported (29 CFR 1904.39(b)(9), (b)(10)).',
)

/** What goes to OSHA, how soon, and the record that it was done. */
export const reporting: d.Block[] = [
  d.section('Reporting to OSHA', 'What goes to OSHA within 8 and 24 hours, with the record of the call'),
  reportingRule,
  d.fields(
    4,
    d.choice('report.event', 'Event', [
      'Death',
      'Inpatient hospitalization',
      'Amputation',
      'Loss of an eye',
      'None of these',
    ]),
    d.own('report.learned', 'Learned, date and hour'),
    d.own('report.made', 'Reported, date and hour'),
    d.own('report.to', 'By, to whom'),
  ),
]

/** What follows an emergency, once everyone is safe. */
export const afterwardsGuide: GuideEntry = {
  title: 'Afterward',
  text: 'The scene is held as it is until the safety contact releases it. The company tells the family, in person or by phone. Witnesses are named and each is heard alone; the incident report starts the same day. Kit, extinguishers and rescue gear are refilled or replaced. The crew is told what happened and offered help, and the plan is changed.',
}

const drillRecord: readonly d.Block[] = [
  d.section('Drill record', 'Drill record with times and what was changed'),
  d.table(
    'drill',
    'Drill record',
    [
      d.column('date', 'Date', 'date', { width: 1.1 }),
      d.column('scenario', 'Scenario practiced', 'text', { width: 3 }),
      d.column('minutes', 'Minutes to safe', 'number', { decimals: 0, width: 0.9 }),
      d.column('learned', 'What was changed', 'text', { width: 3.4 }),
      d.column('leader', 'Leader', 'text', { width: 1.5 }),
    ],
    [],
    { blankRows: 8, lineNumbers: true, log: true },
  ),
]

/** Drills are written down in the form, and printed once there was one. */
export const drillPart: d.Part = d.part('Drill record', drillRecord, {
  audience: 'crew',
  follows: true,
  whenUsed: true,
})
