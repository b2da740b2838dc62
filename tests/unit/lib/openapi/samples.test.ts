import { GET as files } from '@/app/api/bundles/[name]/files/route'
import { GET as search } from '@/app/api/search/route'
import { GET as detail } from '@/app/api/templates/[slug]/route'
import { GET as list } from '@/app/api/templates/route'
import { operations } from '@/lib/openapi/operations'
import { samples } from '@/lib/openapi/samples'

jest.mock('@/lib/downloads/counts', () => ({ recordedDownloads: () => Promise.resolve(new Map()) }))
jest.mock('@/lib/search/recorded-queries', () => ({ recordSearch: () => undefined }))

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>

test.each<[string, unknown, object]>([
  ['searchTemplates', search, {}],
  ['listTemplates', list, {}],
  ['getTemplate', detail, { slug: 'shingle-roof-estimate' }],
  ['listBundleFiles', files, { name: 'essentials' }],
])('%s answers its sample call with the sample', async (id, handler, params) => {
  const { path } = operations.find((operation) => operation.id === id)!.call
  const context = { params: Promise.resolve(params as never) }
  const response = await (handler as Handler)(new Request(`http://localhost${path}`), context)
  expect(await response.json()).toEqual(samples()[id])
})
