import 'server-only'
import type { BundleFilesResponse } from '@/lib/bundles/response'
import { bundleFiles, findBundle, toBundleFiles } from '@/lib/bundles'
import { findTemplate, toApiTemplateDetail, toTemplateList } from '@/lib/catalogue'
import type { TemplateDetail } from '@/lib/catalogue/api-responses'
import { queryOf, templatesQuerySchema } from '@/lib/catalogue/api-query'
import type { HealthReport } from '@/lib/health/types'
import type { ContactResponse, CountsResponse, SubscribeResponse } from '@/lib/forms/responses'
import { searchTemplates } from '@/lib/search'
import { toSearchResponse } from '@/lib/search/api'
import type { Samples } from './document'
import { operations } from './operations'

const queryOfCall = (id: string) => {
  const call = operations.find((operation) => operation.id === id)?.call
  if (!call) throw new Error(`There is no operation ${id}`)
  return queryOf(`http://localhost${call.path}`)
}

function detailSample(): TemplateDetail {
  const entry = findTemplate('shingle-roof-estimate')
  if (!entry) throw new Error('The template of the sample is gone')
  return toApiTemplateDetail(entry)
}

function filesSample(): BundleFilesResponse {
  const bundle = findBundle('essentials')
  if (!bundle) throw new Error('The bundle of the sample is gone')
  return toBundleFiles(bundle, bundleFiles(bundle, 'PDF'))
}

const error = (code: string, message: string) => ({ error: { code, message } })

/** Returns each operation's sample response, from the catalog itself. A test compares them with the handlers' responses. */
export const samples = (): Samples => ({
  searchTemplates: toSearchResponse(searchTemplates('gutter', { limit: 1 })),
  listTemplates: toTemplateList(templatesQuerySchema.parse(queryOfCall('listTemplates'))),
  getTemplate: detailSample(),
  listBundleFiles: filesSample(),
  subscribe: { ok: true, email: 'sent' } satisfies SubscribeResponse,
  sendContactMessage: { ok: true } satisfies ContactResponse,
  getDownloadCounts: { counts: { 'shingle-roof-estimate': 3 } } satisfies CountsResponse,
  unsubscribe: error('bad-link', 'This unsubscribe link is not valid'),
  getMemberFile: error('bad-link', 'This link is not valid'),
  getHealth: {
    status: 'ok',
    version: '1.0.0',
    build: null,
    checks: { store: { state: 'ok', detail: 'The store can be read and written.' } },
  } satisfies HealthReport,
  getMetrics: error('metrics-off', 'Metrics are disabled'),
  reportBounce: error('not-found', 'No webhook is configured'),
  workOffOutbox: error('unauthorized', 'The cron secret is required'),
  workOffOutboxByGet: error('unauthorized', 'The cron secret is required'),
})
