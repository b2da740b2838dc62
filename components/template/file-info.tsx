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
    <section aria-label="File information" className="detail-file surface">
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="detail-download">
        {actions}
        <p className="font-semibold">100% Free - No Credit Card Required</p>
      </div>
      <p className="text-[0.9375rem] text-muted-foreground">
        {downloadCount > 0 && `Downloaded ${formatNumber(downloadCount)}+ times · `}
        Last updated: {site.lastUpdated}
      </p>
    </section>
  )
}
