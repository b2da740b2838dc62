import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The process of the page's tab. Its workers are in the same. */
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

/** The most megabytes that the page's tab has in memory while something is done. */
export async function peakOf(page: Page, act: () => Promise<void>): Promise<number> {
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
