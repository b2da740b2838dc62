import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '@/tests/support/axe'
import { becomesLive, collectProblems, isLive } from '@/tests/support/browser'
import { onDay } from '@/tests/support/full'
import {
  isFetched,
  isPainted,
  scrollThrough,
  shiftsOf,
  smallControls,
  tooHigh,
  watchShifts,
} from '@/tests/support/page-checks'
import { allKinds, isDaily, isStill, pageKinds } from '@/tests/support/page-kinds'
import { servers } from '@/tests/support/servers'

/** A site in front of the tests' server whose pages arrive in pieces. */

const PIECE = 4096

/** Answers as the site at `origin` does. Of a page the first piece goes to the browser at once, each other one by `next`. */
async function startSlowSite(origin: string) {
  const { host, hostname, port } = new URL(origin)
  let pieces: (() => void)[] = []

  const send = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(answer)
    const { 'content-length': _, ...headers } = answer.headers
    const isPage = headers['content-type']?.startsWith('text/html')
    // What the browser had kept would not arrive in pieces.
    response.writeHead(answer.statusCode ?? 502, { ...headers, ...(isPage && { 'cache-control': 'no-store' }) })
    if (!isPage) return void response.end(body)
    const count = Math.ceil(body.length / PIECE)
    pieces = Array.from({ length: count }, (_each, index) => () => {
      const piece = body.subarray(index * PIECE, (index + 1) * PIECE)
      if (index === count - 1) response.end(piece)
      else response.write(piece)
    })
    pieces.shift()?.()
  }
  const server = createServer((asked, response) => {
    const { method, url: path } = asked
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
    const passed = request({ hostname, port, method, path, headers }, (answer) => void send(answer, response))
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Lets the next piece of the page go. False once there is none. */
    next() {
      const piece = pieces.shift()
      piece?.()
      return piece !== undefined
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
type SlowSite = Awaited<ReturnType<typeof startSlowSite>>

const CODE = /\/_next\/static\/.*\.js/

/** Half of what a visitor notices, while a page arrives. */
const MOST = 0.02

const measured = ['home', 'list', 'template', 'roof system', 'contact', 'questions', 'unknown address']

let site: SlowSite
test.beforeAll(async () => {
  site = await startSlowSite(servers.main.url)
})
test.afterAll(() => site.stop())

/** Opens the page, which arrives in pieces, and checks its policy. */
async function arrive(page: Page, path: string): Promise<void> {
  const response = await page.goto(`${site.url}${path}`, { waitUntil: 'commit' })
  const policy = response?.headers()['content-security-policy']
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toContain('unsafe')
  do await isPainted(page)
  while (site.next())
  await page.waitForLoadState('networkidle')
  await isPainted(page)
  expect((await shiftsOf(page)).sum, (await shiftsOf(page)).late.join('\n')).toBeLessThan(MOST)
}

async function expectStill(page: Page): Promise<void> {
  await isFetched(page)
  // Whatever was to follow of itself is done when the browser is idle again.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const executed = (await page.coverage.stopJSCoverage()).map(({ url }) => url)
  expect(executed.filter((url) => CODE.test(url))).toEqual([])
  expect(await isLive(page)).toBe(false)
  const inline = await page.evaluate(() =>
    [...document.scripts].filter(({ type }) => !type).map((script) => script.text.length),
  )
  expect(inline).toHaveLength(1)
  expect(inline[0]).toBeLessThanOrEqual(4096)
}

for (const [kind, path] of allKinds)
  test(`is still, safe, accessible and fits each screen: ${kind}`, onDay(isDaily(kind)), async ({ page }) => {
    test.setTimeout(120_000)
    const problems = await collectProblems(page)
    await watchShifts(page)
    let asked: string[] = []
    page.on('request', (request) => CODE.test(request.url()) && asked.push(request.url()))
    if (isStill(kind)) await page.coverage.startJSCoverage({ resetOnNavigation: false })
    for (const width of [390, 1280])
      await test.step(`${width} px wide`, async () => {
        asked = []
        await page.setViewportSize({ width, height: 844 })
        await arrive(page, path)
        if (isStill(kind) && width === 390) await expectStill(page)
        if (isStill(kind)) {
          await becomesLive(page)
          expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([])
        } else await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
        await scrollThrough(page)
        if (pageKinds.some(([name]) => name === kind)) expect((await shiftsOf(page)).late).toEqual([])
      })
    expect(problems).toEqual([])
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 720 })
      // Scripts fit some parts to the new width.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
        .toBeLessThanOrEqual(width)
      if (width === 375 && measured.includes(kind)) expect(await smallControls(page)).toEqual([])
    }
    await test.step('enlarged four times, nothing that stays takes more than a quarter of the screen', async () => {
      await page.setViewportSize({ width: 320, height: 200 })
      await isPainted(page)
      expect(await tooHigh(page, 0.25)).toEqual([])
    })
    // A long form is seen whole, so that the bar at its foot lies over none of its controls.
    await page.setViewportSize({ width: 1280, height: kind.startsWith('form') ? 4000 : 720 })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page, () => Promise.resolve(page.getByRole('heading', { level: 1 })))
  })
