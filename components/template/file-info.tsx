import type { ReactNode } from 'react'
import { site } from '@/data/site'
import type { TemplateEntry } from '@/lib/catalogue'
import { formatNumber } from '@/lib/utils'

interface FileInfoProps {
  template: TemplateEntry
  /** The download controls. */
  actions?: ReactNode
}

export function FileInfo({ template, actions }: FileInfoProps) {
  const { formats, pages, fileSize, downloadCount } = template
  const facts = [
    { label: 'Format', value: formats.join(', ') },
    { label: 'Pages', value: pages },
    { label: 'File size', value: fileSize },
  ]
  return (
    <section aria-label="File information" className="detail-file surface p-5">
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className="mt-4">{actions}</div>}
      <p className="mt-3 font-semibold">100% Free - No Credit Card Required</p>
      <p className="mt-1 text-[0.9375rem] text-muted-foreground">
        {downloadCount > 0 && `Downloaded ${formatNumber(downloadCount)}+ times · `}
        Last updated: {site.lastUpdated}
      </p>
    </section>
  )
}
