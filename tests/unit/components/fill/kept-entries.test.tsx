/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readDraft, saveDraft } from '@/lib/fill/drafts'
import { emptyDraft, fillGaps, renderForm } from '@/tests/support/fill-form'
import { sampleDocument } from '@/tests/support/sample-document'

beforeAll(() => fillGaps())

const gone = { 'roof.oldField': 'Two layers', 'attic.3.answer': true, 'line.99.qty': '7' }
const draft = emptyDraft({ id: 'draft-of-an-earlier-version', typed: { 'customer.name': 'Rivera', ...gone } })
const stored = async () => (await readDraft(draft.id))?.typed

async function openAndType(): Promise<ReturnType<typeof userEvent.setup>> {
  await saveDraft(draft)
  await renderForm(sampleDocument(), { draft })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Customer name'), ' Ortiz')
  await waitFor(async () => expect(await stored()).toMatchObject({ 'customer.name': 'Rivera Ortiz' }))
  return user
}

test('entries without a field are shown and outlive every save', async () => {
  const user = await openAndType()
  expect(await stored()).toEqual({ 'customer.name': 'Rivera Ortiz', ...gone })
  await user.click(screen.getByText('From an earlier version (3)'))
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Roof, old field',
    'Attic 3, answer',
    'Line 99, qty',
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Two layers', 'yes', '7'])
})

test('a person can delete them', async () => {
  const user = await openAndType()
  await user.click(screen.getByText('From an earlier version (3)'))
  await user.click(screen.getByRole('button', { name: 'Delete these entries' }))
  await waitFor(async () => expect(await stored()).toEqual({ 'customer.name': 'Rivera Ortiz' }))
  expect(screen.queryByText(/^From an earlier version/)).toBeNull()
})

test('a form without such entries shows nothing of it', async () => {
  await renderForm(sampleDocument(), { draft: emptyDraft({ typed: { 'customer.name': 'Rivera' } }) })
  expect(screen.queryByText(/^From an earlier version/)).toBeNull()
})
