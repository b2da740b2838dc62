/** @jest-environment jsdom */
import { render, screen, user, waitFor } from '@/tests/support/dom'
import { PortableFile } from '@/components/handover/portable-file'
import { useSealed } from '@/components/handover/use-sealed'
import { useState } from 'react'
import { saveBlob as saved } from '@/components/download/save-file'
import { isSealed, seal, unseal } from '@/lib/handover/seal'

jest.mock('@/lib/handover/seal')
jest.mock('@/components/download/save-file', () => ({ saveBlob: jest.fn() }))
const seals = jest.mocked({ isSealed, seal, unseal })

const content = new Blob(['{"kind":"ridgedocs-job"}'])
const opened = Object.assign(new Blob([]), { text: () => Promise.resolve('the job') })

const press = (name: string) => user.click(screen.getByRole('button', { name }))
const passphrase = () => screen.getByLabelText('Passphrase')
const expectNoDialog = () => expect(screen.queryByRole('dialog')).toBeNull()

beforeEach(() => jest.clearAllMocks())

test('a job is saved as it is, or closed with a passphrase of some length', async () => {
  const closed = new Blob(['closed'])
  seals.seal.mockResolvedValue(closed)
  render(
    <PortableFile label="Export this job" fileName="ridgedocs-job-rivera.json" make={() => Promise.resolve(content)} />,
  )
  await press('Export this job')
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(content, 'ridgedocs-job-rivera.json'))
  await press('Export with a passphrase')
  await user.type(passphrase(), 'short')
  await press('Save the file')
  expect(screen.getByText(/at least 8 characters/)).toBeInTheDocument()
  expect(saved).toHaveBeenCalledTimes(1)
  await user.type(passphrase(), ' and longer')
  await press('Save the file')
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(closed, 'ridgedocs-job-rivera.sealed'))
  expect(seals.seal).toHaveBeenCalledWith(content, 'short and longer')
  expectNoDialog()
})

test('a job that is gone is said, and nothing is saved', async () => {
  render(<PortableFile label="Export this job" fileName="job.json" make={() => Promise.resolve(undefined)} />)
  await press('Export this job')
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
  await press('Read')
  await user.type(await screen.findByLabelText('Passphrase'), 'wrong')
  await press('Open the file')
  expect(await screen.findByText(/That passphrase does not open the file/)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('')
  await user.clear(passphrase())
  await user.type(passphrase(), 'right')
  await press('Open the file')
  expect(await screen.findByText('the job')).toBeInTheDocument()
  expectNoDialog()
})

test('a person who does not know the passphrase leaves the file closed; a plain file is not asked about', async () => {
  seals.isSealed.mockResolvedValue(true)
  render(<Reader />)
  await press('Read')
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Not opened')).toBeInTheDocument()
  expectNoDialog()
  seals.isSealed.mockResolvedValue(false)
  await press('Read')
  expect(await screen.findByText('plain')).toBeInTheDocument()
  expectNoDialog()
})
