import 'server-only'
import type { Posted } from '@/lib/http/body'
import type { Failure } from '@/lib/http/failure'
import { createPostHandler, type PostHandlerOptions } from '@/lib/http/handler'
import type { FormLimits } from './limits'
import { formTexts } from './schema'

export interface FormContext {
  siteUrl: () => string
  clientOf: (request: Request) => string
  limits: () => Pick<FormLimits, 'checkClient'>
}

export const notRecorded: Failure = { status: 503, code: 'not-recorded', message: formTexts.failure }

export const fieldsOf = ({ data }: Posted): unknown =>
  data instanceof URLSearchParams ? Object.fromEntries(data) : data

/** Wraps the handler of a form: like `createPostHandler`, and rejects clients that post too often. */
export const createFormHandler = (
  run: (posted: Posted, request: Request) => Promise<Response | Failure>,
  { siteUrl, clientOf, limits }: FormContext,
  renderForm?: PostHandlerOptions['renderForm'],
): ((request: Request) => Promise<Response>) =>
  createPostHandler(
    async (posted, request) => (await limits().checkClient(clientOf(request))) ?? run(posted, request),
    { siteUrl, renderForm },
  )
