import { templateContents } from '@/lib/catalogue/contents'
import { papersOf, type DocumentModel } from '@/lib/documents/model'

const modelOf = (slug: string): DocumentModel => {
  const found = templateContents.find((template) => template.slug === slug)
  if (!found) throw new Error(`no template ${slug}`)
  return found.document()
}
const readersOf = (slug: string): string[] => papersOf(modelOf(slug)).map(({ audience }) => audience)

test.each([
  'interview-scorecard',
  'termination-checklist',
  'license-and-certification-tracker',
  'paid-time-off-tracker',
  'crew-skills-matrix',
  'submittal-log',
  'lead-tracker',
  'lead-intake-form',
])('%s stays in the office', (slug) => {
  expect(readersOf(slug)).toEqual(['office'])
})

test.each(['weekly-timesheet', 'daily-job-log', 'tpo-roofing-daily-safety-checklist', 'slate-job-hazard-analysis'])(
  '%s is for the crew',
  (slug) => {
    expect(readersOf(slug)).toEqual(['crew'])
  },
)

test.each([
  'torch-down-annual-maintenance-inspection',
  'general-roof-condition-report',
  'non-conformance-and-correction-report',
  'material-order-form',
  'job-offer-letter',
  'employment-application',
  'annual-maintenance-checklist',
])('%s reaches its reader with the full letterhead', (slug) => {
  expect(papersOf(modelOf(slug)).filter(({ audience }) => audience === 'customer')).toEqual([
    expect.objectContaining({ letterhead: 'full' }),
  ])
})

test('the OSHA binder stays in the office; its written programs and permits go to the crew', () => {
  const [binder, ...programs] = readersOf('osha-compliance-program-binder')
  expect(binder).toBe('office')
  expect(programs.length).toBeGreaterThan(0)
  expect(new Set(programs)).toEqual(new Set(['crew']))
})

test('the background-check disclosure and letters are papers of their own behind the office’s checklist', () => {
  expect(readersOf('new-hire-paperwork-checklist')).toEqual(['office', 'customer', 'customer', 'customer'])
})

test('no page that a customer sees has a check of the office', () => {
  const checks = templateContents.flatMap(({ slug, document }) =>
    document()
      .parts.filter(({ audience }) => audience === 'customer')
      .filter((part) => /must be (?:\$?0|zero)/i.test(JSON.stringify(part)))
      .map(({ name }) => `${slug}: ${name}`),
  )
  expect(checks).toEqual([])
})
