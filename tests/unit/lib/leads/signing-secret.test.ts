import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findSigningSecret, keptSecret } from '@/lib/leads/signing-secret'
import { captureLog } from '../../../support/leads'

const mockSettings = { dataDir: '', signingSecret: undefined }
jest.mock('@/lib/env', () => ({ env: () => mockSettings }))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('keptSecret', () => {
  it('makes a secret once and keeps it for its owner alone', () => {
    const data = path.join(folder, 'var')
    const secret = keptSecret(data)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(keptSecret(data)).toBe(secret)
    expect(readdirSync(data)).toEqual(['signing-secret'])
    expect(statSync(path.join(data, 'signing-secret')).mode & 0o777).toBe(0o600)
  })

  it('makes another one elsewhere', () => {
    expect(keptSecret(path.join(folder, 'a'))).not.toBe(keptSecret(path.join(folder, 'b')))
  })

  it('does not sign with an empty file', () => {
    writeFileSync(path.join(folder, 'signing-secret'), '\n')
    expect(() => keptSecret(folder)).toThrow('holds no usable secret')
  })
})

test('where there is none it is looked for again each time, and told once', () => {
  const logged = captureLog()
  mockSettings.dataDir = folder
  writeFileSync(path.join(folder, 'signing-secret'), '')
  expect([findSigningSecret(), findSigningSecret()]).toEqual([undefined, undefined])
  expect(logged().match(/signing-secret-unavailable/g)).toHaveLength(1)
  expect(logged()).toContain('"remedy":"Set SIGNING_SECRET, or let the account')
  rmSync(path.join(folder, 'signing-secret'))
  expect(findSigningSecret()).toMatch(/^[\w-]{43}$/)
  jest.restoreAllMocks()
})
