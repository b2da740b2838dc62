import { asChecked } from '@/data/law/citations/stamp'
import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const roles = [
  'Storm lead',
  'Phones',
  'Triage and inspection',
  'Emergency crews',
  'Sales and contracts',
  'Office and money',
] as const
type Role = (typeof roles)[number]

/** Who does what in a phase: one row a role, one sentence a task. */
const duties = (name: string, label: string, list: Readonly<Record<Role, string>>): d.Block =>
  d.table(
    name,
    label,
    [
      d.column('role', 'Role', 'text', { fixed: true, width: 1.5 }),
      d.column('duty', 'What you do', 'text', { fixed: true, width: 5.5 }),
    ],
    roles.map((role) => ({ role, duty: list[role] })),
  )

const say = (rows: readonly (readonly [string, string])[]): d.Block =>
  d.table(
    'words',
    'What we say and what we never say',
    [
      d.column('ask', 'They ask', 'text', { fixed: true, width: 1.8 }),
      d.column('yes', 'You say', 'text', { fixed: true, width: 5 }),
    ],
    rows.map(([ask, yes]) => ({ ask, yes })),
  )

const readyPart = d.part(
  'Plan',
  [
    d.section('Who leads and how to reach us', 'Roles, deputies, phones and limits of the storm plan'),
    d.fields(
      3,
      d.own('plan.area', 'Storm service area'),
      d.own('plan.line', 'Storm line', 'phone'),
      d.own('plan.updated', 'Plan updated', 'date'),
    ),
    d.table(
      'team',
      'Roles',
      [
        d.column('role', 'Role', 'text', { fixed: true, width: 1.8 }),
        d.column('name', 'Person', 'text', { width: 2 }),
        d.column('phone', 'Phone', 'text', { width: 1.5 }),
        d.column('deputy', 'Deputy and phone', 'text', { width: 2.4 }),
      ],
      roles.map((role) => ({ role })),
    ),
    d.section('When the plan starts', 'Triggers, capacity and who is served first'),
    d.fields(
      3,
      d.own('start.hail', 'Hail of at least (in)', 'number', { value: 1, decimals: 2, hint: 'typical' }),
      d.own('start.wind', 'Gusts of at least (mph)', 'number', { value: 58, decimals: 0, hint: 'typical' }),
      d.own('start.calls', 'Or leak calls in a day', 'number', { decimals: 0 }),
      d.own('cap.tarps', 'Tarps we can set a day', 'number', { decimals: 0 }),
      d.own('cap.visits', 'Inspections a day', 'number', { decimals: 0 }),
      d.own('cap.roofs', 'Roofs a week, own crews', 'number', { decimals: 0 }),
    ),
    d.p(
      'the storm lead starts the plan and ends it. Until then nobody canvasses, posts or promises. We promise only within the capacity above; beyond it, we take names and say so.',
      'One decision:',
    ),
    d.section('Before the season', 'Stock, paperwork and people ready before the season'),
    d.tickList('ready', [
      'Tarps, battens, cap nails for three days',
      'Generator, lamps, two moisture meters',
      'Harnesses, anchors, ladders inspected',
      'Suppliers and container yard: terms agreed',
      'Storm contract reviewed by our attorney this year',
      'Tarp authorization and price list printed',
      'Licenses for every county we would enter',
      'Our insurer notified; subs’ certificates current',
      'Credit line for six weeks of payroll',
      'Drill: one hour, ten calls, everyone in role',
    ]),
  ],
  { audience: 'office' },
)

