import type { TemplateEntry } from '@/lib/catalogue/entries'
import { DownloadLink } from './download-link'

interface Props {
  template: TemplateEntry
  /** `detail`: the page's main button; `card`: a small one. */
  place: 'card' | 'detail'
}

/** The download button for the first format, and links for the others. */
export function DownloadActions({ template, place }: Props) {
  const [primary, ...others] = template.files
  if (!primary) throw new Error(`${template.slug} has no file`)
  return (
    <>
      <DownloadLink
        template={template}
        file={primary}
        className={place === 'detail' ? 'btn btn-default btn-lg w-full' : 'btn btn-default btn-sm'}
      >
        {place === 'detail' ? `Download Template (${primary.format})` : 'Download'}
        {place === 'card' && <span className="sr-only"> {`${template.name} as ${primary.format}`}</span>}
      </DownloadLink>
      {others.length > 0 && (
        <ul className={place === 'detail' ? 'formats formats-wide' : 'formats'} aria-label="Other formats">
          {others.map((file) => (
            <li key={file.format}>
              <DownloadLink
                template={template}
                file={file}
                className={place === 'detail' ? 'btn btn-outline' : 'format-link'}
              >
                {place === 'detail' && 'Download '}
                {file.format}
                {place === 'card' && <span className="sr-only"> {`file of ${template.name}`}</span>}
              </DownloadLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
