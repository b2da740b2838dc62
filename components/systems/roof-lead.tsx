import { BundleActions } from '@/components/download/bundle-actions'
import { summarizeBundle } from '@/lib/bundles'
import type { RoofEntry } from '@/lib/catalogue'
import { countOf } from '@/lib/utils'
import { SystemDrawing } from '@/components/ui/system-drawing'

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
