import type { z } from 'zod'
import { BODY_LIMIT } from '@/lib/http/body'
import { errorAnswerSchema } from '@/lib/http/error-answer'

/** A response with its media types; none if it has no body. */
export interface Answer {
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
  summary: string
  description?: string
  /** Path parameters: name and description. */
  parameters?: Readonly<Record<string, string>>
  query?: z.ZodObject
  body?: {
    schema: z.ZodType
    /** 'only': HTML form; 'too': JSON or HTML form; default JSON. */
    form?: 'only' | 'too'
  }
  /** Whether CRON_SECRET is required. */
  secured?: boolean
  answers: Readonly<Record<number, Answer>>
  /** A call that works as it is, and its response status. */
  call: {
    path: string
    body?: Readonly<Record<string, unknown>>
    /** The response is a file; curl saves it under this name. */
    saveAs?: string
    status: number
  }
}

/** An error response in JSON. */
export const refusal = (description: string, more: Omit<Answer, 'description'> = {}): Answer => ({
  description,
  json: errorAnswerSchema,
  ...more,
})

export const tooMany = refusal('Too many requests from this client.', {
  headers: { 'retry-after': 'Seconds to wait.' },
})

export const badQuery = { 400: refusal('Invalid parameter; the message names it.') }
export const unexpected = { 500: refusal('Unexpected server error.') }
export const templateUnknown = refusal('No such template.')

/** The error responses of every post. */
export const postRefusals = {
  400: refusal('The body is not valid JSON.'),
  403: refusal('Cross-site post.'),
  413: refusal(`The body is larger than ${BODY_LIMIT / 1024} KB.`),
  415: refusal('The body is neither JSON nor an HTML form.'),
  422: refusal('Invalid input; `fields` has a message for each field.'),
  429: tooMany,
  ...unexpected,
}

export const html = { type: 'text/html' }

/** The error responses of a form without JavaScript: HTML pages. */
export const formRefusals: Readonly<Record<number, Answer>> = Object.fromEntries(
  Object.entries(postRefusals).map(([status, answer]) => [status, { ...answer, ...html }]),
)