const hoursPart = d.part(
  'First 72 hours',
  [
    d.section('The first 72 hours: make it safe, make it dry', 'First 72 hours by role'),
    d.safetyNote(
      'Nobody goes up yet',
      'No roof in lightning, in wind that moves a ladder, on ice, or under a line that may be live: stay at least 10 ft from every line and treat a downed one as live. Water near a panel or a lamp: electrician first. Work on a soft deck from a lift or not at all. Fall protection applies from 6 ft, in an emergency as on any day (29 CFR 1926.501(b)).',
    ),
    duties('first', 'First 72 hours by role', {
      'Storm lead':
        'Save the weather record: date, place, hail size or gust, source. Account for our people and their houses first. Open the board at 6 a.m. and 5 p.m.; decide the order of jobs; stop work when it is not safe. Freeze prices at the day-before level.',
      Phones:
        'Answer in person or call back within the hour. Fill in the call sheet, give class A, B or C, say what happens next and when. Never guess about damage or coverage. Tell every caller with water coming in how to stay safe.',
      'Triage and inspection':
        'Class A the same day, B by the third day. Photograph before anything is touched: the address, each slope, each opening, the rooms. Note what you saw, what you could not see, and why. Give no opinion on coverage.',
      'Emergency crews':
        'Get written authorization first. Tarp from the ridge to below the damage, battens screwed to framing, edges rolled; photograph before, during and after, with size and time. At least two people; never work alone after dark. Leave nothing loose.',
      'Sales and contracts':
        'Work the list of our own customers. No canvassing in the first 72 hours: people need tarps. Bring the storm contract with both cancellation forms; do not sign anyone for a whole roof while there is water on the floor.',
      'Office and money':
        'Set up one job number for each address, log tarps by size and hours, and order for three days at a time. Send invoices for emergency work right away, separate from any later contract. Pay overtime as overtime.',
    }),
    d.section('Classes', 'Three classes of calls and how soon we come'),
    d.bullets(
      'A, the same day: water running in, a hole or open deck, someone elderly, ill or with a baby in the house, a school, a clinic, or water near electricity.',
      'B, within three days: drips into a bucket, missing covering over living space, loose metal that can blow off.',
      'C, within two weeks: dents, granules, a neighbor’s hail, “please have a look”. Say two weeks and keep that promise.',
    ),
    d.pageBreak,
    d.section('Phone, word for word', 'Words for the storm line, voicemail and text message'),
    d.p(
      '“{company.name}, storm line, this is {phones.name}. Is everyone safe? … Is water coming in now, and is it near a lamp or the panel? Please stay out from under that ceiling, and switch off that circuit only if you can reach the panel without touching water.”',
      'First words.',
    ),
    d.p(
      '“I have you as class {call.class}. Someone will come {call.when}; the tarp costs {call.price} from our price list, and you sign before we start. Keep the receipt. Your policy likely asks you to protect the house from more damage; your insurer can tell you what it pays.”',
      'What happens next.',
    ),
    d.p(
      '“You have reached the storm line of {company.name}. We call back the most dangerous situations first. If water is near electricity, stay away from it and call 911 or your utility. Leave your name and address, and tell us whether water is coming in.”',
      'Voicemail.',
    ),
    d.p(
      '{company.name}: you are on our list, class {call.class}. We will come {call.when}. Worse now? Call {plan.line}.',
      'Text message.',
    ),
    d.fields(
      4,
      d.own('phones.name', 'Your name'),
      d.choice('call.class', 'Class', ['A', 'B', 'C']),
      d.own('call.when', 'We will come'),
      d.own('call.price', 'Tarp price'),
    ),
    d.section('Call sheet', 'Call sheet for each caller: water, power, people, class and promise'),
    d.fields(
      3,
      d.field('customer.name', { label: 'Caller' }),
      d.field('customer.phone', { label: 'Phone' }),
      d.own('call.time', 'Date and time'),
      d.field('job.address', { label: 'Address', span: 2 }),
      d.choice('call.owner', 'Caller is', ['Owner', 'Tenant', 'Manager', 'Neighbor']),
      d.choice('call.water', 'Water coming in', ['Yes, running', 'Yes, dripping', 'Not now', 'No']),
      d.choice('call.power', 'Near lamp, outlet or panel', ['Yes', 'No', 'Not sure']),
      d.choice('call.wires', 'Wires down, tree, gas smell', ['Yes: 911 and utility first', 'No']),
      d.own('call.people', 'Elderly, ill or infants in the house'),
      d.own('call.rooms', 'Rooms and ceilings affected', 'text', { span: 2 }),
      d.own('call.roof', 'Roof, stories, pitch, what they can see from the ground', 'text', { span: 3 }),
      d.choice('call.known', 'Our customer', ['Yes', 'No']),
      d.own('call.taken', 'Taken by'),
      d.own('call.back', 'Next call to them'),
      d.own('call.notes', 'Notes, their words', 'multiline', { span: 3, lines: 3 }),
    ),
  ],
  { audience: 'office' },
)

