import type { TemplateEntry, TemplateFile } from '@/lib/catalogue/entries'
import { DownloadLink } from './download-link'

const LABEL = 'other-files'

type Readers = Pick<TemplateEntry, 'slug' | 'name' | 'officeFiles' | 'fieldFiles' | 'customerCopy'>

const pagesOf = (pages: number | null): string => (pages === null ? '' : `, ${pages} page${pages === 1 ? '' : 's'}`)

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
  return (
    <section aria-labelledby={LABEL} className="col-span-full detail-readers">
      <p>
        <strong id={LABEL}>Not for your customer</strong>: what the office keeps and the crew takes along is in files of
        its own.
        {customerCopy.length > 0 && ' The Excel file above holds your cost and margin; the customer copy does not.'}
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
