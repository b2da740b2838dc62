import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EmptyState } from '@/components/catalogue/empty-state'
import { TemplateGrid } from '@/components/catalogue/template-grid'
import { TemplateSections } from '@/components/catalogue/template-sections'
import { BundleActions } from '@/components/download/bundle-actions'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PageHeader } from '@/components/layout/page-header'
import { summarizeBundle } from '@/lib/bundles'
import { allCategories, categoryBreadcrumbs, findCategory, sectionsOf, templatesOfCategory } from '@/lib/catalogue'
import { categoryUrl } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { countOf } from '@/lib/utils'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () => allCategories().map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = findCategory((await params).slug)
  if (!category) notFound()
  const { slug, name, description } = category
  return pageMetadata({ title: name, description, path: categoryUrl(slug) })
}

export default async function CategoryPage({ params }: Props) {
  const category = findCategory((await params).slug)
  if (!category) notFound()
  const sections = sectionsOf(category.slug)
  const templates = templatesOfCategory(category.slug)
  return (
    <div className="page-width pb-16">
      <Breadcrumbs trail={categoryBreadcrumbs(category)} />
      <PageHeader title={category.name}>{category.description}</PageHeader>
      <div className="list-head">
        <p className="font-semibold">{countOf(category.count, 'template')}</p>
        <BundleActions bundle={summarizeBundle(category.slug)} showFormats>
          Download All
        </BundleActions>
      </div>
      {sections.length > 0 ? (
        <TemplateSections sections={sections} />
      ) : templates.length > 0 ? (
        <TemplateGrid templates={templates} />
      ) : (
        <EmptyState title="No templates found in this category." />
      )}
    </div>
  )
}
