import 'server-only'
import type { Format } from '@/lib/documents/model'
import type { ApiTemplate } from './api-responses'
import generated from '@/lib/catalogue/generated/manifest.json'

export type ManifestFile = Omit<ApiTemplate['files'][number], 'format' | 'url'>

export interface ManifestEntry {
  /** Hash of the document's content and of the engine that rendered it. */
  hash: string
  files: Partial<Record<Format, ManifestFile>>
  /** What the office keeps, and what goes into the field: files next to the customer's. */
  office?: Partial<Record<Format, ManifestFile>>
  field?: Partial<Record<Format, ManifestFile>>
  /** The workbook of an estimate without the office's sheets. */
  customerCopy?: Partial<Record<Format, ManifestFile>>
  /** Size of the largest page picture in pixels, and the page that it shows if that is not the first. */
  picture: { width: number; height: number; page?: number }
  included: readonly string[]
}

export interface Manifest {
  templates: Readonly<Record<string, ManifestEntry>>
}

export const manifest: Manifest = generated
