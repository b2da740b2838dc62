/** `npm run screens -- <folder> [name ...]`: pictures of all kinds of pages and states, at four widths, light and dark. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { allKinds } from '@/tests/support/page-kinds'
import { startOwn } from './bench/servers'
import { printTable } from './bench/table'
import { chromiumFlags, ensureChromium } from './support/chromium'
import { main } from './support/main'
import { openLive } from '@/tests/e2e/flows/steps'
import { visitStates, type Reach } from './screens/visit-states'
import { workStates } from './screens/work-states'

const widths = [375, 768, 1280, 1680] as const
const schemes = ['light', 'dark'] as const
/** Pixels. Long lists repeat themselves below it. */
const LONGEST = 4000

/** Brings the lazy pictures of the part that is taken into view, and returns the height of the page. */
async function settle(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(async (longest) => {
    for (let y = 0; y < longest; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return document.documentElement.scrollHeight
  }, LONGEST)
  await page.waitForLoadState('networkidle')
  return height
}

interface Screen {
  name: string
  reach: Reach
}

const screens: readonly Screen[] = [
  ...allKinds.map(([name, address]) => ({ name, reach: (page: Page) => openLive(page, address) })),
  ...Object.entries({ ...visitStates, ...workStates }).map(([name, reach]) => ({ name, reach })),
]

interface Place {
  url: string
  folder: string
  width: number
}

/** Takes the pictures of one screen at one width. Returns its height. A modal dialog is seen as the visitor sees it. */
async function take(browser: Browser, { name, reach }: Screen, { url, folder, width }: Place): Promise<string> {
  const page = await browser.newPage({ baseURL: url, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(20_000)
  try {
    await reach(page)
    const isModal = (await page.locator('dialog:modal, [popover]:popover-open').count()) > 0
    const height = isModal ? 900 : await settle(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const clip = { x: 0, y: 0, width, height: Math.min(height, LONGEST) }
      const picture = await page.screenshot({ animations: 'disabled', ...(isModal ? {} : { fullPage: true, clip }) })
      const file = `${name.replace(/[ ,]+/g, '-')}-${width}-${colorScheme}.webp`
      await sharp(picture).webp({ quality: 70 }).toFile(path.join(folder, file))
    }
    return String(height)
  } finally {
    await page.context().close()
  }
}

await main(async () => {
  const [folder, ...only] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: npm run screens -- <folder> [name ...]')
  const chosen = screens.filter(({ name }) => only.length === 0 || only.includes(name))
  if (chosen.length === 0) throw new Error(`The names are ${screens.map(({ name }) => name).join(', ')}`)
  mkdirSync(folder, { recursive: true })
  const server = await startOwn(3456)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
  const missed: string[] = []
  try {
    const rows: string[][] = []
    for (const screen of chosen) {
      const heights: string[] = []
      for (const width of widths) {
        const height = await take(browser, screen, { url: server.url, folder, width }).catch((error: Error) => {
          missed.push(`${screen.name} at ${width} px: ${error.message.split('\n')[0]}`)
          return '–'
        })
        heights.push(height)
      }
      rows.push([screen.name, ...heights])
    }
    printTable([['screen', ...widths.map((width) => `${width} px`)], ...rows])
  } finally {
    await browser.close()
    await server.stop()
  }
  if (missed.length > 0) throw new Error(`Not reached:\n${missed.join('\n')}`)
})
