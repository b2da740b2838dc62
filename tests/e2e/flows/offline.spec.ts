import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { compileWorker } from '@/scripts/service-worker'
import { expectAccessible } from '@/tests/support/axe'
import { collectProblems } from '@/tests/support/browser'
import { openOfficePart, readPdfText } from '@/tests/support/files'
import { startFront, stopFronts, type Front } from '@/tests/support/front'
import { expectNone, recordRequests } from '@/tests/support/recorded-requests'
import { FULL } from '@/tests/support/full'
import { dialog, giveEmail, newAddress, openLive, rememberEmail, savedBy } from './steps'
import { field, goToStep, isSaved, takeWithBlanks, fillOwner, signAs } from './fill-steps'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const inspection = '/templates/pre-purchase-roof-inspection/fill'
const changeOrder = '/templates/change-order/fill'

let front: Front
test.beforeEach(async () => {
  front = await startFront()
})
test.afterEach(stopFronts)

const onDevice = (page: Page) => page.getByText('This form is on your device')
const noNetwork = (page: Page) => page.getByRole('heading', { level: 1, name: 'No network' })
const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

const keptAddresses = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('ridgedocs-kept')).keys()).length)

/** Opens a form as a person does who begins to work, and waits until it is on the device. */
async function visit(page: Page, path: string): Promise<void> {
  await openLive(page, front.url + path)
  await expect(page.locator('.fill-title')).toBeVisible()
  await page.locator('.fill-title h1').click()
  await expect(onDevice(page)).toBeVisible()
}

async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await front.vanish()
}

const buildOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute('data-build'))

/** The site of a next build: its pages say so, and its service worker is another one. */
function deployNextBuild(): void {
  front.change((path, text) => {
    if (path === '/sw.js') return text.replace(/version:"(\w+)"/, 'version:"next-$1"')
    return text.replace('<html', '<html data-build="next"')
  })
}

