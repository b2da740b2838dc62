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
  for (const files of ['files', 'customerCopy'] as const) {
    const withPdfAlone = ({ templates }: Manifest) => ({
      templates: { ...templates, [slug]: { ...templates[slug]!, [files]: { PDF: templates[slug]!.files.PDF } } },
    })
    const read = readEntries({ manifest: withPdfAlone })
    await expect(read).rejects.toThrow(`${slug} lists Excel, but the manifest has no such file`)
  }
})

test('an estimate has a customer copy in each of its formats; other templates have none', async () => {
  const entries = await readEntries({})
  const copied = entries.filter(({ customerCopy }) => customerCopy.length > 0)
  expect(copied).toHaveLength(120)
  for (const { kind, formats, files, customerCopy } of copied) {
    expect(['estimate', 'essential']).toContain(kind)
    expect(customerCopy.map(({ format }) => format)).toEqual(formats)
    expect(customerCopy.map(({ url }) => url)).toEqual(files.map(({ url }) => url.replace(/(\.\w+)$/, '.customer$1')))
    // The office's pages are not in it.
    expect(customerCopy[0]?.pages).toBeLessThan(files[0]?.pages ?? 0)
  }
})
