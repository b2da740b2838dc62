import type { StoreHarness } from './store-harness'

const DAY = 24 * 3600 * 1000

export function testDownloads({ store, rows }: StoreHarness): void {
  const plan = (format: 'PDF' | 'Word') => ({ slug: 'safety-plan', format }) as const
  const countsOf = async (table: 'template_downloads' | 'bundle_downloads'): Promise<unknown[]> =>
    (await rows(table)).map(({ day, ...row }) => ({ ...row, folded: String(day).startsWith('1970-01-01') }))

  it('are summed per template over all formats, and each counted when concurrent', async () => {
    expect((await store.downloadCounts()).size).toBe(0)
    await store.recordDownloads([plan('PDF')])
    const metal = { slug: 'metal-estimate', format: 'Excel' } as const
    await store.recordDownloads([plan('Word'), plan('PDF'), plan('PDF'), metal])
    expect(Object.fromEntries(await store.downloadCounts())).toEqual({ 'safety-plan': 4, 'metal-estimate': 1 })
    expect(await rows('template_downloads')).toHaveLength(3)
    await Promise.all(Array.from({ length: 12 }, () => store.recordDownloads([plan('PDF')])))
    expect((await store.downloadCounts()).get('safety-plan')).toBe(16)
  })

  it('of a bundle are counted once, by format, without changing the counts of its templates', async () => {
    for (const _ of [1, 2]) await store.recordBundleDownload({ bundle: 'estimates' })
    await store.recordBundleDownload({ bundle: 'estimates', format: 'PDF' })
    expect(await countsOf('bundle_downloads')).toEqual(
      expect.arrayContaining([
        { bundle: 'estimates', format: 'all', downloads: 2, folded: false },
        { bundle: 'estimates', format: 'PDF', downloads: 1, folded: false },
      ]),
    )
    expect(await countsOf('bundle_downloads')).toHaveLength(2)
    expect((await store.downloadCounts()).size).toBe(0)
  })

  it('of past days are folded into one row per format, and their sums stay', async () => {
    const today = new Date()
    const tomorrow = new Date(today.getTime() + DAY)
    const record = async () => {
      await store.recordDownloads([plan('PDF'), plan('PDF'), plan('Word')])
      await store.recordBundleDownload({ bundle: 'estimates' })
    }
    await record()
    expect(await store.foldDownloadCounts(new Date(today.getTime() - DAY))).toBe(0)
    expect(await store.foldDownloadCounts(tomorrow)).toBe(3)
    await record()
    expect((await countsOf('template_downloads')).length).toBe(4)
    expect(await store.foldDownloadCounts(tomorrow)).toBe(3)
    expect(await store.foldDownloadCounts(tomorrow)).toBe(0)
    expect(await countsOf('template_downloads')).toEqual(
      expect.arrayContaining([
        { ...plan('PDF'), downloads: 4, folded: true },
        { ...plan('Word'), downloads: 2, folded: true },
      ]),
    )
    expect(await countsOf('template_downloads')).toHaveLength(2)
    expect(await countsOf('bundle_downloads')).toEqual([
      { bundle: 'estimates', format: 'all', downloads: 2, folded: true },
    ])
    expect(Object.fromEntries(await store.downloadCounts())).toEqual({ 'safety-plan': 6 })
  })
}
