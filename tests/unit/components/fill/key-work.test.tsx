/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import type * as Inputs from '@/components/fill/control-input'
import type * as Entries from '@/lib/fill/entries'
import { templateContents } from '@/lib/catalogue/contents'
import { formOf } from '@/lib/documents/form'
import { act, renderForm, screen, user, waitFor } from '@/tests/support/fill-form'

const mockWork = { inputs: 0, errors: 0, checked: [] as number[] }

jest.mock('@/components/fill/control-input', () => {
  const { ControlInput, ControlError } = jest.requireActual<typeof Inputs>('@/components/fill/control-input')
  return {
    ControlInput(props: Parameters<typeof ControlInput>[0]) {
      mockWork.inputs += 1
      return <ControlInput {...props} />
    },
    ControlError(props: Parameters<typeof ControlError>[0]) {
      mockWork.errors += 1
      return <ControlError {...props} />
    },
  }
})

jest.mock('@/lib/fill/entries', () => {
  const actual = jest.requireActual<typeof Entries>('@/lib/fill/entries')
  return {
    ...actual,
    readTyped(...given: Parameters<typeof actual.readTyped>) {
      mockWork.checked.push(Object.keys(given[1]).length)
      return actual.readTyped(...given)
    },
  }
})

const estimate = templateContents.find(({ slug }) => slug === 'asphalt-shingles-residential-replacement-estimate')!

test('a key checks its own field, and neither it nor the storing renders an input of the form again', async () => {
  const model = estimate.document()
  const asked = [...formOf(model).controls.values()].filter(({ role }) => role === 'asked')
  expect(asked.length).toBeGreaterThan(400)
  await renderForm(model, { place: 'cost' })
  const overhead = screen.getByLabelText('Overhead (%)')
  // From the first time that it is left on, each key of a field is checked.
  await user.type(overhead, '1')
  await user.tab()
  const before = (await screen.findByText(/Saved on this device/)).textContent
  expect(mockWork.inputs).toBeGreaterThan(100)

  await user.click(overhead)
  Object.assign(mockWork, { inputs: 0, errors: 0, checked: [] })
  await user.keyboard('2')
  expect(mockWork.checked).toEqual([1])
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  await waitFor(() => expect(screen.getByText(/Saved on this device/)).not.toHaveTextContent(before))
  await waitFor(() => expect(mockWork.checked.length).toBeGreaterThan(1))
  expect([mockWork.inputs, mockWork.errors]).toEqual([0, 0])

  // What is wrong renders its own field alone.
  await user.keyboard('x')
  expect(await screen.findByRole('alert')).toBeVisible()
  await act(() => Promise.resolve())
  expect(mockWork.inputs + mockWork.errors).toBeLessThanOrEqual(2)
})
