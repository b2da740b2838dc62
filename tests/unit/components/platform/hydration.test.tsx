/** @jest-environment jsdom */
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { SiteFooter } from '@/components/layout/site-footer'
import { HydrationLoader, HydrationSignal } from '@/components/platform/hydration'
import { site } from '@/data/site'
import { loaderText } from '@/lib/platform/generated/hydration-loader'

const page = (
  <main>
    <HydrationLoader />
    <SiteFooter {...site} />
    <HydrationSignal />
  </main>
)

test('what the inline script changed, and its own text, stay as they are when the page is hydrated', async () => {
  const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  place.querySelector('script')!.textContent = loaderText
  place.querySelector('[data-year]')!.textContent = '2031'
  document.body.append(place)
  const [recovered, hydrated] = [jest.fn(), jest.fn()]
  addEventListener('pagehydrated', hydrated, { once: true })
  await act(() => hydrateRoot(place, page, { onRecoverableError: recovered }))
  expect(recovered).not.toHaveBeenCalled()
  expect(problems).not.toHaveBeenCalled()
  expect(place.querySelector('[data-year]')).toHaveTextContent('2031')
  expect(place.querySelector('script')!.textContent).toBe(loaderText)
  expect(hydrated).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.hydrated).toBe('true')
  problems.mockRestore()
})
