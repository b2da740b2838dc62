import { defineTemplate } from '@/data/shared/define-template'
import { neverSay } from '@/data/shared/campaigns'
import * as d from '@/lib/documents/author'

interface Hanger {
  name: string
  use: string
  front: readonly string[]
  back: readonly string[]
  proof: string
}

const hangers: readonly Hanger[] = [
  {
    name: 'We are working next door',
    use: 'The day before a job starts, on ten doors around it.',
    front: [
      'Roofers on your street.',
      'We start at {hanger.job} on {hanger.start}. You will hear us from {hanger.hours}.',
    ],
    back: [
      'If a nail or any of our debris lands in your yard, call {hanger.foreman} at {hanger.phone} and we will pick it up the same day. If our truck is in your way, call and we will move it.',
    ],
    proof:
      'Owner’s permission to name the house; the foreman answers that phone, and someone really does come the same day.',
  },
  {
    name: 'While the crew is here',
    use: 'During a job, on the same street.',
    front: [
      'Want someone to look at your roof while we are on your street?',
      'A visit costs {hanger.visit} and ends with photos, not a signature.',
    ],
    back: [
      'We look from the ground, from the roof where it is safe and from the attic if you like. You get photos and a page that tells you what can wait. Call {company.phone}.',
    ],
    proof: 'The price of the visit, and that every visit really ends with photos.',
  },
  {
    name: 'After a storm',
    use: 'After hail or wind that a weather record shows. Florida and some other states: only after your attorney has read it.',
    front: [
      'After the storm on {hanger.storm}: look up before you sign up.',
      'Five things you can see from the ground are on the back.',
    ],
    back: [
      'Pieces of roofing in the yard, metal lifted at the edge, dents in soft metal, grit below the downspouts, a new stain on a ceiling. If you see two or more, or a leak, call a roofer whose license you can look up. Ours is {company.license}. Stay off the roof.',
    ],
    proof: 'The weather record for that street and that day.',
  },
  {
    name: 'Gutter and fall check',
    use: 'September and October, on streets with trees.',
    front: [
      'Leaves down, gutters full, roof wet.',
      'One visit before the first freeze: gutters, valleys, flashing, photos. {hanger.fallPrice} for a house like yours.',
    ],
    back: [
      'Our days on this street: {hanger.week}. The price is for single-story houses of usual size; if yours is larger, we tell you before we start. Call {company.phone}.',
    ],
    proof: 'The price, and what “usual size” means in your price list.',
  },
  {
    name: 'Roof near its end',
    use: 'Streets built in one year, where roofs are as old as the houses.',
    front: [
      'Roofs on this street are about {hanger.age} old.',
      'Some have years left. Some do not. Yours could be either one.',
    ],
    back: [
      'Before you spend anything, have it inspected and ask for photos of the parts that matter: valleys, chimney, pipes, edges. No matter which company you choose, keep the photos. Call {company.phone}.',
    ],
    proof: 'Year the houses were built, from public records. “Some” must be true of roofs you have seen.',
  },
  {
    name: 'A roofer who answers',
    use: 'A new area, or a season in which roofers are hard to reach.',
    front: [
      'A roofer who answers the phone.',
      'Call {company.phone} any time before {hanger.answered}. A person picks up.',
    ],
    back: [
      'Ask us three things: license number, insurance certificate from the agent, and who leads the crew. We answer all three on the phone. {company.name}, {company.license}.',
    ],
    proof: 'The phone is answered in those hours by a person, not a machine.',
  },
]

const hangerBlocks = ({ name, use, front, back, proof }: Hanger, index: number): d.Block[] => [
  d.subsection(`${index + 1}. ${name}`),
  d.p(use, 'Use.'),
  d.p(front.join(' '), 'Front.'),
  d.p(back.join(' '), 'Back.'),
  d.p(proof, 'Keep on file.'),
]

