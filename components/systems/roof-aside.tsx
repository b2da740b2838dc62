import { BundleActions } from '@/components/download/bundle-actions'
import { summarizeBundle } from '@/lib/bundles'
import type { RoofEntry } from '@/lib/catalogue'
import { countOf } from '@/lib/utils'
import { RoofFacts } from './roof-facts'
import { SystemDrawing } from './system-drawing'

/** Beside the documents of a roof: its section, everything for it as one archive, and its figures. */
export function RoofAside({ roof }: { roof: RoofEntry }) {
  const { slug, shortName, count } = roof
  const bundle = summarizeBundle(slug)
  return (
    <aside aria-label="About this roof">
      <SystemDrawing system={slug} className="roof-drawing" />
      <BundleActions bundle={bundle} className="btn-default" showFormats>{`Everything for ${shortName}`}</BundleActions>
      <p className="card-meta">
        {countOf(count, 'document')}, {countOf(bundle.files, 'file')}, one ZIP
      </p>
      <RoofFacts roof={roof} />
    </aside>
  )
}
