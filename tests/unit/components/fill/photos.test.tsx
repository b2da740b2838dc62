/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { database } from '@/lib/fill/database'
import { readDraft } from '@/lib/fill/drafts'
import { sha256 } from '@/lib/fill/sha256'
import { sampleDocument } from '../../../support/sample-document'
import { emptyDraft, fillGaps, renderForm } from '../../../support/fill-form'

// jsdom draws no pictures: how files are read is seen in a browser (tests/e2e/flows/sign-and-photograph.spec.ts).
jest.mock('@/components/photos/read-photo', () => ({
  async readPhoto(file: File) {
    if (file.name.endsWith('.heic')) return { ok: false, message: `${file.name} is in the HEIC format.` }
    const id = await sha256(file.name)
    return { ok: true, photo: { id, width: 40, height: 30, full: file, small: file } }
  },
}))

const model = sampleDocument()
const file = (name: string): File => new File([name], name, { type: 'image/jpeg' })
const photo = (number: number) => within(screen.getByRole('group', { name: `Photo ${number}` }))
const picture = (number: number) => photo(number).queryByRole('img')
const choose = (label: RegExp | string, ...names: string[]) =>
  userEvent.upload(screen.getByLabelText(label), names.map(file), { applyAccept: false })
const toPhotographs = () => act(() => void (window.location.hash = '#photographs'))

beforeEach(() => {
  fillGaps()
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
})

test('many photographs at once go into the next free frames, and further frames are added for them', async () => {
  await renderForm(model, { place: 'photographs', draft: emptyDraft({ id: 'many-photos' }) })
  await userEvent.type(photo(2).getByLabelText(/^Caption/), 'North slope')
  await choose('Add photos: Job photographs', 'a.jpg', 'b.heic', 'c.jpg', 'd.jpg', 'e.jpg')
  expect(await screen.findByText('4 photos added: 1, 3, 4, 5.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('b.heic is in the HEIC format.')
  for (const number of [1, 3, 4, 5]) expect(picture(number)).toBeInTheDocument()
  expect(picture(2)).toBeNull()
  await waitFor(async () => expect(Object.keys((await readDraft('many-photos'))?.photos ?? {})).toHaveLength(4))
  expect((await readDraft('many-photos'))?.rows).toEqual({ photo: 5 })
  expect(await (await database()).getAllKeys('files')).toHaveLength(4)
})

test('a photograph is put where it belongs, moved with its texts and numbers, removed, and brought back', async () => {
  await renderForm(model, { place: 'roof-condition' })
  const user = userEvent.setup()
  await choose('Add a photo: Valleys', 'valley.jpg')
  expect(await screen.findByLabelText('Photo, Valleys')).toHaveValue('1')
  expect(await screen.findByRole('link', { name: 'Photo 1: Valleys' })).toHaveAttribute('href', '#f-photo:1:place')
  await choose('Add a photo: Valleys', 'valley-2.jpg')
  await waitFor(() => expect(screen.getByLabelText('Photo, Valleys')).toHaveValue('1, 2'))

  toPhotographs()
  await screen.findByRole('group', { name: 'Photo 1' })
  expect(photo(1).getByLabelText(/^Caption/)).toHaveValue('Valleys')
  await choose('Add a photo: Photo 4', 'four.jpg')
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

  act(() => void (window.location.hash = '#roof-condition'))
  expect(await screen.findByLabelText('Photo, Valleys')).toHaveValue('1, 3')
})

test('photographs come back with their draft, and those without a frame are cleared away', async () => {
  const draft = emptyDraft({ id: 'photos-back' })
  const first = await renderForm(model, { place: 'photographs', draft })
  await choose('Add photos: Job photographs', 'one.jpg', 'two.jpg')
  await screen.findByText('2 photos added: 1, 2.')
  await userEvent.click(photo(1).getByRole('button', { name: /^Remove/ }))
  await waitFor(async () =>
    expect(Object.keys((await readDraft('photos-back'))?.photos ?? {})).toEqual(['photo.2.image']),
  )
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
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await choose('Add photos: Job photographs', 'one.jpg')
  expect(await screen.findByText(/is out of storage, so the photos are not saved/)).toBeVisible()
  expect(picture(1)).toBeInTheDocument()
  put.mockRestore()
  silent.mockRestore()
})
