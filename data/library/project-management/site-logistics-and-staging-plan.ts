import { defineTemplate } from '@/data/shared/define-template'
import { jobFields } from '@/data/shared/columns'
import * as d from '@/lib/documents/author'

const LOAD_LINES = 5
const psfOfLines = Array.from({ length: LOAD_LINES }, (_, index) => d.orElse(d.ref(`load.${index + 1}.psf`), 0))

export const siteLogisticsAndStagingPlan = defineTemplate('project-management', {
  name: 'Site Logistics and Staging Plan',
  group: 'Planning & Setup',
  demand: [0.115, 'Seldom, or one kind of company.'],
  telling: 'Loads on the roof',
  description:
    'Roofing site plan: sketch, dumpster, crane, material loads, routes, protection, hours and the list of everyone notified.',
  tags: [
    'site logistics plan',
    'staging plan',
    'dumpster placement',
    'crane plan',
    'site sketch',
    'roof loading',
    'material staging',
    'crane lift',
    'jobsite layout',
    'property protection',
    'traffic plan',
  ],
  fullDescription: [
    'A roof job starts on the ground: where the truck parks, where debris comes down, where eighty bundles or a pallet of insulation may sit. The plan puts all of it on one sketch, backed by a list.',
    'Each load on the roof gets a line with weight, spread and pounds per square foot, for someone who knows the deck to approve. Each protection item has an owner and a date. Everyone who uses the building is on the notification list.',
    'It suits a busy street as well as a school or a shop that stays open. On a plain house the first two pages are enough.',
  ],
  howToUse: [
    'Walk the site with the crew lead; sketch building, street, lines, doors, north.',
    'Draw dumpster, crane, delivery, ladder, toilet, chute and the fenced drop zone.',
    'Enter every load that goes on the roof and get it approved.',
    'Assign the protection lines and photograph existing conditions.',
    'Notify the people on the list before the first truck arrives; write down name and date.',
    'Post a copy by the ladder, and redraw it when the site changes.',
  ],
  expertGuide: [
    {
      title: 'Count the stack in pounds per square foot',
      text: 'A pallet of 2,400 lb on 16 sf is 150 psf, several times what most roofs are designed for. Spread it on runners over bearing points, or bring up half. Give the number on the form to the owner’s engineer when the deck is old, wet or unknown.',
      cite: '29 CFR 1926.250(a)(2)',
    },
    {
      title: 'Crane: ground first',
      text: 'The controlling contractor provides firm, drained and graded ground and tells the operator about tanks, voids and lines below. Nobody stands under the load. Keep at least 20 ft from power lines unless the voltage is known and the steps in the rule are taken.',
      cite: '29 CFR 1926.1402, 1926.1408, 1926.1425',
    },
    {
      title: 'Plan the route for debris',
      text: 'Material dropped more than 20 ft to a point outside the walls needs an enclosed chute, and the landing area is barricaded and signed. Put the chute where the dumpster fits and no door opens.',
      cite: '29 CFR 1926.252(a), (b); 1926.501(c)',
    },
    {
      title: 'The building draws air',
      text: 'Rooftop units draw in fumes from adhesive, hot asphalt and torch work. Note each intake near the work, who shuts it off, and when it runs again. Tell tenants before they smell it.',
    },
  ],
  pages: { main: 3 },
  subject: 'Where equipment, materials and people go on a roofing site',
  intro:
    'Shows where everything is set, moves and comes down, what is protected and who was notified. Post it by the ladder; redraw it when the site changes.',
  keywords: ['site logistics', 'staging', 'roofing'],
  required: ['job.startDate', 'site.hours', 'site.contact', 'job.foreman'],
  parts: () => [
    d.part(
      'Site plan',
      [
        d.section('Job and hours'),
        d.fields(
          4,
          ...jobFields(),
          d.field('job.startDate'),
          d.own('site.hours', 'Working hours allowed'),
          d.own('site.quiet', 'Quiet or closed days'),
          d.choice('site.use', 'Building use during the work', [
            'Empty',
            'Occupied',
            'Open to the public',
            'School',
            'Health care',
            'Plant',
          ]),
          d.own('site.contact', 'Contact on site, phone', 'text', { span: 2 }),
          d.field('job.foreman'),
          d.field('job.hospital'),
        ),
        d.section('Sketch', 'Site sketch with legend'),
        d.p(
          'Draw: building and north, street, power lines with distance, doors and intakes, D dumpster, C crane and swing, M material, L ladder, T toilet, W water, P parking, drop zone hatched, meeting point starred.',
        ),
        d.photos('sketch', 'Site sketch', 1, { columns: 1, height: 270, captions: false }),
        d.section('Locations and equipment', 'Where each item is set, from when, and permits'),
        d.table(
          'place',
          'Locations and equipment',
          [
            d.column('what', 'What', 'text', { width: 2.2, fixed: true }),
            d.column('where', 'Where, with size and protection below', 'text', { width: 3.4 }),
            d.column('from', 'From', 'date', { width: 1.1 }),
            d.column('to', 'To', 'date', { width: 1.1 }),
            d.column('permit', 'Permit', 'select', { width: 1, options: ['None', 'Needed', 'Issued'] }),
          ],
          [
            { what: 'Dumpster or trailer' },
            { what: 'Crane, lift or conveyor' },
            { what: 'Material on the ground' },
            { what: 'Ladder or stair access' },
            { what: 'Chute and drop zone' },
            { what: 'Kettle, generator, fuel' },
            { what: 'Toilet, water, break' },
            { what: 'Crew parking' },
            { what: 'Fence, signs, flagger' },
          ],
          { blankRows: 2 },
        ),
        d.section('Loads on the roof', 'Loads on the roof in pounds per square foot'),
        d.table(
          'load',
          'Loads on the roof',
          [
            d.column('what', 'Load', 'text', { width: 2.2 }),
            d.column('count', 'Pieces', 'number', { width: 0.9, decimals: 0 }),
            d.column('each', 'Weight each (lb)', 'number', { width: 1.1, decimals: 0 }),
            d.column('total', 'Weight (lb)', 'number', {
              width: 1.1,
              decimals: 0,
              formula: d.mul(d.cell('count'), d.cell('each')),
            }),
            d.column('area', 'Spread over (sf)', 'number', { width: 1.1, decimals: 0 }),
            d.column('psf', 'psf', 'number', {
              width: 0.8,
              decimals: 1,
              formula: d.round(d.div(d.mul(d.cell('count'), d.cell('each')), d.cell('area')), 1),
            }),
            d.column('where', 'Location on the roof', 'text', { width: 2 }),
          ],
          [],
          { blankRows: LOAD_LINES },
        ),
        d.fields(
          3,
          d.own('load.limit', 'Construction load allowed (psf)', 'number', { decimals: 1 }),
          d.own('load.by', 'Stated by (engineer, owner, drawing)'),
          d.calculated(
            'load.worst',
            'Heaviest line, share of that',
            'percent',
            d.div(d.max(...psfOfLines), 'load.limit'),
            { decimals: 0 },
          ),
        ),
        d.section('Protection'),
        d.checklist(
          'protect',
          [
            ['Driveway and walk under dumpster and truck', 'planks or mats; cracks photographed before'],
            ['Lawn, beds, trees and irrigation', 'take nets off at noon in hot weather'],
            ['Windows, siding, air conditioner', 'plywood leaned in front; run the unit only when uncovered'],
            ['Pool, pond, playground', 'covered, fenced, searched with the magnet'],
            ['Entrances and sidewalks', 'canopy or spotter while work goes on above'],
            ['Attic contents, ceilings, light fixtures', 'plastic laid; pictures taken off walls'],
            ['Storefront, signs, cameras, exhaust', 'owner notified of cover and shutdown'],
            ['Roof that remains', 'walk pads, plywood, no wheels on membrane'],
            ['Drains and gutters', 'basket or plug in during tear-off; out each evening'],
          ],
          ['Planned', 'Done', 'N/A'],
          [{ key: 'who', label: 'Who', width: 1.2 }, d.extra('photo', 'Photo no.', 0.9)],
        ),
        d.section('Intakes, power and services'),
        d.table(
          'service',
          'Intakes and services',
          [
            d.column('what', 'Intake, line, pipe, antenna', 'text', { width: 2.6 }),
            d.column('risk', 'Fumes, shock, water, signal', 'text', { width: 2 }),
            d.column('measure', 'Shut off, cover, move, keep away', 'text', { width: 2.4 }),
            d.column('who', 'By whom', 'text', { width: 1.2 }),
            d.column('back', 'Back on', 'text', { width: 1 }),
          ],
          [],
          { blankRows: 4 },
        ),
        d.section('Who was notified'),
        d.table(
          'told',
          'Who was notified',
          [
            d.column('who', 'Who', 'text', { width: 2.2, fixed: true }),
            d.column('name', 'Name and phone', 'text', { width: 2.6 }),
            d.column('how', 'How', 'select', {
              width: 1.2,
              options: ['Call', 'Email', 'Letter', 'Notice', 'In person'],
            }),
            d.column('date', 'Date', 'date', { width: 1.1 }),
          ],
          [
            { who: 'Owner or manager' },
            { who: 'Tenants or staff' },
            { who: 'Next-door neighbors' },
            { who: 'Road or parking office' },
            { who: 'Utility' },
            { who: 'Fire department, hot work' },
            { who: 'Other contractors' },
          ],
        ),
        d.safetyNote(
          'Rules posted with this plan',
          'Nobody goes under a load or inside the drop zone. The ladder is tied off and extends three feet above the landing. Holes are covered, fastened and marked. Work stops when wind moves sheets or boards.',
        ),
        d.section('Every evening'),
        d.bullets(
          'Dumpster covered or closed; nothing leaning on it that a child can climb.',
          'Ladder down or locked; crane and lift keys taken off site.',
          'Loose material tied down; buckets and fuel off the roof.',
          'Sidewalk swept, lights on at fence and dumpster in the street.',
        ),
        d.signatures([
          { name: 'planner', role: 'Planned by' },
          { name: 'foreman', role: 'Crew lead, after walking the site' },
        ]),
      ],
      { audience: 'crew' },
    ),
  ],
})
