import { readFileSync, writeFileSync } from 'node:fs'
import { devices, expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Reply } from '@/lib/fill/engine.worker'
import { withPdf } from '@/lib/pdfium'
import { engineWorkerUrl } from '@/tests/support/engine-worker'
import { FULL } from '@/tests/support/full'
import { takeWithBlanks } from './fill-steps'
import { dialog, openLive, rememberEmail } from './steps'

const packet = [
  'asphalt-shingles-residential-replacement-estimate',
  'asphalt-shingles-residential-contract',
  'notice-of-cancellation',
  'deposit-invoice',
  'material-order-form',
  'asphalt-shingles-safety-plan',
  'asphalt-shingles-job-hazard-analysis',
  'asphalt-shingles-pre-installation-inspection',
  'change-order',
  'asphalt-shingles-post-installation-inspection',
  'warranty-certificate',
] as const

interface PrintedPacket {
  /** From the message to the worker until its answer, the loading of the engine included. */
  milliseconds: number
  pdf: string
}

/** Prints the packet with its examples for all readers, in a worker of the page, as the site's own client does. */
const printPacket = (page: Page): Promise<PrintedPacket> =>
  page.evaluate(
    async ({ url, slugs }) => {
      const documents = await Promise.all(
        slugs.map(async (slug) => {
          // A function with a name would need a helper of the compiler, which the page does not have.
          const [values = {}, blank] = await Promise.all(
            [`${slug}.example`, slug].map(
              async (name) => (await (await fetch(`/models/${name}.json`)).json()) as Record<string, unknown>,
            ),
          )
          const company = Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('company.')))
          const model = { ...blank, example: true }
          return { name: slug, model, company, entries: { values, pictures: {}, rows: {} } }
        }),
      )
      const worker = new Worker(url)
      const start = performance.now()
      const bytes = await new Promise<Uint8Array>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Reply>) => {
          if ('bytes' in data) resolve(data.bytes)
          if ('problem' in data) reject(new Error(data.problem))
        }
        worker.onerror = () => reject(new Error('The worker did not start'))
        worker.postMessage({ title: 'Rivera house', documents, readers: ['customer', 'crew', 'office'] })
      })
      const milliseconds = performance.now() - start
      worker.terminate()
      return { milliseconds, pdf: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') }
    },
    { url: engineWorkerUrl(), slugs: [...packet] },
  )

async function processOf(page: Page): Promise<number> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const used = processInfo.filter(({ type }) => type === 'renderer').sort((a, b) => b.cpuTime - a.cpuTime)
  await session.detach()
  return used[0]!.id
}

/** What a process has in memory, in megabytes; of what several processes share, its part (proportional set size). */
const megabytesOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) >> 10

async function peakOf(page: Page, act: () => Promise<void>): Promise<number> {
  const pid = await processOf(page)
  let peak = megabytesOf(pid)
  const watch = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), 100)
  try {
    await act()
  } finally {
    clearInterval(watch)
  }
  return Math.max(peak, megabytesOf(pid))
}

const MOST_MEGABYTES = 300
const COUNT = 20

/** A photograph of 12 megapixels with as much detail as one of a roof. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const detail = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  return sharp(detail).resize(4000, 3000).jpeg().toBuffer()
}

test.describe(`a tab has at most ${MOST_MEGABYTES} MB in memory`, { tag: FULL }, () => {
  test.beforeEach(({}, info) => {
    test.skip(process.platform !== 'linux', 'The memory of a process is read from /proc')
    info.slow()
  })

  /** Notes the figures with the result of the test, and expects each peak within the limit. */
  function expectPeaks(peaks: Readonly<Record<string, number>>): void {
    test.info().annotations.push({ type: 'megabytes', description: JSON.stringify(peaks) })
    console.log(`Memory of the tab in MB: ${JSON.stringify(peaks)}`)
    expect(Math.max(...Object.values(peaks))).toBeLessThan(MOST_MEGABYTES)
  }

  test('while an estimate is filled in and written in three formats', async ({ page }) => {
    await rememberEmail(page)
    await openLive(page, '/templates/shingle-roof-estimate/fill?draft=new')
    const peaks: Record<string, number> = {}
    peaks.filling = await peakOf(page, async () => {
      await page.getByRole('button', { name: 'Try with an example' }).click()
      await expect(page.getByText('Saved').first()).toBeVisible()
    })
    await page.goto('/templates/shingle-roof-estimate/fill#file')
    for (const format of ['PDF', 'Word', 'Excel']) {
      peaks[format] = await peakOf(page, async () => {
        const file = page.waitForEvent('download')
        await page.getByRole('button', { name: `Download ${format}` }).click()
        await (await file).path()
      })
    }
    expectPeaks(peaks)
  })

  test('while a category is written with a company’s name', async ({ page }) => {
    await rememberEmail(page)
    await openLive(page, '/company')
    await page.getByRole('main').getByRole('textbox', { name: 'Company name', exact: true }).fill('Ridge Test Roofing')
    await expect(page.getByText('Saved in this browser.')).toBeVisible()
    await openLive(page, '/categories/invoicing-payment')
    const archived = await peakOf(page, async () => {
      const archive = page.waitForEvent('download', { timeout: 120_000 })
      await page.getByRole('main').getByRole('link', { name: 'Download All' }).first().click()
      await expect(dialog(page).getByText(/^\d+ of \d+ files$/)).toBeVisible()
      await (await archive).path()
    })
    expectPeaks({ archived })
  })

  test(`while a packet of ${packet.length} documents is printed`, async ({ page }) => {
    await openLive(page, '/jobs')
    let pages = 0
    const printed = await peakOf(page, async () => {
      const { milliseconds, pdf } = await printPacket(page)
      pages = await withPdf(Buffer.from(pdf, 'latin1'), (document) => document.getPageCount())
      console.log(`Packet of ${packet.length} documents: ${pages} pages, ${Math.round(milliseconds)} ms`)
    })
    expect(pages).toBeGreaterThan(50)
    expectPeaks({ printed })
  })

  test.describe('on a phone', () => {
    const { viewport, deviceScaleFactor, hasTouch, isMobile, userAgent } = devices['Pixel 7']
    test.use({ viewport, deviceScaleFactor, hasTouch, isMobile, userAgent })

    test(`with ${COUNT} photographs, and while the file with them is written`, async ({ page }, info) => {
      await rememberEmail(page)
      await openLive(page, '/templates/pre-purchase-roof-inspection/fill?draft=new#photographs')
      await expect(page.getByRole('heading', { name: 'Photographs', level: 2 })).toBeVisible()
      const buffer = await photograph()
      const paths = Array.from({ length: COUNT }, (_, index) => info.outputPath(`${index}.jpg`))
      // Files of the device, of which a page has only the names until it reads them.
      for (const path of paths) writeFileSync(path, buffer)
      const photographed = await peakOf(page, async () => {
        for (let from = 0; from < COUNT; from += 5) {
          await page.getByLabel('Add photos: Inspection photographs').setInputFiles(paths.slice(from, from + 5))
          await expect(page.getByText(/^5 photos added/)).toBeVisible({ timeout: 60_000 })
        }
        await expect(page.getByRole('group', { name: `Photo ${COUNT}`, exact: true }).getByRole('img')).toBeAttached()
      })
      const written = await peakOf(page, async () => {
        const file = page.waitForEvent('download')
        await takeWithBlanks(page, 'Download PDF')
        await (await file).path()
      })
      expectPeaks({ photographed, written })
    })
  })
})
