import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import * as safety from '@/data/shared/safety'
import type { CitedLine } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

/** At 4 to 1 (base at a quarter of the working length) a ladder is 1/√(1 − 1/16) times as long as it is high. */
const lengthPerHeight = 1.0328

const conditionLines: readonly CitedLine[] = [
  ['Rungs, steps, rails whole and tight; repairs only to the design', '29 CFR 1926.1053(b)(16), (b)(18)'],
  ['Feet: both there, turn freely, grip', '29 CFR 1926.1053(b)(7)'],
  ['Locks, pulley, rope work; nothing tied together to lengthen', '29 CFR 1926.1053(a)(7)'],
  ['Label readable; rating fits the load', '29 CFR 1926.1053(a)(1), (b)(3)'],
  ['No oil, tar, adhesive, mud, ice', '29 CFR 1926.1053(b)(2)'],
  ['No sharp edges or splinters; wood without paint that hides cracks', '29 CFR 1926.1053(a)(11), (a)(12)'],
  ['Stepladder: spreader locks, steps and top whole', '29 CFR 1926.1053(a)(8)'],
]

const setupLines: readonly CitedLine[] = [
  ['Rails 3 ft above the landing, or tied to a rigid support with grab rail', '29 CFR 1926.1053(b)(1)'],
  ['Foot one out for four up', '29 CFR 1926.1053(b)(5)(i)'],
  ['Stands level and firm, or is secured', '29 CFR 1926.1053(b)(6)'],
  ['Slippery ground: tied, staked or footed as well', '29 CFR 1926.1053(b)(7)'],
  ['Door, drive or walk: secured or barricaded', '29 CFR 1926.1053(b)(8)'],
  ['Both rails bear evenly; not on gutter, vent or window', '29 CFR 1926.1053(b)(10)'],
  ['Top and bottom clear of bundles, hoses, cords', '29 CFR 1926.1053(b)(9)'],
  ['10 ft from power lines; fiberglass where contact is possible', '29 CFR 1926.1053(b)(12); 1926.416(a)(1)'],
  ['Landing at a place where the step onto the roof is protected', '29 CFR 1926.501(b)'],
  ['On the slope: ridge-hook ladder runs from ridge to eave, hooked', '29 CFR 1926.452(m)'],
]

const useLines: readonly CitedLine[] = [
  ['Climbers trained on ladders', '29 CFR 1926.1060(a)'],
  ['Faced up and down; a hand on the ladder; loads hoisted', '29 CFR 1926.1053(b)(20)–(22)'],
  ['Used only for what it was made for; never flat as a plank', '29 CFR 1926.1053(b)(4)'],
  ['Not moved or extended with someone on it', '29 CFR 1926.1053(b)(11)'],
  ['Stepladder: nobody on the top, the top step or the back bracing', '29 CFR 1926.1053(b)(13), (b)(14)'],
]

