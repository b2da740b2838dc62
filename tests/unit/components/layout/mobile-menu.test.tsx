/** @jest-environment jsdom */
import { fireEvent, render, screen, user } from '@/tests/support/dom'
import { MobileMenu } from '@/components/layout/mobile-menu'

const menu = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

async function openMenu() {
  const choose = jest.fn()
  render(
    <div onClick={(event) => (event.target as Element).matches('[data-get-templates]') && choose()}>
      <MobileMenu />
    </div>,
  )
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  return choose
}

test('the menu opens with the three pages, then roofs, jobs and help, and closes on a click on the overlay, not on its own empty space', async () => {
  await openMenu()
  expect(menu().open).toBe(true)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/templates',
    '/categories',
    '/systems',
    '/packets',
    '/faq',
    '/contact',
    '/company',
    '/jobs',
    '/drafts',
    '/check',
  ])
  Object.defineProperty(menu(), 'offsetLeft', { value: 100 })
  fireEvent.click(menu(), { clientX: 200 })
  expect(menu().open).toBe(true)
  fireEvent.click(menu(), { clientX: 20 })
  expect(menu().open).toBe(false)
})

test.each([
  ['button', 'Close menu', 0],
  ['button', 'Get Templates', 1],
  ['link', 'Templates', 0],
])('the menu closes on the %s %s, and templates are asked for %i times', async (role, name, times) => {
  const choose = await openMenu()
  const control = screen.getByRole(role, { name })
  // jsdom does not navigate.
  control.addEventListener('click', (event) => event.preventDefault())
  await user.click(control)
  expect(menu().open).toBe(false)
  expect(choose).toHaveBeenCalledTimes(times)
})
