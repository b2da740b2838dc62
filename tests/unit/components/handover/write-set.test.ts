import { unzipSync } from 'fflate'
import { writeArchive, writePrint } from '@/components/handover/write-set'
import type { EngineClient } from '@/lib/fill/engine-client'
import type { Draft } from '@/lib/fill/draft'
import type { DocumentModel } from '@/lib/documents/model'
import { openDraft, type FilledDraft } from '@/lib/handover/draft-job'
import { sampleDocument } from '@/tests/support/sample-document'

jest.mock('@/lib/handover/draft-job')
const opened = jest.mocked(openDraft)

const draftOf = (id: string): Draft => ({ id, slug: id, title: id, created: 1, changed: 1, typed: {}, rows: {} })
const filled = (draft: Draft, model: DocumentModel, messages: string[] = []): Promise<FilledDraft> => {
  const template = { name: draft.title, kind: 'estimate', formats: ['PDF'], hasEditions: false } as const
  const entries = { values: {}, pictures: {}, rows: {} }
  const document = { name: draft.title, model, entries, company: {}, today: null }
  return Promise.resolve({ draft, template, document, textOf: () => '', messages })
}
const papers = [
  { draft: draftOf('first'), stage: 'Sign' },
  { draft: draftOf('second'), stage: 'On the roof' },
]
const render = jest.fn<ReturnType<EngineClient['render']>, Parameters<EngineClient['render']>>()
const close = jest.fn()
const onProgress = jest.fn()
const options = ({ signal } = new AbortController()) => ({ signal, onProgress, open: () => ({ render, close }) })

beforeEach(() => {
  jest.clearAllMocks()
  opened.mockImplementation((draft) =>
    filled(draft, sampleDocument(), draft.id === 'first' ? ['A photograph is not here.'] : []),
  )
  render.mockImplementation(() => Promise.resolve({ bytes: new Uint8Array([1, 2, 3]), messages: [] }))
})

test('one PDF is written of all documents for the readers asked for, with progress, and the engine is closed', async () => {
  render.mockImplementation((_, options) => {
    options?.onProgress?.(1, 2)
    return Promise.resolve({ bytes: new Uint8Array([1]), messages: ['second: left out'] })
  })
  const written = await writePrint('Rivera house', papers, ['customer'], options())
  expect(render).toHaveBeenCalledTimes(1)
  expect(render.mock.calls[0]?.[0]).toMatchObject({
    title: 'Rivera house',
    readers: ['customer'],
    documents: [{ name: 'first' }, { name: 'second' }],
  })
  expect(onProgress).toHaveBeenCalledWith(1, 2)
  expect(written?.fileName).toMatch(/^rivera-house-for-customer-\d{4}-\d\d-\d\d\.pdf$/)
  expect(written?.messages).toEqual(['first: A photograph is not here.', 'second: left out'])
  expect(close).toHaveBeenCalled()
})

test('readers without a page get no file', async () => {
  const model = { ...sampleDocument(), parts: sampleDocument().parts.slice(0, 1) }
  opened.mockImplementation((draft) => filled(draft, model))
  expect(await writePrint('Rivera', papers, ['crew'], options())).toBeUndefined()
  expect(render).not.toHaveBeenCalled()
})

test('an archive has a folder for each stage, one for the office and one for the field', async () => {
  const { blob, fileName } = await writeArchive('Rivera house', papers, ['PDF'], options())
  expect(fileName).toMatch(/^rivera-house-papers-.*\.zip$/)
  const bytes = await blob.arrayBuffer()
  expect(Object.keys(unzipSync(new Uint8Array(bytes))).map((path) => path.replace(/-\d{4}-\d\d-\d\d/, ''))).toEqual([
    ...['1-sign/first.pdf', 'office/first-OFFICE.pdf', 'field/first-field.pdf'],
    ...['2-on-the-roof/second.pdf', 'office/second-OFFICE.pdf', 'field/second-field.pdf'],
  ])
  expect(onProgress.mock.calls.map(([done]) => done as number)).toEqual([0, 1, 2, 3, 4, 5])
})

test('a person who cancels ends the engine at once, and no further file is written', async () => {
  const controller = new AbortController()
  render.mockImplementation(() => {
    controller.abort(new Error('canceled'))
    return Promise.reject(new Error('The engine was closed'))
  })
  await expect(writeArchive('Rivera', papers, ['PDF'], options(controller))).rejects.toThrow('canceled')
  expect(close).toHaveBeenCalled()
  expect(render).toHaveBeenCalledTimes(1)
})
