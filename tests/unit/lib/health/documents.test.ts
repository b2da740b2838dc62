import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TemplateEntry } from '@/lib/catalogue'
import { checkDocuments } from '@/lib/health/documents'
import { newFolder } from '@/tests/support/new-folder'

const urls = ['/templates/hr/one.pdf', '/templates/hr/one.office.pdf', '/templates/safety/two.pdf']
const none = { officeFiles: [], fieldFiles: [], customerCopy: [] }
const listed = (...of: string[]) => of.map((url) => ({ url }))
const templates = [
  { ...none, files: listed(urls[0]!), officeFiles: listed(urls[1]!) },
  { ...none, files: listed(urls[2]!) },
] as unknown as TemplateEntry[]

let folder: string
beforeEach(() => {
  folder = newFolder()
  for (const url of urls) {
    mkdirSync(path.dirname(path.join(folder, url)), { recursive: true })
    writeFileSync(path.join(folder, url), '')
  }
})

test('documents are checked unless the host serves them, and missing ones counted', async () => {
  expect(await checkDocuments(templates, folder, false)).toMatchObject({ state: 'ok', templates: 2, files: 3 })
  rmSync(path.join(folder, '/templates/hr/one.office.pdf'))
  expect(await checkDocuments(templates, folder, false)).toMatchObject({ state: 'degraded', missing: 1 })
  rmSync(path.join(folder, 'templates'), { recursive: true })
  expect(await checkDocuments(templates, folder, false)).toMatchObject({ state: 'degraded', missing: 3 })
  expect(await checkDocuments(templates, folder, true)).toMatchObject({ state: 'ok', files: 3 })
})
