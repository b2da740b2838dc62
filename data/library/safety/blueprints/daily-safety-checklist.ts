import { defineTemplate } from '@/data/shared/define-template'
import * as safety from '@/data/shared/safety'
import { aRoof, lowerFirst } from '@/data/shared/words'
import type { CitedLine, RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

/** Core lines first, then the system's own: boxes in two columns, which fit a day on two pages. */
const boxes = (name: string, title: string, core: safety.CoreLines, own: readonly CitedLine[]): d.Block[] => [
  d.section(title),
  d.tickList(name, [...safety.coreItems(core), ...own.map(([text]) => text)]),
]

/** The sections behind the boxes, in their order, for anyone who asks on the roof. */
const rulesBehind = (system: RoofSystem): d.Block[] => {
  const core = safety.coreOf(system)
  const { before, during, end } = system.safety.daily
  const cites = (lines: safety.CoreLines, own: readonly CitedLine[]): string =>
    [...Object.values(lines), ...own].map(([, cite], index) => `${index + 1}: ${safety.ruleCell(cite)}`).join(' · ')
  return [
    d.section('Rules behind the boxes', 'The section of 29 CFR behind each box'),
    d.p(cites(core.before, before), 'Before anyone climbs, 29 CFR.'),
    d.p(cites(core.during, during), 'While the work runs, 29 CFR.'),
    d.p(cites(core.end, end), 'End of the day, 29 CFR.'),
  ]
}

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const core = safety.coreOf(system)
  const { before, during, end } = system.safety.daily
  return [
    d.part(
      'Daily checklist',
      [
        d.section('Job and people', 'Job header with weather, competent person and emergency room'),
        d.fields(
          4,
          d.field('job.name', { span: 2 }),
          d.field('job.number'),
          d.own('safety.date', 'Date', 'date'),
          d.field('job.address', { span: 2 }),
          d.field('job.hospital', { span: 2 }),
          { ...safety.competentPerson, span: 2 },
          d.own('safety.gust', 'Highest gust forecast (mph)', 'number', { decimals: 0 }),
          d.own('safety.heatIndex', 'Heat index or wind chill (°F)', 'number', { decimals: 0 }),
          d.choice(
            'safety.talk',
            'Morning talk: choose or write',
            system.emergency.talks.map(({ topic }) => topic),
            { span: 4 },
          ),
        ),
        safety.stopWork,
        ...boxes('before', 'Before anyone climbs', core.before, before),
        ...boxes('during', 'While the work runs', core.during, during),
        d.bullets(...safety.limitsBrief(system)),
        ...boxes('close', 'End of the day', core.end, end),
        safety.correctiveTable(2),
        d.fields(
          4,
          d.own('secondWalk.time', 'Second walk at, by'),
          d.choice('secondWalk.result', 'Result', ['No change', 'Fixed on the spot', 'Work stopped']),
          d.own('secondWalk.note', 'What had changed', 'text', { span: 2 }),
          d.own('competent.signature', 'Competent person, signature', 'text', { span: 2 }),
          d.own('foreman.signature', 'Foreman at the end of the day, signature', 'text', { span: 2 }),
        ),
      ],
      { audience: 'crew' },
    ),
    ...safety.signInSheets(
      {
        en: 'I heard today’s talk in words I understand, I checked my own gear, and I may stop work that looks unsafe.',
        es: 'Escuché la charla de hoy en palabras que entiendo, revisé mi propio equipo y puedo detener un trabajo que parezca peligroso.',
      },
      [...rulesBehind(system), safety.statePrograms],
    ),
  ]
}

/** One day's walk: before, during, end, with the system's own checks and weather limits. */
export function dailySafetyChecklist(system: RoofSystem): TemplateContent {
  const facts = system.safety
  const [first, second] = facts.daily.before
  const [wind] = safety.windLimits(system)
  return defineTemplate('safety', {
    system,
    name: 'Daily Safety Checklist',
    downloads: [900, 500],
    description: `Daily safety checklist for ${aRoof(system)}: before, during and end-of-day checks, weather limits, and a bilingual sign-in sheet.`,
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
      `Beside the lines that every roof needs it holds what ${aRoof(system)} needs, such as “${lowerFirst(first[0])}” and “${lowerFirst(second[0])}”. The sections of the federal construction rules behind the boxes stand on the sign-in sheet, so an argument on the roof is a short one.`,
      `The core is the same on every roof: harness and anchor, rescue, hard hats, extinguishers, ladders, skylights, GFCI, first aid, heat and cold. Weather limits follow with what to do when they are reached (${lowerFirst(wind.condition)}, ${wind.limit}). An empty box stays open until someone has written who fixed it.`,
    ],
    howToUse: [
      'Fill in the header at the truck: wind forecast, heat index, competent person, nearest emergency room.',
      'Walk the site with the list before anyone climbs and tick what you have seen in place.',
      'For every empty box stop that task, fix it, or write under corrective actions who fixes it.',
      'Choose the topic of the morning talk or write another, hold it, and have the crew sign in on the sheet.',
      'Walk it again after lunch, after rain or wind, and whenever the crew moves.',
      'Tick the end-of-day boxes, sign, and file both pages and the sign-in sheet with the job.',
    ],
    expertGuide: [
      facts.guide,
      safety.competentGuide,
      safety.rescueGuide,
      {
        title: 'Check marks without walking are worse than none',
        text: 'A sheet with every box ticked in one minute tells an inspector that nobody looked. Expect some empty boxes; they show that the walk happened. What counts is the name and time of the fix beneath them.',
        cite: '29 CFR 1926.20(b)(2)',
      },
    ],
    subject: `Daily jobsite safety checklist for ${system.name} work`,
    intro:
      'Two pages for one day. Tick what you have seen in place, before anyone climbs and again after lunch. An empty box stops that task.',
    keywords: ['daily safety checklist', 'OSHA 1926', system.name],
    parts: () => partsOf(system),
  })
}
