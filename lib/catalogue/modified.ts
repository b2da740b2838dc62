import modified from '@/data/modified.json'
import type { TemplateEntry } from './entries'

const days = new Map(Object.entries(modified).map(([key, [day]]) => [key, day]))

/**
 * The day (`YYYY-MM-DD`) on which the content of this template, or of the page at this address, last changed.
 * Throws where it is not recorded.
 */
export function modifiedOf(key: string): string {
  const day = days.get(key)
  if (!day) throw new Error(`data/modified.json does not know ${key}: run \`npm run documents\``)
  return day
}

/** The newest of the templates' days. */
export const newestOf = (templates: readonly Pick<TemplateEntry, 'slug'>[]): string =>
  templates.map(({ slug }) => modifiedOf(slug)).reduce((newest, day) => (day > newest ? day : newest), '')
