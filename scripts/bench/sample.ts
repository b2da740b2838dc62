import { allTemplates } from '@/lib/catalogue'
import { categoryUrl, pagePictureUrl, pictureUrl, templateUrl } from '@/lib/paths'

export interface CatalogueSample {
  templates: readonly { slug: string; page: string; picture: string; file: string; drawnPage: string }[]
  /** Home, lists and categories. */
  pages: readonly string[]
  /** Scripts, styles and fonts that the first page of a visit loads. */
  assets: readonly string[]
}

/** Samples every `every`-th template, and reads from the home page of the running `server` which assets it loads. */
export async function sampleCatalogue(server: string, every = 10): Promise<CatalogueSample> {
  const templates = allTemplates()
    .filter((_, at) => at % every === 0)
    .map(({ kind, slug, downloadPath }) => ({
      slug,
      page: templateUrl(slug),
      picture: pictureUrl(kind, slug, 480),
      file: downloadPath,
      drawnPage: pagePictureUrl(slug, 1),
    }))
  const categories = new Set(allTemplates().map(({ categorySlug }) => categorySlug))
  const html = await (await fetch(`${server}/`)).text()
  const assets = new Set(
    [...html.matchAll(/(\/_next\/static\/[^\s"'?\\]+\.(?:js|css|woff2))/g)].map(([, file = '']) => file),
  )
  if (!assets.size) throw new Error('The home page names no assets')
  return {
    templates,
    pages: ['/', '/templates', '/categories', ...[...categories].map(categoryUrl)],
    assets: [...assets],
  }
}
