/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RenderJob } from '@/lib/fill/engine-client'
import { CONSENT } from '@/lib/fill/signing'
import { emptyDraft, fillGaps, renderForm } from '@/tests/support/fill-form'
import type * as Mocked from '@/tests/support/mocked-engine'
import { resetEngine, write } from '@/tests/support/mocked-engine'
import { sampleDocument } from '@/tests/support/sample-document'

jest.mock('@/components/fill/signature/signature-picture', () => ({
  HANDWRITING: 'cursive',
  typedPicture: () => Promise.resolve({ bytes: 'iVBORw0KGgo=', width: 40, height: 8 }),
}))
jest.mock(
  '@/lib/fill/engine-client',
  () => jest.requireActual<typeof Mocked>('@/tests/support/mocked-engine').engineClient,
)

beforeEach(() => {
  resetEngine()
  fillGaps()
})
afterEach(() => {
  delete (navigator as { canShare?: unknown }).canShare
})

const press = async (name: string): Promise<RenderJob> => {
  write.mockClear()
  await userEvent.click(screen.getByRole('button', { name }))
  // The sample has blanks, which the form asks about first.
  await userEvent.click(await screen.findByRole('button', { name: /anyway$/ }))
  await waitFor(() => expect(write).toHaveBeenCalledTimes(1))
  return write.mock.lastCall![0]
}

test('a downloaded PDF is open or locked, as is chosen', async () => {
  await renderForm(sampleDocument(), { draft: emptyDraft({ id: 'locked-choice' }) })
  expect((await press('Download PDF')).locked).toBe(false)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Locked PDF/ }))
  expect(await press('Download PDF')).toMatchObject({ locked: true, format: 'PDF' })
})

test.each(['Email it', 'Share'])('what leaves by %s is locked, whatever is chosen for a download', async (way) => {
  Object.assign(navigator, { canShare: () => true })
  await renderForm(sampleDocument(), { draft: emptyDraft({ id: 'locked-way' }) })
  expect(screen.getByRole('checkbox', { name: /^Locked PDF/ })).not.toBeChecked()
  expect(await press(way)).toMatchObject({ locked: true, format: 'PDF' })
})

async function sign(): Promise<void> {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Sign here: Property owner' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Your name'), 'Ana Rivera')
  await user.click(dialog.getByLabelText(CONSENT))
  await user.click(dialog.getByRole('button', { name: 'Sign' }))
  await screen.findByRole('img', { name: 'Signature of Ana Rivera' })
}

test('the files of a signed document carry what was signed, and the form says where it can be checked', async () => {
  await renderForm(sampleDocument(), { place: 'terms', draft: emptyDraft({ id: 'signed-files' }) })
  await sign()
  const panel = within(screen.getByRole('region', { name: 'Your document' }))
  expect(panel.queryByRole('checkbox', { name: /^Locked PDF/ })).toBeNull()
  expect(panel.getByText(/so its PDF is locked/)).toHaveTextContent(
    'Word and Excel files are copies without the signature',
  )
  expect(panel.getByRole('link', { name: 'Check a signed file' })).toHaveAttribute('href', '/check')
  const { signed } = await press('Download PDF')
  expect(signed?.parties.owner).toMatchObject({ by: 'Ana Rivera', role: 'Property owner' })

  // What was changed since has no signature, and is a document like others.
  await userEvent.type(screen.getByLabelText('Access notes'), 'Gate code')
  expect(await panel.findByRole('checkbox', { name: /^Locked PDF/ })).toBeVisible()
  expect((await press('Download PDF')).signed).toBeUndefined()
})
