import type { TemplateEntry } from '@/lib/catalogue/entries'
import { fillUrl } from '@/lib/paths'
import { CardDownload } from './card-download'
import { DownloadLink } from './download-link'

interface Props {
  template: TemplateEntry
  /** `detail`: the page's main button; `card`: a small one. */
  place: 'card' | 'detail'
}

/** The download button for the first format, the link to the form, and links for the others. On a card all but the button stand in a menu. */
export function DownloadActions({ template, place }: Props) {
  if (place === 'card') return <CardDownload template={template} />
  const [primary, ...others] = template.files
  if (!primary) throw new Error(`${template.slug} has no file`)
  return (
    <>
      <DownloadLink template={template} file={primary} className="btn btn-default btn-lg w-full">
        {`Download Template (${primary.format})`}
      </DownloadLink>
      <a className="btn btn-outline btn-lg w-full" href={fillUrl(template.slug)}>
        Fill it in here
      </a>
      {others.length > 0 && (
        <ul className="formats formats-wide">
          {others.map((file) => (
            <li key={file.format}>
              <DownloadLink template={template} file={file} className="btn btn-outline">
                {`Download ${file.format}`}
              </DownloadLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
