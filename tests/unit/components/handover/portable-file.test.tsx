/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PortableFile, PortableImport } from '@/components/handover/portable-file'
import type * as Seal from '@/lib/handover/seal'

const seals = {
  isSealed: jest.fn<ReturnType<typeof Seal.isSealed>, [Blob]>(),
  seal: jest.fn<ReturnType<typeof Seal.seal>, [Blob, string]>(),
  unseal: jest.fn<ReturnType<typeof Seal.unseal>, [Blob, string]>(),
}
jest.mock('@/lib/handover/seal', () => ({
  LEAST_PASSPHRASE: 8,
  isSealed: (...given: [Blob]) => seals.isSealed(...given),
  seal: (...given: [Blob, string]) => seals.seal(...given),
  unseal: (...given: [Blob, string]) => seals.unseal(...given),
}))
const saved = jest.fn<void, [Blob, string]>()
jest.mock('@/components/download/save-file', () => ({ saveBlob: (...given: [Blob, string]) => saved(...given) }))

const content = new Blob(['{"kind":"ridgedocs-job"}'])
const opened = Object.assign(new Blob([]), { text: () => Promise.resolve('the job') })
const user = userEvent.setup()

beforeAll(() =>
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  }),
)
beforeEach(() => jest.clearAllMocks())

test('a job is saved as it is, or closed with a passphrase of some length', async () => {
  const closed = new Blob(['closed'])
  seals.seal.mockResolvedValue(closed)
  render(<PortableFile what="job" fileName="ridgedocs-job-rivera.json" make={() => Promise.resolve(content)} />)
  await user.click(screen.getByRole('button', { name: 'Save the job as a file' }))
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(content, 'ridgedocs-job-rivera.json'))
  await user.click(screen.getByRole('button', { name: 'With a passphrase' }))
  await user.type(screen.getByLabelText('Passphrase'), 'short')
  await user.click(screen.getByRole('button', { name: 'Save the file' }))
  expect(screen.getByText(/at least 8 characters/)).toBeInTheDocument()
  expect(saved).toHaveBeenCalledTimes(1)
  await user.type(screen.getByLabelText('Passphrase'), ' and longer')
  await user.click(screen.getByRole('button', { name: 'Save the file' }))
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(closed, 'ridgedocs-job-rivera.sealed'))
  expect(seals.seal).toHaveBeenCalledWith(content, 'short and longer')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a job that is gone is said, and nothing is saved', async () => {
  render(<PortableFile what="job" fileName="job.json" make={() => Promise.resolve(undefined)} />)
  await user.click(screen.getByRole('button', { name: 'Save the job as a file' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The job is no longer in this browser.')
  expect(saved).not.toHaveBeenCalled()
})

test('a closed file asks for its passphrase until it opens', async () => {
  const read = jest.fn(() => Promise.resolve({ isError: false, text: 'The job is here.' }))
  seals.isSealed.mockResolvedValue(true)
  seals.unseal.mockImplementation((_, passphrase) =>
    Promise.resolve(passphrase === 'right' ? { ok: true, content: opened } : { ok: false, reason: 'passphrase' }),
  )
  render(<PortableImport label="File of a job" read={read} />)
  await user.upload(screen.getByLabelText('File of a job'), new File(['closed'], 'job.sealed'))
  await user.type(await screen.findByLabelText('Passphrase'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Open the file' }))
  expect(await screen.findByText(/That passphrase does not open the file/)).toBeInTheDocument()
  expect(read).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('Passphrase'))
  await user.type(screen.getByLabelText('Passphrase'), 'right')
  await user.click(screen.getByRole('button', { name: 'Open the file' }))
  expect(await screen.findByText('The job is here.')).toBeInTheDocument()
  expect(read).toHaveBeenCalledWith('the job')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a plain file is read at once, a large one not at all, and a full browser is said', async () => {
  seals.isSealed.mockResolvedValue(false)
  const read = jest.fn(() => Promise.reject(new Error('QuotaExceededError')))
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<PortableImport label="File of a job" most={20} read={read} />)
  const plain = Object.assign(new File(['{}'], 'job.json'), { text: () => Promise.resolve('{}') })
  await user.upload(screen.getByLabelText('File of a job'), plain)
  expect(await screen.findByText(/could not store/)).toBeInTheDocument()
  await user.upload(screen.getByLabelText('File of a job'), new File(['x'.repeat(30)], 'job.json'))
  expect(await screen.findByText(/too large/)).toBeInTheDocument()
  expect(read).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})
