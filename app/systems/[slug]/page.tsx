import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FurtherPages } from '@/components/catalogue/further-pages'
import { BundleActions } from '@/components/download/bundle-actions'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PageHeader } from '@/components/layout/page-header'
import { RoofFacts } from '@/components/systems/roof-facts'
import { RoofStages } from '@/components/systems/roof-stages'
import { SystemDrawing } from '@/components/systems/system-drawing'
import { summarizeBundle } from '@/lib/bundles'
import { allRoofs, findRoof, otherPlacesOf, packetPlaces, roofBreadcrumbs, roofStages } from '@/lib/catalogue'
import { pageMetadata } from '@/lib/seo/metadata'
import { roofPage } from '@/lib/seo/site-pages'
import { countOf } from '@/lib/utils'
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
  const { slug, name, shortName, description, count } = roof
  const bundle = summarizeBundle(slug)
  return (
    <div className="page-width pb-16">
      <Breadcrumbs trail={roofBreadcrumbs(roof)} />
      <div className="roof-page">
        <aside>
          <SystemDrawing system={slug} className="roof-drawing" />
          <BundleActions
            bundle={bundle}
            className="btn-default"
            showFormats
          >{`Everything for ${shortName}`}</BundleActions>
          <p className="card-meta">
            {countOf(count, 'document')}, {countOf(bundle.files, 'file')}, one ZIP
          </p>
          <RoofFacts roof={roof} />
        </aside>
        <PageHeader title={name}>{description}</PageHeader>
        <RoofStages stages={roofStages(slug)} />
      </div>
      <FurtherPages title={`Packets for ${name}`} places={packetPlaces(slug)} />
      <FurtherPages title={`${name} by category`} places={otherPlacesOf('', slug)} />
    </div>
  )
}
