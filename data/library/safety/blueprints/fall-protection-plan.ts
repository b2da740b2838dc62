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
    lines.map(([text, cite]) => [text, safety.ruleNote(cite)] as const),
  )

const rescueFields = d.fields(
  4,
  d.own('rescue.first', 'Rescuer 1'),
  d.own('rescue.second', 'Rescuer 2'),
  d.own('rescue.gear', 'Rescue gear, long ladder, at'),
  d.own('rescue.practiced', 'Practiced on', 'date'),
)

const lawfulAlternative = (system: RoofSystem): d.Block[] => [
  d.section('Alternative plan, only where it is lawful', 'Alternative plan under 1926.502(k), with what must be shown'),
  d.safetyNote('Read this before you write anything here', ...safety.alternativeRule),
  d.fields(
    2,
    d.choice('alternative.used', 'Alternative plan used on this job', [
      'No',
      'Yes: residential construction',
      'Yes: leading edge',
      'Yes: precast erection',
    ]),
    d.own('alternative.author', 'Qualified person who wrote it'),
    d.own('alternative.place', 'Where on this roof, and for which task'),
    d.own('alternative.method', 'Usual methods that were examined'),
    d.own('alternative.reason', 'Why each is infeasible, or more dangerous, here', 'multiline', { span: 2, lines: 2 }),
    d.own('alternative.measures', 'Measures used in their place', 'text', { span: 2 }),
    d.own('alternative.names', 'Names of everyone allowed in the controlled access zone', 'text', { span: 2 }),
  ),
  d.p('Tick what the written plan holds; a plan with an empty box is not one.'),
  ticked('alternativePart', safety.alternativeParts),
  d.subsection(`What ${aRoof(system)} adds to that question`),
  d.bullets(...system.safety.alternative.map(sentence)),
]

/** Only a steep dwelling may have an alternative plan; elsewhere the plan offers none. */
const alternative = (system: RoofSystem): d.Block[] =>
  system.safety.alternative.length > 0
    ? lawfulAlternative(system)
    : [d.section('No other plan', 'Why this roof has no alternative plan'), d.p(safety.noAlternative)]

const partsOf = (system: RoofSystem): readonly d.Part[] => [
  d.part(
    'Fall protection plan',
    [
      ...safety.jobHeader(
        'Job header with slope, edge height, roof width and plan author',
        ...safety.slopeFields,
        d.own('plan.author', 'Plan written by'),
        d.own('plan.qualified', 'Qualified person for anchors'),
        d.choice('plan.building', 'Construction', ['Residential, wood-frame type', 'Commercial or other']),
      ),
      safety.stopWork,
      d.section('What the slope allows', 'Lawful methods by slope'),
      d.p(
        'Measure the slope and the height of the edge, then choose. From 6 ft above a lower level one of these is in place before work begins (29 CFR 1926.501(b), 1926.502(a)(2)).',
      ),
      citedBullets(safety.methodsBySlope[system.type]),
      d.section('Protection by work zone', `Protection of each zone of ${aRoof(system)}`),
      safety.zoneTable(system.safety.zones),
      d.section('Site sketch', 'Site sketch with edges, openings, anchors, access'),
      d.photos('sketch', 'Edges with heights, openings, anchors, lines, ladder, drop zone, hoist', 1, {
        columns: 1,
        height: 130,
        captions: false,
      }),
      d.section('Set-up checks', 'Checks of rails, lines, monitor, covers and ladder'),
      ticked('setUp', safety.setUp[system.type]),
      d.section('Footing on this roof', `What makes ${aRoof(system)} slip or give way, and what is done`),
      ticked('footing', system.safety.footing),
      ...safety.limitsList(system, 'Weather that ends work at height'),
      d.section('Anchors and harness', 'Anchor rules for this roof, with a register'),
      citedBullets([...system.safety.anchors, ...safety.harness]),
      safety.anchorRegister(3),
      ...safety.fallClearance,
      d.section('Openings and skylights', 'Register of openings'),
      safety.openingRegister(3),
      d.section('Tools and people below', 'Tool handling and overhead protection'),
      ticked('falling', safety.fallingObjects),
      d.section('Rescue', 'Rescue of a suspended person, with names and gear'),
      d.p(
        'The employer provides for prompt rescue or makes sure that people can rescue themselves (29 CFR 1926.502(d)(20)). 911 starts help; it is not the plan. Ask how high the fire ladder reaches.',
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
    { more: [
      d.p(
        'The sign-in shows that this plan was explained. The training certificate of 29 CFR 1926.503(b), with name, date and signature of trainer or employer, is kept apart.',
      ),
      safety.statePrograms,
    ] },
  ),
]

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
    expertGuide: [guide, safety.slopeGuide, safety.alternativeGuide, safety.rescueGuide],
    subject: `Fall protection plan for ${system.name} work`,
    intro: `How falls are prevented on one job on ${aRoof(system)}: methods by slope and zone, anchors, openings and rescue.${lawful ? ' A section of its own covers the alternative plan of 29 CFR 1926.502(k), which few jobs may use.' : ''}`,
    keywords: ['fall protection plan', '1926.502(k)', system.name],
    required: ['safety.edgeHeight', 'plan.author', 'rescue.first'],
    parts: () => partsOf(system),
  })
}
