import { jobStages } from '@/data/shared/stages'
import { templateContents } from '@/lib/catalogue/contents'

test('every stage of a job has documents of every roof system, and the company has none', () => {
  const systems = [...new Set(templateContents.flatMap(({ systemSlug }) => systemSlug ?? []))]
  expect(systems).toHaveLength(21)
  const stagesOf = (system: string) =>
    new Set(templateContents.filter(({ systemSlug }) => systemSlug === system).map(({ stage }) => stage))
  for (const system of systems)
    expect([...stagesOf(system)].sort()).toEqual(
      jobStages
        .map(({ slug }) => slug)
        .filter((slug) => slug !== 'company')
        .sort(),
    )
})

test.each([
  ['epdm-repair-estimate', 'win'],
  ['slate-residential-contract', 'sign'],
  ['notice-of-cancellation', 'sign'],
  ['tpo-roofing-daily-safety-checklist', 'safety'],
  ['daily-job-log', 'build'],
  ['conditional-final-lien-waiver', 'close'],
  ['final-invoice', 'close'],
  ['weekly-timesheet', 'company'],
])('%s belongs to its stage', (slug, stage) => {
  expect(templateContents.find((template) => template.slug === slug)?.stage).toBe(stage)
})
