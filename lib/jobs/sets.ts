/** The sets of documents that a job can have: the packets of the site, fetched as data. */

/** A set in the list of all. */
export interface SetEntry {
  slug: string
  /** `Replacement`. */
  job: string
  name: string
  /** The roof system that it is for; absent for a set for any roof. */
  system?: string
  systemName?: string
}

export interface SetTemplate {
  slug: string
  name: string
  system?: string
}

/** A document of a set: one template or, in a set for any roof, that of each roof system. */
export interface SetPart {
  title: string
  why: string
  templates: readonly SetTemplate[]
}

/** A set: its documents by stage, in the order of the work. */
export interface DocumentSet extends SetEntry {
  stages: readonly { title: string; parts: readonly SetPart[] }[]
}

export const SETS_URL = '/packets/sets.json'
export const setUrl = (slug: string): string => `/packets/${slug}/set.json`

async function fetchJson<T>(url: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} responded ${response.status}`)
  return (await response.json()) as T
}

/** Fetches the list of all sets. Rejects if it cannot be fetched. */
export const fetchSets = (signal?: AbortSignal): Promise<SetEntry[]> => fetchJson(SETS_URL, signal)

/** Fetches a set with its documents. Rejects if it cannot be fetched. */
export const fetchSet = (slug: string, signal?: AbortSignal): Promise<DocumentSet> => fetchJson(setUrl(slug), signal)

/** The document of a part for a roof system; undefined while the system is not known. */
export const templateFor = ({ templates }: SetPart, system: string): SetTemplate | undefined =>
  templates.length === 1 ? templates[0] : templates.find((template) => template.system === system)
