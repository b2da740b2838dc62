import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import * as safety from '@/data/shared/safety'
import type { CitedLine } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

const winds = [5, 10, 15, 20, 25, 30] as const
const temperatures = [40, 30, 20, 10, 0, -10] as const

/** Wind chill in °F after the National Weather Service (2001), from 3 mph and up to 50 °F. */
const windChill = (temperature: number, mph: number): number =>
  Math.round(35.74 + 0.6215 * temperature - 35.75 * mph ** 0.16 + 0.4275 * temperature * mph ** 0.16)

const deckLines: readonly CitedLine[] = [
  ['Deck seen and touched: no frost, ice, wet film; shaded slopes too', '29 CFR 1926.20(b)(2); 1926.501(b)'],
  [
    'Snow cleared from the ladder outward, by tied-off people, throw zone closed',
    '29 CFR 1926.501(b), (c)(3); owner’s maintenance: 1910.28',
  ],
  ['Edges, skylights, hatches, drains found, marked, covered under snow', '29 CFR 1926.501(b)(4); 1926.502(i)'],
  ['Deck strong enough for snow, crew and material', '29 CFR 1926.501(a)(2)'],
  ['Ladder feet on cleared ground; rungs free of ice; tied', '29 CFR 1926.1053(b)(2), (b)(6), (b)(7)'],
  ['Scaffold cleared of snow and ice before use', '29 CFR 1926.451(f)(8)'],
  ['Ropes, grabs, SRLs work cold; anchors free of ice', '29 CFR 1926.502(d)(21)'],
  ['Icicles over doors and walks closed off or knocked down', '29 CFR 1926.501(c); 1926.20(b)(2)'],
  ['Cords rated for cold, whole, GFCI tested; snow off plugs', '29 CFR 1926.404(b)(1); 1926.416(e)'],
  ['Overhead lines: sagging or iced lines kept at 10 ft and reported', '29 CFR 1926.416(a)(1)'],
  ['Light enough at start and end: 5 foot-candles', '29 CFR 1926.56(a)'],
]

const crewLines: readonly CitedLine[] = [
  ['Three layers, dry; gloves, hat liner and boots fit with the harness', '29 CFR 1926.95(a), (c)'],
  ['Soles that grip; traction devices off on membranes', '29 CFR 1926.95(a)'],
  ['Warm drinks, food; no alcohol', 'Company rule'],
  ['Warm place open, heated, close', 'OSH Act § 5(a)(1)'],
  ['Heater: fresh air, level, 10 ft from tarps, CO alarm beside it', '29 CFR 1926.154(a)(1), (b)(4), (c)'],
  ['No solid-fuel salamander in buildings or on scaffolds', '29 CFR 1926.154(d)'],
  [
    'LP-gas upright, outside the enclosure where it can be; heater shuts off by itself',
    '29 CFR 1926.153(h), (j); 1926.350(a)(9)',
  ],
  [
    'Adhesives, sealants, batteries and nailers within the manufacturer’s temperatures',
    'Manufacturer’s sheet; 29 CFR 1926.20(b)(3)',
  ],
  ['Trucks, lifts: brakes, windows clear; exhaust free of snow', '29 CFR 1926.601(b); 1926.20(b)'],
]

