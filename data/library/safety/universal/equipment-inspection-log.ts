import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import { lowerFirst } from '@/data/shared/words'
import * as d from '@/lib/documents/author'

/** What to look for in each kind of equipment, and what ends its service. */
const kinds = [
  {
    kind: 'Harness',
    look: 'Webbing, stitching, D-rings, buckles, label, fall indicator',
    out: 'Cut, burn, pulled stitch, bent ring, no label',
    cite: '1926.502(d)(19), (21)',
  },
  {
    kind: 'Lanyard, SRL',
    look: 'Absorber pack closed, hook gates lock, SRL pulls and brakes',
    out: 'Pack torn, gate sticks, indicator shows',
    cite: '1926.502(d)(5), (21)',
  },
  {
    kind: 'Rope, rope grab',
    look: 'Strands, ends, cuts, tar; grab faces up and bites',
    out: 'Cut, melted, stiff, grab slips',
    cite: '1926.502(d)(9)–(11)',
  },
  {
    kind: 'Roof anchor',
    look: 'Plate flat, ring free, all fasteners of the right kind',
    out: 'Bent, cracked, wrong or missing fasteners',
    cite: '1926.502(d)(15)',
  },
  {
    kind: 'Warning line, rails',
    look: 'Posts, flags, rope; clamps bite, rails whole',
    out: 'Sags under 34 in, post tips, crack',
    cite: '1926.502(b), (f)',
  },
  {
    kind: 'Ladder',
    look: 'Rails, rungs, feet, locks, rope, label',
    out: 'Crack, bend, loose rung, missing foot',
    cite: '1926.1053(b)(15), (16)',
  },
  {
    kind: 'Cords, GFCI',
    look: 'Jacket, ground pin, strain relief; GFCI trips on test',
    out: 'Cut, taped, pin gone, no trip',
    cite: '1926.404(b)(1); .416(e)',
  },
  {
    kind: 'Nailer, air hose',
    look: 'Work contact springs back, trigger, hose ties, pressure',
    out: 'Fires without contact, leaks, hose bulges',
    cite: '1926.302(b)',
  },
  {
    kind: 'Saw, grinder',
    look: 'Guard closes by itself, blade, handle, dust shroud',
    out: 'Guard sticks or tied back, cracked wheel',
    cite: '1926.300(b); .303; .304',
  },
  {
    kind: 'Generator, compressor',
    look: 'Guards, fuel leaks, relief valve, exhaust away',
    out: 'Leak, open belt, no relief valve',
    cite: '1926.300(b); .306; .404(f)(3)',
  },
  {
    kind: 'Hoist, slings',
    look: 'Brake, stops, cable, hook latch, load plate, ballast',
    out: 'Broken wires, no latch, no load plate',
    cite: '1926.552(a); .251',
  },
  {
    kind: 'Torch, LP-gas',
    look: 'Hose, regulator, soap test, cylinder upright, stand',
    out: 'Bubbles, cracked hose, no regulator',
    cite: '1926.153; .350',
  },
  {
    kind: 'Kettle',
    look: 'Lid, thermometer, burner valves, cylinder distance',
    out: 'No lid or thermometer, leaks',
    cite: '1926.150; .151; .153',
  },
  {
    kind: 'Extinguisher',
    look: 'Gauge green, pin, tag of yearly service, access',
    out: 'Not in green, no pin, used at all',
    cite: '1926.150(c)(1)',
  },
] as const

