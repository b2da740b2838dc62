import { expect, test } from '@playwright/test'
import { openPdf } from '@/tests/support/files'
import { messagesTo, subscriberRow } from '@/tests/support/recorded'
import { newAddress, openLive, savedBy } from './steps'

/** A message as displayed: lines joined and characters decoded. */
const readable = (message: string): string =>
  message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function confirmPath(email: string): string {
  const [, path = ''] = /(\/confirm\?token=[\w.~%-]+)/.exec(messagesTo(email).map(readable).join('\n')) ?? []
  return path
}

test('a subscription starts with the unaltered emailed link, and unlocks five documents', async ({ page }) => {
  const email = newAddress('subscriber')
  await openLive(page, '/about')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thanks for subscribing! Check your email.')).toBeVisible()
  await expect.poll(() => confirmPath(email)).not.toBe('')
  const main = page.getByRole('main')
  for (const invalid of [`${confirmPath(email)}x`, '/members?token=none']) {
    await page.goto(invalid)
    await expect(main.getByRole('alert')).toContainText('This link is not valid')
    await expect(main.getByRole('button').or(main.getByRole('link', { name: /^Download / }))).toHaveCount(0)
  }
  await page.goto(confirmPath(email))
  expect(subscriberRow(email)).toMatchObject({ confirmed_at: null })
  await main.getByRole('button', { name: 'Confirm' }).click()
  await expect(main.getByRole('status')).toContainText('You are subscribed')
  expect(subscriberRow(email)?.confirmed_at).toBeTruthy()
  await page.getByRole('link', { name: 'Open the member documents' }).click()
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(5)
  const file = await savedBy(page, page.getByRole('link', { name: /\(PDF, / }).first())
  expect((await openPdf(file.bytes)).pages).toBeGreaterThan(1)
})
