import type { z } from 'zod'
import { BODY_LIMIT } from '@/lib/http/body'
import { errorAnswerSchema } from '@/lib/http/error-answer'

/** An answer by its media types; none for an answer without a body. */
export interface Answer {
  description: string
  json?: z.ZodType
  /** Another media type, whose content has no schema. */
  type?: string
  headers?: Readonly<Record<string, string>>
}

/** A method of an address below `/api/`: what it takes, what it answers, and a call to try. */
export interface Operation {
  id: string
  method: 'get' | 'post'
  path: `/api/${string}`
  group: string
  summary: string
  description?: string
  /** Of the path: their names, each with what it is. */
  parameters?: Readonly<Record<string, string>>
  query?: z.ZodObject
  body?: {
    schema: z.ZodType
    /** As an HTML form only, or as one too; otherwise JSON. */
    form?: 'only' | 'too'
  }
  /** Whether the scheduler's secret is asked for. */
  secured?: boolean
  answers: Readonly<Record<number, Answer>>
  /** A call that can be tried as it stands, and what it is answered with. */
  call: {
    path: string
    body?: Readonly<Record<string, unknown>>
    /** What is answered is a file: saved under this name. */
    saveAs?: string
    status: number
  }
}

/** A refusal in JSON. */
export const refusal = (description: string, more: Omit<Answer, 'description'> = {}): Answer => ({
  description,
  json: errorAnswerSchema,
  ...more,
})

export const tooMany = refusal('Too much at once from this client.', {
  headers: { 'retry-after': 'Seconds to wait.' },
})

export const badQuery = { 400: refusal('A parameter is not understood; the message names it.') }
export const unexpected = { 500: refusal('Something unexpected went wrong here.') }
export const templateUnknown = refusal('There is no such template.')

/** How every post may be refused. */
export const postRefusals = {
  400: refusal('The body is not valid JSON.'),
  403: refusal('Posted by a page of another site.'),
  413: refusal(`The body is larger than ${BODY_LIMIT / 1024} KB.`),
  415: refusal('The body is neither JSON nor an HTML form.'),
  422: refusal('The input is not valid; `fields` has a message for each field.'),
  429: tooMany,
  ...unexpected,
}

export const html = { type: 'text/html' }

/** How a post of a form without JavaScript may be refused: as a page. */
export const formRefusals: Readonly<Record<number, Answer>> = Object.fromEntries(
  Object.entries(postRefusals).map(([status, answer]) => [status, { ...answer, ...html }]),
)
