import type { CategoryEntry } from '@/lib/catalogue'
import { categoryUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'

interface CategoryCardProps {
  category: CategoryEntry
  heading?: 'h2' | 'h3'
  className?: string
}

export function CategoryCard({ category, heading: Heading = 'h2', className }: CategoryCardProps) {
  const { slug, name, description, count } = category
  return (
    <article className={`surface relative flex flex-col p-5 hover:border-input ${className ?? ''}`}>
      <div className="flex items-baseline justify-between gap-3">
        <Heading className="text-lg">{name}</Heading>
        <span className="card-meta flex-none">{countOf(count, 'template')}</span>
      </div>
      <p className="mt-2 mb-4 text-[0.96875rem] text-muted-foreground">{description}</p>
      <a
        className="btn btn-outline btn-sm mt-auto self-start after:absolute after:inset-0"
        href={categoryUrl(slug)}
        aria-label={`Browse Category: ${name}`}
      >
        Browse Category
      </a>
    </article>
  )
}
