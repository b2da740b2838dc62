/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { act, screen, user, waitFor, within } from '@/tests/support/dom'
import { createHash } from 'node:crypto'
import { usDate } from '@/lib/documents/typed'
import { readDraft } from '@/lib/fill/drafts'
import { CONSENT } from '@/lib/fill/signing'
import { respond } from '@/tests/support/answers'
import { sampleDocument } from '../../../support/sample-document'
import '@/tests/support/mocked-engine'
import { emptyDraft, openPad, renderForm, setScreen, signByTyping } from '@/tests/support/fill-form'

// jsdom has no canvas: what is drawn on it is seen in a browser (tests/e2e/flows/sign-and-photograph.spec.ts).
jest.mock('@/components/fill/signature/signature-picture', () => ({
  INK: '#000',
  HANDWRITING: 'cursive',
  drawnPicture: (strokes: unknown[]) =>
    Promise.resolve({ bytes: 'iVBORw0KGgo=', width: 10 * strokes.length, height: 5 }),
  typedPicture: () => Promise.resolve({ bytes: 'iVBORw0KGgo=', width: 40, height: 8 }),
}))
const drawn: { end: () => void; strokes: object[] }[] = []
jest.mock('signature_pad', () => ({
  __esModule: true,
  default: class {
    strokes: object[] = []
    end: () => void = () => undefined
    constructor() {
      drawn.push(this)
    }
    addEventListener(_: string, listener: () => void) {
      this.end = listener
    }
    toData = () => this.strokes
    fromData = (strokes: object[]) => (this.strokes = strokes)
    off = () => undefined
  },
}))

const model = sampleDocument()
Object.assign(window, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
})
beforeEach(() => void setScreen())

const party = (name: string) => within(screen.getByRole('group', { name }))

test('a typed name signs once it is agreed to, with time, zone and the fingerprint of what is kept', async () => {
  await renderForm(model, { place: 'terms', draft: emptyDraft({ id: 'typed-signature' }) })
  const dialog = await openPad('Property owner')
  const owner = party('Property owner')
  await user.click(dialog.getByRole('button', { name: 'Sign' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Type your name.')
  await user.type(dialog.getByLabelText('Your name'), 'Ana Rivera')
  await user.click(dialog.getByRole('button', { name: 'Sign' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Check the box')
  await user.click(dialog.getByLabelText(CONSENT))
  await user.click(dialog.getByRole('button', { name: 'Sign' }))
  expect(await owner.findByRole('img', { name: 'Signature of Ana Rivera' })).toBeVisible()
  expect(owner.getByLabelText(/^Printed name/)).toHaveValue('Ana Rivera')
  expect(owner.getByLabelText(/^Date/)).toHaveValue(usDate(new Date().toLocaleDateString('en-CA')))
  const kept = await waitFor(async () => (await readDraft('typed-signature'))!.signatures!.owner!)
  expect(kept).toMatchObject({ way: 'typed', by: 'Ana Rivera', consent: CONSENT })
  expect(kept.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
  expect(kept.hash).toBe(createHash('sha256').update(kept.content).digest('hex'))
  expect(owner.getByText(new RegExp(`SHA-256 of the content: ${kept.hash}`))).toBeVisible()
})

test('a signature is drawn, taken back stroke by stroke, and needs a stroke', async () => {
  setScreen('coarse')
  await renderForm(model, { place: 'terms', draft: emptyDraft({ id: 'drawn-signature' }) })
  const dialog = await openPad('Contractor')
  expect(dialog.getByRole('radio', { name: 'Draw' })).toBeChecked()
  expect(dialog.getByRole('img', { name: 'Place to draw your signature' })).toBeVisible()
  await user.type(dialog.getByLabelText('Your name'), 'Jo Park')
  await user.click(dialog.getByLabelText(CONSENT))
  await user.click(dialog.getByRole('button', { name: 'Sign' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Draw your signature, or choose Type.')
  const pad = drawn.at(-1)
  for (const stroke of [1, 2])
    act(() => {
      pad?.strokes.push({ stroke, points: [] })
      pad?.end()
    })
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(pad?.strokes).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Sign' }))
  expect(await party('Contractor').findByRole('img', { name: 'Signature of Jo Park' })).toHaveAttribute('width', '10')
})

test('a change after signing is said next to the signature and before the file is made; taken back, it fits again', async () => {
  await renderForm(model, { place: 'terms', draft: emptyDraft({ id: 'changed-after' }) })
  await signByTyping('Property owner', 'Ana Rivera')
  const owner = party('Property owner')
  expect(owner.queryByText(/Changed since/)).toBeNull()
  await user.type(screen.getByLabelText('Initials: Hidden damage'), 'AR')
  await user.type(party('Contractor').getByLabelText(/^Title/), 'Owner')
  const notes = screen.getByLabelText('Access notes')
  await user.type(notes, 'Gate code at the office')
  const told = screen.getByRole('group', { name: 'Signatures' })
  await waitFor(() => expect(told).toHaveTextContent('Property owner: Changed since it was signed: Access notes.'))
  expect(told).toHaveTextContent('The file leaves this signature out until they sign again.')
  expect(owner.getByText(/Changed since it was signed: Access notes/)).toBeVisible()
  await user.click(owner.getByRole('button', { name: 'Check this signature' }))
  expect(await owner.findByText(/fingerprint does not match/)).toHaveTextContent(/does not prove who signed/)
  expect(owner.getByRole('button', { name: 'Sign again: Property owner' })).toBeVisible()
  await user.clear(notes)
  await waitFor(() => expect(told).toBeEmptyDOMElement())
  await user.click(owner.getByRole('button', { name: 'Check this signature' }))
  expect(await owner.findByText(/The fingerprint matches/)).toBeVisible()
})

test('a kept signature comes back with its draft; one that was tampered with is told and can be removed', async () => {
  const first = await renderForm(model, { place: 'terms', draft: emptyDraft({ id: 'kept-signature' }) })
  await signByTyping('Property owner', 'Ana Rivera')
  await waitFor(async () => expect((await readDraft('kept-signature'))?.signatures?.owner).toBeDefined())
  const kept = (await readDraft('kept-signature'))!
  first.unmount()
  const again = await renderForm(model, { place: 'terms', draft: kept })
  expect(party('Property owner').getByRole('img', { name: 'Signature of Ana Rivera' })).toBeVisible()
  expect(party('Property owner').queryByText(/Changed since|damaged/)).toBeNull()
  again.unmount()
  const forged = { ...kept, signatures: { owner: { ...kept.signatures!.owner!, hash: 'ab'.repeat(32) } } }
  await renderForm(model, { place: 'terms', draft: forged })
  expect(await party('Property owner').findByText(/stored signature is damaged/)).toBeVisible()
  await user.click(party('Property owner').getByRole('button', { name: 'Remove the signature: Property owner' }))
  expect(party('Property owner').getByRole('button', { name: 'Sign here: Property owner' })).toBeVisible()
})

test('a signature on an example covers the example’s company and the mark of an example', async () => {
  const values = { 'company.name': 'Example Roofing' }
  globalThis.fetch = respond(200, values)
  await renderForm(model, { place: 'terms', draft: emptyDraft({ id: 'signed-example', example: true }) })
  await signByTyping('Property owner', 'Ana Rivera')
  const kept = await waitFor(async () => (await readDraft('signed-example'))!.signatures!.owner!)
  expect(JSON.parse(kept.content)).toMatchObject({ example: true, values })
})
