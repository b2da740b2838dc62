/** The shared clause library: each entry is a title and a text in our own words. Contracts pick what they need. */
import { clauses, type Block } from '@/lib/documents/author'

export type Term = readonly [title: string, text: string]

/** A clause that the other side initials, under a field name of its own. */
export const initialed = ([title, text]: Term, name: string): readonly [string, string, string] => [
  title,
  text,
  `initials.${name}`,
]

export const terms = {
  scope: [
    'Scope',
    'Contractor furnishes the labor, materials, equipment and supervision for the work marked “Included”, to the building code in force on the permit date and to the maker’s published instructions. What is not marked is not in the price.',
  ],
  permits: [
    'Permits and approvals',
    'Contractor obtains the building permit and calls for the inspections. Owner obtains the approval of any association, landlord or lender, and tells Contractor of easements and restrictions before work starts.',
  ],
  time: [
    'Time and weather',
    'The dates are approximate. They move, day for day, for weather unfit for this roof, late delivery, acts of authorities, changes and other causes that Contractor could not have prevented. Contractor opens no more roof than it can make watertight the same day and closes every tie-in before leaving.',
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
    'The price rests on the supplier quotations at signing. If an invoice for a listed material exceeds its quotation by more than the percentage agreed above, Contractor shows both papers, and Owner chooses: pay the excess by change order, take another material, or end the contract and pay for what has been done.',
  ],
  protection: [
    'Protection of the property',
    'Contractor covers plants, walls, equipment and paving in the work area, keeps debris in containers, and sweeps for nails with a magnet each day. Owner moves vehicles and loose things, takes down what hangs under the roof, and covers what is stored in the attic. Contractor repairs what its crew damages, but not what dated photographs show to have been there before.',
  ],
  access: [
    'Access and safety',
    'Owner gives access during working hours, a place for container and delivery, and outdoor power and water, and keeps people away from ladders and the marked ground. Contractor alone is responsible for its crew’s safety. Satellite dishes, solar panels, lightning protection and lines on the roof are moved by their own trades, unless the scope says otherwise.',
  ],
  subcontractors: [
    'Subcontractors and insurance',
    'Contractor may use licensed and insured subcontractors, names them on request, and beforehand where the state asks for it, and answers for their work. It carries general liability and, as the law requires, workers’ compensation insurance, and gives certificates before the start.',
  ],
  insurer: [
    'If an insurer pays',
    'This contract is between Owner and Contractor. Owner pays the deductible in full. Contractor describes damage and prices repair; it gives no opinion on coverage and does not adjust or bargain over a claim. Payment by the insurer does not change the price.',
  ],
  workmanship: [
    'Workmanship warranty',
    'Contractor warrants its own workmanship for the years stated and, at no charge, repairs a leak that its workmanship caused. Owner gives written notice within 30 days of noticing a leak and lets Contractor look before others work on it, except to stop water.',
  ],
  maker: [
    'Maker’s warranty',
    'The maker’s warranty is the maker’s promise, with its own term, conditions and claim address. It is neither enlarged nor shortened by this contract. The party named above registers it by the date stated, and Owner receives the document.',
  ],
  liens: [
    'Liens and releases',
    'Those who furnish labor or material and are not paid may have a lien on the property. With each payment Contractor gives its own lien waiver and those of subcontractors and suppliers paid from it, on the state’s form where there is one: conditional before the money has cleared, unconditional after.',
  ],
  latePayment: [
    'Late payment',
    'An undisputed amount paid late bears interest at the agreed rate, never above the legal one. After 7 days’ written notice Contractor may stop, leave the roof watertight, and add the days lost.',
  ],
  cleanup: [
    'Cleanup and completion',
    'Contractor removes debris, makes a last magnet sweep and walks the work with Owner. Open points go on a punch list with dates; only their fair value may be held back until they are done.',
  ],
  disputes: [
    'Disputes',
    'A complaint is put in writing; the two sides meet within 14 days, then try mediation. What remains goes to the courts of the county of the property. Arbitration needs a separate paper in the state’s form.',
  ],
  termination: [
    'Termination',
    'Either side may end the contract if the other does not cure a serious breach within 7 days of written notice. Owner then pays for work done and materials made for the job, less the reasonable cost of correcting defects. The right to cancel stands beside this clause and comes first.',
  ],
  limits: [
    'What this contract cannot take away',
    'No clause takes away a right that consumer, warranty or licensing law gives Owner. Within that limit neither side answers for the other’s indirect loss.',
  ],
  entire: [
    'Whole agreement',
    'This paper and its attachments are the whole agreement; brochures and talk are not. Electronic copies and signatures count where both sides have agreed to them.',
  ],
} as const satisfies Record<string, Term>

/** Numbered clauses from the library and from the contract itself. */
export const termsOf = (...list: Parameters<typeof clauses>): Block => clauses(...list)
