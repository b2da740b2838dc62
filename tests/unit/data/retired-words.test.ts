import { about } from '@/data/site/about'
import { categoryLayouts, essentialCategories, libraryCategories } from '@/data/shared/categories'
import { faq } from '@/data/site/faq'
import { members } from '@/data/library/members'
import { site } from '@/data/site'
import { terms } from '@/data/site/terms'
import { testimonials } from '@/data/site/testimonials'
import { templateContents } from '@/lib/catalogue/contents'
import { retiredWords } from '@/tests/support/retired-words'
import { textsOf } from '@/tests/support/template-reader'

/** Names of fields and tables are not read by anybody. */
const isName = (text: string): boolean => /^[a-z][\w.]*$/.test(text)

const withoutFields = (text: string): string => text.replace(/\{[\w.]+\}/g, '{}')

const texts = new Map<string, Set<string>>()
const collect = (where: string, value: unknown): void => {
  for (const text of textsOf(value).map(withoutFields))
    if (!isName(text)) texts.set(text, (texts.get(text) ?? new Set()).add(where))
}
for (const { slug, document, ...page } of [...templateContents, ...members]) collect(slug, [page, document()])
collect('site', [about, libraryCategories, essentialCategories, categoryLayouts, faq, site, terms, testimonials])

const places = (pattern: RegExp): string[] =>
  [...texts].flatMap(([text, where]) => (pattern.test(text) ? [`${[...where][0]} (${where.size}): ${text}`] : []))

test.each(retiredWords.map(({ word, instead, pattern }) => [word, instead, pattern] as const))(
  'no text says "%s"; it says %s',
  (_word, _instead, pattern) => {
    expect(places(pattern)).toEqual([])
  },
)

test.each([
  ['maker', 'as the tile maker says'],
  ['papers', 'Warranty papers on file'],
  ['paper, for an agreement', 'This paper releases nothing.'],
  ['whoever', 'Whoever finds a defect'],
  ['call off', 'Owner may call off the visit.'],
  ['call off', 'Work was called off.'],
  ['timber', 'sound timber'],
  ['first-aider', 'A first-aider on each crew.'],
  ['British spelling', 'gutter colour'],
  ['British spelling', 'an organised crew'],
])('the test finds "%s" in "%s"', (word, text) => {
  expect(retiredWords.find((retired) => retired.word === word)?.pattern.test(text)).toBe(true)
})

test.each([
  'Nail the felt paper flat.',
  'Keep the paperwork.',
  'Calling off work',
  'color, license, center, organize',
  'release paper',
  'an exercise program',
])('and leaves "%s" alone', (text) => {
  expect(retiredWords.filter(({ pattern }) => pattern.test(text)).map(({ word }) => word)).toEqual([])
})
