import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '@/tests/support/axe'
import { FULL, onDay } from '@/tests/support/full'
import {
  dialog,
  emailField,
  giveEmail,
  newAddress,
  openLive,
  phone,
  rememberEmail,
  tabTo,
  titled,
  savedBy,
} from './steps'
import { hold } from '@/tests/support/browser'

const download = (page: Page) => page.getByRole('link', { name: 'Download Template (PDF)' })
const template = '/templates/shingle-roof-estimate'
const searchIcon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })

test.describe('text at 200 %', () => {
  const daily = ['/', '/templates', template, '/templates/concrete-tile-commercial-replacement-estimate']
  const others = [
    ...['/categories', '/categories/contracts-agreements/epdm', '/systems', '/systems/epdm'],
    ...['/packets', '/packets/epdm-insurance-claim', '/search?q=roof'],
    ...[`/search?q=${'Waterproofmembrane'.repeat(5)}`, '/contact', '/nowhere'],
  ]

  const losses = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const { clientWidth } = document.documentElement
      return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
        const { right, width, height } = element.getBoundingClientRect()
        if (
          !element.checkVisibility() ||
          width < 2 ||
          height < 2 ||
          element.closest('.sr-only, [aria-hidden=true], .strip > ol, .hero-pages')
        )
          return []
        const name = `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 40)}`
        if (right > clientWidth + 1) return [`beyond the edge: ${name}`]
        const { overflowX, overflowY } = getComputedStyle(element)
        const cut = (how: string, has: number, needs: number) => how === 'hidden' && needs > has + 1
        const isCut =
          cut(overflowX, element.clientWidth, element.scrollWidth) ||
          (!element.matches('.card-picture') && cut(overflowY, element.clientHeight, element.scrollHeight))
        return isCut ? [`cut off: ${name}`] : []
      })
    })

  /** Like the browser's setting for very large text. */
  async function enlargeText(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  }

  for (const [which, pages, tag] of [
    ['the pages with most text', daily, undefined],
    ['the others', others, FULL],
  ] as const)
    test(`loses nothing on ${which}`, { tag }, async ({ page }) => {
      await enlargeText(page)
      for (const path of pages) {
        await page.setViewportSize({ width: 375, height: 800 })
        await openLive(page, path)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => losses(page), `${path}, ${width} px`).toEqual([])
        }
      }
    })

  test('the email dialog stays readable and usable', async ({ page }) => {
    await page.setViewportSize(phone)
    await enlargeText(page)
    await openLive(page, template)
    await download(page).click()
    expect(await losses(page)).toEqual([])
    await savedBy(page, () => giveEmail(page, newAddress('large-print')))
  })
})

test('reduced motion turns off all animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await openLive(page, '/templates')
  const durations = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return [...transitionDuration.split(', '), ...animationDuration.split(', ')].map(parseFloat)
        }),
      ),
    ])
  expect(Math.max(...(await durations()))).toBeLessThan(0.001)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1, timeout: 100 })
})

test('the main flow works with the keyboard alone, with visible focus', async ({ page }) => {
  await openLive(page, '/')
  const isSeen = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return true
      const shows = (candidate: Element | null) => {
        if (!candidate) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      }
      const { left, top, width, height } = element.getClientRects()[0]!
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const isInSight = hit !== null && (element.contains(hit) || hit.contains(element))
      return isInSight && (shows(element) || shows(element.closest('.card')))
    })
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    await expect.poll(isSeen, `step ${step}`).toBe(true)
  }
  await page.keyboard.press('Shift+Tab')
  expect(await isSeen()).toBe(true)

  await openLive(page, '/about')
  await tabTo(page, searchIcon(page))
  await page.keyboard.press('Enter')
  await expect(page.getByPlaceholder('Search...', { exact: true })).toBeFocused()
  await page.keyboard.type('shingle roof')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(template)
  await tabTo(page, download(page))
  expect(await isSeen()).toBe(true)
  await page.keyboard.press('Enter')
  await expect(titled(page, 'Get your free template')).toBeVisible()
  await tabTo(page, emailField(page), 6)
  await page.keyboard.type(newAddress('keys'))
  expect((await savedBy(page, () => page.keyboard.press('Enter'))).name).toBe('shingle-roof-estimate.pdf')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(download(page)).toBeFocused()
})

test('results, messages and errors are announced', async ({ page }) => {
  await openLive(page, template)
  await searchIcon(page).click()
  await expect(page.getByPlaceholder('Search...', { exact: true })).toBeFocused()
  await page.keyboard.type('zzqxw')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('No templates found')
  await page.keyboard.press('Escape')
  await download(page).click()
  await giveEmail(page, '')
  await expect(dialog(page).getByRole('alert')).toHaveText('Email is required')
  await expect(emailField(page)).toHaveAccessibleDescription('Email is required')
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  const live = page.locator('[aria-live=polite]').filter({ hasText: 'Please enter a valid email address' })
  await expect(live).toHaveCount(1)
})

