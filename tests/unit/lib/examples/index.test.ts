import { templateContents } from '@/lib/catalogue/contents'
import { exampleOf } from '@/lib/examples'
import { verify } from '@/lib/documents'
import { complete } from '@/lib/documents/complete'
import { fill } from '@/lib/documents/fill'
import { finished } from '@/lib/documents/finished'
import { formBlocks, formOf } from '@/lib/documents/form'
import { evaluate } from '@/lib/documents/calc'
import { amountsOf } from '@/lib/fill/amounts'
import { companyOf } from '@/lib/fill/example'
import { shownTexts } from '@/lib/fill/live'
import { isText, plainText } from '@/lib/fill/output'
import { renderJob } from '@/lib/fill/render-job'
import { wrongAmounts } from '@/tests/support/drawn-amounts'
import { ofCorpus, spreadOfEach } from '@/tests/support/chosen'
import { finder } from '@/tests/support/template-reader'
import { entriesOf } from '../documents/model-helpers'
import type { TemplateContent } from '@/data/shared/types'

const exampleFor = (content: TemplateContent) => {
  const model = content.document()
  return { content, model, values: exampleOf(content, model) }
}

/** What this job leaves blank: signatures for the pen, the other of two ways to say the same, what did not happen. */
const blank =
  /(^|\.)(signature2?|name2)$|^totals\.depositFixed$|^deposit\.amount$|^cash\.coins$|^chosen\.depositFixed$|^care\.death$|^cancel\.(returned|refunded)$|^result\.(decision|cleared|until)$|^renewal\.(start|end|price)$|^cancel\.transactionDate$/

/** Seasons in which a visit of the fall was not made. */
const otherSeason = /-seasonal-inspection: (spring|summer|winter)/

const find = finder(templateContents)

describe('the examples of the corpus; in the full run all 881', () => {
  const all = ofCorpus(templateContents)
    .map(exampleFor)
    .map((example) => ({ ...example, blocks: formBlocks(formOf(example.model)) }))

  test('leave no field empty, but those for the pen and those that have another way to say it', () => {
    const empty = all.flatMap(({ content, values, blocks }) =>
      blocks
        .filter(({ block }) => block.kind === 'fields' || block.kind === 'notice' || block.kind === 'clauses')
        .flatMap(({ controls }) => controls)
        .filter(({ name, role, value }) => role === 'asked' && value === null && !(name in values) && !blank.test(name))
        .map(({ name }) => `${content.slug}: ${name}`),
    )
    expect(empty).toEqual([])
  })

  test('answer every line of every checklist that has answers, and have something in every table', () => {
    const empty = all.flatMap(({ content, values, blocks }) =>
      blocks.flatMap(({ block, controls }) => {
        const asked = controls.filter(({ role }) => role === 'asked')
        if (block.kind === 'checklist' && block.answers.length > 1)
          return asked
            .filter(({ name }) => name.endsWith('.answer') && !(name in values))
            .map(({ name }) => `${content.slug}: ${name}`)
            .filter((place) => !otherSeason.test(place))
        const isEmpty = asked.length > 0 && !asked.some(({ name, value }) => name in values || value !== null)
        const isWrong = block.kind === 'table' && isEmpty && !/^(drill|cash|cap)$/.test(block.name)
        return isWrong ? [`${content.slug}: ${block.name}`] : []
      }),
    )
    expect(empty).toEqual([])
  })

  test('are taken by their documents as they are, with telephone numbers and addresses that are kept for examples', () => {
    for (const { content, model, values } of all) {
      expect(() => fill(model, values)).not.toThrow()
      const text = `${content.slug} ${JSON.stringify(values)}`
      for (const [number] of text.matchAll(/\(\d{3}\) \d{3}-\d{4}/g)) expect(number).toMatch(/ 555-01\d\d$/)
      for (const [, domain] of text.matchAll(/[\w.]+@([\w.]+\w)/g)) expect(domain).toMatch(/(^|\.)example\.com$/)
    }
  })

  test('agree on the company, the customer and the contract sum of a roof', () => {
    const sumOf = (slug: string): number | undefined => {
      const { model, values } = exampleFor(find(slug))
      const numbers = Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      const results = [...evaluate(fill(model, values))].flatMap(([name, result]) =>
        result === null ? [] : [[name, result] as const],
      )
      return amountsOf(slug, Object.fromEntries([...numbers, ...results]))['contract.original']
    }
    const estimate = sumOf('asphalt-shingles-residential-replacement-estimate')
    expect(estimate).toBeGreaterThan(10_000)
    for (const slug of ['asphalt-shingles-residential-contract', 'change-order', 'final-invoice', 'deposit-receipt'])
      expect(sumOf(slug)).toBeCloseTo(estimate!, 2)
    const houses = templateContents.filter(({ slug }) => slug.startsWith('asphalt-shingles-residential'))
    const places = houses
      .map((content) => exampleFor(content).values)
      .map((each) => [each['customer.name'], each['job.address']])
    expect(new Set(places.map(String)).size).toBe(1)
  })

  test('leave no merge field of a letter open', () => {
    const letters = all.filter(({ content, model }) => isText(model, content.kind))
    expect(letters.length).toBeGreaterThan(0)
    for (const { content, model, values } of letters) {
      const entries = entriesOf(values)
      const shown = shownTexts({ form: formOf(model), model, company: companyOf(values), today: '2026-10-14' }, entries)
      expect(`${content.slug}: ${plainText(model, (name) => shown.get(name) ?? '')}`).not.toMatch(/____|\{[a-z]/)
    }
  })
})

describe('an example of each family; in the full run all', () => {
  const sampled = spreadOfEach(templateContents, ({ kind }) => kind)
  const files = sampled.flatMap((content) => content.formats.map((format) => [content.slug, format] as const))

  test.each(files)('%s passes every check in %s and shows the sums that follow', async (slug, format) => {
    const { model, values } = exampleFor(find(slug))
    const example = { ...model, example: true as const }
    const entries = entriesOf(values)
    const company = companyOf(values)
    const { bytes, messages } = await renderJob({ model: example, entries, company, today: null, format })
    const completed = { ...complete(example, entries, company).model, filled: true as const }
    const filled = format === 'Excel' ? completed : finished(completed, values)
    expect(messages).toEqual([])
    expect(await verify(bytes, filled, format)).toEqual([])
    if (format === 'PDF') expect(wrongAmounts(bytes, filled)).toEqual([])
  })
})
