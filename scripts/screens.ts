/**
 * `npm run screens -- <folder> [kind ...]`: pictures of every kind of page on the existing build, at four widths and in both
 * color schemes, for comparing two builds. Prints the height of each page.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { becomesLive } from '@/tests/support/browser'
import { accessiblePages } from '@/tests/support/page-kinds'
import { startOwn } from './bench/servers'
import { printTable } from './bench/table'
import { chromiumFlags, ensureChromium } from './support/chromium'
import { main } from './support/main'

const widths = [375, 768, 1280, 1680] as const
const schemes = ['light', 'dark'] as const
/** Pixels. Long lists repeat themselves below it. */
const LONGEST = 4000

/** Brings the lazy pictures of the part that is taken into view, and returns the height of the page. */
async function settle(page: Page): Promise<number> {
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

/** Takes all pictures of one kind of page. Returns its height at each width. */
async function take(browser: Browser, url: string, file: string): Promise<number[]> {
  const heights: number[] = []
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(url)
    await becomesLive(page)
    const height = await settle(page)
    heights.push(height)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const clip = { x: 0, y: 0, width, height: Math.min(height, LONGEST) }
      const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' })
      await sharp(picture).webp({ quality: 70 }).toFile(`${file}-${width}-${colorScheme}.webp`)
    }
    await page.close()
  }
  return heights
}

await main(async () => {
  const [folder, ...only] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: npm run screens -- <folder> [kind ...]')
  const kinds = accessiblePages.filter(([kind]) => only.length === 0 || only.includes(kind))
  if (kinds.length === 0) throw new Error(`The kinds are ${accessiblePages.map(([kind]) => kind).join(', ')}`)
  mkdirSync(folder, { recursive: true })
  const server = await startOwn(3456)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
  try {
    const rows: string[][] = []
    for (const [kind, address] of kinds) {
      const heights = await take(browser, server.url + address, path.join(folder, kind.replaceAll(' ', '-')))
      rows.push([kind, ...heights.map(String)])
    }
    printTable([['page', ...widths.map((width) => `${width} px`)], ...rows])
  } finally {
    await browser.close()
    await server.stop()
  }
})
