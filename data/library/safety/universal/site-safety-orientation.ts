import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import * as safety from '@/data/shared/safety'
import type { CitedLine } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

const hazards: readonly CitedLine[] = [
  ['Edges 6 ft or higher, and how we protect them here', '29 CFR 1926.501(b)(1), (b)(10), (b)(11), (b)(13)'],
  ['Skylights, hatches and holes in the deck', '29 CFR 1926.501(b)(4): covered, guarded, or you are tied off'],
  ['Soft, rotten or unknown deck', '29 CFR 1926.501(a)(2): stay off until its strength is known'],
  ['Overhead lines, service drop, solar wiring', '29 CFR 1926.416(a)(1), (a)(3)'],
  ['Drop zones, chute, hoist, crane or boom truck', '29 CFR 1926.252(a); 1926.501(c); 1926.1425'],
  ['Other trades, tenants, children or traffic below', '29 CFR 1926.501(c)(3): barricade; keep the way out open'],
  ['Torch, kettle, adhesive fumes or other fire load', '29 CFR 1926.352; 1926.151; 1926.152'],
  ['Dust from tile, concrete or masonry', '29 CFR 1926.1153(c)(1), Table 1'],
  ['Old felt, mastic, cement shingles, lead flashing', '29 CFR 1926.1101(k); 1926.62'],
  ['Chemicals on site, and where the data sheets are', '29 CFR 1910.1200(e), (g)(8), (h)'],
  ['Heat, cold, wind or lightning expected', '29 CFR 1926.21(b)(2); OSH Act § 5(a)(1)'],
]

const rules: readonly CitedLine[] = [
  ['No fall protection, no roof: you tie off where told, first step to last', '29 CFR 1926.501; 1926.502(a)(2)'],
  ['You check your harness, lanyard and rope before each use', '29 CFR 1926.502(d)(21)'],
  ['Do not move a guardrail, line, cover or anchor without the competent person', '29 CFR 1926.502(f), (i)'],
  ['Up and down by the ladder or stair only; face it, no load in your hands', '29 CFR 1926.1053(b)(20)–(22)'],
  ['Hard hat below, at hoist and chute; eyes, ears, hands as the task asks', '29 CFR 1926.28(a); 1926.100–102'],
  ['Run only machines you were trained on and cleared for', '29 CFR 1926.20(b)(4)'],
  ['Guards stay on; damaged tools and cords go to the foreman, tagged', '29 CFR 1926.20(b)(3); 1926.300(b)'],
  [
    'No one under 18 on or about the roof, except apprentices and students as the rule allows',
    '29 CFR 570.67; 570.50(b), (c)',
  ],
  [
    'No alcohol, drugs or phone in hand on the roof; tell the foreman about medicine that makes you drowsy',
    'Company rule',
  ],
  [
    'Report every injury and near miss the same shift; no one is punished for it',
    '29 CFR 1904.35(b)(1); OSH Act § 11(c)',
  ],
  ['You may stop any task that looks unsafe. So may the newest person here', 'Company rule; OSH Act § 11(c)'],
]

const questions: readonly CitedLine[] = [
  [
    'From what height do we need fall protection?',
    '6 ft (29 CFR 1926.501(b)); any height over dangerous equipment (501(b)(8))',
  ],
  [
    'Who is the competent person today, and what may this person do?',
    'The name; stop the work and fix it (1926.32(f))',
  ],
  [
    'What do you look for on your harness?',
    'Cuts, burns, pulled stitches, bent hardware, a tripped load indicator (1926.502(d)(21))',
  ],
  [
    'You find a plywood sheet lying loose on the deck. What is it?',
    'Maybe a hole cover. Leave it; call the competent person (1926.502(i))',
  ],
  [
    'How far do people, ladders and metal stay from overhead lines?',
    '10 ft at least; more over 50 kV (1926.1408; 1926.416(a)(1))',
  ],
  ['Someone hangs in a harness. What do we do?', 'Call 911 and start the rescue plan at once (1926.502(d)(20))'],
  ['Where are water, shade or warmth, toilet, kit and extinguisher?', 'Shown on the walk (1926.50, 1926.51, 1926.150)'],
  ['Where do we meet, and who counts us?', 'The place and name on page 1'],
]

