import { z } from 'zod'
import { templateDetailSchema, templateListSchema } from '@/lib/catalogue/api-responses'
import {
  editionQuerySchema,
  searchQuerySchema,
  templateQuerySchema,
  templatesQuerySchema,
} from '@/lib/catalogue/api-query'
import { searchResponseSchema } from '@/lib/search/response'
import { badQuery, errorResponse, templateUnknown, tooMany, unexpected, type Operation } from '../operation'

/** The stable part of a model; the source describes the blocks. */
const modelSchema = z.looseObject({
  title: z.string(),
  parts: z.array(z.looseObject({ name: z.string(), audience: z.string(), blocks: z.array(z.looseObject({})) })),
})

const group = 'Catalog'
const slug = "A template's slug."

export const catalogueOperations: readonly Operation[] = [
  {
    ...{ id: 'searchTemplates', method: 'get', path: '/api/search', group },
    summary: 'Search the templates',
    description:
      'Matches substrings of name, category, description, full description, tags and roof system; the first match sets the score. Sorted by score, then whole words before parts of words, then templates for any roof or asphalt shingles, then by popularity. An empty query finds nothing.',
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
    query: templateQuerySchema,
    responses: {
      200: { description: 'The template.', json: templateDetailSchema },
      ...badQuery,
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
  {
    ...{ id: 'chooseEdition', method: 'get', path: '/api/editions', group, isMinor: true },
    summary: 'The file of a template for a state',
    description:
      'Redirects to the state edition. Without a state, or for a template that is the same in all states, redirects to the template’s own file.',
    query: editionQuerySchema,
    responses: {
      303: { description: 'Redirect to the file.', headers: { location: 'Path of the file.' } },
      ...badQuery,
      404: errorResponse('No such template, or not in this format.'),
      ...unexpected,
    },
    call: { path: '/api/editions?template=epdm-residential-contract&state=TX&format=PDF', status: 303 },
  },
  {
    ...{ id: 'getEdition', method: 'get', path: '/api/editions/{folder}/{file}', group, isMinor: true },
    summary: 'A state edition of a document',
    description:
      'The file at `/templates/{folder}/{file}`, which is the URL to use. It is made on first request, which takes up to three seconds, and then stored.',
    parameters: {
      folder: 'Folder of the template’s files.',
      file: 'Slug, state in lower case, `office` or `field` for those files, extension.',
    },
    responses: {
      200: { description: 'The file.', type: 'application/pdf', headers: { etag: 'Its version.' } },
      304: { description: 'Not modified: If-None-Match is current.' },
      404: errorResponse('No such template, state or format, or no edition of this template.'),
      429: tooMany,
      503: errorResponse('Other editions are being made, or this one could not be made.', {
        headers: { 'retry-after': 'Seconds to wait.' },
      }),
      ...unexpected,
    },
    call: {
      path: '/api/editions/contracts/epdm-residential-contract.tx.pdf',
      saveAs: 'epdm-residential-contract.tx.pdf',
      status: 200,
    },
  },
  {
    ...{ id: 'getEditionModel', method: 'get', path: '/api/models/{file}', group, isMinor: true },
    summary: 'The model of a state edition',
    description:
      'The document at `/models/{file}`, which is the URL to use: the JSON that its files are rendered from. A template’s own model is at `/models/{slug}.json`, the values of its example job at `/models/{slug}.example.json`.',
    parameters: { file: 'Slug, state in lower case, `json`.' },
    responses: {
      200: { description: 'The model.', json: modelSchema, headers: { etag: 'Its version.' } },
      304: { description: 'Not modified: If-None-Match is current.' },
      404: errorResponse('No such template or state, or no edition of this template.'),
      429: tooMany,
      ...unexpected,
    },
    call: {
      path: '/api/models/epdm-residential-contract.tx.json',
      saveAs: 'epdm-residential-contract.tx.json',
      status: 200,
    },
  },
]
