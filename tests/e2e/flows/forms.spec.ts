import { expect, test, type Page } from '@playwright/test'
import { subscriberRow } from '@/tests/support/recorded'
import { servers } from '@/tests/support/servers'
import { hold, newAddress, openLive } from './steps'

test.describe('the newsletter form in the footer', () => {
  const form = (page: Page) => page.getByRole('contentinfo').locator('form')
  const field = (page: Page) => form(page).getByLabel('Email address')
  const subscribe = (page: Page) => form(page).getByRole('button', { name: 'Subscribe' })

  test('states what subscribers get and rejects an invalid address without sending it', async ({ page }) => {
    await openLive(page, '/about')
    await expect(form(page).getByRole('heading')).toHaveText('Get New Templates Weekly')
    await expect(form(page).getByRole('listitem')).toHaveText([
      '5 member-only templates',
      'Early access',
      'Weekly tips',
      'Industry news',
    ])
    let sent = 0
    page.on('request', (request) => request.url().endsWith('/api/subscribe') && sent++)
    for (const text of ['', '   ', 'roofer.example.com']) {
      await field(page).fill(text)
      await subscribe(page).click()
      await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
    }
    expect(sent).toBe(0)
  })

  test('shows progress, records the address, thanks the subscriber and clears', async ({ page }) => {
    const visitor = newAddress('reader')
    await openLive(page, '/about')
    const release = await hold(page, '**/api/subscribe')
    await field(page).fill(visitor)
    await subscribe(page).click()
    await expect(form(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
    release()
    await expect(page.getByText('Thanks for subscribing! Check your email.')).toBeVisible()
    await expect(field(page)).toHaveValue('')
    await expect(subscribe(page)).toBeEnabled()
    expect(subscriberRow(visitor)).toMatchObject({ source: 'newsletter' })
  })

  test('reports a failure and keeps the address', async ({ page }) => {
    await openLive(page, `${servers.broken.url}/about`)
    await field(page).fill('reader@example.com')
    await subscribe(page).click()
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
    await expect(field(page)).toHaveValue('reader@example.com')
  })
})

test.describe('the contact form', () => {
  const field = (page: Page, name: string) => page.getByRole('main').getByLabel(new RegExp(`^${name}`))
  const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
  async function fill(page: Page): Promise<void> {
    await field(page, 'Name').fill('Pat')
    await field(page, 'Email').fill('pat@example.com')
    await field(page, 'Message').fill('Do you have a template for copper?')
  }

  test('names every missing field and does not send an empty form', async ({ page }) => {
    await openLive(page, '/contact')
    let sent = 0
    page.on('request', (request) => request.url().endsWith('/api/contact') && sent++)
    await send(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText([
      'Name is required',
      'Please enter a valid email',
      'Message is required',
    ])
    await expect(field(page, 'Name')).toBeFocused()
    await field(page, 'Name').fill('x'.repeat(101))
    await field(page, 'Email').fill(`${'a'.repeat(250)}@example.com`)
    await field(page, 'Message').fill('x'.repeat(1001))
    await send(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText([
      /less than 100/,
      /less than 255/,
      /less than 1000/,
    ])
    expect(sent).toBe(0)
  })

  test('sends a message, confirms it for three seconds and clears', async ({ page }) => {
    await page.clock.install()
    await openLive(page, '/contact')
    await fill(page)
    const release = await hold(page, '**/api/contact')
    await send(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    release()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    await expect(page.getByText("Message sent! We'll get back to you soon.")).toBeVisible()
    await page.clock.runFor(3000)
    await expect(field(page, 'Message')).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeHidden()
  })

  test('reports a failure and keeps what was typed', async ({ page }) => {
    await openLive(page, `${servers.broken.url}/contact`)
    await fill(page)
    await send(page).click()
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue('Do you have a template for copper?')
  })
})
