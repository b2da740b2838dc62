import { templateContents } from '@/lib/catalogue/contents'
import { evaluate } from '@/lib/documents/calc'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { spread } from '@/tests/support/chosen'
import { isFull } from '@/tests/support/full'
import { seed } from '@/tests/support/random'
import { asksForToday, differences, filledAsOfToday, heldAt, spoiled } from '@/tests/support/recalculation'

const dated = templateContents.filter(({ formats, document }) => formats.includes('Excel') && asksForToday(document()))

/** It is known to have figures that differ by the day. */
const aging = dated.find(({ slug }) => slug === 'accounts-receivable-aging')!
const held = isFull ? [...new Set([...spread(dated, 2), aging])] : [aging]

testWithLibreOffice(
  `what is late on a given day is what evaluate finds late: ${held.map(({ slug }) => slug).join(', ')}`,
  async () => {
    const models = held.map(({ document }) => filledAsOfToday(document(), seed))
    const days = ['2026-05-01', '2028-02-29']
    const cases = days.flatMap((today) => models.map((model) => ({ model, today })))
    const files = await Promise.all(cases.map(async ({ model, today }) => heldAt(await spoiled(model), today)))
    const results = await recalculateAll(files)
    cases.forEach(({ model, today }, index) => {
      expect([model.title, today, differences(model, results[index]!, today)]).toEqual([model.title, today, []])
    })
    const figures = days.map((today) => models.map((model) => [...evaluate(model, { today })]))
    expect(figures[0]).not.toEqual(figures[1])
  },
)
