import type { Metadata } from 'next'
import { FillHost } from '@/components/fill/fill-host'
import '@/app/styles/fill.css'
import '@/app/styles/fill-pictures.css'

export const metadata: Metadata = { title: 'Fill it in here', robots: { index: false } }

/** One page for all templates at `/templates/{slug}/fill`, where middleware answers with it. */
export default function FillPage() {
  return (
    <div className="page-width fill">
      <FillHost />
      <noscript>
        <p className="fill-message">
          Filling in a document here needs JavaScript. <a href="/templates">Download the file</a> and fill it in
          instead.
        </p>
      </noscript>
    </div>
  )
}
