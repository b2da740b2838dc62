/** Drafts and jobs that the version of 27 November 2026 (228f00ee) stored, in a form of each blueprint and block kind. */
import { readFileSync } from 'node:fs'
import { templateContents } from '@/lib/catalogue/contents'
import { addRows } from '@/lib/documents/added-rows'
import { rowNameOf } from '@/lib/documents/cell-names'
import { formOf } from '@/lib/documents/form'
import type { RowKeys } from '@/lib/documents/model'
import { carryOver, rowKeysOf } from '@/lib/fill/carry-over'
import { draftSchema } from '@/lib/fill/draft'
import { newDraft } from '@/lib/fill/drafts'
import { keptEntries } from '@/lib/fill/entries'
import { facts } from '@/lib/jobs/facts'

interface FormerForm {
  fields: readonly string[]
  /** The keys of the columns that a person fills in, by table or checklist. */
  columns: Readonly<Record<string, readonly string[]>>
  rows: RowKeys
}

const former = JSON.parse(readFileSync('tests/fixtures/former-forms.json', 'utf8')) as {
  facts: readonly string[]
  forms: Readonly<Record<string, FormerForm>>
}
const forms = Object.entries(former.forms)
/** Rows that ask for the same in other words, and drafts of then have in the same place. */
const reworded: Readonly<Record<string, string>> = {
  Holidays: 'Pierced marks',
  'Pull-off beside a holiday': 'Pull-off beside a pierced mark',
  'Spark at the mark with the voltage dial': 'Mark under a loupe with a ruler',
}

/** In each field its name, and in each cell the text of its row and the key of its column. */
function typedInto({ fields, columns, rows }: FormerForm): Record<string, string> {
  const cells = Object.entries(columns).flatMap(([table, keys]) =>
    rows[table]!.flatMap((text, index) =>
      keys.map((key) => [
        `${table}.${index + 1}.${key}`,
        `${(reworded[text] ?? text) || `line ${index + 1}`} | ${key}`,
      ]),
    ),
  )
  return Object.fromEntries([...fields.map((name) => [name, name]), ...cells])
}

test('there is a form of each document of the corpus at that time', () => expect(forms).toHaveLength(71))

test.each(forms)('a draft of %s opens without losing a value, in the row with the same text', (slug, form) => {
  const model = templateContents.find((content) => content.slug === slug)!.document()
  const { lines: _, ...empty } = newDraft(slug, model)
  const typed = typedInto(form)
  const carried = carryOver({ ...empty, typed }, model)
  expect(Object.values(carried.typed).sort()).toEqual(Object.values(typed).sort())

  expect(draftSchema.safeParse(carried).success).toBe(true)
  const present = rowKeysOf(model)
  const { controls } = formOf(addRows(model, carried.rows))
  const kept = new Set(keptEntries({ controls } as ReturnType<typeof formOf>, carried.typed).map(([name]) => name))
  const wrong = Object.entries(carried.typed).filter(([name, text]) => {
    const { table = '', row = 0, key = '' } = rowNameOf(name) ?? {}
    const found = present[table]?.[row - 1]
    if (kept.has(name)) return controls.has(text as string)
    return found ? text !== `${found} | ${key}` : !controls.has(name)
  })
  expect(wrong).toEqual([])
})

test('a job still has every fact that it could hold', () => {
  expect(former.facts.filter((id) => !facts.has(id))).toEqual([])
})
