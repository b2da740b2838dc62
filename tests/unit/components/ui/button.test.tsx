/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Button } from '@/components/ui/button'

test('a button does not submit a form by default', () => {
  render(<Button>Open</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a button combines variant, size and additional classes', () => {
  render(
    <Button variant="outline" size="sm" className="w-full">
      View
    </Button>,
  )
  expect(screen.getByRole('button')).toHaveClass('btn', 'btn-outline', 'btn-sm', 'w-full')
})
