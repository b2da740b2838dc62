import 'fake-indexeddb/auto'
import { addRows } from '@/lib/documents/added-rows'
import { formOf } from '@/lib/documents/form'
import { emptyCompany } from '@/lib/fill/company'
import { removeCompany, saveCompany } from '@/lib/fill/company-store'
import type { Draft } from '@/lib/fill/draft'
import { initialTyped, readTyped } from '@/lib/fill/entries'
import { savePhoto } from '@/lib/fill/photo-store'
import { printJob } from '@/lib/fill/print-job'
import { renderJob } from '@/lib/fill/render-job'
import { checkFile } from '@/lib/fill/signed-file'
import { contentFor, sign, type Signable } from '@/lib/fill/signing'
import { openDraft } from '@/lib/handover/draft-job'
import { draftOf, photoOf } from '@/tests/support/drafts'
import { pageTexts } from '@/tests/support/pdf'
import { jpegHead } from '@/tests/support/pictures'
import { sampleDocument } from '@/tests/support/sample-document'

const model = JSON.parse(JSON.stringify(sampleDocument())) as ReturnType<typeof sampleDocument>
const template = { name: 'Sample Estimate', kind: 'estimate', formats: ['PDF', 'Word', 'Excel'], hasEditions: false }
const exampleCompany = { 'company.name': 'Example Roofing', 'company.phone': '(614) 555-0100' }
const fetched = jest.fn((url: string) => {
  if (url.startsWith('/api/templates/')) return Promise.resolve(Response.json(template))
  if (url === '/models/sample-estimate.json') return Promise.resolve(Response.json(model))
  if (url === '/models/sample-estimate.example.json')
    return Promise.resolve(Response.json({ ...exampleCompany, 'customer.name': 'Example' }))
  return Promise.resolve(new Response('', { status: 404 }))
})
global.fetch = fetched as unknown as typeof fetch

const draft = draftOf({
  ...{ slug: 'sample-estimate', title: 'Sample', job: 'job-for-tests' },
  typed: { 'customer.name': 'Dana Rivera', 'plane.1.plan': '1,000', 'plane.1.rise': '6', 'line.2.price': 'call me' },
  rows: { plane: 6 },
})
const open = (more: Partial<Draft> = {}) => openDraft({ ...draft, ...more }, AbortSignal.timeout(5000))
afterEach(removeCompany)

test('a draft is written with its texts, lines and results as its form would write it; without its template it is refused', async () => {
  await expect(open({ slug: 'gone' })).rejects.toThrow('404')
  const { document, textOf, messages } = await open()
  expect(document.entries.values).toMatchObject({ 'customer.name': 'Dana Rivera', 'plane.1.plan': 1000 })
  expect(textOf('roof.totalSquares')).toBe('11.18')
  expect(document.model).toEqual(addRows(model, { plane: 6 }))
  expect(messages).toEqual(['One entry has the wrong format.'])
  const { bytes } = await renderJob({ ...document, format: 'PDF' })
  expect(bytes.length).toBeGreaterThan(1000)
})

/** The owner's signature on the draft with these texts. */
async function signature(typed: Draft['typed'], more: Partial<Signable> = {}) {
  const grown = addRows(model, draft.rows)
  const form = formOf(grown)
  const { values } = readTyped(form, { ...initialTyped(form), ...typed })
  const signable = { slug: draft.slug, model: grown, form, values, company: {}, photos: {}, ...more }
  const picture = { bytes: Buffer.from(jpegHead(40, 20)).toString('base64'), width: 40, height: 20 }
  const content = contentFor('owner', signable)
  return sign({ way: 'drawn', by: 'Dana Rivera', picture }, content, new Date('2026-11-23T10:00:00Z'))
}

test('a signature that fits is in the file, and one for other content or that is damaged is left out and said', async () => {
  const fitting = await signature(draft.typed)
  const { document } = await open({ signatures: { owner: fitting } })
  expect(Object.keys(document.entries.pictures)).toEqual(['owner.signature'])
  expect(document.entries.values['owner.evidence']).toContain(fitting.hash)
  for (const wrong of [await signature({ 'customer.name': 'Someone else' }), { ...fitting, hash: '0'.repeat(64) }]) {
    const opened = await open({ signatures: { owner: wrong } })
    expect(opened.document.entries.pictures).toEqual({})
    expect(opened.messages[0]).toContain('A signature no longer matches')
  }
})

test('photographs are those of the draft or of its job, and a missing one is said', async () => {
  const [own, jobs] = [await photoOf('own'), await photoOf('of the job')]
  await savePhoto(draft.id, own)
  await savePhoto('job-for-tests', jobs)
  const { document, messages } = await open({
    photos: { 'photo.1.image': own.id, 'photo.2.image': jobs.id, 'photo.3.image': 'c'.repeat(64) },
    typed: { ...draft.typed, 'photo.2.caption': 'Valley' },
  })
  expect(Object.keys(document.photographs ?? {})).toEqual(['photo.1.image', 'photo.2.image'])
  expect(document.photographs?.['photo.2.image']?.alt).toBe('Photograph 2: Valley')
  expect(messages[0]).toContain('A photo is not in this browser')
})

test('a draft of the example says so on its pages and carries the example’s company, never mixed with the person’s own', async () => {
  const { document } = await open({ example: true })
  expect(document.model.example).toBe(true)
  expect(document.company).toEqual(exampleCompany)
  await saveCompany({ ...emptyCompany, name: 'Ridge & Sons' })
  expect((await open({ example: true })).document.company).toEqual({ 'company.name': 'Ridge & Sons' })
})

test('a signed draft is written as a locked file with what was signed inside, and printed in a set with its signature', async () => {
  const owner = await signature(draft.typed)
  const { document } = await open({ signatures: { owner } })
  expect(document.signed?.parties.owner).toMatchObject({ by: 'Dana Rivera', hash: owner.hash, content: owner.content })
  const { bytes } = await renderJob({ ...document, format: 'PDF' })
  const parties = { owner: { hash: owner.hash } }
  expect(await checkFile(bytes)).toMatchObject({ state: 'unchanged', signed: { parties } })
  const set = await printJob({ title: 'Rivera job', documents: [document], readers: ['customer'] })
  expect((await pageTexts(set.bytes)).join('').replaceAll(/\s/g, '')).toContain(owner.hash)
  expect((await open()).document.signed).toBeUndefined()
  // A signature on an example stays, too.
  const onExample = await signature(draft.typed, { company: exampleCompany, isExample: true })
  const example = await open({ example: true, signatures: { owner: onExample } })
  expect(example.document.signed?.parties.owner?.hash).toBe(onExample.hash)
  expect(example.messages.join()).not.toContain('signature')
})
