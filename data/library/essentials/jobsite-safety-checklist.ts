import { defineTemplate } from '@/data/shared/define-template'
import type { CitedLine } from '@/data/shared/system'
import type { GuideEntry } from '@/data/shared/types'
import { whatWasWrong } from '@/data/shared/what-was-wrong'
import * as d from '@/lib/documents/author'

const WARNING_LINE =
  'Warning line 6 ft back, 10 ft across machine travel; 34 to 39 in high, flags every 6 ft, posts hold 16 lb'
/** Its text in earlier versions, which is its key in drafts. */
const FORMER_WARNING_LINE = 'Warning line 6 ft back; 10 ft at edges across machine travel'

type Group = readonly [name: string, label: string, lines: readonly CitedLine[]]

const start: Group = [
  'start',
  'Before anyone climbs',
  [
    ['Competent person named above, on site and free to stop work', '29 CFR 1926.20(b)(2); 1926.32(f)'],
    [
      'Fall training certificate on file for everyone on the crew',
      '29 CFR 1926.503(b)(1): name, date, signature of trainer or employer',
    ],
    ['Nobody under 18 on or about the roof, except as the rule allows', '29 CFR 570.67; 570.50(b), (c)'],
    [
      'Deck looked at from below; soft or rotten areas marked off',
      '29 CFR 1926.501(a)(2): no one steps on it until its strength is known',
    ],
    [
      'Protection chosen for each area by slope and edge height',
      '29 CFR 1926.501(b)(10), (b)(11), (b)(13): 6 ft and up',
    ],
    ['Power lines, service drop and solar wiring pointed out', '29 CFR 1926.416(a)(3)'],
    ['Today’s hazards explained in words each person understands', '29 CFR 1926.21(b)(2); 1926.503(a)'],
    [
      'First-aid kit stocked; person trained in first aid here, or clinic close',
      '29 CFR 1926.50(c), (d): kit checked before the job and weekly',
    ],
    ['All know the address, who calls 911 and where to meet', '29 CFR 1926.50(e), (f)'],
  ],
]

const ladders: Group = [
  'ladder',
  'Ladders',
  [
    ['Rated for person and load; damaged ones tagged and taken away', '29 CFR 1926.1053(a)(1), (b)(15), (b)(16)'],
    ['Rails 3 ft above the landing, or tied at the top with a grab rail', '29 CFR 1926.1053(b)(1)'],
    ['One foot out per four up; firm, level, secured from traffic', '29 CFR 1926.1053(b)(5)(i), (b)(6), (b)(8)'],
    ['Fiberglass rails wherever ladder or person could touch power', '29 CFR 1926.1053(b)(12)'],
    ['Face the ladder, a hand on the rail; bundles go up by hoist', '29 CFR 1926.1053(b)(20)–(22)'],
  ],
]

const low: Group = [
  'low',
  'Slope 4 in 12 or less',
  [
    [
      'Edges 6 ft or higher: guardrail, net, tie-off or warning line',
      '29 CFR 1926.501(b)(10): the line only together with one of these or a monitor',
    ],
    ['Monitor alone only where this roof area is 50 ft wide or less', '29 CFR 1926.501(b)(10); Subpart M App. A'],
    [WARNING_LINE, '29 CFR 1926.502(f)(1), (2)'],
    ['Past the line only roofing work; carts and buggies stay inside', '29 CFR 1926.502(f)(3), (f)(4)'],
    ['Monitor: same level, in sight, in voice range, no other job', '29 CFR 1926.502(h)(1)'],
    [
      'Deck work under guardrail, net or tie-off; nailers too where they are set apart from the roofing',
      '29 CFR 1926.500(b)(2); 1926.501(b)(1), (b)(10): building a deck is not roofing work; blocking set with the roofing is (OSHA letter of May 3, 2001)',
    ],
  ],
]

