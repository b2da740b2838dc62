import type { SystemEntry } from '@/lib/catalogue'
import { formatRange } from '@/lib/utils'

/** The key facts of a roof system. */
export function SystemFacts({ system }: { system: SystemEntry }) {
  const facts = [
    { label: 'Templates', value: `${system.count}` },
    { label: 'Minimum slope', value: system.minSlope },
    { label: 'Typical life', value: `${formatRange(system.typicalLifeYears)} years` },
    { label: 'Weight', value: `${formatRange(system.weightPsf)} lb/sq ft` },
  ]
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
