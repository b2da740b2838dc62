import { BundleActions } from '@/components/download/bundle-actions'
import { summarizeBundle } from '@/lib/bundles'

/** Everything there is, in one archive. */
export function CompletePack() {
  return <BundleActions bundle={summarizeBundle('complete')}>Download Complete Pack</BundleActions>
}
