/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { act, fireEvent, render, screen, silenceErrors, user, waitFor, within } from '@/tests/support/dom'
import { CompanyEditor } from '@/components/company/company-editor'
import { isShown, readLogo } from '@/components/company/read-logo'
import { saveBlob } from '@/components/download/save-file'
import { emptyCompany } from '@/lib/fill/company'
import { writeCompanyFile } from '@/lib/fill/company-file'
import { removeCompany, readCompany, saveCompany } from '@/lib/fill/company-store'

jest.mock('@/components/download/save-file', () => ({ saveBlob: jest.fn() }))
// jsdom draws no pictures; a browser test reads real ones.
jest.mock('@/components/company/read-logo', () => ({ readLogo: jest.fn(), isShown: jest.fn() }))

const logo = { type: 'image/png' as const, bytes: new Uint8Array([1, 2, 3]), width: 600, height: 200 }
const company = { ...emptyCompany, name: 'Summit Roofing', license: 'CCC1234567, Florida' }

async function open() {
  render(<CompanyEditor />)
  return screen.findByRole('textbox', { name: 'Company name' })
}
const field = (name: string) => screen.getByRole('textbox', { name })
const letterhead = () => screen.getByRole('region', { name: 'Your letterhead' })
const button = (name: string) => screen.getByRole('button', { name })
const stored = (expected: object | undefined) =>
  waitFor(async () => {
    const profile = await readCompany()
    if (expected) expect(profile).toMatchObject(expected)
    else expect(profile).toBeUndefined()
  })
const chooseLogo = (name: string) =>
  fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [new File(['x'], name)] } })
const importFile = (content: string) =>
  fireEvent.change(screen.getByLabelText('File of an exported company'), {
    target: { files: [new File([content], 'ridgedocs-company.json')] },
  })

beforeEach(async () => {
  jest.clearAllMocks()
  jest.mocked(isShown).mockResolvedValue(true)
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined })
  await removeCompany()
})

test('what is typed is on the letterhead at once and is stored; what a PDF cannot show is named at its field', async () => {
  await user.type(await open(), 'Summit Roofing')
  await user.type(field('Phone'), '(614) 555-0142')
  expect(letterhead()).toHaveTextContent('Summit Roofing')
  expect(letterhead()).toHaveTextContent('(614) 555-0142')
  await stored({ name: 'Summit Roofing', phone: '(614) 555-0142' })
  expect(await screen.findByText('Saved in this browser.')).toBeVisible()
  await user.type(field('Company name'), ' 王')
  expect(field('Company name')).toHaveAccessibleDescription(/A PDF cannot show 王; Word and Excel can\.$/)
  await stored({ name: 'Summit Roofing 王' })
})

test('what is typed without a pause is stored while it is typed, and by a page that is left at once', async () => {
  const name = await open()
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] })
  for (const text of ['S', 'Su', 'Sum']) {
    fireEvent.change(name, { target: { value: text } })
    await act(() => jest.advanceTimersByTimeAsync(200))
  }
  jest.useRealTimers()
  await stored({ name: 'Su' })
  fireEvent.change(name, { target: { value: 'Gone' } })
  fireEvent(window, new Event('pagehide'))
  await stored({ name: 'Gone' })
})

test('a wrong email is objected to at its field and kept; a color too light to read says so', async () => {
  await open()
  await user.type(field('Email'), 'office@')
  await user.tab()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address')
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await stored({ email: 'office@' })
  await user.type(field('Email'), 'example.com')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  await user.type(field('Color of headings and rules'), '#FF9A55')
  expect(screen.getByText(/^Too light to read on white paper: its contrast is 2.0:1/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Use a darker shade/ }))
  expect(screen.getByText(/^Readable on white paper/)).toBeVisible()
  await waitFor(async () => expect((await readCompany())?.accent).toMatch(/^#[\dA-F]{6}$/))
})

test('a logo is on the letterhead, stays if another cannot be read, which is explained, and can be removed', async () => {
  jest.mocked(readLogo).mockResolvedValue({ ok: true, logo })
  await open()
  chooseLogo('logo.png')
  expect(await within(letterhead()).findByRole('img', { name: 'Your logo' })).toHaveAttribute('src', 'blob:logo')
  await stored({ logo })
  jest.mocked(readLogo).mockResolvedValue({ ok: false, message: 'Choose a PNG, JPEG or SVG file.' })
  chooseLogo('logo.tiff')
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a PNG, JPEG or SVG file.')
  expect(within(letterhead()).getByRole('img', { name: 'Your logo' })).toBeVisible()
  await user.click(button('Remove logo'))
  expect(within(letterhead()).queryByRole('img')).not.toBeInTheDocument()
  await stored(undefined)
})

test('the company is exported as a file and imported from one, and deleted once that is confirmed', async () => {
  await saveCompany({ ...company, logo })
  await open()
  await user.click(button('Export'))
  const [blob, name] = jest.mocked(saveBlob).mock.calls[0]!
  expect(name).toBe('ridgedocs-company.json')
  expect(blob.type).toBe('application/json')
  importFile(writeCompanyFile({ ...company, name: 'Other Roofing' }))
  expect(await screen.findByText('Company profile imported.')).toBeVisible()
  expect(field('Company name')).toHaveValue('Other Roofing')
  await stored({ name: 'Other Roofing', logo: null })
  await user.click(button('Delete company profile'))
  const dialog = screen.getByRole('dialog', { name: 'Delete your company profile?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await stored({ name: 'Other Roofing' })
  await user.click(button('Delete company profile'))
  await user.click(within(dialog).getByRole('button', { name: 'Delete company profile' }))
  expect(await screen.findByText('Company profile deleted. Downloads are blank forms again.')).toBeVisible()
  expect(field('Company name')).toHaveValue('')
  expect(button('Export')).toBeDisabled()
  await stored(undefined)
})

test('a stored company is there again; a file that is none, or with a damaged logo, is explained and changes nothing', async () => {
  await saveCompany(company)
  expect(await open()).toHaveValue('Summit Roofing')
  expect(letterhead()).toHaveTextContent('CCC1234567, Florida')
  importFile('{}')
  expect(await screen.findByRole('alert')).toHaveTextContent('That is not an exported company.')
  jest.mocked(isShown).mockResolvedValue(false)
  importFile(writeCompanyFile({ ...company, name: 'Other Roofing', logo }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The logo in that file cannot be shown.'))
  expect(field('Company name')).toHaveValue('Summit Roofing')
  await stored(company)
})

test('a browser that keeps nothing says so, and the form works until it is left', async () => {
  silenceErrors()
  const opening = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('No storage', 'InvalidStateError')
  })
  await user.type(await open(), 'Summit')
  expect(letterhead()).toHaveTextContent('Summit')
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(await screen.findByText(/^Not saved: this browser isn’t saving data/)).toBeVisible()
  opening.mockRestore()
})
