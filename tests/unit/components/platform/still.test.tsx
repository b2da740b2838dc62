/** @jest-environment jsdom */
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from 'react'
import { Still } from '@/components/platform/still'
import { StillPart } from '@/components/platform/still-part'
import { keepStill, takeStill } from '@/lib/platform/still-contents'

test('what the server wrote stays as it is when the page becomes live, though the browser knows nothing of it', async () => {
  const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const place = document.createElement('div')
  place.innerHTML = renderToString(
    <Still as="section" className="a" aria-label="Guide">
      <p>One</p>
    </Still>,
  )
  expect(place.innerHTML).toBe('<section class="a" aria-label="Guide"><p>One</p></section>')
  const written = place.querySelector('p')
  const recovered = jest.fn()
  await act(() =>
    hydrateRoot(place, <StillPart as="section" className="a" aria-label="Guide" id={-1} />, {
      onRecoverableError: recovered,
    }),
  )
  expect(place.querySelector('p')).toBe(written)
  expect(recovered).not.toHaveBeenCalled()
  expect(problems).not.toHaveBeenCalled()
  problems.mockRestore()
})

test('it may be the text of a script', () => {
  expect(renderToString(<Still as="script" html="a&&b" />)).toBe('<script>a&&b</script>')
})

test('content is taken once, and what nobody takes is dropped', () => {
  const id = keepStill({ children: 'one' })
  expect(takeStill(id)).toEqual({ children: 'one' })
  expect(takeStill(id)).toBeUndefined()
  const left = keepStill({ children: 'left' })
  for (let more = 0; more < 1000; more++) keepStill({ children: 'more' })
  expect(takeStill(left)).toBeUndefined()
})
