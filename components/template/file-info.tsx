import { DownloadActions } from '@/components/download/download-actions'
import { NoScriptForm } from '@/components/download/no-script-form'
import { site } from '@/data/site'
import type { TemplateEntry } from '@/lib/catalogue'
import { DownloadCount } from './download-count'

/** What the template's page tells of its files, and the way to download them. */
export function FileInfo({ template }: { template: TemplateEntry }) {
  const { formats, pages, fileSize } = template
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
        <DownloadActions template={template} place="detail" />
        <p className="font-semibold">100% Free - No Credit Card Required</p>
        <NoScriptForm template={template} />
      </div>
      <p className="flex flex-wrap gap-x-5 text-[0.9375rem] text-muted-foreground">
        <span>Last updated: {site.lastUpdated}</span>
        <DownloadCount template={template} slug={template.slug} />
      </p>
    </section>
  )
}
