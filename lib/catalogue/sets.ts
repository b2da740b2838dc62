/** A packet as data, for jobs in the browser. */

/** A set of documents in the list of all. */
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
