import { bundleFilesSchema } from '@/lib/bundles/answer'
import { formatQuerySchema } from '@/lib/catalogue/api-query'
import { ARCHIVE_LENGTH } from '@/lib/constants'
import { badQuery, refusal, tooMany, unexpected, type Operation } from '../operation'

const group = 'Bundles'
const parameters = { name: 'essentials, complete, the slug of a category, or that of a roof system.' }
const refusals = {
  ...badQuery,
  404: refusal('There is no such bundle, or none of its templates comes in that format.'),
  ...unexpected,
}

export const bundleOperations: readonly Operation[] = [
  {
    ...{ id: 'getBundle', method: 'get', path: '/api/bundles/{name}', group },
    summary: 'Many templates as one ZIP archive',
    description: 'All formats of each template, or one. The archive is streamed; the same files give the same bytes.',
    parameters,
    query: formatQuerySchema,
    answers: {
      200: {
        description: 'The archive.',
        type: 'application/zip',
        headers: { [ARCHIVE_LENGTH]: 'Bytes of the whole archive.', etag: 'Its version.' },
      },
      304: { description: 'The archive named by If-None-Match is still the same.' },
      429: tooMany,
      503: refusal('Too many archives are being sent; try again in a moment.', {
        headers: { 'retry-after': 'Seconds to wait.' },
      }),
      ...refusals,
    },
    call: { path: '/api/bundles/essentials?format=PDF', saveAs: 'essentials.zip', status: 200 },
  },
  {
    ...{ id: 'listBundleFiles', method: 'get', path: '/api/bundles/{name}/files', group },
    summary: 'The files of a bundle, one by one',
    parameters,
    query: formatQuerySchema,
    answers: { 200: { description: 'Names, addresses and sizes.', json: bundleFilesSchema }, ...refusals },
    call: { path: '/api/bundles/essentials/files?format=PDF', status: 200 },
  },
]
