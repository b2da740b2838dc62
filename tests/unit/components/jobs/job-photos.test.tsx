/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JobPage } from '@/components/jobs/job-page'
import { saveDraft } from '@/lib/fill/drafts'
import { photoIds } from '@/lib/fill/photo-store'
import { sha256 } from '@/lib/fill/sha256'
import { presentPhotos } from '@/lib/jobs/job-photos'
import { createJob, readJob } from '@/lib/jobs/job-store'
import { fillGaps } from '../../../support/fill-form'

jest.mock('@/components/offline/storage-note', () => ({ StorageNote: () => null }))

// jsdom draws no pictures: how files are read is seen in a browser (tests/e2e/flows/jobs.spec.ts).
jest.mock('@/components/photos/read-photo', () => ({
  async readPhoto(file: File) {
    if (file.name.endsWith('.heic')) return { ok: false, message: `${file.name} is in the HEIC format.` }
    return { ok: true, photo: { id: await sha256(file.name), width: 40, height: 30, full: file, small: file } }
  },
  turnPhoto: async ({ full }: { full: Blob }) => ({
    ...{ id: await sha256('turned'), width: 30, height: 40, full, small: full },
  }),
}))

jest.setTimeout(60_000)

beforeAll(() => {
  fillGaps()
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve([]) }) })
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
})

const file = (name: string): File => new File([name], name, { type: 'image/jpeg' })
const add = (...names: string[]) =>
  userEvent.upload(screen.getByLabelText('Add photos: Job photos'), names.map(file), { applyAccept: false })
const photo = (number: number) => within(screen.getByRole('group', { name: `Photo ${number}` }))

async function openJob(): Promise<string> {
  const { id } = await createJob({ 'customer.name': 'Dana Rivera' })
  render(<JobPage id={id} />)
  await screen.findByText('Dana Rivera', { selector: 'h1' })
  return id
}

test('photographs are added under their numbers, described, turned, removed and brought back', async () => {
  const user = userEvent.setup()
  const id = await openJob()
  await add('one.jpg', 'two.heic', 'three.jpg')
  expect(await screen.findByText('2 photos added: 1, 2.')).toBeVisible()
  expect(screen.getByText('two.heic is in the HEIC format.')).toBeVisible()
  fireEvent.change(photo(2).getByLabelText('Caption'), { target: { value: 'Creased tabs' } })
  await user.click(photo(2).getByRole('button', { name: 'Rotate right: Photo 2' }))
  expect(await screen.findByText('Photo 2 rotated.')).toBeVisible()
  await user.click(photo(1).getByRole('button', { name: 'Remove: Photo 1' }))
  expect(screen.queryByRole('group', { name: 'Photo 1' })).toBeNull()
  await add('four.jpg')
  expect(await screen.findByText('1 photo added: 3.')).toBeVisible()
  await user.click(photo(3).getByRole('button', { name: 'Remove: Photo 3' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(photo(3).getByLabelText('Place')).toBeVisible()
  await screen.findByText('Saved on this device.')
  const stored = presentPhotos((await readJob(id))!.photos)
  expect(stored.map(({ number, caption }) => [number, caption.text])).toEqual([
    [2, 'Creased tabs'],
    [3, ''],
  ])
  // Removed and turned pictures can come back for a day.
  expect(await photoIds(id)).toHaveLength(4)
})

test('a photograph says in which documents it stands', async () => {
  const { id } = await createJob({ 'customer.name': 'Dana Rivera' })
  await saveDraft({
    ...{ id: 'document-of-the-job', slug: 'change-order', title: 'Change Order', created: 1, changed: 1, typed: {} },
    ...{ rows: {}, job: id, photos: { 'photo.1.image': await sha256('five.jpg') } },
  })
  render(<JobPage id={id} />)
  await screen.findByText('Dana Rivera', { selector: 'h1' })
  await add('five.jpg')
  await screen.findByText('1 photo added: 1.')
  const link = await photo(1).findByText('Change Order')
  expect(link).toHaveAttribute('href', '/templates/change-order/fill?draft=document-of-the-job')
})

test('a full browser says which photograph it did not keep, and the job stays as it was', async () => {
  const id = await openJob()
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await add('six.jpg')
  expect(await screen.findByText(/is out of storage, so the photo was not added/)).toBeVisible()
  put.mockRestore()
  log.mockRestore()
  await waitFor(async () => expect((await readJob(id))?.photos).toEqual([]))
  expect(screen.queryByRole('group', { name: 'Photo 1' })).toBeNull()
})
