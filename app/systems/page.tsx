import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { CollectionData } from '@/components/catalogue/list-data'
import { RoofTable } from '@/components/systems/roof-table'
import { allRoofs, roofGroups } from '@/lib/catalogue'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'
import '@/app/styles/systems.css'

const page = fixedPage('/systems')

export const metadata: Metadata = pageMetadata(page)

export default function SystemsPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={page.title}>
        What kind of roof is it? Each one has its estimates, contracts, inspections and safety documents, sorted by
        stage of the job.
      </PageHeader>
      {roofGroups().map((group) => (
        <RoofTable key={group.title} {...group} />
      ))}
      <CollectionData page={page} hrefs={allRoofs().map(({ href }) => href)} />
    </div>
  )
}
