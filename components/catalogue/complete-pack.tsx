import { BundleActions } from '@/components/download/bundle-actions'
import { summarizeBundle } from '@/lib/bundles'

/** The button for the whole library in one archive. */
export function CompletePack() {
  return <BundleActions bundle={summarizeBundle('complete')}>Download Complete Pack</BundleActions>
}
