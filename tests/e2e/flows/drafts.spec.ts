import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '@/tests/support/axe'
import { FULL } from '@/tests/support/full'
import { dialog, openLive, savedBy } from './steps'
import { field, fillOwner, goToStep, openForm } from './fill-steps'

const drafts = (page: Page) => page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')

async function begin(page: Page, owner: string): Promise<void> {
  await openForm(page, 'change-order')
  await fillOwner(page, owner)
}

test('drafts open where they were left, and are renamed, duplicated and deleted', async ({ page }) => {
  await begin(page, 'Ana Rivera')
  await field(page, 'Contract number').focus()
  const place = await field(page, 'Contract number').getAttribute('id')
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open('ridgedocs')
            opening.onerror = () => reject(new Error('The database could not be opened'))
            opening.onsuccess = () => {
              const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
              all.onsuccess = () => resolve((all.result as { at?: string }[])[0]?.at)
            }
          }),
      ),
    )
    .toBe(place)
  await openLive(page, '/drafts')
  await page.getByRole('link', { name: 'Open Change Order' }).click()
  await expect(field(page, 'Contract number')).toBeFocused()
  await expect(field(page, 'Contract number')).toBeInViewport()
  await openForm(page, 'change-order', '')
  await expect(field(page, 'Contract number')).toBeFocused()

  await openLive(page, '/drafts')
  await expect(drafts(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Rename Change Order' }).click()
  await dialog(page).getByLabel('Name').fill('Rivera, second layer')
  await dialog(page).getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('button', { name: 'Duplicate Rivera, second layer' }).click()
  await expect(drafts(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete Rivera, second layer (copy)' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(drafts(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Open Rivera, second layer' }).click()
  await goToStep(page, 'Change order')
  await expect(field(page, 'Owner')).toHaveValue('Ana Rivera')
})

test('an imported file asks before it replaces a draft that may be newer here', { tag: FULL }, async ({ page }) => {
  await begin(page, 'Ana Rivera')
  await openLive(page, '/drafts')
  const { bytes } = await savedBy(page, page.getByRole('button', { name: 'Export all' }))
  const file = JSON.parse(Buffer.from(bytes).toString()) as {
    drafts: { changed: number; typed: Record<string, string> }[]
  }
  const [draft] = file.drafts
  for (const [name, text] of Object.entries(draft!.typed)) if (text === 'Ana Rivera') draft!.typed[name] = 'Somebody'
  draft!.changed = Date.UTC(274_493, 0, 1)
  const buffer = Buffer.from(JSON.stringify(file))
  const picker = page.getByLabel('File of exported drafts')
  await picker.setInputFiles({ name: 'drafts.json', mimeType: 'application/json', buffer })
  await expect(
    page.getByText('Not replaced, because the copy in this browser may be newer: Change Order.'),
  ).toBeVisible()
  await expect(drafts(page)).toContainText('Ana Rivera')
  await page.getByRole('button', { name: 'Replace with the copy in the file' }).click()
  await expect(drafts(page)).toContainText('Somebody')
})

test('an export brings drafts to another browser; other files nothing', { tag: FULL }, async ({ page, browser }) => {
  await begin(page, 'Ana Rivera')
  await openLive(page, '/drafts')
  const file = await savedBy(page, page.getByRole('button', { name: 'Export all' }))
  const context = await browser.newContext()
  const other = await context.newPage()
  await openLive(other, new URL('/drafts', page.url()).href)
  const picker = other.getByLabel('File of exported drafts')
  await picker.setInputFiles({
    name: 'notes.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"drafts": 3}'),
  })
  await expect(other.getByText('That file isn’t a drafts export. Nothing was changed.')).toBeVisible()
  await picker.setInputFiles(file.path)
  await expect(drafts(other)).toContainText('Ana Rivera')
  await context.close()
})

test('axe finds no violations in the list of drafts', { tag: FULL }, async ({ page }) => {
  await begin(page, 'Ana Rivera')
  await expectAccessible(page, async () => {
    await openLive(page, '/drafts')
    return drafts(page).first()
  })
})
