/** The stages of a job, in the order of the work. The last one is no part of a job: papers of the company itself. */
export const jobStages = [
  { slug: 'win', name: 'Win the job', about: 'Leads, first inspections, measurements, estimates and proposals' },
  { slug: 'sign', name: 'Sign it', about: 'Contracts, notices, change orders and terms' },
  { slug: 'safety', name: 'Do it safely', about: 'Plans, checklists, talks and records for the crew' },
  { slug: 'build', name: 'Build and check it', about: 'Schedules, logs, letters during the work and inspections' },
  { slug: 'close', name: 'Close and get paid', about: 'Invoices, receipts, lien waivers, warranty and handover' },
  { slug: 'company', name: 'Run the company', about: 'Hiring, pay, training, policies and figures of the office' },
] as const

export type StageSlug = (typeof jobStages)[number]['slug']
