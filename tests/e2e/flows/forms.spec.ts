import { expect, test } from '@playwright/test'
import { subscriberRow } from '@/tests/support/recorded'
import { newAddress, openLive } from './steps'
import { hold } from '@/tests/support/browser'

test('the newsletter form states its content, rejects a bad address and records a good one', async ({ page }) => {
  const visitor = newAddress('reader')
  await openLive(page, '/about')
  const form = page.getByRole('contentinfo').locator('form')
  const field = form.getByLabel('Email address')
  const subscribe = form.getByRole('button', { name: 'Subscribe' })
  await expect(form.getByRole('heading')).toHaveText('Get New Templates Weekly')
  await expect(form.getByRole('listitem')).toHaveText([
    '5 member-only templates',
    'Early access',
    'Weekly tips',
    'Industry news',
  ])
  let sent = 0
  page.on('request', (request) => request.url().endsWith('/api/subscribe') && sent++)
  await field.fill('roofer.example.com')
  await subscribe.click()
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  expect(sent).toBe(0)

  const release = await hold(page, '**/api/subscribe')
  await field.fill(visitor)
  await subscribe.click()
  await expect(form.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  release()
  await expect(page.getByText('Thanks for subscribing! Check your email.')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(subscribe).toBeEnabled()
  expect(subscriberRow(visitor)).toMatchObject({ source: 'newsletter' })
})

test('the contact form names every missing field, and confirms a message for three seconds', async ({ page }) => {
  await page.clock.install()
  await openLive(page, '/contact')
  const main = page.getByRole('main')
  await expect(main).toContainText('within 24 hours')
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  const field = (name: string) => main.getByLabel(new RegExp(`^${name}`))
  const send = page.getByRole('button', { name: 'Send Message' })
  let sent = 0
  page.on('request', (request) => request.url().endsWith('/api/contact') && sent++)
  await send.click()
  await expect(main.getByRole('alert')).toHaveText([
    'Name is required',
    'Please enter a valid email',
    'Message is required',
  ])
  await expect(field('Name')).toBeFocused()
  expect(sent).toBe(0)

  await field('Name').fill('Pat')
  await field('Email').fill('pat@example.com')
  await field('Message').fill('Do you have a template for copper?')
  const release = await hold(page, '**/api/contact')
  await send.click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
  await expect(page.getByText("Message sent! We'll get back to you soon.")).toBeVisible()
  await page.clock.runFor(3000)
  await expect(field('Message')).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeHidden()
})