export const doorHangerCopySet = defineTemplate('marketing', {
  name: 'Door Hanger Copy Set',
  group: 'Advertising',
  demand: [0.24, 'Companies that have grown.'],
  telling: '4. Gutter and fall check',
  description:
    'Six door hangers for jobs, storms, seasons and old roofs, with claims that can be proven and a hang log.',
  tags: [
    'door hanger',
    'flyer copy',
    'canvassing',
    'neighborhood marketing',
    'jobsite marketing',
    'advertising copy',
    'print',
    'license number',
    'door hangers',
    'flyers',
    'leave behind',
    'storm door hanger',
    'neighborhood flyers',
    'we are working next door',
    'print ads',
  ],
  fullDescription: [
    'A door hanger has the few steps from the front door to the trash can to make its point. Each of these six says one thing, in words that fit on the card, with a back that gives a reason to keep it.',
    'For every hanger, a line says what must be true before you print it and what document proves it. That line keeps “free”, “best” and “your insurance pays” off the card.',
    'The hang log counts doors and calls by street, so that the second printing is better than the first.',
  ],
  howToUse: [
    'Choose one hanger for one street and one reason. Six at once is litter.',
    'Fill in the facts and set the first sentence of the front in large type.',
    'Print your license number and street address on it, on card stock that survives rain.',
    'Hang it on the door, never in or on a mailbox. Skip houses with No Soliciting signs, and towns that require a permit until you have one.',
    'Pick up what is still hanging after two days.',
    'Log doors, date and calls; compare after six weeks.',
  ],
  expertGuide: [
    {
      title: 'Mailboxes are off limits',
      text: 'Federal law fines anyone who puts advertising without postage in a mailbox, and postal rules extend to what hangs on it, whatever the town says about door hangers. Use doors and mats only.',
      cite: '18 U.S.C. § 1725',
    },
    {
      title: 'License number and name on the card',
      text: 'Several states require the contractor’s license number in every advertisement, door hangers included, and the name that is on the license. Print both everywhere and you never have to remember which state requires it.',
      cite: 'Cal. Bus. & Prof. Code § 7030.5; Fla. Stat. § 489.119',
    },
    {
      title: 'Claims must be true before printing',
      text: '“Free”, “best”, “number one”, “lowest price” and “saves you 30 percent” all need proof, and “free” also needs its conditions in plain view. What is on the card is an advertisement.',
      cite: '16 CFR 251.1; 16 CFR 233; 15 U.S.C. § 45',
    },
    {
      title: 'Storm hangers carry the most risk',
      text: 'In Florida, a hanger that invites an owner to call you or the insurer about a roof claim must carry prescribed wording in prescribed type, and several states forbid gifts or deductible promises. Keep the storm hanger to safety advice and your license number.',
      cite: 'Fla. Stat. § 489.147',
    },
  ],
  pages: { main: 3 },
  subject: 'Copy for six roofing door hangers, with proof notes and a log',
  intro:
    'Six hangers with their front and back, what must be true before you print them, and a log of the calls they brought.',
  keywords: ['door hanger', 'advertising', 'roofing'],
  required: ['hanger.job', 'hanger.start', 'hanger.foreman', 'hanger.phone', 'company.license'],
  parts: () => [
    d.part(
      'Facts',
      [
        d.section('Facts for the hangers'),
        d.fields(
          3,
          d.own('hanger.job', 'House named in the copy', 'text', { hint: '418 Oak Street, only with permission' }),
          d.own('hanger.start', 'Job start date', 'text', { phrase: true }),
          d.own('hanger.hours', 'Hours of work'),
          d.own('hanger.foreman', 'Foreman'),
          d.own('hanger.phone', 'Phone on the job', 'phone'),
          d.own('hanger.visit', 'Price of a visit', 'text', { phrase: true }),
          d.own('hanger.storm', 'Storm date'),
          d.own('hanger.fallPrice', 'Fall visit price'),
          d.own('hanger.week', 'Week on this street', 'text', { phrase: true, hint: 'the week of October 5' }),
          d.own('hanger.age', 'Approximate age of the roofs', 'text', { phrase: true, hint: '15 to 20 years' }),
          d.own('hanger.answered', 'Phone answered until', 'text', { phrase: true }),
          d.field('company.license'),
        ),
        d.section('Before you print'),
        d.tickList('print', [
          'Permission from the owner of the named house',
          'Weather record printed and filed',
          'Price and “usual size” match the price list',
          'License number and company name on it',
          'No word from the list below',
          'Town’s permit and hanging rules known',
        ]),
        ...neverSay(
          '“Free roof”, “no cost to you”, “your deductible is on us”.',
          '“Guaranteed approval” of a claim or of credit.',
          '“Number one” or “best in town”, unless you can show whose list and what date.',
          '“Act now” with a date that you will move again.',
          '“Authorized by” a manufacturer, an insurer or the city, unless you have it in writing.',
        ),
        d.legalNote(
          'Proof first',
          'Every printed claim needs proof before it is printed (15 U.S.C. § 45). Keep the proof and the card together while the card is in use and for two years after.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Hangers',
      [d.section('The six hangers', 'Six door hangers with their proof'), ...hangers.flatMap(hangerBlocks)],
      { audience: 'office', follows: true },
    ),
    d.part(
      'Hang log',
      [
        d.section('Where we hung them', 'Doors, dates and calls by street'),
        d.table(
          'hang',
          'Hangers by street',
          [
            d.column('date', 'Date', 'date', { width: 1.1 }),
            d.column('no', 'Hanger', 'select', { options: hangers.map((_, index) => String(index + 1)), width: 0.9 }),
            d.column('street', 'Street', 'text', { width: 2.2 }),
            d.column('doors', 'Doors', 'number', { decimals: 0, width: 0.8 }),
            d.column('calls', 'Calls', 'number', { decimals: 0, width: 0.8 }),
            d.column('sales', 'Sales', 'number', { decimals: 0, width: 0.8 }),
            d.column('taken', 'Picked up', 'date', { width: 1.1 }),
          ],
          [],
          { blankRows: 18 },
        ),
        d.section('Who hangs'),
        d.fields(
          3,
          d.own('hang.who', 'Who hung them'),
          d.own('hang.permit', 'Permit, if one is required'),
          d.choice('hang.where', 'Where', ['Door', 'Door handle', 'Mat']),
        ),
        d.bullets(
          'No dog, no gate, no sign that says no.',
          'One hanger per house and season.',
          'Pick up what blows down the street. It has our name on it.',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
