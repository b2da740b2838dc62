/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog } from '@/components/ui/dialog'

const show = (open: boolean, onClose: () => void) => (
  <Dialog open={open} onClose={onClose} title="Get your template" description="One time, no spam.">
    Content
  </Dialog>
)
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

describe('Dialog', () => {
  it('opens with its name and description', () => {
    render(show(true, jest.fn()))
    expect(dialog().open).toBe(true)
    expect(dialog()).toHaveAccessibleName('Get your template')
    expect(dialog()).toHaveAccessibleDescription('One time, no spam.')
  })

  it('reports its close button once', async () => {
    const onClose = jest.fn()
    render(show(true, onClose))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes when its owner closes it, without reporting that back', () => {
    const onClose = jest.fn()
    const { rerender } = render(show(true, onClose))
    rerender(show(false, onClose))
    expect(dialog().open).toBe(false)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes on a click on the backdrop, not on its padding', () => {
    const onClose = jest.fn()
    render(show(true, onClose))
    dialog().getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
    fireEvent.click(dialog(), { clientX: 110, clientY: 110 })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(dialog(), { clientX: 20, clientY: 20 })
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
