import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { aRoof, inSentence, sentence } from '@/data/shared/words'
import type { Edition } from '@/data/law/edition'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const damage = (system: RoofSystem): d.Block[] => {
  const { hail, wind, debris, water } = system.stormDamageSigns
  return [
    d.section('Damage seen', `Storm damage on ${aRoof(system)}, as seen before work`),
    d.fields(
      4,
      d.own('call.received', 'Call received (date, time)'),
      d.own('call.arrived', 'Crew on site (date, time)'),
      d.field('storm.date', { label: 'Date of damage' }),
      d.choice('call.cause', 'Cause as reported', [
        'Wind',
        'Hail',
        'Fallen tree',
        'Rain or snow',
        'Fire',
        'Leak without storm',
        'Other',
      ]),
    ),
    d.table(
      'damage',
      'Damage seen',
      [
        d.column('kind', 'Kind', 'text', { width: 0.9, fixed: true }),
        d.column('signs', 'How it shows on this roof', 'text', { width: 5.4, fixed: true }),
        d.column('seen', 'Seen', 'select', { options: ['Yes', 'No', 'Not checked'], width: 1.3 }),
        d.column('where', 'Where, photos', 'text', { width: 2 }),
      ],
      [
        { kind: 'Hail', signs: hail },
        { kind: 'Wind', signs: wind },
        { kind: 'Debris', signs: debris },
        { kind: 'Water', signs: water },
      ],
    ),
  ]
}

const measures = (system: RoofSystem): d.Block[] => [
  d.section('Temporary measures', `Temporary measures for ${aRoof(system)}, in working order`),
  d.p('Temporary work keeps water out until the repair. It is not a repair. It is photographed before and after.'),
  d.table(
    'measure',
    'Temporary measures',
    [
      d.column('agreed', 'Agreed', 'check', { width: 0.9 }),
      d.column('measure', 'Measure', 'text', { width: 6.2, fixed: true }),
      d.column('area', 'Area or number', 'text', { width: 1.5 }),
      d.column('photo', 'Photos', 'text', { width: 1.1 }),
    ],
    system.contracting.temporary.map((measure) => ({ measure: sentence(measure) })),
    { blankRows: 1, lineNumbers: true },
  ),
  d.fields(
    3,
    d.own('temporary.lasts', 'Expected to hold until', 'date'),
    d.own('temporary.check', 'Owner checks after each storm; call'),
    d.own('temporary.remove', 'Removal included', 'select', { options: ['Yes', 'No'] }),
  ),
]

const partsOf = (system: RoofSystem, edition: Edition): readonly d.Part[] =>
  contract.homeContract(edition, {
    name: 'Contract',
    blocks: [
      ...contract.homeParties('Home improvement contract'),
      ...damage(system),
      ...measures(system),
      ...contract.timeAndMaterial(),
      d.section('Terms'),
      contract.termsOf(
        [
          'Authorization and limit',
          'Owner authorizes the marked measures on time and material, up to the limit. Contractor stops and asks before going over the limit, unless leaving would let water in; Contractor then makes the roof safe at the lowest cost.',
        ],
        [
          'Temporary means temporary',
          'Temporary measures may leak in the next storm. Contractor warrants only that they are installed with care. Owner watches them, keeps people away from wet ceilings, and calls at the first sign of a leak.',
        ],
        [
          'No obligation to repair',
          'This authorization does not bind Owner to have Contractor do the repair or a new roof, and it does not depend on what an insurer decides. It does not assign any insurance benefits.',
        ],
        [
          'Stopping',
          'Owner may stop the work at any time and pays for the hours and material used so far at the listed rates; Contractor first closes what it has opened. Payment is due as stated above, for hours and materials recorded the same day. The right to cancel comes first.',
        ],
        contract.terms.site,
        contract.terms.subcontractors,
        contract.terms.insurer,
        contract.terms.liens,
        contract.terms.disputes,
        contract.terms.general,
      ),
    ],
    signing: [
      d.signatures(
        [
          { name: 'owner', role: 'Owner' },
          { name: 'contractor', role: 'Contractor', withTitle: true },
        ],
        'Owner receives a signed copy with two cancellation forms, emergency or not.',
      ),
    ],
    cites: ['16 CFR 429.0(a)(3) (emergency)', 'Fla. Stat. 627.7152(13) (no assignment of benefits)'],
    insured: true,
    emergency: true,
  })

