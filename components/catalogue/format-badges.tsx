import type { TemplateEntry } from '@/lib/catalogue'

const classes = { PDF: 'pdf', Excel: 'excel', Word: 'word' } as const

/** The formats of a template, in order. */
export function FormatBadges({ formats }: { formats: TemplateEntry['formats'] }) {
  return (
    <span className="badges">
      {formats.map((format) => (
        <b key={format} className={classes[format]}>
          {format}
        </b>
      ))}
    </span>
  )
}
