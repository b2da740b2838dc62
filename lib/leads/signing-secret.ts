import 'server-only'
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'
import { log } from '@/lib/http/log'
import { perProcess } from '@/lib/per-process'

const isAlreadyThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Linking a finished file lets two processes that start at once agree on one secret. */
function makeSecret(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    // On the disk before it has its name: a secret lost in a power cut would make every link that was sent invalid.
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    linkSync(draft, file)
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * The secret kept in `folder`, made at the first call. Throws when the folder cannot be written or the file holds no
 * secret.
 */
export function keptSecret(folder: string): string {
  const file = path.join(folder, 'signing-secret')
  if (!existsSync(file)) makeSecret(folder, file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${file} holds no usable secret: delete it to have a new one made`)
  return secret
}

let secret: string | undefined

/** What signs the links in emails: SIGNING_SECRET, else the secret kept in DATA_DIR. Throws where there is none. */
export const signingSecret = (): string => (secret ??= env().signingSecret ?? keptSecret(env().dataDir))

const remedy = 'Set SIGNING_SECRET, or let the account that runs the server write to DATA_DIR'

/**
 * The same, undefined where there is none now: pages, files, forms and counts do without, what follows a link says that
 * it cannot be checked. Why goes to the log, once for each cause.
 */
export function findSigningSecret(): string | undefined {
  const told = perProcess('signing-secret-told', () => ({ reason: '' }))
  try {
    return signingSecret()
  } catch (error) {
    // A message of the system names the draft, which is another each time.
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    const cause = 'Links in emails can be neither signed nor checked'
    if (reason !== told.reason) log('error', 'signing-secret-unavailable', { cause, remedy, error })
    told.reason = reason
    return undefined
  }
}

/**
 * The secrets whose links are accepted: the one that signs, then SIGNING_SECRET_PREVIOUS where it is set. Empty where
 * there is none to sign with: a link must not be called wrong because the secret that signed it is missing.
 */
export function findSigningSecrets(): readonly string[] {
  const current = findSigningSecret()
  if (current === undefined) return []
  const { previousSigningSecret } = env()
  return previousSigningSecret === undefined ? [current] : [current, previousSigningSecret]
}
