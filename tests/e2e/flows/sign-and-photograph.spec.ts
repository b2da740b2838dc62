import { devices, expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '@/tests/support/axe'
import { collectProblems } from '@/tests/support/browser'
import { openOfficePart, readPdfText } from '@/tests/support/files'
import { FULL } from '@/tests/support/full'
import { dialog, openLive, rememberEmail, savedBy } from './steps'
import { signAs, takeWithBlanks } from './fill-steps'

const FORM = '/templates/pre-purchase-roof-inspection/fill?draft=new'
const CONSENT = /I intend this as my signature/

const saved = (page: Page): Locator => page.getByText(/^Saved on this device/)

/** A photograph as a phone stores it: lying on its side, with the place where it was taken. */
async function phonePhoto(width: number, height: number, background: string): Promise<Buffer> {
  const left = await sharp({ create: { width: width / 2, height, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'RidgePhone', Model: 'Ridge 9' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 57/1 40/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '82/1 59/1 56/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** The JPEG pictures in a PDF, which holds them as they are. */
function jpegsIn(pdf: Uint8Array): Buffer[] {
  const file = Buffer.from(pdf)
  const found: Buffer[] = []
  for (let at = file.indexOf('/DCTDecode'); at >= 0; at = file.indexOf('/DCTDecode', at + 1)) {
    const start = file.indexOf('stream\n', at) + 'stream\n'.length
    found.push(file.subarray(start, file.indexOf('\nendstream', start)))
  }
  return found
}

const download = async (page: Page, format: 'PDF' | 'Word'): Promise<Uint8Array> =>
  (await savedBy(page, () => takeWithBlanks(page, `Download ${format}`))).bytes

async function drawByTouch(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded()
  const box = (await canvas.boundingBox())!
  const session = await page.context().newCDPSession(page)
  for (const [from, to] of [
    [0.15, 0.5],
    [0.45, 0.85],
  ] as const) {
    const point = (share: number) => ({
      x: box.x + box.width * (from + (to - from) * share),
      y: box.y + box.height * (0.5 + 0.25 * Math.sin(share * 9)),
    })
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] })
    for (let step = 1; step <= 12; step += 1)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(step / 12)] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await session.detach()
}

test.describe('on a phone', () => {
  const { viewport, deviceScaleFactor, hasTouch, isMobile, userAgent } = devices['Pixel 7']
  test.use({ viewport, deviceScaleFactor, hasTouch, isMobile, userAgent })

  test('photos are turned, scaled and freed of their place; a finger signs', { tag: FULL }, async ({ page }) => {
    test.slow()
    const problems = await collectProblems(page)
    await rememberEmail(page)
    const bodies: string[] = []
    page.context().on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
    await openLive(page, FORM)

    const valley = jpeg('valley.jpg', await phonePhoto(3000, 2000, '#803010'))
    expect(valley.buffer.includes('Exif')).toBe(true)
    await page.getByLabel('Add a photo: Covering, each slope').setInputFiles(valley)
    await expect(page.getByRole('link', { name: 'Photo 1: Covering, each slope' })).toBeVisible()
    await expect(page.getByLabel('Photo no., Covering, each slope')).toHaveValue('1')
    await page.getByRole('link', { name: 'Photo 1: Covering, each slope' }).tap()
    await expect(page.getByRole('heading', { name: 'Photographs', level: 2 })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Photo 1', exact: true }).getByLabel('Caption')).toHaveValue(
      'Covering, each slope',
    )

    await page
      .getByLabel('Add photos: Inspection photographs')
      .setInputFiles([
        jpeg('north.jpg', await phonePhoto(1200, 900, '#208040')),
        { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
        jpeg('torn.jpg', valley.buffer.subarray(0, 300)),
      ])
    await expect(page.getByText('1 photo added: 2.')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'IMG_1.HEIC is in the HEIC format' })).toBeVisible()
    await expect(page.getByText('torn.jpg cannot be read as a picture. It may be damaged.')).toBeVisible()

    // A photograph is turned by a quarter, and back by three more.
    const second = page.getByRole('group', { name: 'Photo 2', exact: true })
    for (let turn = 1; turn <= 4; turn += 1) {
      const before = await second.getByRole('img').getAttribute('width')
      await second.getByRole('button', { name: 'Rotate right: Photo 2' }).tap()
      await expect(second.getByRole('img')).not.toHaveAttribute('width', before!)
    }

    await page.getByRole('link', { name: /^Back: / }).tap()
    await page.getByRole('button', { name: 'Sign here: Buyer' }).tap()
    await dialog(page).getByLabel('Your name').fill('Zephyrine Rivera')
    await expect(dialog(page).getByRole('radio', { name: 'Draw' })).toBeChecked()
    const pad = dialog(page).getByRole('img', { name: 'Place to draw your signature' })
    // Clicks, not taps: Chromium may take a tap right after a drawn stroke for the end of a fling, and swallows it.
    await drawByTouch(page, pad)
    await dialog(page).getByRole('button', { name: 'Undo' }).click()
    await drawByTouch(page, pad)
    await dialog(page).getByLabel(CONSENT).check()
    await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
    const buyer = page.getByRole('group', { name: 'Buyer' })
    await expect(buyer.getByRole('img', { name: 'Signature of Zephyrine Rivera' })).toBeVisible()
    const evidence = await buyer.getByText(/SHA-256 of the content/).textContent()
    await expect(saved(page)).toBeVisible()

    const pdf = await download(page, 'PDF')
    const pictures = await Promise.all(jpegsIn(pdf).map(async (each) => ({ each, meta: await sharp(each).metadata() })))
    expect(pictures.map(({ meta }) => [meta.width, meta.height])).toEqual([
      [1067, 1600],
      [900, 1200],
    ])
    for (const { each, meta } of pictures) {
      expect(meta.exif).toBeUndefined()
      for (const trace of ['Exif', 'RidgePhone', 'GPS']) expect(each.includes(trace), trace).toBe(false)
    }
    // Turned by a quarter, the half that was left and white is above.
    const { data } = await sharp(pictures[0]!.each)
      .resize(1, 2, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[2]!).toBeGreaterThan(200)
    expect(data[5]!).toBeLessThan(60)
    const text = (await readPdfText(pdf)).replaceAll(/\s/g, '')
    expect(text).toContain(evidence!.replaceAll(/\s/g, ''))
    const word = await download(page, 'Word')
    const body = openOfficePart(word, 'word/document.xml')
    expect(body).toContain('Signed on a screen by Zephyrine Rivera')
    expect(body).not.toContain('Signature of Zephyrine Rivera, drawn on a screen')

    // A restored tab has all of it back.
    await page.reload()
    await expect(page.getByRole('group', { name: 'Buyer' }).getByText(evidence!)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Photo 1: Covering, each slope' })).toBeVisible()

    const sent = decodeURIComponent(bodies.join('\n')).toLowerCase()
    for (const secret of ['zephyrine', 'covering, each', 'sha-256']) expect(sent).not.toContain(secret)
    for (const body of bodies) expect(body.length).toBeLessThan(4000)
    expect(problems.filter((problem) => !/photograph could not be read/.test(problem))).toEqual([])
  })
})

test('a line of findings has its own photos, which stay turned', { tag: FULL }, async ({ page }) => {
  test.slow()
  await rememberEmail(page)
  await openLive(page, '/templates/asphalt-shingles-leak-investigation/fill?draft=new')
  const where = page.getByLabel(/^Photo no\., line 1/).first()
  await where.scrollIntoViewIfNeeded()
  const line = page
    .getByRole('group', { name: /, line 1$/ })
    .filter({ has: where })
    .first()
  await line.getByLabel(/^Add a photo: /).setInputFiles(jpeg('stain.jpg', await phonePhoto(1200, 900, '#803010')))
  await expect(where).toHaveValue('1')
  await line.getByRole('link', { name: /^Photo 1: / }).click()
  const first = page.getByRole('group', { name: 'Photo 1', exact: true })
  await expect(first.getByRole('img')).toHaveAttribute('width', '900')
  await first.getByRole('button', { name: 'Rotate right: Photo 1' }).click()
  await expect(first.getByRole('img')).toHaveAttribute('width', '1200')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(first.getByRole('img')).toHaveAttribute('width', '1200')
  const [picture] = jpegsIn(await download(page, 'PDF'))
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 900 })
})

