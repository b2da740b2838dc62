import type { ExtendedFiles, FaceFiles } from './face-files'

/**
 * The files that `npm run documents` cuts. The bundler gives each an address with the hash of its content. They are not
 * called `.ttf`: Next.js would take them for fonts of the pages and have every page open a connection for them.
 */
const files = {
  regular: new URL('./generated/regular.sfnt', import.meta.url),
  semibold: new URL('./generated/semibold.sfnt', import.meta.url),
  bold: new URL('./generated/bold.sfnt', import.meta.url),
} as const
const extended = {
  regular: [
    new URL('./generated/regular-latin.sfnt', import.meta.url),
    new URL('./generated/regular-latin-ext.sfnt', import.meta.url),
    new URL('./generated/regular-vietnamese.sfnt', import.meta.url),
    new URL('./generated/regular-signs.sfnt', import.meta.url),
  ],
  semibold: [
    new URL('./generated/semibold-latin.sfnt', import.meta.url),
    new URL('./generated/semibold-latin-ext.sfnt', import.meta.url),
    new URL('./generated/semibold-vietnamese.sfnt', import.meta.url),
    new URL('./generated/semibold-signs.sfnt', import.meta.url),
  ],
  bold: [
    new URL('./generated/bold-latin.sfnt', import.meta.url),
    new URL('./generated/bold-latin-ext.sfnt', import.meta.url),
    new URL('./generated/bold-vietnamese.sfnt', import.meta.url),
    new URL('./generated/bold-signs.sfnt', import.meta.url),
  ],
} as const

/**
 * Fetches a file. Without a network the service worker answers with its copy; Firefox does not ask it for what a web
 * worker fetches, so the copy is looked up here.
 */
async function fetchOrFind(address: URL): Promise<Response> {
  try {
    return await fetch(address)
  } catch (failure) {
    const copy = 'caches' in globalThis ? await caches.match(address, { ignoreVary: true }) : undefined
    if (!copy) throw failure
    return copy
  }
}

async function load(address: URL): Promise<Uint8Array> {
  const response = await fetchOrFind(address)
  if (!response.ok) throw new Error(`The typeface could not be loaded: ${response.status} at ${address.pathname}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Loads the faces of every document; that of the fields has a few more characters here. Rejects if one fails. */
export async function readFaces(): Promise<FaceFiles> {
  const [regular, semibold, bold] = await Promise.all([load(files.regular), load(files.semibold), load(files.bold)])
  return { regular, semibold, bold, field: regular }
}

/** Loads the faces of names from other alphabets. Rejects if one cannot be loaded. */
export async function readExtendedFaces(): Promise<ExtendedFiles> {
  const [regular, semibold, bold] = await Promise.all([
    Promise.all(extended.regular.map(load)),
    Promise.all(extended.semibold.map(load)),
    Promise.all(extended.bold.map(load)),
  ])
  return { regular, semibold, bold }
}
