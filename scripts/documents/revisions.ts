import { createHash } from 'node:crypto'

/** What `data/revisions.json` records of a template or page. */
interface RecordedRevision {
  version: number
  /** The day of the last revision, `YYYY-MM-DD`, UTC. */
  day: string
  hash: string
}

/** By template slug or page address. */
export type Revisions = Readonly<Record<string, RecordedRevision>>

export const REVISIONS = 'data/revisions.json'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a short hash of content, 8 hexadecimal digits, which does not depend on the order of properties. */
export function hashOf(content: unknown): string {
  const text = JSON.stringify(content, (_key, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/** Returns the keys, in order, whose content is not the recorded one, and those recorded without content. */
export const unrevised = (recorded: Revisions, hashes: ReadonlyMap<string, string>): string[] =>
  [...new Set([...hashes.keys(), ...Object.keys(recorded)])]
    .filter((key) => recorded[key]?.hash !== hashes.get(key))
    .sort()

/** Returns the new record: what changed gets the next version and `today`, what is new version 1; what is gone is dropped. */
export function revise(recorded: Revisions, hashes: ReadonlyMap<string, string>, today: string): Revisions {
  const entries = [...hashes].map(([key, hash]) => {
    const former = recorded[key]
    return [key, former?.hash === hash ? former : { version: (former?.version ?? 0) + 1, day: today, hash }] as const
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the text of `data/revisions.json`: one line for each key. */
export function formatRevisions(revisions: Revisions): string {
  const lines = Object.entries(revisions).map(
    ([key, { version, day, hash }]) => `  "${key}": { "version": ${version}, "day": "${day}", "hash": "${hash}" }`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}
