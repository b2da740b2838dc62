import { either, every, excluded, missing, never, renderCondition, test, type Condition } from './excel-condition'
import type { Expr } from './expr'

/** Shown by formulas over blanks. Not a number, so that formulas over it are blank in turn. */
export const BLANK = '–'

export interface SheetAddresses {
  /** Address of a cell, with its sheet where that is another one: `B3`, `'Take-off'!$B$3`. */
  cell(name: string): string
  /** Address of a table column's data cells. */
  column(table: string, key: string): string
}

interface Compiled {
  /** When the expression is empty. */
  blank: Condition
  /** Its number otherwise. Never an error, also where it is blank. */
  value: string
  /** Whether the value is 0 where the expression is blank, so that a sum may take it as it is. */
  zero: boolean
}

type Compile = (node: Expr) => Compiled

const nothingKnown: ReadonlySet<string> = new Set()

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

function compileSum({ table, key, where }: Extract<Expr, { op: 'sum' }>, at: SheetAddresses): Compiled {
  const range = at.column(table, key)
  if (!where) return { blank: test(`COUNT(${range})=0`), value: `SUM(${range})`, zero: true }
  const keys = at.column(table, where.key)
  return {
    blank: test(`SUMPRODUCT((${keys}=${quote(where.equals)})*ISNUMBER(${range}))=0`),
    value: `SUMIF(${keys},${quote(where.equals)},${range})`,
    zero: true,
  }
}

/** Sums and differences skip a blank operand. */
function compileTerms(args: readonly Expr[], sign: '+' | '-', go: Compile): Compiled {
  const parts = args.map(go)
  const terms = parts.map(({ blank, value, zero }) =>
    zero || blank.op === 'never' ? value : `IF(${renderCondition(blank)},0,${value})`,
  )
  return { blank: every(...parts.map(({ blank }) => blank)), value: `(${terms.join(sign)})`, zero: true }
}

/** Everything else is blank when one operand is. */
function compileCall(
  args: readonly Expr[],
  write: (values: string[]) => string,
  go: Compile,
  keepsZero: boolean,
): Compiled {
  const parts = args.map(go)
  return {
    blank: either(...parts.map(({ blank }) => blank)),
    value: write(parts.map(({ value }) => value)),
    zero: keepsZero && parts.every(({ zero }) => zero),
  }
}

function compileWhen(node: Extract<Expr, { op: 'when' }>, go: Compile): Compiled {
  const [left, right, then, otherwise] = [node.left, node.right, node.then, node.else].map(go) as [
    Compiled,
    Compiled,
    Compiled,
    Compiled,
  ]
  const needed = either(left.blank, right.blank)
  if (node.test === '=' && left.value === right.value)
    return { blank: either(needed, then.blank), value: then.value, zero: false }
  const comparison = `${left.value}${node.test}${right.value}`
  const branch =
    then.blank.key === otherwise.blank.key
      ? then.blank
      : test(`IF(${comparison},${renderCondition(then.blank)},${renderCondition(otherwise.blank)})`)
  return { blank: either(needed, branch), value: `IF(${comparison},${then.value},${otherwise.value})`, zero: false }
}

/** `known` holds the conditions that are false wherever the result is used, so that it need not guard against them. */
function compile(node: Expr, at: SheetAddresses, known: ReadonlySet<string>): Compiled {
  const go: Compile = (child) => compile(child, at, known)
  /** The value with all its guards, for conditions: those are worked out before anything is known. */
  const guarded = (child: Expr) => compile(child, at, nothingKnown).value
  switch (node.op) {
    case 'num':
      return { blank: never, value: String(node.value), zero: true }
    case 'ref': {
      const address = at.cell(node.name)
      const blank = missing(address)
      return { blank, value: known.has(blank.key) ? address : `N(${address})`, zero: true }
    }
    case 'cell':
      throw new Error(`cell(${node.key}) stands outside a table row`)
    case 'sum':
      return compileSum(node, at)
    case 'add':
      return compileTerms(node.args, '+', go)
    case 'sub':
      return compileTerms(node.args, '-', go)
    case 'mul':
      return compileCall(node.args, (v) => v.join('*'), go, true)
    case 'div': {
      const [a, b] = [go(node.args[0]), go(node.args[1])]
      const divisor = node.args[1]
      const byZero = divisor.op === 'num' && divisor.value !== 0 ? never : test(`${guarded(divisor)}=0`)
      const quotient = `${a.value}/${divisor.op === 'ref' || divisor.op === 'num' ? b.value : `(${b.value})`}`
      const safe = byZero.op === 'never' || known.has(byZero.key)
      return {
        blank: either(a.blank, b.blank, byZero),
        value: safe ? quotient : `IF(${b.value}=0,0,${quotient})`,
        zero: a.zero && b.zero,
      }
    }
    case 'months':
      return compileCall(node.args, (v) => `EDATE(${v.join(',')})`, go, false)
    case 'max':
      return compileCall(node.args, (v) => `MAX(${v.join(',')})`, go, false)
    case 'min':
      return compileCall(node.args, (v) => `MIN(${v.join(',')})`, go, false)
    case 'round':
      return compileCall([node.arg], ([v]) => `ROUND(${v},${node.digits})`, go, true)
    case 'ceil':
      // ROUNDUP rounds away from zero, and CEILING differs between versions: up is down of the negative.
      return compileCall([node.arg], ([v]) => `-INT(-ROUND(${v},9))`, go, true)
    case 'sqrt': {
      const { blank, value, zero } = go(node.arg)
      const negative = test(`${guarded(node.arg)}<0`)
      const root = known.has(negative.key) ? `SQRT(${value})` : `SQRT(MAX(0,${value}))`
      return { blank: either(blank, negative), value: root, zero }
    }
    case 'length': {
      if (node.arg.op !== 'ref') throw new Error('Only a cell or a field has characters to count')
      const length = `LEN(${at.cell(node.arg.name)})`
      return { blank: test(`${length}=0`), value: length, zero: true }
    }
    case 'default': {
      const [arg, fallback] = [go(node.arg), go(node.fallback)]
      if (arg.blank.op === 'never') return arg
      return {
        blank: every(arg.blank, fallback.blank),
        value: `IF(${renderCondition(arg.blank)},${fallback.value},${arg.value})`,
        zero: fallback.zero,
      }
    }
    case 'when':
      return compileWhen(node, go)
  }
}

/**
 * The Excel formula (without the leading `=`) of an absolute expression: a number, or the dash where its inputs are blank.
 * Uses only functions that Excel 2007, LibreOffice and Google Sheets share.
 */
export function toExcel(formula: Expr, at: SheetAddresses): string {
  const { blank } = compile(formula, at, nothingKnown)
  const { value } = compile(formula, at, excluded(blank))
  if (blank.op === 'never') return value
  if (blank.op === 'missing') return `IF(ISNUMBER(${blank.address}),${value},"${BLANK}")`
  return `IF(${renderCondition(blank)},"${BLANK}",${value})`
}
