/** The shared field names: a profile keyed by them fills any document. Use one of these before you invent another. */
import type { Field } from './model'

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  )

type Entry = Omit<Field, 'name'>

export const vocabulary = {
  'company.name': { label: 'Company name', type: 'text' },
  'company.dba': { label: 'Doing business as', type: 'text' },
  'company.address': { label: 'Street address, city, state, ZIP', type: 'text' },
  'company.phone': { label: 'Phone', type: 'phone' },
  'company.email': { label: 'Email', type: 'email' },
  'company.website': { label: 'Website', type: 'text' },
  'company.license': { label: 'License no. and state', type: 'text' },
  'company.insurer': { label: 'Liability insurer and policy no.', type: 'text' },
  'company.representative': { label: 'Company representative', type: 'text' },
  'company.safetyContact': { label: 'Safety contact and phone', type: 'text' },

  'customer.name': { label: 'Customer name', type: 'text', required: true },
  'customer.firstName': { label: 'Customer first name', type: 'text' },
  'customer.phone': { label: 'Customer phone', type: 'phone' },
  'customer.email': { label: 'Customer email', type: 'email' },
  'customer.billingAddress': { label: 'Billing address', type: 'text' },
  'customer.preferredContact': { label: 'Preferred contact', type: 'select', options: ['Call', 'Text', 'Email'] },
  'customer.bestTime': { label: 'Best time to reach', type: 'text' },

  'job.number': { label: 'Job number', type: 'text' },
  'job.name': { label: 'Job name', type: 'text' },
  'job.address': { label: 'Job site address', type: 'text', required: true },
  'job.city': { label: 'City', type: 'text' },
  'job.state': { label: 'State', type: 'select', options: states, closed: true },
  'job.zip': { label: 'ZIP', type: 'text' },
  'job.permit': { label: 'Permit number', type: 'text' },
  'job.jurisdiction': { label: 'Building department', type: 'text' },
  'job.foreman': { label: 'Foreman', type: 'text' },
  'job.crew': { label: 'Crew', type: 'text' },
  'job.startDate': { label: 'Start date', type: 'date' },
  'job.completionDate': { label: 'Completion date', type: 'date' },
  'job.weather': { label: 'Weather', type: 'text' },
  'job.temperature': { label: 'Temperature (°F)', type: 'number' },
  'job.hospital': { label: 'Nearest emergency room', type: 'text', required: true },

  'building.type': {
    label: 'Building type',
    type: 'select',
    options: ['Single-family', 'Multi-family', 'Commercial', 'Industrial', 'Institutional', 'Agricultural'],
  },
  'building.stories': { label: 'Stories', type: 'select', options: ['1', '1½', '2', '3', '4 or more'] },
  'building.yearBuilt': { label: 'Year built', type: 'text' },

  'roof.system': { label: 'Roof system', type: 'text' },
  'roof.age': { label: 'Roof age (years)', type: 'number', decimals: 0 },
  'roof.layers': { label: 'Existing layers', type: 'select', options: ['1', '2', '3 or more', 'Unknown'] },
  'roof.pitch': { label: 'Main pitch (in 12)', type: 'number' },
  'roof.squares': { label: 'Roof area (squares)', type: 'number' },
  'roof.area': { label: 'Roof area (sq ft)', type: 'number', decimals: 0 },
  'roof.deck': {
    label: 'Deck',
    type: 'select',
    options: ['OSB', 'Plywood', 'Board sheathing', 'Skip sheathing', 'Steel', 'Concrete', 'Gypsum', 'Other'],
  },
  'roof.manufacturer': { label: 'Manufacturer', type: 'text' },
  'roof.product': { label: 'Product and color', type: 'text' },
  'roof.warranty': { label: 'Warranty on file', type: 'text' },

  'estimate.number': { label: 'Estimate number', type: 'text' },
  'estimate.date': { label: 'Estimate date', type: 'date', required: true },
  'estimate.validUntil': { label: 'Valid until', type: 'date', required: true },
  'estimate.estimator': { label: 'Estimator', type: 'text' },

  'inspection.number': { label: 'Report number', type: 'text' },
  'inspection.date': { label: 'Inspection date', type: 'date', required: true },
  'inspection.time': { label: 'Start and finish time', type: 'text' },
  'inspection.inspector': { label: 'Inspector', type: 'text', required: true },
  'inspection.license': { label: 'Inspector license or certification', type: 'text' },
  'inspection.access': {
    label: 'How the roof was seen',
    type: 'select',
    options: ['Walked', 'From eave or ladder', 'From the ground', 'Drone', 'Walked and drone'],
    required: true,
  },
  'inspection.notSeen': { label: 'Areas not seen, and why', type: 'text', phrase: true },

  'insurance.carrier': { label: 'Insurance carrier', type: 'text' },
  'insurance.claim': { label: 'Claim number', type: 'text' },
  'insurance.policy': { label: 'Policy number', type: 'text' },
  'insurance.adjuster': { label: 'Adjuster and phone', type: 'text' },
  'insurance.deductible': { label: 'Deductible', type: 'currency' },
  'storm.date': { label: 'Date of loss', type: 'date' },

  'person.name': { label: 'Name', type: 'text', required: true },
  'person.position': { label: 'Position', type: 'text', phrase: true },
} as const satisfies Record<string, Entry>

export type VocabularyName = keyof typeof vocabulary
