import { defineTemplate } from '@/data/define-template'
import * as contract from '@/data/parts/contract'
import * as d from '@/lib/documents/author'

export const stormDamageContract = defineTemplate('contract', {
  name: 'Storm Damage Repair Contract',
  group: 'specialty',
  popular: true,
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
    'A storm contract is read by four people: the owner, the adjuster, the owner’s attorney and the state. This one keeps to what a roofer may promise: the work, the price, the dates. Coverage and settlement stay with the owner and the insurer, the deductible is paid in full.',
    'Findings name the date of loss and the source of each weather figure. The price is one price, given to the owner and the insurer alike, and it does not move with what the insurer pays; a changed scope is a change order.',
    'About twenty states have storm-repair laws with notices, cancellation after a denial and refunds. They are listed with a slot for the official wording, beside the federal right to cancel with its two forms.',
  ],
  howToUse: [
    'Inspect and photograph first; write findings, not opinions on coverage.',
    'Set your state’s storm notice and the federal statement into their slots.',
    'Price the full scope; give the insurer the same figures.',
    'Read the insurance clauses aloud and have them initialed.',
    'Complete both cancellation forms and sign.',
    'If the insurer denies, tell the owner of the further right to cancel where the state gives one.',
    'Order material once every cancellation time has passed.',
  ],
  expertGuide: [
    contract.claimGuide,
    {
      title: 'A denial can reopen the right to cancel',
      text: 'Many states let the owner cancel after the insurer has denied the claim in whole or in part: New York within 3 business days, Georgia and South Carolina within 5. Some ask for refunds within about ten days. Write your state’s days into the notice and wait for the decision before you open the roof.',
      cite: 'N.Y. Gen. Bus. Law 771-b; O.C.G.A. 10-1-393.12; S.C. Code 40-59-25; C.R.S. 6-22-104',
    },
    {
      title: 'Never sign “for insurance proceeds”',
      text: 'A contract with no price, or one that promises to do the work for whatever the insurer pays, leaves you without a scope and in some states in the role of an adjuster. Write scope and price; let a supplement be a change order that the owner signs.',
      cite: 'Tex. Ins. Code 4102.163',
    },
    contract.cancellationGuide,
    contract.slotGuide,
  ],
  subject: 'Contract for the repair of storm damage to a roof',
  intro:
    'Home Improvement contract for the repair of storm damage. The price and the work are between owner and contractor; the claim is between owner and insurer.',
  keywords: ['storm damage', 'insurance'],
  parts: () =>
    contract.specialtyParts({
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
          d.own('storm.findings', 'What was found, slope by slope (photo numbers)', 'multiline', { span: 4, lines: 4 }),
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
        'Upgrades that the owner chooses; they are a line of their own, at the owner’s cost.',
        'Undamaged slopes, unless a line says that they are renewed.',
      ],
      standard: [
        'Damage is photographed before it is covered or removed, with slope and date.',
        'The deck is checked by foot and probe; soft or broken panels are shown to Owner.',
        'Tear-off stays within what can be dried in the same day.',
        'Materials carry the class and weight of the old roof or better, and the fire and wind class that the code asks for.',
        'Flashings are renewed, not reused, where the roofing beside them is renewed.',
        'Soft metals and gutters are replaced only where the findings name them.',
        'Final photographs repeat the views of the findings.',
      ],
      conditions: [
        'The price above is the whole price. It is the same for Owner and insurer.',
        'Owner pays the deductible in full; Contractor pays, credits and returns no part of it.',
        'Contractor does not represent Owner in the claim and gives no opinion on coverage.',
        'If the insurer denies the claim in whole or part, Owner may cancel as the state’s notice says.',
        'New material may differ in color from undamaged slopes; matching is limited to what is made today.',
        'No gift, discount or payment was given for the inspection or the claim.',
      ],
      hidden: [
        ['Replace deck panels broken by impact or rot', 'SF'],
        ['Remove a further layer found under the first', 'SQ'],
        ['Replace a broken rafter or truss member, by engineer’s detail', 'EA'],
        ['Replace wet insulation', 'SF'],
      ],
      milestones: [
        'All cancellation times passed',
        'Material delivered',
        'Completion and inspection passed',
        'Documents handed over',
      ],
      warranty: {
        covered: 'Leaks through the repaired area that Contractor’s work caused, within the months stated.',
        excluded: [
          'Slopes and parts that were not repaired.',
          'A new storm, whatever its date.',
          'Shade differences between old and new material.',
        ],
        care: [
          'Report a leak within 30 days of noticing it.',
          'Keep gutters free so that a later storm can be told from this one.',
        ],
      },
      clauses: [
        [
          'Claim and contract are apart',
          'Owner presents and settles the claim. This contract stands whether the insurer pays or not, subject to the right to cancel and to the state’s notice on denied claims.',
        ],
        [
          'Insurer’s further scope',
          'If the insurer accepts more work, Contractor prices it in a change order that Owner signs. Nothing is added because an insurer would pay for it.',
        ],
        [
          'Refund after cancellation',
          'After a valid cancellation Contractor returns payments within the days of the notice. For emergency work that was already done at Owner’s request Owner pays the reasonable price, as far as the state allows.',
        ],
        [
          'Start',
          'No part of the roof is opened before the last cancellation time has passed, except for temporary covering.',
        ],
      ],
      beforeSigning: [
        d.legalNote(
          'What no one may offer you',
          'In many states a contractor may not promise a roof without cost to you, take over your deductible, or speak for you in your claim; this one does none of it. If someone did, tell your insurer or your state’s insurance department.',
        ),
      ],
      cites: ['Tex. Ins. Code 4102.163', '815 ILCS 513/18'],
    }),
})
