import { act, render } from '@testing-library/react'
import { FillForm } from '@/components/fill/fill-form'
import type { DocumentModel } from '@/lib/documents/model'
import type { Draft } from '@/lib/fill/draft'
import type { Opened } from '@/lib/fill/open'

export const openedOf = (model: DocumentModel, company: Opened['company']['values'] = {}): Opened => ({
  slug: 'sample-estimate',
  model,
  template: { name: 'Sample Estimate', kind: 'estimate', formats: ['PDF', 'Word', 'Excel'], hasEditions: false },
  company: { values: company, pictures: {} },
})

export const emptyDraft = (more: Partial<Draft> = {}): Draft => ({
  ...{ id: 'draft-for-tests', slug: 'sample-estimate', title: 'Sample Estimate', created: 1, changed: 1 },
  ...{ typed: {}, rows: {} },
  ...more,
})

/** What jsdom lacks and the form needs. */
export function fillGaps({ wide = false } = {}): void {
  const query = { matches: wide, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.assign(window, { matchMedia: () => query })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
}

/** Renders the form of a document at the step or place that the address names, and waits until a draft is checked. */
export async function renderForm(model: DocumentModel, { place = '', draft = emptyDraft(), company = {} } = {}) {
  window.history.replaceState(null, '', `/templates/sample-estimate/fill#${place}`)
  const view = render(<FillForm opened={openedOf(model, company)} draft={draft} onState={() => Promise.resolve()} />)
  await act(() => Promise.resolve())
  return view
}
