/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { write } from '@/tests/support/mocked-engine'
import type { RenderJob } from '@/lib/fill/engine-client'
import { emptyDraft, renderForm, screen, signByTyping, user, waitFor, within } from '@/tests/support/fill-form'
import { sampleDocument } from '@/tests/support/sample-document'

jest.mock('@/components/fill/signature/signature-picture', () => ({
  HANDWRITING: 'cursive',
  typedPicture: () => Promise.resolve({ bytes: 'iVBORw0KGgo=', width: 40, height: 8 }),
}))

const press = async (name: string): Promise<RenderJob> => {
  write.mockClear()
  await user.click(screen.getByRole('button', { name }))
  // The sample has blanks, which the form asks about first.
  await user.click(await screen.findByRole('button', { name: /anyway$/ }))
  await waitFor(() => expect(write).toHaveBeenCalledTimes(1))
  return write.mock.lastCall![0]
}

test('a downloaded PDF is open or locked, as is chosen; what is emailed or shared is locked whatever is chosen', async () => {
  await renderForm(sampleDocument(), { draft: emptyDraft({ id: 'locked-choice' }) })
  expect(screen.getByRole('checkbox', { name: /^Locked PDF/ })).not.toBeChecked()
  expect((await press('Download PDF')).locked).toBe(false)
  Object.assign(navigator, { canShare: () => true })
  for (const way of ['Email it', 'Share']) expect(await press(way)).toMatchObject({ locked: true, format: 'PDF' })
  Reflect.deleteProperty(navigator, 'canShare')
  await user.click(screen.getByRole('checkbox', { name: /^Locked PDF/ }))
  expect(await press('Download PDF')).toMatchObject({ locked: true, format: 'PDF' })
})

test('a file leaves out blank lines, unless all are asked for', async () => {
  await renderForm(sampleDocument(), { draft: emptyDraft({ id: 'all-lines' }) })
  expect((await press('Download PDF')).allLines).toBe(false)
  await user.click(screen.getByRole('checkbox', { name: /^Print all lines/ }))
  expect((await press('Download PDF')).allLines).toBe(true)
})

test('the files of a signed document carry what was signed, and the form says where it can be checked', async () => {
  await renderForm(sampleDocument(), { place: 'terms', draft: emptyDraft({ id: 'signed-files' }) })
  await signByTyping('Property owner', 'Ana Rivera')
  await screen.findByRole('img', { name: 'Signature of Ana Rivera' })
  const panel = within(screen.getByRole('region', { name: 'Your document' }))
  for (const name of [/^Locked PDF/, /^Print all lines/]) expect(panel.queryByRole('checkbox', { name })).toBeNull()
  expect(panel.getByText(/so its PDF is locked/)).toHaveTextContent(
    'Word and Excel files are copies without the signature',
  )
  expect(panel.getByRole('link', { name: 'Check a signed file' })).toHaveAttribute('href', '/check')
  const { signed } = await press('Download PDF')
  expect(signed?.parties.owner).toMatchObject({ by: 'Ana Rivera', role: 'Property owner' })
  // What was changed since has no signature, and is a document like others.
  await user.type(screen.getByLabelText('Access notes'), 'Gate code')
  expect(await panel.findByRole('checkbox', { name: /^Locked PDF/ })).toBeVisible()
  expect((await press('Download PDF')).signed).toBeUndefined()
})

test('chosen files are written in their order; what is emailed is the customer’s, and a workbook of the office is whole', async () => {
  await renderForm(sampleDocument(), { draft: emptyDraft({ id: 'chosen-files' }) })
  for (const name of [/^Office page/, /^Field sheet/]) await user.click(screen.getByRole('checkbox', { name }))
  const written = async (name: string, count: number) => {
    write.mockClear()
    await user.click(screen.getByRole('button', { name }))
    await user.click(await screen.findByRole('button', { name: /anyway$/ }))
    await waitFor(() => expect(write).toHaveBeenCalledTimes(count))
    return write.mock.calls.map(([job]) => job.fileFor)
  }
  expect(await written('Download PDF', 3)).toEqual(['customer', 'office', 'field'])
  expect(await written('Email it', 1)).toEqual(['customer'])
  expect(await written('Download Excel', 2)).toEqual(['customer', 'all'])
})