const steep: Group = [
  'steep',
  'Slope steeper than 4 in 12',
  [
    [
      '6 ft and up: tie-off, net, or guardrail with toeboard; houses too',
      '29 CFR 1926.501(b)(11), (b)(13); else on houses only a 1926.502(k) plan',
    ],
    ['Top rail 42 in, plus or minus 3; midrail and toeboard in place', '29 CFR 1926.502(b)(1), (b)(2), (j)'],
    ['Slide guards and roof jacks are footing only; tie-off stays on', '29 CFR 1926.501(b)(11), (b)(13)'],
    ['Roof brackets fit the slope, nailed into framing; planks sound', '29 CFR 1926.452(h)'],
  ],
]

const anchors: Group = [
  'anchor',
  'Anchors, harness and rescue',
  [
    [
      'Anchor: 5,000 lb per person, or 2 to 1 by a qualified person',
      '29 CFR 1926.502(d)(15); every fastener the manufacturer calls for, into framing',
    ],
    ['Gear checked by the wearer; whatever caught a fall is out', '29 CFR 1926.502(d)(19), (d)(21)'],
    ['D-ring between the shoulder blades, straps snug, hooks lock', '29 CFR 1926.502(d)(5), (d)(17)'],
    ['Rope set so no one falls over 6 ft or reaches the level below', '29 CFR 1926.502(d)(16)(iii)'],
    ['One person per lifeline; rope padded at sharp metal edges', '29 CFR 1926.502(d)(10), (d)(11)'],
    ['Rescue ready: ladder, rope kit and two named people', '29 CFR 1926.502(d)(20)'],
  ],
]

const holes: Group = [
  'hole',
  'Holes, materials and the public',
  [
    [
      'Skylights and holes over 6 ft up: cover, guardrail or tie-off',
      '29 CFR 1926.501(b)(4)(i): an old plastic skylight is an open hole',
    ],
    ['Covers hold twice the load, cannot slide, read HOLE or COVER', '29 CFR 1926.502(i)(2)–(4)'],
    ['Hatch and hoist gaps closed; anyone who leans out is tied off', '29 CFR 1926.501(b)(3); 1926.502(b)(10)'],
    ['Bundles spread over bearing walls and blocked from sliding', '29 CFR 1926.250(a)(1); 1926.501(a)(2)'],
    ['Nothing stored within 6 ft of an edge without guardrails', '29 CFR 1926.502(j)(7)(i)'],
    ['Debris dropped over 20 ft outside the walls: enclosed chute', '29 CFR 1926.252(a)'],
    ['Drop zone closed off, doors below it shut, tear-off watched', '29 CFR 1926.501(c)(3)'],
    ['Paths clear of cords, felt, scrap; oily rags in a covered can', '29 CFR 1926.25(a); 1926.252(e)'],
  ],
]

const power: Group = [
  'power',
  'Power and tools',
  [
    [
      'People, ladders and metal 10 ft or more from overhead lines',
      '29 CFR 1926.416(a)(1); 1926.451(f)(6); 1926.600(a)(6); 1926.1408: more over 50 kV; closer only once the utility has shut off or covered the line',
    ],
    ['Cords three-wire, hard-usage; no cuts, no missing ground pin', '29 CFR 1926.405(a)(2)(ii)(J); 1926.416(e)(1)'],
    ['GFCI on every 120-volt tool circuit, or assured grounding', '29 CFR 1926.404(b)(1)'],
    [
      'Nailer tips work; hoses fastened, pressure within the rating',
      '29 CFR 1926.302(b)(1), (b)(3), (b)(5); air off before clearing a jam',
    ],
    ['Saw and grinder guards in place and closing', '29 CFR 1926.300(b); 1926.304(d)'],
    ['Tile, concrete, stone cut wet or with shrouded vacuum', '29 CFR 1926.1153(c)(1), Table 1'],
  ],
]

