import { essential } from './essential'
import {
  type Block,
  bullets,
  checklist,
  choice,
  column,
  documentModel,
  extra,
  field,
  fields,
  note,
  own,
  p,
  part,
  safetyNote,
  section,
  signatures,
  table,
} from '@/lib/documents/author'

const group = (name: string, title: string, checks: readonly (readonly [string, string])[]): Block[] => [
  section(title),
  checklist(name, checks, ['Yes', 'No', 'N/A'], [extra('note', 'Fixed by / note', 1.3)]),
]

const shop = group('shop', 'Before leaving the shop', [
  ['The competent person is named, knows it, and can stop work', '29 CFR 1926.20(b)(2); 1926.32(f)'],
  [
    'Everyone on the crew has a fall training certificate on file',
    '29 CFR 1926.503(b)(1): name, date, signature of trainer or employer',
  ],
  ['Nobody on the crew is under 18', '29 CFR 570.67: no roofing work, on or near the roof'],
  [
    'First-aid kit stocked, closed and on the truck',
    '29 CFR 1926.50(d)(2): checked before it goes out and at least weekly',
  ],
])

const arrival = group('arrival', 'Arrival and site walk', [
  [
    'Roof and deck looked at from below and above; soft, rotten or overloaded areas marked off',
    '29 CFR 1926.501(a)(2): no one steps on it until its strength is known',
  ],
  [
    'Slope and edge height written above; protection chosen for each area',
    '29 CFR 1926.501(b)(10), (b)(11), (b)(13): 6 ft and up',
  ],
  ['Today’s hazards talked through with all, in words each understands', '29 CFR 1926.21(b)(2); 1926.503(a)'],
  ['Overhead lines, service drop and solar wiring found and pointed out', '29 CFR 1926.416(a)(3)'],
  ['Address, cross street and way in posted; a phone that works here', '29 CFR 1926.50(e), (f)'],
])

const low = group('low', 'Fall protection, slope 4 in 12 or less', [
  [
    'Every open edge 6 ft or higher has guardrail, net or tie-off, or a warning line combined with one of these or a monitor',
    '29 CFR 1926.501(b)(10)',
  ],
  ['Monitor alone only where this roof area is 50 ft wide or less', '29 CFR 1926.501(b)(10); Subpart M App. A'],
  [
    'Warning line 6 ft back from every edge; with machines on the roof, 10 ft back at edges across their travel',
    '29 CFR 1926.502(f)(1); (f)(2): 34 to 39 in high, flags every 6 ft, posts hold 16 lb',
  ],
  [
    'No one past the line who is not doing roofing work; carts and buggies stay inside it',
    '29 CFR 1926.502(f)(3), (f)(4)',
  ],
  ['Monitor is competent, on the same level, in sight, within voice range, with no other job', '29 CFR 1926.502(h)(1)'],
  [
    'Deck replacement and nailers done under guardrail, net or tie-off, not under the line alone',
    '29 CFR 1926.500(b); 1926.501(b)(1): the low-slope option is for roofing work only',
  ],
])

const steep = group('steep', 'Fall protection, slope steeper than 4 in 12', [
  [
    'From 6 ft up, everyone tied off, or guardrails with toeboards, or nets; houses too, unless a written site plan proves it infeasible',
    '29 CFR 1926.501(b)(11), (b)(13); 1926.502(k)',
  ],
  ['Guardrail top rail 42 in, give or take 3; midrail and toeboard in place', '29 CFR 1926.502(b)(1), (b)(2), (j)(2)'],
  ['Slide guards and roof jacks are footing aids only; tie-off stays on', '29 CFR 1926.501(b)(11), (b)(13)'],
  ['Roof brackets fit the slope, nailed into framing; planks sound', '29 CFR 1926.452(h)'],
])

