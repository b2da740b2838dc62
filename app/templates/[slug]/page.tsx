import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { StructuredData } from '@/components/layout/structured-data'
import { ShareBox } from '@/components/share/share-box'
import { ActionBar, FileInfo } from '@/components/template/file-info'
import { PagePreview } from '@/components/template/page-preview'
import { RecentlyViewed, RelatedTemplates } from '@/components/template/recently-viewed'
import { TemplateHeader } from '@/components/template/template-header'
import { ExpertGuide, FullDescription, HowToUse, WhatsIncluded } from '@/components/template/template-text'
import { allTemplates, breadcrumbsOf, findTemplate } from '@/lib/catalogue'
import { env } from '@/lib/env'
import { templateUrl } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { templatePage } from '@/lib/seo/site-pages'
import { templateNode } from '@/lib/seo/structured-data'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () => allTemplates().map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const template = findTemplate((await params).slug)
  if (!template) notFound()
  return pageMetadata(templatePage(template))
}

export default async function TemplatePage({ params }: Props) {
  const template = findTemplate((await params).slug)
  if (!template) notFound()
  return (
    <div className="page-width pb-16">
      <Breadcrumbs trail={breadcrumbsOf(template)} />
      <article className="detail">
        <TemplateHeader template={template} />
        <div className="detail-box">
          <PagePreview template={template} />
          <FileInfo template={template} />
        </div>
        <FullDescription template={template} />
        <ShareBox name={template.name} url={env().siteUrl + templateUrl(template.slug)} />
        <div className="detail-rest">
          <WhatsIncluded template={template} />
          <HowToUse template={template} />
          <ExpertGuide template={template} />
        </div>
        <ActionBar template={template} />
      </article>
      <RelatedTemplates template={template} />
      <RecentlyViewed />
      <StructuredData nodes={[templateNode(env().siteUrl, template)]} />
    </div>
  )
}
