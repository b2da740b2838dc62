import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keptSecret } from '@/lib/leads/signing-secret'

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