const anchors = group('anchor', 'Anchors, harness and rescue', [
  [
    'Anchor holds 5,000 lb for each person, or is designed at 2 to 1 by a qualified person; every fastener the maker calls for, into framing',
    '29 CFR 1926.502(d)(15)',
  ],
  [
    'Harness, lanyard and rope looked over by the wearer before use; anything that caught a fall is out',
    '29 CFR 1926.502(d)(19), (d)(21)',
  ],
  ['D-ring between the shoulder blades, straps snug, locking hooks', '29 CFR 1926.502(d)(5), (d)(17)'],
  ['Rope set so no one falls over 6 ft or reaches the level below', '29 CFR 1926.502(d)(16)(iii)'],
  ['One person per vertical lifeline; rope padded at sharp metal edges', '29 CFR 1926.502(d)(10), (d)(11)'],
  ['Rescue of a hanging person ready: ladder, rope kit, named people', '29 CFR 1926.502(d)(20)'],
])

const holes = group('hole', 'Holes, skylights and openings', [
  [
    'Every skylight, plastic panel and hole 6 ft or more above a level has a cover, guardrail or tie-off',
    '29 CFR 1926.501(b)(4)(i): old skylights count as open holes',
  ],
  ['Covers hold twice the load, cannot slide, and read HOLE or COVER', '29 CFR 1926.502(i)(2)–(4)'],
  [
    'Hatch and hoist gaps closed or guarded; whoever leans out through one is tied off',
    '29 CFR 1926.501(b)(3); 1926.502(b)(10)',
  ],
])

const ladders = group('ladder', 'Ladders', [
  [
    'Rated for person plus load, with no bent, split or missing parts; bad ones tagged and off the site',
    '29 CFR 1926.1053(a)(1), (b)(15), (b)(16)',
  ],
  ['Rails 3 ft above the landing, or tied off at the top with a grab rail', '29 CFR 1926.1053(b)(1)'],
  [
    'One foot out for every four up, on firm level ground, secured against sliding and traffic',
    '29 CFR 1926.1053(b)(5)(i), (b)(6), (b)(8)',
  ],
  ['Fiberglass rails near power; no metal ladder by the service drop', '29 CFR 1926.1053(b)(12)'],
  ['Face the ladder, hand on the rail, bundles go up by hoist', '29 CFR 1926.1053(b)(20)–(22)'],
])

const scaffolds = group('scaffold', 'Scaffolds, lifts and hoists', [
  ['Scaffold or pump jacks checked by a competent person this shift', '29 CFR 1926.451(f)(3)'],
  ['Guardrail or tie-off above 10 ft; fully planked; ladder access', '29 CFR 1926.451(b)(1), (e)(1), (g)(1)'],
  [
    'Lift and forklift operators trained and current; harness tied to the boom or basket; controls tested',
    '29 CFR 1926.453(b)(2); 1926.454(a); 1926.602(d); 1910.178(l)',
  ],
  ['Hoists set up as the maker says, load limit posted', '29 CFR 1926.552(a)(1), (a)(2)'],
  [
    'Crane or boom truck: signals agreed, nobody under the load, rigging checked',
    '29 CFR 1926.1419; 1926.1425; 1926.251(a)(1)',
  ],
])

const power = group('power', 'Electricity, power lines and tools', [
  [
    'People, ladders, metal and scaffolds stay 10 ft or more from overhead lines, farther at high voltage; closer only once the utility has shut off or covered them',
    '29 CFR 1926.416(a)(1); 1926.451(f)(6); 1926.600(a)(6); 1926.1408',
  ],
  ['Cords three-wire, hard-usage, with no cuts or missing ground pin', '29 CFR 1926.405(a)(2)(ii)(J); 1926.416(e)(1)'],
  ['GFCI on every 120-volt tool circuit, or assured grounding in force', '29 CFR 1926.404(b)(1)'],
  [
    'Nailer tip safety works; air off before clearing a jam',
    '29 CFR 1926.300(a); 1926.302(b)(3): muzzle device above 100 psi',
  ],
  ['Hoses fastened against coming apart; pressure within the rating', '29 CFR 1926.302(b)(1), (b)(5)'],
  ['Saw and grinder guards in place and closing', '29 CFR 1926.300(b); 1926.304(d)'],
  ['Tile, concrete, stone cut wet or with a shrouded vacuum (Table 1)', '29 CFR 1926.1153(c)(1)'],
])

