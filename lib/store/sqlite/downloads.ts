import type { DatabaseSync } from 'node:sqlite'
import type { Store } from '@/lib/store/port'
import { asPromise, transact } from './schema'

/** The day under which folded counts are stored. */
const FOLDED = '1970-01-01'

/** Sums a table's counts of days before a given day (YYYY-MM-DD) into one row. Returns how many rows were removed. */
function createFolder(database: DatabaseSync, table: string, name: string): (day: string) => number {
  const add = database.prepare(
    `insert into ${table} (${name}, format, day, downloads)
     select ${name}, format, '${FOLDED}', sum(downloads) from ${table}
     where day > '${FOLDED}' and day < ? group by ${name}, format
     on conflict (${name}, format, day) do update set downloads = downloads + excluded.downloads`,
  )
  const remove = database.prepare(`delete from ${table} where day > '${FOLDED}' and day < ?`)
  return (day) => {
    add.run(day)
    return Number(remove.run(day).changes)
  }
}

type Downloads = Pick<Store, 'recordDownloads' | 'recordBundleDownload' | 'downloadCounts' | 'foldDownloadCounts'>

/** Download counts in the embedded store. */
export function createDownloads(database: DatabaseSync): Downloads {
  const countDownload = database.prepare(
    `insert into template_downloads (slug, format, downloads) values (?, ?, 1)
     on conflict (slug, format, day) do update set downloads = downloads + 1`,
  )
  const countBundle = database.prepare(
    `insert into bundle_downloads (bundle, format, downloads) values (?, ?, 1)
     on conflict (bundle, format, day) do update set downloads = downloads + 1`,
  )
  const sum = database.prepare('select slug, sum(downloads) as downloads from template_downloads group by slug')
  const folders = [
    createFolder(database, 'template_downloads', 'slug'),
    createFolder(database, 'bundle_downloads', 'bundle'),
  ]
  return {
    recordDownloads: (downloads) =>
      transact(database, () => downloads.forEach(({ slug, format }) => countDownload.run(slug, format))),
    recordBundleDownload: ({ bundle, format = 'all' }) => asPromise(() => void countBundle.run(bundle, format)),
    downloadCounts: () => asPromise(() => new Map(sum.all().map((row) => [String(row.slug), Number(row.downloads)]))),
    foldDownloadCounts: (before) =>
      transact(database, () => {
        const day = before.toISOString().slice(0, 10)
        return folders.reduce((gone, fold) => gone + fold(day), 0)
      }),
  }
}
