import type { ManifestEntry } from '@/lib/catalogue/manifest'
import type { Format } from '@/lib/documents'

const KB = 1024

/** Maximum bytes at the 95th percentile, by pages. An estimate of three: 100 KB of PDF, 25 of Word, 26 of Excel. */
const budgets: Readonly<Record<Format, (pages: number) => number>> = {
  PDF: (pages) => (50 + 16.6 * pages) * KB,
  Word: (pages) => (15.6 + 3.1 * pages) * KB,
  Excel: (pages) => (8 + 6 * pages) * KB,
}

/** Returns the value that a share of the numbers (0 to 1) does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

interface Measured {
  files: ManifestEntry['files']
  pages: number | null | undefined
}

/** Returns one sentence per format whose files exceed its budget at the 95th percentile. */
export function budgetProblems(entries: readonly ManifestEntry[]): string[] {
  const documents = entries.flatMap(({ files, office, field, customerCopy }): Measured[] => {
    // A workbook has the sheets of every reader.
    const pages = [files, office, field].reduce((sum, each) => sum + (each?.PDF?.pages ?? 0), 0)
    const { Excel, ...main } = files
    return [
      ...[main, office, field].flatMap((each) => (each ? [{ files: each, pages: each.PDF?.pages }] : [])),
      ...(Excel ? [{ files: { Excel }, pages }] : []),
      ...(customerCopy ? [{ files: customerCopy, pages: files.PDF?.pages }] : []),
    ]
  })
  return (Object.keys(budgets) as Format[]).flatMap((format) => {
    const shares = documents.flatMap(({ files, pages }) => {
      const file = files[format]
      return file ? [file.bytes / budgets[format](pages ?? 1)] : []
    })
    const worst = percentile(shares, 0.95)
    return worst > 1
      ? [`${format} files take ${Math.round(worst * 100)} % of their size budget at the 95th percentile`]
      : []
  })
}
