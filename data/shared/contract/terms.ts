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
    'Contractor furnishes labor, materials, equipment and supervision for the lines marked “Included”, to the building code in force on the permit date and the manufacturer’s instructions, obtains the permit and calls for inspections. It levels no deck or frame unless a line says so. Owner obtains the approval of any association, landlord or lender.',
  ],
  time: [
    'Time and weather',
    'The dates are approximate and are extended, day for day, for unfit weather, late delivery, changes and other causes beyond Contractor’s control. Contractor opens no more roof than it can make watertight the same day.',
  ],
  gutterTime: [
    'Time and weather',
    'The dates are approximate and are extended, day for day, for weather unfit for work on ladders, late delivery, acts of authorities, changes and other causes beyond Contractor’s control. Contractor takes down no more gutter than it can rehang or replace the same day.',
  ],
  changes: [
    'Change orders',
    'A change in scope, material, price or days needs a change order, signed by both sides before the changed work.',
  ],
  concealed: [
    'Concealed conditions',
    'What could not be seen before the roof was opened is photographed and shown to Owner the same day. Quantities up to those listed are in the price; beyond them, work is charged at the unit prices, once Owner approves it in writing. If it may hold asbestos or lead, work stops there; testing and removal are a separate contract, and the days are added.',
  ],
  gutterConcealed: [
    'Concealed conditions',
    'What could not be seen before a gutter was cleaned or taken down is photographed and shown to Owner the same day. Quantities up to those listed are in the price; beyond them, work is charged at the unit prices, once Owner approves it in writing. If old soffit or siding may hold asbestos, work stops there; testing and removal are a separate contract, and the days are added.',
  ],
  escalation: [
    'Material prices',
    'The price is based on the supplier quotations at signing. If an invoice for a listed material exceeds its quotation by more than the percentage agreed above, Contractor shows both documents, and Owner chooses to pay the excess by change order, select another material, or end the contract and pay for the work done. The right to cancel comes first.',
  ],
  businessEscalation: [
    'Material prices',
    'The price is based on the supplier quotations at signing. If an invoice for a listed material exceeds its quotation by more than the percentage agreed above, Contractor shows both documents, and Owner chooses to pay the excess by change order, select another material, or end the contract and pay for the work done.',
  ],
  site: [
    'Protection, access and safety',
    'Contractor covers plants, walls, equipment and paving, sweeps for nails with a magnet each day, is responsible for its crew’s safety, and repairs what its crew damages, but not what dated photographs show was there before, dust in an uncovered attic, or cracks and nail pops from earlier movement. Owner provides access, power, water and room for a container, moves vehicles and loose items, covers belongings under the roof, and keeps people away from ladders. Dishes, solar panels and lines on the roof are moved by their own trades unless the scope says so.',
  ],
  protection: [
    'Protection of the property',
    'Contractor covers plants, walls, equipment and paving, keeps debris in containers, sweeps for nails with a magnet each day, and repairs what its crew damages, but not what dated photographs show was there before, nor dust in an uncovered attic. Owner moves vehicles and loose items and covers belongings under the roof.',
  ],
  gutterProtection: [
    'Protection of the property',
    'Contractor covers plants, walls, equipment and paving below the eaves, keeps ladders off the gutters, and picks up screws and metal cuttings each day. Owner moves vehicles and loose items away from the eaves. Contractor repairs what its crew damages, but not what dated photographs show to have been there before.',
  ],
  businessProtection: [
    'Protection of the property',
    'Contractor protects walls, equipment, paving and openings in the work area, keeps debris in containers and sweeps for nails and screws each day. Owner clears the staging area, notifies tenants and users of the building in advance, and moves or covers items under the deck where work is done above. Contractor repairs what its crew damages, but not what dated photographs show to have been there before.',
  ],
  access: [
    'Access and safety',
    'Owner provides access during working hours, a place for the container and deliveries, outdoor power and water, and keeps people away from ladders and marked areas. Contractor is responsible for its crew’s safety. Dishes, solar panels, lightning protection and lines on the roof are moved by their own trades, unless the scope says otherwise.',
  ],
  subcontractors: [
    'Subcontractors and insurance',
    'Unless a notice here says otherwise, Contractor may use licensed and insured subcontractors, names them on request or in advance where the state requires it, and is responsible for their work. It carries general liability insurance and, as the law requires, workers’ compensation.',
  ],
  insurer: [
    'If an insurer pays',
    'Owner pays the deductible in full. Contractor describes damage and prices the repair; it gives no opinion on coverage and negotiates no claim. What the insurer pays does not change the price.',
  ],
  workmanship: [
    'Workmanship warranty',
    'Contractor warrants its workmanship for the time stated and repairs, at no charge, a leak its work caused. Owner reports a leak in writing within 30 days of noticing it and lets Contractor inspect it before others work on it, except to stop water. A late report costs Owner only what the delay made worse.',
  ],
  warranties: [
    'Two warranties',
    'Contractor warrants its workmanship for the time stated and repairs, at no charge, a leak its work caused. Owner reports a leak in writing within 30 days of noticing it (a late report costs only what the delay made worse) and lets Contractor inspect it first, except to stop water. The manufacturer’s warranty is its own promise, which this contract neither expands nor shortens.',
  ],
  liens: [
    'Lien notice and releases',
    'Those who furnish labor or material and are not paid may have a lien on the property, even where Owner has paid. With each payment, Contractor gives its lien waiver and those of subcontractors and suppliers paid from it, on the state’s form if there is one: conditional until the money clears, unconditional after.',
  ],
  latePayment: [
    'Late payment',
    'An undisputed amount paid late bears interest at the agreed rate, never above the legal rate. After 7 days’ written notice, Contractor may stop work with the roof watertight and add the days lost.',
  ],
  completion: [
    'Completion',
    'Contractor removes debris, makes a final magnet sweep and walks the work with Owner. Open points go on a dated punch list; only their fair value may be held back until they are done.',
  ],
  disputes: [
    'Disputes',
    'A complaint is put in writing; the two sides meet within 14 days, then try mediation. Anything unresolved goes to the courts of the property’s county.',
  ],
  termination: [
    'Termination',
    'Either side may end the contract if the other does not cure a material breach within 7 days of written notice. Owner then pays for work done and materials made for the job, less the reasonable cost of correcting defects; anything paid beyond that is returned. The right to cancel comes first.',
  ],
  photos: [
    'Photographs',
    'Contractor may photograph the roof and the work for its file. It may use those pictures in advertising, without name or address, only if Owner has initialed this clause.',
  ],
  law: [
    'Governing law, attorney’s fees and severability',
    'The law of the state where the property is governs. Each side pays its own attorney’s fees, unless that law awards them to the side that prevails. If a clause cannot be enforced, the others remain in force.',
  ],
  businessNotices: [
    'Notices and assignment',
    'A notice is given in writing, by hand, courier, certified mail or email, to the representatives named above. Neither side assigns this agreement without the other’s written consent, which is not withheld without a reason.',
  ],
  businessEntire: [
    'Entire agreement',
    'This contract and its attachments are the whole agreement; brochures and conversations are not. Electronic copies and signatures are valid where both sides have agreed to them.',
  ],
  general: [
    'Notices, law and the whole agreement',
    'A notice is in writing, by hand, mail or email, to the addresses above; a notice of cancellation may be given in any way the law allows. The law of the property’s state governs; each side pays its own attorney’s fees unless that law awards them. If a clause cannot be enforced, the others remain in force. This contract and its attachments are the whole agreement; neither side assigns it without the other’s written consent. Electronic signatures are valid where both sides have agreed to them. No clause takes away a right that consumer, warranty or licensing law gives Owner.',
  ],
} as const satisfies Record<string, Term>

/** The use of pictures in advertising needs initials. */
export const photographs = initialed(terms.photos, 'photos')

/** What closes the terms of an agreement between businesses. */
export const businessClosing: readonly Term[] = [terms.businessNotices, terms.law, terms.businessEntire]

/** Numbered clauses from the library and from the contract itself. */
export const termsOf = (...list: Parameters<typeof d.clauses>): d.Block => d.clauses(...list)