const health: Group = [
  'health',
  'Weather, health and protective gear',
  [
    ['Cool drinking water and cups; toilet in reach; water to wash', '29 CFR 1926.51(a), (c), (f)'],
    [
      'Heat: shade, breaks, buddy; new people eased in over days',
      '29 CFR 1926.21(b)(2); OSH Act § 5(a)(1); state heat rules where they exist',
    ],
    ['Cold: warm-up place, dry gloves; no one up on frost or ice', '29 CFR 1926.20(b)(2); 1926.21(b)(2)'],
    [
      'Wind and lightning limits agreed; no sheets lifted in gusts',
      '29 CFR 1926.20(b)(2); on scaffolds 1926.451(f)(12)',
    ],
    ['Hard hats below, at the chute and at the hoist', '29 CFR 1926.100(a)'],
    ['Eyes at nailers, saws, tear-off; ears at saws, compressors', '29 CFR 1926.52; 1926.101(a); 1926.102(a)(1)'],
    ['Gear fits the person; gloves and soles suit today’s roof', '29 CFR 1926.95(a), (c)'],
    ['Respirators only with medical clearance and fit test; no beard', '29 CFR 1926.103; 1910.134(e), (f), (g)(1)'],
    [
      'Cans labeled, data sheets at hand, eyewash where products burn',
      '29 CFR 1926.50(g); 1926.59; 1910.1200(f)(6), (g)(8)',
    ],
    ['Old felt, mastic, cement shingle left alone until tested', '29 CFR 1926.1101'],
  ],
]

const onlyIfUsed: Group = [
  'used',
  'Only if used today',
  [
    [
      'Scaffold, pump jack: checked this shift, planked, railed over 10 ft',
      '29 CFR 1926.451(b)(1), (e)(1), (f)(3), (g)(1)',
    ],
    [
      'Lift operators trained; controls tested; tied to the boom basket',
      '29 CFR 1926.453(b)(2); 1926.454(a); forklifts 1926.602(d), 1910.178(l)',
    ],
    [
      'Hoist, crane: load limit posted, rigging checked, no one below',
      '29 CFR 1926.251(a)(1); 1926.552(a); 1926.1419; 1926.1425',
    ],
    ['Torch, kettle: combustibles moved or shielded, walls checked', '29 CFR 1926.352(a)–(c)'],
    [
      'Extinguisher 3-A:40-B:C at torch or iron and on the roof; fire watch named',
      '29 CFR 1926.150(c)(1); 1926.352(d), (e): watch stays after the flame is out; kettle: 40-B:C within 25 ft, International Fire Code 2018, or the edition in force, 303.5',
    ],
    [
      'LP-gas upright, secured, leak-tested; fuel in safety cans',
      '29 CFR 1926.152(a)(1); 1926.153; 1926.350(a)(9); no smoking 1926.151(a)(3)',
    ],
  ],
]

const close: Group = [
  'close',
  'Close of day',
  [
    ['Loose material tied down; ladders down or locked; power, gas off', '29 CFR 1926.20(b)(2); 1926.250(a)(1)'],
    ['Open holes covered, marked and fastened', '29 CFR 1926.501(b)(4); 1926.502(i)'],
    ['Magnet over lawn, beds, drive and street; open areas fenced', '29 CFR 1926.25(a)'],
    ['Injuries, near misses and broken gear reported', '29 CFR 1904.35; 1904.39'],
  ],
]

const groups: readonly Group[] = [start, ladders, low, steep, anchors, holes, power, health, onlyIfUsed]

const walk = ([name, label, lines]: Group): d.Block =>
  d.answerGrid(
    name,
    lines.map(([text]) => ({ text, ...(text === WARNING_LINE ? { core: FORMER_WARNING_LINE } : {}) })),
    { itemLabel: label },
  )
/** The sections behind the lines of lists, with what they say of them. */
const rulesBehind = (title: string, ...lists: readonly Group[]): GuideEntry => ({
  title: `The rules behind the lines: ${title}`,
  text: lists.flatMap(([, , lines]) => lines.map(([text, cite]) => `${text} (${cite}).`)).join(' '),
})

