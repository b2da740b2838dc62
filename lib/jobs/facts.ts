import type { FieldType } from '@/lib/documents/model'
import { amounts, holdsIn, type AmountName } from '@/lib/fill/amounts'
import { stateNames } from '@/lib/state-names'
import type { Fact } from './fact'
import { changeFacts, paymentFacts } from './lists'

export type { Fact } from './fact'

export interface FactGroup {
  id: string
  title: string
  facts: readonly Fact[]
}

type More = Partial<Omit<Fact, 'id' | 'label' | 'type'>> & { also?: readonly AmountName[]; notIn?: RegExp }

/** A fact under its own name in all documents, and under further names. */
function fact(id: string, label: string, type: FieldType = 'text', { also = [], notIn, ...more }: More = {}): Fact {
  return { id, label, type, names: [{ name: id, ...(notIn ? { notIn } : {}) }, ...also], ...more }
}

const choice = (id: string, label: string, options: readonly string[], more: More = {}): Fact =>
  fact(id, label, 'select', { options, ...more })

/** Documents whose customer is not the customer of the job. */
const subcontract = /subcontractor-agreement$/

/** Documents with their own number and date: a subcontract, and the emergency work before the job's contract. */
const otherContract = /subcontractor-agreement$|^emergency-tarp-contract$|-emergency-repair-contract$/

const people: FactGroup = {
  id: 'customer',
  title: 'Customer',
  facts: [
    fact('customer.name', 'Customer name', 'text', { also: [{ name: 'business.name' }], notIn: subcontract }),
    fact('customer.firstName', 'First name, for letters'),
    fact('customer.phone', 'Phone', 'phone', { notIn: subcontract }),
    fact('customer.email', 'Email', 'email', { notIn: subcontract }),
    fact('customer.billingAddress', 'Billing address, if different', 'text', { notIn: subcontract }),
    fact('customer.entity', 'Entity type and state, of a business', 'text', { also: [{ name: 'business.entity' }] }),
    fact('customer.representative', 'Who decides for the customer'),
    choice('customer.preferredContact', 'Preferred contact', ['Call', 'Text', 'Email']),
    fact('customer.bestTime', 'Best time to reach'),
  ],
}

const site: FactGroup = {
  id: 'site',
  title: 'Site',
  facts: [
    fact('job.name', 'Job name', 'text', { hint: 'What you call this job, such as Rivera house' }),
    fact('job.number', 'Job number'),
    fact('job.address', 'Street address'),
    fact('job.city', 'City'),
    choice('job.state', 'State', Object.keys(stateNames), { closed: true }),
    fact('job.zip', 'ZIP'),
    fact('job.jurisdiction', 'Building department', 'text', { also: [{ name: 'code.department' }] }),
    fact('job.permit', 'Permit number'),
    fact('roof.access', 'Access: hatch, ladder, keys', 'text', { also: [{ name: 'visit.access' }] }),
    choice('building.type', 'Building type', [
      ...['Single-family', 'Multi-family', 'Commercial', 'Industrial', 'Institutional', 'Agricultural'],
    ]),
    choice('building.stories', 'Stories', ['1', '1½', '2', '3', '4 or more']),
    fact('building.yearBuilt', 'Year built'),
  ],
}

const roof: FactGroup = {
  id: 'roof',
  title: 'Roof',
  facts: [
    fact('roof.system', 'Roof system'),
    fact('roof.age', 'Age of the old roof (years)', 'number', { isWhole: true }),
    choice('roof.layers', 'Existing layers', ['1', '2', '3 or more', 'Unknown']),
    choice('roof.deck', 'Deck', [
      ...['OSB', 'Plywood', 'Board sheathing', 'Skip sheathing', 'Steel', 'Concrete', 'Gypsum', 'Other'],
    ]),
    fact('roof.manufacturer', 'Manufacturer'),
    fact('roof.product', 'Product and color'),
    fact('roof.warranty', 'Warranty on file'),
  ],
}

