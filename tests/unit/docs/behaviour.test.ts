import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const tests = path.resolve('tests')
const account = readFileSync('docs/behaviour.md', 'utf8')

/** `test(…)`, `it(…)`, `test.each(…)(…)`, but not `test.describe(…)`. */
const isTest = ({ expression }: ts.CallExpression): boolean => /^(test|it)(\.each\b|$)/.test(expression.getText())

/** The titles of a file's tests as they are written there, without their quotes. */
function titlesIn(file: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node)) {
      const [title] = node.arguments
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(title.getText().slice(1, -1))
    }
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(file, readFileSync(path.join(tests, file), 'utf8'), ts.ScriptTarget.Latest, true))
  return titles
}

const proofs = [...account.matchAll(/^ {2}- `([^`]+)` › `([^`]+)`$/gm)].map(([, file = '', title = '']) => ({
  file,
  title,
}))
const files = [...new Set(proofs.map(({ file }) => file))]

test('every line of the account names its proof, or says that it is not yet built', () => {
  const behaviours = account.split(/^- /m).slice(1)
  expect(behaviours.length).toBeGreaterThan(90)
  expect(behaviours.filter((text) => !/^ {2}- (`[^`]+` › `[^`]+`|Not yet: .+)$/m.test(text))).toEqual([])
  const proofLines = account.split('\n').filter((line) => line.startsWith('  - '))
  expect(proofLines).toHaveLength(proofs.length + account.split('\n  - Not yet: ').length - 1)
})

test.each(files)('%s has the tests that the account names', (file) => {
  expect(existsSync(path.join(tests, file))).toBe(true)
  const titles = new Set(titlesIn(file))
  expect(proofs.filter((proof) => proof.file === file && !titles.has(proof.title))).toEqual([])
})

test('no test of a visitor flow is left out of the account', () => {
  const flows = readdirSync(path.join(tests, 'e2e/flows')).filter((name) => name.endsWith('.spec.ts'))
  const written = flows.flatMap((name) => titlesIn(`e2e/flows/${name}`).map((title) => `e2e/flows/${name} › ${title}`))
  const named = new Set(proofs.map(({ file, title }) => `${file} › ${title}`))
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter((title) => !named.has(title))).toEqual([])
})
