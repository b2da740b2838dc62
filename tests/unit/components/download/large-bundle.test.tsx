/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { render, screen, silenceErrors, user, waitFor } from '@/tests/support/dom'
import { LargeBundle } from '@/components/download/large-bundle'
import { measure, saveLarge } from '@/components/download/save-large'
import type { BundleTarget } from '@/components/download/target'
import { emptyCompany } from '@/lib/fill/company'
import { saveCompany } from '@/lib/fill/company-store'
import { bundleFiles } from '@/tests/support/bundle-files'
import { respond, untilCanceled } from '@/tests/support/answers'
import { forgetUnfinished, readUnfinished, saveUnfinished } from '@/lib/fill/unfinished-bundle'

jest.mock('@/lib/fill/engine-client', () => ({ openEngine: () => ({ close: () => undefined }) }))
jest.mock('@/components/download/save-large', () => ({
  ...jest.requireActual<object>('@/components/download/save-large'),
  measure: jest.fn(),
  saveLarge: jest.fn(),
}))

const target: BundleTarget = {
  ...{ kind: 'bundle', bundle: 'complete', name: 'Complete Pack', templates: 881, files: 200 },
  url: 'http://localhost/api/bundles/complete',
}
const files = bundleFiles(100, 'hr')
const onPlain = jest.fn()
const show = () => render(<LargeBundle target={target} onPlain={onPlain} />)
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => user.click(await button(name))
const toggle = (name: RegExp) => user.click(screen.getByRole('checkbox', { name }))

/** What `saveLarge` was given the last time. */
const given = () => {
  const [listed, options] = jest.mocked(saveLarge).mock.lastCall!
  return { listed, ...options }
}

beforeEach(async () => {
  jest.clearAllMocks()
  delete window.showDirectoryPicker
  jest.mocked(measure).mockResolvedValue(
    new Map([
      ['PDF', 6000],
      ['Word', 3000],
    ]),
  )
  jest.mocked(saveLarge).mockResolvedValue({ messages: [], plain: [] })
  global.fetch = respond(200, { files })
  await saveCompany({ ...emptyCompany, name: 'Summit Roofing' })
  await forgetUnfinished('complete')
})

test('the expected time is shown first; only the chosen formats are written, and the end is shown', async () => {
  show()
  expect(await screen.findByText('200 files take about 15 minutes on this device.')).toBeVisible()
  expect(saveLarge).not.toHaveBeenCalled()
  await toggle(/Word/)
  expect(screen.getByText('100 files take about 10 minutes on this device.')).toBeVisible()
  await toggle(/PDF/)
  expect(screen.getByText('Choose at least one format.')).toBeVisible()
  expect(await button('Save as ZIP Files')).toBeDisabled()
  await toggle(/PDF/)
  await press('Save as ZIP Files')
  expect(await screen.findByText('All files are saved, with your name on them.')).toBeVisible()
  expect(given().listed).toEqual(files.filter(({ url }) => url.endsWith('.pdf')))
})

test('a stopped run continues where it stopped, also that of a closed tab', async () => {
  jest.mocked(saveLarge).mockImplementationOnce(async (_files, { signal, onSafe }) => {
    await onSafe(['form-0', 'form-1'])
    return untilCanceled(signal)
  })
  const { unmount } = show()
  await press('Save as ZIP Files')
  await waitFor(async () => expect(await readUnfinished('complete')).toMatchObject({ finished: ['form-0', 'form-1'] }))
  await press('Stop')
  expect(await screen.findByText(/^2 templates are done \(PDF, Word\)\. The other 196 files take/)).toBeVisible()
  await press('Continue')
  expect(await screen.findByText('All files are saved, with your name on them.')).toBeVisible()
  expect(given().listed).toEqual(files.slice(4))
  expect(await readUnfinished('complete')).toBeUndefined()
  unmount()
  await saveUnfinished('complete', { formats: ['PDF'], finished: ['form-0'] })
  show()
  await press('Continue')
  await waitFor(() => expect(saveLarge).toHaveBeenCalledTimes(3))
  expect(given().listed).toEqual(files.filter(({ url }) => url.endsWith('.pdf')).slice(1))
})

test('where the browser can, the files go to a folder; a visitor who chooses none starts nothing', async () => {
  window.showDirectoryPicker = jest.fn().mockResolvedValue({ name: 'Forms' })
  jest.mocked(window.showDirectoryPicker).mockRejectedValueOnce(new DOMException('Closed', 'AbortError'))
  show()
  await press('Save to a Folder…')
  expect(saveLarge).not.toHaveBeenCalled()
  await press('Save to a Folder…')
  await waitFor(() => expect(saveLarge).toHaveBeenCalled())
})

test('a failure is reported, and finished files stay', async () => {
  silenceErrors()
  jest.mocked(saveLarge).mockImplementationOnce(async (_files, { onSafe }) => {
    await onSafe(['form-0'])
    throw new Error('The disk is full')
  })
  show()
  await press('Save as ZIP Files')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(await button('Continue')).toBeVisible()
})

test('if nothing can be written here, the plain bundle is offered', async () => {
  silenceErrors()
  jest.mocked(measure).mockRejectedValue(new Error('No engine'))
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser could not put your name on the files.')
  await press('Download Without My Name')
  expect(onPlain).toHaveBeenCalledTimes(1)
})
