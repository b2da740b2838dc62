import { essentials } from '@/data/library/essentials'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { renderDocx } from '@/lib/documents/render/docx'
import { testWithLibreOffice, textOfWordFiles } from '@/tests/support/libreoffice'
import { randomValues } from '@/tests/support/recalculation'
import { spread } from '@/tests/support/chosen'

testWithLibreOffice('LibreOffice calculates every formula of an estimate, blank and filled', async () => {
  const estimates = essentials.filter(({ categorySlug }) => categorySlug === 'estimates-quotes')
  const chosen = spread(estimates, 1)
  const models = chosen.flatMap(({ document }, index) => {
    const filled = fill(document(), randomValues(document(), index + 1, { blanks: 0, zeros: 0 }))
    return [document(), filled]
  })
  const texts = await textOfWordFiles(await Promise.all(models.map(renderDocx)))
  for (const [index, model] of models.entries()) {
    expect(texts[index]).not.toMatch(/faulty|syntax error/i)
    // LibreOffice ignores number pictures: no sign, no grouping, no trailing zeros.
    const subtotal = evaluate(model).get('totals.subtotal')
    // A random amount may be wider than its cell and wrap, and a minus sign at the end of a line is taken for a
    // hyphen. The tests of recalculated workbooks check the sign.
    const digits = String(Math.round(Math.abs(Number(subtotal)) * 100) / 100)
    if (subtotal) expect(texts[index]?.replaceAll(' ', '')).toContain(digits)
  }
  expect(models.filter((model) => evaluate(model).get('totals.subtotal'))).toHaveLength(chosen.length)
})
