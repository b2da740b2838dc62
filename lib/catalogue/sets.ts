export interface SetEntry {
  slug: string
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

export interface DocumentSet extends SetEntry {
  stages: readonly { title: string; parts: readonly SetPart[] }[]
}
