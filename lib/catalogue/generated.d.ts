/* Written by `npm run documents`; declared here so that the types hold before the first run. */
declare module '@/lib/catalogue/generated/manifest.json' {
  import type { Manifest } from '@/lib/catalogue/manifest'
  const manifest: Manifest
  export default manifest
}

declare module '@/lib/catalogue/generated/slugs.json' {
  /** Slugs that have a page, for the middleware; of the pages below a category by the category's slug. */
  const slugs: { templates: string[]; categories: string[]; parts: Record<string, string[]> }
  export default slugs
}
