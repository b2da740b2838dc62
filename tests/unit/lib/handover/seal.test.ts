import { isSealed, seal, unseal } from '@/lib/handover/seal'

const content = new Blob([JSON.stringify({ kind: 'ridgedocs-job', customer: 'Dana Rivera' })])
const changed = async (file: Blob, at: number, to?: number): Promise<Blob> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const place = at < 0 ? bytes.length + at : at
  bytes[place] = to ?? (bytes[place] ?? 0) ^ 1
  return new Blob([bytes])
}

let closed: Blob
beforeAll(async () => {
  closed = await seal(content, 'tar and gravel')
})

test('a closed file shows nothing of what is in it, and opens with its passphrase in whichever way a keyboard composes it', async () => {
  expect(await isSealed(closed)).toBe(true)
  expect(await closed.text()).not.toMatch(/ridgedocs-job|Rivera/)
  const opened = await unseal(closed, ' tar and gravel ')
  expect(opened.ok && (await opened.content.text())).toBe(await content.text())
  expect((await unseal(await seal(content, 'Peña techo'), 'Pen\u0303a techo')).ok).toBe(true)
})

test('another passphrase does not open it, and neither does its own once a byte is changed', async () => {
  expect(await unseal(closed, 'Tar and gravel')).toEqual({ ok: false, reason: 'passphrase' })
  for (const at of [-1, 60, 20])
    expect(await unseal(await changed(closed, at), 'tar and gravel')).toEqual({ ok: false, reason: 'passphrase' })
})

test('the key takes 600,000 rounds, and a file that asks for fewer or for hours is refused', async () => {
  const head = new DataView(await closed.arrayBuffer())
  expect(head.getUint32(8)).toBeGreaterThanOrEqual(600_000)
  for (const file of [await changed(closed, 8, 255), await changed(closed, 9, 0)])
    expect(await unseal(file, 'tar and gravel')).toEqual({ ok: false, reason: 'damaged' })
})

test('no two files are alike, and one that is cut off or of another kind is damaged', async () => {
  const again = new Uint8Array(await (await seal(content, 'tar and gravel')).arrayBuffer())
  expect(Buffer.compare(again, new Uint8Array(await closed.arrayBuffer()))).not.toBe(0)
  expect(await unseal(closed.slice(0, 45), 'tar and gravel')).toEqual({ ok: false, reason: 'damaged' })
  expect(await unseal(content, 'tar and gravel')).toEqual({ ok: false, reason: 'damaged' })
  expect(await isSealed(content)).toBe(false)
})
