import { expect, type Locator, type Page } from '@playwright/test'
import { becomesLive } from '@/tests/support/browser'

/** Opens the form of a template and waits until it can be typed into. */
export async function openForm(page: Page, slug: string, query = '?draft=new'): Promise<void> {
  await page.goto(`/templates/${slug}/fill${query}`)
  await becomesLive(page)
  await expect(page.locator('.fill-title')).toBeVisible()
}

/** Goes to the step of this name. */
export async function goToStep(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
}

export const field = (page: Page, label: string | RegExp): Locator =>
  page.locator('form').getByLabel(label, typeof label === 'string' ? { exact: true } : {})

export const isSaved = (page: Page): Promise<void> => expect(page.getByText(/^Saved on this device at/)).toBeVisible()

/** The text of the total that stays in view. */
export const total = (page: Page, label: string): Locator => page.locator('.fill-total').filter({ hasText: label })

/** Asks a form or a job for a file, and takes it with its blanks. */
export async function takeWithBlanks(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('button', { name: /^(Download|Share) anyway$/ }).click()
}
