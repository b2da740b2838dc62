import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { templateContents } from '@/lib/catalogue/contents'
import { render } from '@/lib/documents'
import type { DocumentModel } from '@/lib/documents/model'
import { writeModels } from '@/scripts/documents/models'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'models-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const contents = templateContents.slice(0, 3)
const read = (name: string): Buffer => readFileSync(path.join(folder, 'models', name))

test('a model is the JSON of its document, and has compressed copies', async () => {
  expect(await writeModels(contents, folder)).toBe(3)
  for (const { slug, document } of contents) {
    const text = read(`${slug}.json`)
    expect(JSON.parse(text.toString())).toEqual(JSON.parse(JSON.stringify(document())))
    expect(brotliDecompressSync(read(`${slug}.json.br`))).toEqual(text)
    expect(gunzipSync(read(`${slug}.json.gz`))).toEqual(text)
  }
})

test('a file written from the JSON is the file written from the document', async () => {
  await writeModels(contents, folder)
  for (const { slug, document, formats } of contents)
    for (const format of formats) {
      const model = JSON.parse(read(`${slug}.json`).toString()) as DocumentModel
      expect(Buffer.compare(await render(model, format), await render(document(), format))).toBe(0)
    }
})

test('only what changed is written again, and what belongs to no template is removed', async () => {
  await writeModels(contents, folder)
  expect(await writeModels(contents, folder)).toBe(0)
  writeFileSync(path.join(folder, 'models', `${contents[0]!.slug}.json`), '{}')
  expect(await writeModels(contents.slice(0, 2), folder)).toBe(1)
  expect(readdirSync(path.join(folder, 'models'))).toHaveLength(6)
})
