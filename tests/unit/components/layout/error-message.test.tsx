/** @jest-environment jsdom */
import { render, screen, user } from '@/tests/support/dom'
import { ErrorMessage } from '@/components/layout/error-message'

it.each([
  [new Error('No manifest'), 'No manifest'],
  ['thrown text', 'thrown text'],
])('shows what went wrong and tries again', async (error, text) => {
  const retry = jest.fn()
  render(<ErrorMessage error={error} retry={retry} />)
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!')
  expect(screen.getByText(text)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
