/** The process itself: it runs the bundled program. */
import { fork } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type * as EnvModule from '@/lib/env'
import { editionKeep } from '@/lib/made-files/edition-keep'
import { asThread, createMaker } from '@/lib/made-files/process'
import { newFolder } from '@/tests/support/new-folder'

const mockFolder = newFolder()
jest.mock('@/lib/env', () => {
  const { parseEnv } = jest.requireActual<typeof EnvModule>('@/lib/env')
  return { env: () => parseEnv({ DATA_DIR: mockFolder }) }
})

const job = {
  slug: 'epdm-residential-contract',
  state: 'TX',
  format: 'PDF',
  reader: 'main',
  today: '2026-11-23',
} as const

test('makes a state edition, and reports a document that does not exist', async () => {
  const make = createMaker()
  const bytes = await make(job)
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  await expect(make({ ...job, slug: 'no-such-contract' })).rejects.toThrow('no-such-contract')
})

test('a process that dies fails its job, and the next job gets a new one', async () => {
  const script = path.join(mockFolder, 'dies.mjs')
  writeFileSync(script, "process.on('message', () => process.exit(7))")
  let started = 0
  const make = createMaker(() => {
    started += 1
    return fork(script, { serialization: 'advanced' })
  })
  await expect(make(job)).rejects.toThrow('The process for editions ended with code 7')
  await expect(make(job)).rejects.toThrow('ended with code 7')
  expect(started).toBe(2)
})

test('a process can be stopped', async () => {
  const child = fork(path.join('lib', 'made-files', 'program', 'process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const ended = new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)))
  await asThread(child).terminate()
  expect(await ended).toBe('SIGKILL')
})

test('editions are kept in their own folder', async () => {
  await editionKeep().put('edition.pdf', new Uint8Array(1000))
  expect(readdirSync(path.join(mockFolder, 'editions'))).toEqual(['edition.pdf'])
})
