import type { RoofEntry } from '@/lib/catalogue'
import { formatRange } from '@/lib/utils'

const factsOf = ({ minSlope, minSlopeNote, typicalLifeYears, lifeNote, weightPsf, weightNote }: RoofEntry) => [
  { label: 'Minimum slope', value: minSlope, note: minSlopeNote },
  { label: 'Typical life', value: `${formatRange(typicalLifeYears)} years`, note: lifeNote },
  { label: 'Weight', value: `${formatRange(weightPsf)} lb/sq ft`, note: weightNote },
]

export function RoofFacts({ roof }: { roof: RoofEntry }) {
  const sources = roof.factSources.filter(({ source }) => source !== 'expert knowledge')
  return (
    <aside aria-label="About this roof">
      <dl className="roof-facts">
        {factsOf(roof).map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              <p>{note}</p>
            </dd>
          </div>
        ))}
        <div>
          <dt>What sets the price</dt>
          <dd>
            <p>The quotations for {roof.priceDriver}.</p>
          </dd>
        </div>
      </dl>
      <div className="roof-sources">
        <p>Where these figures come from</p>
        <ul>
          {sources.map(({ fact, source }) => (
            <li key={fact}>
              {fact}: {source}
            </li>
          ))}
          <li>The rest is trade knowledge. The code in force and the manufacturer decide.</li>
        </ul>
      </div>
    </aside>
  )
}
