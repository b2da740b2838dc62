import type { LinkedFile, TemplateEntry } from '@/lib/catalogue/entries'
import { fileNameOf, readerName, readerOf } from '@/lib/paths'

interface Props {
  template: Pick<TemplateEntry, 'slug' | 'name'>
  file: Pick<LinkedFile, 'format' | 'url'>
  className?: string
  label?: string
  children: React.ReactNode
}

const ownName = (fileName: string, url: string): string | true => (url.endsWith(`/${fileName}`) ? true : fileName)

/**
 * A download button: a plain link to the file. After hydration, the download host opens the email dialog instead.
 * `readTarget` reads the template from the link's URL, and its name from the heading of the enclosing article; both name
 * the reader of the file.
 */
export function DownloadLink({ template, file, className, label, children }: Props) {
  const name = readerName(template.name, readerOf(file.url))
  return (
    <a
      className={className}
      aria-label={label}
      href={file.url}
      download={ownName(fileNameOf(name, file.format), file.url)}
      data-download=""
    >
      {children}
    </a>
  )
}
