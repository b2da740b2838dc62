import { defineTemplate } from '@/data/define-template'
import * as safety from '@/data/parts/safety'
import { aRoof, lowerFirst } from '@/data/parts/words'
import type { CitedLine, RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import * as d from '@/lib/documents/author'

const before: readonly CitedLine[] = [
  ['Competent person named above, on site and free to stop work', '1926.20(b)(2); 1926.32(f)'],
  ['Fall training certified for everyone; nobody under 18 up here', '1926.503(b)(1); 570.67'],
  ['Ladder 4 to 1, tied, rails 3 ft above the landing, path clear', '1926.1053(b)(1), (b)(5)(i), (b)(6), (b)(9)'],
  ['People, ladders and metal 10 ft or more from overhead lines', '1926.416(a)(1); 1926.600(a)(6)'],
  ['First-aid kit, water, toilet; all know the address and who calls', '1926.50(c)–(f); 1926.51(a), (c)'],
]

const slopeCheck = {
  flat: [
    'Edges 6 ft up: rail, net or tie-off, or line with one of these or a monitor; monitor alone up to 50 ft wide',
    '1926.501(b)(10): slopes of 4 in 12 or less, roofing work only; steeper parts (b)(11)',
  ],
  sloped: [
    'Steeper than 4 in 12, 6 ft up: tie-off, net, or guardrail with toeboard; slide guards do not count',
    '1926.501(b)(11), (b)(13); slopes of 4 in 12 or less (b)(10)',
  ],
} as const satisfies Record<RoofSystem['type'], CitedLine>

const during: readonly CitedLine[] = [
  ['Holes and skylights covered, fixed and marked, or railed', '1926.501(b)(4); 1926.502(i)'],
  ['Nothing stored within 6 ft of an edge without guardrails', '1926.502(j)(7)(i)'],
  ['Heat or cold: breaks taken, buddies watching, new people eased in', '1926.21(b)(2); OSH Act § 5(a)(1)'],
]

const end: readonly CitedLine[] = [
  ['Loose material tied down; ladders down or locked; power and gas off', '1926.20(b)(2); 1926.250(a)(1)'],
  ['Injuries, near misses and broken gear reported', '1904.35; 1904.39'],
]

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const facts = system.safety
  return [
    d.part(
      'Daily checklist',
      [
        ...safety.jobHeader(
          'Job header with slope, height, weather and competent person',
          ...safety.slopeFields,
          d.field('job.weather', { label: 'Weather and wind' }),
          d.own('safety.gust', 'Highest gust forecast (mph)', 'number', { decimals: 0 }),
          d.own('safety.heatIndex', 'Heat index or wind chill (°F)', 'number', { decimals: 0 }),
          d.choice(
            'safety.talk',
            'Topic of the morning talk',
            system.emergency.talks.map(({ topic }) => topic),
            { span: 2 },
          ),
        ),
        safety.stopWork,
        ...safety.citedChecks('before', 'Before anyone climbs', [...before, slopeCheck[system.type]]),
        ...safety.citedChecks('ready', `Ready for ${system.shortName} work`, facts.daily.before),
        ...safety.citedChecks('during', 'While the work runs', [...facts.daily.during, ...during]),
        ...safety.limitsTable(facts.limits, 'Weather and wind limits today'),
        ...safety.citedChecks('close', 'End of the day', [...facts.daily.end, ...end]),
        d.section('Second walk'),
        d.fields(
          4,
          d.own('secondWalk.time', 'Second walk at'),
          d.own('secondWalk.by', 'By'),
          d.choice('secondWalk.result', 'Result', ['No change', 'Fixed on the spot', 'Work stopped']),
          d.own('secondWalk.note', 'What had changed'),
        ),
        ...safety.correctiveActions(3),
        ...safety.crewSignIn('Crew sign-in: I heard the talk and may stop work', 4),
        ...safety.someoneHurt,
        d.signatures(
          [
            { name: 'competent', role: 'Competent person' },
            { name: 'foreman', role: 'Foreman, end of day' },
          ],
          'The site was walked as marked, and every “No” was fixed or entered under corrective actions.',
        ),
        safety.statePrograms,
      ],
      { audience: 'crew' },
    ),
  ]
}

/** One day's walk: before, during, end, with the system's own checks and weather limits. */
export function dailySafetyChecklist(system: RoofSystem): TemplateContent {
  const facts = system.safety
  const [first, second] = facts.daily.before
  const [wind] = facts.limits
  return defineTemplate('safety', {
    system,
    name: 'Daily Safety Checklist',
    downloads: [900, 500],
    description: `Daily safety checklist for ${aRoof(system)}: before, during and end-of-day checks with OSHA cites, and weather limits.`,
    tags: [
      'daily safety checklist',
      'jobsite safety inspection',
      'OSHA 1926',
      'fall protection',
      'toolbox talk',
      'competent person',
      'weather limits',
      'roofing safety',
    ],
    fullDescription: [
      `${facts.work} This sheet is the walk that keeps such a day uneventful: the competent person does it before anyone climbs, again when weather or work changes, and signs it at the end.`,
      `Beside the lines that every roof needs it holds what ${aRoof(system)} needs, such as “${lowerFirst(first[0])}” and “${lowerFirst(second[0])}”. Each line carries the section of the federal construction rules it rests on, so an argument on the roof is a short one.`,
      `Weather limits stand in a table of their own, with what to do when they are reached (${lowerFirst(wind[0])}: ${lowerFirst(wind[1])}). A “No” stays open until someone has written who fixed it.`,
    ],
    howToUse: [
      'Fill in the header at the truck: slope, edge height, wind forecast, competent person, nearest emergency room.',
      'Walk the site with the list before anyone climbs and answer each line Yes, No or N/A.',
      'For every No stop that task, fix it, and write who fixed it beside the line.',
      'Pick the topic of the morning talk from the list, hold it, and have the crew sign in.',
      'Walk it again after lunch, after rain or wind, and whenever the crew moves.',
      'Answer the end-of-day lines, sign, and file the sheet with the job.',
    ],
    expertGuide: [
      facts.guide,
      safety.competentGuide,
      safety.rescueGuide,
      {
        title: 'Check marks without walking are worse than none',
        text: 'A sheet that is all Yes in one handwriting and one minute tells an inspector that nobody looked. Expect some No answers; they show that the walk happened. What counts is the name and time of the fix beside them.',
        cite: '29 CFR 1926.20(b)(2)',
      },
    ],
    subject: `Daily jobsite safety checklist for ${system.name} work`,
    intro: `One sheet for one day on ${aRoof(system)}. Walk it before anyone climbs, again after lunch or a change of weather, and at the end. A “No” on a fall-protection, fire or power line stops that task.`,
    keywords: ['daily safety checklist', 'OSHA 1926', system.name],
    parts: () => partsOf(system),
  })
}
