import type { ReactNode } from 'react'
import type { LinkedFile } from '@/lib/catalogue/entries'

interface PreviewLinkProps {
  template: { name: string; files: readonly LinkedFile[] }
  className?: string
  label?: string
  page?: number
  children: ReactNode
}

/** A link to the PDF that opens as a preview after hydration. Throws for a template without a PDF. */
export function PreviewLink({ template, className, label, page, children }: PreviewLinkProps) {
  const pdf = template.files.find(({ format }) => format === 'PDF')
  if (!pdf?.pages) throw new Error(`${template.name} has no PDF to preview`)
  return (
    <a
      className={className}
      href={pdf.url}
      aria-label={label}
      data-preview={pdf.pages}
      data-page={page}
      data-needs-script
    >
      {children}
    </a>
  )
}
