import { DownloadActions } from '@/components/download/download-actions'
import { Badge } from '@/components/ui/badge'
import type { TemplateEntry } from '@/lib/catalogue'
import { templateUrl } from '@/lib/paths'
import { formatNumber } from '@/lib/utils'
import { FormatBadges } from './format-badges'

interface TemplateCardProps {
  template: TemplateEntry
  /** The page picture above the text instead of beside it. */
  tall?: boolean
  heading?: 'h2' | 'h3'
  /** Names the first three things that the document holds, and says that it is popular. */
  showIncluded?: boolean
}

export function TemplateCard({ template, tall, heading: Heading = 'h2', showIncluded }: TemplateCardProps) {
  const { slug, name, description, category, formats, pages, downloadCount, picture } = template
  const href = templateUrl(slug)
  return (
    <article className={tall ? 'card card-tall' : 'card'}>
      <div className="card-picture">
        <img
          className="sheet"
          src={tall ? picture.small : picture.tiny}
          srcSet={tall ? `${picture.tiny} 240w, ${picture.small} 480w` : undefined}
          sizes={tall ? 'auto, 20rem' : undefined}
          alt=""
          width={picture.width / 2}
          height={picture.height / 2}
          loading="lazy"
        />
      </div>
      <div className="card-body">
        <p className="card-meta">
          {category}
          {showIncluded && template.popular && <Badge className="ml-2">Popular</Badge>}
        </p>
        <Heading className="card-title">
          <a href={href}>{name}</a>
        </Heading>
        <p className="card-text">{description}</p>
        {showIncluded && (
          <ul className="card-included">
            {template.whatsIncluded.slice(0, 3).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        <FormatBadges formats={formats} />
        <p className="card-meta mt-2">
          {pages}
          {downloadCount > 0 && ` · Downloaded ${formatNumber(downloadCount)}+ times`}
        </p>
        <div className="card-actions">
          <a className="btn btn-outline btn-sm" href={href} aria-label={`View ${name}`}>
            View
          </a>
          <DownloadActions template={template} place="card" />
        </div>
      </div>
    </article>
  )
}
