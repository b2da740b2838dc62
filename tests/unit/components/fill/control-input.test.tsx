/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { fireEvent, screen, user, waitFor } from '@/tests/support/dom'
import { field, fields, own, section } from '@/lib/documents/author'
import { documentWith, emptyDraft, renderForm, typedIn } from '@/tests/support/fill-form'

const model = documentWith(
  section('Dates'),
  fields(
    2,
    field('job.startDate'),
    own('roof.run', 'Run (ft)', 'number'),
    own('roof.count', 'Pieces', 'number'),
    own('work.done', 'Done', 'percent', { ofWhole: true }),
  ),
)
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function typeInto(label: string, text: string): Promise<void> {
  await user.clear(input(label))
  await user.type(input(label), text)
  await user.tab()
}

test.each([
  ['031426', '03/14/2026', '2026-03-14'],
  ['3/4/26', '03/04/2026', '2026-03-04'],
])('a date typed as %s reads %s and is stored as %s', async (typed, shown, kept) => {
  await renderForm(model)
  await typeInto('Start date', typed)
  expect(input('Start date')).toHaveValue(shown)
  expect(input('Start date')).toBeValid()
  await waitFor(async () => expect((await typedIn())?.['job.startDate']).toBe(kept))
})

test.each([
  ['Start date', 'job.startDate', '13/4/26', 'Enter the month first, such as 3/14/2026.'],
  ['Start date', 'job.startDate', '3/14/1826', 'Enter a year from 1900 to 2100.'],
  ['Pieces', 'roof.count', '1.234,56', 'Use 1,234.56.'],
  ['Pieces', 'roof.count', `12'6"`, 'Enter a number alone, such as 12.5: this field is not in feet.'],
  ['Done (%)', 'work.done', '120%', 'Percent complete cannot be more than 100.'],
])('%s says at the field why %s refuses %s, and keeps it', async (label, name, typed, sentence) => {
  await renderForm(model)
  await typeInto(label, typed)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(input(label)).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(input(label)).toHaveValue(typed)
  await waitFor(async () => expect((await typedIn())?.[name]).toBe(typed))
})

test('a length in feet and inches counts where the field is in feet; the calendar fills and clears the date', async () => {
  await renderForm(model)
  await typeInto('Run (ft)', `12'6"`)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(input('Run (ft)')).toHaveValue(`12'6"`)
  const [calendar] = screen.getAllByLabelText<HTMLInputElement>('Calendar')
  fireEvent.change(calendar!, { target: { value: '2026-11-28' } })
  expect(input('Start date')).toHaveValue('11/28/2026')
  fireEvent.change(calendar!, { target: { value: '' } })
  expect(input('Start date')).toHaveValue('')
})

test('a draft of an earlier version with the year 26 opens as 2026', async () => {
  await renderForm(model, { draft: emptyDraft({ typed: { 'job.startDate': '0026-03-14' } }) })
  expect(input('Start date')).toHaveValue('03/14/2026')
})
