/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { FillForm } from '@/components/fill/fill-form'
import { changeDraft, readDraft, removeDraft, saveDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { sampleDocument } from '../../../support/sample-document'
import { act, emptyDraft, expectTyped, fireEvent, openedOf, render, screen, waitFor } from '@/tests/support/fill-form'
import { TabChannel } from '@/tests/support/tab-channel'

const model = sampleDocument()
const NAME = 'customer.name'
const label = 'Customer name'

async function open(draft: Draft, onElsewhere: (draft: Draft) => void = () => undefined): Promise<void> {
  await saveDraft(draft)
  window.history.replaceState(null, '', '/templates/sample-estimate/fill')
  const onState = () => Promise.resolve()
  render(<FillForm opened={openedOf(model)} draft={draft} onState={onState} onElsewhere={onElsewhere} />)
  await act(() => Promise.resolve())
}
const elsewhere = (id: string, typed: Draft['typed'], more: Partial<Draft> = {}) =>
  act(async () => {
    await changeDraft(id, (known) => known && { ...known, ...more, typed: { ...known.typed, ...typed }, changed: 99 })
    tellAs('another tab', id)
  })
const tellAs = (tab: string, id: string): void => new TabChannel('ridgedocs-drafts').postMessage({ id, tab })
const input = () => screen.getByLabelText(label)

test('what another tab types is shown here and told; what is typed here stays', async () => {
  const draft = emptyDraft({ id: 'draft-in-two-tabs', typed: { [NAME]: 'Rivera' } })
  await open(draft)
  await elsewhere(draft.id, { [NAME]: 'Ortiz' })
  await waitFor(() => expect(input()).toHaveValue('Ortiz'))
  expect(await screen.findByText(`Changed in another tab: ${label}.`)).toBeVisible()
  fireEvent.change(input(), { target: { value: 'Dana' } })
  await elsewhere(draft.id, { 'plane.1.plane': 'South' })
  await expectTyped({ [NAME]: 'Dana', 'plane.1.plane': 'South' }, draft.id)
  expect(input()).toHaveValue('Dana')
})

test('the form is opened again with the rows, photographs and signatures of another tab', async () => {
  const draft = emptyDraft({ id: 'draft-with-rows' })
  const opened: Draft[] = []
  await open(draft, (next) => opened.push(next))
  await elsewhere(draft.id, { [NAME]: 'Ortiz' }, { rows: { line: 9 } })
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(opened[0]).toMatchObject({ rows: { line: 9 }, typed: { [NAME]: 'Ortiz' } })
})

test('a draft that was deleted elsewhere is told, and comes back with the next change', async () => {
  const draft = emptyDraft({ id: 'draft-deleted-elsewhere', typed: { [NAME]: 'Rivera' } })
  await open(draft)
  await act(async () => {
    await removeDraft(draft.id)
    tellAs('another tab', draft.id)
  })
  expect(await screen.findByText(/deleted; it will be saved again when you make a change/)).toBeVisible()
  fireEvent.change(input(), { target: { value: 'Dana' } })
  await waitFor(async () => expect((await readDraft(draft.id))?.typed[NAME]).toBe('Dana'))
})
