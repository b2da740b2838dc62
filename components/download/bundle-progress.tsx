import type { Progress } from './save-bundle'

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The numbers are bytes of an archive or files saved one by one; their size shows which. */
const describe = ({ received, total }: Progress): string => {
  if (total === undefined) return `${megabytes(received)} so far. The state editions are being made: a minute or two.`
  return total > 1000 ? `${megabytes(received)} of ${megabytes(total)}` : `${received} of ${total} files`
}

/** Progress of a bundle's download. */
export function BundleProgress({ progress }: { progress: Progress | null }) {
  return (
    <div className="mb-4 grid gap-2">
      <progress
        className="progress"
        aria-label="Download"
        {...(progress?.total ? { value: progress.received, max: progress.total } : {})}
      />
      <p className="card-meta tabular-nums">{progress ? describe(progress) : 'Starting…'}</p>
    </div>
  )
}
