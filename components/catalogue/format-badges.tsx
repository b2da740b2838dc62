import type { TemplateEntry } from '@/lib/catalogue'

const classes = { PDF: 'pdf', Excel: 'excel', Word: 'word' } as const

/** The formats of a template, in order. */
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
