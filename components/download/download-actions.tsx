import type { TemplateEntry } from '@/lib/catalogue/entries'
import { fillUrl } from '@/lib/paths'
import { DownloadLink } from './download-link'

/** The main buttons of a template: fill it in, download the first format, and the other formats. */
export function DownloadActions({ template }: { template: TemplateEntry }) {
  const [primary, ...others] = template.files
  if (!primary) throw new Error(`${template.slug} has no file`)
  return (
    <>
      <a className="btn btn-default btn-lg" href={fillUrl(template.slug)}>
        Fill it in here
      </a>
      <DownloadLink template={template} file={primary} className="btn btn-outline btn-lg">
        {`Download Template (${primary.format})`}
      </DownloadLink>
      {others.length > 0 && (
        <ul className="segments">
          {others.map((file) => (
            <li key={file.format}>
              <DownloadLink template={template} file={file}>
                {`Download ${file.format}`}
              </DownloadLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
