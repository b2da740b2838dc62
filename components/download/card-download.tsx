import type { LinkedFile, TemplateEntry } from '@/lib/catalogue/entries'
import { templateUrl } from '@/lib/paths'
import { DownloadLink } from './download-link'

interface Props {
  template: Pick<TemplateEntry, 'slug' | 'name'> & { files: readonly LinkedFile[] }
}

/** Returns the rest of a URL after the stem of the first file: 'xlsx'. Throws if it has another stem. */
function endingOf(url: string, first: string): string {
  const stem = first.slice(0, first.lastIndexOf('.') + 1)
  if (!url.startsWith(stem)) throw new Error(`${url} has another stem than ${first}`)
  return url.slice(stem.length)
}

/**
 * A card's download button for the first format, and a menu next to it with the form and the other formats.
 * `download-host.tsx` writes the menu's links, which would be two fifths of a list's markup, from
 * `data-more`; until then, and without scripts, it links to the template's page, which has them all.
 */
export function CardDownload({ template }: Props) {
  const { slug, name, files } = template
  const [primary, ...others] = files
  if (!primary) throw new Error(`${slug} has no file`)
  const more = others.map(({ url }) => endingOf(url, primary.url))
  return (
    <div className="split">
      <DownloadLink template={template} file={primary} className="btn" label={`Download ${name} as ${primary.format}`}>
        Download
      </DownloadLink>
      <details className="menu" data-more={more.join(' ')}>
        <summary>Files</summary>
        <div>
          <a href={templateUrl(slug)}>All files</a>
        </div>
      </details>
    </div>
  )
}
