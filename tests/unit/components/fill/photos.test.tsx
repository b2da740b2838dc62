/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { addPhotos, photo } from '@/tests/support/mocked-photos'
import { database } from '@/lib/fill/database'
import { readDraft } from '@/lib/fill/drafts'
import { sampleDocument } from '../../../support/sample-document'
import { emptyDraft, fillStorage, goTo, renderForm, screen, user, waitFor } from '@/tests/support/fill-form'

const model = sampleDocument()
const storedPhotos = async (id: string) => (await readDraft(id))?.photos ?? {}
const picture = (number: number) => photo(number).queryByRole('img')

test('many photographs at once go into the next free frames, and further frames are added for them', async () => {
  await renderForm(model, { place: 'photographs', draft: emptyDraft({ id: 'many-photos' }) })
  await user.type(photo(2).getByLabelText(/^Caption/), 'North slope')
  await addPhotos('Add photos: Job photographs', 'a.jpg', 'b.heic', 'c.jpg', 'd.jpg', 'e.jpg')
  expect(await screen.findByText('4 photos added: 1, 3, 4, 5.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('b.heic is in the HEIC format.')
  for (const number of [1, 3, 4, 5]) expect(picture(number)).toBeInTheDocument()
  expect(picture(2)).toBeNull()
  await waitFor(async () => expect(Object.keys(await storedPhotos('many-photos'))).toHaveLength(4))
  expect((await readDraft('many-photos'))?.rows).toEqual({ photo: 5 })
  expect(await (await database()).getAllKeys('files')).toHaveLength(4)
})

test('a photograph is put where it belongs, moved with its texts and numbers, removed, and brought back', async () => {
  await renderForm(model, { place: 'roof-condition' })
  await addPhotos('Add a photo: Valleys', 'valley.jpg')
  expect(await screen.findByLabelText('Photo, Valleys')).toHaveValue('1')
  expect(await screen.findByRole('link', { name: 'Photo 1: Valleys' })).toHaveAttribute('href', '#f-photo:1:place')
  await addPhotos('Add a photo: Valleys', 'valley-2.jpg')
  await waitFor(() => expect(screen.getByLabelText('Photo, Valleys')).toHaveValue('1, 2'))
  await goTo('#photographs')
  await screen.findByRole('group', { name: 'Photo 1' })
  expect(photo(1).getByLabelText(/^Caption/)).toHaveValue('Valleys')
  await addPhotos('Add a photo: Photo 4', 'four.jpg')
  await waitFor(() => expect(picture(4)).toBeInTheDocument())
  await user.type(photo(1).getByLabelText(/^Place/), 'East')
  await user.click(photo(2).getByRole('button', { name: 'Move down: Photo 2' }))
  expect(picture(2)).toBeNull()
  expect(picture(3)).toBeInTheDocument()
  expect(photo(3).getByLabelText(/^Caption/)).toHaveValue('Valleys')
  expect(photo(2).getByLabelText(/^Caption/)).toHaveValue('')
  expect(photo(1).getByRole('button', { name: /^Move up/ })).toBeDisabled()
  await user.click(photo(4).getByRole('button', { name: 'Remove the picture: Photo 4' }))
  expect(picture(4)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(picture(4)).toBeInTheDocument()
  await goTo('#roof-condition')
  expect(await screen.findByLabelText('Photo, Valleys')).toHaveValue('1, 3')
})

test('photographs come back with their draft, and those without a frame are cleared away', async () => {
  const draft = emptyDraft({ id: 'photos-back' })
  const first = await renderForm(model, { place: 'photographs', draft })
  await addPhotos('Add photos: Job photographs', 'one.jpg', 'two.jpg')
  await screen.findByText('2 photos added: 1, 2.')
  await user.click(photo(1).getByRole('button', { name: /^Remove/ }))
  await waitFor(async () => expect(Object.keys(await storedPhotos('photos-back'))).toEqual(['photo.2.image']))
  first.unmount()
  const kept = await readDraft('photos-back')
  await renderForm(model, { place: 'photographs', draft: kept })
  await waitFor(() => expect(picture(2)).toBeInTheDocument())
  expect(picture(1)).toBeNull()
  const keys = (await (await database()).getAllKeys('files')).filter((key) => key.startsWith('photo:photos-back:'))
  expect(keys).toEqual([`photo:photos-back:${kept?.photos?.['photo.2.image']}`])
})

test('a browser without room for photographs says so, and keeps them in the document', async () => {
  await renderForm(model, { place: 'photographs', draft: emptyDraft({ id: 'no-room' }) })
  const emptyStorage = fillStorage()
  await addPhotos('Add photos: Job photographs', 'one.jpg')
  expect(await screen.findByText(/is out of storage, so the photos are not saved/)).toBeVisible()
  expect(picture(1)).toBeInTheDocument()
  emptyStorage()
})
