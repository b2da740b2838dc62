/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { addPhotos, photo } from '@/tests/support/mocked-photos'
import { JobPage } from '@/components/jobs/job-page'
import { saveDraft } from '@/lib/fill/drafts'
import { photoIds } from '@/lib/fill/photo-store'
import { sha256 } from '@/lib/fill/sha256'
import { presentPhotos } from '@/lib/jobs/job-photos'
import { createJob, readJob } from '@/lib/jobs/job-store'
import { respond } from '@/tests/support/answers'
import { emptyDraft, fillStorage, fireEvent, render, screen, user, waitFor } from '@/tests/support/fill-form'

jest.mock('@/components/offline/storage-note', () => ({ StorageNote: () => null }))

global.fetch = respond(200, [])

const add = (...names: string[]) => addPhotos('Add photos: Job photos', ...names)

async function openJob(prepare?: (id: string) => Promise<unknown>): Promise<string> {
  const { id } = await createJob({ 'customer.name': 'Dana Rivera' })
  await prepare?.(id)
  render(<JobPage id={id} />)
  await screen.findByText('Dana Rivera', { selector: 'h1' })
  return id
}

test('photographs are added under their numbers, described, turned, removed and brought back', async () => {
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
  const photos = { 'photo.1.image': await sha256('five.jpg') }
  await openJob((job) =>
    saveDraft(emptyDraft({ id: 'document-of-the-job', slug: 'change-order', title: 'Change Order', job, photos })),
  )
  await add('five.jpg')
  await screen.findByText('1 photo added: 1.')
  const link = await photo(1).findByText('Change Order')
  expect(link).toHaveAttribute('href', '/templates/change-order/fill?draft=document-of-the-job')
})

test('a full browser says which photograph it did not keep, and the job stays as it was', async () => {
  const id = await openJob()
  const emptyStorage = fillStorage()
  await add('six.jpg')
  expect(await screen.findByText(/is out of storage, so the photo was not added/)).toBeVisible()
  emptyStorage()
  await waitFor(async () => expect((await readJob(id))?.photos).toEqual([]))
  expect(screen.queryByRole('group', { name: 'Photo 1' })).toBeNull()
})
