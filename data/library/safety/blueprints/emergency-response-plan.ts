import { defineTemplate } from '@/data/shared/define-template'
import { cfr, citedSentence } from '@/data/shared/cites'
import * as safety from '@/data/shared/safety'
import * as emergency from '@/data/shared/safety/emergency'
import { aRoof, lowerFirst, sentence } from '@/data/shared/words'
import type { RoofSystem, Scenario } from '@/data/shared/system'
import type { GuideEntry, TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

/** What the caller reads out and where everybody goes: to be read from the ladder. */
const poster: d.Block[] = [
  d.section('Call 911, then say this', 'Poster: address for 911, access, muster points, hospital'),
  d.poster(
    4,
    d.field('job.address', { label: 'Address as 911 needs it, nearest cross street', span: 4 }),
    d.own('plan.access', 'Gate, door and stair for the ambulance', 'text', { span: 3 }),
    d.own('plan.coordinates', 'Latitude, longitude'),
    d.own('plan.muster', 'Muster point', 'text', { span: 2 }),
    d.own('plan.musterUpwind', 'Second muster point, upwind', 'text', { span: 2 }),
    d.field('job.hospital', { label: 'Nearest emergency room, minutes', span: 4 }),
    d.own('plan.signal', 'Alarm signal on this site', 'text', { span: 2 }),
    d.own('plan.escape', 'Ways down for the crew', 'text', { span: 2 }),
  ),
]

const site: d.Block = d.fields(
  4,
  d.field('job.name', { span: 2 }),
  d.field('job.number'),
  d.own('plan.date', 'Plan date', 'date'),
  safety.competentPerson,
  d.field('job.foreman'),
  d.own('plan.trauma', 'Trauma or burn center', 'text', { span: 2 }),
  d.own('plan.shutoffs', 'Shutoffs: power, gas, fans, sprinkler', 'text', { span: 2 }),
  d.own('plan.hydrant', 'Hydrant, hose connection'),
  { ...safety.explainedIn, label: 'Plan explained in' },
)

const alarm: d.Block = d.p(
  'Give the signal and say where and what. Call 911 before you call the office. One person meets the ambulance, one counts the crew at the muster point, nobody goes back up until the competent person says so (29 CFR 1926.35(b)).',
  'Anyone may raise the alarm.',
)

const rescueBlocks = (system: RoofSystem): d.Block[] => [
  d.section(
    'Rescue from the roof and from a harness',
    `${system.shortName} rescue: hanging in a harness, hurt on the roof`,
  ),
  d.steps(
    'Call 911, talk to the person, have the legs moved or put the feet into a foot loop. The crew starts the rescue; the call does not replace it (29 CFR 1926.502(d)(20)).',
    'No rescuer goes over an edge or onto a slope without a tie-off of their own (29 CFR 1926.501(b)).',
    'Bring the person to firm ground by the nearest safe way, within minutes.',
    'On the ground: airway, breathing, bleeding. Follow the dispatcher; note how long the person hung.',
    'Even a person who feels well goes to the hospital. Harness, lanyard, anchor: out of service (29 CFR 1926.502(d)(19)).',
  ),
  d.bullets(...system.emergency.rescue),
  d.fields(
    4,
    d.own('rescue.leader', 'Rescue leader'),
    d.own('rescue.second', 'Second rescuer'),
    d.own('rescue.kit', 'Rescue kit is at'),
    d.own('rescue.practiced', 'Practiced on', 'date'),
  ),
]

const scenarioBlock = ({ scenario, response, steps: next, cite }: Scenario): d.Block =>
  d.p(`${citedSentence(response, cite)} ${next.join(' ')}`, `${scenario}.`)

const storms: readonly (readonly [trigger: string, action: string])[] = [
  ['First thunder', 'off the roof; back 30 minutes after the last thunder'],
  ['Tornado or extreme wind warning', 'everyone off the roof at once and into the shelter room, away from glass'],
]

const weatherBlocks = (system: RoofSystem): d.Block[] => [
  d.p(
    [...system.emergency.weather, ...storms].map(([trigger, action]) => sentence(`${trigger}: ${action}`)).join(' '),
    'Severe weather.',
  ),
  d.fields(
    3,
    d.own('weather.shelter', 'Shelter room'),
    d.own('weather.watcher', 'Watches forecast and sky'),
    d.own('weather.source', 'Alerts from'),
  ),
]

/** Distances of flame, kettle and gas, which the safety plan of this roof has on paper. */
const fireGuide = (system: RoofSystem): GuideEntry => ({
  title: `Extinguishers and distances on ${aRoof(system)}`,
  text: safety
    .fireRules(system)
    .map(([text, cite]) => citedSentence(text, cite))
    .join(' '),
})

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const { fire, kit, spill } = system.emergency
  return [
    d.part(
      'Emergency plan',
      [
        alarm,
        ...poster,
        ...emergency.numbers,
        ...emergency.peopleAndDuties,
        site,
        ...rescueBlocks(system),
        d.section('What can happen on this roof', `Steps for five ${system.shortName} emergencies, and severe weather`),
        ...system.emergency.scenarios.map(scenarioBlock),
        ...weatherBlocks(system),
        d.section(
          'Fire, spill, first aid until help comes',
          'Fire, spills and first aid: what burns here, bleeding, burns, eyes, heat, shock, head and spine',
        ),
        d.bullets(
          'Fight only a fire no bigger than a wastebasket, with the way out behind you, after 911 was called.',
          ...fire.map(sentence),
          'The data sheet is within reach of the crew at all times and goes with the injured person (29 CFR 1910.1200(g)(8)).',
          ...spill,
        ),
        emergency.firstAidRules,
        ...emergency.readyBeforeWork(kit),
      ],
      { audience: 'crew' },
    ),
    safety.signInSheet(
      {
        en: 'This emergency plan was explained to me in words I understand, and I know my part in it.',
        es: 'Me explicaron este plan de emergencia en palabras que entiendo y sé lo que me toca hacer.',
      },
      {
        isPlain: true,
        more: [
          d.signatures([
            { name: 'planner', role: 'Plan made by', withTitle: true },
            { name: 'competent', role: 'Competent person' },
          ]),
          safety.reportClock,
        ],
      },
    ),
    emergency.drillPart,
  ]
}

