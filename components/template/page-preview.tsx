import type { TemplateEntry } from '@/lib/catalogue'
import { pagePictureUrl } from '@/lib/paths'

/** The real first page, and the others folded away: their pictures load only once they are opened. */
export function PagePreview({ template }: { template: TemplateEntry }) {
  const { slug, name, picture } = template
  const size = { width: picture.width, height: picture.height }
  const pages = template.files.find(({ format }) => format === 'PDF')?.pages ?? 1
  const further = Array.from({ length: pages - 1 }, (_, index) => index + 2)
  return (
    <section aria-label="Preview" className="detail-preview">
      <a href={picture.large} aria-label={`Page 1 of ${name}, full size`} className="block">
        <img
          className="sheet"
          src={picture.small}
          srcSet={`${picture.small} 480w, ${picture.large} 960w`}
          sizes="(min-width: 64rem) 24rem, calc(100vw - 2rem)"
          alt={`Page 1 of ${name}`}
          loading="lazy"
          {...size}
        />
      </a>
      {further.length > 0 && (
        <details className="mt-3">
          <summary className="btn btn-outline w-full">Preview all {pages} pages</summary>
          <div className="mt-3 grid gap-3">
            {further.map((page) => (
              <img
                key={page}
                className="sheet"
                src={pagePictureUrl(slug, page)}
                alt={`Page ${page} of ${name}`}
                loading="lazy"
                {...size}
              />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}
