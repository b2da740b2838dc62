import { expect, test, type Page, type Worker } from '@playwright/test'
import sharp from 'sharp'
import { collectProblems } from '@/tests/support/browser'
import { openOfficePart, readPdfText } from '@/tests/support/files'
import { expectNone, recordRequests } from '@/tests/support/recorded-requests'
import { dialog, giveEmail, newAddress, rememberEmail, titled, savedBy } from './steps'
import { field, goToStep, isSaved, openForm, takeWithBlanks, signAs } from './fill-steps'

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

const expectShared = (page: Page, file: RegExp) =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual([expect.stringMatching(file)])

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

/** Fails on a channel that a worker opens: they have no init script, so it is put into each as it starts. */
function watchWorkers(page: Page): () => Promise<string[]> {
  const workers = new Set<Worker>()
  page.on('worker', (worker) => {
    workers.add(worker)
    worker.on('close', () => workers.delete(worker))
    const watched = worker.evaluate(() => {
      const sent: string[] = []
      Object.assign(self, { sent })
      for (const name of ['WebSocket', 'EventSource', 'WebTransport'])
        Object.assign(self, {
          [name]: function open() {
            sent.push(name)
            throw new Error(`${name} is not used`)
          },
        })
    })
    // One that has ended by now is not watched. What it asked for is among the requests all the same.
    watched.catch(() => workers.delete(worker))
  })
  return async () => {
    const sent: string[] = []
    for (const worker of workers)
      sent.push(
        ...(await worker.evaluate((origin) => {
          const asked = performance.getEntriesByType('resource').map(({ name }) => name)
          const elsewhere = asked.filter(
            (name) => !name.startsWith(`${origin}/_next/static/`) && !/^(blob|data):/.test(name),
          )
          return [...(self as unknown as { sent: string[] }).sent, ...elsewhere]
        }, new URL(page.url()).origin)),
      )
    expect(workers.size).toBeGreaterThan(0)
    return sent
  }
}

test('a document filled, saved, shared and downloaded never leaves the device', async ({ page }) => {
  test.slow()
  const problems = await collectProblems(page)
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
  await takeWithBlanks(page, 'Download PDF')
  await expect(titled(page, 'Your file is ready')).toBeVisible()
  await expect(dialog(page)).toContainText('Your filled Change Order stays on this device.')
  const pdf = await savedBy(page, () => giveEmail(page, newAddress('device')))
  expect(pdf.name).toMatch(/^change-order-xanthe-quillfeather-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(await readPdfText(pdf.bytes)).toContain('Change Order')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  const word = await savedBy(page, () => takeWithBlanks(page, 'Download Word'))
  expect(openOfficePart(word.bytes, 'word/document.xml')).toContain('Xanthe Quillfeather')
  await takeWithBlanks(page, 'Share')
  await expectShared(page, /^change-order-xanthe-quillfeather-.*\.pdf application\/pdf true$/)

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

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('photographs and signatures never leave the device by any channel', async ({ page, context }) => {
    test.slow()
    const problems = await collectProblems(page)
    await rememberEmail(page)
    await shareFiles(page)
    await watchChannels(page)
    const sentByWorkers = watchWorkers(page)
    const requests = recordRequests(page)
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    const opened: string[] = []
    context.on('page', (other) => opened.push(other.url()))

    await openForm(page, 'pre-purchase-roof-inspection', '')
    await field(page, 'Customer name').fill('Xanthe Quillfeather')
    const noise = Buffer.from(Array.from({ length: 240 * 160 * 3 }, (_, index) => (index * 7919) % 251))
    const picture = await sharp(noise, { raw: { width: 240, height: 160, channels: 3 } })
      .jpeg()
      .toBuffer()
    const photo = { name: 'marrowgate.jpg', mimeType: 'image/jpeg', buffer: picture }
    await page.getByLabel('Add a photo: Covering, each slope').setInputFiles(photo)
    await page.getByRole('link', { name: 'Photo 1: Covering, each slope' }).click()
    const frame = page.getByRole('group', { name: 'Photo 1', exact: true })
    await frame.getByLabel('Caption').fill('Gravelstone at the valley')
    await frame.getByRole('button', { name: 'Rotate right: Photo 1' }).click()
    await expect(page.getByText('Photo 1 rotated.')).toBeVisible()

    await page.getByRole('link', { name: /^Back: / }).click()
    await signAs(page, 'Buyer', 'Xanthe Quillfeather', async (pad) => {
      await pad.scrollIntoViewIfNeeded()
      const box = (await pad.boundingBox())!
      await page.mouse.move(box.x + 40, box.y + 40)
      await page.mouse.down()
      await page.mouse.move(box.x + 160, box.y + 80, { steps: 8 })
      await page.mouse.up()
    })
    await signAs(page, 'Inspector', 'Xanthe Quillfeather')
    await isSaved(page)

    const pdf = await savedBy(page, () => takeWithBlanks(page, 'Download PDF'))
    const text = (await readPdfText(pdf.bytes)).replaceAll(/\s/g, '')
    for (const way of ['Drawn', 'Typed']) expect(text).toContain(`${way}onascreenbyXantheQuillfeather`)
    // The photograph, turned.
    expect(Buffer.from(pdf.bytes).includes('/DCTDecode')).toBe(true)
    await takeWithBlanks(page, 'Share')
    await expectShared(page, /^pre-purchase-roof-inspection-xanthe-quillfeather-.*\.pdf application\/pdf true$/)
    expect(await sentByWorkers()).toEqual([])
    await page.reload()
    await expect(field(page, 'Customer name')).toHaveValue('Xanthe Quillfeather')

    await expectNone(requests, [...secrets, 'sha-256', 'image/jpeg', 'ridgedocs-signature'])
    // No photograph and no signature goes out in any form: no body is as long as the shortest of them.
    for (const request of requests) expect(request.postDataBuffer()?.length ?? 0, request.url()).toBeLessThan(1000)
    for (const secret of secrets) expect(addresses.join(' ').toLowerCase()).not.toContain(secret)
    expect(opened).toEqual([])
    expect(page.frames()).toHaveLength(1)
    // Its service worker is the site's own; what it fetches is among the requests.
    await expect.poll(() => context.serviceWorkers().map((each) => new URL(each.url()).pathname)).toEqual(['/sw.js'])
    await expect.poll(() => requests.some((request) => request.serviceWorker() !== null)).toBe(true)
    expect(await page.evaluate(() => (window as unknown as { sent: string[] }).sent)).toEqual([])
    expect(problems).toEqual([])
  })
})
