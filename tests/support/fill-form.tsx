import { FillForm } from '@/components/fill/fill-form'
import { documentModel, part } from '@/lib/documents/author'
import type { DocumentModel } from '@/lib/documents/model'
import type { Draft } from '@/lib/fill/draft'
import { readDraft } from '@/lib/fill/drafts'
import type { Opened } from '@/lib/fill/open'
import { CONSENT } from '@/lib/fill/signing'
import { act, render, screen, setScreen, silenceErrors, user, waitFor, within } from './dom'

export * from './dom'

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

/** A document of these parts. */
export const documentOf = (...parts: DocumentModel['parts']) =>
  documentModel({ title: 'Sample', subject: 'Sample', intro: '', parts })

/** A document of one part with these blocks. */
export const documentWith = (...blocks: Parameters<typeof part>[1]) => documentOf(part('Sample', blocks))

setScreen()
Object.assign(Element.prototype, { scrollIntoView: () => undefined })

/** Renders the form of a document at the step or place that the address names, and waits until a draft is checked. */
export async function renderForm(model: DocumentModel, { place = '', draft = emptyDraft(), company = {} } = {}) {
  window.history.replaceState(null, '', `/templates/sample-estimate/fill#${place}`)
  const view = render(<FillForm opened={openedOf(model, company)} draft={draft} onState={() => Promise.resolve()} />)
  await act(() => Promise.resolve())
  return view
}

/** Follows a link of the form. */
export const goTo = (href: string) =>
  act(() => {
    window.location.hash = href
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    return Promise.resolve()
  })

export async function openPad(role: string) {
  await user.click(screen.getByRole('button', { name: `Sign here: ${role}` }))
  return within(await screen.findByRole('dialog'))
}
export async function signByTyping(role: string, name: string): Promise<void> {
  const pad = await openPad(role)
  await user.type(pad.getByLabelText('Your name'), name)
  await user.click(pad.getByLabelText(CONSENT))
  await user.click(pad.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** What a stored draft has of what was typed. */
export const typedIn = async (id = emptyDraft().id) => (await readDraft(id))?.typed
export const expectTyped = (typed: Draft['typed'], id?: string) =>
  waitFor(async () => expect(await typedIn(id)).toEqual(typed))

/** A browser out of storage, until the function is called; what is logged of it is not printed. */
export function fillStorage() {
  silenceErrors()
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  return () => put.mockRestore()
}
