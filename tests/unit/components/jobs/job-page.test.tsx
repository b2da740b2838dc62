/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { JobPage } from '@/components/jobs/job-page'
import { findSet, setEntries } from '@/lib/catalogue'
import { templateContents } from '@/lib/catalogue/contents'
import { saveDraft, readDraft } from '@/lib/fill/drafts'
import { draftFor } from '@/lib/jobs/documents'
import { textOf, type Job } from '@/lib/jobs/job'
import { createJob, draftsOf, readJob, saveFacts } from '@/lib/jobs/job-store'
import { finder } from '@/tests/support/template-reader'
import { act, fillStorage, fireEvent, render, screen, user, waitFor, within } from '@/tests/support/fill-form'
import '@/tests/support/tab-channel'

jest.mock('@/components/offline/storage-note', () => ({ StorageNote: () => null }))

const find = finder(templateContents)

/** Answers as the site does: the sets, a set, and the model of a document. */
function answer(url: string): unknown {
  if (url === '/packets/sets.json') return setEntries()
  const [, set] = /^\/packets\/(.+)\/set\.json$/.exec(url) ?? []
  if (set) return findSet(set)
  if (url.startsWith('/api/templates/')) return { name: url, kind: 'form', formats: ['PDF'], edition: null }
  return find(/^\/models\/([a-z0-9-]+)\.json$/.exec(url)![1]!).document()
}

/** Whole texts at once: on a busy machine every key takes its time. */
const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

Object.assign(globalThis, {
  fetch: (url: string) => Promise.resolve({ ok: true, json: () => Promise.resolve(answer(url)) }),
})

async function openJob(texts: Readonly<Record<string, string>>): Promise<Job> {
  const job = await createJob(texts)
  render(<JobPage id={job.id} />)
  await screen.findByText(texts['customer.name'] ?? 'New job', { selector: 'h1' })
  return job
}

const stored = async (id: string, fact: string) => textOf((await readJob(id))!, fact)
const repair = { 'customer.name': 'Dana Rivera', system: 'epdm', set: 'epdm-repair' }
const documentNamed = async (name: string) => (await screen.findByText(name, { selector: 'h4' })).closest('li')!

test('what is typed is stored; what is no amount is said at the field and kept; a change in another tab is shown and told', async () => {
  const { id } = await openJob({})
  type('Customer name', 'Dana Rivera')
  type('Contract sum before changes, with tax ($)', 'about 9')
  expect(screen.getByText('Enter an amount, such as 1,250.00.')).toBeInTheDocument()
  await screen.findByText('Saved on this device.')
  expect(await stored(id, 'customer.name')).toBe('Dana Rivera')
  expect(await stored(id, 'amount:contract.original')).toBe('about 9')
  await act(() => saveFacts(id, { 'customer.phone': '(614) 555-0142' }))
  await screen.findByText('Changed in another tab: Phone.')
  expect(screen.getByLabelText('Phone')).toHaveValue('(614) 555-0142')
})

test('lines of changes and payments are added up', async () => {
  await openJob({ 'customer.name': 'Dana Rivera', 'amount:contract.original': '14800' })
  type('Amount ($)', '1480.55')
  expect(screen.getByText('Balance of the contract').nextSibling).toHaveTextContent('$13,319.45')
  // A line more to type into.
  expect(screen.getByText('Payment 2')).toBeInTheDocument()
})

test('the set says what the job fills in and what is missing, with the way there, starts all documents, and follows the roof system', async () => {
  const { id } = await openJob({ ...repair, 'job.number': '7' })
  const order = await documentNamed('Change Order')
  await waitFor(() => expect(order).toHaveTextContent(/Not started · \d+ fields filled in from the job/))
  const link = within(order).getByText('Fill in')
  expect(link).toHaveAttribute('href', `/templates/change-order/fill?job=${id}`)
  expect(within(order).getByText(/^What is missing \(\d+\)$/)).toBeInTheDocument()
  await user.click(await screen.findByText(/^Fill in all \d+ documents from the job$/))
  await waitFor(() => expect(order).toHaveTextContent(/Started/), { timeout: 40_000 })
  await waitFor(() => expect(screen.queryByText(/^Fill in (all|the last)/)).toBeNull(), { timeout: 40_000 })
  const drafts = await draftsOf(id)
  expect(drafts).toHaveLength(new Set(drafts.map(({ slug }) => slug)).size)
  expect(drafts.length).toBeGreaterThan(10)
  expect(drafts.find(({ slug }) => slug === 'change-order')?.typed['job.number']).toBe('7')
  fireEvent.change(await screen.findByLabelText('Roof system'), { target: { value: 'tpo-roofing' } })
  expect(screen.getByLabelText('Set of documents')).toHaveDisplayValue('Repair')
  await waitFor(async () => expect(await stored(id, 'set')).toBe('tpo-roofing-repair'))
  expect(await stored(id, 'roof.system')).toBe('TPO Roofing')
})

test('a document that was begun is offered the job’s change, and is changed only then', async () => {
  const job = await createJob(repair)
  const slug = 'warranty-certificate'
  const draft = draftFor(slug, find(slug).document(), job)
  await saveDraft(draft)
  await saveFacts(job.id, { 'customer.name': 'Dana Ortiz' })
  render(<JobPage id={job.id} />)
  const certificate = await documentNamed('Warranty Certificate')
  await waitFor(() => expect(certificate).toHaveTextContent('Dana Rivera → Dana Ortiz'))
  expect((await readDraft(draft.id))?.typed['customer.name']).toBe('Dana Rivera')
  await user.click(within(certificate).getByText(/^Update \d/))
  await waitFor(() => expect(certificate).not.toHaveTextContent('Dana Rivera → Dana Ortiz'))
  expect((await readDraft(draft.id))?.typed['customer.name']).toBe('Dana Ortiz')
})

test('what a full browser does not keep stays on the page, and is stored by another try', async () => {
  const { id } = await openJob({ 'customer.name': 'Dana Rivera' })
  const emptyStorage = fillStorage()
  type('Phone', '555')
  await screen.findByText(/The last change could not be saved/)
  expect(screen.getByLabelText('Phone')).toHaveValue('555')
  emptyStorage()
  await user.click(screen.getByText('Try again'))
  await screen.findByText('Saved on this device.')
  expect(await stored(id, 'customer.phone')).toBe('555')
  expect(console.error).toHaveBeenCalled()
})

test('a job that this browser does not have is said to be so', async () => {
  render(<JobPage id="not-in-this-browser" />)
  await screen.findByRole('heading', { name: 'This job is not in this browser' })
})
