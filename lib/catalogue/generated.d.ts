/* Written by `npm run documents`; declared here so that type checks pass before the first run. */
declare module '@/lib/catalogue/generated/manifest.json' {
  import type { Manifest } from '@/lib/catalogue/manifest'
  const manifest: Manifest
  export default manifest
}

declare module '@/lib/catalogue/generated/slugs.json' {
  /** Slugs that have a page, for the middleware. `parts` holds the pages below each category, by its slug. */
  const slugs: { templates: string[]; categories: string[]; parts: Record<string, string[]> }
  export default slugs
}

declare module '@/lib/catalogue/generated/contents.json' {
  const bundle: { hash: string }
  export default bundle
}
