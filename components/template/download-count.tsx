import type { TemplateEntry } from '@/lib/catalogue'
import { downloadedText } from './downloaded-text'

interface DownloadCountProps {
  template: Pick<TemplateEntry, 'downloadCount'>
  /** Left out on a card, whose title leads to the template. */
  slug?: string
}

/** How often a template was downloaded; what this installation has counted is added in the browser. */
export function DownloadCount({ template, slug }: DownloadCountProps) {
  const { downloadCount } = template
  return (
    <span className="download-count" data-count={slug} data-base={downloadCount}>
      {downloadedText(downloadCount)}
    </span>
  )
}
