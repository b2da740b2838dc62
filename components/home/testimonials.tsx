import { Badge } from '@/components/ui/badge'
import { testimonials } from '@/data/testimonials'
import { Section } from './section'

export function Testimonials() {
  return (
    <Section title="What Contractors Say">
      <div className="grid gap-4 md:grid-cols-3">
        {testimonials.map(({ person, company, city, quote, sample }) => (
          <figure key={person} className="surface flex flex-col p-5">
            <blockquote className="flex-1">
              <p>“{quote}”</p>
            </blockquote>
            <figcaption className="mt-4 flex items-end justify-between gap-3 text-[0.9375rem]">
              <span>
                <strong className="block">{person}</strong>
                <span className="text-muted-foreground">
                  {company}, {city}
                </span>
              </span>
              {sample && <Badge variant="secondary">Sample</Badge>}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
