/** @jest-environment jsdom */
import { linksIn, render, screen, user } from '@/tests/support/dom'
import { BlankDialog, type AskedBlanks } from '@/components/blanks/blank-dialog'

const asked = (labels: readonly string[], go = jest.fn()): AskedBlanks => ({
  groups: [{ places: labels.map((label) => ({ label, href: `#f-${label}` })) }],
  verb: 'Share',
  go,
})

test.each([
  [['Start date'], '1 place is blank', 'Fill it in first, or continue without it.'],
  [['Start date', 'Your name'], '2 places are blank', 'Fill them in first, or continue without them.'],
])('says how many places are blank, each a link', (labels, title, description) => {
  render(<BlankDialog asked={asked(labels)} onClose={jest.fn()} />)
  expect(screen.getByRole('dialog', { name: title })).toHaveAccessibleDescription(description)
  expect(linksIn()).toEqual(labels.map((label) => [label, `#f-${label}`]))
})

test('is closed before the file is made, so that the focus is back where it was', async () => {
  const order: string[] = []
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => void order.push('closed'))
  const go = jest.fn(() => void order.push('file'))
  render(<BlankDialog asked={asked(['Start date'], go)} onClose={jest.fn()} />)
  await user.click(screen.getByRole('button', { name: 'Share anyway' }))
  expect(order).toEqual(['closed', 'file'])
  close.mockRestore()
})

test('a link closes it and makes no file', async () => {
  const [go, onClose] = [jest.fn(), jest.fn()]
  render(<BlankDialog asked={asked(['Start date'], go)} onClose={onClose} />)
  await user.click(screen.getByRole('link', { name: 'Start date' }))
  expect(onClose).toHaveBeenCalled()
  expect(go).not.toHaveBeenCalled()
})