const weeksPart = d.part(
  'Two weeks',
  [
    d.section('Day 4 to day 14: look, write, price', 'Day 4 to 14 by role'),
    duties('second', 'Day 4 to 14 by role', {
      'Storm lead':
        'Count open As and Bs, inspections left, roofs sold, weeks of work. Stop selling when the book holds more than you can finish in the time you promise. Call the building department: permits, stamps, emergency rules, inspectors’ days.',
      Phones:
        'Call every C with a date. Call everyone on the list once a week, even when there is no news. Write down who asked not to be called.',
      'Triage and inspection':
        'Write one report per roof: counts by slope in 10 × 10 ft squares, soft metals, photos with location and direction, age marks and old damage labeled as such. The owner gets the same report, whatever it says. Check tarps after every windstorm.',
      'Emergency crews':
        'Make small permanent repairs where they close up a house. Check every tarp again within two weeks: it is not a roof. Take one day off after six long ones.',
      'Sales and contracts':
        'Write one scope and one price, the same for owner and insurer. Use the storm contract with scope, materials, price, dates, the state’s notices and cancellation forms; explain them aloud. It states that the owner pays the deductible. Check the license of every subcontractor yourself.',
      'Office and money':
        'Take deposits within the state’s limit, and hold them in trust where required. Buy for signed jobs, never on hope. Watch supplier credit, lien-notice dates from the first delivery, and the two weeks of payroll due before the first payment.',
    }),
    d.section('Insurance: our side of the line', 'What we say about insurance, and what we never say'),
    say([
      [
        '“Will insurance pay for it?”',
        '“Only your insurer can say. We write down what we found and what the repair costs. You decide whether to file.”',
      ],
      [
        '“Can you handle the claim?”',
        '“No. I may meet the adjuster on the roof, show what we found and explain our price. A licensed public adjuster or an attorney may speak for you; we may not.”',
      ],
      [
        '“Can you cover my deductible?”',
        '“No. It is yours to pay, in full. In many states it is unlawful for us to pay, waive or return any of it, and we do not do it anywhere.”',
      ],
      [
        '“The adjuster missed things.”',
        '“I can give you a list with photos and our price for each line. You or your adjuster can ask the insurer to look again.”',
      ],
      [
        '“Can you write it a little higher?”',
        '“No. The price is the price for both. A false line in a claim is fraud, and your name is on it too.”',
      ],
      [
        '“Someone promised a free roof.”',
        '“Ask for that in writing with a license number, and call your state’s insurance department before you sign.”',
      ],
    ]),
    d.note(
      'Never write, post or say',
      '“Free roof”, “no cost to you”, “we handle your claim”, “we settle with your insurer”, “we cover the deductible”, “storm specialist approved by insurers”, “only days left to file”. No gift for an inspection. No blanks signed now and filled in later. No hammer, coin or chalk used to turn a mark into damage.',
    ),
  ],
  { audience: 'office' },
)

