/** Who signs, and where the roof is. */
import { choice, field, fields, own, section, type Block, type Field } from '@/lib/documents/author'

/** Number and date of a paper that belongs to a contract, with the contract it belongs to. */
export const reference = (number: Field, date: Field): Block =>
  fields(
    4,
    number,
    date,
    own('contract.number', 'Contract number'),
    own('contract.date', 'Contract date', 'date'),
    field('customer.name', { label: 'Owner', span: 2 }),
    field('job.address', { span: 2 }),
  )

/** The parties to a contract with a homeowner. The contractor's own details stand in the letterhead. */
export const homeParties = (heading = 'Parties and property', ...more: Field[]): Block[] => [
  section(heading, 'Contractor, owner and property, with license, registration and insurer'),
  fields(
    4,
    own('contract.number', 'Contract number'),
    own('contract.date', 'Contract date', 'date'),
    field('company.representative', { label: 'Sold by (name, registration no.)', span: 2 }),
    own('company.registration', 'Registration no., if any'),
    field('company.insurer', { span: 2 }),
    choice('contract.subcontractors', 'Subcontractors used', ['Yes', 'No']),
    field('customer.name', { label: 'Owner (all owners of record)', span: 2 }),
    field('customer.phone'),
    field('customer.email'),
    field('job.address', { span: 2 }),
    field('job.city'),
    field('job.state'),
    field('customer.billingAddress', { label: 'Billing address, if different', span: 2 }),
    choice('contract.soldAt', 'Signed at', ['Owner’s home', 'Contractor’s office', 'Online', 'Elsewhere']),
    choice('contract.language', 'Language of the sales talk', ['English', 'Spanish', 'Other']),
    ...more,
  ),
]

/** The parties to a contract with a business owner. */
export const businessParties = (): Block[] => [
  section('Parties and project', 'Contractor, owner, project and the people who may bind them'),
  fields(
    4,
    own('contract.number', 'Contract number'),
    own('contract.date', 'Contract date', 'date'),
    field('company.representative', { label: 'Contractor’s project manager', span: 2 }),
    field('customer.name', { label: 'Owner (full legal name of the entity)', span: 2 }),
    own('customer.entity', 'Entity type and state'),
    field('customer.phone'),
    own('customer.representative', 'Owner’s representative, who may sign changes', 'text', { span: 2 }),
    field('customer.email', { span: 2 }),
    field('job.name', { label: 'Project name', span: 2 }),
    field('job.address', { span: 2 }),
    field('job.city'),
    field('job.state'),
    field('building.type'),
    field('building.stories'),
    own('project.lender', 'Construction lender, if any', 'text', { span: 2 }),
    own('project.designer', 'Architect, engineer or roof consultant', 'text', { span: 2 }),
  ),
]