test('a form is filled, photographed, signed, saved and downloaded offline', async ({ page, context }) => {
  test.setTimeout(120_000)
  const problems = await collectProblems(page)
  const requests = recordRequests(page)
  await visit(page, `${inspection}?draft=new`)
  await loseNetwork(context)

  await page.reload()
  await expect(page.locator('.fill-title')).toBeVisible()
  await field(page, /^Buyer/)
    .first()
    .fill('Zephyrine Quillfeather')
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#208040' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Add a photo: Covering, each slope')
    .setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('link', { name: 'Photo 1: Covering, each slope' })).toBeVisible()
  await signAs(page, 'Buyer', 'Zephyrine Quillfeather')
  await expect(page.getByRole('img', { name: 'Signature of Zephyrine Quillfeather' })).toBeVisible()
  await isSaved(page)

  // Nobody can record the email now: the download goes on without.
  await takeWithBlanks(page, 'Download PDF')
  const { bytes: pdf } = await savedBy(page, () => giveEmail(page, newAddress('roof')))
  expect(await readPdfText(pdf)).toContain('Inspection')
  expect(Buffer.from(pdf).includes('/DCTDecode')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  const { bytes: word } = await savedBy(page, () => takeWithBlanks(page, 'Download Word'))
  expect(openOfficePart(word, 'word/document.xml')).toContain('Zephyrine Quillfeather')
  await page.getByRole('button', { name: 'See the page' }).click()
  await expect(dialog(page).getByRole('img', { name: 'Page 1 as it will print' })).toBeVisible()

  await page.goto(`${front.url}/drafts`)
  const draft = page.getByRole('list', { name: 'Drafts' })
  await expect(draft).toContainText('signed')
  await draft.getByRole('link', { name: /^Open / }).click()
  await expect(page.getByRole('img', { name: 'Signature of Zephyrine Quillfeather' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Photo 1: Covering, each slope' })).toBeVisible()
  await page.goto(`${front.url}/company`)
  await expect(page.locator('.company input').first()).toBeVisible()

  await expectNone(requests, ['quillfeather', 'zephyrine'])
  // What the browser reports of requests without a network is no fault of the page.
  expect(
    problems.filter(
      (problem) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|could not be recorded/.test(problem),
    ),
  ).toEqual([])
})

test('pages that are not on the device say so, and what opens', { tag: FULL }, async ({ page, context }) => {
  await visit(page, `${changeOrder}?draft=new`)
  await fillOwner(page, 'Ana Rivera')
  await openLive(page, `${front.url}/packets/asphalt-shingles-repair`)
  const packet = await page.getByRole('heading', { level: 1 }).textContent()
  await loseNetwork(context)
  await page.goto(`${front.url}/categories`)
  await expect(noNetwork(page)).toBeVisible()
  await page.goto(`${front.url}/templates/roof-inspection-report-none/fill`)
  await expect(noNetwork(page)).toBeVisible()
  await expectAccessible(page, async () => {
    await page.goto(`${front.url}/templates`)
    return noNetwork(page)
  })
  await page.goto(`${front.url}/packets/asphalt-shingles-repair`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(packet!)
  await page.goto(`${front.url}/categories`)
  await expect(page.getByRole('heading', { name: 'Forms on this device' })).toBeVisible()
  await page.getByRole('link', { name: 'Change Order' }).first().click()
  await expect(field(page, 'Owner').or(page.locator('.fill-title')).first()).toBeVisible()

  await context.setOffline(false)
  await front.return()
  await page.goto(`${front.url}/categories`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No network')
})

test('nothing is kept on pages of the catalogue; a form is kept without a touch', async ({ page, context }) => {
  await openLive(page, `${front.url}/templates/change-order`)
  await page.getByRole('heading', { level: 1 }).click()
  expect(await registrations(page)).toBe(0)
  expect(await cacheNames(page)).toEqual([])
  expect(front.requests.filter((request) => request.includes('/sw.js'))).toEqual([])
  await page.goto(`${front.url}${changeOrder}?draft=new`)
  await expect(onDevice(page)).toBeVisible()
  await loseNetwork(context)
  await page.reload()
  await expect(page.locator('.fill-title')).toBeVisible()
})

test('a next build waits while a form is open, and starts with the next', { tag: FULL }, async ({ page, context }) => {
  test.setTimeout(120_000)
  await visit(page, `${changeOrder}?draft=new`)
  await fillOwner(page, 'Ana Rivera')
  deployNextBuild()
  const isWaiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await expect.poll(isWaiting).toBe(true)

  // Another tab does not take the form's build away.
  const other = await context.newPage()
  await openLive(other, `${front.url}/drafts`)
  await expect(other.getByRole('list', { name: 'Drafts' })).toContainText('Change Order')
  expect(await buildOf(other)).toBeNull()
  expect(await isWaiting()).toBe(true)
  await other.close()
  await field(page, 'Contract number').fill('12')
  expect(await buildOf(page)).toBeNull()
  await page.getByRole('button', { name: 'See the page' }).click()
  await expect(dialog(page).getByRole('img', { name: 'Page 1 as it will print' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Saved on this device at/)).toBeVisible()

  await page.reload()
  await expect.poll(() => buildOf(page).catch(() => null)).toBe('next')
  await expect(field(page, 'Owner')).toHaveValue('Ana Rivera')
  await expect(field(page, 'Contract number')).toHaveValue('12')
  expect(await isWaiting()).toBe(false)
  await loseNetwork(context)
  await page.reload()
  await expect(field(page, 'Owner')).toHaveValue('Ana Rivera')
  expect(await buildOf(page)).toBe('next')
})

test('with no storage left, a form works online, and its file is written', { tag: FULL }, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 200_000 })
  await rememberEmail(page)
  await openLive(page, `${front.url}${changeOrder}?draft=new`)
  await goToStep(page, 'Change order')
  await field(page, 'Owner').fill('Ana Rivera')
  const { bytes: word } = await savedBy(page, () => takeWithBlanks(page, 'Download Word'))
  expect(openOfficePart(word, 'word/document.xml')).toContain('Ana Rivera')
  await expect(onDevice(page)).toBeHidden()
  expect((await cacheNames(page)).filter((name) => name.startsWith('ridgedocs-shell'))).toEqual([])
})

test('a job and a document of its set never opened before work offline', { tag: FULL }, async ({ page, context }) => {
  test.setTimeout(120_000)
  await openLive(page, `${front.url}/jobs`)
  await page.getByRole('button', { name: 'New job' }).click()
  await page.getByLabel('Customer name', { exact: true }).fill('Dana Rivera')
  await page.getByLabel('Roof system', { exact: true }).selectOption('Asphalt Shingles')
  await page.getByLabel('Set of documents', { exact: true }).selectOption('Replacement')
  await expect(page.getByRole('link', { name: 'Fill in Change Order' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText('This page works offline.')).toBeVisible({ timeout: 40_000 })
  // Eleven documents, each with its facts and its model, and what the set holds.
  await expect.poll(() => keptAddresses(page), { timeout: 40_000 }).toBeGreaterThanOrEqual(24)
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await loseNetwork(context)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Rivera')
  await page.getByRole('link', { name: 'Fill in Change Order' }).click()
  await goToStep(page, 'Change order')
  await expect(field(page, 'Owner')).toHaveValue('Dana Rivera')
  await page.goto(`${front.url}/jobs`)
  await expect(page.getByRole('list', { name: 'Jobs' })).toContainText('Dana Rivera')
})

test('My drafts says where the drafts are and how much room they take', { tag: FULL }, async ({ page }) => {
  await visit(page, `${changeOrder}?draft=new`)
  await fillOwner(page, 'Ana Rivera')
  await openLive(page, `${front.url}/drafts`)
  const note = page.getByRole('region', { name: 'Storage' })
  await expect(note).toContainText(/in this browser on this device.*This site takes [\d.]+ MB here/)
  await expect(note).toContainText('So do the forms of 1 template')
  await expectAccessible(page, () => Promise.resolve(note))
})

test('switching it off removes the service worker and its caches, not drafts', { tag: FULL }, async ({ page }) => {
  await visit(page, `${changeOrder}?draft=new`)
  await fillOwner(page, 'Ana Rivera')
  const remover = await compileWorker(null)
  front.change((path, text) => (path === '/sw.js' ? remover : text.replace('<html', '<html data-offline="off"')))
  // Any page of the site: the browser looks for a new service worker by itself.
  await openLive(page, `${front.url}/categories`)
  await expect.poll(() => registrations(page)).toBe(0)
  await expect.poll(() => cacheNames(page)).toEqual([])
  await openLive(page, `${front.url}/drafts`)
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('Change Order')
  await page.getByRole('heading', { level: 1 }).click()
  await openLive(page, `${front.url}/drafts`)
  expect(await registrations(page)).toBe(0)
})

test('browsers may install the site: the manifest has no errors', async ({ page }) => {
  await openLive(page, `${front.url}/drafts`)
  const session = await page.context().newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ id: '/', display: 'standalone', start_url: '/jobs' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Tests run in a private window, which installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('the service worker is requested again each time, and is under the policy of the site', async ({ request }) => {
  const response = await request.get('/sw.js')
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
  })
  expect((await response.body()).length).toBeLessThan(20_000)
})
