import { members } from '@/data/library/members'
import type { TemplateContent } from '@/data/shared/types'
import { templateContents } from '@/lib/catalogue/contents'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { dataRows, type DocumentModel } from '@/lib/documents/model'
import { vocabulary } from '@/lib/documents/vocabulary'
import { bodyLines } from '@/tests/support/distinctness'
import { filledAtRandom, randomValues } from '@/tests/support/recalculation'
import { blocksOf, inputsOf, namesOf, textsOf, wordsOf } from '@/tests/support/template-reader'

type Written = Omit<TemplateContent, 'kind'> & { kind: string }
const everything: readonly Written[] = [...templateContents, ...members]
const models = new Map(everything.map(({ slug, document }) => [slug, document()]))

/** The slugs with findings, each with its finding. */
const offenders = (find: (model: DocumentModel) => readonly string[]): string[] =>
  [...models].flatMap(([slug, model]) => find(model).map((found) => `${slug}: ${found}`))

test('every document has at least twelve places to fill in', () => {
  expect(
    offenders((model) => {
      const count = new Set(blocksOf(model).flatMap(inputsOf)).size
      return count < 12 ? [String(count)] : []
    }),
  ).toEqual([])
})

/** What blank documents show: counts of what they print, and figures of typical values. */
const shownBlank: Readonly<Record<string, readonly string[]>> = {
  'apprentice-roofer-training-plan': ['skill.left', 'skill.target', 'lesson.hours'],
  'crew-foreman-job-description': ['duty.all'],
  'crew-skills-matrix': ['need.alone', 'need.trainers', 'need.gap', 'need.missing'],
  'customer-statement-of-account': ['age.running'],
  'estimator-and-sales-job-description': ['duty.all'],
  'interview-scorecard': ['score.best'],
  'labor-rate-and-markup-calculator': ['burden.total', 'pair.markup'],
  'remaining-life-assessment': ['life.factor', 'part.weights'],
  'roofing-installer-job-description': ['duty.all'],
  'roofing-office-manager-job-description': ['duty.all'],
  'roofing-wage-scale': ['burden.roof', 'burden.office'],
}
const isEstimate = ({ kind, categorySlug }: Written): boolean =>
  kind === 'estimate' || categorySlug === 'estimates-quotes'

test('a blank document shows no figure, apart from ads, leads and those for members; an estimate counts its faults: 0', () => {
  const shown = everything.flatMap((content) => {
    if (content.kind === 'marketing' || content.kind === 'member') return []
    const figures = [...evaluate(models.get(content.slug)!)].filter(([name, figure]) =>
      name.startsWith('check.') ? figure !== 0 && (figure !== null || isEstimate(content)) : figure !== null,
    )
    const names = new Set(figures.map(([name]) => name.replace(/\.\d+\./, '.')))
    return names.size > 0 ? [[content.slug, [...names]] as const] : []
  })
  expect(Object.fromEntries(shown)).toEqual(shownBlank)
})

/** With zeros alone, suggested numbers are 0 too. */
const filled = (model: DocumentModel, seed: number, mix: { blanks: number; zeros: number }): DocumentModel =>
  mix.zeros === 1 ? fill(model, randomValues(model, seed, mix)) : filledAtRandom(model, seed, mix)

test.each([
  ['zeros', 1, { blanks: 0, zeros: 1 }],
  ['many zeros and blanks', 3, { blanks: 0.2, zeros: 0.4 }],
  ['figures, zeros and blanks', 4, { blanks: 0.15, zeros: 0.1 }],
] as const)('no calculation of the office fails for %s', (_, times, mix) => {
  const found = everything
    .filter(({ kind }) => ['hr', 'invoicing', 'marketing', 'member'].includes(kind))
    .flatMap(({ slug }) =>
      Array.from({ length: times }, (__, index) => filled(models.get(slug)!, index + 1, mix))
        .flatMap((model) => [...evaluate(model)])
        .filter(([, figure]) => figure !== null && !Number.isFinite(figure))
        .map(([name]) => `${slug}: ${name}`),
    )
  expect(found).toEqual([])
})

/** Documents for any roof in which no name comes twice, apart from the summary that opens an inspection. */
const isForAnyRoof = ({ kind, subcategory, categorySlug }: Written): boolean =>
  kind === 'project-management' ||
  (kind === 'inspection' && subcategory === 'universal') ||
  categorySlug === 'inspection-checklists'
const isOffice = ({ kind, categorySlug }: Written): boolean =>
  kind === 'client-communication' ||
  (kind === 'essential' && !['estimates-quotes', 'inspection-checklists'].includes(categorySlug))

