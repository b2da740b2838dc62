/** A category: one of nine in the library or five of the essentials. `safety-compliance` is in both. */
export interface Category {
  slug: string
  name: string
  description: string
  /** True if the templates are written by hand rather than per roof system. */
  handCurated: boolean
}

export const libraryCategories: readonly Category[] = [
  {
    slug: 'estimates-proposals',
    name: 'Estimates & Proposals',
    description:
      'Estimates that add up for 21 roof systems: replacement, repair and maintenance, with cost kept off the customer copy.',
    handCurated: false,
  },
  {
    slug: 'contracts-agreements',
    name: 'Contracts & Agreements',
    description:
      'Roofing contracts, service agreements, change orders and lien waivers, with the notices state law requires.',
    handCurated: false,
  },
  {
    slug: 'inspections-assessments',
    name: 'Inspections & Assessments',
    description: 'Inspection forms for every roof system, from the first look to storm damage and leak investigation.',
    handCurated: false,
  },
  {
    slug: 'safety-compliance',
    name: 'Safety & Compliance',
    description: 'Safety plans, job hazard analyses and toolbox talks that cite the OSHA standard on every line.',
    handCurated: false,
  },
  {
    slug: 'project-management',
    name: 'Project Management',
    description:
      'Schedules, daily logs, punch lists and job-cost sheets that keep a roofing job on time and on budget.',
    handCurated: true,
  },
  {
    slug: 'client-communication',
    name: 'Client Communication',
    description: 'Letters, emails, texts and scripts for every customer situation, including the hard ones.',
    handCurated: true,
  },
  {
    slug: 'invoicing-payment',
    name: 'Invoicing & Payment',
    description: 'Invoices, payment plans, receipts and collections that balance to the cent.',
    handCurated: true,
  },
  {
    slug: 'marketing-lead-gen',
    name: 'Marketing & Lead Generation',
    description: 'Scripts, campaigns, referral programs and lead trackers that stay within the advertising rules.',
    handCurated: true,
  },
  {
    slug: 'hr-team-management',
    name: 'HR & Team Management',
    description: 'Hiring, onboarding, training, pay and policy documents for crews and office.',
    handCurated: true,
  },
]

export const essentialCategories: readonly Category[] = [
  {
    slug: 'estimates-quotes',
    name: 'Estimates & Quotes',
    description:
      'Shingle, metal and flat roof estimates and a general quote, with measurements, cost and price that add up.',
    handCurated: true,
  },
  {
    slug: 'inspection-checklists',
    name: 'Inspection Checklists',
    description:
      'Before the job, at the end of it, after a storm and once a year: what to check and what to write down.',
    handCurated: true,
  },
  {
    slug: 'customer-communication',
    name: 'Customer Communication',
    description: 'The first call, the follow-ups and the proposal email, in words that sound like a person.',
    handCurated: true,
  },
  {
    slug: 'safety-compliance',
    name: 'Safety & Compliance',
    description: 'Jobsite and company safety checklists with the OSHA standard cited on every line.',
    handCurated: true,
  },
  {
    slug: 'business-operations',
    name: 'Business Operations',
    description: 'Onboard every customer the right way, and run every crew day the same way.',
    handCurated: true,
  },
]
