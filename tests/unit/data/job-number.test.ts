import { templateContents } from '@/lib/catalogue/contents'
import { blocksOf } from '@/lib/documents/model'
import { blockSlots } from '@/lib/documents/slots'

/** Families whose documents belong to a job; estimates and contracts have numbers of their own. */
const families = ['inspection', 'safety', 'project-management']
const aboutOneJob = ['job.name', 'job.address', 'job.foreman', 'customer.name']
const beside = [
  'annual-maintenance-checklist',
  'daily-crew-checklist',
  'final-inspection-checklist',
  'jobsite-safety-checklist',
  'new-customer-onboarding',
  'pre-job-roof-inspection',
  'storm-damage-assessment',
  'draw-request-form',
  'testimonial-collection-form',
  'yard-sign-program',
  'project-video-shot-list',
]
/** Of many buildings. */
const without = ['multi-building-roof-inventory']

const documents = templateContents
  .filter(({ slug, kind }) => (families.includes(kind) || beside.includes(slug)) && !without.includes(slug))
  .map(({ slug, document }) => ({
    slug,
    names: new Set(
      blocksOf(document())
        .flatMap(blockSlots)
        .map(([name]) => name),
    ),
  }))

test('every document about one job has the job number', () => {
  const jobs = documents.filter(
    ({ slug, names }) => beside.includes(slug) || aboutOneJob.some((name) => names.has(name)),
  )
  expect(jobs.length).toBeGreaterThan(350)
  expect(jobs.filter(({ names }) => !names.has('job.number')).map(({ slug }) => slug)).toEqual([])
})

test('a lead has a number before it is a job', () => {
  const intake = templateContents.find(({ slug }) => slug === 'lead-intake-form')!
  expect(
    blocksOf(intake.document())
      .flatMap(blockSlots)
      .map(([name]) => name),
  ).toContain('lead.number')
})