/** The site's emergency plan with the system's own scenarios, rescue and weather. */
export function emergencyResponsePlan(system: RoofSystem): TemplateContent {
  const { scenarios, rescue, fire } = system.emergency
  const [worst] = scenarios
  return defineTemplate('safety', {
    system,
    name: 'Emergency Response Plan',
    downloads: [550, 250],
    description: `Emergency plan for ${aRoof(system)}: rescue from height, five scenarios step by step, numbers, muster, drills and sign-in.`,
    tags: [
      'emergency response plan',
      'emergency action plan',
      'rescue plan',
      'fall rescue',
      'suspension trauma',
      'first aid',
      'fire extinguisher',
      'OSHA reporting',
      'severe weather',
      'roofing safety',
    ],
    fullDescription: [
      `A plan that a crew on ${aRoof(system)} can use with shaking hands: address as 911 needs it, numbers, who calls, who counts, who rescues. It covers what happens on this roof: ${scenarios.map(({ scenario }) => lowerFirst(scenario)).join('; ')}.`,
      `Each scenario says what to do at once and what comes next. Rescue fits this roof: “${rescue[0]}” Thunder, tornado and what else the sky brings have their steps too.`,
      'Fire, spills, first aid, a readiness list and the crew’s signatures complete it; the form keeps a drill record. The expert guide has the rule behind each duty and each line.',
    ],
    howToUse: [
      'Fill in site, numbers and people before anyone climbs; drive to the emergency room once.',
      'Give each duty a name and a second name.',
      'Go through rescue and the five scenarios with the crew, on the roof.',
      'Check the readiness list; what is missing is settled before work starts.',
      'Practice one scenario in the first week and write it into the drill record.',
      'Hang page 1 where all see it; keep one copy at the ladder and one in the truck; renew it when site or crew changes.',
    ],
    expertGuide: [
      {
        title: `Begin with: ${lowerFirst(worst.scenario)}`,
        text: `${sentence(worst.response)} ${worst.steps[0]} Walk it through on the roof with those who will do it. ${fire[0]}`,
        cite: cfr(worst.cite),
      },
      {
        title: 'Minutes, not the fire department',
        text: 'Someone who hangs motionless in a harness may lose consciousness within minutes and die soon after, because blood pools in the legs. Few fire departments reach a roof, rig and lower a person that fast. Your ladder, rope and two practiced people do. Time it once with a weighted bag.',
        cite: '29 CFR 1926.502(d)(20)',
      },
      {
        title: 'When an emergency plan has to be in writing',
        text: 'Where an OSHA rule calls for an emergency action plan it has to be in writing above ten employees; up to ten it may be told. A written page is better at any size, because the person who knew the plan may be the one who is hurt.',
        cite: '29 CFR 1926.35(a), (e)(3)',
      },
      {
        title: 'Eight hours and twenty-four',
        text: 'Every employer, whatever its size, reports a work-related death within 8 hours and an inpatient hospitalization, amputation or loss of an eye within 24, by phone to the area office or 1-800-321-6742, or online. The clock starts when the company or its agent learns of it. A death counts within 30 days of the incident, the others within 24 hours of it; an admission for observation or tests only is not reported. The incident report has the record of the call. State programs may be shorter.',
        cite: '29 CFR 1904.39(a), (b)(6)–(b)(10)',
      },
      emergency.dutiesGuide,
      emergency.readinessGuide,
      fireGuide(system),
      emergency.afterwardsGuide,
      safety.stateGuide,
    ],
    subject: `Site emergency plan for ${system.name} work`,
    intro:
      'Complete it before the first person climbs, go through it with the crew, and hang this page where all see it.',
    keywords: ['emergency response plan', 'emergency action plan', 'rescue plan', system.name],
    pages: { main: 3 },
    required: ['plan.date', 'plan.signal', 'plan.access', 'plan.muster', 'rescue.leader'],
    parts: () => partsOf(system),
  })
}
