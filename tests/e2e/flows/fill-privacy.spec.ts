import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { collectProblems, reportViolations } from '@/tests/support/browser'
import { openOfficePart, readPdfText } from '@/tests/support/files'
import { expectNone, recordRequests } from '@/tests/support/recorded-requests'
import { dialog, giveEmail, newAddress, titled } from './steps'
import { field, goToStep, isSaved, openForm } from './fill-steps'

/** Words that stand nowhere else on the site. */
const secrets = ['quillfeather', 'xanthe', '7771234567', '555-0142', 'marrowgate', '48613', 'gravelstone', '90210.77']

/** Makes the browser one that shares files, and keeps what it was given. */
const shareFiles = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: ShareData) => {
        shared.push(...(files ?? []).map(({ name, size, type }) => `${name} ${type} ${size > 10_000}`))
        return Promise.resolve()
      },
    })
  })

/** Fails on every way to send that Playwright does not list as a request. */
const watchChannels = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sent: string[] = []
    Object.assign(window, { sent })
    const beacon = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      sent.push(`beacon ${String(url)}`)
      return beacon(url, data)
    }
    for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection', 'WebTransport'])
      Object.assign(window, {
        [name]: function open() {
          sent.push(name)
          throw new Error(`${name} is not used`)
        },
      })
  })

const bytesOf = async (page: Page, press: () => Promise<void>) => {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

test('a document filled, saved, shared and downloaded never leaves the device', async ({ page }) => {
  test.slow()
  const problems = collectProblems(page)
  await reportViolations(page)
  await shareFiles(page)
  await watchChannels(page)
  const requests = recordRequests(page)

  await openForm(page, 'change-order', '')
  await expect(page.getByText('Nothing you type leaves this device.')).toBeVisible()
  await goToStep(page, 'Change order')
  await field(page, 'Owner').fill('Xanthe Quillfeather')
  await field(page, 'Contract number').fill('7771234567')
  await field(page, 'Job site address').fill('12 Marrowgate Lane')
  await field(page, 'The contract says').fill('Gravelstone underlayment, call 555-0142')
  await field(page, 'Work or material, line 1').fill('Part 48613')
  await field(page, /^Qty.*, line 1$/).fill('2')
  await field(page, /^Unit price, line 1$/).fill('90210.77')
  await expect(page.locator('.fill-total').filter({ hasText: 'This change order' })).toContainText('$180,421.54')
  await isSaved(page)

  // The email of the download dialog is sent, as its text says; nothing of the document is.
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(titled(page, 'Get your free template')).toBeVisible()
  const pdf = await bytesOf(page, () => giveEmail(page, newAddress('device')))
  expect(pdf.name).toMatch(/^change-order-quillfeather-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(await readPdfText(pdf.bytes)).toContain('Change Order')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  const word = await bytesOf(page, () => page.getByRole('button', { name: 'Download Word' }).click())
  expect(openOfficePart(word.bytes, 'word/document.xml')).toContain('Xanthe Quillfeather')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual([expect.stringMatching(/^change-order-quillfeather-.*\.pdf application\/pdf true$/)])

  // What was saved comes back, and the list of drafts names it.
  await page.reload()
  await expect(field(page, 'Owner')).toHaveValue('Xanthe Quillfeather')
  await page.goto('/drafts')
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('Xanthe Quillfeather')
  await page.goto('/templates/change-order')

  expect(requests.some((request) => request.url().includes('/models/change-order.json'))).toBe(true)
  expect(requests.some((request) => request.method() === 'POST')).toBe(true)
  await expectNone(requests, secrets)
  expect(await page.evaluate(() => (window as unknown as { sent: string[] }).sent)).toEqual([])
  expect(problems).toEqual([])
})
