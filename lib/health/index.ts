import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allTemplates } from '@/lib/catalogue'
import { env } from '@/lib/env'
import { createGetHandler } from '@/lib/http/get-handler'
import { findSigningSecret } from '@/lib/signed-links/signing-secret'
import { mailOutcomes } from '@/lib/mail'
import { singleton } from '@/lib/singleton'
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

function checkLinks(): Check {
  if (findSigningSecret() !== undefined) return { state: 'ok', detail: 'Links in emails are signed.' }
  const detail = 'Links in emails can be neither signed nor checked: see signing-secret-unavailable in the log.'
  return { state: 'degraded', detail }
}

const reporter = () =>
  singleton('health', () =>
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

/** `GET /api/health`: the state of each part; 503 if nothing can be recorded. */
export const getHealth = createGetHandler(async () => {
  const report = await reporter()()
  return Response.json(report, { status: statusOf(report), headers: { 'cache-control': 'no-store' } })
})
