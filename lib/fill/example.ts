import { blankReaders } from '@/lib/documents/file-model'
import type { DocumentModel, Value } from '@/lib/documents/model'
import { exampleUrl, modelUrl } from '@/lib/paths'
import { openEngine } from './engine-client'
import { fetchJson } from './json'
import { today } from './today'

export type ExampleValues = Readonly<Record<string, Value>>

/** Fetches the values of a template's example, by name. */
export const fetchExample = (slug: string, signal?: AbortSignal): Promise<ExampleValues> =>
  fetchJson<ExampleValues>(exampleUrl(slug), signal)

/** The company's own values of an example: they are in the letterhead and have no control in a form. */
export const companyOf = (values: ExampleValues): ExampleValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('company.')))

/** Whether a person's profile has values: then the example's company is left out. A color alone does not count. */
export const hasCompany = (values: ExampleValues): boolean =>
  Object.keys(values).some((name) => name !== 'company.accent')

/** Writes a template's main PDF with its example on this device. Rejects if a part of it cannot be loaded. */
export async function writeExamplePdf(slug: string, signal: AbortSignal): Promise<Uint8Array> {
  const [model, values] = await Promise.all([
    fetchJson<DocumentModel>(modelUrl(slug), signal),
    fetchExample(slug, signal),
  ])
  const engine = openEngine()
  try {
    const entries = { values, pictures: {}, rows: {} }
    const job = {
      model: { ...model, example: true as const },
      entries,
      company: companyOf(values),
      today: today(),
      format: 'PDF' as const,
      fileFor: blankReaders(model).length > 1 ? ('customer' as const) : ('all' as const),
    }
    return (await engine.render(job, { signal })).bytes
  } finally {
    engine.close()
  }
}
