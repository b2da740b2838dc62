import { emptyCompany } from '@/lib/fill/company'
import { openWriter, sourceOf } from '@/lib/fill/company-writer'
import { resetEngine, write as render } from '@/tests/support/mocked-engine'
import { entriesOf } from '../documents/model-helpers'

const company = { ...emptyCompany, name: 'Summit Roofing', accent: '#1F4E79' }
const model = { title: 'Change Order' }
const close = jest.fn()
const fetched = jest.fn<Promise<Response>, [string]>()
const open = (count = 1) => openWriter(company, { count, open: () => ({ render, close }) })

afterEach(() => jest.useRealTimers())
beforeEach(() => {
  resetEngine()
  fetched.mockImplementation(() => Promise.resolve(Response.json(model)))
  global.fetch = fetched as unknown as typeof fetch
})

test.each([
  ['/templates/contracts/change-order.pdf', '/models/change-order.json', 'PDF', 'customer'],
  ['/templates/estimates/epdm-repair-estimate.xlsx', '/models/epdm-repair-estimate.json', 'Excel', 'all'],
  ['http://localhost/templates/hr/offer-letter.docx', '/models/offer-letter.json', 'Word', 'customer'],
  ['/templates/estimates/epdm-repair-estimate.customer.xlsx', '/models/epdm-repair-estimate.json', 'Excel', 'customer'],
  ['/templates/contracts/change-order.tx.pdf', '/models/change-order.tx.json', 'PDF', 'customer'],
  ['/templates/contracts/change-order.tx.office.pdf', '/models/change-order.tx.json', 'PDF', 'office'],
])('the file %s comes from %s', (url, address, format, fileFor) => {
  expect(sourceOf(url)).toEqual(expect.objectContaining({ model: address, format, fileFor }))
})

test('other addresses are not the file of a template', () => {
  for (const url of ['/templates/contracts/change-order.240.webp', '/privacy', '/templates/contracts/Change.pdf'])
    expect(() => sourceOf(url)).toThrow('is not a template')
})

test('a document is written with the company’s values and color, and its customer copy with the customer’s pages alone', async () => {
  await open().write('/templates/estimates/epdm-repair-estimate.customer.pdf')
  expect(render.mock.lastCall?.[0]).toEqual({
    model: { ...model, accent: '1F4E79' },
    entries: entriesOf({}),
    company: { 'company.name': 'Summit Roofing' },
    // A blank file is the same every day.
    today: null,
    format: 'PDF',
    fileFor: 'customer',
    blank: true,
  })
  expect(render).toHaveBeenCalledTimes(1)
})

test('the formats of a document share one fetch of it', async () => {
  const writer = open()
  for (const url of ['/templates/hr/a.pdf', '/templates/hr/a.docx', '/templates/hr/b.pdf']) await writer.write(url)
  expect(fetched.mock.calls).toEqual([['/models/a.json'], ['/models/b.json']])
})

test('a document that cannot be fetched is an error, and is fetched again the next time', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }))
  const writer = open()
  await expect(writer.write('/templates/hr/a.pdf')).rejects.toThrow('/models/a.json responded 503')
  await expect(writer.write('/templates/hr/a.pdf')).resolves.toEqual({ bytes: new Uint8Array(), messages: [] })
})

test('an edition that the server has yet to make is asked for again, as late as the server says', async () => {
  jest.useFakeTimers()
  fetched.mockResolvedValueOnce(new Response(null, { status: 429, headers: { 'retry-after': '20' } }))
  const written = open().write('/templates/contracts/change-order.tx.pdf')
  await jest.advanceTimersByTimeAsync(19_999)
  expect(fetched).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  await expect(written).resolves.toMatchObject({ messages: [] })
  expect(fetched.mock.calls).toEqual([['/models/change-order.tx.json'], ['/models/change-order.tx.json']])
})

test('a canceled file is not written, and closing ends every engine', async () => {
  await expect(open().write('/templates/hr/a.pdf', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(render).not.toHaveBeenCalled()
  open(2).close()
  expect(close).toHaveBeenCalledTimes(2)
})
