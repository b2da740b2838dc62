import 'server-only'
import type { Format } from '@/lib/documents/model'
import generated from '@/lib/catalogue/generated/manifest.json'

export interface ManifestFile {
  bytes: number
  sha256: string
  /** Number of pages of a PDF; null for the other formats, whose pagination depends on the program that opens them. */
  pages: number | null
}

/** The document build's measurements of one template. */
export interface ManifestEntry {
  /** Hash of the document's content and of the engine that rendered it. */
  hash: string
  files: Partial<Record<Format, ManifestFile>>
  /** The customer's copy of an estimate, in the formats of the template. */
  customerCopy?: Partial<Record<Format, ManifestFile>>
  /** Size of the largest page picture in pixels, and the page that it shows if that is not the first. */
  picture: { width: number; height: number; page?: number }
  /** Descriptions of the document's sections, for 'What's Included'. */
  included: readonly string[]
}

export interface Manifest {
  templates: Readonly<Record<string, ManifestEntry>>
}

export const manifest: Manifest = generated
