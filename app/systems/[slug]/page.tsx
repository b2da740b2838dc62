import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RelatedPages } from '@/components/catalogue/related-pages'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PageHeader } from '@/components/layout/page-header'
import { CollectionData } from '@/components/catalogue/list-data'
import { RoofFacts, RoofLead } from '@/components/systems/roof-facts'
import { RoofStages } from '@/components/systems/roof-stages'
import { allRoofs, findRoof, otherSystemLinks, packetLinks, roofBreadcrumbs, roofStages } from '@/lib/catalogue'
import { pageMetadata } from '@/lib/seo/metadata'
import { roofPage } from '@/lib/seo/site-pages'
import { templateUrl } from '@/lib/paths'
import '@/app/styles/systems.css'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () => allRoofs().map(({ slug }) => ({ slug }))

const find = async (params: Props['params']) => findRoof((await params).slug) ?? notFound()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(roofPage(await find(params)))
}

export default async function RoofPage({ params }: Props) {
  const roof = await find(params)
  const { slug, name, description } = roof
  const stages = roofStages(slug)
  const papers = stages.flatMap(({ templates }) => templates)
  return (
    <div className="page-width pb-16">
      <Breadcrumbs trail={roofBreadcrumbs(roof)} />
      <div className="roof-page">
        <PageHeader title={name}>{description}</PageHeader>
        <RoofLead roof={roof} />
        <RoofStages stages={stages} />
        <RoofFacts roof={roof} />
      </div>
      <RelatedPages title={`Packets for ${name}`} places={packetLinks(slug)} />
      <RelatedPages title={`${name} by category`} places={otherSystemLinks('', slug)} />
      <CollectionData page={roofPage(roof)} hrefs={papers.map((paper) => templateUrl(paper.slug))} />
    </div>
  )
}
