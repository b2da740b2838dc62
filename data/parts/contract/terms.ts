/** The shared clause library: each entry is a title and a text in our own words. Contracts pick what they need. */
import * as d from '@/lib/documents/author'

export type Term = readonly [title: string, text: string]

/** A clause that the other side initials, under a field name of its own. */
export const initialed = ([title, text]: Term, name: string): readonly [string, string, string] => [
  title,
  text,
  `initials.${name}`,
]

export const terms = {
  scope: [
    'Scope and permits',
    'Contractor furnishes labor, materials, equipment and supervision for what is marked “Included”, to the building code in force on the permit date and the manufacturer’s published instructions; what is not marked is not in the price. Contractor obtains the permit and calls for inspections. Owner obtains the approval of any association, landlord or lender.',
  ],
  time: [
    'Time and weather',
    'The dates are approximate and move, day for day, for weather unfit for this roof, late delivery, authorities, changes and other causes that Contractor could not prevent. Contractor opens no more roof than it makes watertight the same day and closes every tie-in before leaving.',
  ],
  changes: [
    'Change orders',
    'A change in scope, materials, price or days is valid only in a change order signed by both sides before the changed work is done. What was said and not written is not part of this contract.',
  ],
  concealed: [
    'Concealed conditions',
    'What could not be seen before the roof was opened is photographed and shown to Owner the same day. Up to the quantities listed it is in the price; above them it is charged at the unit prices, once Owner has approved it in writing. If it may hold asbestos or lead, work stops there; testing and removal are a separate contract, and the days are added.',
  ],
  escalation: [
    'Material prices',
    'The price rests on the supplier quotations at signing. If an invoice for a listed material exceeds its quotation by more than the percentage agreed above, Contractor shows both invoices, and Owner chooses: pay the excess by change order, take another material, or end the contract and pay for what has been done.',
  ],
  site: [
    'Protection, access and safety',
    'Contractor covers plants, walls, equipment and paving, sweeps for nails with a magnet each day, is responsible for its crew’s safety, and repairs what its crew damages, but not what dated photographs show to have been there before. Owner gives access, outdoor power and water and a place for container and delivery, moves vehicles and loose things, covers what is stored under the roof, and keeps people away from ladders and marked ground. Dishes, solar panels and lines on the roof are moved by their own trades unless the scope says otherwise.',
  ],
  protection: [
    'Protection of the property',
    'Contractor covers plants, walls, equipment and paving in the work area, keeps debris in containers and sweeps for nails with a magnet each day. Owner moves vehicles and loose things and covers what is stored under the roof. Contractor repairs what its crew damages, but not what dated photographs show to have been there before.',
  ],
  businessProtection: [
    'Protection of the property',
    'Contractor protects walls, equipment, paving and openings in the work area, keeps debris in containers and sweeps for nails and screws each day. Owner clears the staging area, tells tenants and users of the building beforehand, and moves or covers what stands under the deck where work is done above it. Contractor repairs what its crew damages, but not what dated photographs show to have been there before.',
  ],
  access: [
    'Access and safety',
    'Owner gives access during working hours, a place for container and delivery, outdoor power and water, and keeps people away from ladders and marked ground. Contractor is responsible for its crew’s safety. Dishes, solar panels, lightning protection and lines on the roof are moved by their own trades, unless the scope says otherwise.',
  ],
  subcontractors: [
    'Subcontractors and insurance',
    'Contractor may use licensed and insured subcontractors, names them on request, or beforehand where the state asks for it, and answers for their work. It carries general liability insurance and, as the law requires, workers’ compensation, and gives certificates.',
  ],
  insurer: [
    'If an insurer pays',
    'Owner pays the deductible in full. Contractor describes damage and prices repair; it gives no opinion on coverage and does not adjust or bargain over a claim. What the insurer pays does not change the price.',
  ],
  workmanship: [
    'Workmanship warranty',
    'Contractor warrants its workmanship for the time stated and repairs at no charge a leak that it caused. Owner reports a leak in writing within 30 days of noticing it and lets Contractor look before others work on it, except to stop water. A late report costs Owner only what the delay made worse.',
  ],
  warranties: [
    'Two warranties',
    'Contractor warrants its workmanship for the time stated and repairs at no charge a leak that it caused. Owner reports a leak in writing within 30 days of noticing it (a late report costs only what the delay made worse) and lets Contractor look before others work on it, except to stop water. The manufacturer’s warranty is the manufacturer’s promise, neither enlarged nor shortened here; the side named above registers it.',
  ],
  maker: [
    'Manufacturer’s warranty',
    'The manufacturer’s warranty is the manufacturer’s promise, with its own term, conditions and claim address; this contract neither enlarges nor shortens it. Where it has to be registered, the side named above does so in time. Owner receives the document.',
  ],
  liens: [
    'Lien notice and releases',
    'Those who furnish labor or material and are not paid may have a lien on the property, even where Owner has paid. With each payment Contractor gives its lien waiver and those of subcontractors and suppliers paid from it, on the state’s form if there is one: conditional until the money clears, unconditional after.',
  ],
  latePayment: [
    'Late payment',
    'An undisputed amount paid late bears interest at the agreed rate, never above the legal one. After 7 days’ written notice Contractor may stop, leave the roof watertight, and add the days lost.',
  ],
  completion: [
    'Completion',
    'Contractor removes debris, makes a last magnet sweep and walks the work with Owner. Open points go on a punch list with dates; only their fair value may be held back until they are done.',
  ],
  disputes: [
    'Disputes',
    'A complaint is put in writing; the two sides meet within 14 days, then try mediation. What remains goes to the courts of the property’s county. Arbitration needs a separate document in the state’s form.',
  ],
  termination: [
    'Termination',
    'Either side may end the contract if the other does not cure a serious breach within 7 days of written notice. Owner then pays for work done and materials made for the job, less the reasonable cost of correcting defects; what was paid beyond that is returned. The right to cancel comes first.',
  ],
  businessEntire: [
    'Whole agreement',
    'This agreement and its attachments are the entire agreement; brochures and talk are not. Electronic copies and signatures count where both sides have agreed to them.',
  ],
  entire: [
    'Whole agreement',
    'This agreement and its attachments are the entire agreement; brochures and talk are not. Electronic copies and signatures count where both sides have agreed to them. No clause takes away a right that consumer, warranty or licensing law gives Owner.',
  ],
} as const satisfies Record<string, Term>

/** Numbered clauses from the library and from the contract itself. */
export const termsOf = (...list: Parameters<typeof d.clauses>): d.Block => d.clauses(...list)
