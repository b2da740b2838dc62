import { z } from 'zod'
import { BODY_LIMIT } from '@/lib/http/body'

export interface ApiResponse {
  description: string
  json?: z.ZodType
  /** Another media type, without a schema. */
  type?: string
  headers?: Readonly<Record<string, string>>
}

/** An operation below `/api/`: its input, its responses, and a sample call. */
export interface Operation {
  id: string
  method: 'get' | 'post'
  path: `/api/${string}`
  group: string
  /** Only in the OpenAPI document, not on the developers page: programs use another URL. */
  isMinor?: true
  summary: string
  description?: string
  parameters?: Readonly<Record<string, string>>
  query?: z.ZodObject
  body?: {
    schema: z.ZodType
    /** 'only': HTML form; 'too': JSON or HTML form; default JSON. */
    form?: 'only' | 'too'
  }
  secured?: boolean
  responses: Readonly<Record<number, ApiResponse>>
  call: {
    path: string
    body?: Readonly<Record<string, unknown>>
    /** The response is a file; curl saves it under this name. */
    saveAs?: string
    status: number
  }
}

export const errorResponseSchema = z.object({
  error: z.object({
    code: z.string().describe('Stable, for programs.'),
    message: z.string().describe('For people.'),
    fields: z.record(z.string(), z.string()).describe('The first problem of each field.').optional(),
  }),
})

/** An error response in JSON. */
export const errorResponse = (description: string, more: Omit<ApiResponse, 'description'> = {}): ApiResponse => ({
  description,
  json: errorResponseSchema,
  ...more,
})

export const tooMany = errorResponse('Too many requests from this client.', {
  headers: { 'retry-after': 'Seconds to wait.' },
})

export const badQuery = { 400: errorResponse('Invalid parameter; the message names it.') }
export const unexpected = { 500: errorResponse('Unexpected server error.') }
export const templateUnknown = errorResponse('No such template.')

export const postErrors = {
  400: errorResponse('The body is not valid JSON.'),
  403: errorResponse('Cross-site post.'),
  413: errorResponse(`The body is larger than ${BODY_LIMIT / 1024} KB.`),
  415: errorResponse('The body is neither JSON nor an HTML form.'),
  422: errorResponse('Invalid input; `fields` has a message for each field.'),
  429: tooMany,
  ...unexpected,
}

export const html = { type: 'text/html' }

/** The error responses of a form without JavaScript: HTML pages. */
export const formErrors: Readonly<Record<number, ApiResponse>> = Object.fromEntries(
  Object.entries(postErrors).map(([status, response]) => [status, { ...response, ...html }]),
)