export const coldWeatherSafetyPlan = defineTemplate('safety', {
  name: 'Cold Weather Safety Plan',
  group: 'universal',
  demand: [0.35, 'Companies that have grown.'],
  telling: 'Warm-up schedule',
  description:
    'Winter plan for roofing crews: wind chill table, warm-up schedule, ice and snow on the deck, roof load, heaters, frostbite first aid.',
  tags: [
    'cold stress',
    'wind chill chart',
    'winter roofing',
    'frostbite',
    'hypothermia',
    'snow removal roof',
    'ice on roof',
    'roof snow load',
    'warm-up schedule',
    'carbon monoxide',
  ],
  fullDescription: [
    'In winter the roof changes under the crew: frost that nobody sees at seven, a skylight under snow, stiff ropes, nailers that misfire, heaters in tents. This plan puts those beside the wind chill, because on a roof more people are hurt by ice than by cold.',
    'It has the wind chill table of the National Weather Service, a warm-up schedule by level, morning checks with their rules, a way to estimate the weight of snow on the deck, and the signs of frostbite and hypothermia with what to do.',
    'There is no federal cold standard. The general duty clause and the training rule apply, and every fall rule applies on ice as it does in June.',
  ],
  howToUse: [
    'Name the person who measures and decides, and the warm place.',
    'Each morning read temperature and wind at roof height; find the wind chill.',
    'Walk the deck by the checklist before the crew goes up, and again when the sun has moved.',
    'Follow the warm-up schedule; shorten it for wet clothes and new people.',
    'With snow on the roof, estimate the load and ask a qualified person if in doubt.',
    'Train signs and first aid in the fall; sign it.',
  ],
  expertGuide: [
    {
      title: 'Ice is a fall hazard like an edge',
      text: 'Fall protection does not depend on the season, and “we only cleared snow” is no exception. If the work is maintenance for the owner and not construction, the general industry fall rules apply, with much the same result. Skylights and edges under snow are marked before anyone walks.',
      cite: '29 CFR 1926.501(b); 29 CFR 1910.28(b)',
    },
    {
      title: 'Wind chill is about skin',
      text: 'It says how fast bare skin loses heat, and so how soon it freezes: about 30 minutes at a wind chill of −18 °F. It does not cool a wrench below air temperature. Wet gloves and metal make frostbite possible well above it.',
      cite: 'National Weather Service wind chill chart (2001)',
    },
    {
      title: 'Heaters kill quietly',
      text: 'A heater in a tented roof or a closed attic makes carbon monoxide. Fresh air in sufficient quantity is required, clearance to tarps is 10 ft, solid-fuel salamanders are forbidden in buildings and on scaffolds. Put a CO alarm beside it.',
      cite: '29 CFR 1926.154(a), (b)(4), (d)',
    },
    {
      title: 'Rescue before the rope is stiff',
      text: 'Someone hanging in a harness at 15 °F cools while hanging. Try the rescue kit with gloves on; check that rope grabs bite on icy rope and that SRLs retract.',
      cite: '29 CFR 1926.502(d)(20), (d)(21)',
    },
    safety.rulesGuide(deckLines, crewLines),
  ],
  subject: 'Winter plan for a roofing crew',
  intro: 'For days at or below 40 °F, with wind, or with frost, ice or snow on the roof. One per job, kept on site.',
  keywords: ['cold', 'wind chill', 'ice', 'snow'],
  pages: { main: 3 },
  required: ['job.name', 'cold.from', 'cold.deck', 'cold.lead', 'cold.warm'],
  parts: () => [
    d.part(
      'Plan',
      [
        d.section('Who and where', 'Who decides, where it is warm'),
        d.fields(
          4,
          d.field('job.name'),
          d.field('job.number'),
          d.own('cold.from', 'Plan from', 'date'),
          d.own('cold.deck', 'Clears the deck for work'),
          d.own('cold.lead', 'Measures, calls breaks'),
          d.own('cold.warm', 'Warm place'),
          d.own('cold.dry', 'Dry clothes kept at'),
          d.field('job.hospital'),
        ),
        d.section('Wind chill', 'Wind chill table of the National Weather Service'),
        d.table(
          'chill',
          'Wind chill in °F',
          [
            d.column('air', 'Air °F', 'text', { fixed: true, width: 1.2 }),
            ...winds.map((mph) => d.column(`w${mph}`, `${mph} mph`, 'number', { fixed: true, decimals: 0, width: 1 })),
          ],
          temperatures.map((temperature) => ({
            air: String(temperature).replace('-', '−'),
            ...Object.fromEntries(winds.map((mph) => [`w${mph}`, windChill(temperature, mph)])),
          })),
        ),
        d.section('Warm-up schedule', 'Warm-up schedule by wind chill'),
        d.table(
          'schedule',
          'Warm-up schedule',
          [
            d.column('chill', 'Wind chill', 'text', { fixed: true, width: 1.7 }),
            d.column('rest', 'Warm-up', 'text', { fixed: true, width: 2.2 }),
            d.column('work', 'Work', 'text', { fixed: true, width: 4.8 }),
            d.column('ours', 'Ours, if stricter', 'text', { width: 1.6 }),
          ],
          [
            { chill: '40 to 26', rest: 'Usual breaks', work: 'Dry gloves to change; deck cleared of frost first' },
            { chill: '25 to 10', rest: '10 min every 2 hours', work: 'Buddy; face and ears covered; covered grips' },
            { chill: '9 to −10', rest: '10 min every hour', work: 'Nobody alone; no bare hands on metal' },
            { chill: '−11 to −17', rest: '10 min every 30 min', work: 'Only to make the roof tight; new people below' },
            { chill: '−18 and lower', rest: 'Stop', work: 'Skin freezes in 30 minutes or less; everybody off' },
          ],
        ),
        d.p(
          'Company levels to start from; no federal rule sets them. In rain, wet clothes or blowing snow use the next colder level. Warm-up is paid time.',
        ),
        ...safety.checkGroup('deck', 'Before anyone goes up', deckLines),
        ...safety.checkGroup('crew', 'People and equipment', crewLines),
        safety.correctiveTable(2),
        d.section('Weight on the roof', 'Weight of snow against the design load, calculated'),
        d.fields(
          4,
          d.own('snow.depth', 'Depth (in)', 'number', { decimals: 1 }),
          d.own('snow.density', 'Weight (lb per cu ft)', 'number', { decimals: 0 }),
          d.calculated(
            'snow.load',
            'Snow (lb per sq ft)',
            'number',
            d.mul(d.div(d.ref('snow.depth'), 12), d.ref('snow.density')),
            { decimals: 1 },
          ),
          d.own('snow.design', 'Design roof snow load (psf)', 'number', { decimals: 1 }),
          d.calculated(
            'snow.reserve',
            'Left (psf), not below 0',
            'number',
            d.when(
              d.ref('snow.load'),
              '>=',
              0,
              d.when(d.ref('snow.design'), '>', 0, d.sub(d.ref('snow.design'), d.ref('snow.load')), 0),
              0,
            ),
            { decimals: 1 },
          ),
          d.own('snow.asked', 'Qualified person asked', 'text', { span: 2 }),
          d.choice('snow.decision', 'Decision', ['Go', 'Clear first', 'Stay off']),
        ),
        d.p(
          'Light dry snow from about 3 lb per cubic foot, wet heavy snow about 21, ice 57. Drifts at walls weigh several times the open roof. Cracks, sag, jammed doors: everybody out, call an engineer. Clear evenly, never one side bare.',
        ),
        d.section('What you see, what you do', 'Signs and first aid'),
        d.table(
          'sign',
          'Signs',
          [
            d.column('name', 'It may be', 'text', { fixed: true, width: 1.6 }),
            d.column('see', 'You see', 'text', { fixed: true, width: 3.6 }),
            d.column('act', 'You do', 'text', { fixed: true, width: 4.8 }),
          ],
          [
            {
              name: 'Hypothermia',
              see: 'Shivers, then stops; clumsy, slurred, confused, sleepy',
              act: '911. Off the roof by the rescue plan, into warmth. Wet clothes off, blankets, warm the trunk first. Sweet warm drink only if wide awake. Handle gently.',
            },
            {
              name: 'Frostbite',
              see: 'White, gray or waxy skin; numb, hard, blisters',
              act: 'Doctor today. Warm place; loosen boots and rings. Do not rub. Do not thaw if it may freeze again.',
            },
            {
              name: 'Frostnip',
              see: 'Red, then pale; stings',
              act: 'Inside; warm with skin or lukewarm water; dry gloves. Back only when feeling is normal.',
            },
            {
              name: 'Trench foot',
              see: 'Red, numb, swollen feet after hours in wet boots',
              act: 'Boots and socks off, dry, raise; doctor if blistered.',
            },
            {
              name: 'Carbon monoxide',
              see: 'Headache, nausea, dizziness; several people at once',
              act: 'Everyone into fresh air. 911. Heater off from outside. Nobody goes back in.',
            },
          ],
        ),
        d.section('Readings and breaks', 'Daily readings and breaks'),
        d.safetyNote(
          'Nobody climbs down alone',
          'Cold hands do not hold a ladder. Anyone who shivers or stumbles is taken down by the rescue plan: 29 CFR 1926.502(d)(20). Reports to OSHA: 29 CFR 1904.39.',
        ),
        d.table(
          'reading',
          'Readings',
          [
            d.column('time', 'Date, time', 'text', { width: 1.8 }),
            d.column('air', 'Air °F', 'number', { decimals: 0, width: 0.9 }),
            d.column('wind', 'Wind mph', 'number', { decimals: 0, width: 1 }),
            d.column('chill', 'Wind chill', 'number', { decimals: 0, width: 1.1 }),
            d.column('deck', 'Deck', 'select', { options: ['Dry', 'Wet', 'Frost', 'Ice', 'Snow'], width: 1.1 }),
            d.column('decision', 'Decision and breaks', 'text', { width: 3 }),
            d.column('by', 'By', 'text', { width: 1 }),
          ],
          [],
          { blankRows: 6 },
        ),
        d.section('Trained', 'Training sign-off'),
        d.table(
          'trained',
          'Trained',
          [
            d.column('name', 'Name', 'text', { width: 2.4 }),
            d.column('signature', 'Signature', 'text', { width: 2.6 }),
            d.column('name2', 'Name', 'text', { width: 2.4 }),
            d.column('signature2', 'Signature', 'text', { width: 2.6 }),
          ],
          [],
          { blankRows: 5 },
        ),
        d.signatures([{ name: 'lead', role: 'Competent person' }]),
        rulesNote('No federal cold standard: OSH Act § 5(a)(1), 29 CFR 1926.21(b)(2).'),
      ],
      { audience: 'crew' },
    ),
  ],
})
