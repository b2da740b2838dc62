import type { ExtendedFiles, FaceFiles } from './face-files'

/** The files that `npm run documents` cuts. The bundler gives each an address with the hash of its content. */
const files = {
  regular: new URL('./generated/regular.ttf', import.meta.url),
  semibold: new URL('./generated/semibold.ttf', import.meta.url),
  bold: new URL('./generated/bold.ttf', import.meta.url),
} as const
const extended = {
  regular: [
    new URL('./generated/regular-latin.ttf', import.meta.url),
    new URL('./generated/regular-latin-ext.ttf', import.meta.url),
    new URL('./generated/regular-vietnamese.ttf', import.meta.url),
  ],
  semibold: [
    new URL('./generated/semibold-latin.ttf', import.meta.url),
    new URL('./generated/semibold-latin-ext.ttf', import.meta.url),
    new URL('./generated/semibold-vietnamese.ttf', import.meta.url),
  ],
  bold: [
    new URL('./generated/bold-latin.ttf', import.meta.url),
    new URL('./generated/bold-latin-ext.ttf', import.meta.url),
    new URL('./generated/bold-vietnamese.ttf', import.meta.url),
  ],
} as const

async function load(address: URL): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The typeface could not be loaded: ${response.status} at ${address.pathname}`)
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * Loads the faces of every document; that of the fields has a few more characters here than it needs. Rejects if one
 * cannot be loaded.
 */
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
