import { expect, test } from '@playwright/test'
import { openLive, phone } from './steps'

for (const path of [
  '/',
  '/templates',
  '/templates/shingle-roof-estimate',
  '/categories/contracts-agreements/epdm',
  '/contact',
  '/faq',
  '/nowhere',
])
  test(`every control on ${path} is large enough for gloved fingers`, async ({ page }) => {
    await page.setViewportSize(phone)
    await openLive(page, path)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, select, summary, textarea, input')].flatMap((control) => {
        const area = control.closest('label') ?? control
        const { width, height } = area.getBoundingClientRect()
        if (!control.checkVisibility() || width < 2 || control.matches('.honeypot')) return []
        // Some targets exceed their box: a card's title covers the card, a badge gets extra height.
        const { content, position } = getComputedStyle(control, '::after')
        const reachesOut = content !== 'none' && position === 'absolute'
        return height < 43.5 && !reachesOut ? [`${control.textContent} ${Math.round(height)} px`] : []
      }),
    )
    expect(small).toEqual([])
  })
