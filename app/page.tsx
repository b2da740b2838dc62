import type { Metadata } from 'next'
import { TemplateGrid } from '@/components/catalogue/template-grid'
import { CategoryTiles } from '@/components/home/category-tiles'
import { FaqSection } from '@/components/home/faq-section'
import { Hero } from '@/components/home/hero'
import { HowItWorks } from '@/components/home/how-it-works'
import { Section } from '@/components/home/section'
import { StatsStrip } from '@/components/home/stats-strip'
import { Testimonials } from '@/components/home/testimonials'
import { HeroSearch } from '@/components/search/hero-search'
import { summarizeBundle } from '@/lib/bundles'
import { allTemplates, homeCategories, homeTemplates } from '@/lib/catalogue'
import { pageMetadata } from '@/lib/seo/metadata'
import { fixedPage } from '@/lib/seo/site-pages'

export const metadata: Metadata = pageMetadata(fixedPage('/'))

export default function HomePage() {
  const popular = homeTemplates()
  const templates = allTemplates()
  return (
    <>
      <Hero
        search={<HeroSearch />}
        essentials={templates.filter(({ kind }) => kind === 'essential').length}
        library={templates.length}
        bundle={summarizeBundle('essentials')}
        pictured={popular.slice(0, 3)}
      />
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
      </Section>
      <HowItWorks />
      <FaqSection />
      <Testimonials />
    </>
  )
}
