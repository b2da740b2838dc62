import { expect, test, type Page } from '@playwright/test'
import { FULL, onDay } from '@/tests/support/full'
import { openLive, rememberEmail, tabTo, savedBy } from './steps'
import { field, goToStep, isSaved, openForm, total, takeWithBlanks, fillOwner } from './fill-steps'

const bar = (page: Page) => page.locator('.fill-bar')
const summary = (page: Page) => page.getByRole('group', { name: 'Entries to check' })

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a change order is filled by the keyboard alone, with the arrows and Enter in its grid', async ({ page }) => {
    await rememberEmail(page)
    await openLive(page, '/templates/change-order')
    await tabTo(page, page.getByRole('link', { name: 'Fill it in here' }).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/templates\/change-order\/fill$/)
    await tabTo(page, bar(page).getByRole('link', { name: 'Next: Change order' }))
    await page.keyboard.press('Enter')
    await tabTo(page, field(page, 'Change order no.'))
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Date').first()).toBeFocused()

    await field(page, 'Work or material, line 1').focus()
    await page.keyboard.type('Sheathing')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('96')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('SF')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('4.25')
    await expect(total(page, 'This change order')).toContainText('$408.00')
    await page.keyboard.press('ArrowDown')
    await expect(field(page, /^Unit price, line 2$/)).toBeFocused()
    await page.keyboard.press('Enter')
    // Below the last line Enter adds one.
    await expect(page.getByRole('group', { name: /, line 3$/ })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Download PDF' }), 90)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Download anyway' }))
    expect((await savedBy(page, () => page.keyboard.press('Enter'))).name).toMatch(
      /^change-order-\d{4}-\d{2}-\d{2}\.pdf$/,
    )
  })

  test('columns copied from a spreadsheet fill the grid and add lines', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openForm(page, 'change-order')
    await goToStep(page, 'Change order')
    const rows = Array.from({ length: 14 }, (_, index) => `Item ${index + 1}\t${index + 1}\tSF\t$1,000.00`)
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${rows.join('\r\n')}\r\n`)
    await field(page, 'Work or material, line 1').focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(field(page, 'Work or material, line 14')).toHaveValue('Item 14')
    await expect(total(page, 'This change order')).toContainText('$105,000.00')
    await page.getByRole('button', { name: 'Clear line 14' }).click()
    await expect(total(page, 'This change order')).toContainText('$91,000.00')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(total(page, 'This change order')).toContainText('$105,000.00')
  })

  test('the page next to the form shows it, and leaves room for a wide grid', { tag: FULL }, async ({ page }) => {
    await openForm(page, 'asphalt-shingles-residential-replacement-estimate')
    const preview = page.getByRole('complementary', { name: 'As it will print' })
    await expect(preview.getByRole('img', { name: 'Page 1 as it will print' })).toBeVisible()
    await goToStep(page, 'Cost')
    await expect(preview).toBeHidden()
    const line = page.getByRole('group', { name: /, line 1$/ }).first()
    expect((await line.boundingBox())?.height).toBeLessThan(70)
    await goToStep(page, 'Measurements')
    await expect(preview).toBeVisible()
  })

  test('the page next to the form follows the step and the focus, and highlights the field', async ({ page }) => {
    // Wide enough for the page next to a grid of many columns.
    await page.setViewportSize({ width: 1720, height: 1000 })
    await openForm(page, 'asphalt-shingles-residential-contract')
    const preview = page.getByRole('complementary', { name: 'As it will print' })
    const shown = preview.getByRole('status', { name: 'Page' })
    await expect(preview.getByRole('img', { name: /^Page \d+ as it will print/ })).toBeVisible()
    const scope = page.locator('form [name="scope:1:qty"]')
    for (const link of await page.getByRole('navigation', { name: 'Steps' }).getByRole('link').all()) {
      await link.click()
      await link.and(page.locator('[aria-current]')).waitFor()
      if (await scope.isVisible()) break
    }
    await scope.focus()
    await expect(preview.locator('.fill-lit')).toBeVisible()
    const first = /^1 \/ /
    await expect(shown).toHaveText(first)
    await page.locator('form [name="owner:printedName"]').focus()
    await expect(shown).not.toHaveText(first)
    await expect(preview.locator('.fill-lit')).toBeVisible()
    // A page that the person turned to stays until the focus moves.
    await preview.getByRole('button', { name: 'Previous page' }).click()
    await expect(preview.locator('.fill-lit')).toBeHidden()
    await scope.focus()
    await expect(shown).toHaveText(first)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an inspection is answered by touch, and the page is seen behind a button', async ({ page }) => {
    await openForm(page, 'asphalt-shingles-storm-damage-inspection')
    const line = page.getByRole('group', { name: /^Bruise under the thumb/ })
    await line.getByText('Fresh', { exact: true }).tap()
    await expect(line.getByRole('radio', { name: 'Fresh' })).toBeChecked()
    await line.getByText('Fresh', { exact: true }).tap()
    await expect(line.getByRole('radio', { name: 'Fresh' })).not.toBeChecked()
    await line.getByText('Older', { exact: true }).tap()
    await page.getByRole('button', { name: 'Mark the rest N/A' }).first().tap()
    await expect(page.getByText('10 of 10 answered')).toBeVisible()
    await expect(line.getByRole('radio', { name: 'Older' })).toBeChecked()
    await page.getByRole('button', { name: 'See the page' }).tap()
    const dialog = page.getByRole('dialog', { name: 'As it will print' })
    await expect(dialog.getByRole('img', { name: 'Page 1 as it will print' })).toBeVisible()
    const width = async () => (await dialog.locator('canvas').boundingBox())?.width ?? 0
    const before = await width()
    await dialog.getByRole('button', { name: 'Enlarge' }).tap()
    await expect.poll(width).toBeGreaterThan(before * 2)
  })

  test('the page opens where the person is, and a short list takes other words', { tag: FULL }, async ({ page }) => {
    await openForm(page, 'asphalt-shingles-residential-contract')
    const list = page.locator('form select').filter({ has: page.locator('option', { hasText: 'Other…' }) })
    for (const link of await page.getByRole('navigation', { name: 'Steps' }).getByRole('link').all()) {
      await link.tap()
      await link.and(page.locator('[aria-current]')).waitFor()
      if ((await list.count()) > 0) break
    }
    const name = await list.first().getAttribute('name')
    await list.first().selectOption({ label: 'Other…' })
    const words = page.locator(`form input[name="${name}"]`)
    await expect(words).toBeFocused()
    await words.fill('As the owner wants it')
    await isSaved(page)
    await page.reload()
    await expect(words).toHaveValue('As the owner wants it')
    await words.focus()
    await page.getByRole('button', { name: 'See the page' }).tap()
    const dialog = page.getByRole('dialog', { name: 'As it will print' })
    await expect(dialog.locator('.fill-lit')).toBeVisible()
  })

  test('a wide line is one row that a tap opens, with its result', { tag: FULL }, async ({ page }) => {
    await openForm(page, 'asphalt-shingles-residential-replacement-estimate')
    await goToStep(page, 'Cost')
    const line = page.getByRole('button', { name: /^Permit/ })
    await expect(field(page, 'Work, each ($), line 1, Permit').or(field(page, /^Work, each.*Permit$/))).toBeHidden()
    await line.tap()
    await field(page, /^Typed.*, line 1, Permit$/).fill('1')
    await field(page, /^Work, each, line 1, Permit$/).fill('250')
    await line.tap()
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    await expect(line).toContainText('$250.00')
  })

  test('wrong entries are said at the field and in the summary, whose links open their line', async ({ page }) => {
    await openForm(page, 'asphalt-shingles-residential-replacement-estimate')
    await goToStep(page, 'Cost')
    await page.getByRole('button', { name: /^Permit/ }).tap()
    const price = field(page, /^Work, each, line 1, Permit$/)
    await price.fill('much')
    await field(page, /^Typed.*, line 1, Permit$/).focus()
    await expect(price).toHaveAccessibleDescription('Enter an amount, such as 1,250.00.')
    await goToStep(page, 'Estimate')
    await expect(page).toHaveURL(/#estimate$/)
    await expect(summary(page)).toContainText('One entry cannot be used')
    await summary(page).getByRole('link').tap()
    await expect(price).toBeFocused()
    await expect(price).toHaveValue('much')
    await price.fill('250')
    await expect(summary(page)).toBeHidden()
  })

  test('the way to the file leaves the step that it starts from', async ({ page }) => {
    await openForm(page, 'change-order')
    // No law touches this document, so it asks for no state.
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    await expect(page.getByRole('region', { name: 'State', exact: true })).toHaveCount(0)
    await goToStep(page, 'Photographs')
    await bar(page).getByRole('link', { name: 'Get the file' }).first().tap()
    await expect(page.getByRole('heading', { name: 'Your document' })).toBeInViewport()
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
  })
})

test('after a crash of the tab all but the last second is there', async ({ page, context }) => {
  await openForm(page, 'change-order')
  await fillOwner(page, 'Ana Rivera')
  const address = page.url()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const again = await context.newPage()
  await again.goto(address)
  await expect(field(again, 'Owner')).toHaveValue('Ana Rivera')
  await expect(again.getByText(/^Your draft from .* has been restored\./)).toBeVisible()
})

for (const [what, breakStorage] of [
  [
    'a full disk',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  ],
  [
    'a private window without a database',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('A mutation operation was attempted.', 'InvalidStateError')
      }
    },
  ],
] as const)
  test(`${what} gets a message and stops no download`, onDay(what === 'a full disk'), async ({ page }) => {
    await rememberEmail(page)
    await page.addInitScript(breakStorage)
    await openForm(page, 'change-order', '')
    await goToStep(page, 'Change order')
    await field(page, 'Owner').fill('Ana Rivera')
    await expect(page.getByText('This browser isn’t saving your draft.')).toBeVisible()
    expect((await savedBy(page, () => takeWithBlanks(page, 'Download PDF'))).name).toContain('change-order-ana-rivera')
  })
