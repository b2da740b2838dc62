import {
  always,
  either,
  every,
  excluded,
  missing,
  never,
  renderCondition,
  test,
  type Condition,
} from './excel-condition'
import { textName, visit, type Expr, type Handlers, type RowTest } from './expr'

/** Shown by formulas over blanks. It is not a number, so formulas over it are blank too. */
export const BLANK = '–'

export interface SheetAddresses {
  /** Address of a cell, with its sheet if that is another one: `B3`, `'Take-off'!$B$3`. */
  cell(name: string): string
  column(table: string, key: string): string
}

interface Compiled {
  blank: Condition
  /** Its number otherwise. Never an error, even if the expression is blank. */
  value: string
  /** Whether the value is 0 if the expression is blank, so that a sum may use it unchanged. */
  zero: boolean
}

/** Where cells are, and the conditions that are false wherever the result is used: it need not guard against them. */
interface Scope {
  at: SheetAddresses
  known: ReadonlySet<string>
}

const nothingKnown: ReadonlySet<string> = new Set()

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

const compile = (node: Expr, scope: Scope): Compiled => visit(handlers, node, scope)
/** The value with all its guards, for conditions: they are evaluated before anything is known. */
const guarded = (node: Expr, { at }: Scope): string => compile(node, { at, known: nothingKnown }).value

/** Whether a spreadsheet may keep the text as a number: code 7 that is pasted or typed over. */
const looksLikeNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text))

/** A test as an array of TRUE and FALSE, one for each row. A formula that is blank shows the dash. */
function compileTest(row: RowTest, table: string, at: SheetAddresses): string {
  const range = at.column(table, row.key)
  // With nothing joined to it, a number is its text.
  if ('equals' in row) return `(${range}${looksLikeNumber(row.equals) ? '&""' : ''}=${quote(row.equals)})`
  if ('than' in row) return `ISNUMBER(${range})*(${range}${row.test}${row.than})`
  const [number, filled] = [`ISNUMBER(${range})`, `(${range}<>"")*(${range}<>"${BLANK}")`]
  const blank = `((${range}="")+(${range}="${BLANK}"))`
  return { number, noNumber: `NOT(${number})`, text: `ISTEXT(${range})*${filled}`, blank, filled }[row.is]
}

/** Criteria of SUMIF read these as wildcards and comparisons, and programs differ in what a number in them matches. */
const isPlain = (text: string): boolean => !/[*?~<>=]/.test(text) && !looksLikeNumber(text)

function compileSum({ table, key, where }: Extract<Expr, { op: 'sum' }>, { at }: Scope): Compiled {
  const range = at.column(table, key)
  if (!where) return { blank: test(`COUNT(${range})=0`), value: `SUM(${range})`, zero: true }
  const tests = where.map((row) => compileTest(row, table, at)).join('*')
  const criteria = where.flatMap((row) =>
    'equals' in row && isPlain(row.equals) ? [`${at.column(table, row.key)},${quote(row.equals)}`] : [],
  )
  const [only] = criteria
  // As an argument of its own, the range may hold text: SUMPRODUCT counts it as 0.
  const value =
    criteria.length < where.length
      ? `SUMPRODUCT(1*${tests},${range})`
      : criteria.length === 1
        ? `SUMIF(${only},${range})`
        : `SUMIFS(${range},${criteria.join(',')})`
  return { blank: test(`SUMPRODUCT(${tests}*ISNUMBER(${range}))=0`), value, zero: true }
}

function compileCount({ table, tests }: Extract<Expr, { op: 'count' }>, { at }: Scope): Compiled {
  const value = `SUMPRODUCT(1*${tests.map((row) => compileTest(row, table, at)).join('*')})`
  return { blank: never, value, zero: true }
}

/** Sums and differences skip a blank operand. */
function compileTerms(args: readonly Expr[], sign: '+' | '-', scope: Scope): Compiled {
  const parts = args.map((arg) => compile(arg, scope))
  const terms = parts.map(({ blank, value, zero }) =>
    zero || blank.op === 'never' ? value : `IF(${renderCondition(blank)},0,${value})`,
  )
  return { blank: every(...parts.map(({ blank }) => blank)), value: `(${terms.join(sign)})`, zero: true }
}

/** All other operations are blank if one operand is. */
function compileCall(args: readonly Expr[], write: (...values: string[]) => string, scope: Scope): Compiled {
  const parts = args.map((arg) => compile(arg, scope))
  return {
    blank: either(...parts.map(({ blank }) => blank)),
    value: write(...parts.map(({ value }) => value)),
    zero: parts.every(({ zero }) => zero),
  }
}

/** Writes a call of a spreadsheet function; its value for a blank operand is not sure to be 0. */
const callOf =
  (name: string) =>
  ({ args }: { args: readonly Expr[] }, scope: Scope): Compiled => ({
    ...compileCall(args, (...values) => `${name}(${values.join(',')})`, scope),
    zero: false,
  })

function compileDivision({ args }: { args: readonly [Expr, Expr] }, scope: Scope): Compiled {
  const [a, b] = [compile(args[0], scope), compile(args[1], scope)]
  const divisor = args[1]
  if (divisor.op === 'num' && divisor.value === 0) return { blank: always, value: '0', zero: true }
  const byZero = divisor.op === 'num' && divisor.value !== 0 ? never : test(`${guarded(divisor, scope)}=0`)
  const quotient = `${a.value}/${divisor.op === 'ref' || divisor.op === 'num' ? b.value : `(${b.value})`}`
  const safe = byZero.op === 'never' || scope.known.has(byZero.key)
  return {
    blank: either(a.blank, b.blank, byZero),
    value: safe ? quotient : `IF(${b.value}=0,0,${quotient})`,
    zero: a.zero && b.zero,
  }
}

