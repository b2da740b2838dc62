import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { GET } from '@/app/api/health/route'
import { templateContents } from '@/lib/catalogue/contents'
import type { HealthReport } from '@/lib/health/types'
import { madeFiles } from '@/lib/made-files/wait'
import { captureTestLogs } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'

const mockSettings = { dataDir: '', isServerless: false, siteUrl: 'http://localhost:3000' }
jest.mock('@/lib/env', () => ({ env: () => mockSettings }))

const folder = newFolder()
captureTestLogs()
// By day most documents are not rendered, as behind the first page of `npm start`.
beforeAll(() => void (madeFiles().wait = () => Promise.resolve(true)))

/** The answer of a process with this data folder. */
async function ask(dataDir: string): Promise<{ response: Response; report: HealthReport }> {
  mockSettings.dataDir = dataDir
  const kept = globalThis as unknown as Record<symbol, unknown>
  for (const name of ['store', 'mailer', 'health']) kept[Symbol.for(`ridgedocs.${name}`)] = undefined
  const response = await GET(new Request('http://localhost:3000/api/health'))
  return { response, report: (await response.json()) as HealthReport }
}

it('responds 503 if nothing can be recorded, without revealing where', async () => {
  writeFileSync(path.join(folder, 'obstacle'), '')
  const { response, report } = await ask(path.join(folder, 'obstacle', 'data'))
  expect(response.status).toBe(503)
  const store = { state: 'down', detail: expect.stringContaining('cannot be written') as string }
  const checks = { store, links: { state: 'degraded' }, documents: { state: 'ok' } }
  expect(report).toMatchObject({ status: 'down', checks })
  expect(JSON.stringify(report)).not.toContain(folder)
})

it('reports each part and the version, and is not cached', async () => {
  const { response, report } = await ask(path.join(folder, 'data'))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(report.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(report.checks).toMatchObject({
    store: { detail: expect.stringMatching(/^Records are written/) as string, waiting: 0 },
    mail: { state: 'ok', sender: 'files' },
    links: { state: 'ok' },
    documents: { state: 'ok', templates: templateContents.length },
  })
})
