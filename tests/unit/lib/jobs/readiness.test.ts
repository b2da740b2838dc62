import { templateContents } from '@/lib/catalogue/contents'
import type { Draft } from '@/lib/fill/draft'
import { newJob, withFacts } from '@/lib/jobs/job'
import { readinessOf } from '@/lib/jobs/readiness'
import { draftOf, signature } from '@/tests/support/drafts'

const slug = 'change-order'
const model = templateContents.find((content) => content.slug === slug)!.document()
const company = { 'company.name': 'Ridge LLC' }
const job = withFacts(newJob('job-for-tests'), { 'customer.name': 'Dana Rivera', 'job.address': '418 Example Lane' })
const labelsOf = (more: Partial<Draft> = {}): string[] =>
  readinessOf(slug, model, job, { draft: draftOf(more), company }).missing.map(({ label }) => label)

test('a document that is begun lacks what its form requires, and its signatures; another what its job does not fill in', () => {
  const labels = labelsOf()
  expect(labels).toEqual(expect.arrayContaining(['Change order no.', 'Owner', 'Signature: Owner']))
  expect(labels.filter((label) => /if any/i.test(label))).toEqual([])
  const { asked, missing } = readinessOf(slug, model, job, { draft: draftOf(), company })
  expect(missing.length).toBeLessThan(asked)
  const unbegun = readinessOf(slug, model, job, { company }).missing.map(({ label }) => label)
  expect(unbegun).toContain('Change order no.')
  expect(unbegun).not.toContain('Owner')
})

test('what is typed and who has signed is no longer missing', () => {
  const left = labelsOf({ typed: { 'change.number': '7' }, signatures: { owner: signature } })
  expect(labelsOf().filter((label) => !left.includes(label))).toEqual(['Change order no.', 'Signature: Owner'])
})

test('without a profile the company is missing, for which no form asks', () => {
  const lacking = readinessOf(slug, model, job, { draft: draftOf() }).missing.filter(({ isCompany }) => isCompany)
  expect(lacking.map(({ label, section }) => [label, section])).toEqual([['Your company', 'Letterhead']])
  expect(labelsOf()).not.toContain('Your company')
})
