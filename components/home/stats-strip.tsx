import { site } from '@/data/site'

const { contractors, monthlyDownloads, free } = site.claims

const stats = [
  { figure: contractors, label: 'Roofing Contractors' },
  { figure: monthlyDownloads, label: 'Downloads This Month' },
  { figure: free, label: 'Free' },
] as const

export function StatsStrip() {
  return (
    <section aria-label={`${site.name} in figures`} className="border-y border-border bg-card">
      <dl className="page-width grid grid-cols-3 gap-4 py-6 text-center md:py-8">
        {stats.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm leading-snug text-muted-foreground md:text-base">{label}</dt>
            <dd className="text-2xl font-extrabold tracking-tight md:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
