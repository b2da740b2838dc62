/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FilterHost } from '@/components/catalogue/filter-host'
import * as swap from '@/components/catalogue/swap-list'

/** A page of the list as the server sends it. */
const page = (total: number, { excel = false, system = '' } = {}) => `
  <div class="browser">
    <form id="filters" action="/templates">
      <fieldset><label${total > 200 ? '' : ' data-none=""'}>
        <input type="checkbox" name="format" value="Excel" ${excel ? 'checked' : ''}>Excel <small>${total}</small>
      </label></fieldset>
      <select name="system"><option value="" ${system ? '' : 'selected'}>All</option>
        <option value="epdm" ${system ? 'selected' : ''}>EPDM (${total})</option></select>
      <div data-swap=""><button type="submit">Show ${total}</button></div>
    </form>
    <section>
      <p role="status" data-swap="">Showing ${total}</p>
      <select name="sort" form="filters"><option value="popular" selected>Popular</option></select>
      <div data-swap="">${excel ? '<a class="chip" href="/templates">Excel</a>' : ''}<h2>List of ${total}</h2></div>
    </section>
  </div>`

const answers: Readonly<Record<string, string>> = {
  '/templates?format=Excel': page(163, { excel: true }),
  '/templates?format=Excel&system=epdm': page(5, { excel: true, system: 'epdm' }),
  '/templates': page(881),
}

const pathOf = (url: string) => url.replace(location.origin, '')
const asked = jest.fn((url: string) =>
  Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(answers[pathOf(url)] ?? '') }),
)

beforeEach(() => {
  asked.mockClear()
  global.fetch = asked as unknown as typeof fetch
  Element.prototype.scrollIntoView = jest.fn()
  history.replaceState(null, '', '/templates')
  document.body.innerHTML = page(881)
})

const listen = () => render(<FilterHost />, { container: document.body.appendChild(document.createElement('div')) })
const status = () => screen.getByRole('status')

test('a change shows its list, count and chips, and gives it a URL; the box keeps the focus, and the button requests nothing shown', async () => {
  listen()
  // jsdom has no popovers.
  jest.spyOn(document.querySelector('form')!, 'matches').mockReturnValueOnce(false)
  fireEvent.submit(document.querySelector('form')!)
  expect(asked).not.toHaveBeenCalled()
  const box = screen.getByRole('checkbox', { name: 'Excel 881' })
  box.focus()
  fireEvent.click(box)
  await waitFor(() => expect(status()).toHaveTextContent('Showing 163'))
  expect(pathOf(location.href)).toBe('/templates?format=Excel')
  expect(screen.getByRole('heading')).toHaveTextContent('List of 163')
  expect(screen.getByRole('button')).toHaveTextContent('Show 163')
  expect(screen.getByRole('checkbox', { name: 'Excel 163' })).toBe(box)
  expect(box.closest('label')).toHaveAttribute('data-none')
  expect(box).toHaveFocus()
  const [system] = screen.getAllByRole('combobox')
  fireEvent.change(system!, { target: { value: 'epdm' } })
  await waitFor(() => expect(status()).toHaveTextContent('Showing 5'))
  expect(pathOf(location.href)).toBe('/templates?format=Excel&system=epdm')
})

test('a chip removes its filter, the box follows, and the focus goes to the list; Back shows the previous list without a new entry', async () => {
  document.body.innerHTML = page(163, { excel: true })
  history.replaceState(null, '', '/templates?format=Excel')
  listen()
  const chip = screen.getByRole('link', { name: 'Excel' })
  chip.focus()
  fireEvent.click(chip)
  await waitFor(() => expect(status()).toHaveTextContent('Showing 881'))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(screen.getByRole('checkbox').closest('label')).not.toHaveAttribute('data-none')
  expect(document.querySelector('section')).toHaveFocus()
  expect(pathOf(location.href)).toBe('/templates')
  fireEvent.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(status()).toHaveTextContent('Showing 163'))
  const entries = history.length
  history.replaceState(null, '', '/templates')
  fireEvent(window, new PopStateEvent('popstate'))
  await waitFor(() => expect(status()).toHaveTextContent('Showing 881'))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(history.length).toBe(entries)
})

test('a box checked before hydration is applied', async () => {
  document.querySelector('input')!.checked = true
  listen()
  await waitFor(() => expect(status()).toHaveTextContent('Showing 163'))
})

test('only the last of several changes is shown, and a page that is no list is an error', async () => {
  let answerFirst: (value: unknown) => void = () => undefined
  asked.mockImplementationOnce((_url: string) => new Promise((resolve) => (answerFirst = resolve)) as never)
  const first = swap.swapList('/templates?format=Excel', true)
  await swap.swapList('/templates?format=Excel&system=epdm', true)
  answerFirst({ ok: true, status: 200, text: () => Promise.resolve(answers['/templates?format=Excel']) })
  await first
  expect(status()).toHaveTextContent('Showing 5')
  expect(pathOf(location.href)).toBe('/templates?format=Excel&system=epdm')
  const entries = history.length
  await expect(swap.swapList('/nowhere', true)).rejects.toThrow('The page has no filters')
  expect(history.length).toBe(entries)
  expect(status()).toHaveTextContent('Showing 5')
})