export const equipmentInspectionLog = defineTemplate('safety', {
  name: 'Equipment Inspection Log',
  group: 'universal',
  demand: [0.345, 'Companies that have grown.'],
  description:
    'Register and inspection log for roofing equipment: what to look for, when to take it out, inspections, red tags and counts.',
  tags: [
    'equipment inspection',
    'harness inspection log',
    'tool inspection',
    'fall protection equipment',
    'equipment register',
    'red tag',
    'out of service',
    'ladder log',
    'hoist inspection',
    'torch inspection',
  ],
  fullDescription: [
    'Every roofing rule about equipment says the same two things: look at it before use, and take it out when it is bad. This log does both for everything on the truck, from the harness to the kettle, with a number for each piece.',
    'The first sheet is the register. The second is the log itself, with the red tags: found, decided, repaired by whom, cleared by whom. The expert guide says for fourteen kinds of equipment what to look for and what ends its service, with the OSHA section.',
    'The counts show how much of what you own was inspected this month and how much of that was in order. A harness without a number cannot be shown to have been inspected at all.',
  ],
  howToUse: [
    'Number everything with tape or paint pen and fill in the register.',
    'Read in the expert guide what to look for in each kind, and what ends its service.',
    'The user looks before each use; the competent person writes the log at least monthly.',
    'Anything bad gets a red tag and leaves the work area the same minute.',
    'Only the person named clears a tag; cut up soft goods that are condemned.',
    'Enter the monthly counts; not inspected means not used.',
  ],
  expertGuide: [
    {
      title: 'Before each use, by the one who wears it',
      text: 'Personal fall arrest systems are inspected before each use for wear, damage and deterioration, and defective parts are removed from service. The manufacturer usually asks for a yearly inspection by a competent person as well. That one is in this log, with the serial number.',
      cite: '29 CFR 1926.502(d)(21); manufacturer’s instructions',
    },
    {
      title: 'Gear that caught a fall is out until it is cleared',
      text: 'A system or component that was loaded by a fall is taken out at once and not used again until a competent person has found it undamaged and fit. Most manufacturers say destroy it. Cut the webbing, so that it cannot come back.',
      cite: '29 CFR 1926.502(d)(19)',
    },
    {
      title: 'Tag, lock, or remove',
      text: 'Machines, tools and equipment that do not comply are identified as unsafe by tagging or locking the controls, or physically removed. A verbal “don’t use that one” is neither.',
      cite: '29 CFR 1926.20(b)(3)',
    },
    {
      title: 'There is no federal expiry date on a harness',
      text: 'OSHA does not set a service life; the manufacturer may, and then it counts. Write the date of manufacture into the register and the life the instructions give. Sun, asphalt and adhesive shorten it.',
    },
    {
      title: 'What to look for, and what ends its service',
      text: kinds
        .map(
          ({ kind, look, out, cite }) =>
            `${kind}: ${lowerFirst(look)}. Out of service at: ${lowerFirst(out)} (29 CFR ${cite}).`,
        )
        .join(' '),
    },
  ],
  subject: 'Register, inspection log and red tags for roofing equipment',
  intro: 'The user looks before each use; the competent person writes it down at least monthly. No number, no use.',
  keywords: ['equipment', 'inspection', 'harness', 'red tag'],
  pages: { main: 3 },
  required: ['register.competent', 'register.month', 'register'],
  parts: () => [
    d.part(
      'Register',
      [
        d.section('Register'),
        d.fields(
          4,
          d.own('register.truck', 'Truck, trailer or shop'),
          d.own('register.competent', 'Competent person'),
          d.own('register.month', 'Month and year'),
          d.field('company.safetyContact'),
        ),
        d.table(
          'register',
          'Register',
          [
            d.column('id', 'No.', 'text', { width: 0.9 }),
            d.column('type', 'What', 'text', { width: 2.6 }),
            d.column('maker', 'Manufacturer and model', 'text', { width: 2.4 }),
            d.column('serial', 'Serial no.', 'text', { width: 1.8 }),
            d.column('made', 'Made', 'date', { width: 1.3 }),
            d.column('inUse', 'In use since', 'date', { width: 1.3 }),
            d.column('rating', 'Rating or capacity', 'text', { width: 1.7 }),
            d.column('every', 'Inspect', 'select', {
              options: ['Each shift', 'Weekly', 'Monthly', 'Yearly'],
              width: 1.3,
            }),
            d.column('next', 'Next', 'date', { width: 1.3 }),
          ],
          [],
          { blankRows: 11 },
        ),
      ],
      { audience: 'crew', landscape: true },
    ),
    d.part(
      'Log and tags',
      [
        d.section('Inspections', 'Inspection log'),
        d.table(
          'log',
          'Inspections',
          [
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('id', 'No.', 'text', { width: 0.8 }),
            d.column('why', 'Why', 'select', {
              options: ['New', 'Before use', 'Weekly', 'Monthly', 'Yearly', 'After a fall'],
              width: 1.4,
            }),
            d.column('result', 'Result', 'select', { options: ['OK', 'Repair', 'Out'], width: 1.1 }),
            d.column('found', 'Found', 'text', { width: 3.6 }),
            d.column('by', 'Inspected by', 'text', { width: 1.7 }),
          ],
          [],
          { blankRows: 14, log: true },
        ),
        d.section('Red tags', 'Red tags: found, decided, repaired, cleared'),
        d.p(
          'Anyone who finds a defect tags it DO NOT USE and takes it away from the work. Only the competent person clears it (29 CFR 1926.20(b)(3); 1926.1053(b)(16)).',
        ),
        d.table(
          'tag',
          'Red tags',
          [
            d.column('date', 'Tagged', 'date', { width: 1.3 }),
            d.column('id', 'No.', 'text', { width: 0.8 }),
            d.column('defect', 'Defect', 'text', { width: 2.6 }),
            d.column('decision', 'Decision', 'select', {
              options: ['Repair', 'To manufacturer', 'Destroy'],
              width: 1.2,
            }),
            d.column('by', 'Repaired by', 'text', { width: 1.5 }),
            d.column('cleared', 'Cleared', 'date', { width: 1.3 }),
            d.column('who', 'Cleared by', 'text', { width: 1.4 }),
          ],
          [],
          { blankRows: 7 },
        ),
      ],
      { audience: 'crew' },
    ),
    d.part(
      'Month',
      [
        d.section('Count of the month', 'Count of the month: owned, inspected, in order'),
        d.p('From the register and the log. What was not inspected is not used.'),
        d.table(
          'count',
          'Count',
          [
            d.column('kind', 'Kind', 'text', { fixed: true, width: 3.4 }),
            d.column('owned', 'Owned', 'number', { decimals: 0, width: 1 }),
            d.column('seen', 'Inspected', 'number', { decimals: 0, width: 1.1 }),
            d.column('ok', 'In order', 'number', { decimals: 0, width: 1 }),
            d.column('missing', 'Not seen', 'number', {
              decimals: 0,
              width: 1,
              formula: d.sub(d.cell('owned'), d.cell('seen')),
            }),
            d.column('rate', 'Seen, %', 'percent', {
              decimals: 0,
              width: 1.1,
              formula: d.div(d.cell('seen'), d.cell('owned')),
            }),
            d.column('good', 'OK, %', 'percent', {
              decimals: 0,
              width: 1.1,
              formula: d.div(d.cell('ok'), d.cell('seen')),
            }),
          ],
          [
            { kind: 'Harnesses, lanyards, SRLs' },
            { kind: 'Ropes, grabs, anchors' },
            { kind: 'Warning lines and rails' },
            { kind: 'Ladders and scaffold parts' },
            { kind: 'Power tools, cords, GFCI' },
            { kind: 'Air tools and compressors' },
            { kind: 'Hoists, slings, lifts' },
            { kind: 'Torches, kettles, cylinders' },
            { kind: 'Extinguishers, first-aid kits' },
          ],
          {
            totals: [
              d.total('count.owned', 'Owned', d.sum('count', 'owned'), { type: 'number', decimals: 0 }),
              d.total('count.seen', 'Inspected', d.sum('count', 'seen'), { type: 'number', decimals: 0 }),
              d.total('count.rate', 'Inspected this month', d.div(d.ref('count.seen'), d.ref('count.owned')), {
                type: 'percent',
                decimals: 0,
                strong: true,
              }),
            ],
          },
        ),
        d.section('To buy or replace'),
        d.table(
          'buy',
          'To buy',
          [
            d.column('what', 'What', 'text', { width: 4 }),
            d.column('qty', 'How many', 'number', { decimals: 0, width: 1 }),
            d.column('who', 'Who', 'text', { width: 1.8 }),
            d.column('due', 'By', 'date'),
          ],
          [],
          { blankRows: 2 },
        ),
        d.signatures([{ name: 'competent', role: 'Competent person, month closed' }]),
        rulesNote('Sections as printed beside each kind. Manufacturer’s instructions count where they are stricter.'),
      ],
      { audience: 'office' },
    ),
  ],
})