/** Brings a page into a state, starting from its own address, and returns the element that shows it. */
const states: Record<string, (page: Page) => Promise<Locator>> = {
  'the open email dialog with an error': async (page) => {
    await openLive(page, template)
    await download(page).click()
    await giveEmail(page, 'nobody')
    return dialog(page).getByRole('alert')
  },
  'the dialog of a bundle under way': async (page) => {
    await rememberEmail(page)
    await openLive(page, '/categories/business-operations')
    await hold(page, '**/api/bundles/*')
    await page.getByRole('link', { name: /^Download All/ }).click()
    return titled(page, 'Downloading…')
  },
  'a download that has started, with its message': async (page) => {
    // Counts as a first visit, even the second time.
    await page.addInitScript(() => localStorage.clear())
    await openLive(page, template)
    await download(page).click()
    await giveEmail(page, newAddress('axe'))
    return page.getByText('Download started! Check your email')
  },
  'the open drawer': async (page) => {
    await page.setViewportSize(phone)
    await openLive(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    return page.getByRole('dialog', { name: 'Menu' })
  },
  'the open filters': async (page) => {
    await page.setViewportSize(phone)
    await openLive(page, '/templates')
    await page.getByRole('button', { name: 'Filters' }).click()
    return page.getByRole('checkbox', { name: 'Excel' })
  },
  'the open search with results': async (page) => {
    await openLive(page, '/about')
    await searchIcon(page).click()
    await page.getByRole('banner').getByRole('combobox').fill('roof')
    await page.keyboard.press('ArrowDown')
    const options = page.getByRole('option')
    await expect(options).toHaveCount(5)
    return options.first()
  },
  'the search with similar results': async (page) => {
    await openLive(page, '/about')
    await searchIcon(page).click()
    await page.getByRole('banner').getByRole('combobox').fill('shingel estimate')
    return page.getByText('Similar templates')
  },
  'the search dialog before anything is typed': async (page) => {
    await page.setViewportSize(phone)
    await openLive(page, '/about')
    await searchIcon(page).click()
    return page.getByText('Start typing to search templates')
  },
  'a search that failed': async (page) => {
    await openLive(page, '/about')
    await page.route('**/api/search*', (route) => route.abort())
    await searchIcon(page).click()
    await page.getByRole('banner').getByRole('combobox').fill('roof')
    return page.getByRole('button', { name: 'Try again' })
  },
  'the preview': async (page) => {
    await openLive(page, template)
    await page.getByRole('link', { name: /^Preview Template/ }).click()
    return dialog(page).locator('canvas')
  },
  'the preview on a phone': async (page) => {
    await page.setViewportSize(phone)
    await openLive(page, template)
    await page.getByRole('link', { name: /^Preview Template/ }).click()
    return dialog(page).getByRole('img', { name: /^Page 1 of/ })
  },
  'the formats of the bar': async (page) => {
    await page.setViewportSize(phone)
    await openLive(page, template)
    const bar = page.getByRole('group', { name: 'Fill in or download' })
    await bar.getByText('Download', { exact: true }).click()
    return bar.getByRole('link', { name: 'Download Excel' })
  },
  'a preview that failed': async (page) => {
    await openLive(page, template)
    await page.route('**/templates/essentials/*.pdf', (route) => route.abort())
    await page.route('**/api/documents/**', (route) => route.abort())
    await page.getByRole('link', { name: /^Preview Template/ }).click()
    return dialog(page).getByRole('alert')
  },
  'filters that match nothing': async (page) => {
    await openLive(page, '/templates?format=Excel&category=contracts-agreements')
    return page.getByText('No templates match your filters.')
  },
  'a search without results': async (page) => {
    await openLive(page, '/search?q=zzqxw')
    return page.getByText('No templates found')
  },
  'a contact form with errors': async (page) => {
    await openLive(page, '/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    return page.getByRole('main').getByRole('alert').first()
  },
  'a message of failure': async (page) => {
    await openLive(page, '/about')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    return page.getByText('Please enter a valid email address')
  },
  'recently viewed templates': async (page) => {
    await openLive(page, '/templates/metal-roof-estimate')
    await openLive(page, template)
    return page.getByRole('region', { name: 'Recently Viewed' })
  },
  'an open question': async (page) => {
    await openLive(page, '/faq')
    await page.locator('summary').first().click()
    return page.locator('details[open]')
  },
}

const daily = ['the open email dialog with an error', 'the open drawer', 'the open search with results']

for (const [state, reach] of Object.entries(states))
  test(`axe finds no violations in ${state}, light or dark`, onDay(daily.includes(state)), async ({ page }) => {
    await expectAccessible(page, () => reach(page))
  })
