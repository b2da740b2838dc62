import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { becomesLive } from '@/tests/support/browser'

/** A phone size that shows every small-screen layout. */
export const phone = { width: 375, height: 720 }

export const newAddress = (name: string): string => `${name}-${Date.now()}-${test.info().workerIndex}@example.com`

export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await becomesLive(page)
}

export const rememberEmail = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('ridgedocs-email', 'returning@example.com'))

export const dialog = (page: Page): Locator => page.getByRole('dialog')
export const emailField = (page: Page): Locator => dialog(page).getByLabel('Email address')
export const titled = (page: Page, name: string): Locator => dialog(page).getByRole('heading', { name })

export async function giveEmail(page: Page, email: string, button = 'Download Now'): Promise<void> {
  await emailField(page).fill(email)
  await dialog(page).getByRole('button', { name: button }).click()
}

/** Presses Tab until the control has focus. Fails if it is not reached within this many steps. */
export async function tabTo(page: Page, control: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control, `reached by ${most} steps of the Tab key`).toBeFocused()
}

export async function savedBy(page: Page, press: Locator | (() => unknown), timeout?: number) {
  const [file] = await Promise.all([
    page.waitForEvent('download', timeout === undefined ? {} : { timeout }),
    typeof press === 'function' ? press() : press.click(),
  ])
  const path = await file.path()
  return { name: file.suggestedFilename(), path, bytes: new Uint8Array(await readFile(path)) }
}
