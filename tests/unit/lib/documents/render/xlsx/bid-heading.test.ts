import { templateContents } from '@/lib/catalogue/contents'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { spread } from '@/tests/support/chosen'

const bids = templateContents.filter(({ slug }) => slug.endsWith('-commercial-replacement-estimate'))

test.each(spread(bids, 4).map((content) => [content.slug, content] as const))(
  'each page of the prices by line of %s has its heading, and no page of the bid has it',
  (_, content) => {
    const { sheets } = planWorkbook(content.document())
    const headed = Object.fromEntries(sheets.map(({ name, titleRow }) => [name, titleRow !== undefined]))
    expect(headed).toMatchObject({ Bid: false, 'Price by line': true, Cost: true })
    const cost = sheets.find(({ name }) => name === 'Cost')!
    const below = cost.cells.filter(
      ({ style, row, value }) => style.look === 'section' && value && row > cost.titleRow!,
    )
    expect(below.map(({ value }) => value)).not.toContain('Labor rate and prevailing wage')
  },
)
