/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cell, column, documentModel, mul, part, round, section, sum, table, total } from '@/lib/documents/author'
import { readDraft } from '@/lib/fill/drafts'
import { fillGaps, renderForm } from '../../../support/fill-form'

const model = documentModel({
  title: 'Extra work',
  subject: 'Extra work',
  intro: 'Lines with a total.',
  keywords: [],
  parts: [
    part('Work', [
      section('Lines'),
      table(
        'line',
        'Extra work',
        [
          column('item', 'Item', 'text', { width: 4 }),
          column('qty', 'Qty', 'number'),
          column('unit', 'Unit', 'select', { options: ['SQ', 'LF'], closed: true }),
          column('price', 'Price', 'currency'),
          column('done', 'Done', 'check'),
          column('amount', 'Amount', 'currency', { formula: round(mul(cell('qty'), cell('price'))) }),
        ],
        [{ item: 'Haul debris' }],
        { blankRows: 4, totals: [total('sum.all', 'Total', sum('line', 'amount'), { strong: true })] },
      ),
    ]),
  ],
})

beforeEach(() => fillGaps())

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const lines = () => screen.getAllByRole('group', { name: /, line \d+$/ })

test('given lines and two blank ones are shown; Add line shows the next and goes to it', async () => {
  await renderForm(model)
  expect(lines()).toHaveLength(3)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '+ Add line' }))
  expect(lines()).toHaveLength(4)
  expect(input('Item, line 4')).toHaveFocus()
})

test('the document grows past the lines of its author, and its total counts them', async () => {
  await renderForm(model)
  const user = userEvent.setup()
  for (let count = 3; count < 6; count += 1) await user.click(screen.getByRole('button', { name: '+ Add line' }))
  expect(lines()).toHaveLength(6)
  await user.type(input('Qty, line 6'), '3')
  await user.type(input('Price, line 6'), '10')
  await waitFor(() => expect(screen.getByText('Total').parentElement).toHaveTextContent('$30.00'))
  await waitFor(async () => expect((await readDraft('draft-for-tests'))?.rows).toEqual({ line: 6 }))
})

test('arrow keys and Enter move through the grid as in a spreadsheet', async () => {
  await renderForm(model)
  const user = userEvent.setup()
  await user.click(input('Qty, line 1, Haul debris'))
  await user.keyboard('{ArrowDown}')
  expect(input('Qty, line 2')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(input('Qty, line 3')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(input('Unit, line 2')).toHaveFocus()
  await user.click(input('Item, line 2'))
  await user.keyboard('ab{ArrowLeft}{ArrowRight}')
  expect(input('Item, line 2')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(input('Qty, line 2')).toHaveFocus()
  await user.click(input('Item, line 3'))
  await user.keyboard('{Enter}')
  expect(input('Item, line 4')).toHaveFocus()
})

test('cells copied from a spreadsheet fill the columns from where they are pasted, over more lines than are shown', async () => {
  await renderForm(model)
  const clipboardData = {
    getData: () => 'Shingles\t12\tsq\t$95.50\tyes\r\nEdge metal\t140\tlf\t2.10\t\r\nVents\t4\tEA\t30\tx\r\n',
  }
  fireEvent.paste(input('Item, line 3'), { clipboardData })
  await waitFor(() => expect(lines()).toHaveLength(5))
  expect(input('Item, line 3')).toHaveValue('Shingles')
  expect(input('Unit, line 3')).toHaveValue('SQ')
  expect(input('Done, line 3')).toBeChecked()
  expect(input('Price, line 4')).toHaveValue('2.10')
  expect(input('Item, line 5')).toHaveValue('Vents')
  // 12 × 95.50 + 140 × 2.10 + 4 × 30
  await waitFor(() => expect(screen.getByText('Total').parentElement).toHaveTextContent('$1,560.00'))
})

test('text of one cell is pasted as the browser does', async () => {
  await renderForm(model)
  const isDefault = fireEvent.paste(input('Item, line 2'), { clipboardData: { getData: () => 'Shingles' } })
  expect(isDefault).toBe(true)
})

test('a cleared line makes room for those below, and Undo brings it back', async () => {
  await renderForm(model)
  const user = userEvent.setup()
  await user.type(input('Item, line 2'), 'First')
  await user.type(input('Item, line 3'), 'Second')
  await user.click(screen.getByRole('button', { name: 'Clear line 2' }))
  expect(input('Item, line 2')).toHaveValue('Second')
  expect(input('Item, line 3')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(input('Item, line 2')).toHaveValue('First')
  expect(input('Item, line 3')).toHaveValue('Second')
})

test('a line that the author gave gets the author’s words back when it is cleared', async () => {
  await renderForm(model)
  const user = userEvent.setup()
  await user.type(input('Item, line 1, Haul debris'), ', two loads')
  await user.type(input('Qty, line 1, Haul debris'), '2')
  await user.click(screen.getByRole('button', { name: 'Clear line 1' }))
  expect(input('Item, line 1, Haul debris')).toHaveValue('Haul debris')
  expect(input('Qty, line 1, Haul debris')).toHaveValue('')
})
