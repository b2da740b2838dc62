/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { fireEvent, screen, user, waitFor, within } from '@/tests/support/dom'
import { fields, own, p } from '@/lib/documents/author'
import { readDraft } from '@/lib/fill/drafts'
import { sampleDocument } from '../../../support/sample-document'
import { documentWith, emptyDraft, expectTyped, goTo, renderForm, typedIn } from '@/tests/support/fill-form'

const model = sampleDocument()

test('the parts are steps, figures first, the office’s pages marked; only a document that touches the law names attorneys', async () => {
  const { unmount } = await renderForm(model)
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('link')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['1 Take-offOffice', '2 Estimate', '3 SiteCrew'])
  expect(steps[0]).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText(/Don’t send to the customer/)).toBeVisible()
  const note = 'Not a substitute for the advice of an attorney.'
  expect(screen.queryByText(note)).toBeNull()
  unmount()
  const [part] = model.parts
  const closing = { kind: 'callout', tone: 'legal', title: 'Not legal advice', text: ['General information.'] } as const
  await renderForm({ ...model, parts: [{ ...part!, blocks: [...part!.blocks, closing] }, ...model.parts.slice(1)] })
  expect(screen.getByText(note)).toBeVisible()
  expect(screen.getByText(note).closest('details')).toBeNull()
})

test('every input of every step has a label, a hint belongs to it, and only the company’s data is filled in', async () => {
  for (const place of ['take-off', 'estimate', 'site']) {
    const { container, unmount } = await renderForm(model, { place })
    const inputs = [...container.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')]
    expect(inputs.length).toBeGreaterThan(5)
    for (const input of inputs) {
      expect(input).toHaveAccessibleName()
      if (!['radio', 'file'].includes(input.type)) expect(input).toHaveAttribute('autocomplete', 'off')
    }
    unmount()
  }
})

test('Enter goes on to the next input; results follow what is typed, also where another page shows them', async () => {
  await renderForm(model, { place: 'take-off' })
  await user.type(screen.getByLabelText('Customer name'), 'Rivera{Enter}')
  expect(screen.getByLabelText(/^Waste/, { selector: '#f-roof\\:wasteRate' })).toHaveFocus()
  await user.type(screen.getByLabelText('Net, line 2, material'), '10')
  await waitFor(() => expect(screen.getByLabelText(/^Order, line 2, material:/)).toHaveTextContent('11.20'))
  await goTo('#estimate')
  expect(await screen.findByLabelText('Qty, line 2, Laminated shingles: 11.2')).toBeVisible()
  expect(screen.getByLabelText('Customer name: Rivera')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Customer name' })).toBeNull()
  await user.type(screen.getByLabelText('Unit price, line 2, Laminated shingles'), '100')
  const total = screen.getByText('Estimate total').parentElement
  await waitFor(() => expect(total).toHaveTextContent('$1,120.00'))
  expect(screen.getByText('Rivera', { selector: 'mark' })).toBeVisible()
})

test('a sentence says what is typed, and a phone begins its words with a small letter', async () => {
  const letter = documentWith(
    p('On {storm.day} we saw {storm.what}. Call us.'),
    fields(2, own('storm.day', 'Day', 'date'), own('storm.what', 'What we saw', 'text', { phrase: true })),
  )
  await renderForm(letter)
  const what = screen.getByLabelText('What we saw')
  expect(what).toHaveAttribute('autocapitalize', 'none')
  await user.type(what, 'Split boots.')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-23' } })
  const sentence = screen.getByText('Call us', { exact: false }).closest('p')
  await waitFor(() => expect(sentence).toHaveTextContent('On November 23, 2026 we saw split boots. Call us.'))
})

test('what a PDF cannot show is named at its field and above the buttons; wrong content is said at its field and stays', async () => {
  await renderForm(model, { place: 'take-off', company: { 'company.name': '屋顶 Roofing' } })
  const name = screen.getByLabelText('Customer name')
  await user.type(name, 'Li 王小明')
  const note = 'A PDF cannot show 王小明; Word and Excel can.'
  await waitFor(() => expect(name).toHaveAccessibleDescription(note))
  expect(name).toBeValid()
  const summary = screen.getByRole('group', { name: 'Characters that a PDF cannot show' })
  expect(summary).toHaveTextContent(`Customer name: ${note}`)
  expect(within(summary).getByRole('link', { name: 'Customer name' })).toHaveAttribute('href', `#${name.id}`)
  expect(summary).toHaveTextContent('My company: A PDF cannot show 屋顶; Word and Excel can.')
  await user.clear(name)
  await user.type(name, 'Li ≥ 4 → ✓')
  await waitFor(() => expect(name).not.toHaveAccessibleDescription())
  expect(summary).not.toHaveTextContent('Customer name')
  const net = screen.getByLabelText('Net, line 1, labor')
  await user.type(net, 'ten')
  await user.tab()
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a number, such as 1250 or 12.5.')
  expect(net).toHaveValue('ten')
  expect(net).toBeInvalid()
  expect(net).toHaveAccessibleDescription('Enter a number, such as 1250 or 12.5.')
  await user.clear(net)
  await user.type(net, '10')
  await waitFor(() => expect(net).toBeValid())
})

test('what is typed is stored, is said to be stored only once it is, and comes back with the draft', async () => {
  const { unmount } = await renderForm(model, { place: 'take-off' })
  await user.type(screen.getByLabelText('Customer name'), 'Riv')
  const note = await screen.findByText(/^Saved on this device/)
  const told: (string | null)[] = []
  const observer = new MutationObserver(() => told.push(note.textContent))
  observer.observe(note, { characterData: true, childList: true, subtree: true })
  await user.type(screen.getByLabelText('Customer name'), 'era')
  await waitFor(() => expect(told.at(-1)).toMatch(/^Saved on this device/))
  observer.disconnect()
  expect(told[0]).toBe('Saving on this device…')
  const typed = await typedIn()
  expect(typed).toMatchObject({ 'customer.name': 'Rivera' })
  expect(window.location.search).toBe('?draft=draft-for-tests')
  unmount()
  await renderForm(model, { place: 'take-off', draft: emptyDraft({ typed: typed ?? {} }) })
  expect(screen.getByLabelText('Customer name')).toHaveValue('Rivera')
})

test('what is typed last is stored when the page is left at once; the step and field of a person is stored with the draft', async () => {
  const id = 'left-at-once'
  await renderForm(model, { place: 'take-off', draft: emptyDraft({ id }) })
  await user.type(screen.getByLabelText('Customer name'), 'R')
  window.dispatchEvent(new Event('pagehide'))
  await expectTyped({ 'customer.name': 'R' }, id)
  const stored = async () => (await readDraft(id))?.at
  await waitFor(async () => expect(await stored()).toBe(screen.getByLabelText('Customer name').id))
  await user.click(screen.getByLabelText('Net, line 2, material'))
  await waitFor(async () => expect(await stored()).toBe(screen.getByLabelText('Net, line 2, material').id))
  await goTo('#estimate')
  await waitFor(async () => expect(await stored()).toBe('estimate'))
})
