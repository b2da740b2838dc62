/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { readDraft } from '@/lib/fill/drafts'
import { renderForm, screen, user, waitFor, within } from '@/tests/support/fill-form'
import { sampleDocument } from '@/tests/support/sample-document'

const TABLE = 'Facet\tPitch\tArea (sq ft)\nRF-1\t6/12\t1200.5\nRF-2\t8/12\t640\nGutter guard\t\n'

async function openDialog() {
  await renderForm(sampleDocument(), { place: 'take-off' })
  await user.click(screen.getByRole('button', { name: 'Import measurements' }))
  const dialog = within(await screen.findByRole('dialog'))
  const paste = async (text: string): Promise<void> => {
    await user.click(dialog.getByLabelText('Table of measurements'))
    await user.paste(text)
    await user.click(dialog.getByRole('button', { name: 'Read it' }))
  }
  return { dialog, paste }
}

const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('a pasted table is shown first, and what is checked fills in the form once that is confirmed', async () => {
  const { dialog, paste } = await openDialog()
  await paste(TABLE)
  await user.click(dialog.getByLabelText(/Roof planes/))
  expect(dialog.getByRole('button', { name: 'Fill in 0 measurements' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Back to the table' }))
  expect(dialog.getByLabelText('Table of measurements')).toHaveValue(TABLE)
  await user.click(dialog.getByRole('button', { name: 'Read it' }))
  expect(dialog.getByText(/Nothing is filled in until you confirm/)).toBeInTheDocument()
  expect(dialog.getByText(/does not correct them again/)).toBeInTheDocument()
  expect(dialog.getByLabelText(/Roof planes/)).toBeChecked()
  expect(typed('Plan area (sf), line 1, Front')).toBe('')
  await user.click(dialog.getByRole('button', { name: 'Fill in 1 measurement' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(typed('Plan area (sf), line 1, Front')).toBe('1200.5')
  await waitFor(async () =>
    expect((await readDraft('draft-for-tests'))?.typed).toMatchObject({
      'plane.1.plane': 'RF-1, 6/12',
      'plane.2.plan': '640',
      'plane.1.rise': '0',
    }),
  )
})

test('a text without measurements is said to have none; a file is read like one, in UTF-16 too, and a workbook is refused in words', async () => {
  const { dialog, paste } = await openDialog()
  await paste('Dear Ana, the roof looks fine.')
  expect(dialog.getByRole('alert')).toHaveTextContent('No measurements were found')
  const picker = dialog.getByLabelText('File with measurements')
  await user.upload(picker, new File(['PK\u0003\u0004'], 'report.csv', { type: 'text/csv' }))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Save the table as CSV'))
  const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from('Plane,Area (sf)\nA,900\n', 'utf16le')])
  await user.upload(picker, new File([wide], 'report.csv', { type: 'text/csv' }))
  expect(await dialog.findByText(/1 line, 900 sq ft/)).toBeInTheDocument()
})
