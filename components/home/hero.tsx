import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { BundleActions } from '@/components/download/bundle-actions'
import { site } from '@/data/site'
import type { BundleSummary } from '@/lib/bundles'
import type { TemplateEntry } from '@/lib/catalogue'
import { formatNumber } from '@/lib/utils'

interface HeroProps {
  search: ReactNode
  /** Number of essentials, and of templates in the whole library. */
  essentials: number
  library: number
  /** The bundle of the essentials. */
  bundle: BundleSummary
  /** Documents whose first pages are shown on large screens. */
  pictured: readonly TemplateEntry[]
}

export function Hero({ search, essentials, library, bundle, pictured }: HeroProps) {
  return (
    <section>
      <div className="page-width hero-grid">
        <div className="py-10 md:py-16">
          <h1 className="hero-title">Professional Roofing Templates</h1>
          <p className="mt-4 max-w-xl text-lg text-muted-foreground md:text-xl">
            Estimates, inspections, safety and customer paperwork as real PDF, Word and Excel files. Fill them in on a
            phone, a laptop or a clipboard.
          </p>
          <div className="mt-6 max-w-xl">{search}</div>
          <div className="mt-4 flex flex-wrap gap-3">
            <a href="/templates" className="btn btn-outline btn-lg">
              Browse Templates
            </a>
            <BundleActions bundle={bundle} className="btn-outline btn-lg">
              Download All Templates
            </BundleActions>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1.5 font-semibold">
            {site.benefits.map((benefit) => (
              <li key={benefit} className="inline-flex items-center gap-1.5">
                <Check aria-hidden size={18} strokeWidth={3} className="text-primary" />
                {benefit}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-muted-foreground">
            <strong className="text-foreground">{essentials}</strong> professional templates to start with
            {library > essentials && (
              <>
                , <strong className="text-foreground">{formatNumber(library)}</strong> in the whole library
              </>
            )}
          </p>
        </div>
        <div className="hero-pages" aria-hidden="true">
          {pictured.map(({ slug, picture }) => (
            <img
              key={slug}
              className="sheet"
              src={picture.small}
              alt=""
              width={picture.width / 2}
              height={picture.height / 2}
              loading="lazy"
            />
          ))}
        </div>
      </div>
    </section>
  )
}
