/** @jest-environment jsdom */
import { fireEvent, render, screen, silenceErrors } from '@/tests/support/dom'
import { DownloadActions } from '@/components/download/download-actions'
import { readTarget } from '@/components/download/target'
import { StateChoice } from '@/components/template/state-choice'
import { storageKeys } from '@/lib/constants'
import { sampleTemplate } from '@/tests/support/sample-template'

const template = sampleTemplate({ hasEditions: true })
const edition = {
  ...{ state: 'TX', name: 'Texas', ready: true, gaps: [], files: [], cases: [] },
  ...{ warnings: ['Deposit in Texas: one third.'], checked: 'Texas edition: 2 texts compared.' },
}
const fetched = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'json'>>, [string]>()

const show = () =>
  render(
    <article>
      <h1>{template.name}</h1>
      <StateChoice slug={template.slug} formats={template.formats} />
      <div className="detail-download">
        <DownloadActions template={template} />
      </div>
    </article>,
  )
const word = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Download Word' })
const select = () => screen.getByLabelText('Your state')
const choose = (code: string) => fireEvent.change(select(), { target: { value: code } })

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  fetched.mockReset().mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve({ edition }) })
  global.fetch = fetched as unknown as typeof fetch
})

test.each(['', 'ZZ'])('with %j stored, the downloads are those of the federal edition', (stored) => {
  localStorage.setItem(storageKeys.state, stored)
  show()
  expect(select()).toHaveDisplayValue('Federal edition')
  expect(screen.getAllByRole('option')).toHaveLength(52)
  expect(word().pathname).toBe('/templates/essentials/shingle-roof-estimate.docx')
  expect(fetched).not.toHaveBeenCalled()
})

test('a choice is remembered, shows what to know, and points the downloads to its edition; the federal edition undoes all that', async () => {
  show()
  const before = word().outerHTML
  choose('TX')
  expect(await screen.findByText('Deposit in Texas: one third.')).toBeInTheDocument()
  expect(screen.getByText('Texas edition: 2 texts compared.')).toBeInTheDocument()
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/templates/shingle-roof-estimate?state=TX')
  expect(localStorage.getItem(storageKeys.state)).toBe('TX')
  expect(word().pathname).toBe('/templates/essentials/shingle-roof-estimate.tx.docx')
  expect(readTarget(word())).toMatchObject({
    slug: 'shingle-roof-estimate',
    state: 'TX',
    format: 'Word',
    name: 'Shingle Roof Estimate, Texas edition',
    fileName: 'shingle-roof-estimate-texas-edition.docx',
  })
  choose('')
  expect(word().outerHTML).toBe(before)
  expect(localStorage.getItem(storageKeys.state)).toBeNull()
})

test.each([
  ['remembered', () => localStorage.setItem(storageKeys.state, 'NV')],
  ['named by the address', () => window.history.replaceState(null, '', '/?state=nv')],
])('a state %s is chosen at once', async (_, prepare) => {
  prepare()
  show()
  expect(select()).toHaveDisplayValue('Nevada')
  expect(await screen.findByText(edition.checked)).toBeInTheDocument()
  expect(word().pathname).toBe('/templates/essentials/shingle-roof-estimate.nv.docx')
})

test('if the notes cannot be loaded the page says so', async () => {
  const errors = silenceErrors()
  fetched.mockResolvedValue({ ok: false, status: 500, json: () => Promise.resolve({}) })
  show()
  choose('TX')
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument()
  expect(errors).toHaveBeenCalled()
})
