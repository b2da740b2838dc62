import { expect, test, type Page } from '@playwright/test'
import { dialog, openLive, phone } from './steps'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })

test('the header is one row with a skip link: links from 768 px, the menu button below', async ({ page }) => {
  await openLive(page, '/faq')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()

  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link')).toHaveText(['Home', 'Templates', 'Categories', 'Roofs', 'Jobs'])
  const getTemplates = header.getByRole('button', { name: 'Get Templates' })
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(navigation).toBeHidden()
  await expect(getTemplates).toBeHidden()
  await expect(opener(page)).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(navigation).toBeVisible()
  await expect(getTemplates).toBeVisible()
  await expect(opener(page)).toBeHidden()

  const height = async () => (await header.boundingBox())!.height
  const closed = await height()
  expect(closed).toBeLessThan(72)
  await header.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(header.getByRole('combobox')).toBeFocused()
  expect(await height()).toBe(closed)
  await expect(navigation).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(navigation).toBeVisible()
  await header.getByRole('link', { name: 'RidgeDocs' }).click()
  await expect(page).toHaveURL('/')
})

test('the drawer fits, traps focus, closes in three ways, and leads to its pages', async ({ page }) => {
  await page.setViewportSize(phone)
  await openLive(page, '/about')
  await opener(page).click()
  for (const [width, drawer] of [
    [700, 320],
    [375, 280],
  ] as const) {
    await page.setViewportSize({ width, height: phone.height })
    await expect(menu(page)).toBeInViewport({ ratio: 1 })
    expect((await menu(page).boundingBox())?.width).toBe(drawer)
  }
  for (const close of [
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.mouse.click(30, 400),
    () => page.keyboard.press('Escape'),
  ]) {
    await close()
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
  }
  const inside = new Set<boolean>()
  for (let step = 0; step < 16; step++) {
    await page.keyboard.press('Tab')
    inside.add(
      await page.evaluate(() => {
        const { activeElement, body } = document
        // The browser's own controls come between the last and the first control.
        return activeElement === body || Boolean(activeElement?.closest('#mobile-menu'))
      }),
    )
  }
  expect([...inside]).toEqual([true])

  const links = (name: string) => menu(page).getByRole('navigation', { name }).getByRole('link')
  await expect(links('Mobile')).toHaveText(['Home', 'Templates', 'Categories'])
  await expect(links('More')).toHaveText(['Roofs', 'Jobs', 'FAQ', 'Contact'])
  await menu(page).getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page).toHaveURL('/packets')
  await expect(menu(page)).toBeHidden()
})

test('Get Templates closes the drawer and asks for the email without choosing a template', async ({ page }) => {
  await page.setViewportSize(phone)
  await openLive(page, '/templates/shingle-roof-estimate')
  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  await expect(dialog(page)).toContainText('Shingle Roof Estimate')
  await page.keyboard.press('Escape')
  await opener(page).click()
  await menu(page).getByRole('button', { name: 'Get Templates' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(dialog(page)).toContainText('Enter your email once and download every template.')
  await expect(dialog(page)).not.toContainText('Shingle Roof Estimate')
})
