import type { Progress } from './save-bundle'

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Bytes of an archive, or files saved one by one: which of them it is shows in the size of the numbers. */
const describe = ({ received, total }: Progress): string =>
  total > 1000 ? `${megabytes(received)} of ${megabytes(total)}` : `${received} of ${total} files`

/** How far a bundle is. */
export function BundleProgress({ progress }: { progress: Progress | null }) {
  return (
    <div className="mb-4 grid gap-2">
      <progress
        className="progress"
        aria-label="Download"
        {...(progress ? { value: progress.received, max: progress.total } : {})}
      />
      <p className="card-meta tabular-nums">{progress ? describe(progress) : 'Starting…'}</p>
    </div>
  )
}
