import type { Page } from '@playwright/test'
import type { Reply } from '@/lib/fill/engine.worker'
import { engineWorkerUrl } from './engine-worker'

export const packet = [
  'asphalt-shingles-residential-replacement-estimate',
  'asphalt-shingles-residential-contract',
  'notice-of-cancellation',
  'deposit-invoice',
  'material-order-form',
  'asphalt-shingles-safety-plan',
  'asphalt-shingles-job-hazard-analysis',
  'asphalt-shingles-pre-installation-inspection',
  'change-order',
  'asphalt-shingles-post-installation-inspection',
  'warranty-certificate',
] as const

export interface PrintedPacket {
  /** From the message to the worker until its answer, the loading of the engine included. */
  milliseconds: number
  pdf: string
}

/** Prints the packet with its examples for all readers, in a worker of the page, as the site's own client does. */
export const printPacket = (page: Page): Promise<PrintedPacket> =>
  page.evaluate(
    async ({ url, slugs }) => {
      const documents = await Promise.all(
        slugs.map(async (slug) => {
          // A function with a name would need a helper of the compiler, which the page does not have.
          const [values = {}, blank] = await Promise.all(
            [`${slug}.example`, slug].map(
              async (name) => (await (await fetch(`/models/${name}.json`)).json()) as Record<string, unknown>,
            ),
          )
          const company = Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('company.')))
          const model = { ...blank, example: true }
          return { name: slug, model, company, entries: { values, pictures: {}, rows: {} } }
        }),
      )
      const worker = new Worker(url)
      const start = performance.now()
      const bytes = await new Promise<Uint8Array>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Reply>) => {
          if ('bytes' in data) resolve(data.bytes)
          if ('problem' in data) reject(new Error(data.problem))
        }
        worker.onerror = () => reject(new Error('The worker did not start'))
        worker.postMessage({ title: 'Rivera house', documents, readers: ['customer', 'crew', 'office'] })
      })
      const milliseconds = performance.now() - start
      worker.terminate()
      return { milliseconds, pdf: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') }
    },
    { url: engineWorkerUrl(), slugs: [...packet] },
  )
