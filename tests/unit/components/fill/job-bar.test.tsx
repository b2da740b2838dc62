/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { FillForm } from '@/components/fill/fill-form'
import { FromJobProvider } from '@/components/fill/job/from-job'
import { JobBar } from '@/components/fill/job/job-bar'
import { templateContents } from '@/lib/catalogue/contents'
import { readDraft, saveDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { draftFor } from '@/lib/jobs/documents'
import { textOf, type Job } from '@/lib/jobs/job'
import { createJob, readJob } from '@/lib/jobs/job-store'
import { finder } from '@/tests/support/template-reader'
import { fireEvent, openedOf, render, screen, waitFor, within } from '@/tests/support/fill-form'

const slug = 'change-order'
const model = finder(templateContents)(slug).document()
const facts = { 'customer.name': 'Dana Rivera', 'job.number': '2026-118' }

function show(job: Job, draft: Draft, onDraft: (draft: Draft) => void = () => undefined): void {
  window.history.replaceState(null, '', `/templates/${slug}/fill#change-order`)
  const bar = <JobBar job={job} draft={draft} onDraft={onDraft} />
  render(
    <FromJobProvider value={draft.fromJob}>
      <FillForm opened={{ ...openedOf(model), slug }} draft={draft} onState={() => Promise.resolve()} jobBar={bar} />
    </FromJobProvider>,
  )
}
const typeInto = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('the form has what the job knows, and says so at each field; a fact goes back into the job by a tap, and not before', async () => {
  const job = await createJob(facts)
  show(job, draftFor(slug, model, job))
  typeInto('Contract number', 'C-7')
  const button = await screen.findByText('Save 1 field to the job')
  expect(textOf((await readJob(job.id))!, 'contract.number')).toBe('')
  fireEvent.click(button)
  await waitFor(async () => expect(textOf((await readJob(job.id))!, 'contract.number')).toBe('C-7'))
  await waitFor(() => expect(screen.queryByText('Save 1 field to the job')).toBeNull())
  expect(screen.getByLabelText('Owner')).toHaveValue('Dana Rivera')
  expect(screen.getAllByText('From the job')).toHaveLength(2)
  typeInto('Owner', 'Dana Ortiz')
  await waitFor(() => expect(screen.getAllByText('From the job')).toHaveLength(1))
})

test('a form that was begun before is offered the job’s later facts', async () => {
  const former = await createJob({ 'customer.name': 'Dana Rivera' })
  const draft = draftFor(slug, model, former)
  await saveDraft(draft)
  const job = await createJob({ 'customer.name': 'Dana Ortiz' })
  const taken: Draft[] = []
  show(job, draft, (next) => taken.push(next))
  const bar = screen.getByRole('region', { name: 'Job' })
  await within(bar).findByText('Owner: Dana Rivera → Dana Ortiz')
  expect(screen.getByLabelText('Owner')).toHaveValue('Dana Rivera')
  fireEvent.click(within(bar).getByText('Update 1 field from the job'))
  await waitFor(() => expect(taken).toHaveLength(1))
  expect((await readDraft(draft.id))?.typed['customer.name']).toBe('Dana Ortiz')
})
