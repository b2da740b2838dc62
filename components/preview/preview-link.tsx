import type { ReactNode } from 'react'
import type { TemplateEntry } from '@/lib/catalogue'

interface PreviewLinkProps {
  template: Pick<TemplateEntry, 'name' | 'files'>
  className?: string
  /** What a screen reader says, where the text alone would not tell which template. */
  label?: string
  children: ReactNode
}

/** Opens the template's PDF: in the preview dialog, or where scripts do not run in the browser itself. */
export function PreviewLink({ template, className, label, children }: PreviewLinkProps) {
  const pdf = template.files.find(({ format }) => format === 'PDF')
  if (!pdf?.pages) throw new Error(`${template.name} has no PDF to preview`)
  return (
    <a className={className} href={pdf.url} aria-label={label} data-preview={pdf.pages} data-needs-script>
      {children}
    </a>
  )
}