const monthsPart = d.part(
  'Three months',
  [
    d.section('Week 3 to month 3: build what was promised', 'Week 3 to month 3 by role'),
    duties('third', 'Week 3 to month 3 by role', {
      'Storm lead':
        'Set the order: tarped houses first, then by contract date. Publish the start week to every customer and keep it, or call before it passes. Add a crew only under one of our foremen. Decide the last day for new storm work.',
      Phones:
        'Make the Friday call: every waiting customer hears where they stand. Reviews are asked of everyone or of no one, never bought (16 CFR 465).',
      'Triage and inspection':
        'Take pre-start photos, check deck, flashings and nailing mid-job, and do the final inspection on the roof. Supplements list what is there, with photos and code sections; the owner passes them on.',
      'Emergency crews':
        'Go back to roofing as the leak and callback crew. Collect tarps, screws and sandbags; seal screw holes; log what each house cost.',
      'Sales and contracts':
        'Get changes signed before the work. Price upgrades separately from the repair. Use no assignment of benefits where it is void; a signed, revocable direction to pay is all we use. After a denied claim, tell the owner about any state right to cancel, and stop work.',
      'Office and money':
        'Completion certificate and invoice on the day of the final inspection, with the deductible as paid. Follow up on the held-back part at 14, 30 and 45 days. Give lien waivers for money received. Check margin by job each week: overtime and dump fees hide there.',
    }),
    d.section('How not to go broke on a good storm', 'Money rules for storm work'),
    d.bullets(
      'Grow by half, not threefold: every crew beyond that brings callbacks you will pay for over the next two years.',
      'Keep pre-storm prices unless your own costs rose and you can document it. Once an emergency is declared, many states limit increases; in California to 10% above the earlier price, with exceptions for proven cost (Penal Code 396).',
      'Subcontractors: license, insurance certificate from the insurer itself, W-9, price and scope in writing, our foreman on the roof every day.',
      'Keep a tenth of each storm job’s gross profit for callbacks until the second winter.',
      'Do not neglect your regular customers for strangers. They will still be here after the storm.',
    ),
    d.section('Callbacks and the second storm'),
    d.p(
      'The next hard rain shows what was done in a hurry. Before it comes, walk every tenth storm roof, chosen at random, and check details common to each crew’s work: valleys, walls, pipes. Fix what you find on all of that crew’s roofs without being asked.',
    ),
    d.pageBreak,
    d.section('Review', 'Looking back: figures and changes for the next storm'),
    d.fields(
      4,
      d.own('back.calls', 'Calls', 'number', { decimals: 0 }),
      d.own('back.tarps', 'Tarps set', 'number', { decimals: 0 }),
      d.own('back.hours', 'Hours to answer class A', 'number', { decimals: 1 }),
      d.own('back.inspections', 'Inspections', 'number', { decimals: 0 }),
      d.own('back.roofs', 'Roofs built', 'number', { decimals: 0 }),
      d.own('back.margin', 'Gross margin', 'percent', { decimals: 1 }),
      d.own('back.callbacks', 'Callbacks', 'number', { decimals: 0 }),
      d.own('back.injuries', 'Injuries, near misses', 'number', { decimals: 0 }),
    ),
    d.fields(
      1,
      d.own('back.kept', 'What we promised and kept, what we did not', 'multiline', { lines: 3 }),
      d.own('back.change', 'What we change before the next one, who, by when', 'multiline', { lines: 3 }),
    ),
    d.legalNote(
      'Not legal advice',
      'Adjusting and advertising: Tex. Ins. Code 4102.163; Fla. Stat. 489.147. Deductibles: 815 ILCS 513/18; N.Y. Gen. Bus. Law 771-b; Tex. Ins. Code ch. 707. Notices with estimate or contract: Minn. Stat. 325E.66, 326B.811; C.R.S. 6-22-103 to -105; Tex. Bus. & Com. Code 27.02. Assignments: Fla. Stat. 627.7152(13).',
      'Home sales and cancellation: 16 CFR 429. Calls and texts: 47 U.S.C. 227; 47 CFR 64.1200. Prices: Cal. Penal Code 396; Tex. Bus. & Com. Code 17.46(b)(27). Licensing and storm registration differ by state, county and city. Have a local attorney read this plan, your contract and your advertising before the season.',
      asChecked,
    ),
  ],
  { audience: 'office' },
)

const boardPart = d.part(
  'Storm board',
  [
    d.section('Storm board', 'Board of calls with class, tarp, inspection and contract'),
    d.fields(
      4,
      d.field('storm.date', { label: 'Storm date' }),
      d.own('board.record', 'Weather record and source', 'text', { span: 2 }),
      d.own('board.day', 'Board of', 'date'),
    ),
    d.table(
      'board',
      'Storm board',
      [
        d.column('name', 'Name, address, phone', 'text', { width: 3.2 }),
        d.column('class', 'Class', 'select', { width: 0.9, options: ['A', 'B', 'C'] }),
        d.column('called', 'Called', 'text', { width: 1 }),
        d.column('water', 'Water, power, who is in the house', 'text', { width: 2.2 }),
        d.column('signed', 'Signed', 'check', { width: 0.7 }),
        d.column('tarp', 'Tarp set', 'text', { width: 1.1 }),
        d.column('look', 'Inspected', 'text', { width: 1.1 }),
        d.column('next', 'Next, by whom', 'text', { width: 1.8 }),
      ],
      [],
      { blankRows: 11, lineNumbers: true },
    ),
  ],
  { audience: 'office', landscape: true },
)

