import { BundleActions } from '@/components/download/bundle-actions'
import type { BundleSummary } from '@/lib/bundles'
import type { CategoryEntry } from '@/lib/catalogue'
import { categoryUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'

interface CategoryCardProps {
  category: CategoryEntry
  bundle?: BundleSummary
  heading?: 'h2' | 'h3'
}

/** A category with its description and number of templates. With `bundle`, also its download. */
export function CategoryCard({ category, bundle, heading: Heading = 'h2' }: CategoryCardProps) {
  const { slug, name, description, count } = category
  return (
    <article className="surface category-card" aria-label={name}>
      <Heading>{name}</Heading>
      <p className="card-meta">{countOf(count, 'template')}</p>
      <p>{description}</p>
      <div>
        <a className="btn btn-outline btn-sm" href={categoryUrl(slug)} aria-label={`Browse Category: ${name}`}>
          Browse Category
        </a>
        {bundle && (
          <BundleActions bundle={bundle} className="btn-ghost btn-sm">
            Download All
          </BundleActions>
        )}
      </div>
    </article>
  )
}
