/** Who signs, and where the roof is. */
import * as d from '@/lib/documents/author'

/** Number and date of a paper that belongs to a contract, with the contract it belongs to. */
export const reference = (number: d.Field, date: d.Field): d.Block =>
  d.fields(
    4,
    number,
    date,
    d.own('contract.number', 'Contract number'),
    d.own('contract.date', 'Contract date', 'date'),
    d.field('customer.name', { label: 'Owner' }),
    d.field('job.number'),
    d.field('job.address', { span: 2 }),
  )

/** The parties to a contract with a homeowner. The contractor's own details stand in the letterhead. */
export const homeParties = (heading = 'Parties and property', ...more: d.Field[]): d.Block[] => [
  d.section(heading, 'Contractor, owner and property, with license, registration and insurer'),
  d.fields(
    4,
    d.own('contract.number', 'Contract number'),
    d.own('contract.date', 'Contract date', 'date'),
    d.field('job.number'),
    d.field('company.representative', { label: 'Sold by' }),
    d.own('company.registration', 'Registration no., if any'),
    d.field('company.insurer', { span: 2 }),
    d.choice('contract.subcontractors', 'Subcontractors used', ['Yes', 'No']),
    d.field('customer.name', { label: 'Owner (all owners of record)', span: 2 }),
    d.field('customer.phone'),
    d.field('customer.email'),
    d.field('job.address', { span: 2 }),
    d.field('job.city'),
    d.field('job.state'),
    d.field('customer.billingAddress', { label: 'Billing address, if different', span: 2 }),
    d.choice('contract.soldAt', 'Signed at', ['Owner’s home', 'Contractor’s office', 'Online', 'Elsewhere']),
    d.choice('contract.language', 'Language of the sale', ['English', 'Spanish', 'Other']),
    ...more,
  ),
]

/** The parties to a contract with a business owner. */
export const businessParties = (): d.Block[] => [
  d.section('Parties and project', 'Contractor, owner, project and authorized representatives'),
  d.fields(
    4,
    d.own('contract.number', 'Contract number'),
    d.own('contract.date', 'Contract date', 'date'),
    d.field('job.number'),
    d.field('company.representative', { label: 'Project manager' }),
    d.field('customer.name', { label: 'Owner (full legal name of the entity)', span: 2 }),
    d.own('customer.entity', 'Entity type and state'),
    d.field('customer.phone'),
    d.own('customer.representative', 'Owner’s representative, who may sign changes', 'text', { span: 2 }),
    d.field('customer.email', { span: 2 }),
    d.field('job.name', { label: 'Project name', span: 2 }),
    d.field('job.address', { span: 2 }),
    d.field('job.city'),
    d.field('job.state'),
    d.field('building.type'),
    d.field('building.stories'),
    d.own('project.lender', 'Construction lender, if any', 'text', { span: 2 }),
    d.own('project.designer', 'Architect, engineer or roof consultant', 'text', { span: 2 }),
  ),
]
