import { DownloadLink } from '@/components/download/download-link'
import type { TemplateEntry } from '@/lib/catalogue'
import { fillUrl } from '@/lib/paths'

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
