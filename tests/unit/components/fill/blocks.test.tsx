/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readDraft, removeDraft } from '@/lib/fill/drafts'
import { sampleDocument } from '../../../support/sample-document'
import { emptyDraft, fillGaps, renderForm } from '../../../support/fill-form'

const model = sampleDocument()

beforeEach(async () => {
  fillGaps()
  await removeDraft('draft-for-tests')
})

test('a checklist line is answered with one press, and a second press takes the answer back', async () => {
  await renderForm(model, { place: 'roof-condition' })
  const user = userEvent.setup()
  const line = within(screen.getByRole('group', { name: /^Valleys/ }))
  expect(screen.getByText('0 of 3 answered')).toBeVisible()
  await user.click(line.getByRole('radio', { name: 'Fair' }))
  expect(line.getByRole('radio', { name: 'Fair' })).toBeChecked()
  expect(screen.getByText('1 of 3 answered')).toBeVisible()
  await user.click(line.getByRole('radio', { name: 'Fair' }))
  expect(line.getByRole('radio', { name: 'Fair' })).not.toBeChecked()
})

test('the rest can be marked N/A, which changes no answer; nothing marks all as good', async () => {
  await renderForm(model, { place: 'roof-condition' })
  const user = userEvent.setup()
  await user.click(within(screen.getByRole('group', { name: /^Valleys/ })).getByRole('radio', { name: 'Poor' }))
  await user.click(screen.getByRole('button', { name: 'Mark the rest N/A' }))
  expect(screen.getByText('3 of 3 answered')).toBeVisible()
  const chosen = screen.getAllByRole('radio', { checked: true }).map((each) => (each as HTMLInputElement).value)
  expect(chosen).toEqual(['N/A', 'Poor', 'N/A'])
  expect(screen.queryByRole('button', { name: /\ball\b/i })).toBeNull()
})

test('a line’s notes open on request', async () => {
  await renderForm(model, { place: 'roof-condition' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^\+ .*: Valleys$/ }))
  await user.type(screen.getByLabelText('Location, Valleys'), 'North side')
  expect(screen.getByLabelText('Location, Valleys')).toHaveValue('North side')
})

test('single ticks are labeled boxes', async () => {
  await renderForm(model, { place: 'before-we-start' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: 'Pets indoors' }))
  expect(screen.getByRole('checkbox', { name: 'Pets indoors' })).toBeChecked()
})

test('clauses ask for the initials that they have, and signers for name, title and date', async () => {
  await renderForm(model, { place: 'terms' })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Initials: Hidden damage'), 'AR')
  const contractor = within(screen.getByRole('group', { name: 'Contractor' }))
  await user.type(contractor.getByLabelText(/^Title/), 'Owner')
  expect(contractor.getByLabelText(/^Printed name/)).toBeVisible()
  expect(within(screen.getByRole('group', { name: 'Property owner' })).queryByLabelText(/^Title/)).toBeNull()
  await waitFor(async () =>
    expect((await readDraft('draft-for-tests'))?.typed).toEqual({
      'initials.hiddenDamage': 'AR',
      'contractor.title': 'Owner',
    }),
  )
})

test('frames ask for place and caption', async () => {
  await renderForm(model, { place: 'photographs' })
  const frame = within(screen.getByRole('group', { name: 'Photo 2' }))
  expect(frame.getByLabelText(/^Place/)).toBeVisible()
  expect(frame.getByLabelText(/^Caption/)).toBeVisible()
})

test('health and identity are not stored', async () => {
  const { documentModel, own, part, section, fields } = await import('@/lib/documents/author')
  const report = documentModel({
    title: 'Incident report',
    subject: 'Incident report',
    intro: 'What happened.',
    keywords: [],
    parts: [
      part('Report', [
        section('Person'),
        fields(2, own('person.fullName', 'Full name'), own('person.birth', 'Date of birth', 'date')),
      ]),
    ],
  })
  await renderForm(report, { draft: emptyDraft({ id: 'incident-draft' }) })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Date of birth'), '1990-04-01')
  await user.type(screen.getByLabelText('Full name'), 'Ana Rivera')
  expect(screen.getByText(/Not saved in this browser/)).toBeVisible()
  await waitFor(async () =>
    expect((await readDraft('incident-draft'))?.typed).toEqual({ 'person.fullName': 'Ana Rivera' }),
  )
})

test('the summary names every wrong entry and leads to its step', async () => {
  await renderForm(model, {
    place: 'take-off',
    draft: emptyDraft({ typed: { 'line.1.price': 'much', 'roof.wasteRate': 'a bit' } }),
  })
  const summary = within(await screen.findByRole('group', { name: 'Entries to check' }))
  expect(summary.getByText(/2 entries cannot be used/)).toBeVisible()
  const link = summary.getByRole('link', { name: /^Unit price, line 1/ })
  act(() => {
    window.location.hash = link.getAttribute('href') ?? ''
  })
  const price = await screen.findByLabelText(/^Unit price, line 1/)
  expect(price).toHaveValue('much')
  expect(price).toHaveFocus()
})
