import ts from 'typescript'

/** One test as its file states it, with the titles of the blocks around it in front. */
export interface TestTitle {
  title: string
  /** Only `npm run test:full` runs it. */
  isFull: boolean
}

const callees = /^(test|it|fullTest|testWithLibreOffice)(\.each)?$/
const blocks = /^(describe|test\.describe)(\.each)?$/

/** The name of what is called, without types, modifiers and the table of `each`: `test.each` for `test.each<Row>([…])(…)`. */
function calleeOf({ expression }: ts.CallExpression): string {
  if (ts.isCallExpression(expression) || ts.isTaggedTemplateExpression(expression))
    return (ts.isCallExpression(expression) ? expression.expression : expression.tag).getText()
  return expression.getText()
}

/** A title for reading: '…' replaces what each case fills in. Undefined for a title that is not written as text. */
function readable(node: ts.Node | undefined): string | undefined {
  if (!node || (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node))) return undefined
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
  return text.replace(/%[sdijfop#]|\$\w+/g, '…').replace(/\s+/g, ' ')
}

/** The titles of all tests in the text of a test file, in its order. */
export function testTitles(file: string, text: string): TestTitle[] {
  const found: TestTitle[] = []
  const visit = (node: ts.Node, around: readonly string[], isFull: boolean): void => {
    if (!ts.isCallExpression(node)) return node.forEachChild((child) => visit(child, around, isFull))
    const callee = calleeOf(node)
    const title = readable(node.arguments[0])
    const tagged = isFull || callee === 'fullTest' || node.arguments[1]?.getText() === '{ tag: FULL }'
    if (callees.test(callee) && title && node.arguments.length > 1)
      found.push({ title: [...around, title].join(': '), isFull: tagged })
    else {
      const inside = blocks.test(callee) && title && title !== '…' ? [...around, title] : around
      node.forEachChild((child) => visit(child, inside, tagged))
    }
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), [], false)
  return found
}
