import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { freePort } from '@/scripts/support/free-port'
import { startMailServer } from '@/tests/support/mail-server'
import { runScript } from '@/tests/support/run-script'
import type { Outcome } from '@/tests/support/scripts'
import manifest from '../../../package.json'
import { newFolder } from '@/tests/support/new-folder'
import { goodSecret } from '@/tests/support/settings'
import { writeIn } from '@/tests/support/write-in'

const folder = newFolder()
const site = createServer((request, response) => {
  const known = request.url === '/api/health'
  response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
  response.end(known ? JSON.stringify({ status: 'ok', version: manifest.version, build: null }) : '{}')
})
let siteUrl: string
beforeAll(async () => {
  writeIn(folder, 'file')
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => void site.close())

const diagnose = (settings: Record<string, string>, ...args: string[]): Promise<Outcome> =>
  runScript('doctor', args, { settings: { SITE_URL: siteUrl, ...settings } })
const dataDir = (name: string): string => path.join(folder, name)

test('a good embedded configuration passes with warnings about the sample content', async () => {
  const smtp = await startMailServer()
  const DATA_DIR = dataDir('good')
  const { code, out, error } = await diagnose({ DATA_DIR, SMTP_URL: smtp.url, SIGNING_SECRET: goodSecret })
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).not.toContain('✗')
  for (const line of [
    '✓ environment: Node.js v24',
    `✓ DATA_DIR: ${DATA_DIR} is writable`,
    '✓ store: ',
    '✓ mail: 127.0.0.1:',
    '✓ signing secret: SIGNING_SECRET is set',
    `✓ site: ${siteUrl} serves version ${manifest.version}`,
    '✓ health: ok',
    '! SITE_URL: ',
    '! launch: 3 testimonials are samples',
    '! launch: the postal address is a placeholder',
    '! launch: download counts start from sample counts',
    '! launch: the home page claims 500+ contractors',
  ])
    expect(out).toContain(line)
  expect(out).not.toContain(goodSecret)
  expect(smtp.messages).toEqual([])
  await smtp.stop()
})

test('--send sends a test message', async () => {
  const smtp = await startMailServer()
  const settings = { DATA_DIR: dataDir('send'), SMTP_URL: smtp.url }
  const { code, out } = await diagnose(settings, '--before-start', '--send', 'joe@example.com')
  expect(code).toBe(0)
  expect(out).toContain('accepted a test message for joe@example.com')
  expect(smtp.messages).toMatchObject([{ to: 'joe@example.com' }])
  await smtp.stop()
})

test('an unwritable folder, a rejected login and an unreachable site are errors', async () => {
  const smtp = await startMailServer({ login: 'joe:right' })
  const address = `http://127.0.0.1:${await freePort()}`
  const SMTP_URL = smtp.url.replace('//', '//joe:wrong@')
  const { code, out } = await diagnose({ DATA_DIR: dataDir('file/below'), SMTP_URL, SITE_URL: address })
  expect(code).toBe(1)
  expect(out).toMatch(/✗ DATA_DIR: .+ is not writable: ENOTDIR/)
  expect(out).toMatch(/✗ mail: 127\.0\.0\.1:\d+: .*535/)
  expect(out).not.toContain('joe:wrong')
  expect(out).toContain(`✗ site: ${address} cannot be reached`)
  expect(out).toMatch(/3 errors\n$/)
  await smtp.stop()
})

test('a wrong Supabase address is an error for the store and for the mail', async () => {
  const host = `127.0.0.1:${await freePort()}`
  const supabase = { SUPABASE_URL: `http://${host}`, SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_only_here' }
  const { code, out } = await diagnose({ DATA_DIR: dataDir('hosted'), SIGNING_SECRET: goodSecret, ...supabase })
  expect(code).toBe(1)
  expect(out).toContain(`✗ store: ${host} cannot be reached`)
  expect(out).toContain('✗ mail: send-download-email cannot be reached')
  expect(out).toContain('! scheduler: CRON_SECRET is not set')
  expect(out).not.toContain('sb_secret_only_here')
})

test('unusable settings are named and end the check, and no message goes to an invalid address', async () => {
  const { code, out } = await diagnose({ DATA_DIR: dataDir('bad'), PORT: 'many', SIGNING_SECRET: 'short' })
  expect(code).toBe(1)
  expect(out).toMatch(/✗ environment: .*PORT must be.*SIGNING_SECRET must be/)
  expect(out).toMatch(/0 passed, 0 warnings, 1 error\n$/)
  const typo = await diagnose({ DATA_DIR: dataDir('typo') }, '--send', 'joe')
  expect(typo).toMatchObject({ code: 1, error: 'joe is not an email address\n' })
})
