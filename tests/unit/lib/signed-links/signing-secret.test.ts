import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv, type Env } from '@/lib/env'
import type * as SigningSecret from '@/lib/signed-links/signing-secret'
import { storedSecret } from '@/lib/signed-links/signing-secret'
import { captureTestLogs } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'

let mockSettings: Env
jest.mock('@/lib/env', () => ({
  ...jest.requireActual<object>('@/lib/env'),
  env: () => mockSettings,
}))

const first = 'the first secret, of 32 characters or more'
const second = 'the second secret, of 32 characters or more'

let folder: string
const logged = captureTestLogs()
beforeEach(() => void (folder = newFolder()))

/** The module as a process has it that starts with these settings. */
function start(settings: Record<string, string> = {}): typeof SigningSecret {
  mockSettings = parseEnv({ DATA_DIR: folder, ...settings })
  let started: typeof SigningSecret | undefined
  jest.isolateModules(() => {
    started = jest.requireActual('@/lib/signed-links/signing-secret')
  })
  if (!started) throw new Error('The module was not loaded')
  return started
}

describe('storedSecret', () => {
  it('creates a secret once for each folder, readable by its owner only', () => {
    const data = path.join(folder, 'var')
    const secret = storedSecret(data)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(storedSecret(data)).toBe(secret)
    expect(readdirSync(data)).toEqual(['signing-secret'])
    expect(statSync(path.join(data, 'signing-secret')).mode & 0o777).toBe(0o600)
    expect(storedSecret(path.join(folder, 'another'))).not.toBe(secret)
  })

  it('does not sign with an empty file', () => {
    writeFileSync(path.join(folder, 'signing-secret'), '\n')
    expect(() => storedSecret(folder)).toThrow('contains no usable secret')
  })
})

describe('findSigningSecrets', () => {
  it('contains the current secret, then the former one or the one that the installation made, which never sign', () => {
    const { findSigningSecrets, signingSecret } = start({ SIGNING_SECRET: first })
    expect([findSigningSecrets(), signingSecret()]).toEqual([[first], first])
    for (const former of [first, storedSecret(folder)]) {
      const next = start({ SIGNING_SECRET: second, SIGNING_SECRET_PREVIOUS: former })
      expect(next.findSigningSecrets()).toEqual([second, former])
      expect([next.signingSecret(), next.findSigningSecret()]).toEqual([second, second])
    }
  })

  it('is empty without a current secret, so that no link is called invalid', () => {
    writeFileSync(path.join(folder, 'signing-secret'), '')
    expect(start({ SIGNING_SECRET_PREVIOUS: first }).findSigningSecrets()).toEqual([])
  })
})

test('a missing secret is looked up again each time and logged once', () => {
  writeFileSync(path.join(folder, 'signing-secret'), '')
  const { findSigningSecret } = start()
  expect([findSigningSecret(), findSigningSecret()]).toEqual([undefined, undefined])
  expect(logged().match(/signing-secret-unavailable/g)).toHaveLength(1)
  expect(logged()).toContain('"remedy":"Set SIGNING_SECRET, or let the account')
  rmSync(path.join(folder, 'signing-secret'))
  expect(findSigningSecret()).toMatch(/^[\w-]{43}$/)
})
