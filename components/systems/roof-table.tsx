import type { RoofEntry } from '@/lib/catalogue'
import { hyphenate } from '@/lib/text'
import { countOf, formatRange } from '@/lib/utils'
import { SystemDrawing } from '@/components/ui/system-drawing'

/** Roof systems to compare: slope, life, weight and number of documents. */
export function RoofTable({ title, roofs }: { title: string; roofs: readonly RoofEntry[] }) {
  const id = hyphenate(title)
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      <ul className="roof-cards">
        {roofs.map(({ slug, name, href, count, minSlope, typicalLifeYears, weightPsf }) => (
          <li key={slug} className="card roof-card">
            <SystemDrawing system={slug} className="roof-drawing" />
            <h3 className="card-title">
              <a href={href}>{name}</a>
            </h3>
            <p className="card-meta">
              from {minSlope} · {formatRange(typicalLifeYears)} years
            </p>
            <p className="card-meta">
              {formatRange(weightPsf)} psf · {countOf(count, 'document')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
