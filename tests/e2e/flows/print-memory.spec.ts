import { expect, test } from '@playwright/test'
import { withPdf } from '@/lib/pdfium'
import { FULL } from '@/tests/support/full'
import { packet, printPacket } from '@/tests/support/print-packet'
import { megabytesOf, processOf } from '@/tests/support/tab-memory'
import { openLive } from './steps'

const MOST_MEGABYTES = 300

test(
  `a packet of ${packet.length} documents is printed in a tab of at most ${MOST_MEGABYTES} MB`,
  { tag: FULL },
  async ({ page }, info) => {
    test.skip(process.platform !== 'linux', 'The memory of a process is read from /proc')
    test.slow()
    await openLive(page, '/jobs')
    const pid = await processOf(page)
    let peak = megabytesOf(pid)
    const watch = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), 100)
    const { milliseconds, pdf } = await printPacket(page)
    clearInterval(watch)
    const pages = await withPdf(Buffer.from(pdf, 'latin1'), (document) => document.getPageCount())
    info.annotations.push({ type: 'packet', description: JSON.stringify({ peak, milliseconds, pages }) })
    console.log(`Packet of ${packet.length} documents: ${pages} pages, ${Math.round(milliseconds)} ms, ${peak} MB`)
    expect(pages).toBeGreaterThan(50)
    expect(peak).toBeLessThan(MOST_MEGABYTES)
  },
)
