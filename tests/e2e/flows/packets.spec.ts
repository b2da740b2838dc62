import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { dialog, giveEmail, newAddress, openLive, phone, titled, savedBy } from './steps'

test('from a roof system to its packet: documents in order, with their reasons', async ({ page }) => {
  await openLive(page, '/categories/contracts-agreements/epdm')
  await page
    .getByRole('navigation', { name: 'Packets for EPDM' })
    .getByRole('link', { name: /^Repair/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EPDM Repair Packet')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    ...['Home', 'Packets', 'EPDM Repair Packet'],
  ])
  const main = page.getByRole('main')
  await expect(main.locator('.packet').getByRole('heading', { level: 2 })).toHaveText([
    ...['If water is coming in', 'Find the cause', 'Price and sign', 'Do the repair', 'Get paid'],
  ])
  const documents = main.locator('.packet').getByRole('article')
  await expect(documents).toHaveCount(12)
  const estimate = documents.filter({ has: page.getByRole('heading', { name: 'EPDM Repair Estimate' }) })
  await expect(estimate).toContainText('Prices the repairs that this roof usually needs')
  await expect(estimate.locator('.badges > *')).toHaveText(['PDF', 'Excel', 'Word'])
  await expect(estimate.getByRole('link', { name: 'View EPDM Repair Estimate' })).toHaveAttribute(
    ...(['href', '/templates/epdm-repair-estimate'] as const),
  )
  await estimate.locator('summary').click()
  await expect(estimate.getByRole('link', { name: 'Fill it in here' })).toHaveAttribute(
    ...(['href', '/templates/epdm-repair-estimate/fill'] as const),
  )
})

test('one document of a packet, or all as one archive, downloads after the email', async ({ page, request }) => {
  await openLive(page, '/packets/crew-day')
  await page.getByRole('link', { name: 'Download Crew Assignment Board as PDF' }).click()
  await expect(dialog(page)).toContainText('Crew Assignment Board (PDF)')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Download All' }).click()
  await expect(dialog(page)).toContainText('Enter your email to download Crew Day Packet (14 templates).')
  const archive = await savedBy(page, async () => {
    await giveEmail(page, newAddress('foreman'))
    await expect(page.getByText('Downloading 14 templates... Check your email for backup!')).toBeVisible()
  })
  expect(archive.name).toBe('ridgedocs-crew-day-packet.zip')
  const names = Object.keys(unzipSync(archive.bytes))
  const { files } = (await (await request.get('/api/bundles/crew-day/files')).json()) as {
    files: { name: string; folder: string }[]
  }
  expect(names).toEqual(files.map(({ folder, name }) => `${folder}/${name}`))
  expect(names[0]).toBe('1-before-the-crew-leaves/crew-assignment-board.pdf')
  await expect(titled(page, 'Download Started! ✓')).toBeVisible()
})

test('the packet for subcontractors has the agreement of every roof system', async ({ page }) => {
  await page.setViewportSize(phone)
  await openLive(page, '/packets/subcontracting')
  const agreements = page.getByRole('list', { name: 'Subcontractor Agreement by roof system' }).getByRole('link')
  await expect(agreements).toHaveCount(21)
  await agreements.filter({ hasText: 'EPDM' }).click()
  await expect(page).toHaveURL('/templates/epdm-subcontractor-agreement')
})

test('all packets are listed, and an unknown one is not found', async ({ page, request }) => {
  await openLive(page, '/categories')
  await page.getByRole('link', { name: 'job packets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Packets')
  await expect(page.getByRole('main').locator('a[href^="/packets/"]')).toHaveCount(109)
  expect((await request.get('/packets/thatch-repair')).status()).toBe(404)
})
