import { HoneypotField } from '@/components/forms/honeypot-field'
import type { TemplateEntry } from '@/lib/catalogue'
import { consent } from '@/lib/subscriptions/consent'

/** The email form for browsers without JavaScript: a plain post whose response is the file. */
export function NoScriptForm({ template }: { template: Pick<TemplateEntry, 'slug' | 'formats'> }) {
  return (
    <noscript>
      <form method="post" action="/api/subscribe" className="dialog-form">
        <input type="hidden" name="templates" value={template.slug} />
        <label className="label">
          Email me a backup copy
          <input className="input" type="email" name="email" autoComplete="email" maxLength={255} required />
        </label>
        <label className="label">
          Format
          <select className="input" name="format">
            {template.formats.map((format) => (
              <option key={format}>{format}</option>
            ))}
          </select>
        </label>
        <label className="check-row">
          <input type="checkbox" name="newsletterSubscribed" defaultChecked />
          {consent.checkbox}
        </label>
        <p className="dialog-note">{consent.note}</p>
        <HoneypotField />
        <button type="submit" className="btn btn-outline">
          Send and Download
        </button>
      </form>
    </noscript>
  )
}
