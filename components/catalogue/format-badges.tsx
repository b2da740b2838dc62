import type { TemplateEntry } from '@/lib/catalogue'

export function FormatBadges({ formats }: { formats: TemplateEntry['formats'] }) {
  return (
    <span className="badges">
      {formats.map((format) => (
        <b key={format} className={format.toLowerCase()}>
          {format}
        </b>
      ))}
    </span>
  )
}
