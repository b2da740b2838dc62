/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PortableFile } from '@/components/handover/portable-file'
import { useSealed } from '@/components/handover/use-sealed'
import { useState } from 'react'
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

beforeEach(() => jest.clearAllMocks())

test('a job is saved as it is, or closed with a passphrase of some length', async () => {
  const closed = new Blob(['closed'])
  seals.seal.mockResolvedValue(closed)
  render(
    <PortableFile label="Export this job" fileName="ridgedocs-job-rivera.json" make={() => Promise.resolve(content)} />,
  )
  await user.click(screen.getByRole('button', { name: 'Export this job' }))
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(content, 'ridgedocs-job-rivera.json'))
  await user.click(screen.getByRole('button', { name: 'Export with a passphrase' }))
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
  render(<PortableFile label="Export this job" fileName="job.json" make={() => Promise.resolve(undefined)} />)
  await user.click(screen.getByRole('button', { name: 'Export this job' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('It is no longer in this browser.')
  expect(saved).not.toHaveBeenCalled()
})

/** A page that shows what is in a file. */
function Reader() {
  const sealed = useSealed()
  const [told, setTold] = useState('')
  const read = async (file: Blob): Promise<void> => {
    const content = await sealed.open(file)
    setTold(content ? await content.text() : 'Not opened')
  }
  return (
    <>
      <button onClick={() => void read(Object.assign(new Blob(['x']), { text: () => Promise.resolve('plain') }))}>
        Read
      </button>
      <p role="status">{told}</p>
      {sealed.question}
    </>
  )
}

test('a closed file asks for its passphrase until it opens', async () => {
  seals.isSealed.mockResolvedValue(true)
  seals.unseal.mockImplementation((_, passphrase) =>
    Promise.resolve(passphrase === 'right' ? { ok: true, content: opened } : { ok: false, reason: 'passphrase' }),
  )
  render(<Reader />)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  await user.type(await screen.findByLabelText('Passphrase'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Open the file' }))
  expect(await screen.findByText(/That passphrase does not open the file/)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('')
  await user.clear(screen.getByLabelText('Passphrase'))
  await user.type(screen.getByLabelText('Passphrase'), 'right')
  await user.click(screen.getByRole('button', { name: 'Open the file' }))
  expect(await screen.findByText('the job')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a person who does not know the passphrase leaves the file closed', async () => {
  seals.isSealed.mockResolvedValue(true)
  render(<Reader />)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Not opened')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a plain file is not asked about', async () => {
  seals.isSealed.mockResolvedValue(false)
  render(<Reader />)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  expect(await screen.findByText('plain')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})
