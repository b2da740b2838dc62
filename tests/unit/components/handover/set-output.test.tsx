/** @jest-environment jsdom */
import { screen, render, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SetOutput } from '@/components/handover/set-output'
import type { WrittenSet, writeArchive, writePrint } from '@/components/handover/write-set'
import { storageKeys } from '@/lib/constants'
import type { Place } from '@/lib/documents/missing'
import type { blanksIn } from '@/lib/handover/blanks'

const print = jest.fn<Promise<WrittenSet | undefined>, Parameters<typeof writePrint>>()
const archive = jest.fn<Promise<WrittenSet>, Parameters<typeof writeArchive>>()
jest.mock('@/components/handover/write-set', () => ({
  writePrint: (...given: Parameters<typeof writePrint>) => print(...given),
  writeArchive: (...given: Parameters<typeof writeArchive>) => archive(...given),
}))
const blanks = jest.fn<Promise<Place[]>, Parameters<typeof blanksIn>>()
jest.mock('@/lib/handover/blanks', () => ({
  blanksIn: (...given: Parameters<typeof blanksIn>) => blanks(...given),
}))
const saved = jest.fn<void, [Blob, string]>()
jest.mock('@/components/download/save-file', () => ({ saveBlob: (...given: [Blob, string]) => saved(...given) }))

const draftOf = (id: string) => ({ id, slug: id, title: `Title ${id}`, created: 1, changed: 1, typed: {}, rows: {} })
const papers = [
  { draft: draftOf('first'), stage: 'Sign' },
  { draft: draftOf('second'), stage: 'On the roof' },
]
const written = (messages: string[] = []): WrittenSet => ({ fileName: 'rivera.pdf', blob: new Blob(['x']), messages })

beforeEach(() => {
  jest.clearAllMocks()
  blanks.mockResolvedValue([])
  localStorage.setItem(storageKeys.email, 'returning@example.com')
  Object.assign(navigator, { sendBeacon: () => true })
})

test('prints what is checked for whom it is for, saves it and says what was left out', async () => {
  print.mockResolvedValue(written(['Title second: A photo is not in this browser.']))
  const user = userEvent.setup()
  render(<SetOutput title="Rivera" papers={papers} />)
  await user.click(screen.getByLabelText(/Title first/))
  await user.click(screen.getByLabelText('All, separately'))
  await user.click(screen.getByRole('button', { name: 'One PDF of 1 document' }))
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'rivera.pdf'))
  const [title, chosen, readers] = print.mock.calls[0] ?? []
  expect([title, chosen?.map(({ draft }) => draft.id), readers]).toEqual([
    'Rivera',
    ['second'],
    ['customer', 'crew', 'office'],
  ])
  expect(screen.getByText(/A photo is not in this browser/)).toBeInTheDocument()
})

test('without a choice it prints the customer’s pages alone', async () => {
  print.mockResolvedValue(written())
  render(<SetOutput title="Rivera" papers={papers} />)
  await userEvent.click(screen.getByRole('button', { name: 'One PDF of 2 documents' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(print.mock.calls[0]?.[2]).toEqual(['customer'])
})

test('shows how far an archive is and stops it when it is canceled; nothing is saved then', async () => {
  let signal: AbortSignal | undefined
  archive.mockImplementation((_title, _papers, _formats, options) => {
    options.onProgress(3, 8)
    signal = options.signal
    return new Promise((_, reject) =>
      options.signal.addEventListener('abort', () => reject(options.signal.reason as Error)),
    )
  })
  const user = userEvent.setup()
  render(<SetOutput title="Rivera" papers={papers} />)
  await user.click(screen.getByLabelText('PDF, Word and Excel'))
  await user.click(screen.getByRole('button', { name: /Archive/ }))
  expect(await screen.findByText('Writing 4 of 8…')).toBeInTheDocument()
  expect(archive.mock.calls[0]?.[2]).toEqual(['PDF', 'Word', 'Excel'])
  expect(screen.getByRole('button', { name: /Archive/ })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(signal?.aborted).toBe(true)
  expect(screen.queryByText(/Writing/)).toBeNull()
  expect(saved).not.toHaveBeenCalled()
})

test('documents without a page for the reader are said', async () => {
  print.mockResolvedValue(undefined)
  render(<SetOutput title="Rivera" papers={papers} />)
  await userEvent.click(screen.getByRole('button', { name: /One PDF/ }))
  expect(await screen.findByText(/These documents have no pages for that reader/)).toBeInTheDocument()
  expect(saved).not.toHaveBeenCalled()
})

test('a job without documents has nothing to print', () => {
  render(<SetOutput title="Rivera" papers={[]} />)
  expect(screen.getByText('You have no documents to print yet.')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

const startDate: Place = { name: 'job.startDate', label: 'Start date', part: 'Prepare', section: 'Dates' }
const company: Place = { name: 'company.name', label: 'Your company', part: '', section: '', isCompany: true }

test('the blanks of each document are named before anything is written, with links to their places', async () => {
  blanks.mockImplementation(({ id }) => Promise.resolve(id === 'second' ? [startDate, company] : []))
  print.mockResolvedValue(written())
  const user = userEvent.setup()
  render(<SetOutput title="Rivera" papers={papers} />)
  await user.click(screen.getByRole('button', { name: /One PDF/ }))
  const asked = await screen.findByRole('dialog', { name: '2 places are blank' })
  expect(blanks.mock.calls.map(([{ id }, readers]) => [id, readers])).toEqual([
    ['first', ['customer']],
    ['second', ['customer']],
  ])
  expect(within(asked).getByRole('heading', { name: 'Title second' })).toBeVisible()
  expect(within(asked).queryByText('Title first')).toBeNull()
  const links = within(asked).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Start date', '/templates/second/fill?draft=second#f-job:startDate'],
    ['Your company', '/company'],
  ])
  expect(print).not.toHaveBeenCalled()
  await user.click(within(asked).getByRole('button', { name: 'Download anyway' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an archive is looked through for all readers; a person who closes the question gets no file', async () => {
  blanks.mockResolvedValue([startDate])
  const user = userEvent.setup()
  render(<SetOutput title="Rivera" papers={papers} />)
  await user.click(screen.getByRole('button', { name: /Archive/ }))
  const asked = await screen.findByRole('dialog', { name: '2 places are blank' })
  expect(blanks.mock.calls[0]?.[1]).toBeUndefined()
  await user.click(within(asked).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(archive).not.toHaveBeenCalled()
})

test('papers that cannot be looked through are not written, which is said', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  blanks.mockRejectedValue(new Error('no network'))
  render(<SetOutput title="Rivera" papers={papers} />)
  await userEvent.click(screen.getByRole('button', { name: /One PDF/ }))
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith('The documents could not be checked for blanks.', expect.anything()),
  )
  expect(print).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /One PDF/ })).toBeEnabled()
  jest.restoreAllMocks()
})
