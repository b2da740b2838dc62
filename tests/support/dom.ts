/** Testing Library, with the person at the page and what they see. */
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export * from '@testing-library/react'
export const user = userEvent.setup()

/** The text and the address of each link that can be seen. */
export const linksIn = (place?: HTMLElement) =>
  (place ? within(place) : screen).queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

export const silenceErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

/** Stands in for the screen, which jsdom lacks: media queries with this text match. */
export const setScreen = (matching?: string) =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: matching !== undefined && query.includes(matching),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })

/** Presses a button, and waits until the page has followed. */
export const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await Promise.resolve()
  })
