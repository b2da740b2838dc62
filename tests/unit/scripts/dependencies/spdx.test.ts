import fc from 'fast-check'
import { isSatisfied } from '@/scripts/dependencies/spdx'

const allowed = new Set(['MIT', 'ISC', 'GPL-2.0-only WITH Classpath-exception-2.0'])

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['MIT OR GPL-3.0-only', true],
  ['MIT AND GPL-3.0-only', false],
  ['(GPL-3.0-only AND MIT) OR ISC', true],
  ['GPL-3.0-only AND (MIT OR ISC)', false],
  ['GPL-3.0-only AND MIT OR ISC', true],
  ['GPL-3.0-only OR MIT AND ISC', true],
  ['GPL-2.0-only WITH Classpath-exception-2.0', true],
  ['GPL-2.0-only', false],
])('%s', (expression, expected) => expect(isSatisfied(expression, allowed)).toBe(expected))

test.each(['', 'MIT ISC', 'MIT OR', '(MIT', 'MIT)', 'AND', 'SEE LICENSE IN LICENSE.md/…'])(
  '%j is refused',
  (expression) => expect(() => isSatisfied(expression, allowed)).toThrow('is no SPDX license expression'),
)

test('follows the rules of logic, however deep', () => {
  interface Expression {
    text: string
    holds: boolean
  }
  const { tree } = fc.letrec<{ leaf: Expression; join: Expression; tree: Expression }>((tie) => ({
    leaf: fc.constantFrom({ text: 'MIT', holds: true }, { text: 'GPL-3.0-only', holds: false }),
    join: fc.tuple(fc.constantFrom('AND', 'OR'), tie('tree'), tie('tree')).map(([word, a, b]) => ({
      text: `(${a.text} ${word} ${b.text})`,
      holds: word === 'AND' ? a.holds && b.holds : a.holds || b.holds,
    })),
    tree: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('join')),
  }))
  fc.assert(fc.property(tree, ({ text, holds }) => expect(isSatisfied(text, allowed)).toBe(holds)))
})
