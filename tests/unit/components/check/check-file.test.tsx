/** @jest-environment jsdom */
import { fireEvent, render, screen, silenceErrors, user, within } from '@/tests/support/dom'
import { CheckFile } from '@/components/check/check-file'
import { compactPdf } from '@/lib/documents/render/pdf/compact'
import { contentFor, type SignedContent } from '@/lib/fill/signed-content'
import { sealFile } from '@/lib/fill/signed-file'
import { signedJob } from '@/tests/support/signed-document'

jest.mock('@/components/offline/use-offline', () => ({ useOffline: () => false }))

/** A sealed file without pages: pdfkit does not load in a test with a page. Whole ones: tests/unit/lib/fill/locked.test.ts. */
function sealed(signed: SignedContent): Promise<Uint8Array<ArrayBuffer>> {
  const content = new TextEncoder().encode(JSON.stringify(signed))
  const objects = [
    '<<\n/Type /Catalog /Names <</EmbeddedFiles <</Names [(signed-content.json) 2 0 R]>>>>\n>>',
    '<<\n/Type /Filespec /EF <</F 3 0 R>>\n>>',
    `<<\n/Type /EmbeddedFile /Length ${content.length}\n>>`,
  ].flatMap((body, index) => {
    const stream = index === 2 ? ['stream', content, '\nendstream'] : []
    return [`${index + 1} 0 obj`, body, ...stream, 'endobj']
  })
  const end = ['xref', '0 4', 'trailer', '<<\n/Size 4 /Root 1 0 R\n>>']
  return sealFile(compactPdf(['%PDF-1.7', '%', ...objects, ...end]))
}

let [bytes, forCustomer] = [new Uint8Array(), new Uint8Array()]
beforeAll(async () => {
  const job = await signedJob({ owner: 'Rosa Peña', contractor: 'Jo Park' })
  bytes = await sealed(job.signed)
  forCustomer = await sealed(contentFor(job.signed, job.model))
})
beforeEach(() => {
  globalThis.fetch = jest.fn()
  render(<CheckFile />)
})
afterEach(() => expect(globalThis.fetch).not.toHaveBeenCalled())

const pdf = (content: Uint8Array<ArrayBuffer>, name = 'estimate.pdf') =>
  new File([content], name, { type: 'application/pdf' })
const choose = (file: File) => user.setup({ applyAccept: false }).upload(screen.getByLabelText('Signed PDF'), file)
const result = () => within(screen.getByRole('region', { name: 'Result' }))

const expectTitle = async (name: string) => expect(await screen.findByRole('heading', { name })).toBeVisible()

function changedAt(at: number): Uint8Array<ArrayBuffer> {
  const changed = bytes.slice()
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

test('a signed file says that it is unchanged, who signed what and when, and what that does not prove, or covers besides', async () => {
  await choose(pdf(bytes))
  await expectTitle('Unchanged since it was signed')
  expect(result().getByRole('status')).toHaveTextContent('estimate.pdf')
  expect(result().getByText('Sample Shingle Roof Estimate')).toBeVisible()
  expect(result().getByText('sample-estimate, Version 4, November 2026')).toBeVisible()
  const owner = within(result().getByRole('region', { name: 'Property owner' }))
  expect(owner.getByText('Rosa Peña, drawn on a screen')).toBeVisible()
  expect(owner.getByText(/^\w+ \d+, \d{4} at \d+:\d\d [AP]M \(.+, UTC[+-]\d\d:\d\d\)$/)).toBeVisible()
  expect(owner.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  const values = within(result().getByRole('region', { name: 'What was signed' }))
  const rows = values.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  expect(rows).toContain('Customer name: Rosa Peña')
  expect(rows).toContain('Unit price, line 2, Laminated shingles: $1,120.50')
  expect(result().getByText(/does not prove who signed/)).toBeVisible()
  await choose(pdf(forCustomer))
  expect(await result().findAllByText(/also covers values on pages that the company keeps/)).toHaveLength(2)
  await expectTitle('Unchanged since it was signed')
  expect(result().queryByText('98,765')).toBeNull()
})

test.each<[string, () => Uint8Array<ArrayBuffer>, string]>([
  ['with a changed byte', () => changedAt(500), 'Changed since it was signed'],
  ['cut short', () => bytes.slice(0, -100), 'Damaged'],
  ['of another kind', () => new Uint8Array([80, 75, 3, 4]), 'Not a file signed on this site'],
  ['that is empty', () => new Uint8Array(), 'Not a file signed on this site'],
])('a file %s is told as such, without values that nobody can rely on', async (_, content, title) => {
  await choose(pdf(content()))
  await expectTitle(title)
  expect(result().queryByRole('term')).toBeNull()
})

test('a file with something behind it says what was signed, and that the pages may show something else', async () => {
  await choose(pdf(new Uint8Array([...bytes, 10])))
  expect(await screen.findByRole('heading', { name: /something was added after it was signed/ })).toBeVisible()
  expect(result().getByRole('status')).toHaveTextContent('The pages may not show what was signed')
  expect(result().getByText('Sample Shingle Roof Estimate')).toBeVisible()
})

test('a file is dropped as well, and the next one replaces what was found', async () => {
  const place = screen.getByText(/drop it here/)
  fireEvent.drop(place, { dataTransfer: { files: [pdf(bytes, 'one.pdf')] } })
  await expectTitle('Unchanged since it was signed')
  fireEvent.drop(place, { dataTransfer: { files: [pdf(changedAt(20), 'two.pdf')] } })
  expect(await screen.findByText('two.pdf')).toBeVisible()
  expect(screen.queryByText('Unchanged since it was signed')).toBeNull()
})

test('a file that the browser cannot read is told with its name', async () => {
  silenceErrors()
  const file = pdf(bytes, 'gone.pdf')
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  await choose(file)
  expect(await screen.findByRole('alert')).toHaveTextContent('gone.pdf: This browser could not read it.')
})
