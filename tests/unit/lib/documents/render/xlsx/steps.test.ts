import * as d from '@/lib/documents/author'
import { fill } from '@/lib/documents/fill'
import type { Value } from '@/lib/documents/model'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { differences, spoiled } from '@/tests/support/recalculation'
import { documentOf } from '@/tests/support/block-document'
import { checked } from '../../model-helpers'

const rows = Array.from({ length: 30 }, (_, index) => `row.${index + 1}`)
const perRow = (formula: (row: string) => d.Expr): d.Expr[] => rows.map(formula)
const positive = (row: string) => d.when(`${row}.a`, '>', 0, d.mul(`${row}.a`, `${row}.b`), d.sub(`${row}.b`, 1))

const model = documentOf(
  d.table('row', 'Rows', [d.column('a', 'A', 'number'), d.column('b', 'B', 'number')], [], { blankRows: 30 }),
  d.fields(
    2,
    d.calculated('long.sum', 'Sum', 'number', d.add(...perRow(positive))),
    d.calculated('long.most', 'Most', 'number', d.max(...perRow((row) => d.add(0, d.ref(`${row}.a`), positive(row))))),
    d.calculated('short', 'Short', 'number', d.add('row.1.a', 'row.2.a')),
  ),
)

const values: Record<string, Value> = Object.fromEntries(
  rows.flatMap((row, index): [string, Value][] => [
    [`${row}.a`, index % 5 === 0 ? null : index - 12],
    [`${row}.b`, index % 7 === 0 ? null : index * 1.5],
  ]),
)

test('a long formula is divided into steps, a short one is not', async () => {
  const plan = planWorkbook(model)
  const formulas = [...plan.sheets.flatMap(({ cells }) => cells), ...plan.steps].flatMap(({ formula }) => formula ?? [])
  expect(Math.max(...formulas.map((formula) => formula.length))).toBeLessThanOrEqual(300)
  expect(new Set(plan.steps.map(({ label }) => label))).toEqual(new Set(['long.sum', 'long.most']))
  expect(new Set(plan.steps.map(({ formula }) => formula)).size).toBe(plan.steps.length)
  await checked(model, 'Excel')
})

testWithLibreOffice('steps give the figures of the whole formula', async () => {
  const models = [model, fill(model, values)]
  const results = await recalculateAll(await Promise.all(models.map(spoiled)))
  expect(models.map((each, index) => differences(each, results[index]!))).toEqual([[], []])
})
