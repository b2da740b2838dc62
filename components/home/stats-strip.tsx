import { FactList } from '@/components/catalogue/fact-list'
import { site } from '@/data/site'

const { contractors, monthlyDownloads, free } = site.claims

const stats = [
  { value: contractors, label: 'Roofing Contractors' },
  { value: monthlyDownloads, label: 'Downloads This Month' },
  { value: free, label: 'Free' },
] as const

/** The site's claims in figures. */
export function StatsStrip() {
  return (
    <section aria-label={`${site.name} in figures`} className="figures">
      <FactList className="page-width" facts={stats} />
    </section>
  )
}
