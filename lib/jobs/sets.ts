import type { SetEntry, SetPart, SetTemplate } from '@/lib/catalogue/sets'
import { fetchJson } from '@/lib/fill/json'

export type { DocumentSet, SetEntry, SetPart, SetTemplate } from '@/lib/catalogue/sets'

export const SETS_URL = '/packets/sets.json'
export const setUrl = (slug: string): string => `/packets/${slug}/set.json`

/** Fetches the list of all sets. */
export const fetchSets = (): Promise<SetEntry[]> => fetchJson(SETS_URL)

/** The document of a part for a roof system; undefined while the system is not known. */
export const templateFor = ({ templates }: SetPart, system: string): SetTemplate | undefined =>
  templates.length === 1 ? templates[0] : templates.find((template) => template.system === system)