const hot = group('hot', 'Hot work, kettles and fuel', [
  ['Combustibles moved or shielded; below and inside walls checked', '29 CFR 1926.352(a)–(c)'],
  ['Extinguisher at hand: 10-B or larger within 50 ft of fuel or torch', '29 CFR 1926.150(c)(1)(vi); 1926.352(d)'],
  ['Fire watch named, for the work and as long after as the permit says', '29 CFR 1926.352(e)'],
  [
    'LP-gas cylinders upright, secured, leak-tested; gasoline and solvent in approved safety cans; no smoking',
    '29 CFR 1926.152(a)(1); 1926.153; 1926.151(a)(3); 1926.350(a)(9)',
  ],
])

const materials = group('material', 'Materials, hoisting, housekeeping and the public', [
  [
    'Bundles spread over bearing walls and blocked against sliding, not stacked on one truss',
    '29 CFR 1926.250(a)(1); 1926.501(a)(2)',
  ],
  ['Nothing stored within 6 ft of the edge unless guardrails stand there', '29 CFR 1926.502(j)(7)(i)'],
  ['Debris dropped over 20 ft outside the walls: enclosed chute', '29 CFR 1926.252(a)'],
  ['Drop zone fenced or taped, doors below it closed, someone watching during tear-off', '29 CFR 1926.501(c)(3)'],
  [
    'Paths, ladders and roof clear of cords, felt, nails and scrap; oily rags in a covered metal can',
    '29 CFR 1926.25; 1926.252(e)',
  ],
])

const weather = group('weather', 'Heat, cold, wind and wet', [
  ['Cool drinking water and cups; toilet within reach; water to wash', '29 CFR 1926.51(a), (c), (f)'],
  [
    'Heat: shade and breaks set, new people eased in, signs known',
    '29 CFR 1926.21(b)(2); OSH Act § 5(a)(1); state heat rules where they exist',
  ],
  ['Cold: warm-up place, dry gloves, frost gone before anyone steps up', '29 CFR 1926.20(b)(2); 1926.21(b)(2)'],
  [
    'Wind and lightning limits agreed and the forecast read; no sheet goods lifted in gusts',
    '29 CFR 1926.20(b)(2); scaffolds: 1926.451(f)(12)',
  ],
])

const ppe = group('ppe', 'Protective equipment', [
  ['Hard hats where anything can fall: below, at chute and hoist', '29 CFR 1926.100(a)'],
  ['Eyes covered at nailers, saws, tear-off; ears at saws, compressors', '29 CFR 1926.52; 1926.101(a); 1926.102(a)(1)'],
  ['Everything fits the person who wears it; gloves, soles and knees suit today’s roof', '29 CFR 1926.95(a), (c)'],
  ['Respirators only with medical clearance and fit test; clean-shaven', '29 CFR 1926.103; 1910.134(e), (f), (g)(1)'],
])

const emergency = group('emergency', 'First aid, emergency and chemicals', [
  [
    'A person with a current first-aid certificate is here, or a clinic is minutes away; eyewash where products burn',
    '29 CFR 1926.50(c), (g)',
  ],
  ['Crew knows who calls 911, where to meet, how to report an injury', '29 CFR 1926.35; 1926.50(e); 1904.35(b)(1)'],
  ['Every can labeled; today’s safety data sheets can be opened on site', '29 CFR 1926.59; 1910.1200(f)(6), (g)(8)'],
  ['Old felt, mastic, cement shingle left alone until tested', '29 CFR 1926.1101(g)(8)(ii), (k)'],
])

