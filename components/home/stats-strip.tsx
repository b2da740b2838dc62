import { site } from '@/data/site'

const { contractors, monthlyDownloads, free } = site.claims

const stats = [
  { figure: contractors, label: 'Roofing Contractors' },
  { figure: monthlyDownloads, label: 'Downloads This Month' },
  { figure: free, label: 'Free' },
] as const

/** The site's claims in figures. */
export function StatsStrip() {
  return (
    <section aria-label={`${site.name} in figures`} className="figures">
      <dl className="page-width">
        {stats.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
