import { testTitles } from '@/scripts/behaviour/titles'

const titles = (text: string): string[] => testTitles('a.test.ts', text).map(({ title }) => title)

test('tests are listed in order, each after the titles of its enclosing blocks', () =>
  expect(
    titles(`
      test('first', () => {})
      describe('a form', () => {
        it('sends once', () => {})
        test.describe('on a phone', () => test("keeps what was typed", async ({ page }) => {}))
      })`),
  ).toEqual(['first', 'a form: sends once', 'a form: on a phone: keeps what was typed']))

test('placeholders for test cases become an ellipsis', () =>
  expect(
    titles(`
      test.each([1, 2])('%d is refused on %s', () => {})
      it.each<Row>([])('$name is kept', () => {})
      for (const way of ways) test(\`closes by \${way}, at once\`, () => {})
      describe.each(kinds)('%s', () => { it('opens', () => {}) })`),
  ).toEqual(['… is refused on …', '… is kept', 'closes by …, at once', 'opens']))

test('tests of the full run are marked, including those inside a tagged block', () =>
  expect(
    testTitles(
      'a.test.ts',
      `test('a flood', { tag: FULL }, () => {})
       fullTest('every family', () => {})
       test.describe('kills', { tag: FULL }, () => { test('twenty', () => {}) })
       test('a page', () => {})`,
    ),
  ).toEqual([
    { title: 'a flood', isFull: true },
    { title: 'every family', isFull: true },
    { title: 'kills: twenty', isFull: true },
    { title: 'a page', isFull: false },
  ]))

test('calls that only look like tests are left out', () =>
  expect(
    titles(`pattern.test('word', 1); test.skip(isFirefox, 'no clipboard'); test.setTimeout(5); it(name, run)`),
  ).toEqual([]))
