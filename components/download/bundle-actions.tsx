import { Icon } from '@/components/ui/icon'
import type { BundleSummary } from '@/lib/bundles'
import { cn, countOf, formatBytes } from '@/lib/utils'

interface BundleActionsProps {
  bundle: BundleSummary
  children: string
  className?: string
  showFormats?: boolean
}

/** The button of a bundle: a plain link to its archive. After hydration, the download host opens the dialog instead. */
export function BundleActions({ bundle, children, className = 'btn-outline', showFormats }: BundleActionsProps) {
  const { name, title, href, templates, files, bytes, hasEditions } = bundle
  const editions = hasEditions ? { 'data-editions': '' } : {}
  const data = { 'data-download': name, 'data-bundle': name, 'data-name': title, ...editions }
  const offered = Object.entries(showFormats ? bundle.byFormat : {}).filter(([, held]) => held.templates > 0)
  return (
    <div className="bundle">
      <a
        className={cn('btn', className)}
        href={href}
        download
        {...data}
        data-templates={templates}
        data-files={files}
        aria-label={`${children} ${formatBytes(bytes)}: ${title}, ${countOf(files, 'file')}`}
      >
        <Icon name="download" size={18} />
        {children} <span className="bundle-size">{formatBytes(bytes)}</span>
      </a>
      {hasEditions && <p className="bundle-state" hidden />}
      {offered.length > 1 && (
        <ul className="formats">
          {offered.map(([format, held]) => (
            <li key={format}>
              <a
                href={`${href}?format=${format}`}
                download
                {...data}
                data-format={format}
                data-templates={held.templates}
                data-files={held.files}
                aria-label={`${format} only: ${title}`}
              >
                {format} only
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
