import { FormatBadges } from '@/components/catalogue/format-badges'
import { Badge } from '@/components/ui/badge'
import { findCategory, type TemplateEntry } from '@/lib/catalogue'
import { categoryUrl } from '@/lib/paths'

/** The name of a template, its category, roof system and formats. */
export function TemplateHeader({ template }: { template: TemplateEntry }) {
  const { name, category, categorySlug, systemName, formats } = template
  return (
    <header className="detail-head">
      <h1>{name}</h1>
      <div className="badges mt-3 items-center">
        {findCategory(categorySlug) ? (
          <a href={categoryUrl(categorySlug)} className="badge badge-secondary hover:underline">
            {category}
          </a>
        ) : (
          <Badge variant="secondary">{category}</Badge>
        )}
        {systemName && <Badge>{systemName}</Badge>}
        <FormatBadges formats={formats} />
      </div>
    </header>
  )
}
