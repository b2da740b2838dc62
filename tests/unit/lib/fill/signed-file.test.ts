import { createHash } from 'node:crypto'
import { renderFlatPdf } from '@/lib/documents/render/pdf'
import { renderJob } from '@/lib/fill/render-job'
import { SIGNED_CONTENT, type SignedContent } from '@/lib/fill/signed-content'
import { checkFile, sealFile } from '@/lib/fill/signed-file'
import { fc } from '@/tests/support/fast-check'
import { signableSample, signedJob } from '@/tests/support/signed-document'

const SEED = 20785
let file: Uint8Array<ArrayBuffer>
let signed: SignedContent
beforeAll(async () => {
  const job = await signedJob({ owner: 'Rosa Peña' })
  signed = job.signed
  file = (await renderJob(job)).bytes
})

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const joined = (...parts: (Uint8Array | string)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))

test('an untouched file is unchanged, and gives back what was signed; its seal is the SHA-256 of all other bytes', async () => {
  expect(await checkFile(file)).toEqual({ state: 'unchanged', signed })
  const [whole = '', hash = ''] =
    /%RidgeDocs-Signed-1 ([0-9a-f]{64})(?=\nstartxref\n\d+\n%%EOF\n$)/.exec(latin1(file)) ?? []
  const rest = latin1(file).replace(whole, whole.slice(0, -64))
  expect(hash).toBe(createHash('sha256').update(Buffer.from(rest, 'latin1')).digest('hex'))
})

test('a file with any byte changed is not unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), async (at, bits) => {
      const changed = file.slice()
      changed[at] = (changed[at] ?? 0) ^ bits
      const checked = await checkFile(changed)
      expect(['changed', 'damaged', 'foreign']).toContain(checked.state)
      expect(checked).not.toHaveProperty('signed')
    }),
    { seed: SEED, numRuns: 60 },
  )
  // Its last bytes are those of the seal and the end: each of them counts.
  for (let at = file.length - 120; at < file.length; at += 1) {
    const changed = file.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(['changed', 'damaged']).toContain((await checkFile(changed)).state)
  }
})

test('whatever is added behind it is found, and what was signed is still told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 40 }), async (more) => {
      expect(await checkFile(joined(file, more))).toEqual({ state: 'appended', signed })
    }),
    { seed: SEED, numRuns: 20 },
  )
})

/** A change of the title saved behind the file (ISO 32000-1, 7.5.6), as programs that edit PDF files save theirs. */
function withUpdate(pdf: Uint8Array): Uint8Array {
  const text = latin1(pdf)
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(text)!
  const dictionary = text.slice(Number(start))
  const [, root] = /\/Root (\d+) 0 R/.exec(dictionary)!
  const [, size] = /\/Size (\d+)/.exec(dictionary)!
  const object = `${size} 0 obj\n<</Title (Another title)>>\nendobj\n`
  const entry = `${String(pdf.length).padStart(10, '0')} 00000 n \n`
  const table = `xref\n${size} 1\n${entry}trailer\n<</Size ${Number(size) + 1}/Root ${root} 0 R/Info ${size} 0 R/Prev ${start}>>\n`
  return joined(pdf, object, table, `startxref\n${pdf.length + object.length}\n%%EOF\n`)
}

test('an incremental update is found, also one with a seal of its own', async () => {
  const updated = withUpdate(file)
  expect((await checkFile(updated)).state).toBe('appended')
  expect((await checkFile(await sealFile(updated))).state).toBe('appended')
})

test('a file cut short, one without its seal, one that was never signed and one of another kind are told apart', async () => {
  expect(await checkFile(file.subarray(0, file.length - 2000))).toEqual({ state: 'damaged' })
  const unsealed = joined(latin1(file).replace(/%RidgeDocs-Signed-1 .*\n/, ''))
  expect(await checkFile(unsealed)).toEqual({ state: 'changed' })
  const { model } = signableSample()
  expect(await checkFile(await renderFlatPdf(model))).toEqual({ state: 'foreign' })
  for (const other of [new Uint8Array(), joined('PK\u0003\u0004'), joined('a text with a %RidgeDocs-Signed-1 mark')])
    expect(await checkFile(other)).toEqual({ state: 'foreign' })
  await expect(sealFile(new Uint8Array([1, 2, 3]))).rejects.toThrow('no end')
})

/** A file that is sealed well, with another content inside. */
const forged = async (content: unknown): Promise<Uint8Array> => {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const attachment = { name: SIGNED_CONTENT, type: 'application/json', description: '', bytes }
  return sealFile(await renderFlatPdf(signableSample().model, attachment))
}

test('a sealed file whose content does not have its fingerprint, or cannot be read, is damaged', async () => {
  expect(await checkFile(await forged(signed))).toEqual({ state: 'unchanged', signed })
  const owner = signed.parties.owner!
  const raised = { ...owner, content: owner.content.replace('1120.5', '3027300') }
  expect(raised.content).not.toBe(owner.content)
  for (const content of [{ ...signed, parties: { owner: raised } }, { ...signed, parties: {} }, { scheme: 'other' }])
    expect(await checkFile(await forged(content))).toEqual({ state: 'damaged' })
})
