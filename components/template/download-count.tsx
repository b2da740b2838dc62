import type { TemplateEntry } from '@/lib/catalogue'
import { downloadedText } from './downloaded-text'

/** How often a template was downloaded; what this installation has counted is added in the browser. */
export function DownloadCount({ template }: { template: Pick<TemplateEntry, 'slug' | 'downloadCount'> }) {
  const { slug, downloadCount } = template
  return (
    <span className="download-count" data-count={slug} data-base={downloadCount}>
      {downloadedText(downloadCount)}
    </span>
  )
}
