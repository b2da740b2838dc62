import { members } from '@/data/members'
import type { TemplateContent } from '@/data/types'
import { templateContents } from '@/lib/catalogue/contents'
import { dataRows, type Block, type DocumentModel } from '@/lib/documents/model'
import { bodyLines } from '@/tests/support/distinctness'

type Written = Pick<
  TemplateContent,
  'slug' | 'document' | 'description' | 'fullDescription' | 'howToUse' | 'expertGuide'
>
const everything: readonly Written[] = [...templateContents, ...members]
const models = new Map(everything.map(({ slug, document }) => [slug, document()]))

/** Fields and check items that a reader fills in or answers. */
function places(block: Block): number {
  if (block.kind === 'fields') return block.fields.filter(({ formula }) => !formula).length
  if (block.kind === 'checklist') return block.items.length
  if (block.kind === 'clauses') return block.items.filter(({ initials }) => initials).length
  if (block.kind === 'table') return dataRows(block).length
  return 0
}
const blocksOf = (model: DocumentModel): Block[] => model.parts.flatMap(({ blocks }) => blocks)
/** The slugs for which the check finds something, each with what it found. */
const offenders = (find: (model: DocumentModel) => readonly string[]): string[] =>
  [...models].flatMap(([slug, model]) => find(model).map((found) => `${slug}: ${found}`))

test('every document has at least twelve fields, check items or lines to fill in', () => {
  expect(
    offenders((model) => {
      const count = blocksOf(model).reduce((sum, block) => sum + places(block), 0)
      return count < 12 ? [String(count)] : []
    }),
  ).toEqual([])
})

const placeholder = /lorem|ipsum|\b(?:todo|tbd|fixme|xxx+)\b|placeholder|coming soon|undefined|\[object|\bNaN\b/i

test('no line is a placeholder', () => {
  expect(offenders((model) => bodyLines(model).filter((line) => placeholder.test(line)))).toEqual([])
})

test('no text about a template is a placeholder', () => {
  const texts = ({ description, fullDescription, howToUse, expertGuide }: (typeof everything)[number]) => [
    description,
    ...fullDescription,
    ...howToUse,
    ...expertGuide.flatMap(({ title, text, cite = '' }) => [title, text, cite]),
  ]
  const found = everything.flatMap((content) =>
    texts(content).flatMap((text) => (placeholder.test(text) ? [`${content.slug}: ${text}`] : [])),
  )
  expect(found).toEqual([])
})

test('no line ends mid-phrase', () => {
  // A salutation or close, of three words at most or with a name's field, ends with a comma; these words end no sentence.
  const open = /(?:\S+ \S+ \S+ \S*[^\s}][,;]| (?:and|or|the|an|of|its|their|your))$/
  expect(offenders((model) => bodyLines(model).filter((line) => open.test(line.trim())))).toEqual([])
})

/** Every text below a value, whatever it is the text of. */
function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsBelow) : []
}

test('articles fit the word that follows, and no roof is named twice', () => {
  const wrong =
    /\b[Aa] (?:asphalt|acrylic|EPDM|edge|eave|estimate|inspect|install|invoice|office|owner)|\b[Aa]n (?:PVC|TPO|[bcdfgjkpqtvwz][a-z]{2,})|\b[Rr]oof roof\b/
  const offending = everything.flatMap(({ slug, ...told }) =>
    textsBelow({ ...told, document: models.get(slug) })
      .filter((text) => wrong.test(text))
      .map((text) => `${slug}: ${text.slice(0, 120)}`),
  )
  expect(offending).toEqual([])
})

test('no section is empty, and none stands without a title', () => {
  expect(
    offenders((model) =>
      model.parts.flatMap(({ name, blocks }) =>
        blocks.flatMap((block, index) => {
          if (blocks.length === 0) return [`${name} is empty`]
          if (block.kind !== 'heading') return []
          const next = blocks[index + 1]
          const empty = !next || (next.kind === 'heading' && next.level <= block.level)
          return empty || !block.text.trim() ? [`${name}: ${block.text}`] : []
        }),
      ),
    ),
  ).toEqual([])
})

test('every template says what it is, how to use it and what to mind', () => {
  for (const { slug, description, fullDescription, howToUse, expertGuide } of everything) {
    expect(`${slug} ${description.length > 40 && description.length <= 160}`).toBe(`${slug} true`)
    expect(`${slug} ${fullDescription.length >= 2 && howToUse.length >= 4}`).toBe(`${slug} true`)
    expect(`${slug} ${expertGuide.length >= 2 && expertGuide.every(({ text }) => text.length > 60)}`).toBe(
      `${slug} true`,
    )
  }
})

test('every estimate has at least twelve priced lines', () => {
  const estimates = templateContents.filter(
    ({ kind, categorySlug }) => kind === 'estimate' || categorySlug === 'estimates-quotes',
  )
  const few = estimates.flatMap(({ slug }) => {
    const lines = blocksOf(models.get(slug)!).flatMap((block) =>
      block.kind === 'table' && block.columns.some(({ type }) => type === 'currency') ? dataRows(block) : [],
    )
    return lines.length < 12 ? [`${slug}: ${lines.length}`] : []
  })
  expect(estimates).toHaveLength(120)
  expect(few).toEqual([])
})
