import { DownloadLink } from '@/components/download/download-link'
import type { TemplateEntry } from '@/lib/catalogue'
import { fillUrl, templateUrl } from '@/lib/paths'

interface Props {
  template: TemplateEntry
  heading?: 'h3' | 'h4'
}

/** A template as one line of a list: its telling section, name, pages and version, its form, and its file in each format. */
export function TemplateRow({ template, heading: Heading = 'h3' }: Props) {
  const { slug, name, pages, revision, files, thumbnail } = template
  return (
    <article className="row" aria-label={name}>
      <img className="row-picture" src={thumbnail.small} alt="" width={64} height={48} loading="lazy" />
      <Heading className="row-title">
        <a href={templateUrl(slug)}>{name}</a>
      </Heading>
      <p className="card-meta">{revision ? `${pages} · Version ${revision.version}` : pages}</p>
      <a className="text-link" href={fillUrl(slug)} aria-label={`Fill it in here: ${name}`}>
        Fill it in here
      </a>
      <ul>
        {files.map((file) => (
          <li key={file.format}>
            <DownloadLink template={template} file={file} label={`${file.format} file of ${name}`}>
              {file.format}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </article>
  )
}
