/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { linkFor, readHanded } from '@/lib/handover/link'
import { forgetPending } from '@/lib/handover/pending'
import { emptyDraft, expectTyped, renderForm, screen, user, within } from '@/tests/support/fill-form'
import { sampleDocument } from '@/tests/support/sample-document'

beforeEach(forgetPending)

const customerName = () => screen.getByLabelText<HTMLInputElement>('Customer name').value
const typed = { 'customer.name': 'Dana Rivera', 'job.notes': 'Gate code by text', 'plane.1.plan': '1000' }

async function openDialog(more: Record<string, string> = {}) {
  await renderForm(sampleDocument(), { draft: emptyDraft({ typed: { ...typed, ...more } }) })
  // The clipboard of the test's user.
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Send to another phone' }))
  const dialog = within(await screen.findByRole('dialog'))
  const typedInLink = async () => {
    await user.click(dialog.getByRole('button', { name: 'Copy the link' }))
    return readHanded(new URL(String(copied.mock.lastCall?.[0])).hash.slice(6))?.typed
  }
  return { dialog, typedInLink }
}

test('hands on what is chosen: all but the office’s pages at first, with a code and a warning', async () => {
  const { dialog, typedInLink } = await openDialog()
  expect(dialog.getByText(/Anyone who gets the code, the link or the file can read it/)).toBeInTheDocument()
  expect(dialog.getByRole('img', { name: /Code for the camera/ })).toBeInTheDocument()
  expect(await typedInLink()).toEqual({ 'customer.name': 'Dana Rivera', 'job.notes': 'Gate code by text' })
  await user.click(dialog.getByLabelText(/Access notes/))
  expect(Object.keys((await typedInLink()) ?? {})).toEqual(['customer.name'])
  await user.click(dialog.getByLabelText(/Plan area/))
  expect(await typedInLink()).toHaveProperty(['plane.1.plan'], '1000')
})

test.each([
  ['a QR code is a link', 2500, 'Copy the link', /Too long for a QR code/],
  ['a link is a file', 20_000, 'Save a file', /Too long for a link/],
])('what is too long for %s', async (_, length, way, message) => {
  const noise = Array.from({ length }, () => Math.random().toString(36).slice(2, 3)).join('')
  const { dialog } = await openDialog({ 'job.notes': noise })
  expect(dialog.queryByRole('img')).toBeNull()
  expect(dialog.getByText(message)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: way })).toBeInTheDocument()
  expect(dialog.queryAllByRole('button', { name: 'Copy the link' })).toHaveLength(length > 5000 ? 0 : 1)
})

const fragment = (given: Parameters<typeof linkFor>[1]): string =>
  new URL(linkFor({ origin: 'https://ridgedocs.example', slug: 'sample-estimate' }, given)).hash.slice(1)

test('a link’s entries are shown first, filled in once that is confirmed, and no longer in the address', async () => {
  const place = fragment({ typed: { ...typed, 'gone.field': 'x' }, rows: {} })
  await renderForm(sampleDocument(), { place })
  const dialog = within(await screen.findByRole('dialog'))
  expect(window.location.hash).toBe('')
  expect(dialog.getByText('Dana Rivera')).toBeInTheDocument()
  expect(dialog.getByText(/no field for gone.field/)).toBeInTheDocument()
  expect(customerName()).toBe('')
  await user.click(dialog.getByRole('button', { name: 'Fill in 3 entries' }))
  expect(customerName()).toBe('Dana Rivera')
  await expectTyped(typed)
})

test('what is left stays out, and is not asked for again', async () => {
  const view = await renderForm(sampleDocument(), { place: fragment({ typed, rows: {} }) })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
  expect(customerName()).toBe('')
  view.unmount()
  await renderForm(sampleDocument())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a damaged link is said, and changes nothing', async () => {
  await renderForm(sampleDocument(), { place: 'hand=1.AAAA' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Part of it is missing')
})
