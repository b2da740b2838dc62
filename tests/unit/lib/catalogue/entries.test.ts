import type * as siteModule from '@/data/site'
import type * as manifestModule from '@/lib/catalogue/manifest'

type Manifest = manifestModule.Manifest

const slug = 'shingle-roof-estimate'

/** The catalogue as it is read with other site constants or another manifest. */
async function readEntries(change: { showBaseCounts?: boolean; manifest?: (built: Manifest) => Manifest }) {
  jest.resetModules()
  const { site } = jest.requireActual<typeof siteModule>('@/data/site')
  const { manifest } = jest.requireActual<typeof manifestModule>('@/lib/catalogue/manifest')
  jest.doMock('@/data/site', () => ({ site: { ...site, ...change } }))
  jest.doMock('@/lib/catalogue/manifest', () => ({ manifest: change.manifest?.(manifest) ?? manifest }))
  return (await import('@/lib/catalogue/entries')).entries
}

test('without the specified base counts, only recorded downloads count', async () => {
  const base = await readEntries({ showBaseCounts: true })
  expect(base.find((entry) => entry.slug === slug)?.downloadCount).toBe(1847)
  const bare = await readEntries({ showBaseCounts: false })
  expect(bare).toHaveLength(base.length)
  expect(bare.filter(({ downloadCount }) => downloadCount !== 0)).toEqual([])
  expect(bare.map(({ popularity }) => popularity)).toEqual(base.map(({ popularity }) => popularity))
})

test('a template without its document, or without one of its formats, fails the build', async () => {
  const without = ({ templates: { [slug]: _, ...templates } }: Manifest) => ({ templates })
  await expect(readEntries({ manifest: without })).rejects.toThrow(`${slug} has no document in the manifest`)
  const withPdfAlone = ({ templates }: Manifest) => ({
    templates: { ...templates, [slug]: { ...templates[slug]!, files: { PDF: templates[slug]!.files.PDF } } },
  })
  const read = readEntries({ manifest: withPdfAlone })
  await expect(read).rejects.toThrow(`${slug} lists Excel, but the manifest has no such file`)
})

test('542 templates have files of the office or the field, in the formats of print', async () => {
  const entries = await readEntries({})
  const divided = entries.filter(({ officeFiles, fieldFiles }) => officeFiles.length + fieldFiles.length > 0)
  expect(divided).toHaveLength(542)
  for (const { formats, files, officeFiles, fieldFiles, whatsIncluded } of divided) {
    const printed = formats.filter((format) => format !== 'Excel')
    const main = files.find(({ format }) => format === 'PDF')!.url
    for (const [reader, own] of [['office', officeFiles] as const, ['field', fieldFiles] as const]) {
      if (own.length === 0) continue
      expect(own.map(({ format }) => format)).toEqual(printed)
      expect(own[0]?.url).toBe(main.replace('.pdf', `.${reader}.pdf`))
      const title = reader === 'office' ? 'Office page' : 'Field sheet'
      expect(whatsIncluded.join()).toContain(`${title} (${own[0]?.pages} page`)
    }
  }
})

test('an estimate has a workbook for the customer; other templates have none', async () => {
  const entries = await readEntries({})
  const copied = entries.filter(({ customerCopy }) => customerCopy.length > 0)
  expect(copied).toHaveLength(120)
  for (const { kind, files, customerCopy } of copied) {
    expect(['estimate', 'essential']).toContain(kind)
    const workbook = files.find(({ format }) => format === 'Excel')!
    expect(customerCopy.map(({ url }) => url)).toEqual([workbook.url.replace('.xlsx', '.customer.xlsx')])
    // The office's sheets are not in it.
    expect(customerCopy[0]?.bytes).toBeLessThan(workbook.bytes)
  }
})
