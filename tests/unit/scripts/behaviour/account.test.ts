import { account } from '@/scripts/behaviour/account'

const text = account(
  new Map([
    ['tests/unit/lib/text.test.ts', `test('cuts', () => {}); test('trims', () => {})`],
    ['tests/unit/middleware.test.ts', `test('adds a nonce', () => {})`],
    ['tests/e2e/flows/search.spec.ts', `test('finds *anything*', () => {})\ntest('a flood', { tag: FULL }, () => {})`],
    ['tests/e2e/flows/steps.ts', 'export const open = 1'],
  ]),
)

test('visitor flows are listed by title, other files with their number of tests; what has none is left out', () => {
  expect(text).toContain('## What visitors do\n\n### [search](tests/e2e/flows/search.spec.ts)\n')
  expect(text).toContain('- finds \\*anything\\*\n- a flood (full run)\n')
  expect(text).toContain('## Library\n\n- [text](tests/unit/lib/text.test.ts): 2 tests\n')
  expect(text).toContain('## The rest\n\n- [unit/middleware](tests/unit/middleware.test.ts): 1 test')
  expect(text).not.toContain('steps')
  expect(text).not.toContain('## Stores')
})