/** Stop the water tonight, repair it afterward. */
export function emergencyRepairContract(system: RoofSystem): TemplateContent {
  const { temporary, hidden } = system.contracting
  return defineTemplate('contract', {
    system,
    name: 'Emergency Repair Contract',
    group: 'core',
    demand: [0.68, 'Most companies now and then.'],
    telling: 'Temporary measures',
    description: `Emergency authorization for ${aRoof(system)}: temporary measures, time and material with a limit, sheet for the handwritten statement.`,
    tags: ['emergency repair', 'temporary repair', 'tarp', 'storm', 'time and material', 'leak', 'emergency contract'],
    fullDescription: [
      `Water is coming in, and there is no time for a ten-page estimate. This authorization covers exactly what stops it on ${aRoof(system)}: ${inSentence(temporary.slice(0, 3))}. Time and material are charged up to a limit the owner has signed for.`,
      `Damage is recorded before it is covered, by how it shows on this roof: ${sentence(inSentence([system.stormDamageSigns.wind]))} The permanent repair follows under its own contract, with prices for hidden work: ${inSentence(hidden.slice(0, 2).map(([work]) => work))}.`,
      'An emergency does not by itself end the right to cancel. The owner’s own handwritten, dated and signed statement has a separate sheet; if it is left blank, the three days run. The owner keeps the claim, the deductible and the choice of contractor.',
    ],
    howToUse: [
      'Write down when the call came in and when the crew arrived.',
      'Photograph the damage before anything covers it, and mark what you saw.',
      'Mark the measures, fill in rates and agree on the limit.',
      'Have the owner write the emergency statement by hand, in their own words, or leave it blank.',
      'Complete both cancellation forms and sign before work, except for what prevents immediate harm.',
      'Enter hours and materials the same day and leave a copy.',
    ],
    expertGuide: [
      {
        title: `Temporary work that suits ${aRoof(system)}`,
        text: `${temporary.map(sentence).join(' ')} Choose a measure that can be removed without causing a second repair.`,
      },
      {
        title: 'The handwritten statement is an exception, not a form',
        text: 'The cooling-off rule does not apply to emergency work the buyer called you for, if the buyer describes the emergency in a separate, handwritten, dated and signed statement and waives the three days. It does not help you if you knocked on the door, and a printed or typed waiver does not count. Keep the original and a photo of it with the job.',
        cite: '16 CFR 429.0(a)(3)',
      },
      contract.openPriceGuide,
      contract.claimGuide,
      contract.editionGuide,
      contract.listGuide('Before anyone goes up', [
        ...system.safety.hazards.slice(0, 4).map(({ task, hazard, control }) => `${task} – ${hazard}: ${control}`),
        ...system.emergency.scenarios.slice(0, 2).map(({ scenario, response }) => `${scenario}: ${response}`),
      ]),
      contract.listGuide(
        'Repairs likely to follow, under a contract of their own',
        system.estimating.repair.items.map(({ description }) => description),
      ),
    ],
    pages: { main: 3, notices: 3, office: 1 },
    subject: 'Authorization for temporary measures and emergency repair',
    intro: `Between the contractor and the owner named below: stop water from entering ${aRoof(system)} now, on time and material with a limit, and repair it later under a separate contract.`,
    keywords: ['emergency repair', 'temporary repair', system.name],
    hasEditions: true,
    required: [...contract.homeRequired, 'call.received', 'call.cause', 'tm.limit', 'tm', 'tm.rate'],
    parts: (edition) => partsOf(system, edition),
  })
}
