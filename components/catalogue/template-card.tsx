import { DownloadActions } from '@/components/download/download-actions'
import { PreviewLink } from '@/components/preview/preview-link'
import { DownloadCount } from '@/components/template/download-count'
import { Badge } from '@/components/ui/badge'
import type { TemplateEntry } from '@/lib/catalogue'
import { templateUrl } from '@/lib/paths'
import { FormatBadges } from './format-badges'

const leads = { view: 'View', details: 'View Details' } as const

/** The link before the download button: to the template's page, or to its preview. */
export type CardLead = keyof typeof leads | 'preview'

interface TemplateCardProps {
  lead?: CardLead
  template: TemplateEntry
  /** Shows the page picture above the text instead of beside it. */
  tall?: boolean
  heading?: 'h2' | 'h3'
  /** Lists the document's first three sections and marks it as popular. */
  showIncluded?: boolean
}

/** A template in a list: first page, description, link and download. */
export function TemplateCard({
  template,
  tall,
  heading: Heading = 'h2',
  showIncluded,
  lead = 'view',
}: TemplateCardProps) {
  const { slug, name, description, category, formats, pages, thumbnail } = template
  const href = templateUrl(slug)
  return (
    <article className={tall ? 'card card-tall' : 'card'} aria-label={name}>
      <div className="card-picture">
        <img
          src={thumbnail.small}
          srcSet={tall ? `${thumbnail.small} 240w, ${thumbnail.large} 480w` : undefined}
          sizes={tall ? 'auto, 20rem' : undefined}
          alt=""
          width={240}
          height={180}
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
          <span>{pages}</span>
          <DownloadCount template={template} />
        </p>
        <div className="card-actions">
          {lead === 'preview' ? (
            <PreviewLink template={template} className="btn btn-outline" label={`Preview ${name}`}>
              Preview
            </PreviewLink>
          ) : (
            <a className="btn btn-outline" href={href} aria-label={`${leads[lead]} ${name}`}>
              {leads[lead]}
            </a>
          )}
          <DownloadActions template={template} place="card" />
        </div>
      </div>
    </article>
  )
}
