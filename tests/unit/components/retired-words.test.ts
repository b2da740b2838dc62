import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { retiredPhrases, retiredWords } from '@/tests/support/retired-words'

/** Class names, names of elements and addresses are not read by anybody. */
const isUnread = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isJsxAttribute(node) && /^(?:className|id|htmlFor|href|style)$/.test(node.name.getText())) ||
  (ts.isCallExpression(node) && /^console\./.test(node.expression.getText()))

/** What a file shows: its texts of several words, in strings and between tags. */
function textsIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const text = node.text.replaceAll(/\s+/g, ' ').trim()
      if (text.includes(' ')) texts.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const texts = globSync('{app,components}/**/*.{ts,tsx}').flatMap((path) =>
  textsIn(path).map((text) => `${path}: ${text}`),
)

test('the texts of the interface are found', () => {
  expect(texts).toEqual(expect.arrayContaining([expect.stringContaining('You have no jobs yet.')]))
})

test.each([...retiredWords, ...retiredPhrases].map(({ word, instead, pattern }) => [word, instead, pattern] as const))(
  'no text of the interface says "%s"; it says %s',
  (_word, _instead, pattern) => {
    expect(texts.filter((text) => pattern.test(text.slice(text.indexOf(': '))))).toEqual([])
  },
)
