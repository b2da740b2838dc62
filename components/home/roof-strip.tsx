import { SystemDrawing } from '@/components/ui/system-drawing'
import type { RoofEntry } from '@/lib/catalogue'
import { Section } from './section'

/** Links to the documents of every roof system, each with its section: seven per row, on phones one row to swipe. */
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
