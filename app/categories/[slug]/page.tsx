import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CategoryBody } from '@/components/catalogue/category-body'
import { ListSwitch } from '@/components/catalogue/list-switch'
import { BundleActions } from '@/components/download/bundle-actions'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PageHeader } from '@/components/layout/page-header'
import { summarizeBundle } from '@/lib/bundles'
import { allCategories, categoryBreadcrumbs, findCategory, presentationOf } from '@/lib/catalogue'
import { pageMetadata } from '@/lib/seo/metadata'
import { categoryPage } from '@/lib/seo/site-pages'
import { countOf } from '@/lib/utils'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () => allCategories().map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = findCategory((await params).slug)
  if (!category) notFound()
  return pageMetadata(categoryPage(category))
}

export default async function CategoryPage({ params }: Props) {
  const category = findCategory((await params).slug)
  if (!category) notFound()
  const { slug, name, description, count } = category
  const { available } = presentationOf(slug)
  return (
    <div className="page-width pb-16">
      <Breadcrumbs trail={categoryBreadcrumbs(category)} />
      <PageHeader title={name}>{description}</PageHeader>
      <div className="list-head">
        <p className="font-semibold">{available ? `${count} ${available}` : countOf(count, 'template')}</p>
        <BundleActions bundle={summarizeBundle(slug)} showFormats>
          Download All
        </BundleActions>
        <ListSwitch />
      </div>
      <CategoryBody category={category} />
    </div>
  )
}
