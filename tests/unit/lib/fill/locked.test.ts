import { renderJob } from '@/lib/fill/render-job'
import { checkFile } from '@/lib/fill/signed-file'
import { checkWithQpdf, rolesOf, testWithQpdf } from '@/tests/support/pdf'
import { signedJob } from '@/tests/support/signed-document'
import { PdfFile } from '@/lib/documents/verify/pdf-reader'
import { partOf } from '../documents/model-helpers'
import { readPdf } from '../documents/render/pdf/read-pdf'

const both = { owner: 'Rosa Peña', contractor: 'Jo Park' }

/** What a program could type into or run, by name; none of it is in a file that is locked. */
function openParts(bytes: Uint8Array): string[] {
  const { catalog } = new PdfFile(bytes)
  const { fields, scripts, pages } = readPdf(bytes)
  const names = new PdfFile(bytes).dict(catalog.Names)
  return [
    ...['AcroForm', 'AA', 'OpenAction'].filter((name) => name in catalog),
    ...('JavaScript' in names ? ['JavaScript'] : []),
    ...(scripts ? ['scripts'] : []),
    ...Object.keys(fields),
    ...pages.flatMap(({ widgets }) => widgets.map(({ name }) => name)),
  ]
}

test("nobody can type into a signed PDF; it is tagged and sealed, and the customer's has no value of other pages inside", async () => {
  const inside: string[] = []
  for (const fileFor of ['all', 'customer'] as const) {
    const { bytes, messages } = await renderJob({ ...(await signedJob(both)), fileFor })
    expect(messages).toEqual([])
    expect(openParts(bytes)).toEqual([])
    const { pages, title } = readPdf(bytes)
    const words = pages.flatMap((page) => page.text.map((piece) => piece.text))
    const text = words.join(' ').replaceAll(/\s+/g, ' ')
    for (const shown of ['Rosa Peña', '11/23/2026', '$1,120.50', 'Drawn on a screen by Jo Park'])
      expect(text).toContain(shown)
    const roles = pages.flatMap(({ tree }) => rolesOf(tree))
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'Form', 'Figure']))
    expect(title).toBe('Sample Shingle Roof Estimate')
    const parties = { owner: { by: 'Rosa Peña', ...(fileFor === 'customer' ? { isCut: true } : {}) } }
    const content = await checkFile(bytes)
    expect(content).toMatchObject({ state: 'unchanged', signed: { parties } })
    inside.push(JSON.stringify(content))
  }
  expect(inside[0]).toMatch(/98765.*4321|4321.*98765/)
  expect(inside[1]).not.toMatch(/98765|4321|plane\.1|takeoff\.1/)
})

test('a signed PDF is the same whenever it is made, and leaves out blank lines whatever is chosen', async () => {
  const job = { ...(await signedJob(both)), fileFor: 'customer' } as const
  const first = await renderJob(job)
  for (const again of [job, { ...job, allLines: true }])
    expect(Buffer.compare((await renderJob(again)).bytes, first.bytes)).toBe(0)
})

test('a PDF is locked where that is asked for, and open otherwise; the screen gets one with fields', async () => {
  const { signed: _, ...unsigned } = await signedJob({})
  const locked = await renderJob({ ...unsigned, locked: true })
  expect(openParts(locked.bytes)).toEqual([])
  expect(await checkFile(locked.bytes)).toEqual({ state: 'foreign' })
  for (const open of [unsigned, { ...(await signedJob(both)), forScreen: true, locked: true }])
    expect(openParts((await renderJob(open)).bytes)).toContain('customer.name')
})

test.each([
  ['Word', 'word/document.xml'],
  ['Excel', 'xl/worksheets/sheet1.xml'],
] as const)('the %s file of a signed document has no signature, and says where it is', async (format, part) => {
  const { bytes, messages } = await renderJob({ ...(await signedJob(both)), format })
  const body = partOf(bytes, part)
  expect(body).toContain('Signed on a screen by Rosa Peña')
  expect(body).toContain('The signed document is the PDF. This copy can be changed and has no signature.')
  expect(body).not.toContain('SHA-256')
  expect(body).not.toContain('drawn on a screen')
  expect(messages).toEqual([expect.stringContaining('The signed document is the PDF.')])
})

testWithQpdf('qpdf finds no fault in a signed PDF', async () => {
  checkWithQpdf((await renderJob(await signedJob(both))).bytes)
})
