import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { field, goToStep, isSaved, openForm } from '@/tests/e2e/flows/fill-steps'
import { dialog, openLive as open } from '@/tests/e2e/flows/steps'
import type { Reach } from './visit-states'

const TABLE = 'Facet,Pitch,Area (sq ft)\nRF-1,6/12,1200.5\nRF-2,8/12,640\n\nRidges = 74 ft (4 Ridges)'

const photograph = async (background: string) => ({
  name: 'roof.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

async function fillExample(page: Page): Promise<void> {
  await openForm(page, 'asphalt-shingles-residential-replacement-estimate')
  await page.getByRole('button', { name: 'Try with an example' }).click()
  await isSaved(page)
}

async function beginJob(page: Page): Promise<void> {
  await open(page, '/jobs')
  await page.getByRole('button', { name: 'New job' }).click()
  await page.getByLabel('Customer name', { exact: true }).fill('Dana Rivera')
  await page.locator('summary').filter({ hasText: 'Site' }).click()
  await page.getByLabel('Street address', { exact: true }).fill('214 Example Street')
  await page.locator('summary').filter({ hasText: 'Price and payments' }).click()
  await page.getByLabel('Contract sum before changes, with tax ($)', { exact: true }).fill('14800')
  await page.getByLabel('Roof system', { exact: true }).selectOption('Asphalt Shingles')
  await page.getByLabel('Set of documents', { exact: true }).selectOption('Replacement')
  await page.getByRole('link', { name: 'Fill in Change Order' }).waitFor()
  await page.getByText('Saved on this device.').waitFor()
}

async function beginDocument(page: Page): Promise<void> {
  await beginJob(page)
  const address = page.url()
  await page.getByRole('link', { name: 'Fill in Change Order' }).click()
  await isSaved(page)
  await open(page, address)
}

async function fillChangeOrder(page: Page): Promise<void> {
  await openForm(page, 'change-order')
  await goToStep(page, 'Change order')
  await field(page, 'Owner').fill('Dana Rivera')
}

async function keepDraft(page: Page): Promise<void> {
  await fillChangeOrder(page)
  await isSaved(page)
  await open(page, '/drafts')
  await page.getByRole('list', { name: 'Drafts' }).waitFor()
}

/** States of a visitor's own work: forms, drafts, jobs and the company. */
export const workStates: Readonly<Record<string, Reach>> = {
  'form filled in': fillExample,
  'form, table of prices': async (page) => {
    await fillExample(page)
    await goToStep(page, 'Cost')
  },
  'form with wrong entries': async (page) => {
    await openForm(page, 'asphalt-shingles-residential-contract', '?draft=new&state=CA')
    await goToStep(page, 'Contract')
    await field(page, /^Roof area/).fill('large')
    await page.keyboard.press('Tab')
    await page.getByText('Enter a number, such as 1250 or 12.5.').first().waitFor()
  },
  'form without a document': (page) => open(page, '/templates/no-such-template/fill'),
  'inspection with photographs': async (page) => {
    await openForm(page, 'pre-purchase-roof-inspection')
    await page.getByLabel('Add a photo: Covering, each slope').setInputFiles(await photograph('#8a4a2a'))
    await page.getByRole('link', { name: 'Photo 1: Covering, each slope' }).click()
    await page.getByRole('group', { name: 'Photo 1', exact: true }).waitFor()
  },
  'signature dialog': async (page) => {
    await openForm(page, 'pre-purchase-roof-inspection')
    await page.getByRole('button', { name: 'Sign here: Buyer' }).click()
    await dialog(page).getByLabel('Your name').fill('Dana Rivera')
  },
  'page of the form': async (page) => {
    await fillExample(page)
    const see = page.getByRole('button', { name: 'See the page' })
    if (await see.isVisible()) await see.click()
    await page.waitForTimeout(3000)
  },
  'measurements dialog': async (page) => {
    await openForm(page, 'asphalt-shingles-residential-replacement-estimate')
    await goToStep(page, 'Measurements')
    await page.getByRole('button', { name: 'Import measurements' }).click()
    await dialog(page).getByLabel('Table of measurements').fill(TABLE)
    await dialog(page).getByRole('button', { name: 'Read it' }).click()
    await dialog(page).getByText('measurements found for this form').waitFor()
  },
  'send dialog': async (page) => {
    await fillChangeOrder(page)
    await page.getByRole('button', { name: 'Send to another phone' }).click()
    await dialog(page).getByRole('img', { name: 'Code for the camera of the other phone' }).waitFor()
  },
  'drafts kept': keepDraft,
  'deleting a draft': async (page) => {
    await keepDraft(page)
    await page.getByRole('button', { name: /^Delete/ }).click()
  },
  'jobs kept': async (page) => {
    await beginJob(page)
    await open(page, '/jobs')
    await page.getByRole('list', { name: 'Jobs' }).waitFor()
  },
  job: async (page) => {
    await beginDocument(page)
    await page.getByLabel('Add photos: Job photos').setInputFiles(await photograph('#5a6a7a'))
    await page.getByText('1 photo added: 1.').waitFor()
  },
  'documents of a job': async (page) => {
    await beginDocument(page)
    await page.getByRole('button', { name: /^Print or save/ }).click()
  },
  'my company filled in': async (page) => {
    await open(page, '/company')
    const type = (name: string, value: string) =>
      page.getByRole('main').getByRole('textbox', { name, exact: true }).fill(value)
    await type('Company name', 'Rivera Roofing & Sheet Metal')
    await type('License no. and state', 'CCC1234567, Florida')
    await type('Phone', '(614) 555-0199')
    await type('Email', 'office@rivera.example')
    await page.getByText('Saved in this browser.').waitFor()
  },
}
