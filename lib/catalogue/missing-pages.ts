import 'server-only'
import { libraryCategories } from '@/data/categories'
import { categoryLayouts } from '@/data/category-sections'
import { categoryUrl } from '@/lib/paths'

export interface MissingPage {
  /** Last part of the address that the middleware rewrites to: `template`, `category`, or a category's slug. */
  kind: string
  title: string
  text: string
  back: { href: string; name: string }
}

const missingSystems: MissingPage[] = libraryCategories.flatMap(({ slug, name }) => {
  const title = categoryLayouts[slug]?.systems?.notFound
  if (!title) return []
  const text = "The roof system you're looking for doesn't exist."
  return [{ kind: slug, title, text, back: { href: categoryUrl(slug), name: `Back to ${name}` } }]
})

/** What unknown addresses under `/templates/` and `/categories/` are answered with, under status 404. */
export const missingPages: readonly MissingPage[] = [
  {
    kind: 'template',
    title: 'Template Not Found',
    text: "The template you're looking for doesn't exist.",
    back: { href: '/templates', name: 'Browse All Templates' },
  },
  {
    kind: 'category',
    title: 'Category Not Found',
    text: "The category you're looking for doesn't exist.",
    back: { href: '/categories', name: 'Browse Categories' },
  },
  ...missingSystems,
]
