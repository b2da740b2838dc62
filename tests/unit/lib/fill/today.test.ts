import { strFromU8, unzipSync } from 'fflate'
import { templateContents } from '@/lib/catalogue/contents'
import type { TemplateContent } from '@/data/shared/types'
import { cellsOf, evaluate } from '@/lib/documents/calc'
import { formOf } from '@/lib/documents/form'
import type { DocumentModel } from '@/lib/documents/model'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { shownTexts } from '@/lib/fill/live'
import { printJob } from '@/lib/fill/print-job'
import { renderJob } from '@/lib/fill/render-job'
import { ofCorpus, spread } from '@/tests/support/chosen'
import { readResult } from '@/tests/support/libreoffice'
import { readValues } from '@/tests/support/pdf-values'
import { asksForToday, differences, filledAsOfToday, isSame } from '@/tests/support/recalculation'
import { pageTexts } from '@/tests/support/pdf'
import { entriesOf } from '../documents/model-helpers'

const today = '2026-11-28'
const entries = entriesOf({})
const filled = ({ slug, document }: TemplateContent) => ({ slug, model: filledAsOfToday(document(), 7) })
const inExcel = templateContents.filter(({ formats }) => formats.includes('Excel'))
/** Those of the corpus; all of them in the full run. */
const workbooks = ofCorpus(inExcel).map(filled)
const dated = inExcel.filter(({ document }) => asksForToday(document())).map(filled)

test('every stored result of a workbook is what the form shows that day', () => {
  const wrong = workbooks.flatMap(({ slug, model }) => {
    const results = evaluate(model, { today })
    return planWorkbook({ ...model, today })
      .sheets.flatMap(({ cells }) => cells)
      .flatMap(({ calculates: name = '', value }) => {
        const expected = results.get(name)
        return expected === undefined || isSame(value, expected) ? [] : [`${slug} ${name}: ${String(value)}`]
      })
  })
  expect(workbooks.length).toBeGreaterThan(5)
  expect(dated).toHaveLength(10)
  expect(wrong).toEqual([])
})

test.each(spread(dated, 4).map(({ slug, model }) => [slug, model] as const))(
  '%s: its workbook asks for the day and has stored what it gives today',
  async (_, model) => {
    const { bytes } = await renderJob({ model, entries, company: {}, today, format: 'Excel' })
    expect(differences({ ...model, filled: true }, await readResult(bytes), today)).toEqual([])
    const files = unzipSync(bytes)
    expect(Object.keys(files).some((path) => strFromU8(files[path]!).includes('TODAY()'))).toBe(true)
  },
)

/** What the form shows of each calculated figure. */
function shownIn(model: DocumentModel): Map<string, string> {
  const shown = shownTexts({ form: formOf(model), model, company: {}, today }, entries)
  return new Map(
    [...cellsOf(model).values()].flatMap(({ name, formula }) => (formula ? [[name, shown.get(name)!]] : [])),
  )
}

const slugs = ['accounts-receivable-aging', 'lien-notice-deadline-tracker']

test.each(slugs)(
  'the PDF of %s shows the figures of the form, in a set to print as well; a blank file has none',
  async (slug) => {
    const { model } = dated.find((each) => each.slug === slug)!
    const figures = [...shownIn(model)]

    const { bytes } = await renderJob({ model, entries, company: {}, today, format: 'PDF' })
    const fields = readValues(bytes)
    const wrong = figures.filter(([name, shown]) => fields.get(name)?.shown.some((drawn) => drawn !== shown))
    expect(wrong).toEqual([])
    const another = evaluate(model, { today: '2026-01-05' })
    expect([...evaluate(model, { today })].filter(([name, result]) => result !== another.get(name))).not.toEqual([])
    const textOn = async (day: string | null): Promise<string> => {
      const document = { name: slug, model, entries, company: {}, today: day }
      const { bytes } = await printJob({ title: slug, readers: ['office'], documents: [document] })
      return (await pageTexts(bytes)).join('\n')
    }
    const blank = evaluate(model)
    const ofToday = figures.filter(([name, shown]) => shown !== '' && blank.get(name) === null)
    const printed = await textOn(today)
    expect(ofToday.filter(([, shown]) => !printed.includes(shown))).toEqual([])
    expect(ofToday.length).toBeGreaterThan(10)
    expect((await textOn(null)).length).toBeLessThan(printed.length)
  },
)
