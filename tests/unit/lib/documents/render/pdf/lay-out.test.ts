import * as d from '@/lib/documents/author'
import type { Block, Part } from '@/lib/documents/model'
import { layOutPages } from '@/tests/support/page-fill'
import { modelOf } from '../../model-helpers'

const names = async (...parts: Part[]) =>
  (await layOutPages(modelOf(parts))).map(({ paper, page, part }) => [paper, page, part])
const office = { audience: 'office' } as const

/** The heights of a block's boxes, without the head of the document. */
async function heightsOf(block: Block): Promise<number[]> {
  const [page] = await layOutPages(modelOf([d.part('Form', [d.section('Form'), block])]))
  return page!.boxes.flatMap(({ box }) => (box.repeat ? [box.height] : []))
}

describe('a part that follows', () => {
  const first = d.part('Measures', [d.p('a')], office)

  it('shares the page of the part before it', async () =>
    expect(await names(first, d.part('Cost', [d.p('b')], { ...office, follows: true }))).toEqual([
      [1, 1, 'Measures · Cost'],
    ]))

  it('has a page of its own in another orientation, and a paper of its own for another reader', async () =>
    expect(
      await names(
        first,
        d.part('Wide', [d.p('b')], { ...office, follows: true, landscape: true }),
        d.part('Crew', [d.p('c')], { audience: 'crew', follows: true }),
      ),
    ).toEqual([
      [1, 1, 'Measures'],
      [1, 2, 'Wide'],
      [2, 1, 'Crew'],
    ]))
})

describe('a checklist in two columns', () => {
  const items = ['Deck', 'Drains', 'Edges', 'Curbs', 'Seams', 'Walls', 'Pipes']
  const grid = (...answers: string[]): Block => ({
    ...d.checklist('check', items, answers, [d.extra('photo', 'Photo', 0.8)]),
    layout: 'grid',
  })

  it('sets two items in a row', async () => expect(await heightsOf(grid('Pass', 'Fix', 'N/A'))).toHaveLength(4))

  it('has one column where its answers leave the items too little room', async () =>
    expect(await heightsOf(grid('Not ruled out', 'Still possible', 'Not inspected'))).toHaveLength(7))
})

test('a column of long texts takes width from one of short texts', async () => {
  const long = 'Membrane open along the north curb, hand-welded and probed on the same day'
  const table = d.table(
    'line',
    'Lines',
    [
      d.column('text', 'Text', 'text', { width: 1, fixed: true }),
      d.column('mark', 'Mark', 'text', { width: 5, fixed: true }),
    ],
    Array.from({ length: 5 }, () => ({ text: long, mark: 'A' })),
  )
  const heights = await heightsOf(table)
  expect(heights).toHaveLength(5)
  // Two lines of ten points; at a sixth of the width the text would take six.
  for (const height of heights) expect(height).toBeLessThan(36)
})
