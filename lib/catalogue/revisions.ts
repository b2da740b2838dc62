import recorded from '@/data/revisions.json'

export interface Revision {
  version: number
  /** `YYYY-MM-DD`, UTC. */
  day: string
}

const revisions = new Map<string, Revision>(Object.entries(recorded))

/** The revision of the template with this slug, or of the page at this address; undefined before `npm run revise`. */
export const findRevision = (key: string): Revision | undefined => revisions.get(key)

/** The newest of the days on which these templates were revised; undefined if none was. */
export const newestDay = (templates: readonly { revision?: Revision }[]): string | undefined =>
  templates
    .flatMap(({ revision }) => (revision ? [revision.day] : []))
    .sort()
    .at(-1)
