import { BundleActions } from '@/components/download/bundle-actions'
import type { BundleSummary } from '@/lib/bundles'
import type { CategoryEntry } from '@/lib/catalogue'
import { categoryUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'

interface CategoryCardProps {
  category: CategoryEntry
  /** The bundle with everything in the category. */
  bundle?: BundleSummary
  heading?: 'h2' | 'h3'
  className?: string
}

/** A category with its number of templates, a link and, if given, its bundle. */
export function CategoryCard({ category, bundle, heading: Heading = 'h2', className }: CategoryCardProps) {
  const { slug, name, description, count } = category
  return (
    <article className={`surface relative flex flex-col p-5 hover:border-input ${className ?? ''}`} aria-label={name}>
      <Heading className="text-lg">{name}</Heading>
      <p className="card-meta mt-0.5">{countOf(count, 'template')}</p>
      <p className="mt-2 mb-4 text-[0.96875rem] text-muted-foreground">{description}</p>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <a
          className="btn btn-outline btn-sm after:absolute after:inset-0"
          href={categoryUrl(slug)}
          aria-label={`Browse Category: ${name}`}
        >
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
