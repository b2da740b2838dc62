import { fillUrl } from '@/lib/paths'
import { DownloadLink } from '@/components/download/download-link'
import { TextLink } from '@/components/ui/text-link'
import { FactList } from '@/components/catalogue/fact-list'
import { ReaderLinks } from '@/components/download/reader-links'
import { DownloadActions } from '@/components/download/download-actions'
import { site } from '@/data/site'
import { attorneyNoteOf, lawRead, type TemplateEntry } from '@/lib/catalogue'
import { formatMonth } from '@/lib/utils'
import { DownloadCount } from '@/components/download/download-count'
import { StateChoice } from './state-choice'
import { HoneypotField } from '@/components/forms/honeypot-field'
import { consent } from '@/lib/subscriptions/consent'

/** The email form for browsers without JavaScript: a plain post whose response is the file. */
function NoScriptForm({ template }: { template: Pick<TemplateEntry, 'slug' | 'formats'> }) {
  return (
    <noscript>
      <form method="post" action="/api/subscribe" className="dialog-form">
        <input type="hidden" name="templates" value={template.slug} />
        <label className="label">
          Email me a backup copy
          <input className="input" type="email" name="email" autoComplete="email" maxLength={255} required />
        </label>
        <label className="label">
          Format
          <select className="input" name="format">
            {template.formats.map((format) => (
              <option key={format}>{format}</option>
            ))}
          </select>
        </label>
        <label className="check-row">
          <input type="checkbox" name="newsletterSubscribed" defaultChecked />
          {consent.checkbox}
        </label>
        <p className="dialog-note">{consent.note}</p>
        <HoneypotField />
        <button type="submit" className="btn btn-outline">
          Send and Download
        </button>
      </form>
    </noscript>
  )
}

/** What a template's page says about its files, with cautions, the state's edition and the downloads. */
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
        <TextLink href="/company">Put your name and logo on it</TextLink>
      </p>
      <ReaderLinks template={template} />
    </section>
  )
}

/** Format, pages, size, version and downloads of a template. */
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

/** On small screens, the two main actions within reach of the thumb: they stay visible while the page scrolls. */
export function ActionBar({ template }: { template: TemplateEntry }) {
  return (
    <div className="action-bar" role="group" aria-label="Fill in or download">
      <a className="btn btn-default" href={fillUrl(template.slug)}>
        Fill it in
      </a>
      <details>
        <summary className="btn btn-outline">Download</summary>
        <ul>
          {template.files.map((file) => (
            <li key={file.format}>
              <DownloadLink template={template} file={file}>
                Download {file.format}
              </DownloadLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
