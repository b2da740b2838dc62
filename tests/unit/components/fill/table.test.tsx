/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { cell, column, mul, round, section, sum, table, total } from '@/lib/documents/author'
import { readDraft } from '@/lib/fill/drafts'
import { documentWith, fireEvent, renderForm, screen, user, waitFor } from '@/tests/support/fill-form'

const model = documentWith(
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
)
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const lines = () => screen.getAllByRole('group', { name: /, line \d+$/ })

test('given lines and two blank ones are shown; Add line shows the next, also past the author’s lines, and the total counts them', async () => {
  await renderForm(model)
  expect(lines()).toHaveLength(3)
  await press('+ Add line')
  expect(lines()).toHaveLength(4)
  expect(input('Item, line 4')).toHaveFocus()
  for (let count = 4; count < 6; count += 1) await press('+ Add line')
  expect(lines()).toHaveLength(6)
  await user.type(input('Qty, line 6'), '3')
  await user.type(input('Price, line 6'), '10')
  await waitFor(() => expect(screen.getByText('Total').parentElement).toHaveTextContent('$30.00'))
  await waitFor(async () => expect((await readDraft('draft-for-tests'))?.rows).toEqual({ line: 6 }))
})

test('arrow keys and Enter move through the grid as in a spreadsheet', async () => {
  await renderForm(model)
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

test('cells copied from a spreadsheet fill lines from where they are pasted, also hidden ones; the browser pastes text of one cell', async () => {
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
  const isDefault = fireEvent.paste(input('Item, line 2'), { clipboardData: { getData: () => 'Shingles' } })
  expect(isDefault).toBe(true)
})

test('a cleared line makes room for those below or gets the author’s words back, and Undo brings it back', async () => {
  await renderForm(model)
  await user.type(input('Item, line 2'), 'First')
  await user.type(input('Item, line 3'), 'Second')
  await press('Clear line 2')
  expect(input('Item, line 2')).toHaveValue('Second')
  expect(input('Item, line 3')).toHaveValue('')
  await press('Undo')
  expect(input('Item, line 2')).toHaveValue('First')
  expect(input('Item, line 3')).toHaveValue('Second')
  await user.type(input('Item, line 1, Haul debris'), ', two loads')
  await user.type(input('Qty, line 1, Haul debris'), '2')
  await press('Clear line 1')
  expect(input('Item, line 1, Haul debris')).toHaveValue('Haul debris')
  expect(input('Qty, line 1, Haul debris')).toHaveValue('')
})
