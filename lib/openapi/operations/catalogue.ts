import { templateDetailSchema, templateListSchema } from '@/lib/catalogue/api-responses'
import { searchQuerySchema, templatesQuerySchema } from '@/lib/catalogue/api-query'
import { searchResponseSchema } from '@/lib/search/response'
import { badQuery, errorResponse, templateUnknown, tooMany, unexpected, type Operation } from '../operation'

const group = 'Catalog'
const slug = "A template's slug."

export const catalogueOperations: readonly Operation[] = [
  {
    ...{ id: 'searchTemplates', method: 'get', path: '/api/search', group },
    summary: 'Search the templates',
    description:
      'Matches substrings of name, category, description, full description, tags, roof system; the first match sets the score. Sorted by score, then downloads, then name. An empty query finds nothing.',
    query: searchQuerySchema,
    responses: { 200: { description: 'The results.', json: searchResponseSchema }, ...badQuery, ...unexpected },
    call: { path: '/api/search?q=gutter&limit=1', status: 200 },
  },
  {
    ...{ id: 'listTemplates', method: 'get', path: '/api/templates', group },
    summary: 'List, filter and sort the templates',
    query: templatesQuerySchema,
    responses: { 200: { description: 'One page of the list.', json: templateListSchema }, ...badQuery, ...unexpected },
    call: { path: '/api/templates?system=epdm&format=Excel&perPage=1', status: 200 },
  },
  {
    ...{ id: 'getTemplate', method: 'get', path: '/api/templates/{slug}', group },
    summary: 'One template with its long texts',
    parameters: { slug },
    responses: {
      200: { description: 'The template.', json: templateDetailSchema },
      404: templateUnknown,
      ...unexpected,
    },
    call: { path: '/api/templates/shingle-roof-estimate', status: 200 },
  },
  {
    ...{ id: 'getPagePicture', method: 'get', path: '/api/documents/{slug}/pages/{page}', group },
    summary: 'A page of the PDF as a picture',
    parameters: { slug, page: 'Page number, from 1.' },
    responses: {
      200: { description: 'The picture, 960 pixels wide.', type: 'image/webp', headers: { etag: 'Its version.' } },
      304: { description: 'Not modified: If-None-Match is current.' },
      404: errorResponse('No such template or page.'),
      429: tooMany,
      503: errorResponse('Too many pictures are being drawn.', { headers: { 'retry-after': 'Seconds to wait.' } }),
      ...unexpected,
    },
    call: { path: '/api/documents/shingle-roof-estimate/pages/1', saveAs: 'page-1.webp', status: 200 },
  },
]
