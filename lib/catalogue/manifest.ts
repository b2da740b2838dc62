import 'server-only'
import type { Format } from '@/lib/documents/model'
import generated from '@/lib/catalogue/generated/manifest.json'

export interface ManifestFile {
  bytes: number
  sha256: string
  /** Pages of a PDF; null for the other formats, whose pages depend on the program that opens them. */
  pages: number | null
}

/** What the document build measured of one template. */
export interface ManifestEntry {
  /** Hash of the document's content and of the engine that rendered it. */
  hash: string
  files: Partial<Record<Format, ManifestFile>>
  /** Pixels of the larger page picture. */
  picture: { width: number; height: number }
  /** The document's sections in words, for 'What's Included'. */
  included: readonly string[]
}

export interface Manifest {
  templates: Readonly<Record<string, ManifestEntry>>
}

export const manifest: Manifest = generated
