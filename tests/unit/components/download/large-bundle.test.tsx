/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LargeBundle } from '@/components/download/large-bundle'
import { measure, saveLarge } from '@/components/download/save-large'
import type * as SaveLarge from '@/components/download/save-large'
import type { BundleTarget } from '@/components/download/target'
import { emptyCompany } from '@/lib/fill/company'
import { saveCompany } from '@/lib/fill/company-store'
import { forgetUnfinished, readUnfinished, saveUnfinished } from '@/lib/fill/unfinished-bundle'

jest.mock('@/lib/fill/engine-client', () => ({ openEngine: () => ({ close: () => undefined }) }))
jest.mock('@/components/download/save-large', () => ({
  ...jest.requireActual<typeof SaveLarge>('@/components/download/save-large'),
  measure: jest.fn(),
  saveLarge: jest.fn(),
}))

const target: BundleTarget = {
  ...{ kind: 'bundle', bundle: 'complete', name: 'Complete Pack', templates: 881, files: 200 },
  url: 'http://localhost/api/bundles/complete',
}
const files = Array.from({ length: 100 }, (_, index) =>
  ['pdf', 'docx'].map((extension) => ({
    name: `f${index}.${extension}`,
    folder: 'hr',
    url: `/templates/hr/f${index}.${extension}`,
  })),
).flat()
const onPlain = jest.fn()
const show = () => render(<LargeBundle target={target} onPlain={onPlain} />)
const button = (name: string) => screen.findByRole('button', { name })

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
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve({ files }) })
  await saveCompany({ ...emptyCompany, name: 'Summit Roofing' })
  await forgetUnfinished('complete')
})

test('the expected time is shown first; only the chosen formats are written, and the end is shown', async () => {
  show()
  expect(await screen.findByText('200 files take about 15 minutes on this device.')).toBeVisible()
  expect(saveLarge).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('checkbox', { name: /Word/ }))
  expect(screen.getByText('100 files take about 10 minutes on this device.')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /PDF/ }))
  expect(screen.getByText('Choose at least one format.')).toBeVisible()
  expect(await button('Save as ZIP Files')).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: /PDF/ }))
  await userEvent.click(await button('Save as ZIP Files'))
  expect(await screen.findByText('All files are saved, with your name on them.')).toBeVisible()
  expect(given().listed).toEqual(files.filter(({ url }) => url.endsWith('.pdf')))
})

test('a stopped run continues where it stopped', async () => {
  jest.mocked(saveLarge).mockImplementationOnce(async (_files, { signal, onSafe }) => {
    await onSafe(['f0', 'f1'])
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  show()
  await userEvent.click(await button('Save as ZIP Files'))
  await waitFor(async () => expect(await readUnfinished('complete')).toMatchObject({ finished: ['f0', 'f1'] }))
  await userEvent.click(await button('Stop'))
  expect(await screen.findByText(/^2 templates are done \(PDF, Word\)\. The other 196 files take/)).toBeVisible()
  await userEvent.click(await button('Continue'))
  expect(await screen.findByText('All files are saved, with your name on them.')).toBeVisible()
  expect(given().listed).toEqual(files.slice(4))
  expect(await readUnfinished('complete')).toBeUndefined()
})

test('a run of a closed tab can be continued', async () => {
  await saveUnfinished('complete', { formats: ['PDF'], finished: ['f0'] })
  show()
  await userEvent.click(await button('Continue'))
  await waitFor(() => expect(saveLarge).toHaveBeenCalled())
  expect(given().listed).toEqual(files.filter(({ url }) => url.endsWith('.pdf')).slice(1))
})

test('where the browser can, the files go to a folder; a visitor who chooses none starts nothing', async () => {
  const folder = { name: 'Forms' } as FileSystemDirectoryHandle
  window.showDirectoryPicker = jest
    .fn()
    .mockRejectedValueOnce(new DOMException('Closed', 'AbortError'))
    .mockResolvedValue(folder)
  show()
  await userEvent.click(await button('Save to a Folder…'))
  expect(saveLarge).not.toHaveBeenCalled()
  await userEvent.click(await button('Save to a Folder…'))
  await waitFor(() => expect(saveLarge).toHaveBeenCalled())
})

test('a failure is reported, and finished files stay', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(saveLarge).mockImplementationOnce(async (_files, { onSafe }) => {
    await onSafe(['f0'])
    throw new Error('The disk is full')
  })
  show()
  await userEvent.click(await button('Save as ZIP Files'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(await button('Continue')).toBeVisible()
})

test('if nothing can be written here, the plain bundle is offered', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(measure).mockRejectedValue(new Error('No engine'))
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser could not put your name on the files.')
  await userEvent.click(await button('Download Without My Name'))
  expect(onPlain).toHaveBeenCalledTimes(1)
})