export const jobsiteSafetyChecklist = defineTemplate('essential', {
  id: '12',
  name: 'Jobsite Safety Checklist',
  telling: 'The walk',
  description:
    'Roofing safety checklist of 59 lines, OK, Fix or N/A: fall protection by slope, ladders, power, hot work, fix list and sign-in.',
  categorySlug: 'safety-compliance',
  formats: ['PDF', 'Excel'],
  tags: [
    'jobsite safety',
    'fall protection',
    'OSHA 1926',
    'daily safety inspection',
    'ladder safety',
    'warning line',
    'harness and anchor',
    'skylight covers',
    'hot work',
    'competent person',
    'toolbox talk',
    'roofing safety',
  ],
  popular: true,
  downloads: 1694,
  fullDescription: [
    'Falls kill more roofers than anything else on a job, and nearly all of them were visible that morning to someone who looked. This checklist is that look: the crew leader walks it once before work, again when the weather or the work changes, and signs it at the end of the day.',
    'The expert guide has the section of the federal construction rules behind every line, so an argument on the roof is a short one. Fall protection is split by slope, because what is lawful at 3 in 12 is not at 6 in 12, and the warning-line numbers, anchor loads and cover markings are written out.',
    'It runs in the order of the day, from the first look at the deck to the magnet sweep, with a stop-work rule above the sign-in and one fix list. Scaffolds, lifts, cranes and hot work stand in one section of their own, so that a day without them skips it. A Fix stays open until someone has written who put it right and when. It is the long walk, for the first day of a job and then once a week; the daily checklist of your roof has two pages for the days between.',
    'The PDF can be filled in on a phone or printed; the workbook has the same lines for the office file. Neither replaces training or a site-specific plan, and states with their own OSHA programs may ask for more.',
  ],
  howToUse: [
    'Fill in the job header at the truck: address, slope, edge height, weather, competent person, nearest emergency room.',
    'Walk the site with the list before anyone climbs. Answer each line OK, Fix or N/A.',
    'For every Fix, stop that task and put it right. What was wrong goes on the fix list with who and when.',
    'Hold the morning talk with the list in your hand: two or three lines that matter today, then questions, then the crew signs in.',
    'Walk it again after lunch, after rain or wind, and whenever the crew moves to another slope.',
    'Fill in the close-of-day lines, sign, and send it to the office with photos of anchors and covers.',
    'Keep the sheets with the job file; they show a pattern long before an accident does.',
  ],
  expertGuide: [
    {
      title: 'The six-foot rule and the two slopes',
      text: 'Federal rules ask for fall protection from 6 ft above a lower level. At 4 in 12 or less you may also combine a warning line with a monitor; on roofs 50 ft wide or less a monitor alone is allowed for roofing work. Above 4 in 12 it is guardrails with toeboards, nets or personal fall arrest. Slide guards alone do not. California moved its residential roofing trigger to 6 ft on July 1, 2025.',
      cite: '29 CFR 1926.501(b)(10), (b)(11), (b)(13); Cal. Code Regs. tit. 8, § 1731',
    },
    {
      title: 'A competent person is a named person',
      text: 'The rules mean someone who can recognize the hazard and has the authority to stop the work and correct it. A foreman who must phone the office first is not one. Write the name on the sheet every day, and let the crew hear it.',
      cite: '29 CFR 1926.32(f), 1926.20(b)(2)',
    },
    {
      title: 'Anchors fail at the fastener, not at the plate',
      text: 'The anchor must hold 5,000 lb for each person attached or be designed at twice the expected load by a qualified person, and free fall may not exceed 6 ft. A ridge anchor with half its nails, or nailed to sheathing between trusses, holds nothing like it. Photograph it before the first person ties on.',
      cite: '29 CFR 1926.502(d)(15), (d)(16)',
    },
    {
      title: 'Rescue belongs in the plan',
      text: 'A person hanging in a harness needs help within minutes. The rules ask for prompt rescue or the means of self-rescue. A spare extension ladder tied near the work, a rope kit and two people who have practiced will do for most houses; waiting for the fire department is not a plan.',
      cite: '29 CFR 1926.502(d)(20)',
    },
    {
      title: 'Check marks without walking are worse than none',
      text: 'A sheet that is all OK in one handwriting and one minute tells an inspector, and a jury, that nobody looked. Expect a Fix now and then; it shows that the walk happened. What counts is the name and date of the fix on the list.',
      cite: '29 CFR 1926.20(b)(2)',
    },
    {
      title: 'Heat has no number yet, and still counts',
      text: 'There is no final federal heat standard; OSHA uses the general duty clause and an emphasis program renewed in 2026. California, Colorado, Maryland, Minnesota, Nevada, Oregon and Washington have heat rules of their own; not all of them reach roofing, so read yours. Water, shade, breaks, and a slow start for new people cover most of what all of them want.',
      cite: 'OSH Act § 5(a)(1), 29 U.S.C. § 654(a)(1); state heat rules',
    },
    rulesBehind('start, ladders and close of day', start, ladders, close),
    rulesBehind('falls, anchors and rescue', low, steep, anchors),
    rulesBehind('holes, materials, power and tools', holes, power),
    rulesBehind('weather, health, and what is only used today', health, onlyIfUsed),
  ],
  subject: 'Daily roofing jobsite safety inspection with OSHA citations',
  intro:
    'Walk it before work, when conditions change, and at the end of the day. A state program may be stricter than the federal rules behind it. It does not replace training or a site-specific plan.',
  keywords: ['safety', 'OSHA', '1926', 'fall protection', 'roofing'],
  stateFacts: ['oshaPlan', 'heatRule'],
  pages: { main: 3 },
  required: ['safety.date', 'safety.competentPerson'],
  parts: () => [
    d.part(
      'Checklist',
      [
        d.fields(
          6,
          d.field('job.name', { span: 2 }),
          d.field('job.number'),
          d.own('safety.date', 'Date', 'date'),
          d.own('safety.competentPerson', 'Competent person today', 'text', { span: 2 }),
          d.field('job.address', { span: 2 }),
          d.field('job.hospital', { span: 2 }),
          d.field('company.safetyContact', { span: 2 }),
          d.field('roof.pitch', { label: 'Steepest slope (in 12)' }),
          d.own('safety.edgeHeight', 'Highest edge (ft)', 'number', { decimals: 0 }),
          d.choice('safety.method', 'Main fall protection', [
            'Guardrail',
            'Tie-off',
            'Safety net',
            'Line and monitor',
            'Line and tie-off',
            'Monitor alone',
          ]),
          d.field('job.weather', { label: 'Weather and wind', span: 2 }),
          d.own('safety.heatIndex', 'Heat or chill (°F)', 'number', { decimals: 0 }),
        ),
        d.section('The walk', 'The walk: ladders, fall protection by slope, holes, power, health, hot work'),
        ...groups.map(walk),
        d.section('Close of day, fix list and second walk', 'Close of day, fix list with owner and date, second walk'),
        walk(close),
        whatWasWrong(3),
        d.fields(
          4,
          d.own('secondWalk.time', 'Second walk at'),
          d.own('secondWalk.by', 'By'),
          d.choice('secondWalk.result', 'Result', ['No change', 'Fixed on the spot', 'Work stopped']),
          d.own('secondWalk.note', 'What had changed'),
        ),
        d.section('Stop-work rule and crew sign-in', 'Stop-work rule, and crew sign-in with harness check'),
        d.p(
          'Anyone on this crew may stop any task that looks unsafe, at once and without penalty. Work starts again when the competent person has fixed it and said so. A Fix on a fall-protection or power-line line stops the task until it is OK.',
        ),
        d.fields(1, d.own('safety.talk', 'Topic of the morning talk')),
        d.p('I heard the talk and may stop work.', 'I confirm:'),
        d.table(
          'crew',
          'Crew sign-in',
          [
            d.column('name', 'Name', 'text', { width: 2.4 }),
            d.column('signature', 'Signature', 'text', { width: 2.6 }),
            d.column('harness', 'Harness OK', 'check', { width: 1 }),
            d.column('name2', 'Name', 'text', { width: 2.4 }),
            d.column('signature2', 'Signature', 'text', { width: 2.6 }),
            d.column('harness2', 'Harness OK', 'check', { width: 1 }),
          ],
          [],
          { blankRows: 8 },
        ),
        d.p(
          'Call 911, give first aid, make the place safe. Then leave the scene as it is and call the safety contact. Report to OSHA or the state program, 1-800-321-OSHA: a death within 8 hours; an in-patient hospitalization, an amputation or the loss of an eye within 24 hours (29 CFR 1904.39).',
          'If someone is hurt.',
        ),
        d.signatures(
          [
            { name: 'competent', role: 'Competent person' },
            { name: 'foreman', role: 'Foreman, end of day' },
          ],
          'The site was walked as marked above, and every Fix was put right or entered on the fix list.',
        ),
      ],
      { audience: 'crew' },
    ),
  ],
})
