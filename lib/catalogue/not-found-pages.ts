import 'server-only'
import { categoryLayouts, libraryCategories } from '@/data/shared/categories'
import { categoryUrl } from '@/lib/paths'

export interface NotFoundPage {
  kind: string
  title: string
  text: string
  back: { href: string; name: string }
}

const notFoundSystems: NotFoundPage[] = libraryCategories.flatMap(({ slug, name }) => {
  const title = categoryLayouts[slug]?.systems?.notFound
  if (!title) return []
  const text = "The roof system you're looking for doesn't exist."
  return [{ kind: slug, title, text, back: { href: categoryUrl(slug), name: `Back to ${name}` } }]
})

/** The pages shown for unknown addresses under `/templates/`, `/categories/` and `/systems/`, with status 404. */
export const notFoundPages: readonly NotFoundPage[] = [
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
  {
    kind: 'system',
    title: 'Roof System Not Found',
    text: "The roof system you're looking for doesn't exist.",
    back: { href: '/systems', name: 'Browse Roof Systems' },
  },
  ...notFoundSystems,
]
