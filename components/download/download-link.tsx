import type { TemplateEntry, TemplateFile } from '@/lib/catalogue/entries'
import { fileNameOf } from '@/lib/paths'
import { cn } from '@/lib/utils'

interface Props {
  template: Pick<TemplateEntry, 'slug' | 'name'>
  file: TemplateFile
  className?: string
  children: React.ReactNode
}

/**
 * A download button: a plain link to the file, which the download host turns into the e-mail dialog once scripts run.
 * Its data attributes are read by `readTarget`.
 */
export function DownloadLink({ template, file, className, children }: Props) {
  return (
    <a
      className={cn(className)}
      href={file.url}
      download={fileNameOf(template.name, file.format)}
      data-download={template.slug}
      data-name={template.name}
      data-format={file.format}
    >
      {children}
    </a>
  )
}
