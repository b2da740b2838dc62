import { expect, test, type Locator, type Page } from '@playwright/test'
import { becomesLive, collectProblems, holdScripts, isLive, slowDown } from '@/tests/support/browser'
import { onDay } from '@/tests/support/full'
import { staticPages } from '@/tests/support/page-kinds'
import { savedBy } from './flows/steps'

const search = (page: Page) => page.getByRole('banner').getByRole('combobox')
const emailDialog = (page: Page) => page.getByRole('dialog', { name: 'Get your free template' })
const download = (page: Page) => page.getByRole('link', { name: 'Download Template (PDF)' })
const searchIcon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })

const hands = {
  mouse: (control: Locator) => control.click(),
  touch: (control: Locator) => control.tap(),
  keyboard: async (control: Locator) => {
    await control.focus()
    await control.page().keyboard.press('Enter')
  },
} as const

for (const [hand, use] of Object.entries(hands))
  test.describe(`the first action by ${hand} on a slow phone`, onDay(hand === 'touch'), () => {
    const phone = hand === 'touch'
    test.use(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {})
    let problems: string[]

    async function actFirst(page: Page, path: string, control: Locator): Promise<void> {
      problems = await collectProblems(page)
      await slowDown(page)
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await use(control)
      expect(await isLive(page)).toBe(false)
      release()
    }
    test.afterEach(() => expect(problems).toEqual([]))

    const searched = [
      ['static', '/templates'],
      ['dynamic', '/search?q=roof'],
    ] as const
    for (const [kind, path] of searched)
      test(`opens the search of a ${kind} page`, async ({ page }) => {
        await actFirst(page, path, searchIcon(page))
        const field = phone ? page.getByRole('dialog').getByRole('combobox') : search(page)
        await expect(field).toBeFocused()
        await field.pressSequentially('estimate')
        await expect(page.getByRole('option').first()).toContainText('Estimate')
        await expect(field).toHaveValue('estimate')
      })

    test('asks for the email before a download', async ({ page }) => {
      await actFirst(page, staticPages.template, download(page))
      await expect(emailDialog(page)).toBeVisible()
      await expect(emailDialog(page).getByLabel('Email address')).toBeVisible()
      await expect(download(page)).not.toHaveAttribute('aria-busy')
    })

    test('opens the drawer and the dialog from there', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await actFirst(page, '/categories', page.getByRole('button', { name: 'Open menu' }))
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer).toBeVisible()
      await use(drawer.getByRole('button', { name: 'Get Templates' }))
      await expect(emailDialog(page)).toBeVisible()
      await expect(drawer).toBeHidden()
    })
  })

test('text typed before hydration is kept', async ({ page }) => {
  const problems = await collectProblems(page)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('combobox')
  await field.focus()
  await page.keyboard.type('estim')
  expect(await isLive(page)).toBe(false)
  release()
  await becomesLive(page)
  await expect(page.getByRole('option').first()).toContainText('Estimate')
  await page.keyboard.type('ate')
  await expect(field).toHaveValue('estimate')
  expect(problems).toEqual([])
})

test('Enter in the search field searches before hydration', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('combobox').focus()
  await page.keyboard.type('storm')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "storm"')
})

test('a download works when the scripts fail to load', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto(staticPages.template)
  expect((await savedBy(page, download(page))).name).toBe('shingle-roof-estimate.pdf')
})

test('the browser handles a click with a modifier key before and after hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/templates', { waitUntil: 'commit' })
  for (const moment of ['before', 'after']) {
    if (moment === 'after') {
      release()
      await becomesLive(page)
    }
    const tab = page.context().waitForEvent('page')
    await searchIcon(page).click({ modifiers: ['Control'] })
    await expect((await tab).getByRole('heading', { level: 1 })).toHaveText('Search templates')
  }
})

test('hovering a link prefetches a page but never a file or an action', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const fetched: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(new URL(prefetchUrl).pathname))
  let candidates: string[] = []
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname)
  })
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => expect(ruleSet.errorType).toBeUndefined())
  await session.send('Preload.enable')
  await page.goto(staticPages.template)
  await becomesLive(page)
  await expect.poll(() => candidates).toContain('/categories')
  for (const link of [download(page), searchIcon(page)])
    expect(candidates).not.toContain(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname)
  await page.getByRole('banner').getByRole('link', { name: 'Categories' }).hover()
  await expect.poll(() => fetched).toContain('/categories')
  expect(new Set(fetched)).toEqual(new Set(['/categories']))
})
