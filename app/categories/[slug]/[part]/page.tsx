import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GroupPage, SystemPage } from '@/components/catalogue/system-page'
import { categoryParts, findCategory, findGroup, findSystemEntry } from '@/lib/catalogue'
import { pageMetadata } from '@/lib/seo/metadata'
import { partPage } from '@/lib/seo/site-pages'

type Props = { params: Promise<{ slug: string; part: string }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  Object.entries(categoryParts).flatMap(([slug, parts]) => parts.map((part) => ({ slug, part })))

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
  const part = system ?? group
  if (!part) notFound()
  return pageMetadata(partPage(category, part.slug))
}

export default async function CategoryPartPage({ params }: Props) {
  const { category, system, group } = await find(params)
  if (system) return <SystemPage category={category} system={system} />
  if (!group) notFound()
  return <GroupPage category={category} group={group} />
}