const measurements: FactGroup = {
  id: 'measurements',
  title: 'Measurements',
  facts: [
    fact('roof.area', 'Roof area (sq ft)', 'number', { also: [{ name: 'visit.area' }], isWhole: true }),
    fact('roof.squares', 'Roof area (squares)', 'number'),
    fact('roof.pitch', 'Main pitch (in 12)', 'number'),
    fact('linear.eave', 'Eaves (ft)', 'number'),
    fact('linear.rake', 'Rakes (ft)', 'number'),
    fact('linear.ridge', 'Ridges (ft)', 'number'),
    fact('linear.hip', 'Hips (ft)', 'number'),
    fact('linear.valley', 'Valleys (ft)', 'number'),
    fact('linear.headwall', 'Headwalls (ft)', 'number'),
    fact('linear.sidewall', 'Sidewalls (ft)', 'number'),
    fact('linear.parapet', 'Parapets and walls (ft)', 'number'),
    fact('count.drains', 'Drains and scuppers', 'number', { isWhole: true }),
    fact('measure.source', 'Measured by, or report number'),
  ],
}

const insurance: FactGroup = {
  id: 'insurance',
  title: 'Insurance',
  facts: [
    choice('insurance.job', 'Insurance job', ['Yes', 'No'], { closed: true }),
    fact('insurance.carrier', 'Insurance carrier'),
    fact('insurance.claim', 'Claim number'),
    fact('insurance.policy', 'Policy number'),
    fact('insurance.adjuster', 'Adjuster and phone'),
    fact('storm.date', 'Date of loss', 'date'),
    fact('mortgage.company', 'Mortgage company and loan number'),
  ],
}

const work: FactGroup = {
  id: 'work',
  title: 'Dates and crew',
  facts: [
    fact('estimate.number', 'Estimate number'),
    fact('estimate.date', 'Estimate date', 'date'),
    fact('estimate.validUntil', 'Estimate valid until', 'date'),
    fact('estimate.estimator', 'Estimator'),
    fact('contract.number', 'Contract number', 'text', { notIn: otherContract }),
    fact('contract.date', 'Contract date', 'date', { notIn: otherContract }),
    fact('job.startDate', 'Start date', 'date'),
    fact('job.completionDate', 'Completion date', 'date'),
    fact('job.foreman', 'Foreman', 'text', { also: [{ name: 'work.foreman' }] }),
    fact('job.crew', 'Crew'),
    fact('safety.competentPerson', 'Competent person on site', 'text', { also: [{ name: 'log.competentPerson' }] }),
    fact('job.hospital', 'Nearest emergency room', 'text', { also: [{ name: 'care.emergencyRoom' }] }),
  ],
}

/** The amounts that belong to the company rather than to a job. */
const ofTheCompany = /^(overhead\.month|job\.average|reward|wage\.minimum|cost\.)/

/** Amounts of one moment: every document has its own, and is never offered a later one. */
const ofTheMoment =
  /^(change\.this|changes\.signed|contract\.(beforeChange|afterChange|toDate)|paid|balance|payment|retainage\.(held|released))/

/** Names that a job fills with an amount in a blank document, but that are not the amount itself elsewhere. */
const filled: Readonly<Record<string, readonly AmountName[]>> = {
  'changes.signed': [{ name: 'sum.earlier', in: /^change-order$/ }],
  'deposit.agreed': [{ name: 'payment.1.dollars', in: /-(residential|repair)-contract$/, notIn: /-emergency-/ }],
}

const isAddedTax = ({ name }: AmountName): boolean => name === 'sum.tax'

export const AMOUNT = 'amount:'

const price: FactGroup = {
  id: 'price',
  title: 'Price and payments',
  facts: amounts
    .filter(({ id }) => !ofTheCompany.test(id))
    .map(({ id, label, type, names }) => ({
      ...{ id: AMOUNT + id, label, type, names: [...names.filter((name) => !isAddedTax(name)), ...(filled[id] ?? [])] },
      ...(ofTheMoment.test(id) ? { atItsTime: true } : {}),
    })),
}

export const factGroups: readonly FactGroup[] = [people, site, roof, measurements, insurance, work, price]

const listed: readonly Fact[] = [...changeFacts, ...paymentFacts]

export const facts: ReadonlyMap<string, Fact> = new Map(
  [...factGroups.flatMap((group) => group.facts), ...listed].map((each) => [each.id, each]),
)

/** The names that the document with this slug has for a fact. */
export const namesIn = ({ names }: Fact, slug: string): string[] =>
  names.filter((place) => holdsIn(place, slug)).map(({ name }) => name)
