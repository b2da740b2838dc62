import { parseFileName } from './file-names'

/** Returns the URL of the model of a template's edition for a state, by its postal code in either case. */
export const editionModelUrl = (slug: string, code: string): string => `/models/${slug}.${code.toLowerCase()}.json`

/** Returns the name of a template's edition for a state, as search and download name it. */
export const editionName = (templateName: string, stateName: string): string => `${templateName}, ${stateName} edition`

/** Returns the URL of a template's page with a state chosen, by its postal code. */
export const editionPageUrl = (slug: string, code: string): string => `/templates/${slug}?state=${code}`

/** Parses the file name of an edition's model: that of its PDF, with another ending. Returns undefined for other names. */
export function parseEditionModel(file: string): { slug: string; code: string } | undefined {
  const [, name] = /^(.+)\.json$/.exec(file) ?? []
  const named = name ? parseFileName(`${name}.pdf`) : undefined
  return named?.state && !named.language && named.reader === 'main'
    ? { slug: named.slug, code: named.state }
    : undefined
}
