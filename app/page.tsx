import type { Metadata } from 'next'
import { TemplateGrid } from '@/components/catalogue/template-grid'
import { CategoryTiles, LibraryLinks } from '@/components/home/category-tiles'
import { FaqSection } from '@/components/home/faq-section'
import { Hero } from '@/components/home/hero'
import { HowItWorks } from '@/components/home/how-it-works'
import { JobTiles, RoofStrip } from '@/components/home/roof-strip'
import { Section } from '@/components/home/section'
import { StatsStrip } from '@/components/home/stats-strip'
import { Testimonials } from '@/components/home/testimonials'
import { SearchField } from '@/components/search/search-field'
import { summarizeBundle } from '@/lib/bundles'
import { homeCategories, homeJobs, homeTemplates, listedCategories, roofGroups } from '@/lib/catalogue'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'
import '@/app/styles/home.css'

export const metadata: Metadata = pageMetadata(fixedPage('/'))

export default function HomePage() {
  const popular = homeTemplates()
  const complete = summarizeBundle('complete')
  return (
    <>
      <Hero
        search={
          <SearchField
            className="hero-search"
            submitLabel="Search"
            placeholder="Search templates... (e.g., estimate, inspection, safety)"
          />
        }
        essentials={summarizeBundle('essentials')}
        complete={complete}
      />
      <RoofStrip roofs={roofGroups().flatMap(({ roofs }) => roofs)} />
      <JobTiles jobs={homeJobs()} />
      <StatsStrip />
      <Section
        title="Most Popular Templates"
        more={
          <a href="/templates" className="text-link">
            All templates
          </a>
        }
      >
        <TemplateGrid templates={popular} columns="four" heading="h3" />
      </Section>
      <Section title="Browse by Category" tinted>
        <CategoryTiles categories={homeCategories()} />
        <LibraryLinks categories={listedCategories()} total={complete.templates} />
      </Section>
      <HowItWorks />
      <FaqSection />
      <Testimonials />
    </>
  )
}
