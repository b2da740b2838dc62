import { writeFileSync } from 'node:fs'
import { devices, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { FULL } from '@/tests/support/full'
import { megabytesOf, processOf } from '@/tests/support/tab-memory'
import { openLive, rememberEmail } from './steps'
import { takeWithBlanks } from './fill-steps'

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

test.describe('on a phone', () => {
  const { viewport, deviceScaleFactor, hasTouch, isMobile, userAgent } = devices['Pixel 7']
  test.use({ viewport, deviceScaleFactor, hasTouch, isMobile, userAgent })

  test(
    `${COUNT} photographs and the file with them take no more than ${MOST_MEGABYTES} MB of memory`,
    { tag: FULL },
    async ({ page }, info) => {
      test.skip(process.platform !== 'linux', 'The memory of a process is read from /proc')
      test.slow()
      await rememberEmail(page)
      await openLive(page, '/templates/pre-purchase-roof-inspection/fill?draft=new#photographs')
      await expect(page.getByRole('heading', { name: 'Photographs', level: 2 })).toBeVisible()
      const pid = await processOf(page)
      const before = megabytesOf(pid)
      const buffer = await photograph()
      const paths = Array.from({ length: COUNT }, (_, index) => info.outputPath(`${index}.jpg`))
      // Files of the device, of which a page has only the names until it reads them.
      for (const path of paths) writeFileSync(path, buffer)
      let peak = before
      const watch = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), 200)
      for (let from = 0; from < COUNT; from += 5) {
        await page.getByLabel('Add photos: Inspection photographs').setInputFiles(paths.slice(from, from + 5))
        await expect(page.getByText(/^5 photographs added/)).toBeVisible({ timeout: 60_000 })
      }
      await expect(page.getByRole('group', { name: `Photo ${COUNT}`, exact: true }).getByRole('img')).toBeAttached()
      const withPhotographs = megabytesOf(pid)
      const file = page.waitForEvent('download')
      await takeWithBlanks(page, 'Download PDF')
      await (await file).path()
      clearInterval(watch)
      const after = megabytesOf(pid)
      const figures = { before, withPhotographs, after, peak: Math.max(peak, after) }
      info.annotations.push({ type: 'megabytes', description: JSON.stringify(figures) })
      console.log(`Memory of the tab in MB: ${JSON.stringify(figures)}`)
      expect(figures.peak).toBeLessThan(MOST_MEGABYTES)
    },
  )
})
