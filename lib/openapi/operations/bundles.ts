import { bundleFilesSchema } from '@/lib/bundles/response'
import { bundleQuerySchema } from '@/lib/catalogue/api-query'
import { ARCHIVE_LENGTH } from '@/lib/constants'
import { badQuery, errorResponse, tooMany, unexpected, type Operation } from '../operation'

const group = 'Bundles'
const parameters = { name: 'essentials, complete, or the slug of a category, roof system or packet.' }
const errors = {
  ...badQuery,
  404: errorResponse('No such bundle, or no template in that format.'),
  ...unexpected,
}

export const bundleOperations: readonly Operation[] = [
  {
    ...{ id: 'getBundle', method: 'get', path: '/api/bundles/{name}', group },
    summary: 'Many templates as one ZIP archive',
    description:
      'All formats of each template, or one. The bundle of a category or packet includes the customer copies of its estimates. With a state, its editions replace the documents that state law affects. They are made while the archive is sent, which takes a minute or two, so the response has neither length nor version. Streamed. Without a state, the same files give the same bytes.',
    parameters,
    query: bundleQuerySchema,
    responses: {
      200: {
        description: 'The archive.',
        type: 'application/zip',
        headers: { [ARCHIVE_LENGTH]: 'Archive size in bytes.', etag: 'Its version.' },
      },
      304: { description: 'Not modified: If-None-Match is current.' },
      429: tooMany,
      503: errorResponse('Too many archives are being sent or made: try again in a moment.', {
        headers: { 'retry-after': 'Seconds to wait.' },
      }),
      ...errors,
    },
    call: { path: '/api/bundles/essentials?format=PDF', saveAs: 'essentials.zip', status: 200 },
  },
  {
    ...{ id: 'listBundleFiles', method: 'get', path: '/api/bundles/{name}/files', group },
    summary: 'List the files of a bundle',
    parameters,
    query: bundleQuerySchema,
    responses: { 200: { description: 'Names, addresses and sizes.', json: bundleFilesSchema }, ...errors },
    call: { path: '/api/bundles/essentials/files?format=PDF', status: 200 },
  },
]
