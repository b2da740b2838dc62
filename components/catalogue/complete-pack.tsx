import { BundleActions } from '@/components/download/bundle-actions'
import { summarizeBundle } from '@/lib/bundles'

/** The download button for every template in one archive. */
export function CompletePack() {
  return <BundleActions bundle={summarizeBundle('complete')}>Download Complete Pack</BundleActions>
}
