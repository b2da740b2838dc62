/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { screen, user, within } from '@/tests/support/dom'
import { fields, own, section } from '@/lib/documents/author'
import { removeDraft } from '@/lib/fill/drafts'
import { sampleDocument } from '../../../support/sample-document'
import { documentWith, emptyDraft, expectTyped, goTo, renderForm } from '@/tests/support/fill-form'

const model = sampleDocument()

beforeEach(() => removeDraft('draft-for-tests'))

test('a checklist line is answered by a press, cleared by another, and has notes; the rest can be N/A, but never all good', async () => {
  await renderForm(model, { place: 'roof-condition' })
  const line = within(screen.getByRole('group', { name: /^Valleys/ }))
  expect(screen.getByText('0 of 3 answered')).toBeVisible()
  await user.click(line.getByRole('radio', { name: 'Fair' }))
  expect(line.getByRole('radio', { name: 'Fair' })).toBeChecked()
  expect(screen.getByText('1 of 3 answered')).toBeVisible()
  await user.click(line.getByRole('radio', { name: 'Fair' }))
  expect(line.getByRole('radio', { name: 'Fair' })).not.toBeChecked()
  await user.click(line.getByRole('radio', { name: 'Poor' }))
  await user.click(screen.getByRole('button', { name: 'Mark the rest N/A' }))
  expect(screen.getByText('3 of 3 answered')).toBeVisible()
  const chosen = screen.getAllByRole('radio', { checked: true }).map((each) => (each as HTMLInputElement).value)
  expect(chosen).toEqual(['N/A', 'Poor', 'N/A'])
  expect(screen.queryByRole('button', { name: /\ball\b/i })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^\+ .*: Valleys$/ }))
  await user.type(screen.getByLabelText('Location, Valleys'), 'North side')
  expect(screen.getByLabelText('Location, Valleys')).toHaveValue('North side')
  await user.click(screen.getByRole('checkbox', { name: 'Pets indoors' }))
  expect(screen.getByRole('checkbox', { name: 'Pets indoors' })).toBeChecked()
})

test('clauses ask for the initials that they have, and signers for name, title and date', async () => {
  await renderForm(model, { place: 'terms' })
  await user.type(screen.getByLabelText('Initials: Hidden damage'), 'AR')
  const contractor = within(screen.getByRole('group', { name: 'Contractor' }))
  await user.type(contractor.getByLabelText(/^Title/), 'Owner')
  expect(contractor.getByLabelText(/^Printed name/)).toBeVisible()
  expect(within(screen.getByRole('group', { name: 'Property owner' })).queryByLabelText(/^Title/)).toBeNull()
  await expectTyped({ 'initials.hiddenDamage': 'AR', 'contractor.title': 'Owner' })
})

test('frames ask for place and caption', async () => {
  await renderForm(model, { place: 'photographs' })
  const frame = within(screen.getByRole('group', { name: 'Photo 2' }))
  expect(frame.getByLabelText(/^Place/)).toBeVisible()
  expect(frame.getByLabelText(/^Caption/)).toBeVisible()
})

test('health and identity are not stored', async () => {
  const report = documentWith(
    section('Person'),
    fields(2, own('person.fullName', 'Full name'), own('person.birth', 'Date of birth', 'date')),
  )
  await renderForm(report, { draft: emptyDraft({ id: 'incident-draft' }) })
  await user.type(screen.getByLabelText('Date of birth'), '1990-04-01')
  await user.type(screen.getByLabelText('Full name'), 'Ana Rivera')
  expect(screen.getByText(/Not saved in this browser/)).toBeVisible()
  await expectTyped({ 'person.fullName': 'Ana Rivera' }, 'incident-draft')
})

test('the summary names every wrong entry and leads to its step', async () => {
  await renderForm(model, {
    place: 'take-off',
    draft: emptyDraft({ typed: { 'line.1.price': 'much', 'roof.wasteRate': 'a bit' } }),
  })
  const summary = within(await screen.findByRole('group', { name: 'Entries to check' }))
  expect(summary.getByText(/2 entries cannot be used/)).toBeVisible()
  const link = summary.getByRole('link', { name: /^Unit price, line 1/ })
  await goTo(link.getAttribute('href')!)
  const price = await screen.findByLabelText(/^Unit price, line 1/)
  expect(price).toHaveValue('much')
  expect(price).toHaveFocus()
})
