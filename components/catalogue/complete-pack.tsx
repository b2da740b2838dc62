import { BundleActions } from '@/components/download/bundle-actions'
import { summarizeBundle } from '@/lib/bundles'

export function CompletePack() {
  return <BundleActions bundle={summarizeBundle('complete')}>Download Complete Pack</BundleActions>
}
