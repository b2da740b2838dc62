import { settingOf } from '@/lib/documents/render/pdf/style'
import { layoutText } from '@/lib/documents/render/pdf/text'

const { styles } = settingOf({ audience: 'customer' }, 612)

/** A font in which every character is one point wide. */
const measure = (text: string) => text.length
const linesOf = (text: string, width: number) =>
  layoutText([{ text, style: styles.body }], width, measure).lines.map((line) =>
    line.runs.map((run) => run.text).join(''),
  )

test.each([
  ['at spaces', 'one two three', 8, ['one two ', 'three']],
  ['after hyphens and slashes between letters', 'tear-off and/or', 7, ['tear-', 'off ', 'and/or']],
  ['at no hyphen between figures', '29 CFR 1926.501-2', 12, ['29 CFR ', '1926.501-2']],
  ['at no no-break space', 'see 29\u00a0CFR 1926.501', 8, ['see ', '29\u00a0CFR ', '1926.501']],
  ['in a word that is wider than the line', 'abcdefgh', 3, ['abc', 'def', 'gh']],
])('lines break %s', (_, text, width, lines) => expect(linesOf(text, width)).toEqual(lines))

test('a space at the end of a line has no width', () => {
  const { lines } = layoutText([{ text: 'one two three', style: styles.body }], 7, measure)
  expect(lines[0]?.width).toBe(7)
  expect(lines).toHaveLength(2)
})

test('punctuation stays with the word of another style before it', () => {
  const runs = [
    { text: 'Dear ', style: styles.body },
    { text: '[Name]', style: styles.bodyStrong },
    { text: ', hello', style: styles.body },
  ]
  const lines = layoutText(runs, 11, measure).lines.map((line) => line.runs.map((run) => run.text))
  expect(lines).toEqual([['Dear '], ['[Name]', ', '], ['hello']])
})
