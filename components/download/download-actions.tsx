import type { TemplateEntry } from '@/lib/catalogue/entries'
import { fillUrl } from '@/lib/paths'
import { DownloadLink } from './download-link'

interface Props {
  template: TemplateEntry
  /** `detail`: the page's main button; `card`: a small one. */
  place: 'card' | 'detail'
}

/** The download button for the first format, the link to the form, and links for the others and, on cards, for an estimate's customer copy. */
export function DownloadActions({ template, place }: Props) {
  const [primary, ...others] = template.files
  const [copy] = template.customerCopy
  const detail = place === 'detail'
  if (!primary) throw new Error(`${template.slug} has no file`)
  return (
    <>
      <DownloadLink
        template={template}
        file={primary}
        className={detail ? 'btn btn-default btn-lg w-full' : 'btn btn-default'}
        label={detail ? undefined : `Download ${template.name} as ${primary.format}`}
      >
        {detail ? `Download Template (${primary.format})` : 'Download'}
      </DownloadLink>
      <a className={detail ? 'btn btn-outline btn-lg w-full' : 'text-link'} href={fillUrl(template.slug)}>
        Fill it in here
      </a>
      {others.length > 0 && (
        <ul className={detail ? 'formats formats-wide' : 'formats'}>
          {others.map((file) => (
            <li key={file.format}>
              <DownloadLink
                template={template}
                file={file}
                className={detail ? 'btn btn-outline' : undefined}
                label={detail ? undefined : `${file.format} file of ${template.name}`}
              >
                {detail ? `Download ${file.format}` : file.format}
              </DownloadLink>
            </li>
          ))}
          {!detail && copy && (
            <li>
              <DownloadLink template={template} file={copy} label={`Customer copy of ${template.name}`}>
                Customer copy
              </DownloadLink>
            </li>
          )}
        </ul>
      )}
    </>
  )
}