export const ladderInspectionChecklist = defineTemplate('safety', {
  name: 'Ladder Inspection Checklist',
  group: 'universal',
  demand: [0.695, 'Most companies, every week or month.'],
  description:
    'Ladder checklist for roofers to 29 CFR 1926.1053: condition, set-up, use, length and load calculated, red tag and daily log.',
  popular: true,
  tags: [
    'ladder safety',
    'ladder checklist',
    'extension ladder inspection',
    '1926.1053',
    '4 to 1 rule',
    'duty rating',
    'stepladder',
    'roof access',
    'ladder tag',
    'chicken ladder',
  ],
  fullDescription: [
    'A roofer climbs a ladder twenty times a day and looks at it once a year. This checklist puts thirty seconds before the first climb: the ladder itself, how it stands, how it is used. The expert guide has the paragraph of 29 CFR 1926.1053 behind each line.',
    'Two small calculations answer the questions that are guessed on site: how long must it be and how far out does it stand for this eave, and does its rating carry a roofer with boots, tools and whatever is on the shoulder.',
    'A daily log for the week and a red-tag record are on the last page. It covers extension ladders, stepladders, job-made ladders and ridge-hook ladders on the slope.',
  ],
  howToUse: [
    'Number the ladder and keep one sheet for it on the job.',
    'Enter eave height and weights; compare with the label.',
    'Check condition on the ground, then set up and check again.',
    'A Fix on condition takes the ladder out: tag it, write the tag.',
    'Initial the log each morning and after any bump, fall or storm.',
    'At the end of the job, the sheet goes to the equipment file.',
  ],
  expertGuide: [
    {
      title: 'Three feet, or tie and grab rail',
      text: 'Side rails stand at least 3 ft above the landing. If the ladder is too short for that, it is secured at the top to something rigid that does not bend, and there is a grab rail. It must never be able to slip off because it flexes.',
      cite: '29 CFR 1926.1053(b)(1)',
    },
    {
      title: 'A quarter of what?',
      text: 'The foot stands out one quarter of the working length, which is measured along the ladder from foot to top support. For a 20 ft eave that is 5 ft 2 in. Toes at the feet, arms out straight: if your palms reach the rung, it is about right.',
      cite: '29 CFR 1926.1053(b)(5)(i)',
    },
    {
      title: 'Bundles do not ride on shoulders',
      text: 'Each person uses at least one hand to hold on and carries nothing that could cause loss of balance. An 80 lb bundle does. Use the hoist, the conveyor or roof delivery, and the rating question solves itself.',
      cite: '29 CFR 1926.1053(b)(21), (b)(22)',
    },
    {
      title: 'Who inspects',
      text: 'A competent person looks for visible defects periodically and after anything that could have harmed the ladder. The user looks too. Everyone who climbs has been trained on ladders by a competent person.',
      cite: '29 CFR 1926.1053(b)(15), 1926.1060(a)',
    },
    safety.rulesGuide(conditionLines, setupLines, useLines),
  ],
  subject: 'Inspection of a portable ladder on a roofing job',
  intro: 'One sheet per ladder and job. Check it on the ground, check how it stands, and look again every morning.',
  keywords: ['ladder', '1926.1053', 'inspection'],
  pages: { main: 2 },
  required: ['ladder.id', 'job.name', 'ladder.date', 'result.state'],
  parts: () => [
    d.part(
      'Ladder',
      [
        d.section('Ladder and place'),
        d.fields(
          4,
          d.own('ladder.id', 'Ladder no.'),
          d.choice('ladder.type', 'Type', ['Extension', 'Single', 'Step', 'Platform', 'Job-made', 'Ridge hook']),
          d.choice('ladder.rails', 'Rails', ['Fiberglass', 'Aluminum', 'Wood']),
          d.choice('ladder.rating', 'Type and rating (lb)', ['IAA 375', 'IA 300', 'I 250', 'II 225', 'III 200']),
          d.field('job.name'),
          d.field('job.number'),
          d.own('ladder.place', 'Where it stands'),
          d.own('ladder.date', 'Date', 'date'),
        ),
        d.section('Long enough? Strong enough?', 'Length, foot distance and load, calculated'),
        d.fields(
          4,
          d.own('set.eave', 'Landing height (ft)', 'number', { decimals: 1 }),
          d.calculated(
            'set.base',
            'Foot stands out (ft)',
            'number',
            d.round(d.mul(d.ref('set.eave'), lengthPerHeight / 4), 1),
            { decimals: 1 },
          ),
          d.calculated(
            'set.length',
            'Ladder length needed (ft)',
            'number',
            d.when(d.ref('set.eave'), '>', 0, d.round(d.mul(d.add(d.ref('set.eave'), 3), lengthPerHeight), 1), 0),
            { decimals: 1 },
          ),
          d.own('set.have', 'Length when extended (ft)', 'number', { decimals: 1 }),
          d.own('load.person', 'Heaviest person (lb)', 'number', { decimals: 0 }),
          d.own('load.carried', 'Clothes, tools, load (lb)', 'number', { decimals: 0 }),
          d.own('load.rating', 'Rating on the label (lb)', 'number', { decimals: 0 }),
          d.calculated(
            'load.reserve',
            'Reserve (lb), not below 0',
            'number',
            d.when(
              d.ref('load.rating'),
              '>',
              0,
              d.sub(d.ref('load.rating'), d.add(d.ref('load.person'), d.ref('load.carried'))),
              0,
            ),
            { decimals: 0 },
          ),
        ),
        d.p(
          'Length: rails 3 ft above the landing at 4 to 1 (29 CFR 1926.1053(b)(1), (b)(5)(i)). Extended length is less than the size on the label: sections overlap as the label says, usually 3 ft up to 36 ft.',
        ),
        ...safety.checkGroup('condition', 'Condition, on the ground', conditionLines),
        ...safety.checkGroup('setup', 'Set-up', setupLines),
        ...safety.checkGroup('use', 'Use', useLines),
        d.safetyNote(
          'A bad ladder leaves at once',
          'Tag it DO NOT USE, take it away from the work, write the tag below: 29 CFR 1926.1053(b)(16). If it cannot be repaired to its design, cut it up.',
        ),
        d.section('Daily log', 'Daily log of a week'),
        d.table(
          'day',
          'Daily log',
          [
            d.column('day', 'Day', 'text', { fixed: true, width: 1.2 }),
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('ok', 'In order', 'check', { width: 0.9 }),
            d.column('moved', 'Set up at', 'text', { width: 2.6 }),
            d.column('found', 'Found and done', 'text', { width: 3 }),
            d.column('by', 'Initials', 'text', { width: 1 }),
          ],
          ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => ({ day })),
        ),
        d.section('Result and red tag'),
        d.fields(
          4,
          d.choice('result.state', 'Result', ['In order', 'In order with limits', 'Out of service']),
          d.own('result.tag', 'Tag no.'),
          d.own('result.defect', 'Defect', 'text', { span: 2 }),
          d.choice('result.decision', 'Decision', ['Repair by manufacturer’s parts', 'Destroyed']),
          d.own('result.cleared', 'Cleared on', 'date'),
          d.own('result.clearedBy', 'Cleared by', 'text', { span: 2 }),
        ),
        d.signatures([{ name: 'competent', role: 'Competent person' }]),
        rulesNote('Ladders: 29 CFR 1926.1053, 1926.1060. Duty ratings IAA to III are those of the ANSI A14 labels.'),
      ],
      { audience: 'crew' },
    ),
  ],
})
