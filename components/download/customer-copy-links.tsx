import type { TemplateEntry } from '@/lib/catalogue/entries'
import { DownloadLink } from './download-link'

const LABEL = 'customer-copy'

/** Downloads of the customer's pages alone; nothing for a template without a customer copy. */
export function CustomerCopyLinks({ template }: { template: Pick<TemplateEntry, 'slug' | 'name' | 'customerCopy'> }) {
  const { customerCopy } = template
  if (customerCopy.length === 0) return null
  return (
    <section aria-labelledby={LABEL} className="col-span-full">
      <p>
        <strong id={LABEL}>For your customer</strong>: the customer’s pages as a file of their own. Unit prices are
        typed, sums are calculated; your cost and margin are not in it.
      </p>
      <ul className="formats">
        {customerCopy.map((file) => (
          <li key={file.format}>
            <DownloadLink template={template} file={file}>
              Customer copy ({file.format})
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
