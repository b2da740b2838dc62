import { FactList } from '@/components/catalogue/fact-list'
import { CustomerCopyLinks } from '@/components/download/customer-copy-links'
import { DownloadActions } from '@/components/download/download-actions'
import { NoScriptForm } from '@/components/download/no-script-form'
import { site } from '@/data/site'
import { attorneyNoteOf, lawRead, type TemplateEntry } from '@/lib/catalogue'
import { formatMonth } from '@/lib/utils'
import { DownloadCount } from '@/components/download/download-count'
import { StateChoice } from './state-choice'

export function FileInfo({ template }: { template: TemplateEntry }) {
  const caution = template.notFor
  const attorney = attorneyNoteOf(template.slug)
  return (
    <section aria-label="File information" className="detail-file">
      {caution && <p className="detail-caution">{caution}</p>}
      {attorney && <p className="text-note">{attorney}</p>}
      {template.hasEditions && <StateChoice slug={template.slug} formats={template.formats} />}
      <div className="detail-download">
        <DownloadActions template={template} />
        <p className="text-center text-note font-semibold">100% Free - No Credit Card Required</p>
        <NoScriptForm template={template} />
      </div>
      <Facts template={template} />
      <p>
        <a className="text-link" href="/company">
          Put your name and logo on it
        </a>
      </p>
      <CustomerCopyLinks template={template} />
    </section>
  )
}

function Facts({ template }: { template: TemplateEntry }) {
  const { slug, formats, pages, fileSize, revision } = template
  const law = lawRead(slug)
  const facts = [
    { label: 'Format', value: formats.join(', ') },
    { label: 'Pages', value: pages },
    { label: 'File size', value: fileSize },
  ]
  return (
    <>
      <FactList facts={facts} />
      <p className="flex flex-wrap gap-x-5 text-note text-muted-foreground">
        <span>Last updated: {site.lastUpdated}</span>
        {revision && (
          <span>
            Version {revision.version}, {formatMonth(revision.day)}
          </span>
        )}
        {law && <span>{law}</span>}
        <DownloadCount template={template} slug={slug} />
      </p>
    </>
  )
}
