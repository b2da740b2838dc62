import { globSync, readFileSync } from 'node:fs'
import { retiredPhrases, retiredWords } from '@/tests/support/retired-words'

/** Phrases that speak of programs in comments, where they are right. */
const ofPrograms = new Set([
  ...['papers', 'there are none yet', 'as it was', 'no room left', 'keeps nothing', 'sent nowhere'],
  ...['without a network', 'photograph', 'meanwhile'],
])
/** Lists of words and of other texts. */
const lists = /generated|glossary|catalogue|law|citations|behaviour|THIRD_PARTY/

const comments = globSync('{app,components,data,lib,scripts}/**/*.{css,ts,tsx}')
  .filter((path) => !path.includes('generated'))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g)].map(
      ([comment]) => `${path}: ${comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ')}`,
    ),
  )
const documents = globSync('{*.md,data/*.md,docs/**/*.md}').filter((path) => !lists.test(path))
const lines = documents.flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => `${path}: ${line}`),
)

test('comments and documents are found', () => {
  expect(comments).toContainEqual(expect.stringMatching(/^scripts\/start\.ts: .*`npm start`/))
  expect(lines).toContainEqual(expect.stringMatching(/^README\.md: # /))
})

test.each(
  [...retiredWords, ...retiredPhrases]
    .filter(({ word }) => !ofPrograms.has(word))
    .map(({ word, instead, pattern }) => [word, instead, pattern] as const),
)('no comment or document says "%s"; it says %s', (_word, _instead, pattern) => {
  const texts = [...comments, ...lines].filter((text) => pattern.test(text.slice(text.indexOf(': '))))
  // The crew writes by hand on the roof, and the change log quotes what the interface said.
  expect(texts.filter((text) => !/by hand on|'Forget this job'|Hand(?: it)? on/.test(text))).toEqual([])
})
