import 'fake-indexeddb/auto'
import * as d from '@/lib/documents/author'
import type { Draft } from '@/lib/fill/draft'
import { blanksIn } from '@/lib/handover/blanks'
import { draftOf } from '@/tests/support/drafts'
import { modelOf } from '../documents/model-helpers'

const model = modelOf([
  d.part('Page', [d.fields(2, d.field('customer.name'), d.field('job.address'))]),
  d.part('Crew', [d.fields(2, d.own('anchor', 'Anchor', 'text', { required: true }))], { audience: 'crew' }),
])
const template = { name: 'Start', kind: 'estimate', formats: ['PDF'], hasEditions: false }
const fetched = jest.fn((url: string) =>
  Promise.resolve(Response.json(url.startsWith('/api/templates/') ? template : model)),
)
global.fetch = fetched as unknown as typeof fetch

const typed = { 'customer.name': 'Dana Rivera' }
const labels = async (more: Partial<Draft>, readers?: Parameters<typeof blanksIn>[1]) =>
  (await blanksIn(draftOf({ typed, ...more }), readers, AbortSignal.timeout(5000))).map(({ label }) => label)

test('an example has no blanks, and is not fetched', async () => {
  expect(await labels({ example: true })).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
})

test('the blanks of a stored draft are those of the papers that are printed', async () => {
  expect(await labels({})).toEqual(['Job site address', 'Anchor'])
  expect(await labels({}, ['customer'])).toEqual(['Job site address'])
  expect(await labels({ typed: { ...typed, 'job.address': '418 Example Lane' } }, ['customer'])).toEqual([])
})
