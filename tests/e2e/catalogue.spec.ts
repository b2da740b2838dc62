import { expect, test } from '@playwright/test'

test('the URL holds the filters and order of the list, and Back restores them', async ({ page }) => {
  await page.goto('/templates?format=Excel&category=estimates-quotes&sort=name-desc')
  const count = page.getByText('Showing 4 of 881 templates')
  await expect(count).toBeVisible()
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(names.first()).toHaveText('Shingle Roof Estimate')
  await names.first().getByRole('link').click()
  await expect(page).toHaveURL('/templates/shingle-roof-estimate')
  await page.goBack()
  await expect(count).toBeVisible()
})

test('what is unknown gets 404 with a text of its own', async ({ request }) => {
  for (const [path, title, text] of [
    ['/templates/no-such-template', 'Template Not Found', "The template you're looking for doesn't exist."],
    ['/categories/no-such-category', 'Category Not Found', "The category you're looking for doesn't exist."],
    ['/categories/estimates-proposals/thatch', 'Roof System Not Found', 'Back to Estimates & Proposals'],
    ['/categories/contracts-agreements/thatch', 'Roof System Not Found', 'Back to Contracts & Agreements'],
    ['/categories/inspections-assessments/thatch', 'System Not Found', 'Back to Inspections & Assessments'],
    ['/categories/safety-compliance/thatch', 'System Not Found', 'Back to Safety & Compliance'],
    ['/no/such/page', "Oops! That template doesn't exist.", 'Browse All Templates'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    const html = (await response.text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? []
    expect(main, path).toContain(title)
    expect(main, path).toContain(text)
  }
})
