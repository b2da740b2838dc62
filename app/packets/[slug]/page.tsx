import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RelatedPages } from '@/components/catalogue/related-pages'
import { BundleActions } from '@/components/download/bundle-actions'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PageHeader } from '@/components/layout/page-header'
import { PacketStages } from '@/components/packets/packet-stages'
import { summarizeBundle } from '@/lib/bundles'
import { allPackets, findPacket, packetBreadcrumbs, packetLinks } from '@/lib/catalogue'
import { pageMetadata } from '@/lib/seo/metadata'
import { packetPage } from '@/lib/seo/site-pages'
import { countOf } from '@/lib/utils'
import '@/app/styles/packets.css'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () => allPackets().map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const packet = findPacket((await params).slug)
  if (!packet) notFound()
  return pageMetadata(packetPage(packet))
}

export default async function PacketPage({ params }: Props) {
  const packet = findPacket((await params).slug)
  if (!packet) notFound()
  const { slug, name, description, templates, systemSlug, systemName } = packet
  return (
    <div className="page-width pb-16">
      <Breadcrumbs trail={packetBreadcrumbs(packet)} />
      <PageHeader title={name}>{description}</PageHeader>
      <div className="list-head">
        <p className="font-semibold">{countOf(templates.length, 'template')}</p>
        <BundleActions bundle={summarizeBundle(slug)} showFormats>
          Download All
        </BundleActions>
      </div>
      <PacketStages packet={packet} />
      <RelatedPages
        title={`More packets for ${systemName ?? 'any roof'}`}
        places={packetLinks(systemSlug).filter(({ href }) => href !== packet.href)}
      />
    </div>
  )
}
