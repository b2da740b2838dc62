import { templateContents } from '@/lib/catalogue/contents'
import { isNightly } from '@/tests/support/nightly'
import { badEnds, layOutPages } from '@/tests/support/page-fill'
import { sampleOfEach } from '@/tests/support/sample'
import { blueprintOf } from '@/tests/support/template-reader'

/** The share of inner pages that may be more than a third empty: over the catalogue, and in a day's small sample. */
const MOST = isNightly ? 0.05 : 0.12

/** Parts whose pages end early in every document that has them, and why. */
const reasons: Readonly<Record<string, string>> = {
  'Signing page, home':
    'One of two signing pages. The one that does not apply is taken out, with the state’s sheets and both cancellation forms, so it shares no page with the terms before it or with the page for a business.',
}
/** The share of other inner pages that may be more than a third empty. */
const MOST_OTHERS = isNightly ? 0.01 : MOST

const MINUTES = 60_000

test(
  'pages end full, no table or checklist is cut with one to three rows on a side, and no heading or group name ends a page',
  async () => {
    const contents = sampleOfEach(templateContents, blueprintOf)
    const faults: string[] = []
    const empty: string[] = []
    let inner = 0
    for (const content of contents) {
      const pages = await layOutPages(content.document())
      inner += pages.filter(({ isLast }) => !isLast).length
      for (const { paper, page, fault } of badEnds(pages)) {
        const list = fault.endsWith('empty') ? empty : faults
        list.push(`${content.slug}, paper ${paper}, page ${page}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
    const others = empty.filter((line) => !Object.keys(reasons).some((part) => line.includes(`of ${part} empty`)))
    expect({ listed: empty.length <= inner * MOST ? [] : empty }).toEqual({ listed: [] })
    expect({ listed: others.length <= inner * MOST_OTHERS ? [] : others }).toEqual({ listed: [] })
  },
  isNightly ? 15 * MINUTES : MINUTES,
)

test('a checklist gives its findings the width that lowers its rows: the crew gets one page', async () => {
  const content = templateContents.find(({ slug }) => slug === 'epdm-one-time-maintenance-estimate')
  if (!content) throw new Error('There is no maintenance estimate for EPDM')
  const pages = await layOutPages(content.document())
  expect(pages.filter(({ part }) => part === 'Visit sheet')).toHaveLength(1)
})
