import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

/** What the crew checks as it works. */
const checks = [
  'Damage is photographed before it is covered or removed, with slope and date.',
  'The deck is walked and probed; soft or broken panels are shown to Owner.',
  'Tear-off stays within what can be dried in the same day.',
  'Materials match or exceed the class and weight of the old roof, and carry the fire and wind class the code requires.',
  'Flashings are replaced, not reused, where the roofing next to them is replaced.',
  'Soft metals and gutters are replaced only where listed in the findings.',
  'Final photographs repeat the same views as the findings.',
]

export const stormDamageContract = defineTemplate('contract', {
  name: 'Storm Damage Repair Contract',
  group: 'specialty',
  popular: true,
  demand: [0.83, 'Most companies, every week or month.'],
  description:
    'Storm repair contract for insurance-paid roofs: findings, scope, owner’s deductible, cancellation after denial, state storm notices.',
  tags: [
    'storm damage',
    'hail damage',
    'wind damage',
    'insurance claim',
    'storm contract',
    'insurance contingency',
    'deductible',
  ],
  fullDescription: [
    'A storm contract is read by four people: the owner, the adjuster, the owner’s attorney and the state. This one sticks to what a roofer may promise: the work, the price, the dates. Coverage and settlement stay with the owner and the insurer, the deductible is paid in full.',
    'Findings name the date of loss and the source of each weather figure. The price is one price, given to the owner and the insurer alike, and it does not move with what the insurer pays; a changed scope is a change order.',
    'Many states have storm-repair laws with notices, cancellation after a denial and refunds. A state’s edition carries its notices word for word as far as we have them, next to the right to cancel with its two forms, and its cover page names what is missing.',
  ],
  howToUse: [
    'Inspect and photograph first; write findings, not opinions on coverage.',
    'Choose the edition of your state, and read its cover page for storm notices and for any that are missing.',
    'Price the full scope; give the insurer the same figures.',
    'Read the insurance clauses aloud and have them initialed.',
    'Complete both cancellation forms and sign.',
    'If the insurer denies the claim, tell the owner about any additional right to cancel under state law.',
    'Order material only after every cancellation period has passed.',
  ],
  expertGuide: [
    { title: 'What the crew checks', text: checks.join(' ') },
    contract.claimGuide,
    {
      title: 'A denial can reopen the right to cancel',
      text: 'Many states let the owner cancel after the insurer has denied the claim in whole or in part: New York within 3 business days, Georgia and South Carolina within 5. Some require refunds within about ten days. Write your state’s number of days in the notice, and wait for the decision before you open the roof.',
      cite: 'N.Y. Gen. Bus. Law 771-b; O.C.G.A. 10-1-393.12; S.C. Code 40-59-25; C.R.S. 6-22-104',
    },
    {
      title: 'Never sign “for insurance proceeds”',
      text: 'A contract with no price, or one that promises to do the work for whatever the insurer pays, leaves you without a scope and in some states in the role of an adjuster. Write scope and price; make a supplement a change order that the owner signs.',
      cite: 'Tex. Ins. Code 4102.163',
    },
    contract.cancellationGuide,
    contract.editionGuide,
  ],
  pages: { main: 4, notices: 2, office: 1 },
  subject: 'Contract for the repair of storm damage to a roof',
  intro:
    'Home Improvement contract for the repair of storm damage. The price and the work are between owner and contractor; the claim is between owner and insurer.',
  keywords: ['storm damage', 'insurance'],
  hasEditions: true,
  required: [
    ...contract.homeRequired,
    'storm.date',
    'storm.findings',
    'price',
    'price.rate',
    'payment',
    'job.startDate',
    'job.completionDate',
  ],
  parts: (edition) =>
    contract.specialtyParts(edition, {
      opening: [
        d.section('Storm and findings', 'Date of loss, weather source, findings and claim data'),
        d.fields(
          4,
          d.field('storm.date'),
          d.choice('storm.kind', 'Storm', [
            'Hail',
            'Wind',
            'Hail and wind',
            'Tornado',
            'Hurricane',
            'Fallen tree',
            'Ice or snow',
          ]),
          d.own('storm.source', 'Weather source and distance', 'text', { span: 2 }),
          d.field('roof.system'),
          d.field('roof.age'),
          d.field('roof.squares'),
          d.field('roof.layers'),
          d.own('storm.findings', 'What was found, slope by slope (photo numbers)', 'multiline', {
            phrase: true,
            span: 4,
            lines: 4,
          }),
          d.field('insurance.carrier'),
          d.field('insurance.claim'),
          d.own('insurance.decision', 'Insurer’s decision (date)'),
          d.own('insurance.deductible', 'Deductible, paid by Owner', 'currency'),
        ),
      ],
      lines: [
        ['Temporary covering already done, by invoice', 'LS'],
        ['Tear off damaged roofing to the deck', 'SQ'],
        ['Deck repair beyond the listed allowance', 'SF'],
        ['Ice barrier and underlayment', 'SQ'],
        ['Roofing to match type, class and weight', 'SQ'],
        ['Starter, hip and ridge', 'LF'],
        ['Drip edge and valley metal', 'LF'],
        ['Step, counter and chimney flashing', 'LF'],
        ['Pipe boots, vents and exhaust hoods', 'EA'],
        ['Skylight glass or unit', 'EA'],
        ['Gutters and downspouts, damaged runs', 'LF'],
        ['Code items, each with its section', 'LS'],
        ['Permit, disposal and magnet sweep', 'LS'],
      ],
      excluded: [
        'Interior repairs, fences, siding and windows unless a line says so.',
        'Upgrades the owner chooses; they have their own line, at the owner’s cost.',
        'Undamaged slopes, unless a line says that they are replaced.',
      ],
      conditions: [
        'The price above is the whole price. It is the same for Owner and insurer.',
        'Owner pays the deductible in full; Contractor does not pay, credit or return any part of it.',
        'Contractor does not represent Owner in the claim and gives no opinion on coverage.',
        'If the insurer denies the claim in whole or part, Owner may cancel as the state notice provides.',
        'New material may differ in color from undamaged slopes; matching is limited to what is made today.',
        'No gift, discount or payment was given for the inspection or the claim.',
      ],
      hidden: [
        ['Replace deck panels broken by impact or rot', 'SF'],
        ['Remove an additional layer found under the first', 'SQ'],
        ['Replace a broken rafter or truss member, by engineer’s detail', 'EA'],
        ['Replace wet insulation', 'SF'],
      ],
      milestones: [
        'All cancellation periods passed',
        'Material delivered',
        'Completion and inspection passed',
        'Documents delivered',
      ],
      warranty: {
        covered: 'Leaks through the repaired area caused by Contractor’s work, within the stated months.',
        excluded: [
          'Slopes and areas that were not repaired.',
          'A new storm, whatever its date.',
          'Shade differences between old and new material.',
        ],
        care: [
          'Report a leak within 30 days of noticing it.',
          'Keep gutters clear so that later storm damage can be told apart from this one.',
        ],
      },
      clauses: [
        [
          'Claim and contract are separate',
          'Owner presents and settles the claim. This contract is binding whether or not the insurer pays, subject to the right to cancel and to the state’s notice on denied claims.',
        ],
        [
          'Additional scope from the insurer',
          'If the insurer accepts more work, Contractor prices it in a change order that Owner signs. Nothing is added merely because an insurer would pay for it.',
        ],
        [
          'Refund after cancellation',
          'After a valid cancellation, Contractor returns payments within the days stated in the notice. Owner pays the reasonable price of emergency work already done at Owner’s request, as far as the state allows.',
        ],
        [
          'Start',
          'No part of the roof is opened before the last cancellation period has passed, except for temporary covering.',
        ],
      ],
      beforeSigning: [
        d.note(
          'What no one may offer you',
          'In many states a contractor may not promise you a roof at no cost, take over your deductible, or speak for you in your claim; this contractor does none of these. If someone offers to, tell your insurer or your state’s insurance department.',
        ),
      ],
      insured: true,
      storm: true,
      leadSafe: true,
      cites: ['Tex. Ins. Code 4102.163', '815 ILCS 513/18'],
    }),
})
