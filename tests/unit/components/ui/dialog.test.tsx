/** @jest-environment jsdom */
import { fireEvent, render, screen, user } from '@/tests/support/dom'
import { Dialog } from '@/components/ui/dialog'

const show = (open: boolean, onClose: () => void) => (
  <Dialog open={open} onClose={onClose} title="Get your template" description="One time, no spam.">
    Content
  </Dialog>
)
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

test('a dialog opens with its name and description, and reports its close button once, but not when its owner closes it', async () => {
  const onClose = jest.fn()
  const { rerender } = render(show(true, onClose))
  expect(dialog().open).toBe(true)
  expect(dialog()).toHaveAccessibleName('Get your template')
  expect(dialog()).toHaveAccessibleDescription('One time, no spam.')
  rerender(show(false, onClose))
  expect(dialog().open).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
  rerender(show(true, onClose))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a dialog closes on a click on the backdrop, not on its padding', () => {
  const onClose = jest.fn()
  render(show(true, onClose))
  dialog().getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
  fireEvent.click(dialog(), { clientX: 110, clientY: 110 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(dialog(), { clientX: 20, clientY: 20 })
  expect(onClose).toHaveBeenCalledTimes(1)
})
