import { defineTemplate } from '@/data/shared/define-template'
import * as safety from '@/data/shared/safety'
import { aRoof, lowerFirst } from '@/data/shared/words'
import type { CitedLine, RoofSystem } from '@/data/shared/system'
import type { GuideEntry, TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

/** Core lines first, then the system's own, each with one of three answers. */
const walk = (name: string, title: string, core: safety.CoreLines, own: readonly CitedLine[]): d.Block[] => [
  d.section(title),
  d.answerGrid(name, [...safety.coreItems(core), ...own.map(([text]) => text)], { itemLabel: 'Seen on the walk' }),
]

/** The lines with the sections behind them, for anyone who asks on the roof. */
const rulesBehind = (title: string, core: safety.CoreLines, own: readonly CitedLine[]): GuideEntry => ({
  title: `The rules behind the lines: ${lowerFirst(title)}`,
  text: [...Object.values(core), ...own].map(([line, cite]) => `${line} (${safety.ruleNote(cite)}).`).join(' '),
})

const titles = { before: 'Before anyone climbs', during: 'While the work runs', end: 'End of the day' } as const

const talkOf = (system: RoofSystem): d.Field =>
  d.choice(
    'safety.talk',
    'Morning talk: choose or write',
    system.emergency.talks.map(({ topic }) => topic),
    { span: 3 },
  )

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const core = safety.coreOf(system)
  const { before, during, end } = system.safety.daily
  return [
    d.part(
      'Daily checklist',
      [
        d.fields(
          6,
          d.field('job.name', { span: 2 }),
          d.field('job.number'),
          d.own('safety.date', 'Date', 'date'),
          { ...safety.competentPerson, span: 2 },
          d.field('job.address', { span: 2 }),
          d.field('job.hospital', { span: 2 }),
          d.own('safety.gust', 'Top gust (mph)', 'number', { decimals: 0 }),
          d.own('safety.heatIndex', 'Heat or chill (°F)', 'number', { decimals: 0 }),
        ),
        ...walk('before', titles.before, core.before, before),
        ...walk('during', titles.during, core.during, during),
        d.bullets(...safety.limitsLines(system)),
        ...walk('close', titles.end, core.end, end),
        d.section('Fix list and second walk', 'Fix list with who and when, and the second walk of the day'),
        safety.correctiveTable(2),
        d.fields(
          6,
          d.own('secondWalk.time', 'Second walk at, by', 'text', { span: 2 }),
          d.choice('secondWalk.result', 'Result', ['No change', 'Fixed on the spot', 'Work stopped']),
          d.own('secondWalk.note', 'What had changed', 'text', { span: 3 }),
        ),
      ],
      { audience: 'crew' },
    ),
    safety.signInSheet(
      {
        en: 'I heard today’s talk in words I understand, I checked my own gear, and I may stop work that looks unsafe.',
        es: 'Escuché la charla de hoy en palabras que entiendo, revisé mi propio equipo y puedo detener un trabajo que parezca peligroso.',
      },
      {
        fields: [talkOf(system)],
        more: [
          safety.someoneHurt,
          d.fields(
            2,
            d.own('competent.signature', 'Competent person, signature'),
            d.own('foreman.signature', 'Foreman at the end of the day, signature'),
          ),
        ],
      },
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
      `Beside the lines that every roof needs it holds what ${aRoof(system)} needs, such as “${lowerFirst(first[0])}” and “${lowerFirst(second[0])}”. The sections of the federal construction rules behind the lines are in the expert guide, so an argument on the roof is a short one.`,
      `The core is the same on every roof: harness and anchor, rescue, hard hats, extinguishers, ladders, skylights, GFCI, first aid, heat and cold. Weather limits follow with what to do when they are reached (${lowerFirst(wind.condition)}, ${wind.limit}). A Fix stays open until someone has written who fixed it.`,
    ],
    howToUse: [
      'Fill in the header at the truck: wind forecast, heat index, competent person, nearest emergency room.',
      'Walk the site with the list before anyone climbs. OK is what you have seen in place, N/A is what this job does not have.',
      'For every Fix stop that task, put it right, or write on the fix list who does and by when.',
      'Choose the topic of the morning talk or write another, hold it, and have the crew sign in on the sheet.',
      'Walk it again after lunch, after rain or wind, and whenever the crew moves, and write down what had changed.',
      'Answer the end-of-day lines, sign, and file both pages with the job.',
    ],
    expertGuide: [
      facts.guide,
      safety.competentGuide,
      safety.rescueGuide,
      {
        title: 'Check marks without walking are worse than none',
        text: 'A sheet with OK on every line in one minute tells an inspector that nobody looked. Expect a Fix now and then; it shows that the walk happened. What counts is the name and date of the fix on the list.',
        cite: '29 CFR 1926.20(b)(2)',
      },
      rulesBehind(titles.before, safety.coreOf(system).before, facts.daily.before),
      rulesBehind(titles.during, safety.coreOf(system).during, facts.daily.during),
      rulesBehind(titles.end, safety.coreOf(system).end, facts.daily.end),
      safety.stateGuide,
    ],
    subject: `Daily jobsite safety checklist for ${system.name} work`,
    intro:
      'Two pages for one day. Walk it before anyone climbs and again after lunch. A Fix stops that task until it is put right.',
    keywords: ['daily safety checklist', 'OSHA 1926', system.name],
    pages: { main: 2 },
    parts: () => partsOf(system),
  })
}
