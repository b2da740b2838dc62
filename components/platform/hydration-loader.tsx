import { loaderText } from '@/lib/platform/generated/hydration-loader'

/**
 * The hydration loader, see `lib/platform/hydration-loader.ts`. The build puts the list of a static page's scripts
 * before it.
 */
export function HydrationLoader() {
  return <script dangerouslySetInnerHTML={{ __html: loaderText }} />
}