test('fields, answers and cells have names of their own, but for facts that two parts of a letter share', () => {
  const found = everything.flatMap((content) => {
    if (!isForAnyRoof(content) && !isOffice(content)) return []
    const blocks = blocksOf(models.get(content.slug)!)
    const hasSummary = blocks[0]?.kind === 'heading' && blocks[0].text === 'Summary for the owner'
    const names = blocks.slice(hasSummary ? 2 : 0).flatMap(namesOf)
    return names
      .filter((name, index) => names.indexOf(name) !== index && !(isOffice(content) && name in vocabulary))
      .map((name) => `${content.slug}: ${name}`)
  })
  expect(found).toEqual([])
})

test('no text of a document for any roof ends mid-phrase', () => {
  const open = /(?:[,;:(–-]|\b(?:a|an|the|of|to|at|by|for|with|from|and|or|than|is|are|if|where|that))$/i
  const found = everything.filter(isForAnyRoof).flatMap((content) =>
    wordsOf(content)
      .filter((text) => text.length > 1 && open.test(text.trim()))
      .map((text) => `${content.slug}: ${text}`),
  )
  expect(found).toEqual([])
})

const placeholder = /lorem|ipsum|\b(?:todo|tbd|fixme|xxx+)\b|placeholder|coming soon|undefined|\[object|\bNaN\b/i

test('no text has a gap, a placeholder, double punctuation or an unclosed parenthesis', () => {
  const broken = /undefined|NaN|\[object|\.\.|;\.|: ;|,\.|\?\./
  const found = everything.flatMap((content) =>
    wordsOf(content)
      .filter(
        (text) => broken.test(text) || placeholder.test(text) || text.split('(').length !== text.split(')').length,
      )
      .map((text) => `${content.slug}: ${text}`),
  )
  expect(found).toEqual([])
})

test('no line ends mid-phrase', () => {
  // Salutations and closings (three words at most, or a name field) end with a comma; no line ends with these words.
  const open = /(?:\S+ \S+ \S+ \S*[^\s}][,;]| (?:and|or|the|an|of|its|their|your))$/
  expect(offenders((model) => bodyLines(model).filter((line) => open.test(line.trim())))).toEqual([])
})

test('articles match the next word, and “roof” is never doubled', () => {
  const wrong =
    /\b[Aa] (?:asphalt|acrylic|EPDM|edge|eave|estimate|inspect|install|invoice|office|owner)|\b[Aa]n (?:PVC|TPO|[bcdfgjkpqtvwz][a-z]{2,})|\b[Rr]oof roof\b/
  const offending = everything.flatMap(({ slug, ...told }) =>
    textsOf({ ...told, document: models.get(slug) })
      .filter((text) => wrong.test(text))
      .map((text) => `${slug}: ${text.slice(0, 120)}`),
  )
  expect(offending).toEqual([])
})

test('no section is empty or untitled', () => {
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

test('every template has a description, instructions and cautions that fit the site', () => {
  const isWithin = (count: number, least: number, most: number): boolean => count >= least && count <= most
  const wrong = everything.flatMap(({ slug, kind, description, fullDescription, howToUse, expertGuide, tags }) => {
    const more = Number(kind === 'essential')
    const right = {
      description: isWithin(description.length, 41, 160) && /[.!?]$/.test(description),
      fullDescription: isWithin(fullDescription.length, 2, 3 + more),
      howToUse: isWithin(howToUse.length, 5, 7),
      expertGuide: isWithin(expertGuide.length, 3, 10) && expertGuide.every(({ text }) => text.length > 60),
      tags: new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
    }
    return Object.entries(right).flatMap(([text, isRight]) => (isRight ? [] : [`${slug}: ${text}`]))
  })
  expect(wrong).toEqual([])
})

test('every guide cites a law or a standard unless none applies', () => {
  const uncited = everything.filter(({ expertGuide }) => !expertGuide.some(({ cite }) => cite))
  expect(uncited.map(({ slug }) => slug)).toEqual(['tie-in-and-night-seal-log'])
})

test('every estimate has at least twelve priced lines', () => {
  const estimates = everything.filter(isEstimate)
  const few = estimates.flatMap(({ slug }) => {
    const lines = blocksOf(models.get(slug)!).flatMap((block) =>
      block.kind === 'table' && block.columns.some(({ type }) => type === 'currency') ? dataRows(block) : [],
    )
    return lines.length < 12 ? [`${slug}: ${lines.length}`] : []
  })
  expect(estimates).toHaveLength(120)
  expect(few).toEqual([])
})