/** −1 × the next whole number above −x is the whole number below x. */
function roundedDown([factor, rounded]: readonly Expr[], scope: Scope): Compiled | null {
  if (factor?.op !== 'num' || factor.value !== -1 || rounded?.op !== 'ceil' || rounded.arg.op !== 'mul') return null
  const [minus, arg, ...others] = rounded.arg.args
  if (minus?.op !== 'num' || minus.value !== -1 || !arg || others.length > 0) return null
  return compileCall([arg], (value) => `INT(ROUND(${value},9))`, scope)
}

function choose({ blank, value }: Compiled, otherwise: string, { known }: Scope): string {
  if (blank.op === 'missing' && !known.has(blank.key))
    return `IF(ISNUMBER(${blank.address}),${value === `N(${blank.address})` ? blank.address : value},${otherwise})`
  return `IF(${renderCondition(blank)},${otherwise},${value})`
}

function compileRoot({ arg }: { arg: Expr }, scope: Scope): Compiled {
  const { blank, value, zero } = compile(arg, scope)
  const negative = test(`${guarded(arg, scope)}<0`)
  const root = scope.known.has(negative.key) ? `SQRT(${value})` : `SQRT(MAX(0,${value}))`
  return { blank: either(blank, negative), value: root, zero }
}

const opposites = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '<>' } as const

const blankIf = (taken: string, blank: Condition): Condition =>
  blank.op === 'never' ? never : every(test(taken), blank)

function compileWhen(node: Extract<Expr, { op: 'when' }>, scope: Scope): Compiled {
  const [left, right] = [compile(node.left, scope), compile(node.right, scope)]
  const [then, otherwise] = [compile(node.then, scope), compile(node.else, scope)]
  const needed = either(left.blank, right.blank)
  if (node.test === '=' && left.value === right.value)
    return { blank: either(needed, then.blank), value: then.value, zero: false }
  const comparison = `${left.value}${node.test}${right.value}`
  const opposite = `${left.value}${opposites[node.test]}${right.value}`
  // A branch without a result is never shown: its test joins the conditions for a blank.
  if (otherwise.blank.op === 'always')
    return { blank: either(needed, test(opposite), then.blank), value: then.value, zero: false }
  if (then.blank.op === 'always')
    return { blank: either(needed, test(comparison), otherwise.blank), value: otherwise.value, zero: false }
  const branch =
    then.blank.key === otherwise.blank.key
      ? then.blank
      : either(blankIf(comparison, then.blank), blankIf(opposite, otherwise.blank))
  return { blank: either(needed, branch), value: `IF(${comparison},${then.value},${otherwise.value})`, zero: false }
}

const handlers: Handlers<Scope, Compiled> = {
  num: ({ value }) => ({ blank: never, value: String(value), zero: true }),
  ref: ({ name }, { at, known }) => {
    const address = at.cell(name)
    const blank = missing(address)
    return { blank, value: known.has(blank.key) ? address : `N(${address})`, zero: true }
  },
  cell: ({ key }) => {
    throw new Error(`cell(${key}) is outside a table row`)
  },
  sum: compileSum,
  count: compileCount,
  today: () => ({ blank: never, value: 'TODAY()', zero: true }),
  add: ({ args }, scope) => compileTerms(args, '+', scope),
  sub: ({ args }, scope) => compileTerms(args, '-', scope),
  mul: ({ args }, scope) => roundedDown(args, scope) ?? compileCall(args, (...values) => values.join('*'), scope),
  div: compileDivision,
  months: callOf('EDATE'),
  max: callOf('MAX'),
  min: callOf('MIN'),
  round: ({ arg, digits }, scope) => compileCall([arg], (value) => `ROUND(${value},${digits})`, scope),
  // ROUNDUP rounds away from zero, and CEILING differs between versions: round the negative down instead.
  ceil: ({ arg }, scope) => compileCall([arg], (value) => `-INT(-ROUND(${value},9))`, scope),
  sqrt: compileRoot,
  length: ({ arg }, { at }) => {
    const length = `LEN(${at.cell(textName(arg))})`
    return { blank: test(`${length}=0`), value: length, zero: true }
  },
  isText: ({ arg }, { at }) => {
    const address = at.cell(textName(arg))
    return { blank: never, value: `(T(${address})<>"")*(${address}<>"${BLANK}")`, zero: true }
  },
  default: (node, scope) => {
    const [arg, fallback] = [compile(node.arg, scope), compile(node.fallback, scope)]
    if (arg.blank.op === 'never') return arg
    if (arg.zero && node.fallback.op === 'num' && node.fallback.value === 0)
      return { blank: never, value: arg.value, zero: true }
    return {
      blank: every(arg.blank, fallback.blank),
      value: choose(arg, fallback.value, scope),
      zero: fallback.zero,
    }
  },
  when: compileWhen,
}

/** The Excel formula, without `=`, in functions that all spreadsheets share: a number, or the dash for a blank. */
export function toExcel(formula: Expr, at: SheetAddresses): string {
  const { blank, value: unguarded } = compile(formula, { at, known: nothingKnown })
  if (blank.op === 'never') return unguarded
  const { value } = compile(formula, { at, known: excluded(blank) })
  if (blank.op === 'missing') return `IF(ISNUMBER(${blank.address}),${value},"${BLANK}")`
  return `IF(${renderCondition(blank)},"${BLANK}",${value})`
}
