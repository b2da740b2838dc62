import { archiveOf } from '@/components/download/save-filled'
import { stayAwake } from '@/components/download/stay-awake'
import type { PrintJob, Reader } from '@/lib/fill/engine'
import { openEngine, type EngineClient } from '@/lib/fill/engine-client'
import { today } from '@/lib/fill/today'
import { openDraft, type FilledDraft } from '@/lib/handover/draft-job'
import { filesOf, setName, type Paper } from '@/lib/handover/papers'
import { mimeTypes, type FileFormat } from '@/lib/paths'

export type Tell = (done: number, total: number) => void

export interface WriteOptions {
  signal: AbortSignal
  onProgress: Tell
  /** For tests. */
  open?: () => EngineClient
}

export interface WrittenSet {
  fileName: string
  blob: Blob
  messages: readonly string[]
}

const named = ({ document, messages }: FilledDraft): string[] =>
  messages.map((message) => `${document.name}: ${message}`)

async function openAll(papers: readonly Paper[], signal: AbortSignal): Promise<FilledDraft[]> {
  const filled: FilledDraft[] = []
  for (const { draft } of papers) {
    signal.throwIfAborted()
    filled.push(await openDraft(draft, signal))
  }
  return filled
}

/** Runs with an engine of its own, which a person who cancels ends at once, and with the screen on. */
async function withEngine<T>({ signal, open = openEngine }: WriteOptions, write: (engine: EngineClient) => Promise<T>) {
  const engine = open()
  const stop = (): void => engine.close()
  signal.addEventListener('abort', stop)
  const sleep = await stayAwake()
  try {
    return await write(engine)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    sleep()
    engine.close()
  }
}

const whats: Readonly<Record<Reader, string>> = { customer: 'for-customer', crew: 'for-crew', office: 'for-office' }

/**
 * Writes a set as one PDF to print: the papers of these readers, each reader's apart. Undefined if there is none. Rejects
 * with the signal's reason, and if a document cannot be fetched or written.
 */
export function writePrint(
  title: string,
  papers: readonly Paper[],
  readers: readonly Reader[],
  options: WriteOptions,
): Promise<WrittenSet | undefined> {
  const { signal, onProgress } = options
  return withEngine(options, async (engine) => {
    const filled = await openAll(papers, signal)
    const parts = filled.flatMap(({ document }) => document.model.parts)
    if (!parts.some(({ audience }) => readers.includes(audience))) return undefined
    const job: PrintJob = { title, readers, documents: filled.map(({ document }) => document) }
    const { bytes, messages } = await engine.render(job, { signal, onProgress })
    const [only] = readers
    const what = readers.length === 1 && only ? whats[only] : 'to-print'
    return {
      fileName: setName(title, what, today(), 'pdf'),
      blob: new Blob([bytes], { type: mimeTypes.PDF }),
      messages: [...filled.flatMap(named), ...messages],
    }
  })
}

/** Writes the files of a set, each in the folder of its stage, as one ZIP archive. */
export function writeArchive(
  title: string,
  papers: readonly Paper[],
  formats: readonly FileFormat[],
  options: WriteOptions,
): Promise<WrittenSet> {
  const { signal, onProgress } = options
  return withEngine(options, async (engine) => {
    const filled = await openAll(papers, signal)
    const files = filesOf(papers, filled, formats, today())
    const messages = new Set(filled.flatMap(named))
    async function* written() {
      for (const [index, { folder, name, job }] of files.entries()) {
        onProgress(index, files.length)
        const { bytes, messages: found } = await engine.render(job, { signal })
        for (const message of found) messages.add(message)
        yield { folder, name, content: new Blob([bytes]) }
      }
    }
    const blob = await archiveOf(written())
    signal.throwIfAborted()
    return { fileName: setName(title, 'papers', today(), 'zip'), blob, messages: [...messages] }
  })
}
