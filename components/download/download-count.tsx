import type { TemplateEntry } from '@/lib/catalogue'
import { downloadedText } from './downloaded-text'

interface DownloadCountProps {
  template: Pick<TemplateEntry, 'downloadCount'>
  /** Omitted on a card, whose title links to the template. */
  slug?: string
}

/** How often a template was downloaded. After hydration, the downloads that this server recorded are added. */
export function DownloadCount({ template, slug }: DownloadCountProps) {
  const { downloadCount } = template
  return (
    <span data-count={slug} data-base={downloadCount}>
      {downloadedText(downloadCount)}
    </span>
  )
}
