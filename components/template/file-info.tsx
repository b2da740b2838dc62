import { CustomerCopyLinks } from '@/components/download/customer-copy-links'
import { DownloadActions } from '@/components/download/download-actions'
import { NoScriptForm } from '@/components/download/no-script-form'
import { site } from '@/data/site'
import type { TemplateEntry } from '@/lib/catalogue'
import { env } from '@/lib/env'
import { formatMonth } from '@/lib/utils'
import { DownloadCount } from './download-count'
import { StateChoice } from './state-choice'

/** A template's files, below the choice of a state if it has editions and the site makes them. */
export function FileInfo({ template }: { template: TemplateEntry }) {
  if (!template.hasEditions || env().isServerless) return <Files template={template} />
  return (
    <div className="grid gap-4">
      <StateChoice slug={template.slug} formats={template.formats} />
      <Files template={template} />
    </div>
  )
}

/** Format, size, pages and download buttons. */
function Files({ template }: { template: TemplateEntry }) {
  const { formats, pages, fileSize, revision } = template
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
        <p>
          <a className="text-link" href="/company">
            Put your name and logo on it
          </a>
        </p>
        <NoScriptForm template={template} />
      </div>
      <p className="flex flex-wrap gap-x-5 text-[0.9375rem] text-muted-foreground">
        <span>Last updated: {site.lastUpdated}</span>
        {revision && (
          <span>
            Version {revision.version}, {formatMonth(revision.day)}
          </span>
        )}
        <DownloadCount template={template} slug={template.slug} />
      </p>
      <CustomerCopyLinks template={template} />
    </section>
  )
}
