'use client'

import { DownloadLink } from '@/components/download/download-link'
import { fillUrl, templateUrl } from '@/lib/paths'
import type { RowTemplate } from './card-template'

/** As a client component it adds only its props to the page's payload. */
export function TemplateRow({ template }: { template: RowTemplate }) {
  const { slug, name, pages, version, files, picture } = template
  return (
    <article className="row" aria-label={name}>
      <img className="row-picture" src={picture} alt="" width={64} height={48} loading="lazy" />
      <h3 className="row-title">
        <a href={templateUrl(slug)}>{name}</a>
      </h3>
      <p className="card-meta">{version ? `${pages} · Version ${version}` : pages}</p>
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
