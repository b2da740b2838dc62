import { formOf } from '@/lib/documents/form'
import { placeIn, printedAt, type Printed } from '@/lib/fill/place'
import { sampleDocument } from '../../../support/sample-document'

const on = (page: number): Printed => ({ page, left: 1, top: 1, width: 1, height: 1 })
const form = formOf(sampleDocument())
const step = form.steps.find(({ sections }) =>
  sections.some(({ blocks }) => blocks.some(({ controls }) => controls.some(({ name }) => name === 'customer.name'))),
)!

test('a control is among those of its block, a section among its own, and anything else is the whole step', () => {
  const place = placeIn(step, 'customer.name')
  expect(place.own).toBe('customer.name')
  expect(place.names).toContain('customer.name')
  const [section] = step.sections
  expect(placeIn(step, section!.id)).toEqual({
    names: section!.blocks.flatMap(({ controls }) => controls.map(({ name }) => name)),
  })
  const all = placeIn(step, 'elsewhere')
  expect(all.own).toBeUndefined()
  expect(all.names.length).toBeGreaterThan(place.names.length)
})

test('a name that prints on several pages is shown among its neighbors', () => {
  const printed = new Map([
    ['name', [on(1), on(4), on(6)]],
    ['street', [on(4)]],
    ['city', [on(4), on(6)]],
  ])
  expect(printedAt({ names: ['name', 'street', 'city'], own: 'name' }, printed)).toEqual(on(4))
  // Without the focus on a name: where the first one prints that prints once.
  expect(printedAt({ names: ['name', 'street', 'city'] }, printed)).toEqual(on(4))
  expect(printedAt({ names: ['name'] }, printed)).toEqual(on(1))
  expect(printedAt({ names: ['unknown'], own: 'unknown' }, printed)).toBeUndefined()
  expect(printedAt({ names: [] }, printed)).toBeUndefined()
})
