import { defineTemplate } from '@/data/shared/define-template'
import { citedSentence } from '@/data/shared/cites'
import * as safety from '@/data/shared/safety'
import { aRoof, lowerFirst, sentence } from '@/data/shared/words'
import type { CitedLine, RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const citedBullets = (lines: readonly CitedLine[]): d.Block =>
  d.bullets(...lines.map(([text, cite]) => citedSentence(text, safety.ruleNote(cite))))

const ticked = (name: string, lines: readonly CitedLine[]): d.Block =>
  d.tickList(
    name,
    lines.map(([text]) => text),
  )

const rescueFields = d.fields(
  4,
  d.own('rescue.first', 'Rescuer 1'),
  d.own('rescue.second', 'Rescuer 2'),
  d.own('rescue.gear', 'Rescue gear, long ladder, at'),
  d.own('rescue.practiced', 'Practiced on', 'date'),
)

const YES = ['Yes: residential construction', 'Yes: leading edge', 'Yes: precast erection'] as const

/** A finished plan without an alternative says so, and has none of its pages. */
const lawfulAlternative = (system: RoofSystem): d.Block[] => [
  d.section('Alternative plan, only where it is lawful', 'Alternative plan under 1926.502(k), with what must be shown'),
  d.fields(
    2,
    d.choice('alternative.used', 'Alternative plan used on this job', ['No', ...YES]),
    d.own('alternative.author', 'Qualified person who wrote it'),
  ),
  ...d.onlyIf(
    'alternative.used',
    YES,
    d.safetyNote('Read this before you write anything here', ...safety.alternativeRule),
    d.fields(
      2,
      d.own('alternative.place', 'Where on this roof, and for which task'),
      d.own('alternative.method', 'Usual methods that were examined'),
      d.own('alternative.reason', 'Why each is infeasible, or more dangerous, here', 'multiline', {
        span: 2,
        lines: 2,
      }),
      d.own('alternative.measures', 'Measures used in their place'),
      d.own('alternative.names', 'Names of everyone allowed in the controlled access zone'),
    ),
    d.p(`${system.safety.alternative.map(sentence).join(' ')}`, `On ${aRoof(system)}.`),
    d.p('Tick what the written plan holds (29 CFR 1926.502(k)(1)–(k)(10)); a plan with an empty box is not one.'),
    ticked('alternativePart', safety.alternativeParts),
  ),
]

/** Only a steep dwelling may have an alternative plan; elsewhere the plan offers none. */
const alternative = (system: RoofSystem): d.Block[] =>
  system.safety.alternative.length > 0 ? lawfulAlternative(system) : [d.p(safety.noAlternative, 'No other plan.')]

const header = d.fields(
  6,
  d.field('job.name', { span: 2 }),
  d.field('job.number'),
  d.own('safety.date', 'Date', 'date', { required: true }),
  { ...safety.competentPerson, span: 2 },
  d.field('job.address', { span: 2 }),
  d.field('job.hospital', { span: 2 }),
  d.field('job.foreman', { span: 2 }),
  ...safety.slopeFields,
  d.own('plan.author', 'Plan written by'),
  d.own('plan.qualified', 'Qualified person for anchors'),
  d.choice('plan.building', 'Construction', ['Residential, wood-frame type', 'Commercial or other']),
)

const partsOf = (system: RoofSystem): readonly d.Part[] => [
  d.part(
    'Fall protection plan',
    [
      header,
      d.section('Protection by work zone', `Protection of each zone of ${aRoof(system)}`),
      d.p(safety.slopeRule[system.type]),
      safety.zoneTable(system.safety.zones),
      d.subsection('Site sketch: edges with heights, openings, anchors, lines, ladder, drop zone, hoist'),
      d.photos('sketch', 'Edges with heights, openings, anchors, lines, ladder, drop zone, hoist', 1, {
        columns: 1,
        height: 130,
        captions: false,
      }),
      d.section(
        'Set-up and footing',
        `Checks of rails, lines, monitor, covers and ladder, and of footing on ${aRoof(system)}`,
      ),
      ticked('setUp', safety.setUp[system.type]),
      ticked('footing', system.safety.footing),
      d.p(safety.limitsBrief(system), 'Work at height stops at:'),
      d.fields(1, d.own('limit.site', 'Limits on this site, where they are stricter')),
      d.section('Anchors and harness', 'Anchor rules for this roof, with a register'),
      citedBullets([...system.safety.anchors, ...safety.harness]),
      safety.anchorRegister(3),
      ...safety.fallClearance,
      d.section('Openings, tools and people below', 'Register of openings; tool handling and overhead protection'),
      safety.openingRegister(2),
      ticked('falling', safety.fallingObjects),
      d.section('Rescue', 'Rescue of a suspended person, with names and gear'),
      d.p(
        'Prompt rescue, or people who can rescue themselves (29 CFR 1926.502(d)(20)). 911 starts help; it is not the plan.',
      ),
      rescueFields,
      citedBullets(system.safety.rescue),
      ...alternative(system),
      ...safety.revisionRecord(2),
      d.signatures([
        { name: 'author', role: 'Plan written by', withTitle: true },
        { name: 'competent', role: 'Competent person' },
      ]),
    ],
    { audience: 'crew' },
  ),
  safety.signInSheet(
    {
      en: 'This fall protection plan was explained to me in words I understand. I may stop work that looks unsafe.',
      es: 'Me explicaron este plan de protección contra caídas en palabras que entiendo. Puedo detener un trabajo que parezca peligroso.',
    },
    { isDense: true, more: [safety.statePrograms] },
  ),
]

const cited = (lines: readonly CitedLine[]): string =>
  lines.map(([text, cite]) => citedSentence(text, safety.ruleNote(cite))).join(' ')

const usual = {
  sloped: 'Above 4 in 12 the choice is tie-off, net, or guardrail with toeboard, and slide guards do not count',
  flat: 'At 4 in 12 or less a warning line may be joined with tie-off or a monitor, and a monitor alone is lawful up to 50 ft of width',
} as const satisfies Record<RoofSystem['type'], string>

/** Fall protection by slope and zone, anchors, rescue, and the alternative plan where it is lawful. */
export function fallProtectionPlan(system: RoofSystem): TemplateContent {
  const { work, zones, anchors, footing, guide, alternative: choices } = system.safety
  const lawful = choices.length > 0
  return defineTemplate('safety', {
    system,
    name: 'Fall Protection Plan',
    downloads: [800, 400],
    description: `Fall protection plan for ${aRoof(system)}: methods by slope and zone, anchors, fall clearance, openings and rescue${lawful ? ', and 1926.502(k) where lawful' : ''}.`,
    tags: [
      'fall protection plan',
      '1926.502(k)',
      'OSHA fall protection',
      'warning line',
      'safety monitor',
      'personal fall arrest',
      'roof anchor',
      'rescue plan',
      'controlled access zone',
    ],
    fullDescription: [
      `${work} ${usual[system.type]}. The plan says which method protects whom in each zone of ${aRoof(system)}: ${zones.map(([zone]) => lowerFirst(zone)).join('; ')}.`,
      `Anchors and footing are written for this roof. ${sentence(anchors[0][0])} ${sentence(footing[0][0])} Registers for anchors and openings, a sketch and a rescue with two names follow.`,
      lawful
        ? 'Clearance is calculated for each place: needed against available. Conventional protection is the rule; the alternative plan of 1926.502(k) stands in a section of its own that says when it is lawful and what has to be shown.'
        : 'Clearance is calculated for each place: needed against available. Conventional protection is the rule on a low-slope roof, and the plan offers no alternative to it.',
    ],
    howToUse: [
      'Measure slope, edge heights and roof width, and write them in the head of the form.',
      'Choose the method of each zone from what the slope allows; enter where it begins and ends.',
      'Draw edges, openings, anchors, lines, ladder and drop zone in the sketch.',
      'Fill in the anchor register as each anchor is set, with fasteners and framing.',
      'Name two rescuers, put the gear in reach and practice once.',
      lawful
        ? 'Cross out the alternative plan unless a qualified person can show that it is lawful here.'
        : 'Measure the clearance at each place where a rope is used; less than zero left over means a rail or a shorter rope.',
      'Go through it with the crew, and write it again after any fall or near miss.',
    ],
    expertGuide: [
      guide,
      safety.slopeGuide,
      { title: 'What the slope allows', text: cited(safety.methodsBySlope[system.type]) },
      safety.clearanceGuide,
      {
        title: 'The rules behind the lines',
        text: cited([...safety.setUp[system.type], ...footing, ...safety.fallingObjects]),
      },
      ...(lawful ? [{ title: 'What a 1926.502(k) plan has to hold', text: cited(safety.alternativeParts) }] : []),
      {
        title: 'The training certificate is another paper',
        text: 'The sign-in shows that this plan was explained. The training certificate, with name, date and signature of trainer or employer, is kept apart. In the rescue, ask how high the ladder of the fire department reaches.',
        cite: '29 CFR 1926.503(b)',
      },
      safety.alternativeGuide,
      safety.rescueGuide,
      safety.stateGuide,
    ],
    subject: `Fall protection plan for ${system.name} work`,
    intro: `How falls are prevented on one job on ${aRoof(system)}: protection by zone, anchors, openings and rescue.`,
    keywords: ['fall protection plan', '1926.502(k)', system.name],
    pages: { main: 4 },
    required: ['safety.edgeHeight', 'plan.author', 'rescue.first'],
    parts: () => partsOf(system),
  })
}
