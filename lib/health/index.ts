import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allTemplates } from '@/lib/catalogue'
import { env } from '@/lib/env'
import { createGetHandler } from '@/lib/http/get-handler'
import { findSigningSecret } from '@/lib/leads/signing-secret'
import { mailOutcomes } from '@/lib/mail'
import { perProcess } from '@/lib/per-process'
import { store } from '@/lib/store'
import packageFile from '@/package.json'
import { checkDocuments } from './documents'
import { checkMail } from './mail'
import { createReporter } from './report'
import type { Check, HealthReport } from './types'

function readBuild(): string | null {
  const file = path.join(process.cwd(), '.next/BUILD_ID')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/** Whether the links in emails can be signed and checked; why not is in the log. */
function checkLinks(): Check {
  if (findSigningSecret() !== undefined) return { state: 'ok', detail: 'Links in emails are signed.' }
  const detail = 'Links in emails can be neither signed nor checked: see signing-secret-unavailable in the log.'
  return { state: 'degraded', detail }
}

const reporter = () =>
  perProcess('health', () =>
    createReporter({
      version: packageFile.version,
      build: readBuild(),
      checks: {
        store: async () => ({ ...(await store().health()) }),
        mail: () => checkMail(mailOutcomes()),
        links: checkLinks,
        documents: () => checkDocuments(allTemplates(), path.join(process.cwd(), 'public'), env().isServerless),
      },
    }),
  )

const statusOf = ({ status }: HealthReport): number => (status === 'down' ? 503 : 200)

/** `GET /api/health`: what works and what does not; 503 where nothing can be recorded. */
export const answerHealth = createGetHandler(async () => {
  const report = await reporter()()
  return Response.json(report, { status: statusOf(report), headers: { 'cache-control': 'no-store' } })
})