export const siteSafetyOrientation = defineTemplate('safety', {
  name: 'Site Safety Orientation',
  group: 'universal',
  demand: [0.565, 'Most companies now and then.'],
  telling: 'What is dangerous on this roof',
  description:
    'First-day site orientation for a roofing crew: hazards here, site rules, site walk, eight questions with answers, and sign-in.',
  popular: true,
  tags: [
    'site orientation',
    'safety induction',
    'new hire orientation',
    'first day on site',
    'jobsite rules',
    'visitor sign-in',
    'subcontractor orientation',
    'crew training',
    'competent person',
    'emergency plan',
  ],
  fullDescription: [
    'New people get hurt in their first weeks, and mostly on something that everyone else on the roof already knew. This orientation puts that knowledge into twenty minutes: who decides, what is dangerous on this roof, where everything is, and what to do when it goes wrong.',
    'It belongs to one site. The hazard list asks where and what we do about it, so nobody can read out last month’s sheet; the walk is ticked off at the ladder, not in the truck; and eight questions with their answers show whether it was understood.',
    'Subcontractors and visitors sign the same sheet, with their employer. It does not replace fall protection training under 29 CFR 1926.503, and has a column to show that the certificate was seen.',
  ],
  howToUse: [
    'Fill in page 1 before the crew arrives: names, phones, emergency room, meeting point.',
    'Mark the hazards of this site and write where they are and what you do about them.',
    'Hold it at the roof, in a language each person understands; use a second person to interpret, not a nod.',
    'Walk the tick list: touch the kit, the extinguisher, the anchor.',
    'Ask the eight questions; explain again what was not right.',
    'Have everyone sign with employer and language, and see the fall certificate.',
    'Repeat it for each newcomer and whenever the site changes much.',
  ],
  expertGuide: [
    {
      title: 'Teaching the hazard is a duty of its own',
      text: 'The construction rules ask every employer to instruct each person in the recognition and avoidance of unsafe conditions and in the rules for the work at hand. An inspector asks the crew, not the file: a laborer who can name the competent person and the meeting point is worth more than a signature.',
      cite: '29 CFR 1926.21(b)(2)',
    },
    {
      title: 'In words that each person understands',
      text: 'OSHA reads “instruct” to mean in a language and vocabulary that the person understands. If the crew works in Spanish, the orientation is in Spanish. Someone who cannot read gets it spoken and shown. Write the language beside the name.',
      cite: 'OSHA Training Standards Policy Statement, April 28, 2010',
    },
    {
      title: 'Orientation is not the fall certificate',
      text: 'Fall training covers the nature of the hazards, erecting, inspecting and using the systems, and is certified with name, date and signature. Keep that record separately, and see it before the person goes up.',
      cite: '29 CFR 1926.503(a), (b)',
    },
    {
      title: 'Host and subcontractor both have a part',
      text: 'On a site with several employers, the one in control is expected to tell the others about hazards they cannot know, and chemical hazards must be exchanged. One orientation for everybody, with the employer’s name beside each signature, does both.',
      cite: 'OSHA CPL 2-0.124; 29 CFR 1910.1200(e)(2)',
    },
    safety.rulesGuide(rules),
  ],
  subject: 'First-day safety orientation for one roofing site',
  intro: 'For crew, subcontractors and visitors before their first hour here. At the roof, about 20 minutes.',
  keywords: ['orientation', 'induction', 'roofing', 'safety'],
  pages: { main: 3 },
  required: ['orientation.date', 'orientation.by', 'orientation.meeting'],
  parts: () => [
    d.part(
      'Orientation',
      [
        d.fields(
          6,
          d.field('job.name', { span: 2 }),
          d.field('job.number'),
          d.own('orientation.date', 'Date', 'date'),
          d.own('orientation.by', 'Held by'),
          d.own('orientation.language', 'Languages used'),
          d.field('job.address', { span: 2 }),
          d.field('job.hospital', { span: 2 }),
          d.own('orientation.meeting', 'Meeting point'),
          d.own('orientation.counts', 'Who counts heads'),
        ),
        d.table(
          'role',
          'Who decides here',
          [
            d.column('role', 'Who decides here', 'text', { fixed: true, width: 3.4 }),
            d.column('name', 'Name', 'text', { width: 2.4 }),
            d.column('phone', 'Phone', 'text', { width: 1.8 }),
          ],
          [
            { role: 'Competent person, falls' },
            { role: 'Competent person, scaffold' },
            { role: 'First-aid person' },
            { role: 'Rescue: two people and the kit' },
            { role: 'Fire watch, if hot work' },
            { role: 'Site or general contractor' },
          ],
        ),
        d.section('What is dangerous on this roof', 'Hazards of this roof, where they are and what is done'),
        d.checklist('hazard', hazards, ['Here', 'No'], [d.extra('control', 'Where, and what we do about it', 3)]),
        d.section('Rules here', 'Eleven site rules'),
        d.tickList(
          'rule',
          rules.map(([text]) => text),
        ),
        d.section('The walk', 'Site walk: seen and touched'),
        d.tickList('walk', [
          'Ladder or stair, and how it is secured',
          'Edges, lines, rails, anchors, skylights',
          'Drop zone, chute, hoist and crane area',
          'Overhead lines and the service drop',
          'First-aid kit, eyewash, extinguishers',
          'Power panel, GFCI, gas shut-off',
          'Data sheets and site address posted',
          'Water, shade or warm-up, toilet, washing',
          'Rescue kit and where it is stored',
          'Meeting point and way to the road',
        ]),
        d.section('If something goes wrong', 'What to do in an emergency'),
        d.steps(
          'Shout STOP. Everyone freezes, tools off, torch off.',
          'Call 911 with the address on page 1; send someone to the road; give first aid (29 CFR 1926.50).',
          'Fall arrested: start the rescue plan now. Minutes count for a person who hangs still in a harness.',
          'Fire: one try with the extinguisher, if your way out is behind you. Then go.',
          'Meet, be counted, stay. Leave the scene as it is. The foreman calls the safety contact (29 CFR 1904.39).',
        ),
        safety.stopWorkLine,
        d.section('Ask before they start', 'Eight questions with answers'),
        d.answerGrid('quiz', questions, { answers: ['Right', 'Again'], itemLabel: 'Question, and the answer to hear' }),
        d.section('Sign-in', 'Sign-in with employer, language and fall certificate'),
        d.p(
          'I was shown the site, could ask, and understood. I may stop unsafe work. Visitors stay with their host, off the roof unless protected like the crew.',
        ),
        d.table(
          'crew',
          'Sign-in',
          [
            d.column('name', 'Name', 'text', { width: 2.6 }),
            d.column('employer', 'Employer', 'text', { width: 2.2 }),
            d.column('language', 'Language', 'text', { width: 1.2 }),
            d.column('certificate', 'Fall cert. seen', 'check', { width: 1 }),
            d.column('signature', 'Signature', 'text', { width: 2.8 }),
          ],
          [],
          { blankRows: 8, lineNumbers: true, log: true },
        ),
        { ...d.signatures([{ name: 'leader', role: 'Held by' }]), inLine: true },
        rulesNote('Training duty: 29 CFR 1926.21(b)(2). Fall training is certified separately: 29 CFR 1926.503(b).'),
      ],
      { audience: 'crew' },
    ),
  ],
})
