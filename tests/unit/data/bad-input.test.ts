/** What people type by mistake: text in a cell for a number, a minus, nothing. Figures stay right, and no error shows. */
import { templateContents } from '@/lib/catalogue/contents'
import { fill, slotsOf } from '@/lib/documents/fill'
import type { DocumentModel, Value } from '@/lib/documents/model'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { spread } from '@/tests/support/chosen'
import { seed, sequence } from '@/tests/support/random'
import { differences, randomValues, spoiled } from '@/tests/support/recalculation'

/** A figure that stands for text until the document is filled, which takes figures only. */
const placeholder = 13_579_246.8

/** A third of the figures are text, a fifth below 0, a fifth blank. */
function mistyped(model: DocumentModel, start: number): DocumentModel {
  const next = sequence(start)
  const slots = slotsOf(model)
  const mistake = (name: string, value: Value): Value => {
    const kind = next()
    // A percent complete takes 0 to 100 and refuses all else.
    if (slots.get(name)?.ofWhole) return value
    if (kind < 0.33) return placeholder
    return kind < 0.55 && typeof value === 'number' ? -value : value
  }
  const figures = Object.entries(randomValues(model, start, { blanks: 0.2, zeros: 0.05 }))
  const filled = fill(model, Object.fromEntries(figures.map(([name, value]) => [name, mistake(name, value)])))
  const text = JSON.stringify(filled).replaceAll(String(placeholder), '"see note"')
  return JSON.parse(text) as DocumentModel
}

const workbooks = spread(
  templateContents.filter(({ formats }) => formats.includes('Excel')),
  3,
)
const portions = Array.from({ length: Math.ceil(workbooks.length / 12) }, (_, index) =>
  workbooks.slice(index * 12, (index + 1) * 12),
)

for (const portion of portions)
  testWithLibreOffice(
    `text, negative and blank figures give what evaluate gives, and no error: ${portion.map(({ slug }) => slug).join(', ')}`,
    async () => {
      const models = portion.map(({ document }, index) => mistyped(document(), seed + index))
      expect(JSON.stringify(models)).toContain('see note')
      const results = await recalculateAll(await Promise.all(models.map(spoiled)))
      const faults = models.flatMap((model, index) => {
        const shown = [...results[index]!.values()].flatMap((sheet) =>
          [...sheet].map(([at, value]) => `${at} ${String(value)}`),
        )
        const errors = shown.filter((text) => / #(VALUE|REF|NAME|DIV|NUM|N\/A)/.test(text))
        return [...differences(model, results[index]!), ...errors].map((fault) => `${model.title}: ${fault}`)
      })
      expect(faults).toEqual([])
    },
  )
