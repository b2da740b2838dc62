import type { TemplateEntry, TemplateFile } from '@/lib/catalogue/entries'
import { fileNameOf } from '@/lib/paths'

interface Props {
  template: Pick<TemplateEntry, 'slug' | 'name'>
  file: TemplateFile
  className?: string
  /** What a screen reader says, where the text alone would not tell which template. */
  label?: string
  children: React.ReactNode
}

/** The name a file is saved under, where its address does not say so already. */
const ownName = (fileName: string, url: string): string | true => (url.endsWith(`/${fileName}`) ? true : fileName)

/**
 * A download button: a plain link to the file, which the download host turns into the email dialog once scripts run.
 * `readTarget` reads the template from its address and from the heading of the article that it stands in.
 */
export function DownloadLink({ template, file, className, label, children }: Props) {
  return (
    <a
      className={className}
      aria-label={label}
      href={file.url}
      download={ownName(fileNameOf(template.name, file.format), file.url)}
      data-download=""
    >
      {children}
    </a>
  )
}
