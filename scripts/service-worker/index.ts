/** The last step of the build: writes the service worker (docs/decisions/020-without-a-network.md). */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { FORM_PAGE, formSlug, shells, WORKER, type Manifest } from '@/lib/offline/addresses'
import { fillUrl } from '@/lib/paths'
import { closure } from './closure'

/** What the engine needs. A build without these would keep pages that cannot write a document. */
const needed = [/\/turbopack-worker-[\w-]+\.js$/, /\/regular\.[\w-]+\.sfnt$/, /\/pdf\.worker\.min\.[\w-]+\.mjs$/]

/** The mark of its deployment that the host gives to the addresses of a page, or nothing. */
const markOf = (page: string): string => /\/_next\/static\/chunks\/[\w.~-]+\.js(\?dpl=[\w-]+)/.exec(page)?.[1] ?? ''

/** Returns what the build puts on a device. `slug` is any template's. Throws if it is none or a needed file is missing. */
export function manifestOf(dist: string, slug: string): Manifest {
  if (formSlug(fillUrl(slug)) === undefined) throw new Error(`${slug} is no slug of a template`)
  const texts = shells.map((page) => readFileSync(path.join(dist, 'server/app', `${page}.html`), 'utf8'))
  const mark = markOf(texts.join('\n'))
  const assets = closure(dist, texts).map((address) => address + mark)
  const lost = needed.filter((name) => !assets.some((address) => name.test(address.replace(mark, ''))))
  if (lost.length > 0) throw new Error(`No page that works without a network names ${lost.join(' ')}`)
  const pages = Object.fromEntries(shells.map((page) => [page, page === FORM_PAGE ? fillUrl(slug) : page]))
  const version = createHash('sha256')
    .update(JSON.stringify([assets, pages, texts]))
    .digest('hex')
    .slice(0, 16)
  return { version, assets, pages }
}

/** Returns the text of the service worker: the one that keeps what `manifest` lists, or the one that removes it all. */
export async function compileWorker(manifest: Manifest | null): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [manifest ? 'lib/offline/worker/index.ts' : 'lib/offline/worker/remove.ts'],
    define: { MANIFEST: JSON.stringify(manifest) },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
  })
  const [file] = outputFiles
  if (!file) throw new Error('The service worker was not compiled')
  return file.text
}

interface Options {
  dist: string
  publicFolder: string
  slug: string
  isOn: boolean
}

/** Writes the service worker to the public folder. */
export async function writeServiceWorker({ dist, publicFolder, slug, isOn }: Options): Promise<void> {
  writeFileSync(path.join(publicFolder, WORKER), await compileWorker(isOn ? manifestOf(dist, slug) : null))
}
