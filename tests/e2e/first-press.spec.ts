import { expect, test, type Page } from '@playwright/test'
import { isFull } from '@/tests/support/full'
import { allKinds } from '@/tests/support/page-kinds'

/** What a visitor takes for a button. One that is pressed already has nothing more to do. */
const BUTTONS =
  ':is(button, summary, [role=button], a[data-download], a[data-needs-script]):not(:disabled, [aria-pressed=true])'

/** Buttons that no press has been given yet are told apart by this attribute. */
const MARK = 'data-tested'

type Press = 'tap' | 'key'

/** Each page is opened in a browser that keeps only two templates seen before, for their list's button. */
const forgetPresses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.clear()
    indexedDB.deleteDatabase('ridgedocs')
    localStorage.setItem('ridgedocs-recently-viewed', JSON.stringify(['metal-roof-estimate', 'change-order']))
  })

/** Where what scrolls sideways is scrolled to. At each end one of its buttons has nothing to do. */
const ends = ['start', 'end'] as const
type End = (typeof ends)[number]

const prepare = (page: Page, end: End): Promise<unknown> =>
  page.evaluate((to) => {
    for (const element of document.querySelectorAll('main *'))
      if (element.scrollWidth > element.clientWidth + 200 && getComputedStyle(element).overflowX === 'auto')
        element.scrollTo({ left: to === 'end' ? element.scrollWidth : 0, behavior: 'instant' })
  }, end)

/** The buttons in sight, one of each kind in repeated entries, by place among all buttons and name. */
function buttonsOf(page: Page): Promise<{ place: number; name: string }[]> {
  return page.evaluate((selector) => {
    const seen = new Set<string>()
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((button, place) => {
      const entry = button.closest('article, li, tr')
      const name = (button.ariaLabel ?? button.textContent).replace(/\s+/g, ' ').trim()
      const kind = [
        button.tagName,
        button.className,
        entry ? [...entry.querySelectorAll(selector)].indexOf(button) : name,
      ].join(' ')
      const { width, height } = button.getBoundingClientRect()
      const isSeen = button.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      if (!isSeen || seen.has(kind)) return []
      seen.add(kind)
      return [{ place, name }]
    })
  }, BUTTONS)
}

/** What a visitor can tell of the page: its address, texts and states, what has the focus, and where parts are scrolled. */
const look = (page: Page): Promise<string> =>
  page.evaluate((mark) => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const part of body.querySelectorAll('script, style, img, canvas, noscript')) part.remove()
    for (const part of body.querySelectorAll('*'))
      for (const name of ['style', 'aria-busy', mark, 'tabindex']) part.removeAttribute(name)
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    const { activeElement: active } = document
    return JSON.stringify([
      location.href,
      body.innerHTML,
      all.flatMap((part, index) => (part.matches(':popover-open') ? [index] : [])),
      all.flatMap((part, index) => (part.scrollLeft > 0 ? [`${index}: ${part.scrollLeft}`] : [])),
      active === document.body || active?.hasAttribute(mark) ? '' : active?.outerHTML,
    ])
  }, MARK)

/** Waits until the page is live and nothing more is to come of itself. */
async function isQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await page.waitForLoadState('networkidle')
}

/** Opens the page as a visitor who has done nothing yet; pages that start by themselves are waited for. */
async function openUntouched(page: Page, path: string, end: End = 'start'): Promise<void> {
  // What an earlier press opens may still be on its way: an empty page ends the one that opens it.
  await expect(() => page.goto('about:blank')).toPass()
  await page.goto(path)
  const startsItself = await page.evaluate(
    () => document.querySelector('[data-wakes]') !== null || document.documentElement.dataset.hydrated === 'true',
  )
  if (startsItself) await isQuiet(page)
  await prepare(page, end)
}

/** How the page looks, live, to somebody who has pressed nothing. */
async function unpressed(page: Page, path: string, end: End): Promise<string> {
  await openUntouched(page, path, end)
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
  await isQuiet(page)
  return look(page)
}

/** What is answered by more than the page's look: a file is saved or asked for, a page is opened or loaded again. */
const answers = ['download', 'filechooser', 'popup', 'framenavigated'] as const

interface Case {
  path: string
  place: number
  how: Press
  end: End
}

/** Presses one button first of all. Returns whether the page then differs from `before` or answers otherwise. */
async function isPressAnswered(page: Page, { path, place, how, end }: Case, before: string): Promise<boolean> {
  let isAnswered = false
  const note = (): void => void (isAnswered = true)
  await openUntouched(page, path, end)
  for (const event of answers) page.on(event as 'popup', note)
  const button = page.locator(BUTTONS).nth(place)
  await button.evaluate((element, mark) => element.setAttribute(mark, ''), MARK)
  const pressed = page.locator(`[${MARK}]`)
  if (how === 'tap') await pressed.tap({ timeout: 10_000 })
  else {
    await pressed.focus()
    await page.keyboard.press('Enter')
  }
  const answered = expect(async () => {
    // Another page need not be live.
    if (!isAnswered) await isQuiet(page)
    expect(isAnswered || (await look(page)) !== before).toBe(true)
  }).toPass({ timeout: 5000 })
  const outcome = await answered.then(
    () => true,
    () => isAnswered,
  )
  for (const event of answers) page.off(event as 'popup', note)
  return outcome
}

interface Way {
  how: Press
  by: string
  /** The kinds of page by day: those with the most buttons of their own, each pressed in one way. The full run has all. */
  daily: readonly string[]
  use: object
}

const ways: readonly Way[] = [
  {
    how: 'tap',
    by: 'by a finger',
    daily: ['template', 'list'],
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  {
    how: 'key',
    by: 'by a key',
    daily: ['form', 'jobs', 'my company'],
    use: { viewport: { width: 1280, height: 800 } },
  },
]

/** Buttons of every page: by day they are pressed on one that waits and one that starts by itself. */
const shared = ['Search', 'Open menu', 'Get Templates', 'Subscribe']
const withShared = ['template', 'form']

for (const { how, by, daily, use } of ways)
  test.describe(`the first press, ${by}`, () => {
    test.use({ ...use, reducedMotion: 'reduce' } as object)
    for (const [kind, path] of allKinds.filter(([name]) => isFull || daily.includes(name)))
      test(`of each button is answered: ${kind}`, async ({ page }) => {
        test.setTimeout(180_000)
        await forgetPresses(page)
        const before: Partial<Record<(typeof ends)[number], string>> = {}
        await openUntouched(page, path)
        const dead: string[] = []
        for (const { place, name } of await buttonsOf(page)) {
          if (!isFull && shared.includes(name) && !withShared.includes(kind)) continue
          let isAnswered = false
          for (const end of ends) {
            if (isAnswered) break
            before[end] ??= await unpressed(page, path, end)
            isAnswered = await isPressAnswered(page, { path, place, how, end }, before[end])
          }
          if (!isAnswered) dead.push(name)
        }
        expect(dead).toEqual([])
      })
  })
