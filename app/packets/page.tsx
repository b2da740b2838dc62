import type { Metadata } from 'next'
import { GroupGrid } from '@/components/catalogue/group-grid'
import { ListData } from '@/components/catalogue/list-data'
import { PageHeader } from '@/components/layout/page-header'
import { SystemPackets } from '@/components/packets/packet-stages'
import { allPackets, packetsOf, systemJobs } from '@/lib/catalogue'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'
import '@/app/styles/packets.css'

const page = fixedPage('/packets')

export const metadata: Metadata = pageMetadata(page)

export default function PacketsPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={page.title}>
        What a job needs, in the order of the work: each document with a note on why you need it, and one ZIP of the
        blank files.
      </PageHeader>
      <section aria-labelledby="any-roof">
        <h2 id="any-roof" className="mb-4">
          For Any Roof
        </h2>
        <GroupGrid
          groups={packetsOf().map(({ job, templates, ...card }) => ({ ...card, name: job, count: templates.length }))}
        />
      </section>
      {systemJobs().map(({ slug, title, about, packets }) => (
        <section key={slug} aria-labelledby={slug} className="mt-10">
          <h2 id={slug}>{title}</h2>
          <p className="mb-4 text-muted-foreground">{about}</p>
          <SystemPackets packets={packets} />
        </section>
      ))}
      <ListData hrefs={allPackets().map(({ href }) => href)} />
    </div>
  )
}
