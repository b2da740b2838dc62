/** Answers are 44 CSS pixels high, 33 points in print units, where a page has the room. */
import { templateContents } from '@/lib/catalogue/contents'
import { checklist, extra, section } from '@/lib/documents/author'
import { blocksOfKind } from '@/lib/documents/model'
import type { LayoutBox } from '@/lib/documents/render/pdf/boxes'
import { paginate } from '@/lib/documents/render/pdf/paginate'
import { layOutPages, type LaidOutPage } from '@/tests/support/page-fill'
import { spread } from '@/tests/support/chosen'
import { readModel, widgetsIn } from './read-pdf'
import { documentOf } from '@/tests/support/block-document'

const TALL = 33
const draw = () => undefined
const area = { top: 0, bottom: 400 }

const rowsOf = (count: number, height: number, rowOf: object = {}): LayoutBox[] =>
  Array.from({ length: count }, () => ({
    height,
    rowOf,
    draw,
    taller: { list: rowOf, height: TALL, rows: count, draw },
  }))
/** The top and the height of each box, page by page. */
const placed = (boxes: readonly LayoutBox[]) =>
  paginate(boxes, area).map((page) => page.map(({ box, y }) => `${y}+${box.height}`))

test('room that is left goes to the rows of a checklist that stands whole on a page with room for all of them', () => {
  expect(placed([...rowsOf(2, 21), { height: 50, draw }])).toEqual([['0+33', '33+33', '66+50']])
  expect(placed([...rowsOf(2, 21), { height: 340, draw }])[0]).toEqual(['0+21', '21+21', '42+340'])
  const heights = placed(rowsOf(14, 30)).map((page) => page.map((place) => place.split('+')[1]))
  expect(heights.slice(0, 2).flat()).toEqual(Array<string>(14).fill('30'))
})

/** The checklists that stand whole on a page, with their rows. */
function wholeOn({ boxes }: LaidOutPage): LayoutBox[][] {
  const lists = new Map<object, LayoutBox[]>()
  for (const { box } of boxes) if (box.taller) lists.set(box.taller.list, [...(lists.get(box.taller.list) ?? []), box])
  return [...lists.values()].filter((rows) => rows.length === rows[0]!.taller!.rows)
}

const withChecklists = templateContents.filter(({ document }) => blocksOfKind(document(), 'checklist').length > 0)

test('a checklist of the library that its page has room for has rows for a finger', async () => {
  let tall = 0
  for (const { slug, document } of spread(withChecklists, 8))
    for (const page of await layOutPages(document())) {
      const last = page.boxes.at(-1)
      const room = last ? page.area.bottom - last.y - last.box.height : 0
      for (const rows of wholeOn(page)) {
        const missing = rows.reduce((sum, { height, taller }) => sum + Math.max(0, taller!.height - height), 0)
        if (missing === 0) tall += 1
        else expect([slug, page.page, missing > room]).toEqual([slug, page.page, true])
      }
    }
  expect(tall).toBeGreaterThan(0)
})

test.each([
  ['a checklist', checklist('roof', ['Ladder tied', 'Hatch shut'], ['Yes', 'No'], [extra('note', 'Note')])],
  ['a list of boxes to tick', checklist('tools', ['Harness', 'Rope', 'Anchor', 'Lanyard'], ['Packed'])],
])('the whole height of a row of %s answers', async (_, block) => {
  const widgets = widgetsIn(await readModel(documentOf(section('Roof'), block)))
  const heights = widgets.filter(({ name }) => name.endsWith('.answer')).map(({ rect }) => rect[3] - rect[1])
  expect(heights).toHaveLength(4)
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(TALL - 0.01)
})
