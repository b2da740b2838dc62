import { formatNumber } from '@/lib/utils'
import type { Progress } from './save-bundle'

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const describe = ({ unit, received, total }: Progress): string => {
  if (total === undefined) return `${megabytes(received)} so far. Some files are still being made: a minute or two.`
  return unit === 'bytes'
    ? `${megabytes(received)} of ${megabytes(total)}`
    : `${formatNumber(received)} of ${formatNumber(total)} files`
}

/** How much of an archive has been downloaded. Null: it is about to start. */
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
