'use client'

import { CardDownload } from '@/components/download/card-download'
import { PreviewLink } from '@/components/preview/preview-link'
import { SystemMark } from '@/components/ui/system-drawing'
import { DownloadCount } from '@/components/download/download-count'
import { Badge } from '@/components/ui/badge'
import { templateUrl } from '@/lib/paths'
import type { CardTemplate } from './card-template'
import { FormatBadges } from './format-badges'

const leads = { view: 'View', details: 'View Details' } as const

export type CardLead = keyof typeof leads | 'preview'

interface TemplateCardProps {
  lead?: CardLead
  template: CardTemplate
  tall?: boolean
  heading?: 'h2' | 'h3'
  hideMark?: boolean
}

/** As a client component it adds only its props to the page's payload, not its markup. */
export function TemplateCard({ template, tall, heading: Heading = 'h2', hideMark, lead = 'view' }: TemplateCardProps) {
  const { slug, name, description, category, files, pages, thumbnail, included, popular } = template
  return (
    <article className={tall ? 'card card-tall' : 'card'} aria-label={name}>
      <div className="card-picture">
        <img
          src={thumbnail.small}
          srcSet={tall ? `${thumbnail.small} 240w, ${thumbnail.large} 480w` : undefined}
          sizes={tall ? 'auto, 20rem' : undefined}
          alt=""
          loading="lazy"
        />
      </div>
      <div className="card-body">
        <p className="card-kind">
          {category}
          {template.systemSlug && !hideMark && <SystemMark system={template.systemSlug} />}
          {popular && (
            <>
              <span className="sr-only">,</span> <Badge>Popular</Badge>
            </>
          )}
        </p>
        <Heading className="card-title">
          <a href={templateUrl(slug)}>{name}</a>
        </Heading>
        <p className="card-text">{description}</p>
        {included && (
          <ul className="card-included">
            {included.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        <p className="card-facts">
          <FormatBadges formats={files.map(({ format }) => format)} />
          {pages.replace(' ', '\u00a0')}
          <DownloadCount template={template} />
        </p>
        <div className="card-actions">
          <Lead template={template} lead={lead} />
          <CardDownload template={template} />
        </div>
      </div>
    </article>
  )
}

/** The card's first button: the preview, or a link to the template's page. */
function Lead({ template, lead }: Pick<TemplateCardProps, 'template'> & { lead: CardLead }) {
  const { slug, name } = template
  return lead === 'preview' ? (
    <PreviewLink template={template} className="btn" label={`Preview ${name}`}>
      Preview
    </PreviewLink>
  ) : (
    <a className="btn" href={templateUrl(slug)} aria-label={`${leads[lead]} ${name}`}>
      {leads[lead]}
    </a>
  )
}
