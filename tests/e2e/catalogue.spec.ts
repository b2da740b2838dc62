import { expect, test, type APIRequestContext } from '@playwright/test'

/** The number of templates, formatted as on the pages. */
async function totalOf(request: APIRequestContext): Promise<string> {
  const { total } = (await (await request.get('/api/templates?perPage=1')).json()) as { total: number }
  return total.toLocaleString('en-US')
}

test('the URL holds the filters and order of the list, and Back restores them', async ({ page, request }) => {
  const total = await totalOf(request)
  await page.goto('/templates')
  await expect(page.getByText(`Showing ${total} of ${total} templates`)).toBeVisible()
  await page.goto('/templates?format=Excel&category=estimates-quotes&sort=name-desc')
  await expect(page.getByText(`Showing 4 of ${total} templates`)).toBeVisible()
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(names.first()).toHaveText('Shingle Roof Estimate')
  await names.first().getByRole('link').click()
  await expect(page).toHaveURL('/templates/shingle-roof-estimate')
  await page.goBack()
  await expect(page.getByText(`Showing 4 of ${total} templates`)).toBeVisible()
  await page.goto('/templates?format=Excel&category=contracts-agreements')
  await expect(page.getByText('No templates match your filters.')).toBeVisible()
})

test('each choice of a filter acts at once', async ({ page, request }) => {
  await page.goto('/templates')
  const filters = page.getByRole('main')
  await filters.getByRole('checkbox', { name: /Excel/ }).first().check()
  await filters.getByRole('combobox', { name: 'Roof system' }).selectOption('epdm')
  await expect(page).toHaveURL(/format=Excel.*system=epdm/)
  await expect(page.getByText(`Showing 5 of ${await totalOf(request)} templates`)).toBeVisible()
})

test('visitors browse, filter, search and download without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page
    .getByRole('main')
    .getByPlaceholder(/Search templates/)
    .fill('storm')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "storm"')
  await page.getByRole('link', { name: 'Storm Damage Assessment', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Template (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe('storm-damage-assessment.pdf')
  await context.close()
})

test('what is unknown gets 404 with a text of its own', async ({ page }) => {
  for (const [path, title, text] of [
    ['/templates/no-such-template', 'Template Not Found', "The template you're looking for doesn't exist."],
    ['/categories/no-such-category', 'Category Not Found', "The category you're looking for doesn't exist."],
    ['/categories/estimates-proposals/thatch', 'Roof System Not Found', 'Back to Estimates & Proposals'],
    ['/categories/contracts-agreements/thatch', 'Roof System Not Found', 'Back to Contracts & Agreements'],
    ['/categories/inspections-assessments/thatch', 'System Not Found', 'Back to Inspections & Assessments'],
    ['/categories/safety-compliance/thatch', 'System Not Found', 'Back to Safety & Compliance'],
    ['/no/such/page', "Oops! That template doesn't exist.", 'Browse All Templates'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('main')).toContainText(title)
    await expect(page.getByRole('main')).toContainText(text)
  }
})

test('the former address of the marketing category redirects permanently', async ({ request }) => {
  const response = await request.get('/categories/marketing-lead-generation', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(new URL(response.headers().location!, 'http://x').pathname).toBe('/categories/marketing-lead-gen')
})

test('search results show a heading, a count, cards, similar templates and an empty state', async ({ page }) => {
  await page.goto('/search?q=osha')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "osha"')
  await expect(page.getByText(/^Found \d+ templates?$/)).toBeVisible()
  await page.goto('/search?q=storm+inspection')
  await expect(page.getByText(/^No exact match\. \d+ similar templates$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Similar templates' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Storm Damage Assessment')
  await page.goto('/search?q=zzzz')
  await expect(page.getByText('No templates found')).toBeVisible()
  for (const suggestion of ['estimate', 'inspection', 'safety'])
    await expect(page.getByRole('main').getByRole('link', { name: suggestion })).toHaveAttribute(
      'href',
      `/search?q=${suggestion}`,
    )
})

test('the preview shows the real document page by page, and its download button opens the email dialog', async ({
  page,
  request,
}) => {
  await page.goto('/templates/shingle-roof-estimate')
  await page.getByRole('link', { name: /^Preview Template/ }).click()
  const preview = page.getByRole('dialog', { name: 'Shingle Roof Estimate' })
  const sheet = preview.getByRole('img', { name: 'Page 1 of Shingle Roof Estimate' })
  await expect(sheet).toBeVisible()
  const inkOf = () =>
    sheet.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      return data.reduce((dark, value, index) => dark + (index % 4 === 0 && value < 128 ? 1 : 0), 0)
    })
  await expect.poll(inkOf).toBeGreaterThan(500)
  await preview.getByRole('button', { name: 'Next page' }).click()
  await expect(preview.getByRole('img', { name: 'Page 2 of Shingle Roof Estimate' })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('target', '_blank')
  await preview.getByRole('link', { name: 'Download Template' }).click()
  await expect(preview).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Get your free template' })).toBeVisible()
  expect((await request.get('/api/documents/shingle-roof-estimate/pages/2')).ok()).toBe(true)
  expect((await request.get('/api/documents/shingle-roof-estimate/pages/99')).status()).toBe(404)
})
