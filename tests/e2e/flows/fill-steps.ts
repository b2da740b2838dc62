import { expect, type Locator, type Page } from '@playwright/test'
import { becomesLive } from '@/tests/support/browser'
import { dialog } from './steps'

export async function openForm(page: Page, slug: string, query = '?draft=new'): Promise<void> {
  await page.goto(`/templates/${slug}/fill${query}`)
  await becomesLive(page)
  await expect(page.locator('.fill-title')).toBeVisible()
}

export async function goToStep(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
}

export const field = (page: Page, label: string | RegExp): Locator =>
  page.locator('form').getByLabel(label, typeof label === 'string' ? { exact: true } : {})

export const isSaved = (page: Page): Promise<void> => expect(page.getByText(/^Saved on this device at/)).toBeVisible()

export const total = (page: Page, label: string): Locator => page.locator('.fill-total').filter({ hasText: label })

/** Asks a form or a job for a file, and takes it with its blanks. */
export async function takeWithBlanks(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('button', { name: /^(Download|Share) anyway$/ }).click()
}

export async function fillOwner(page: Page, owner: string): Promise<void> {
  await goToStep(page, 'Change order')
  await field(page, 'Owner').fill(owner)
  await isSaved(page)
}

/** Signs for a party with a typed name, or by what `draw` does on the place to draw. */
export async function signAs(page: Page, party: string, name: string, draw?: (pad: Locator) => Promise<void>) {
  await page.getByRole('button', { name: `Sign here: ${party}` }).click()
  await dialog(page).getByLabel('Your name').fill(name)
  await dialog(page)
    .getByText(draw ? 'Draw' : 'Type', { exact: true })
    .click()
  await draw?.(dialog(page).getByRole('img', { name: 'Place to draw your signature' }))
  await dialog(page)
    .getByLabel(/I intend this as my signature/)
    .check()
  await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByRole('group', { name: party }).getByText(/SHA-256 of the content/)).toBeVisible()
}
