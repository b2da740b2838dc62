import type { TemplateEntry } from '@/lib/catalogue/entries'
import { fillUrl } from '@/lib/paths'
import { DownloadLink } from './download-link'

/**
 * A card's download button for the first format, and a menu beside it with the form, the other formats and an
 * estimate's customer copy.
 */
export function CardDownload({ template }: { template: TemplateEntry }) {
  const { slug, name, files, customerCopy } = template
  const [primary, ...others] = files
  const [copy] = customerCopy
  if (!primary) throw new Error(`${slug} has no file`)
  return (
    <div className="split">
      <DownloadLink
        template={template}
        file={primary}
        className="btn btn-default"
        label={`Download ${name} as ${primary.format}`}
      >
        Download
      </DownloadLink>
      <details className="menu">
        <summary aria-label="Files" />
        <div>
          <a href={fillUrl(slug)}>Fill it in here</a>
          {others.map((file) => (
            <DownloadLink key={file.format} template={template} file={file} label={`${file.format} file of ${name}`}>
              {file.format}
            </DownloadLink>
          ))}
          {copy && (
            <DownloadLink template={template} file={copy} label={`Customer copy of ${name}`}>
              Customer copy
            </DownloadLink>
          )}
        </div>
      </details>
    </div>
  )
}