test('a signature is typed by keyboard; a later change asks for another', { tag: FULL }, async ({ page }) => {
  test.slow()
  await rememberEmail(page)
  await openLive(page, FORM)
  const open = page.getByRole('button', { name: 'Sign here: Inspector' })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  const type = dialog(page).getByRole('radio', { name: 'Type' })
  await expect(type).toBeChecked()
  await type.focus()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Your name')).toBeFocused()
  await page.keyboard.type('Nguyễn Peña')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog(page).getByLabel(CONSENT)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  const inspector = page.getByRole('group', { name: 'Inspector' })
  await expect(inspector.getByRole('img', { name: 'Signature of Nguyễn Peña' })).toBeVisible()
  await expect(inspector.getByRole('figure')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(inspector.getByRole('button', { name: 'Check this signature' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inspector.getByText(/The fingerprint matches/)).toContainText('does not prove who signed')
  const evidence = (await inspector.getByText(/SHA-256 of the content/).textContent())!
  const hash = /[0-9a-f]{64}/.exec(evidence)![0]
  const inOneLine = async () => (await readPdfText(await download(page, 'PDF'))).replaceAll(/\s/g, '')
  expect(await inOneLine()).toContain(hash)

  await page.getByRole('textbox', { name: 'Customer name' }).fill('Someone Else')
  const told = page.getByRole('group', { name: 'Signatures' })
  await expect(told).toContainText(
    'Inspector: Changed since it was signed: Customer name. The file leaves this signature out',
  )
  expect(await inOneLine()).not.toContain(hash)

  await told.getByRole('link', { name: 'Inspector' }).click()
  await inspector.getByRole('button', { name: 'Sign again: Inspector' }).click()
  await expect(dialog(page).getByLabel('Your name')).toHaveValue('Nguyễn Peña')
  await dialog(page).getByLabel(CONSENT).check()
  await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(told).toBeHidden()
  await expect(inspector.getByText(hash)).toBeHidden()
})

const places: Record<string, (page: Page) => Promise<Locator>> = {
  'the place to draw a signature': async (page) => {
    await openLive(page, FORM)
    await page.getByRole('button', { name: 'Sign here: Buyer' }).click()
    await dialog(page).getByText('Draw', { exact: true }).click()
    return dialog(page)
  },
  'a signature of what was changed since': async (page) => {
    await openLive(page, FORM)
    await signAs(page, 'Buyer', 'Ana Rivera')
    await page.getByRole('textbox', { name: 'Customer name' }).fill('Someone Else')
    return page.getByText(/Ask for a new signature/)
  },
  'a photograph and its caption': async (page) => {
    await openLive(page, FORM)
    await page.getByRole('link', { name: /^Next: / }).click()
    await page
      .getByLabel('Add photos: Inspection photographs')
      .setInputFiles(jpeg('north.jpg', await phonePhoto(1200, 900, '#208040')))
    const photograph = page.getByRole('group', { name: 'Photo 1', exact: true }).getByRole('img')
    await expect(photograph).toBeVisible()
    // The sticky header would cover half of a link.
    await page.evaluate(() => scrollTo(0, 0))
    return photograph
  },
}
for (const [place, reach] of Object.entries(places))
  test(`axe finds no violations in ${place}`, { tag: FULL }, async ({ page }) => {
    test.slow()
    await expectAccessible(page, () => reach(page))
  })
