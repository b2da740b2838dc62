import { essentials } from '@/data/essentials'
import { render, verify } from '@/lib/documents'
import { fill } from '@/lib/documents/fill'
import { builtFile } from '@/tests/support/built'
import { recalculateAll, testWithLibreOffice, textOfWordFiles } from '@/tests/support/libreoffice'
import { differences, randomValues, spoiled, valuesOf } from '@/tests/support/recalculation'

const withFormat = (format: 'Word' | 'Excel') => essentials.filter(({ formats }) => formats.includes(format))

test.each(essentials.map((template) => [template.name, template] as const))(
  '%s: every file passes verification, and the same content gives the same bytes',
  async (_, template) => {
    for (const format of template.formats) {
      const bytes = builtFile(template, format)
      expect(await verify(bytes, template.document(), format)).toEqual([])
      expect(Buffer.compare(bytes, await render(template.document(), format))).toBe(0)
    }
  },
  60_000,
)

testWithLibreOffice(
  'every workbook, blank and filled, recalculates to the figures of evaluate to the cent',
  async () => {
    const workbooks = withFormat('Excel').flatMap(({ slug, document }, index) => {
      const model = document()
      const filled = fill(model, randomValues(model, index + 1, { blanks: 0.05, zeros: 0.02 }))
      return [
        { name: `${slug}, blank`, model },
        { name: `${slug}, filled`, model: filled },
      ]
    })
    const results = await recalculateAll(await Promise.all(workbooks.map(({ model }) => spoiled(model))))
    const found = workbooks.flatMap(({ name, model }, index) =>
      differences(model, results[index]!).map((difference) => `${name}: ${difference}`),
    )
    expect(found).toEqual([])
  },
)

testWithLibreOffice('the four estimates reach the same total in LibreOffice, and it is an amount', async () => {
  const estimates = essentials.filter(({ categorySlug }) => categorySlug === 'estimates-quotes')
  const models = estimates.map(({ document }, index) => {
    const model = document()
    return fill(model, { ...randomValues(model, index + 11, { blanks: 0, zeros: 0 }), 'price.method': 1 })
  })
  const results = await recalculateAll(await Promise.all(models.map(spoiled)))
  expect(models.flatMap((model, index) => differences(model, results[index]!))).toEqual([])
  for (const [index, model] of models.entries())
    expect(valuesOf(model, results[index]!)('totals.total')).toBeGreaterThan(0)
})

testWithLibreOffice('every Word file is laid out with all its sections', async () => {
  const templates = withFormat('Word')
  const texts = await textOfWordFiles(templates.map((template) => builtFile(template, 'Word')))
  const lost = templates.flatMap(({ slug, document }, index) =>
    document()
      .parts.flatMap((part) => part.blocks)
      .filter((block) => block.kind === 'heading')
      .filter(({ text }) => !texts[index]?.includes(text.replace(/\s+/g, ' ')))
      .map(({ text }) => `${slug}: ${text}`),
  )
  expect(lost).toEqual([])
})
