import { expect, test } from '@playwright/test'
import { openLive } from './steps'

const path = '/templates/general-roofing-quote'

test('the preview shows the form blank and filled in, and the device writes the pages', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openLive(page, path)
  expect(asked.filter((url) => url.startsWith('/models/'))).toEqual([])
  await page.getByRole('group', { name: 'What the form shows' }).getByRole('button', { name: 'Filled in' }).click()
  await expect(page.getByRole('link', { name: /page 1, filled in$/ })).toBeVisible()
  await page.getByRole('link', { name: /^Preview Template/ }).click()
  const preview = page.getByRole('dialog', { name: 'General Roofing Quote' })
  await expect(preview.getByRole('img', { name: /filled in with an example$/ })).toBeVisible({ timeout: 20_000 })
  expect(asked).toContain('/models/general-roofing-quote.example.json')
  await preview.getByRole('button', { name: 'Blank' }).click()
  await expect(preview.getByRole('img', { name: 'Page 1 of General Roofing Quote', exact: true })).toBeVisible()
})
