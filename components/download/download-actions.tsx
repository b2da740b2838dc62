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
  const fill = (
    <a className={detail ? 'btn btn-default btn-lg' : 'text-link'} href={fillUrl(template.slug)}>
      Fill it in here
    </a>
  )
  return (
    <>
      {detail && fill}
      <DownloadLink
        template={template}
        file={primary}
        className={detail ? 'btn btn-outline btn-lg' : 'btn btn-default'}
        label={detail ? undefined : `Download ${template.name} as ${primary.format}`}
      >
        {detail ? `Download Template (${primary.format})` : 'Download'}
      </DownloadLink>
      {!detail && fill}
      {others.length > 0 && (
        <ul className={detail ? 'segments' : 'formats'}>
          {others.map((file) => (
            <li key={file.format}>
              <DownloadLink
                template={template}
                file={file}
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
