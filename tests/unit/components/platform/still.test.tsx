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
  const id = Number(place.querySelector('section')!.dataset.still)
  expect(place.innerHTML).toBe(`<section class="a" aria-label="Guide" data-still="${id}"><p>One</p></section>`)
  document.body.append(place)
  const written = place.querySelector('p')
  const recovered = jest.fn()
  await act(() =>
    hydrateRoot(place, <StillPart as="section" className="a" aria-label="Guide" id={id} />, {
      onRecoverableError: recovered,
    }),
  )
  expect(place.querySelector('p')).toBe(written)
  expect(recovered).not.toHaveBeenCalled()
  expect(problems).not.toHaveBeenCalled()
  problems.mockRestore()
  place.remove()
})

test('it is written again when React re-renders the page because an extension changed it', async () => {
  const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(
    <main>
      <h1>Title</h1>
      <Still>
        <p>One</p>
      </Still>
    </main>,
  )
  const id = Number(place.querySelector<HTMLElement>('[data-still]')!.dataset.still)
  place.querySelector('h1')!.textContent = 'Título'
  const recovered = jest.fn()
  await act(() =>
    hydrateRoot(
      place,
      <main>
        <h1>Title</h1>
        <StillPart id={id} />
      </main>,
      { onRecoverableError: recovered },
    ),
  )
  expect(recovered).toHaveBeenCalledTimes(1)
  expect(place.querySelector('main')!.textContent).toBe('TitleOne')
  problems.mockRestore()
  place.remove()
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
