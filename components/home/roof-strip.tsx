import { SystemDrawing } from '@/components/ui/system-drawing'
import type { RoofEntry } from '@/lib/catalogue'
import { Section } from './section'

export function RoofStrip({ roofs }: { roofs: readonly RoofEntry[] }) {
  return (
    <Section
      title="What kind of roof is it?"
      className="roof-strip"
      more={
        <a href="/systems" className="text-link">
          Compare roofs
        </a>
      }
    >
      <ul>
        {roofs.map(({ slug, name, href }) => (
          <li key={slug}>
            <a href={href}>
              <SystemDrawing system={slug} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
