import { render, verify } from '@/lib/documents'
import { customerCopy } from '@/lib/documents/customer-copy'
import { fill } from '@/lib/documents/fill'
import { renderJob } from '@/lib/fill/render-job'
import { sampleDocument } from '@/tests/support/sample-document'

const model = sampleDocument()
const values = { 'customer.name': 'Rosa Peña' }
const company = { 'company.name': 'Ridge & Valley Roofing' }
const job = { model, entries: { values, pictures: {}, rows: {} }, company } as const

test.each(['PDF', 'Word', 'Excel'] as const)(
  'writes the same %s file as the build of the filled document',
  async (format) => {
    const { bytes, messages } = await renderJob({ ...job, format })
    const filled = fill(model, values, company)
    expect(Buffer.compare(bytes, await render(filled, format))).toBe(0)
    expect(await verify(bytes, filled, format)).toEqual([])
    expect(messages).toEqual([])
  },
)

test("leaves out the office's pages for the customer, with the figures that came from them", async () => {
  const { bytes } = await renderJob({ ...job, format: 'PDF', fileFor: 'customer' })
  const copy = customerCopy(fill(model, values, company), { keepValues: true })
  expect(copy.parts.length).toBeLessThan(model.parts.length)
  expect(await verify(bytes, copy, 'PDF')).toEqual([])
})

test('a document that is all for the customer stays whole', async () => {
  const whole = customerCopy(model)
  const [all, given] = await Promise.all([
    renderJob({ ...job, model: whole, format: 'Word' }),
    renderJob({ ...job, model: whole, format: 'Word', fileFor: 'customer' }),
  ])
  expect(Buffer.compare(given.bytes, all.bytes)).toBe(0)
})
