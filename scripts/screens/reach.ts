import type { Locator, Page } from '@playwright/test'
import { becomesLive } from '@/tests/support/browser'

/** Brings a new page into a state. */
export type Reach = (page: Page) => Promise<unknown>

/** Opens a page and waits until its scripts run. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await becomesLive(page)
}

export const dialog = (page: Page): Locator => page.getByRole('dialog')
