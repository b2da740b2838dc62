/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { write } from '@/tests/support/mocked-engine'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as saving from '@/components/download/save-file'
import { fields, own } from '@/lib/documents/author'
import { formOf } from '@/lib/documents/form'
import { newDraft, readDraft, removeDraft, saveDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { readSignedFile } from '@/lib/fill/signed-store'
import { contentFor, sign } from '@/lib/fill/signing'
import { renderForm, setScreen } from '@/tests/support/fill-form'
import { sampleDocument } from '@/tests/support/sample-document'

jest.mock('@/components/download/save-file')

const model = { ...sampleDocument(), version: 'Version 4' }
const picture = { bytes: 'iVBORw0KGgo=', width: 40, height: 8 }

beforeEach(() => {
  setScreen()
  write.mockResolvedValue({ bytes: new Uint8Array([37, 80, 68, 70]), messages: [] })
})

/** A stored draft that the owner has signed. */
async function signedDraft(): Promise<Draft> {
  const signable = { slug: 'sample-estimate', model, form: formOf(model), values: {}, company: {}, photos: {} }
  const owner = await sign({ way: 'typed', by: 'Ana Rivera', picture }, contentFor('owner', signable))
  const draft = { ...newDraft('sample-estimate', model), signatures: { owner } }
  await saveDraft(draft)
  return draft
}
const signedNote = () => screen.queryByRole('group', { name: 'Signed PDF' })

test('the PDF of a signed draft is kept, and offered once the form has another version', async () => {
  const draft = await signedDraft()
  const first = await renderForm(model, { draft })
  await waitFor(async () => expect(await readSignedFile(draft.id)).toMatchObject({ version: 'Version 4' }))
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ format: 'PDF', locked: true }), expect.anything())
  expect(signedNote()).toBeNull()
  first.unmount()

  await renderForm({ ...model, version: 'Version 5' }, { draft })
  await userEvent.click(await screen.findByRole('button', { name: 'Download the signed PDF' }))
  expect(signedNote()).toHaveTextContent('The PDF that was signed (Version 4) is still here.')
  expect(saving.saveBlob).toHaveBeenCalledWith(
    expect.any(Blob),
    expect.stringMatching(/^sample-estimate-.*-signed\.pdf$/),
  )
  expect(await readDraft(draft.id)).toHaveProperty('signatures.owner.by', 'Ana Rivera')
})

test('it goes with the draft', async () => {
  const draft = await signedDraft()
  await renderForm(model, { draft })
  await waitFor(async () => expect(await readSignedFile(draft.id)).toBeDefined())
  await removeDraft(draft.id)
  expect(await readSignedFile(draft.id)).toBeUndefined()
})

test('it goes with the last signature', async () => {
  const draft = await signedDraft()
  await renderForm(model, { place: 'terms', draft })
  await waitFor(async () => expect(await readSignedFile(draft.id)).toBeDefined())
  await userEvent.click(screen.getByRole('button', { name: 'Remove the signature: Property owner' }))
  await waitFor(async () => expect(await readSignedFile(draft.id)).toBeUndefined())
})

test('a PDF with values that must not be stored is not kept', async () => {
  const [part] = model.parts
  const birth = fields(1, own('person.dateOfBirth', 'Date of birth', 'text', { value: '1980' }))
  const withBirth = { ...model, parts: [{ ...part!, blocks: [...part!.blocks, birth] }, ...model.parts.slice(1)] }
  const draft = await signedDraft()
  await renderForm(withBirth, { place: 'terms', draft })
  expect(screen.getByRole('img', { name: 'Signature of Ana Rivera' })).toBeVisible()
  expect(screen.queryByText(/Changed since it was signed/)).toBeNull()
  // The form has read it before: the store answers in turn.
  await act(async () => expect(await readSignedFile(draft.id)).toBeUndefined())
  expect(write).not.toHaveBeenCalledWith(expect.objectContaining({ locked: true }), expect.anything())
  expect(await readSignedFile(draft.id)).toBeUndefined()
})
