import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GroupPage } from '@/components/catalogue/group-page'
import { SystemPage } from '@/components/catalogue/system-page'
import { categoryParts, findCategory, findGroup, findSystemEntry, systemTitle } from '@/lib/catalogue'
import { categoryPartUrl } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { truncate } from '@/lib/text'

type Props = { params: Promise<{ slug: string; part: string }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  Object.entries(categoryParts).flatMap(([slug, parts]) => parts.map((part) => ({ slug, part })))

/** The category and what of it is asked for: a roof system's templates or a group's. */
async function find(params: Props['params']) {
  const { slug, part } = await params
  const category = findCategory(slug)
  const system = findSystemEntry(slug, part)
  const group = findGroup(slug, part)
  if (!category) notFound()
  return { category, system, group }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, system, group } = await find(params)
  if (system) {
    const title = systemTitle(category, system)
    const description = `${title}: ${system.count} free templates written for this roof. ${system.description}`
    return pageMetadata({ title, description: truncate(description, 160), path: system.href })
  }
  if (!group) notFound()
  const { name, description, slug } = group
  return pageMetadata({ title: `${name}: ${category.name}`, description, path: categoryPartUrl(category.slug, slug) })
}

export default async function CategoryPartPage({ params }: Props) {
  const { category, system, group } = await find(params)
  if (system) return <SystemPage category={category} system={system} />
  if (!group) notFound()
  return <GroupPage category={category} group={group} />
}
