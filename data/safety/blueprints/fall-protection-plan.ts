import { systemSafety } from '../support'
import {
  alternativeGuide,
  alternativeParts,
  alternativeRule,
  anchorRegister,
  aRoof,
  cfr,
  citedChecks,
  citedSentence,
  crewSignIn,
  harness,
  jobHeader,
  limitsTable,
  lowerFirst,
  methodsBySlope,
  openingRegister,
  rescueGuide,
  revisionRecord,
  sentence,
  setUp,
  slopeFields,
  slopeGuide,
  statePrograms,
  stopWork,
  zoneTable,
} from '@/data/parts/safety'
import type { CitedLine, RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import {
  bullets,
  choice,
  column,
  documentModel,
  fields,
  own,
  p,
  pageBreak,
  part,
  photos,
  safetyNote,
  section,
  signatures,
  subsection,
  table,
  tickList,
  type Block,
} from '@/lib/documents/author'

const citedBullets = (lines: readonly CitedLine[]): Block =>
  bullets(...lines.map(([text, cite]) => citedSentence(text, cite)))

const rescueFields = fields(
  4,
  own('rescue.first', 'Rescuer 1'),
  own('rescue.second', 'Rescuer 2'),
  own('rescue.gear', 'Rescue gear, long ladder, at'),
  own('rescue.practiced', 'Practiced on', 'date'),
)

const alternative = (system: RoofSystem): Block[] => [
  pageBreak,
  section('Alternative plan, only where it is lawful', 'Alternative plan under 1926.502(k), with what must be shown'),
  safetyNote('Read this before you write anything here', ...alternativeRule[system.type]),
  fields(
    2,
    choice('alternative.used', 'Alternative plan used on this job', [
      'No',
      'Yes: residential construction',
      'Yes: leading edge',
      'Yes: precast erection',
    ]),
    own('alternative.author', 'Qualified person who wrote it'),
    own('alternative.place', 'Where on this roof, and for which task'),
    own('alternative.method', 'Usual methods that were examined'),
    own('alternative.reason', 'Why each is infeasible, or more dangerous, here', 'multiline', { span: 2, lines: 3 }),
    own('alternative.measures', 'Measures used in their place', 'multiline', { span: 2, lines: 2 }),
  ),
  p('Tick what the written plan holds; a plan with an empty box is not one.'),
  tickList(
    'alternativePart',
    alternativeParts.map(([text, cite]) => [text, cfr(cite)] as const),
  ),
  subsection(`What ${aRoof(system)} adds to that question`),
  bullets(...system.safety.alternative.map(sentence)),
  table(
    'access',
    'People allowed in the controlled access zone',
    [
      column('name', 'Allowed in the controlled access zone', 'text', { width: 3 }),
      column('task', 'Task', 'text', { width: 3 }),
      column('trained', 'Trained on', 'date'),
    ],
    [],
    { blankRows: 2, lineNumbers: true },
  ),
]

const documentOf = (system: RoofSystem) => () =>
  documentModel({
    title: `${system.shortName} Fall Protection Plan`,
    subject: `Fall protection plan for ${system.name} work`,
    intro: `How falls are prevented on one job on ${aRoof(system)}: methods by slope and zone, anchors, openings and rescue. A section of its own covers the alternative plan of 29 CFR 1926.502(k), which few jobs may use.`,
    letterhead: 'compact',
    keywords: ['fall protection plan', '1926.502(k)', system.name],
    parts: [
      part(
        'Fall protection plan',
        [
          ...jobHeader(
            'Job header with slope, edge height, roof width and plan author',
            ...slopeFields,
            own('plan.author', 'Plan written by'),
            own('plan.qualified', 'Qualified person for anchors'),
            choice('plan.building', 'Construction', ['Residential, wood-frame type', 'Commercial or other']),
          ),
          stopWork,
          section('What the slope allows', 'Lawful methods by slope'),
          p(
            'Measure the slope and the height of the edge, then choose. From 6 ft above a lower level one of these is in place before work begins (29 CFR 1926.501(b), 1926.502(a)(2)).',
          ),
          citedBullets(methodsBySlope[system.type]),
          section('Protection by work zone', `Protection of each zone of ${aRoof(system)}`),
          zoneTable(system.safety.zones),
          section('Site sketch', 'Site sketch with edges, openings, anchors, access'),
          photos('sketch', 'Edges with heights, openings, anchors, lines, ladder, drop zone, hoist', 1, {
            columns: 1,
            height: 150,
            captions: false,
          }),
          ...citedChecks(
            'setUp',
            'Set-up checks',
            setUp[system.type],
            'Checks of rails, lines, monitor, covers and ladder',
          ),
          ...citedChecks(
            'footing',
            'Footing on this roof',
            system.safety.footing,
            `What makes ${aRoof(system)} slip or give way, and what is done`,
          ),
          ...limitsTable(system.safety.limits, 'Weather that ends work at height'),
          section('Anchors and harness', 'Anchor rules for this roof, with a register'),
          citedBullets([...system.safety.anchors, ...harness]),
          anchorRegister(3),
          section('Openings and skylights', 'Register of openings'),
          openingRegister(3),
          section('Rescue', 'Rescue of a suspended person, with names and gear'),
          p(
            'The employer provides for prompt rescue or makes sure that people can rescue themselves (29 CFR 1926.502(d)(20)). 911 starts help; it is not the plan. Ask how high the fire ladder reaches.',
          ),
          rescueFields,
          citedBullets(system.safety.rescue),
          ...alternative(system),
          ...revisionRecord(2),
          ...crewSignIn('Crew: this plan was explained to me', 4),
          p(
            'The sign-in shows that this plan was explained. The training certificate of 29 CFR 1926.503(b), with name, date and signature of trainer or employer, is kept apart.',
          ),
          signatures([
            { name: 'author', role: 'Plan written by', withTitle: true },
            { name: 'competent', role: 'Competent person' },
          ]),
          statePrograms,
        ],
        { audience: 'crew' },
      ),
    ],
  })

const usual = {
  sloped: 'Above 4 in 12 the choice is tie-off, net, or guardrail with toeboard, and slide guards do not count',
  flat: 'At 4 in 12 or less a warning line may be joined with tie-off or a monitor, and a monitor alone is lawful up to 50 ft of width',
} as const satisfies Record<RoofSystem['type'], string>

/** Fall protection by slope and zone, anchors, rescue, and the alternative plan where it is lawful. */
export function fallProtectionPlan(system: RoofSystem): TemplateContent {
  const { work, zones, anchors, footing, guide } = system.safety
  return systemSafety(system, 'fall-protection-plan', {
    name: 'Fall Protection Plan',
    description: `Fall protection plan for ${aRoof(system)}: methods by slope and zone, anchors, openings, rescue, and 1926.502(k) where lawful.`,
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
      'Conventional protection is the rule. The alternative plan of 1926.502(k) stands in a section of its own that says when it is lawful and what has to be shown, so that nobody fills it in because the form offered it.',
    ],
    howToUse: [
      'Measure slope, edge heights and roof width, and write them in the head of the form.',
      'Choose the method of each zone from what the slope allows; enter where it begins and ends.',
      'Draw edges, openings, anchors, lines, ladder and drop zone in the sketch.',
      'Fill in the anchor register as each anchor is set, with fasteners and framing.',
      'Name two rescuers, put the gear in reach and practice once.',
      'Cross out the alternative plan unless a qualified person can show that it is lawful here.',
      'Go through it with the crew, and write it again after any fall or near miss.',
    ],
    expertGuide: [guide, slopeGuide, alternativeGuide, rescueGuide],
    document: documentOf(system),
  })
}
