import { PageStrip } from '@/components/preview/page-strip'
import { PreviewLink } from '@/components/preview/preview-link'
import type { TemplateEntry } from '@/lib/catalogue'

/** The pages of a template in a strip. The first picture comes with the page. */
export function PagePreview({ template }: { template: TemplateEntry }) {
  const { slug, name, files, picture } = template
  const { page = 1 } = picture
  const pdf = files.find(({ format }) => format === 'PDF')
  if (!pdf?.pages) throw new Error(`${slug} has no PDF to preview`)
  return (
    <section aria-label="Preview" className="detail-preview">
      <PageStrip slug={slug} name={name} url={pdf.url} pages={pdf.pages} pictured={page}>
        <PreviewLink template={template} page={page} label={`Preview ${name}: page ${page}`}>
          <img
            src={picture.small}
            srcSet={`${picture.small} 480w, ${picture.large} 960w`}
            sizes="15rem"
            alt={`Page ${page} of ${name}`}
            width={picture.width}
            height={picture.height}
            fetchPriority="high"
          />
        </PreviewLink>
      </PageStrip>
    </section>
  )
}
