import { DatabaseSync } from 'node:sqlite'

/** What the clients of a run sent, by record key. */
export interface Ledger {
  acknowledged: Map<string, number>
  sent: Map<string, number>
}

export interface Comparison {
  acknowledged: number
  found: number
  lost: number
  /** Records stored more often than they were sent or, if repeats must be ignored, more than once. */
  duplicated: number
  unanswered: number
}

export const createLedger = (): Ledger => ({ acknowledged: new Map(), sent: new Map() })

export const increase = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1)

/** Compares acknowledged with stored records: with `once` each is there once, otherwise at most as often as sent. */
export function compare(
  { acknowledged, sent }: Ledger,
  stored: ReadonlyMap<string, number>,
  once: boolean,
): Comparison {
  const result = { acknowledged: 0, found: 0, lost: 0, duplicated: 0, unanswered: 0 }
  for (const key of new Set([...sent.keys(), ...stored.keys()])) {
    const answered = once ? Math.min(1, acknowledged.get(key) ?? 0) : (acknowledged.get(key) ?? 0)
    const most = once ? Math.min(1, sent.get(key) ?? 0) : (sent.get(key) ?? 0)
    const there = stored.get(key) ?? 0
    result.acknowledged += answered
    result.found += Math.min(answered, there)
    result.lost += Math.max(0, answered - there)
    result.duplicated += Math.max(0, there - most)
    result.unanswered += Math.max(0, Math.min(there, most) - answered)
  }
  return result
}

export type RecordKind = 'subscribers' | 'newsletter opt-ins' | 'downloads' | 'contact messages'

const queries: Record<RecordKind, string> = {
  subscribers: `select lower(email) || ' ' || value as key, count(*) as times
    from email_subscribers, json_each(templates_downloaded) group by 1
    union all select lower(email), count(*) from email_subscribers group by 1`,
  'newsletter opt-ins': `select lower(email) as key, count(*) as times
    from email_subscribers where newsletter_subscribed group by 1`,
  downloads: `select slug || ' ' || format as key, sum(downloads) as times from template_downloads group by 1`,
  'contact messages': 'select message as key, count(*) as times from contact_messages group by 1',
}

export function readStored(file: string): Record<RecordKind, ReadonlyMap<string, number>> {
  const database = new DatabaseSync(file)
  try {
    const { integrity_check: finding } = database.prepare('pragma integrity_check').get() ?? {}
    if (finding !== 'ok') throw new Error(`The database is corrupt: ${String(finding)}`)
    const entries = Object.entries(queries).map(([kind, sql]) => [
      kind,
      new Map(
        database
          .prepare(sql)
          .all()
          .map(({ key, times }) => [String(key), Number(times)]),
      ),
    ])
    return Object.fromEntries(entries) as Record<RecordKind, ReadonlyMap<string, number>>
  } finally {
    database.close()
  }
}
