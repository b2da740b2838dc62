/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { saveDraft } from '@/lib/fill/drafts'
import { emptyDraft, expectTyped, renderForm, screen, user } from '@/tests/support/fill-form'
import { sampleDocument } from '@/tests/support/sample-document'

const gone = { 'roof.oldField': 'Two layers', 'attic.3.answer': true, 'line.99.qty': '7' }

test('entries without a field are shown and outlive every save, until a person deletes them', async () => {
  const draft = emptyDraft({ id: 'draft-of-an-earlier-version', typed: { 'customer.name': 'Rivera', ...gone } })
  await saveDraft(draft)
  await renderForm(sampleDocument(), { draft })
  await user.type(screen.getByLabelText('Customer name'), ' Ortiz')
  await expectTyped({ 'customer.name': 'Rivera Ortiz', ...gone }, draft.id)
  await user.click(screen.getByText('From an earlier version (3)'))
  const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(textsOf('term')).toEqual(['Roof, old field', 'Attic 3, answer', 'Line 99, qty'])
  expect(textsOf('definition')).toEqual(['Two layers', 'yes', '7'])
  await user.click(screen.getByRole('button', { name: 'Delete these entries' }))
  await expectTyped({ 'customer.name': 'Rivera Ortiz' }, draft.id)
  expect(screen.queryByText(/^From an earlier version/)).toBeNull()
})

test('a form without such entries shows nothing of it', async () => {
  await renderForm(sampleDocument(), { draft: emptyDraft({ typed: { 'customer.name': 'Rivera' } }) })
  expect(screen.queryByText(/^From an earlier version/)).toBeNull()
})
