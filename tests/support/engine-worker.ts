import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Reply } from '@/lib/fill/engine.worker'
import type { RenderJob } from '@/lib/fill/engine'

const CHUNKS = '.next/static/chunks'
const START = /"(static\/chunks\/turbopack-worker-[^"]+)",(\[[^\]]+\])/

/** The address of the bundler's script that starts the engine in a worker. Throws if the build has not exactly one. */
export function engineWorkerUrl(): string {
  const starts = readdirSync(CHUNKS)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => START.exec(readFileSync(path.join(CHUNKS, name), 'utf8')) ?? [])
  const [, start, list] = starts
  if (!start || !list || new Set(starts).size !== 3) throw new Error(`The build has ${starts.length / 3} workers`)
  const scripts = (JSON.parse(list) as string[]).map((script) => `/_next/${script}`).reverse()
  const settings = [scripts, '', '/_next/']
  return `/_next/${start}#params=${encodeURIComponent(JSON.stringify(settings))}`
}

/** A job as the page passes it on: what is not JSON stays at home. */
export type PageJob = Omit<RenderJob, 'model' | 'entries'> & {
  slug: string
  entries: Pick<RenderJob['entries'], 'values' | 'rows'>
}

/** Has a worker of the page write documents one by one, as the site does. Throws what the worker answers instead. */
export async function renderInPage(
  page: Page,
  jobs: readonly PageJob[],
): Promise<{ bytes: Buffer; messages: readonly string[] }[]> {
  const answers = await page.evaluate(
    async ({ url, jobs }) => {
      // The bundler starts it as a classic worker, whatever its source says.
      const worker = new Worker(url)
      const answers: { text: string; messages: readonly string[] }[] = []
      for (const { slug, entries, ...job } of jobs) {
        const model: unknown = await (await fetch(`/models/${slug}.json`)).json()
        const reply = await new Promise<Reply>((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data)
          worker.onerror = () => reject(new Error('The worker did not start'))
          worker.postMessage({ ...job, model, entries: { ...entries, pictures: {} } })
        })
        if (!('bytes' in reply)) throw new Error('problem' in reply ? reply.problem : 'One document is no set')
        const text = Array.from(reply.bytes, (byte) => String.fromCharCode(byte)).join('')
        answers.push({ text: btoa(text), messages: reply.messages })
      }
      worker.terminate()
      return answers
    },
    { url: engineWorkerUrl(), jobs: [...jobs] },
  )
  return answers.map(({ text, messages }) => ({ bytes: Buffer.from(text, 'base64'), messages }))
}
