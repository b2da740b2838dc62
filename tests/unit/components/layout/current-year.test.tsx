/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { CurrentYear } from '@/components/layout/current-year'

afterEach(() => jest.useRealTimers())

test('a page built in an earlier year shows the year of the visit', () => {
  jest.useFakeTimers({ now: new Date('2031-03-01') })
  expect(renderToString(<CurrentYear built={2030} />)).toBe('2030')
  render(<CurrentYear built={2030} />)
  expect(screen.getByText('2031')).toBeVisible()
})
