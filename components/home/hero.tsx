import { TextList } from '@/components/ui/text-list'
import type { ReactNode } from 'react'
import { BundleActions } from '@/components/download/bundle-actions'
import { site } from '@/data/site'
import type { BundleSummary } from '@/lib/bundles'
import { countOf, formatBytes, formatNumber } from '@/lib/utils'
import { HeroPair } from './hero-pair'

interface HeroProps {
  search: ReactNode
  essentials: BundleSummary
  complete: BundleSummary
}

/** The top of the home page: search, pictures and the two archives. */
export function Hero({ search, essentials, complete }: HeroProps) {
  return (
    <section className="page-width hero">
      <div className="hero-text">
        <h1>Professional Roofing Templates</h1>
        <p>
          Estimates, contracts, inspections, safety, invoices and customer paperwork as real PDF, Word and Excel files.
          Fill them in on a phone, a laptop or a clipboard.
        </p>
        {search}
      </div>
      <HeroPair />
      <div className="hero-more">
        <a href="/templates" className="btn btn-outline btn-lg">
          Browse Templates
        </a>
        <div>
          <BundleActions bundle={essentials} className="btn-outline btn-lg">
            Download All Templates
          </BundleActions>
          <p className="card-meta">
            {countOf(essentials.templates, 'essential')}, {countOf(essentials.files, 'file')},{' '}
            {formatBytes(essentials.bytes)}
          </p>
        </div>
        <div>
          <BundleActions bundle={complete} className="btn-outline btn-lg">
            Complete Pack
          </BundleActions>
          <p className="card-meta">
            {countOf(complete.templates, 'template')}, {formatBytes(complete.bytes)}
          </p>
        </div>
        <TextList texts={site.benefits} />
        <p>
          <strong>{essentials.templates}</strong> professional templates to start with,{' '}
          <strong>{formatNumber(complete.templates)}</strong> in the whole library
        </p>
      </div>
    </section>
  )
}
