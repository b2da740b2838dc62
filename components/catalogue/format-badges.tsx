import type { TemplateEntry } from '@/lib/catalogue'

/** The file formats of a template as colored badges. */
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
