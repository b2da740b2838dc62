import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openSqliteStore } from '@/lib/store/sqlite/store'
import { refusedWith, runScript } from '@/tests/support/run-script'
import { goodSecret, hostedSettings } from '@/tests/support/settings'
import { newFolder } from '@/tests/support/new-folder'

let root: string
beforeEach(() => void (root = newFolder()))
const inRoot = (name: string): string => path.join(root, name)

const backup = (settings: Record<string, string>, ...args: string[]) => runScript('backup', args, { settings })

const message = { name: 'Joe', email: 'joe@example.com', message: 'Hello' }

test('a backup of an open store contains every record and restores them all', async () => {
  const live = openSqliteStore(inRoot('data/ridgedocs.sqlite'))
  const optIn = { source: 'newsletter', consentVersion: '1', requestedAt: Date.now() } as const
  await live.confirmNewsletter({ email: 'ann@example.com', ...optIn })
  await live.recordContactMessage(message)
  writeFileSync(inRoot('data/signing-secret'), goodSecret, { mode: 0o600 })
  const { code, out: printed, error } = await backup({ DATA_DIR: inRoot('data') }, inRoot('backups'))
  expect({ code, error }).toEqual({ code: 0, error: '' })
  const out = printed.trim()
  await live.recordContactMessage({ ...message, email: 'later@example.com' })
  await live.close()
  expect(readdirSync(out).sort()).toEqual(['ridgedocs.sqlite', 'signing-secret'])
  expect(statSync(out).mode & 0o077).toBe(0)
  for (const name of readdirSync(out)) expect(statSync(path.join(out, name)).mode & 0o077).toBe(0)
  expect(readFileSync(path.join(out, 'signing-secret'), 'utf8')).toBe(goodSecret)
  const restored = openSqliteStore(path.join(out, 'ridgedocs.sqlite'))
  expect((await restored.listSubscribers()).map(({ email }) => email)).toEqual(['ann@example.com'])
  expect(await restored.eraseAddress('joe@example.com')).toMatchObject({ contact_messages: 1 })
  expect(await restored.eraseAddress('later@example.com')).toMatchObject({ contact_messages: 0 })
  await restored.close()
})

test('--keep removes only the oldest backups, after the new one is verified', async () => {
  await openSqliteStore(inRoot('data/ridgedocs.sqlite')).close()
  const older = ['ridgedocs-2026-11-18T03-17-00-000Z', 'ridgedocs-2026-11-19T03-17-00-000Z']
  const others = ['ridgedocs-notes', 'zz']
  for (const name of [...older, ...others]) mkdirSync(inRoot(`backups/${name}`), { recursive: true })

  const keep = (count: string) => backup({ DATA_DIR: inRoot('data') }, inRoot('backups'), '--keep', count)
  const { code, out } = await keep('2')
  expect(code).toBe(0)
  expect(readdirSync(inRoot('backups')).sort()).toEqual([older[1], path.basename(out.trim()), ...others].sort())
  writeFileSync(inRoot('data/ridgedocs.sqlite'), 'no database '.repeat(1000))
  expect(await keep('1')).toMatchObject({ code: 1 })
  expect(readdirSync(inRoot('backups'))).toContain(older[1])
  for (const wrong of ['0', 'all']) expect(await keep(wrong)).toMatchObject(refusedWith('Usage:'))
})

test('a failed backup leaves no files and says why', async () => {
  expect(await backup({ DATA_DIR: inRoot('none') }, inRoot('backups'))).toMatchObject(refusedWith('does not exist'))
  expect(await backup({ DATA_DIR: root })).toMatchObject(refusedWith('Usage:'))
  const hosted = { ...hostedSettings, SIGNING_SECRET: goodSecret }
  expect(await backup(hosted, inRoot('backups'))).toMatchObject(refusedWith('in Supabase'))
  writeFileSync(inRoot('ridgedocs.sqlite'), 'no database '.repeat(1000))
  expect(await backup({ DATA_DIR: root }, inRoot('backups'))).toMatchObject({ code: 1 })
  expect(readdirSync(inRoot('backups'))).toEqual([])
})
