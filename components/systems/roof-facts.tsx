import type { RoofEntry } from '@/lib/catalogue'
import { formatRange, countOf } from '@/lib/utils'
import { BundleActions } from '@/components/download/bundle-actions'
import { summarizeBundle } from '@/lib/bundles'
import { SystemDrawing } from '@/components/ui/system-drawing'

/** The drawing of a roof system and the archive of its documents. */
export function RoofLead({ roof }: { roof: RoofEntry }) {
  const { slug, shortName, count } = roof
  const bundle = summarizeBundle(slug)
  return (
    <div>
      <SystemDrawing system={slug} className="roof-drawing" />
      <BundleActions bundle={bundle} className="btn-default" showFormats>{`Everything for ${shortName}`}</BundleActions>
      <p className="card-meta">
        {countOf(count, 'document')}, {countOf(bundle.files, 'file')}, one ZIP
      </p>
    </div>
  )
}

const factsOf = ({ minSlope, minSlopeNote, typicalLifeYears, lifeNote, weightPsf, weightNote }: RoofEntry) => [
  { label: 'Minimum slope', value: minSlope, note: minSlopeNote },
  { label: 'Typical life', value: `${formatRange(typicalLifeYears)} years`, note: lifeNote },
  { label: 'Weight', value: `${formatRange(weightPsf)} lb/sq ft`, note: weightNote },
]

/** The facts of a roof system with notes and sources. */
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
