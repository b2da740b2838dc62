import { expect, test, type Page } from '@playwright/test'
import { onDay } from '@/tests/support/full'
import { openLive, rememberEmail, savedBy } from './steps'
import { field, goToStep, isSaved, openForm, takeWithBlanks } from './fill-steps'

const contract = 'asphalt-shingles-residential-contract'
const region = (page: Page) => page.getByRole('region', { name: 'State', exact: true })
const choice = (page: Page) => region(page).getByLabel('State of the job')
const question = (page: Page, text: string) => region(page).getByRole('group', { name: text })

for (const [state, text, warning] of [
  ['CA', 'Is a buyer 65 or older?', /We do not have the words of “Five-Day Right to Cancel/],
  [
    'FL',
    'Is a state of emergency declared where the roof is?',
    /We do not have the words of “Roof contract in a state of/,
  ],
] as const)
  test(`${state}: a use not ready is a question; yes warns, not blocks`, onDay(state === 'CA'), async ({ page }) => {
    await rememberEmail(page)
    await openForm(page, contract, `?draft=new&state=${state}`)
    await expect(choice(page)).toHaveValue(state)
    await expect(region(page)).toContainText('no attorney has reviewed this edition')
    const asked = question(page, text)
    await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0)
    const warnings = [region(page).getByText(warning), page.locator('#finish').getByText(warning)]
    for (const each of warnings) await expect(each).toHaveCount(0)
    await asked.getByText('No', { exact: true }).click()
    for (const each of warnings) await expect(each).toHaveCount(0)
    await asked.getByText('Yes', { exact: true }).click()
    for (const each of warnings) await expect(each).toBeVisible()
    expect((await savedBy(page, () => takeWithBlanks(page, 'Download Word'))).name).toContain(contract)
  })

test('another state brings its edition, keeps what is typed, and changes nothing if it fails', async ({ page }) => {
  await openForm(page, contract)
  await expect(choice(page)).toHaveValue('')
  await goToStep(page, 'Contract')
  await field(page, /^Owner/)
    .first()
    .fill('Ana Rivera')
  await goToStep(page, 'Before you use this form')
  await page.route('**/api/templates/*?state=*', (route) => route.abort())
  await choice(page).selectOption('TX')
  await expect(region(page).getByRole('alert')).toContainText('could not be loaded')
  await expect(choice(page)).toHaveValue('')
  await expect(choice(page)).toBeEnabled()
  await page.unrouteAll()
  await choice(page).selectOption('TX')
  await expect(region(page)).toContainText('Texas edition:')
  await expect(page.getByRole('heading', { name: 'What Texas law requires of this contract' })).toBeVisible()
  await goToStep(page, 'Contract')
  await expect(field(page, /^Owner/).first()).toHaveValue('Ana Rivera')
  await isSaved(page)
  await page.reload()
  await expect(field(page, /^Owner/).first()).toHaveValue('Ana Rivera')
  await goToStep(page, 'Before you use this form')
  await expect(choice(page)).toHaveValue('TX')
  await openLive(page, `/templates/${contract}`)
  await expect(page.getByLabel('Your state')).toHaveValue('TX')
  await openForm(page, 'tpo-roofing-repair-contract', '')
  await expect(choice(page)).toHaveValue('TX')
})