export const stormResponsePlaybook = defineTemplate('member', {
  name: 'Storm Response Playbook',
  description:
    'The first 72 hours, two weeks and three months after a storm, role by role: safe, lawful on insurance, and solvent at the end.',
  tags: [
    'storm response',
    'hail',
    'wind damage',
    'emergency tarp',
    'triage',
    'insurance restoration',
    'storm plan',
    'capacity',
    'deductible',
  ],
  fullDescription: [
    'A storm brings a year’s work in an afternoon, and more roofing companies have been ruined by one than by a quiet year. This playbook settles in advance who leads, who is served first, what is said on the phone, what is signed at the door, how much work is taken, and what is never said about insurance.',
    'It runs in three phases with six roles in each, so that everyone reads one line and starts. With it come the words for the storm line, answers on coverage and the deductible, the money rules that keep a company alive in the sixth week, a board for the calls, and a review page.',
  ],
  howToUse: [
    'Fill in roles, deputies, triggers and capacity in the quiet season, and have your attorney review your storm contract.',
    'Drill it for an hour: ten made-up calls, everyone in role.',
    'When the storm lead starts the plan, print the first-72-hours sheet and the board; meet twice a day.',
    'Move on to the next sheet on day 4 and in week 3; each role reads its own line aloud.',
    'Keep to the capacity you wrote down. Beyond it, take names and say how long it will take.',
    'Look back within a month of the last roof and change the plan the same day.',
  ],
  expertGuide: [
    {
      title: 'Stay a roofer when insurance is in the room',
      text: 'Describe the damage, price the repair, and give the owner and the insurer the same document. Reading a policy, arguing coverage or negotiating a claim belongs to the owner, the insurer, licensed public adjusters and attorneys. In Texas a contractor may not act as adjuster on a property it works on, and advertising counts.',
      cite: 'Tex. Ins. Code 4102.163',
    },
    {
      title: 'The deductible is not a discount',
      text: 'Paying it, waiving it, or hiding it in the price is unlawful in many states and can make the owner part of a false claim. Write it in the contract as paid by the owner; Texas insurers may ask for proof before they release what they held back.',
      cite: '815 ILCS 513/18; N.Y. Gen. Bus. Law 771-b; Tex. Ins. Code 707.004',
    },
    {
      title: 'Emergency does not suspend safety',
      text: 'There is no storm exception to fall protection, and a wet, torn deck at dusk is the worst roof of the year. The storm lead’s power to say “not tonight” saves more than any tarp. Water in a bucket can wait.',
      cite: '29 CFR 1926.501(b); 1926.416',
    },
    {
      title: 'A home sale stays a home sale',
      text: 'Two cancellation forms and three business days belong to a contract signed in the kitchen, storm or not. The waiver for an emergency needs the owner’s own handwritten, dated and signed statement. Sell the tarp as a tarp; the roof can wait three days.',
      cite: '16 CFR 429.0(a), 429.1',
    },
    {
      title: 'Capacity is a promise',
      text: 'Roofs a week by your own crews, times the weeks until winter, is what you can sell. The company that sold two hundred roofs and built ninety is remembered by the other hundred and ten.',
    },
  ],
  pages: { main: 7 },
  subject: 'Storm plan by role for the first 72 hours, two weeks and three months',
  intro:
    'For everyone in the company. Find your role, read your line, and start. People first, then water, then paperwork, then roofs.',
  keywords: ['storm', 'emergency', 'triage', 'insurance'],
  parts: () => [readyPart, hoursPart, weeksPart, monthsPart, boardPart],
})
