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

/** The secret in DATA_DIR, if there is one. */
function readKeptSecret(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'signing-secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Whether a change of the secret leaves the links that were sent before it working. */
function checkRotation({ signingSecret, previousSigningSecret: previous, dataDir }: Env): Finding[] {
  const kept = readKeptSecret(dataDir)
  const subject = 'previous signing secret'
  if (previous === undefined) {
    if (signingSecret === undefined || kept === undefined || kept === signingSecret) return []
    const message = `links signed with the secret in ${dataDir} no longer work`
    return [warning(subject, message, 'Set SIGNING_SECRET_PREVIOUS to it, or delete the file if it has leaked.')]
  }
  if (previous === (signingSecret ?? kept))
    return [fault(subject, 'SIGNING_SECRET_PREVIOUS is the secret in use', 'Set SIGNING_SECRET to a new one.')]
  if (isGuessable(previous))
    return [fault(subject, 'SIGNING_SECRET_PREVIOUS can be guessed', 'Remove it: a guess is enough to forge links.')]
  return [ok(subject, 'links signed with SIGNING_SECRET_PREVIOUS still work')]
}

/** Whether links in emails can be forged, and whether a scheduler is let in where one is needed. */
export function checkSecrets(settings: Env): Finding[] {
  const { signingSecret, cronSecret, supabase, dataDir } = settings
  const signing = signingSecret
    ? isGuessable(signingSecret)
      ? fault('signing secret', 'SIGNING_SECRET can be guessed', MAKE_ONE)
      : ok('signing secret', 'SIGNING_SECRET is set')
    : checkKeptSecret(dataDir)
  const findings = [signing, ...checkRotation(settings)]
  if (cronSecret) {
    const cron = isGuessable(cronSecret)
      ? fault('scheduler', 'CRON_SECRET can be guessed', MAKE_ONE)
      : ok('scheduler', 'CRON_SECRET is set')
    return [...findings, cron]
  }
  if (!supabase) return findings
  const advice = `On Vercel nothing sends waiting messages or purges old ones without it. ${MAKE_ONE}`
  return [...findings, warning('scheduler', 'CRON_SECRET is not set', advice)]
}
