import type { TemplateDetail } from '@/lib/catalogue/api-responses'
import type { DocumentModel } from '@/lib/documents/model'
import { modelUrl } from '@/lib/paths'
import { companyEntries, emptyCompany, type CompanyEntries } from './company'
import { readCompany } from './company-store'
import { fetchJson } from './json'

export interface Opened {
  slug: string
  model: DocumentModel
  state?: string
  template: Pick<TemplateDetail, 'name' | 'kind' | 'formats' | 'edition' | 'hasEditions'>
  company: Pick<CompanyEntries, 'values' | 'pictures'>
}

/** What the company's profile puts into a document, its color included; nothing if the browser has no profile. */
export async function openCompany(): Promise<Opened['company']> {
  try {
    const { values, pictures, accent } = companyEntries((await readCompany()) ?? emptyCompany)
    return { values: accent ? { ...values, 'company.accent': accent } : values, pictures }
  } catch (error) {
    console.error('My company could not be read.', error)
    return { values: {}, pictures: {} }
  }
}

/** The slug in a form's address, `/templates/{slug}/fill`; undefined for other addresses. */
export const slugOf = (pathname: string): string | undefined =>
  /^\/templates\/([a-z0-9-]+)\/fill\/?$/.exec(pathname)?.[1]

/** Fetches a template and its document, in its edition for `state`, if any. Rejects if either cannot be fetched. */
export async function openTemplate(slug: string, state: string, signal: AbortSignal): Promise<Opened> {
  const company = await openCompany()
  if (!state) {
    const [template, model] = await Promise.all([
      fetchJson<TemplateDetail>(`/api/templates/${slug}`, signal),
      fetchJson<DocumentModel>(modelUrl(slug), signal),
    ])
    return { slug, model, template, company }
  }
  const template = await fetchJson<TemplateDetail>(`/api/templates/${slug}?state=${state}`, signal)
  const edition = template.edition ? `.${state.toLowerCase()}` : ''
  const model = await fetchJson<DocumentModel>(modelUrl(slug + edition), signal)
  return { slug, model, template, company, ...(edition ? { state } : {}) }
}
