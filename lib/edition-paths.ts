import type { TemplateKind } from '@/data/shared/types'
import { extensions, folderOf, type FileFormat } from './paths'

/** Returns the URL of a template's edition for a state, by its postal code in either case. */
export const editionUrl = (kind: TemplateKind, slug: string, code: string, format: FileFormat): string =>
  `/templates/${folderOf(kind)}/${slug}.${code.toLowerCase()}.${extensions[format]}`

/** Returns the URL of the model of a template's edition for a state, by its postal code in either case. */
export const editionModelUrl = (slug: string, code: string): string => `/models/${slug}.${code.toLowerCase()}.json`

/** Returns the name of a template's edition for a state, as search and download name it. */
export const editionName = (templateName: string, stateName: string): string => `${templateName}, ${stateName} edition`

/** Returns the URL of a template's page with a state chosen, by its postal code. */
export const editionPageUrl = (slug: string, code: string): string => `/templates/${slug}?state=${code}`

/** The slug, the postal code in lower case and the extension in the name of an edition's file. */
const EDITION = /^([a-z0-9-]+)\.([a-z]{2})\.([a-z]+)$/

/** Parses the file name of an edition's model. Returns undefined for other names. */
export function parseEditionModel(file: string): { slug: string; code: string } | undefined {
  const [, slug, code, extension] = EDITION.exec(file) ?? []
  return slug && code && extension === 'json' ? { slug, code: code.toUpperCase() } : undefined
}

/** Parses the name of an edition's file. Returns undefined for other names. */
export function parseEditionFile(file: string): { slug: string; code: string; format: FileFormat } | undefined {
  const [, slug, code, extension] = EDITION.exec(file) ?? []
  const format = (Object.keys(extensions) as FileFormat[]).find((each) => extensions[each] === extension)
  return slug && code && format ? { slug, code: code.toUpperCase(), format } : undefined
}
