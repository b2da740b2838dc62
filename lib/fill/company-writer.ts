import type { DocumentModel } from '@/lib/documents'
import { editionModelUrl } from '@/lib/edition-paths'
import { fileOfUrl } from '@/lib/file-names'
import { formatOfUrl, modelUrl, type FileFormat } from '@/lib/paths'
import { companyEntries, type CompanyProfile } from './company'
import { openEngine, type EngineClient, type Rendered, type RenderJob } from './engine-client'

export interface FileSource {
  slug: string
  model: string
  format: FileFormat
  fileFor: NonNullable<RenderJob['fileFor']>
}

/** Parses the URL of a template's file. Throws on other URLs. */
export function sourceOf(url: string): FileSource {
  const { pathname } = new URL(url, 'http://site')
  const { slug, state, reader = 'main' } = fileOfUrl(pathname) ?? {}
  const format = formatOfUrl(pathname)
  if (!slug || !format) throw new Error(`${url} is not a template's file`)
  const model = state ? editionModelUrl(slug, state) : modelUrl(slug)
  if (reader !== 'main') return { slug, model, format, fileFor: reader }
  return { slug, model, format, fileFor: format === 'Excel' ? 'all' : 'customer' }
}

export interface CompanyWriter {
  width: number
  /** Writes the file of this URL. Rejects if its document cannot be fetched or written, or with the signal's reason. */
  write: (url: string, options?: { signal?: AbortSignal }) => Promise<Rendered>
  close: () => void
}

/** How often a state edition is requested: only so many are made a minute, and others are refused. */
const TRIES = 5
/** The longest wait for one in seconds. */
const PATIENCE = 90

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

async function fetchModel(url: string, signal?: AbortSignal, tries = TRIES): Promise<DocumentModel> {
  const response = await fetch(url)
  const seconds = Number(response.headers.get('retry-after'))
  if ((response.status === 429 || response.status === 503) && seconds > 0 && seconds <= PATIENCE && tries > 1) {
    await pause(seconds * 1000, signal)
    return fetchModel(url, signal, tries - 1)
  }
  if (!response.ok) throw new Error(`${url} responded ${response.status}`)
  return (await response.json()) as DocumentModel
}

/** At most two, and half of the processors: the page and other programs need some, and each engine takes memory. */
const engineCount = (): number => (navigator.hardwareConcurrency >= 4 ? 2 : 1)

/** Opens a writer of files with this company. */
export function openWriter(
  profile: CompanyProfile,
  { count = engineCount(), open = openEngine }: { count?: number; open?: () => EngineClient } = {},
): CompanyWriter {
  const { values, pictures, accent } = companyEntries(profile)
  const engines = Array.from({ length: count }, open)
  let turn = 0
  // A document's files follow each other.
  let last: { url: string; model: Promise<DocumentModel> } | undefined
  const modelAt = (url: string, signal?: AbortSignal): Promise<DocumentModel> => {
    if (last?.url === url) return last.model
    const model = fetchModel(url, signal)
    last = { url, model }
    model.catch(() => (last = undefined))
    return model
  }
  return {
    width: count,
    async write(url, { signal } = {}) {
      const { model: address, format, fileFor } = sourceOf(url)
      const engine = engines[turn++ % count]
      const model = await modelAt(address, signal)
      signal?.throwIfAborted()
      if (!engine) throw new Error('A writer needs an engine')
      const entries = { values: {}, pictures, rows: {} }
      return engine.render(
        {
          model: accent ? { ...model, accent } : model,
          entries,
          company: values,
          today: null,
          format,
          fileFor,
          blank: true,
        },
        { signal },
      )
    },
    close: () => engines.forEach((engine) => engine.close()),
  }
}
