import { Badge } from '@/components/ui/badge'
import type { TemplateEntry } from '@/lib/catalogue'

const variants = { PDF: 'pdf', Excel: 'excel', Word: 'word' } as const

export function FormatBadges({ formats }: { formats: TemplateEntry['formats'] }) {
  return (
    <span className="badges">
      {formats.map((format) => (
        <Badge key={format} variant={variants[format]}>
          {format}
        </Badge>
      ))}
    </span>
  )
}
