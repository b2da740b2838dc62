import { loaderText } from '@/lib/platform/generated/hydration-loader'
import { Still } from './still'

/**
 * The hydration loader, see `lib/platform/hydration-loader.ts`. The build puts the list of a static page's scripts
 * before it. Its text need not be in the page's payload once more.
 */
export function HydrationLoader() {
  return <Still as="script" html={loaderText} />
}
