import { Badge } from '@/components/ui/badge'
import { testimonials } from '@/data/site/testimonials'
import { Section } from './section'

/** What contractors say. Invented ones are marked as samples. */
export function Testimonials() {
  return (
    <Section title="What Contractors Say">
      <div className="quotes">
        {testimonials.map(({ person, company, city, quote, sample }) => (
          <figure key={person} className="surface">
            <blockquote>
              <p>“{quote}”</p>
            </blockquote>
            <figcaption>
              <span>
                <b>{person}</b>
                {company}, {city}
              </span>
              {sample && <Badge variant="secondary">Sample</Badge>}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
