import type { TemplateEntry, TemplateFile } from '@/lib/catalogue/entries'
import { countOf } from '@/lib/utils'
import { DownloadLink } from './download-link'

const LABEL = 'other-files'

type Readers = Pick<TemplateEntry, 'slug' | 'name' | 'officeFiles' | 'fieldFiles' | 'customerCopy'>

const pagesOf = (pages: number | null): string => (pages === null ? '' : `, ${countOf(pages, 'page')}`)

/** Downloads of what the office keeps, what goes into the field, and the customer's workbook; nothing without them. */
export function ReaderLinks({ template }: { template: Readers }) {
  const { officeFiles, fieldFiles, customerCopy } = template
  const named = (title: string, files: readonly TemplateFile[]) => files.map((file) => ({ title, file }))
  const links = [
    ...named('Office page', officeFiles),
    ...named('Field sheet', fieldFiles),
    ...named('Customer copy', customerCopy),
  ]
  if (links.length === 0) return null
  const notes = [
    ...(officeFiles.length > 0 ? ['The office page is not for your customer.'] : []),
    ...(fieldFiles.length > 0 ? ['The field sheet is for the roof.'] : []),
    ...(customerCopy.length > 0
      ? ['The Excel file above shows your cost and margin: send your customer the customer copy instead.']
      : []),
  ]
  return (
    <section aria-labelledby={LABEL} className="col-span-full detail-readers">
      <p>
        <strong id={LABEL}>Other files</strong>: {notes.join(' ')}
      </p>
      <ul className="formats">
        {links.map(({ title, file }) => (
          <li key={file.url}>
            <DownloadLink template={template} file={file}>
              {`${title} (${file.format}${pagesOf(file.pages)})`}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
