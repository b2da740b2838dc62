import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '@/lib/env'
import { fault, ok, warning, type Finding } from './report'

/** Minimum number of distinct characters. 32 random ones nearly always have more, even in hexadecimal (14 of 16). */
const VARIETY = 10
const CREATE_ONE = 'Create one: node -p "crypto.randomBytes(32).toString(\'base64url\')".'

/** Length alone is not enough: repeated characters and sample secrets are guessable. */
const isGuessable = (secret: string): boolean =>
  new Set(secret).size < VARIETY || /change|example|password|secret|123456/i.test(secret)

function checkKeptSecret(dataDir: string): Finding {
  const file = path.join(dataDir, 'signing-secret')
  if (!existsSync(file)) return ok('signing secret', `created at the first start in ${file}`)
  const open = (statSync(file).mode & 0o077) !== 0
  if (open)
    return fault(
      'signing secret',
      `other users can read ${file}`,
      `Run chmod 600 ${file}, and replace it if someone has read it.`,
    )
  const usable = readFileSync(file, 'utf8').trim().length >= 32
  return usable
    ? ok('signing secret', `stored in ${file}, readable only by its owner`)
    : fault('signing secret', `${file} contains no usable secret`, 'Delete it: the next start creates a new one.')
}

function readKeptSecret(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'signing-secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Checks that links sent before a change of the secret still work. */
function checkRotation({ signingSecret, previousSigningSecret: previous, dataDir }: Env): Finding[] {
  const kept = readKeptSecret(dataDir)
  const subject = 'previous signing secret'
  if (previous === undefined) {
    if (signingSecret === undefined || kept === undefined || kept === signingSecret) return []
    const message = `links signed with the secret in ${dataDir} no longer work`
    return [
      warning(subject, message, 'Set SIGNING_SECRET_PREVIOUS to that secret, or delete the file if it has leaked.'),
    ]
  }
  if (previous === (signingSecret ?? kept))
    return [fault(subject, 'SIGNING_SECRET_PREVIOUS is the secret in use', 'Set SIGNING_SECRET to a new one.')]
  if (isGuessable(previous))
    return [fault(subject, 'SIGNING_SECRET_PREVIOUS is guessable', 'Remove it: anyone who guesses it can forge links.')]
  return [ok(subject, 'links signed with SIGNING_SECRET_PREVIOUS still work')]
}

/** Checks that links in emails cannot be forged and that a needed scheduler has access. */
export function checkSecrets(settings: Env): Finding[] {
  const { signingSecret, cronSecret, supabase, dataDir } = settings
  const signing = signingSecret
    ? isGuessable(signingSecret)
      ? fault('signing secret', 'SIGNING_SECRET is guessable', CREATE_ONE)
      : ok('signing secret', 'SIGNING_SECRET is set')
    : checkKeptSecret(dataDir)
  const findings = [signing, ...checkRotation(settings)]
  if (cronSecret) {
    const cron = isGuessable(cronSecret)
      ? fault('scheduler', 'CRON_SECRET is guessable', CREATE_ONE)
      : ok('scheduler', 'CRON_SECRET is set')
    return [...findings, cron]
  }
  if (!supabase) return findings
  const advice = `Without it, nothing sends queued messages or purges old ones on Vercel. ${CREATE_ONE}`
  return [...findings, warning('scheduler', 'CRON_SECRET is not set', advice)]
}
