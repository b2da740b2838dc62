import type { Expr } from './expr'

/** Shown by formulas over blanks. Not a number, so that formulas over it are blank in turn. */
export const BLANK = '–'

export interface SheetAddresses {
  /** Absolute address of a cell, with its sheet where that is another one: `$B$3`, `'Take-off'!$B$3`. */
  cell(name: string): string
  /** Address of a table column's data cells. */
  column(table: string, key: string): string
}

/** `blank`: an Excel condition that is TRUE when the expression is empty; `value`: its number otherwise. */
interface Compiled {
  blank: string
  value: string
}

const either = (conditions: string[]): string => join('OR', conditions, 'FALSE')
const every = (conditions: string[]): string => join('AND', conditions, 'TRUE')

function join(fn: 'OR' | 'AND', conditions: string[], neutral: 'TRUE' | 'FALSE'): string {
  const absorbing = neutral === 'TRUE' ? 'FALSE' : 'TRUE'
  if (conditions.includes(absorbing)) return absorbing
  const rest = [...new Set(conditions.filter((condition) => condition !== neutral))]
  if (rest.length === 0) return neutral
  return rest.length === 1 ? rest[0]! : `${fn}(${rest.join(',')})`
}

function compile(node: Expr, at: SheetAddresses): Compiled {
  const go = (child: Expr) => compile(child, at)
  const combine = (
    children: readonly Expr[],
    blank: (conditions: string[]) => string,
    value: (v: string[]) => string,
  ) => {
    const parts = children.map(go)
    return { blank: blank(parts.map((part) => part.blank)), value: value(parts.map((part) => part.value)) }
  }
  switch (node.op) {
    case 'num':
      return { blank: 'FALSE', value: String(node.value) }
    case 'ref': {
      const address = at.cell(node.name)
      return { blank: `NOT(ISNUMBER(${address}))`, value: `N(${address})` }
    }
    case 'cell':
      throw new Error(`cell(${node.key}) stands outside a table row`)
    case 'sum': {
      const range = at.column(node.table, node.key)
      if (!node.where) return { blank: `COUNT(${range})=0`, value: `SUM(${range})` }
      const test = `${at.column(node.table, node.where.key)}="${node.where.equals.replaceAll('"', '""')}"`
      return {
        blank: `SUMPRODUCT((${test})*ISNUMBER(${range}))=0`,
        value: `SUMIF(${at.column(node.table, node.where.key)},"${node.where.equals.replaceAll('"', '""')}",${range})`,
      }
    }
    case 'add':
      return combine(node.args, every, (v) => `(${v.join('+')})`)
    case 'sub':
      return combine(node.args, every, ([a, b]) => `(${a}-${b})`)
    case 'mul':
      return combine(node.args, either, (v) => v.join('*'))
    case 'div': {
      const [a, b] = node.args.map(go) as [Compiled, Compiled]
      return { blank: either([a.blank, b.blank, `${b.value}=0`]), value: `IF(${b.value}=0,0,${a.value}/(${b.value}))` }
    }
    case 'max':
      return combine(node.args, either, (v) => `MAX(${v.join(',')})`)
    case 'min':
      return combine(node.args, either, (v) => `MIN(${v.join(',')})`)
    case 'round':
      return combine([node.arg], either, ([v]) => `ROUND(${v},${node.digits})`)
    case 'ceil':
      return combine([node.arg], either, ([v]) => `ROUNDUP(ROUND(${v},9),0)`)
    case 'sqrt': {
      const { blank, value } = go(node.arg)
      return { blank: either([blank, `${value}<0`]), value: `SQRT(MAX(0,${value}))` }
    }
    case 'default': {
      const [arg, fallback] = [go(node.arg), go(node.fallback)]
      return {
        blank: every([arg.blank, fallback.blank]),
        value: arg.blank === 'FALSE' ? arg.value : `IF(${arg.blank},${fallback.value},${arg.value})`,
      }
    }
    case 'when': {
      const [left, right, then, otherwise] = [node.left, node.right, node.then, node.else].map(go) as [
        Compiled,
        Compiled,
        Compiled,
        Compiled,
      ]
      const test = `${left.value}${node.test}${right.value}`
      const branch = then.blank === otherwise.blank ? then.blank : `IF(${test},${then.blank},${otherwise.blank})`
      return {
        blank: either([left.blank, right.blank, branch]),
        value: `IF(${test},${then.value},${otherwise.value})`,
      }
    }
  }
}

/**
 * The Excel formula (without the leading `=`) of an absolute expression: a number, or the dash where its inputs are blank.
 * Uses only functions that Excel 2007, LibreOffice and Google Sheets share.
 */
export function toExcel(formula: Expr, at: SheetAddresses): string {
  const { blank, value } = compile(formula, at)
  return blank === 'FALSE' ? value : `IF(${blank},"${BLANK}",${value})`
}