const close = group('close', 'Close of day', [
  ['Loose material tied down; ladders down or locked; power and gas off', '29 CFR 1926.20(b)(2); 1926.250(a)(1)'],
  ['Open holes covered, marked and fastened before the crew leaves', '29 CFR 1926.501(b)(4); 1926.502(i)'],
  ['Magnet run over lawn, beds, drive and street; open areas fenced', '29 CFR 1926.25(a)'],
  [
    'Injuries, near misses and broken gear written down and reported',
    '29 CFR 1904.35; 1904.39: death 8 hours; hospital, amputation, eye 24',
  ],
])

export const jobsiteSafetyChecklist = essential({
  id: '12',
  slug: 'jobsite-safety-checklist',
  name: 'Jobsite Safety Checklist',
  description:
    'Daily roofing safety checklist with the OSHA section on every line, fall protection by slope, stop-work rule and action table.',
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
  baseDownloads: 1694,
  fullDescription: [
    'Falls kill more roofers than anything else on a job, and nearly all of them were visible that morning to someone who looked. This checklist is that look: the crew leader walks it once before work, again when the weather or the work changes, and signs it at the end of the day.',
    'Every line carries the section of the federal construction rules that it rests on, so an argument on the roof is a short one. Fall protection is split by slope, because what is lawful at 3 in 12 is not at 6 in 12, and the warning-line numbers, anchor loads and cover markings are written out.',
    'It covers the whole day in the order in which it happens, from the shop to the magnet sweep, with a stop-work rule at the top and a corrective action table at the end. A “No” stays open until someone has written who fixed it and when.',
    'The PDF can be filled in on a phone or printed; the workbook has the same lines for the office file. Neither replaces training or a site-specific plan, and states with their own OSHA programs may ask for more.',
  ],
  howToUse: [
    'Fill in the job header at the truck: address, slope, edge height, weather, competent person, nearest emergency room.',
    'Walk the site with the list before anyone climbs. Answer each line Yes, No or N/A.',
    'For every No, stop that task, fix it, and write who fixed it beside the line. What cannot be fixed on the spot goes into the action table.',
    'Hold the morning talk with the list in your hand: two or three lines that matter today, then questions.',
    'Walk it again after lunch, after rain or wind, and whenever the crew moves to another slope.',
    'Close the last section at the end of the day, sign, and send it to the office with photos of anchors and covers.',
    'Keep the sheets with the job file; they show a pattern long before an accident does.',
  ],
  expertGuide: [
    {
      title: 'The six-foot rule and the two slopes',
      text: 'Federal rules ask for fall protection from 6 ft above a lower level. At 4 in 12 or less you may combine a warning line with a monitor or tie-off; on roofs 50 ft wide or less a monitor alone is allowed for roofing work. Above 4 in 12 only guardrails with toeboards, nets or personal fall arrest count. Slide guards alone do not. California moved its residential roofing trigger to 6 ft on July 1, 2025.',
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
      text: 'A sheet that is all Yes in one handwriting and one minute tells an inspector, and a jury, that nobody looked. Expect some No answers; they show that the walk happened. What counts is the name and time of the fix beside them.',
      cite: '29 CFR 1926.20(b)(2)',
    },
    {
      title: 'Heat has no number yet, and still counts',
      text: 'There is no final federal heat standard; OSHA uses the general duty clause and an emphasis program renewed in 2026. California, Colorado, Maryland, Minnesota, Nevada, Oregon and Washington have heat rules of their own. Water, shade, breaks, and a slow start for new people cover most of what all of them want.',
      cite: 'OSH Act § 5(a)(1), 29 U.S.C. § 654(a)(1); state heat rules',
    },
  ],
  document: () =>
    documentModel({
      title: 'Jobsite Safety Checklist',
      subject: 'Daily roofing jobsite safety inspection with OSHA citations',
      intro:
        'Walk it before work, when conditions change, and at the end of the day. Citations are to the federal construction rules; a state program may be stricter. It does not replace training or a site-specific plan.',
      letterhead: 'compact',
      keywords: ['safety', 'OSHA', '1926', 'fall protection', 'roofing'],
      parts: [
        part(
          'Checklist',
          [
            section('Job and conditions', 'Job header with slope, height, weather and competent person'),
            fields(
              4,
              field('job.name', { span: 2 }),
              field('job.number'),
              own('safety.date', 'Date', 'date'),
              field('job.address', { span: 2 }),
              field('job.hospital', { span: 2 }),
              own('safety.competentPerson', 'Competent person today'),
              field('company.safetyContact'),
              field('job.crew', { label: 'Crew size and names', span: 2 }),
              field('roof.pitch', { label: 'Steepest slope (in 12)' }),
              own('safety.edgeHeight', 'Highest edge (ft)', 'number', { decimals: 0 }),
              choice('safety.method', 'Main fall protection', [
                'Guardrail',
                'Tie-off',
                'Safety net',
                'Warning line and monitor',
                'Warning line and tie-off',
                'Monitor only (50 ft or less)',
              ]),
              own('safety.talk', 'Topic of the morning talk'),
              field('job.weather', { label: 'Weather and wind', span: 2 }),
              own('safety.heatIndex', 'Heat index or wind chill (°F)', 'number', { decimals: 0, span: 2 }),
            ),
            safetyNote(
              'Stop-work rule',
              'Anybody on this crew may stop any task that looks unsafe, at once and without penalty. Work starts again when the competent person has fixed it and said so. A “No” on a fall-protection or power-line row stops the task until it is a “Yes”.',
            ),
            ...shop,
            ...arrival,
            ...low,
            ...steep,
            ...anchors,
            ...holes,
            ...ladders,
            ...scaffolds,
            ...power,
            ...hot,
            ...materials,
            ...weather,
            ...ppe,
            ...emergency,
          ],
          { audience: 'crew' },
        ),
        part(
          'Close and actions',
          [
            ...close,
            section('Corrective actions', 'Corrective action table with owner and date fixed'),
            table(
              'action',
              'Corrective actions',
              [
                column('item', 'What was wrong, and where', 'text', { width: 4 }),
                column('fix', 'What has to be done', 'text', { width: 3 }),
                column('who', 'Who', 'text', { width: 1.4 }),
                column('due', 'Due', 'date'),
                column('fixed', 'Fixed on', 'date'),
              ],
              [],
              { blankRows: 7, lineNumbers: true },
            ),
            section('Second walk'),
            fields(
              3,
              own('secondWalk.time', 'Time of second walk'),
              own('secondWalk.by', 'By'),
              choice('secondWalk.result', 'Result', ['No change', 'Fixed on the spot', 'Work stopped']),
              own('secondWalk.note', 'What had changed', 'text', { span: 3 }),
            ),
            section('Crew on site'),
            p(
              'Each person signs for having heard the morning talk, knowing the fall protection for today and being free to stop work.',
            ),
            table(
              'crew',
              'Crew sign-in',
              [
                column('name', 'Name', 'text', { width: 3 }),
                column('signature', 'Signature', 'text', { width: 3 }),
                column('harness', 'Harness no.', 'text', { width: 1.4 }),
                column('checked', 'Harness checked', 'check', { width: 1.2 }),
              ],
              [],
              { blankRows: 8 },
            ),
            section('When the worst happens'),
            bullets(
              'Call 911 first, then give first aid, then make the place safe.',
              'A death must be reported to OSHA within 8 hours; a hospital admission, an amputation or the loss of an eye within 24 hours (29 CFR 1904.39).',
              'Call 1-800-321-OSHA, the local OSHA office or the state program, or report online.',
              'Leave the scene as it is until the company’s safety contact says otherwise.',
            ),
            note(
              'State programs',
              'About half of the states run their own OSHA program, which must be at least as strict as the federal one. Keep the state’s numbers on this sheet where they differ.',
            ),
            signatures(
              [
                { name: 'competent', role: 'Competent person' },
                { name: 'foreman', role: 'Foreman, end of day' },
              ],
              'The site was walked as marked above, and every “No” was fixed or entered in the action table.',
            ),
          ],
          { audience: 'crew' },
        ),
      ],
    }),
})
