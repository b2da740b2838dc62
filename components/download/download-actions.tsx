import type { TemplateEntry } from '@/lib/catalogue/entries'
import { fillUrl } from '@/lib/paths'
import { CardDownload } from './card-download'
import { DownloadLink } from './download-link'

interface Props {
  template: TemplateEntry
  /** `detail`: the page's main button; `card`: a small one. */
  place: 'card' | 'detail'
}

/** The link to the form, the download button for the first format, and links for the others. On a card all but the button stand in a menu. */
export function DownloadActions({ template, place }: Props) {
  if (place === 'card') return <CardDownload template={template} />
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
