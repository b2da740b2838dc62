import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { dialog, giveEmail, newAddress, openLive, rememberEmail, titled, savedBy } from './steps'
import { FULL } from '@/tests/support/full'
import { hold } from '@/tests/support/browser'

const bundle = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: false })
const small = '/categories/business-operations'

async function throttle(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

test('a bundle downloads as one archive after the email, with its own message', async ({ page, request }) => {
  await openLive(page, small)
  await bundle(page, 'Download All').click()
  await expect(dialog(page)).toContainText('Enter your email to download Business Operations (2 templates).')
  const archive = await savedBy(page, async () => {
    await giveEmail(page, newAddress('bundler'))
    await expect(page.getByText('Downloading 2 templates... Check your email for backup!')).toBeVisible()
  })
  expect(archive.name).toBe('ridgedocs-business-operations.zip')
  const names = Object.keys(unzipSync(archive.bytes))
  const { files } = (await (await request.get('/api/bundles/business-operations/files')).json()) as {
    files: { name: string }[]
  }
  expect(names.map((name) => name.split('/').pop())).toEqual(files.map(({ name }) => name))
  await expect(titled(page, 'Download Started! ✓')).toBeVisible()
})

test('an archive shows its progress; canceling saves nothing until asked again', { tag: FULL }, async ({ page }) => {
  await rememberEmail(page)
  await openLive(page, '/')
  await throttle(page, 200_000)
  let saves = 0
  page.on('download', () => saves++)
  await bundle(page, 'Download All Templates').click()
  await expect(titled(page, 'Downloading…')).toBeVisible()
  const progress = dialog(page).getByRole('progressbar', { name: 'Download' })
  await expect(progress).toHaveAttribute('value', /^[1-9]/)
  await expect(dialog(page).getByText(/^\d+\.\d MB of \d+\.\d MB$/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(titled(page, 'Download stopped')).toBeVisible()
  expect(saves).toBe(0)
  await throttle(page, -1)
  expect((await savedBy(page, dialog(page).getByRole('button', { name: 'Download Again' }))).name).toBe(
    'ridgedocs-essentials.zip',
  )
})

test('a large bundle comes only as an archive', { tag: FULL }, async ({ page }) => {
  await rememberEmail(page)
  await openLive(page, '/templates')
  const release = await hold(page, '**/api/bundles/complete')
  await bundle(page, 'Download Complete Pack').click()
  await expect(titled(page, 'Downloading…')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Save as Separate Files' })).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  release()
})

test('a category comes in one format only on request', { tag: FULL }, async ({ page }) => {
  await rememberEmail(page)
  await openLive(page, small)
  const archive = await savedBy(page, page.getByRole('link', { name: 'Word only: Business Operations' }))
  expect(archive.name).toBe('ridgedocs-business-operations-word.zip')
  const names = Object.keys(unzipSync(archive.bytes))
  expect(names.every((name) => name.endsWith('.docx'))).toBe(true)
})
