import { existsSync } from 'node:fs'
import path from 'node:path'
import type * as EnvModule from '@/lib/env'
import { mailer } from '@/lib/mail'
import { store } from '@/lib/store'
import { hostedCircuitBreaker } from '@/lib/store/supabase/circuit-breaker'
import { startFaultServer, type FaultServer } from '@/tests/support/fault-server'
import { captureLog } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'
import { sampleMail } from '@/tests/support/sample-mail'

let mockFolder: string
let mockUrl: string
jest.mock('@/lib/env', () => {
  const { parseEnv } = jest.requireActual<typeof EnvModule>('@/lib/env')
  return {
    env: () =>
      parseEnv({
        DATA_DIR: mockFolder,
        SUPABASE_URL: mockUrl,
        SUPABASE_SERVICE_ROLE_KEY: 'key',
        SIGNING_SECRET: 'only-for-this-test-0123456789-0123456789',
      }),
  }
})

let faults: FaultServer
beforeAll(async () => {
  mockFolder = newFolder()
  faults = await startFaultServer()
  mockUrl = faults.url
})
afterAll(async () => {
  await store().close()
  await faults.stop()
  jest.restoreAllMocks()
})

test('while Supabase is known to be away, its function is not called, and the message waits on this machine', async () => {
  captureLog()
  faults.always('silent')
  hostedCircuitBreaker().isolate()
  expect(await mailer().deliver(sampleMail)).toBe('unreachable')
  expect(faults.asked()).toBe(0)
  expect(await store().health()).toMatchObject({ state: 'degraded', spooled: 1 })
  expect(existsSync(path.join(mockFolder, 'spool.sqlite'))).toBe(true)
})
