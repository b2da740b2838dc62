import type { TemplateEntry } from '@/lib/catalogue'

const classes = { PDF: 'badge-pdf', Excel: 'badge-excel', Word: 'badge-word' } as const

/** The formats that a template comes in, in their order. */
export function FormatBadges({ formats }: { formats: TemplateEntry['formats'] }) {
  return (
    <span className="badges">
      {formats.map((format) => (
        <span key={format} className={classes[format]}>
          {format}
        </span>
      ))}
    </span>
  )
}
