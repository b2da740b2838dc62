import type { Metadata } from 'next'
import { OperationText } from '@/components/developers/operation-text'
import { PageHeader } from '@/components/layout/page-header'
import { env } from '@/lib/env'
import { guide } from '@/lib/openapi/guide'
import { operationDocs } from '@/lib/openapi/operation-docs'
import { samples } from '@/lib/openapi/samples'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'

const page = fixedPage('/developers')

export const metadata: Metadata = pageMetadata(page)

export default function DevelopersPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={page.title}>
        The API for the templates, with a curl command for every operation. Also available as{' '}
        <a href="/api/openapi.json" className="underline">
          OpenAPI 3.1
        </a>
        .
      </PageHeader>
      <div className="grid grid-cols-1 gap-10">
        {guide.map(({ title: heading, text }) => (
          <section key={heading} className="prose">
            <h2 className="mb-3 text-xl">{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {[...operationDocs(env().siteUrl, samples())].map(([group, operations]) => (
          <section key={group} className="grid grid-cols-1 gap-8">
            <h2 className="text-xl">{group}</h2>
            {operations.map((operation) => (
              <OperationText key={operation.id} operation={operation} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
