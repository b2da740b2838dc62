import { PreviewLink } from '@/components/preview/preview-link'
import type { TemplateEntry } from '@/lib/catalogue'

/** The document's first page. The picture and the button below it open the whole document. */
export function PagePreview({ template }: { template: TemplateEntry }) {
  const { name, pages, picture } = template
  return (
    <section aria-label="Preview" className="detail-preview">
      <PreviewLink template={template} label={`Preview ${name}: page 1`} className="block">
        <img
          className="sheet"
          src={picture.small}
          srcSet={`${picture.small} 480w, ${picture.large} 960w`}
          sizes="(min-width: 64rem) 24rem, calc(100vw - 2rem)"
          alt={`Page 1 of ${name}`}
          loading="lazy"
          width={picture.width}
          height={picture.height}
        />
      </PreviewLink>
      <PreviewLink template={template} className="btn btn-outline mt-3 w-full">
        {`Preview Template (${pages})`}
      </PreviewLink>
      <PreviewLink template={template} filled className="btn btn-outline mt-3 w-full">
        See it filled in
      </PreviewLink>
    </section>
  )
}
