/** @jest-environment jsdom */
import { saveBlob as saved } from '@/components/download/save-file'
import { SetOutput } from '@/components/handover/set-output'
import { writeArchive, writePrint, type WrittenSet } from '@/components/handover/write-set'
import { untilCanceled } from '@/tests/support/answers'
import { emptyDraft, linksIn, render, screen, silenceErrors, user, waitFor, within } from '@/tests/support/fill-form'
import { storageKeys } from '@/lib/constants'
import type { Place } from '@/lib/documents/missing'
import { blanksIn } from '@/lib/handover/blanks'

jest.mock('@/components/handover/write-set')
jest.mock('@/lib/handover/blanks')
jest.mock('@/components/download/save-file')
const print = jest.mocked(writePrint)
const archive = jest.mocked(writeArchive)
const blanks = jest.mocked(blanksIn)

const draftOf = (id: string) => emptyDraft({ id, slug: id, title: `Title ${id}` })
const papers = [
  { draft: draftOf('first'), stage: 'Sign' },
  { draft: draftOf('second'), stage: 'On the roof' },
]
const show = () => render(<SetOutput title="Rivera" papers={papers} />)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const written = (messages: string[] = []): WrittenSet => ({ fileName: 'rivera.pdf', blob: new Blob(['x']), messages })

beforeEach(() => {
  jest.clearAllMocks()
  blanks.mockResolvedValue([])
  localStorage.setItem(storageKeys.email, 'returning@example.com')
  Object.assign(navigator, { sendBeacon: () => true })
})

test('prints what is checked for whom it is for, at first all for the customer, saves it and says what was left out', async () => {
  print.mockResolvedValueOnce(written())
  print.mockResolvedValueOnce(written(['Title second: A photo is not in this browser.']))
  show()
  await press('One PDF of 2 documents')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(print.mock.calls[0]?.[2]).toEqual(['customer'])
  await user.click(screen.getByLabelText(/Title first/))
  await user.click(screen.getByLabelText('All, separately'))
  await press('One PDF of 1 document')
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
  expect(saved).toHaveBeenCalledWith(expect.anything(), 'rivera.pdf')
  expect(print.mock.calls[1]?.slice(0, 3)).toEqual(['Rivera', [papers[1]], ['customer', 'crew', 'office']])
  expect(screen.getByText(/A photo is not in this browser/)).toBeInTheDocument()
})

test('shows how far an archive is and stops it when it is canceled; nothing is saved then', async () => {
  let signal: AbortSignal | undefined
  archive.mockImplementation((_title, _papers, _formats, options) => {
    options.onProgress(3, 8)
    signal = options.signal
    return untilCanceled(options.signal)
  })
  show()
  await user.click(screen.getByLabelText('PDF, Word and Excel'))
  await press(/Archive/)
  expect(await screen.findByText('Writing 4 of 8…')).toBeInTheDocument()
  expect(archive.mock.calls[0]?.[2]).toEqual(['PDF', 'Word', 'Excel'])
  expect(screen.getByRole('button', { name: /Archive/ })).toBeDisabled()
  await press('Cancel')
  expect(signal?.aborted).toBe(true)
  expect(screen.queryByText(/Writing/)).toBeNull()
  expect(saved).not.toHaveBeenCalled()
})

test('documents without a page for the reader are said; those that cannot be checked for blanks are not written, which is said', async () => {
  print.mockResolvedValue(undefined)
  show()
  await press(/One PDF/)
  expect(await screen.findByText(/These documents have no pages for that reader/)).toBeInTheDocument()
  expect(saved).not.toHaveBeenCalled()
  silenceErrors()
  blanks.mockRejectedValue(new Error('no network'))
  await press(/One PDF/)
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith('The documents could not be checked for blanks.', expect.anything()),
  )
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: /One PDF/ })).toBeEnabled()
})

test('a job without documents has nothing to print', () => {
  render(<SetOutput title="Rivera" papers={[]} />)
  expect(screen.getByText('You have no documents to print yet.')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

const startDate: Place = { name: 'job.startDate', label: 'Start date', part: 'Prepare', section: 'Dates' }
const company: Place = { name: 'company.name', label: 'Your company', part: '', section: '', isCompany: true }

test('the blanks of each document are named before it is written, each a link; a person who closes the question gets no file', async () => {
  blanks.mockImplementation(({ id }) => Promise.resolve(id === 'second' ? [startDate, company] : []))
  print.mockResolvedValue(written())
  show()
  await press(/One PDF/)
  const asked = await screen.findByRole('dialog', { name: '2 places are blank' })
  expect(blanks.mock.calls.map(([{ id }, readers]) => [id, readers])).toEqual([
    ['first', ['customer']],
    ['second', ['customer']],
  ])
  expect(within(asked).getByRole('heading', { name: 'Title second' })).toBeVisible()
  expect(within(asked).queryByText('Title first')).toBeNull()
  expect(linksIn(asked)).toEqual([
    ['Start date', '/templates/second/fill?draft=second#f-job:startDate'],
    ['Your company', '/company'],
  ])
  expect(print).not.toHaveBeenCalled()
  await user.click(within(asked).getByRole('button', { name: 'Download anyway' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
  blanks.mockResolvedValue([startDate])
  await press(/Archive/)
  const again = within(await screen.findByRole('dialog', { name: '2 places are blank' }))
  expect(blanks.mock.lastCall?.[1]).toBeUndefined()
  await user.click(again.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(archive).not.toHaveBeenCalled()
})
