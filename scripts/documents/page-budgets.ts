import type { PageBudget, TemplateContent } from '@/data/shared/types'
import type { ManifestEntry } from '@/lib/catalogue/manifest'
import { countOf } from '@/lib/utils'
import { fileReaders, type FileReader } from '@/lib/documents/file-model'
import { measuredAs } from './reader-files'

/** The most pages of a reader's file; none where a template plans no file for that reader. */
export const mostPages = ({ main, notices = 0, ...others }: PageBudget, reader: FileReader): number =>
  reader === 'main' ? main + notices : (others[reader] ?? 0)

/** One sentence for each file that has more pages than its template allows. */
export function pageProblems(
  contents: readonly Pick<TemplateContent, 'slug' | 'pages'>[],
  entries: ReadonlyMap<string, Pick<ManifestEntry, 'files' | 'office' | 'field'>>,
): string[] {
  return contents.flatMap(({ slug, pages }) => {
    const entry = entries.get(slug)
    if (!entry) return []
    return fileReaders.flatMap((reader) => {
      const count = entry[measuredAs[reader]]?.PDF?.pages ?? 0
      const most = mostPages(pages, reader)
      return count > most ? [`${slug}: its ${reader} file has ${countOf(count, 'page')}, not at most ${most}`] : []
    })
  })
}
