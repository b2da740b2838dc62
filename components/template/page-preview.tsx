import { PageStrip } from '@/components/preview/page-strip'
import { PreviewLink } from '@/components/preview/preview-link'
import type { TemplateEntry } from '@/lib/catalogue'

/** The document's pages in a row, the first as a picture that the page comes with, and the button of the preview. */
export function PagePreview({ template }: { template: TemplateEntry }) {
  const { slug, name, files, picture } = template
  const pdf = files.find(({ format }) => format === 'PDF')
  if (!pdf?.pages) throw new Error(`${slug} has no PDF to preview`)
  return (
    <section aria-label="Preview" className="detail-preview">
      <PageStrip slug={slug} name={name} url={pdf.url} pages={pdf.pages}>
        <PreviewLink template={template} label={`Preview ${name}: page 1`}>
          <img
            src={picture.small}
            srcSet={`${picture.small} 480w, ${picture.large} 960w`}
            sizes="15rem"
            alt={`Page 1 of ${name}`}
            width={picture.width}
            height={picture.height}
          />
        </PreviewLink>
      </PageStrip>
    </section>
  )
}
