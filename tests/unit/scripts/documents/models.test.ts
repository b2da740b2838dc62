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
const models = new Map(contents.map(({ slug, document }) => [slug, JSON.stringify(document())]))
const read = (name: string): Buffer => readFileSync(path.join(folder, 'models', name))

test('a model is the JSON of its document, and has compressed copies', async () => {
  expect(await writeModels(models, folder)).toBe(3)
  for (const { slug, document } of contents) {
    const text = read(`${slug}.json`)
    expect(text.toString()).toBe(JSON.stringify(document()))
    expect(brotliDecompressSync(read(`${slug}.json.br`))).toEqual(text)
    expect(gunzipSync(read(`${slug}.json.gz`))).toEqual(text)
  }
})

test('a file written from the JSON is the file written from the document', async () => {
  await writeModels(models, folder)
  for (const { slug, document, formats } of contents)
    for (const format of formats) {
      const model = JSON.parse(read(`${slug}.json`).toString()) as DocumentModel
      expect(Buffer.compare(await render(model, format), await render(document(), format))).toBe(0)
    }
})

test('only what changed is written again, and what belongs to no template is removed', async () => {
  await writeModels(models, folder)
  expect(await writeModels(models, folder)).toBe(0)
  writeFileSync(path.join(folder, 'models', `${contents[0]!.slug}.json`), '{}')
  expect(await writeModels(new Map([...models].slice(0, 2)), folder)).toBe(1)
  expect(readdirSync(path.join(folder, 'models'))).toHaveLength(6)
})
