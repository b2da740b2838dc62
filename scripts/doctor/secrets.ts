import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '@/lib/env'
import { fault, ok, warning, type Finding } from './report'

/** Different characters that 32 random ones hardly ever fall short of, in hexadecimal too (expected: 14 of 16). */
const VARIETY = 10
const MAKE_ONE = 'Make one: node -p "crypto.randomBytes(32).toString(\'base64url\')".'

/** Long is not enough: repeated characters and words from examples can be guessed. */
const isGuessable = (secret: string): boolean =>
  new Set(secret).size < VARIETY || /change|example|password|secret|123456/i.test(secret)

function checkKeptSecret(dataDir: string): Finding {
  const file = path.join(dataDir, 'signing-secret')
  if (!existsSync(file)) return ok('signing secret', `made on first start, in ${file}`)
  const open = (statSync(file).mode & 0o077) !== 0
  if (open) return fault('signing secret', `others may read ${file}`, `chmod 600 ${file}, and replace it if they did.`)
  const usable = readFileSync(file, 'utf8').trim().length >= 32
  return usable
    ? ok('signing secret', `kept in ${file}, for its owner alone`)
    : fault('signing secret', `${file} holds no usable secret`, 'Delete it: the next start makes another.')
}

/** Whether links in e-mails can be forged, and whether a scheduler is let in where one is needed. */
export function checkSecrets({ signingSecret, cronSecret, supabase, dataDir }: Env): Finding[] {
  const signing = signingSecret
    ? isGuessable(signingSecret)
      ? fault('signing secret', 'SIGNING_SECRET can be guessed', MAKE_ONE)
      : ok('signing secret', 'SIGNING_SECRET is set')
    : checkKeptSecret(dataDir)
  if (cronSecret) {
    const cron = isGuessable(cronSecret)
      ? fault('scheduler', 'CRON_SECRET can be guessed', MAKE_ONE)
      : ok('scheduler', 'CRON_SECRET is set')
    return [signing, cron]
  }
  if (!supabase) return [signing]
  const advice = `On Vercel nothing sends waiting messages or purges old ones without it. ${MAKE_ONE}`
  return [signing, warning('scheduler', 'CRON_SECRET is not set', advice)]
}
