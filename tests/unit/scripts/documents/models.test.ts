import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { templateContents } from '@/lib/catalogue/contents'
import { render } from '@/lib/documents'
import type { DocumentModel } from '@/lib/documents/model'
import { exampleState, removeModelsExcept, writeExample, writeModel } from '@/scripts/documents/models'
import { newFolder } from '@/tests/support/new-folder'

let folder: string
beforeEach(() => void (folder = newFolder()))

/** Short ones: their files are written twice. */
const contents = templateContents.slice(-3)
const read = (name: string): string => readFileSync(path.join(folder, 'models', name), 'utf8')
const writeAll = (): number =>
  contents
    .flatMap(({ slug, document }) => [
      writeModel(slug, JSON.stringify(document()), folder),
      writeExample(slug, '{"a":1}', folder),
    ])
    .filter(Boolean).length

test('a model is the JSON of its document, from which the same files are written, with its example next to it', async () => {
  expect(writeAll()).toBe(6)
  for (const { slug, document, formats } of contents) {
    expect(read(`${slug}.json`)).toBe(JSON.stringify(document()))
    expect(read(`${slug}.example.json`)).toBe('{"a":1}')
    for (const format of formats) {
      const model = JSON.parse(read(`${slug}.json`)) as DocumentModel
      expect(Buffer.compare(await render(model, format), await render(document(), format))).toBe(0)
    }
  }
})

test('only what changed is written again, and what belongs to no template is removed with its copies', () => {
  writeAll()
  expect(writeAll()).toBe(0)
  const [first, second, third] = contents.map(({ slug }) => slug)
  writeFileSync(path.join(folder, 'models', `${first}.json`), '{}')
  expect(writeAll()).toBe(1)
  writeFileSync(path.join(folder, 'models', `${third}.json.br`), '')
  removeModelsExcept([first!, second!], folder)
  const kept = [first, second].flatMap((slug) => [`${slug}.example.json`, `${slug}.json`])
  expect(readdirSync(path.join(folder, 'models')).sort()).toEqual(kept.sort())
})

test('an example is made again after a change of its sources or of its file', () => {
  writeAll()
  const { slug } = contents[0]!
  const state = exampleState(slug, ['program', 'model'], folder)
  expect(exampleState(slug, ['program', 'model'], folder)).toBe(state)
  expect(exampleState(slug, ['program', 'other model'], folder)).not.toBe(state)
  writeExample(slug, '{}', folder)
  expect(exampleState(slug, ['program', 'model'], folder)).not.toBe(state)
})
