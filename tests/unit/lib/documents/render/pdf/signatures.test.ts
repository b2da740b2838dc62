import { part, section, signatures } from '@/lib/documents/author'
import type { SignaturesBlock } from '@/lib/documents/model'
import { modelOf } from '../../model-helpers'
import { readModel, widgetsIn } from './read-pdf'

const party = { name: 'sender', role: 'For the company', withTitle: true }

/** The left edge, bottom edge and width of each of the party's fields. */
async function placesOf(
  block: SignaturesBlock,
): Promise<Record<string, { left: number; bottom: number; width: number }>> {
  const model = modelOf([part('Letter', [section('Letter'), block])], { letterhead: 'full' })
  const widgets = widgetsIn(await readModel(model))
  return Object.fromEntries(
    widgets
      .filter(({ name }) => name.startsWith('sender.'))
      .map(({ name, rect: [left, bottom, right] }) => [name.slice(7), { left, bottom, width: right - left }]),
  )
}

test('a party signs on two rows, in a half of the page', async () => {
  const places = await placesOf(signatures([party]))
  expect(places.date!.bottom).toBe(places.signature!.bottom)
  expect(places.printedName!.bottom).toBeLessThan(places.signature!.bottom)
  expect(places.title!.bottom).toBe(places.printedName!.bottom)
})

test('the sender of a letter signs on one row: signature, date, name and title side by side', async () => {
  const places = await placesOf({ ...signatures([party]), inLine: true })
  const row = [places.signature!, places.date!, places.printedName!, places.title!]
  expect(new Set(row.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
  row.slice(1).forEach(({ left }, index) => expect(left).toBeGreaterThan(row[index]!.left + row[index]!.width))
  // A date, a name of eighteen letters and a title are read in full at 10 points.
  expect(places.date!.width).toBeGreaterThan(70)
  expect(places.printedName!.width).toBeGreaterThan(105)
  expect(places.title!.width).toBeGreaterThan(105)
})
