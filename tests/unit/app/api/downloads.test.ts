import { createDownloadsHandler } from '@/lib/downloads/handler'
import { documented } from '@/tests/support/documented-handler'
import { captureTestLogs, findSampleBundle, findSampleTemplate } from '@/tests/support/leads'
import { formContext, jsonPost } from '@/tests/support/post'

const recordDownloads = jest.fn<Promise<void>, [unknown]>()
const recordBundleDownload = jest.fn<Promise<void>, [unknown]>()
let handle: (request: Request) => Promise<Response>
beforeEach(() => {
  recordDownloads.mockReset().mockResolvedValue()
  recordBundleDownload.mockReset().mockResolvedValue()
  const handler = createDownloadsHandler({
    ...formContext(3, () => 0),
    store: () => ({ recordDownloads, recordBundleDownload }),
    findTemplate: findSampleTemplate,
    findBundle: findSampleBundle,
  })
  handle = documented('/api/downloads', handler)
})
captureTestLogs()

const file = { slug: 'metal-estimate', format: 'Word' }
const post = (body: unknown) => handle(jsonPost('/api/downloads', body))

it('counts a bundle once, as a bundle: one post cannot raise the counts of all templates', async () => {
  expect((await post({ bundle: 'estimates' })).status).toBe(204)
  expect((await post({ bundle: 'estimates', format: 'Word' })).status).toBe(204)
  expect(recordBundleDownload.mock.calls).toEqual([
    [{ bundle: 'estimates', format: undefined }],
    [{ bundle: 'estimates', format: 'Word' }],
  ])
  expect(recordDownloads).not.toHaveBeenCalled()
  expect((await post({ bundle: 'no-such' })).status).toBe(404)
})

it.each([
  [{ slug: 'no-such', format: 'PDF' }, 404],
  [{ slug: 'metal-estimate', format: 'Excel' }, 404],
  [{ slug: 'metal-estimate' }, 422],
  [{ slug: '../x', format: 'PDF' }, 422],
  [{ slug: 'metal-estimate', format: 'pdf' }, 422],
])('does not count %j', async (body, status) => {
  expect((await post(body)).status).toBe(status)
  expect(recordDownloads).not.toHaveBeenCalled()
})

it('counts a file and responds without a body, but limits a client that counts too often', async () => {
  for (const status of [204, 204, 204, 429]) expect((await post(file)).status).toBe(status)
  expect(recordDownloads.mock.calls).toEqual([[[file]], [[file]], [[file]]])
})

it('does not report success if counting failed', async () => {
  recordDownloads.mockRejectedValue(new Error('disk full'))
  expect((await post(file)).status).toBe(503)
})
