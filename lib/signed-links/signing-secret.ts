import 'server-only'
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'
import { log } from '@/lib/log/log'
import { singleton } from '@/lib/singleton'

const isAlreadyThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Linking a finished file makes two processes that start at the same time agree on one secret. */
function makeSecret(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    // Flushed before it is linked: a secret lost in a power failure would invalidate every link already sent.
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    linkSync(draft, file)
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Returns the secret in `folder`, created by the first call. Throws if it is not writable or the file has none. */
export function storedSecret(folder: string): string {
  const file = path.join(folder, 'signing-secret')
  if (!existsSync(file)) makeSecret(folder, file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${file} contains no usable secret: delete it to create a new one`)
  return secret
}

let secret: string | undefined

/** Returns SIGNING_SECRET, or the one stored in DATA_DIR. Throws if there is none. */
export const signingSecret = (): string => (secret ??= env().signingSecret ?? storedSecret(env().dataDir))

const remedy = 'Set SIGNING_SECRET, or let the account that runs the server write to DATA_DIR'

/** Like `signingSecret`, but undefined if there is none now, logged once per cause. Pages and forms work without. */
export function findSigningSecret(): string | undefined {
  const reported = singleton('signing-secret-reported', () => ({ reason: '' }))
  try {
    return signingSecret()
  } catch (error) {
    // The system's error message contains the temporary file name, which differs each time.
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    const cause = 'Links in emails can be neither signed nor checked'
    if (reason !== reported.reason) log('error', 'signing-secret-unavailable', { cause, remedy, error })
    reported.reason = reason
    return undefined
  }
}

/** The secrets whose links are accepted, the previous one only with a current one: no link is wrongly called invalid. */
export function findSigningSecrets(): readonly string[] {
  const current = findSigningSecret()
  if (current === undefined) return []
  const { previousSigningSecret } = env()
  return previousSigningSecret === undefined ? [current] : [current, previousSigningSecret]
}
