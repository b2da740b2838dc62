/** Answers are 44 CSS pixels high, 33 points in print units, where a page has the room. */
import { templateContents } from '@/lib/catalogue/contents'
import { checklist, extra, section } from '@/lib/documents/author'
import { blocksOfKind } from '@/lib/documents/model'
import type { LayoutBox } from '@/lib/documents/render/pdf/boxes'
import { paginate } from '@/lib/documents/render/pdf/paginate'
import { renderPdf } from '@/lib/documents/render/pdf'
import { layOutPages, type LaidOutPage } from '@/tests/support/page-fill'
import { spread } from '@/tests/support/chosen'
import { readPdf } from './read-pdf'
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
const placed = (boxes: readonly LayoutBox[]) =>
  paginate(boxes, area).map((page) => page.map(({ box, y }) => [y, box.height]))

test('room that is left goes to the rows of a checklist, and what follows moves down', () => {
  expect(placed([...rowsOf(2, 21), { height: 50, draw }])).toEqual([
    [
      [0, TALL],
      [TALL, TALL],
      [2 * TALL, 50],
    ],
  ])
})

test('a checklist for which the room is too little, or of which a part is on another page, stays as it is', () => {
  expect(placed([...rowsOf(2, 21), { height: 340, draw }])[0]!.map(([, height]) => height)).toEqual([21, 21, 340])
  const [first, second] = placed(rowsOf(14, 30))
  expect([...first!, ...second!].map(([, height]) => height)).toEqual(Array<number>(14).fill(30))
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

test('the whole height of such a row answers', async () => {
  const model = documentOf(
    section('Roof'),
    checklist('roof', ['Ladder tied', 'Hatch shut'], ['Yes', 'No'], [extra('note', 'Note')]),
  )
  const widgets = readPdf(await renderPdf(model)).pages.flatMap((page) => page.widgets)
  const answers = widgets.filter(({ name }) => name.endsWith('.answer'))
  expect(answers).toHaveLength(4)
  for (const { rect } of answers) expect(rect[3] - rect[1]).toBeGreaterThanOrEqual(TALL - 0.01)
})

test('so does a row of a list of boxes to tick', async () => {
  const blocks = [section('Tools'), checklist('tools', ['Harness', 'Rope', 'Anchor', 'Lanyard'], ['Packed'])]
  const model = documentOf(...blocks)
  const widgets = readPdf(await renderPdf(model)).pages.flatMap((page) => page.widgets)
  const heights = widgets.filter(({ name }) => name.startsWith('tools.')).map(({ rect }) => rect[3] - rect[1])
  expect(heights).toHaveLength(4)
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(TALL - 0.01)
})
