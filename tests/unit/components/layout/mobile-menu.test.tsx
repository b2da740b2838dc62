/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu } from '@/components/layout/mobile-menu'

const menu = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

async function openMenu() {
  const choose = jest.fn()
  render(
    <div onClick={(event) => (event.target as Element).matches('[data-get-templates]') && choose()}>
      <MobileMenu />
    </div>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return choose
}

describe('MobileMenu', () => {
  it('opens with the three pages, then roofs, jobs and help', async () => {
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
  })

  it.each([
    ['Close menu', 0],
    ['Get Templates', 1],
  ])('closes on %s, which does its own action %i times', async (name, times) => {
    const choose = await openMenu()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(menu().open).toBe(false)
    expect(choose).toHaveBeenCalledTimes(times)
  })

  it('closes on a link', async () => {
    await openMenu()
    const link = screen.getByRole('link', { name: 'Templates' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(menu().open).toBe(false)
  })

  it('closes on a click on the overlay, not on its own empty space', async () => {
    await openMenu()
    Object.defineProperty(menu(), 'offsetLeft', { value: 100 })
    fireEvent.click(menu(), { clientX: 200 })
    expect(menu().open).toBe(true)
    fireEvent.click(menu(), { clientX: 20 })
    expect(menu().open).toBe(false)
  })
})
