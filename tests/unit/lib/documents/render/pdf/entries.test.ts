import * as d from '@/lib/documents/author'
import type { Part } from '@/lib/documents/model'
import { entryOf, takesNames, takesWords } from '@/lib/documents/render/pdf/entries'
import { layOutPages } from '@/tests/support/page-fill'
import { modelOf } from '../../model-helpers'

test.each(['Name', 'Name and phone', 'Job', 'Job and owner', 'Crew', 'Lead, phone', 'Address', 'Sent by', 'Reviewer'])(
  'a column %p takes a person, a job, a crew or an address',
  (label) => expect(takesNames(label)).toBe(true),
)

test.each(['Time', 'By', 'Next step', 'Job number', 'Email address', 'Crew size'])(
  'a column %p takes no such name',
  (label) => expect(takesNames(label)).toBe(false),
)

test('a unit is short, at whatever width; what holds a finding follows from the width of its column', () => {
  expect([entryOf('Order in', 70), entryOf('Unit', 120)]).toEqual(['short', 'short'])
  expect(takesWords('Order in', 2)).toBe(false)
  expect([entryOf('Location and action', 130), entryOf('Material', 80), entryOf('Material', 110)]).toEqual([
    'finding',
    'words',
    'finding',
  ])
})

/** The heights of a blank row for findings and of one with a finding of three lines, for a reader. */
async function rowHeights(audience: Part['audience']): Promise<number[]> {
  const finding = 'Membrane open 14 inches at the north curb of unit 3, hand-welded and probed, photographed now. '
  const table = d.table(
    'found',
    'Findings',
    [d.column('what', 'What was found', 'text')],
    [{ what: '' }, { what: finding.repeat(3) }],
  )
  const [page] = await layOutPages(modelOf([d.part('Form', [d.section('Form'), table], { audience })]))
  return page!.boxes.flatMap(({ box }) => (box.rowOf ? [box.height] : []))
}

test('a blank line of the office is as low as type allows, and a line with a finding grows with it', async () => {
  const [blank = 0, filled = 0] = await rowHeights('office')
  expect(blank).toBe(15.5)
  expect(filled).toBeGreaterThan(2 * blank)
  for (const audience of ['customer', 'crew'] as const) {
    const [other = 0, given = 0] = await rowHeights(audience)
    expect(other).toBeGreaterThanOrEqual(18)
    expect(given).toBeGreaterThan(1.5 * other)
  }
})
