import { templateContents } from '@/lib/catalogue/contents'
import { corpus } from '@/tests/corpus'
import { blueprintOf } from '@/tests/support/template-reader'
import type { TemplateContent } from '@/data/types'

const chosen = templateContents.filter(({ slug }) => slug in corpus)
const kindsIn = (contents: readonly TemplateContent[]): string[] =>
  [
    ...new Set(
      contents.flatMap(({ document }) => document().parts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))),
    ),
  ].sort()

test('each document of the corpus exists', () => {
  expect(Object.keys(corpus).filter((slug) => !chosen.some((content) => content.slug === slug))).toEqual([])
})

test('the corpus has each blueprint, family, system and format', () => {
  for (const groupOf of [blueprintOf, ({ systemSlug = '' }: TemplateContent) => systemSlug])
    expect(
      [...new Set(templateContents.map(groupOf))].filter((name) => !chosen.some((one) => groupOf(one) === name)),
    ).toEqual([])
  expect(new Set(chosen.flatMap(({ formats }) => formats))).toEqual(
    new Set(templateContents.flatMap(({ formats }) => formats)),
  )
})

test('the corpus has each kind of block', () => {
  expect(kindsIn(chosen)).toEqual(kindsIn(templateContents))
})

test('the corpus has the 20 most wanted documents', () => {
  const wanted = [...templateContents].sort((a, b) => b.demand - a.demand).slice(0, 20)
  expect(wanted.filter(({ slug }) => !(slug in corpus)).map(({ slug }) => slug)).toEqual([])
})
