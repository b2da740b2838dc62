import { account } from '@/scripts/behaviour/account'

const text = account(
  new Map([
    ['tests/unit/lib/text.test.ts', `test('cuts', () => {}); test('trims', () => {})`],
    ['tests/unit/middleware.test.ts', `test('adds a nonce', () => {})`],
    ['tests/e2e/flows/search.spec.ts', `test('finds *anything*', () => {})\ntest('a flood', { tag: FULL }, () => {})`],
    ['tests/e2e/flows/steps.ts', 'export const open = 1'],
  ]),
)

test('visitor flows are listed by title, with those of the full run marked', () => {
  expect(text).toContain('## What visitors do\n\n### [search](tests/e2e/flows/search.spec.ts)\n')
  expect(text).toContain('- finds \\*anything\\*\n- a flood (full run)\n')
})

test('other sections list the files, each with its number of tests', () => {
  expect(text).toContain('## Library\n\n- [text](tests/unit/lib/text.test.ts): 2 tests\n')
  expect(text).toContain('## The rest\n\n- [unit/middleware](tests/unit/middleware.test.ts): 1 test')
})

test('files without tests and sections without files are left out', () => {
  expect(text).not.toContain('steps')
  expect(text).not.toContain('## Stores')
})
