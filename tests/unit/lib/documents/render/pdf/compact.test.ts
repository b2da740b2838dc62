import { photos, section } from '@/lib/documents/author'
import { complete } from '@/lib/documents/complete'
import type { Picture } from '@/lib/documents/entries'
import { withPdf } from '@/lib/pdfium'
import { jpegHead } from '@/tests/support/pictures'
import { checked } from '../../model-helpers'
import { readPdf, widgetsIn } from './read-pdf'
import { documentOf } from '@/tests/support/block-document'

const model = documentOf(section('Photographs'), photos('photo', 'Roof', 4, { columns: 2 }))

/** A photograph of so many bytes. What it shows does not matter here. */
function photograph(size: number): Picture {
  const head = jpegHead(1600, 1200)
  const bytes = new Uint8Array(size)
  bytes.set(head)
  for (let at = head.length; at < size; at += 1) bytes[at] = (at * 31) & 127
  return { type: 'image/jpeg', bytes, width: 1600, height: 1200, alt: 'Roof' }
}

const withPhotographs = (size: number) =>
  complete(model, {
    values: { 'photo.4.caption': 'North slope' },
    pictures: { 'photo.1.image': photograph(size), 'photo.2.image': photograph(size) },
    rows: {},
  }).model

const entryWidths = (bytes: Uint8Array): string | undefined =>
  /\/W\[(.*?)\]/.exec(Buffer.from(bytes.subarray(-4000)).toString('latin1'))?.[1]

test.each([
  [1_000_000, '1 3 2'],
  [9_000_000, '1 4 2'],
])(
  'a file with two photographs of %i bytes is complete and can be read, with places as wide as it needs',
  async (size, widths) => {
    const bytes = await checked(withPhotographs(size), 'PDF')
    expect(bytes.length).toBeGreaterThan(2 * size)
    expect(entryWidths(bytes)).toBe(widths)
    const caption = widgetsIn(readPdf(bytes)).find(({ name }) => name === 'photo.4.caption')
    expect(caption?.value).toBe('North slope')
    expect(await withPdf(bytes, (file) => Promise.resolve(file.getPageCount()))).toBe(1)
  },
)
