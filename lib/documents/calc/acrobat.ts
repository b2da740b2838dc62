import { TYPED_LIBRARY } from '../typed/acrobat'
import { BLANK } from './excel'
import { passes } from './evaluate'
import { rowNames, textName, visit, type Expr, type Handlers, type RowTest } from './expr'

/**
 * The document-level script of every PDF that calculates. `rd.f` reads a field as a number or null (blank), as
 * `rdt` reads what is typed (a result may have an exponent), `rd.set`
 * shows a blank result as an empty field, and the other functions follow the rules for blanks in `expr.ts`.
 */
export const ACROBAT_LIBRARY = `${TYPED_LIBRARY}
var rd={
f:function(d,n){var f=d.getField(n),v=f===null?"":f.value;return /^-?\\d(\\.\\d+)?e[-+]\\d+$/.test(v)?Number(v):rdt.n(v);},
d:function(d,n){var f=d.getField(n),m=f===null?null:rdt.d(f.value);return m?Math.round(Date.UTC(m[0],m[1]-1,m[2])/864e5)+25569:null;},
day:function(v){if(v===null)return null;var t=new Date((Math.floor(v)-25569)*864e5),z=function(n){return (n<10?"0":"")+n;};return z(t.getUTCMonth()+1)+"/"+z(t.getUTCDate())+"/"+t.getUTCFullYear();},
months:function(v,n){if(v===null||n===null)return null;var t=new Date((Math.floor(v)-25569)*864e5),y=t.getUTCFullYear(),m=t.getUTCMonth()+(n<0?Math.ceil(n):Math.floor(n)),l=new Date(Date.UTC(y,m+1,0)).getUTCDate();return Math.round(Date.UTC(y,m,Math.min(t.getUTCDate(),l))/864e5)+25569;},
q:function(d,n){var v=rd.f(d,n);return v===null?null:v/100;},
n:function(d,n){var f=d.getField(n),t=f===null?"":String(f.value);return t===""?null:t.length;},
is:function(d,n,t){var f=d.getField(n);return f!==null&&String(f.value)===t;},
has:function(d,n){var f=d.getField(n),t=f===null?"":String(f.value);return t!==""&&t!=="Off"&&t!=="${BLANK}";},
cmp:function(a,t,b){return a!==null&&(t==="<"?a<b:t==="<="?a<=b:t===">"?a>b:t===">="?a>=b:a===b);},
count:function(a){var n=0;for(var i=0;i<a.length;i++)if(a[i])n++;return n;},
today:function(){var t=new Date();return Math.round(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)+25569;},
p:function(a){var r=[];for(var i=0;i<a.length;i++)if(a[i]!==null)r.push(a[i]);return r;},
all:function(a,g){return rd.p(a).length===a.length?g(a):null;},
any:function(a,g){var r=rd.p(a);return r.length?g(r):null;},
add:function(a){return rd.any(a,function(r){var t=0;for(var i=0;i<r.length;i++)t+=r[i];return t;});},
sub:function(a,b){return a===null&&b===null?null:(a||0)-(b||0);},
mul:function(a){return rd.all(a,function(r){var t=1;for(var i=0;i<r.length;i++)t*=r[i];return t;});},
div:function(a,b){return a===null||b===null||b===0?null:a/b;},
max:function(a){return rd.all(a,function(r){return Math.max.apply(null,r);});},
min:function(a){return rd.all(a,function(r){return Math.min.apply(null,r);});},
round:function(a,d){if(a===null)return null;var k=Math.pow(10,d),s=Math.abs(a)*k;return (a<0?-1:1)*Math.round(s+s*8.881784197001252e-16)/k;},
ceil:function(a){return a===null?null:Math.ceil(rd.round(a,9));},
sqrt:function(a){return a===null||a<0?null:Math.sqrt(a);},
dflt:function(a,b){return a===null?b:a;},
set:function(e,v){e.value=v===null?"":v;},
pct:function(v){return v===null?null:rd.round(v*100,12);}
};`

export interface FormFields {
  rows(table: string): number
  /** Percent fields hold 10 for 10 %, so that people type what they mean. */
  isPercent(name: string): boolean
  /** Date fields hold mm/dd/yyyy; formulas use their day numbers. */
  isDate(name: string): boolean
  printed(name: string): string | undefined
}

/** The calculation script of one field; needs {@link ACROBAT_LIBRARY} in the document. */
export function toAcrobat(name: string, formula: Expr, fields: FormFields): string {
  const value = compile(formula, fields)
  if (fields.isDate(name)) return `rd.set(event,rd.day(${value}));`
  return `rd.set(event,${fields.isPercent(name) ? `rd.pct(${value})` : value});`
}

function read(name: string, fields: FormFields): string {
  const printed = fields.printed(name)
  // A printed number has no field to read: its text is the plain value, and a percentage is a fraction.
  if (printed !== undefined) return printed !== '' && Number.isFinite(Number(printed)) ? `(${printed})` : 'null'
  const reader = fields.isDate(name) ? 'd' : fields.isPercent(name) ? 'q' : 'f'
  return `rd.${reader}(this,${JSON.stringify(name)})`
}

function printedContent(text: string): string | number | null {
  if (text === '' || text === BLANK) return null
  return Number.isFinite(Number(text)) ? Number(text) : text
}

function compileTest(name: string, test: RowTest, fields: FormFields): string | boolean {
  const printed = fields.printed(name)
  if (printed !== undefined) return 'equals' in test ? printed === test.equals : passes(printedContent(printed), test)
  const field = JSON.stringify(name)
  if ('equals' in test) return `rd.is(this,${field},${JSON.stringify(test.equals)})`
  const value = read(name, fields)
  if ('than' in test) return `rd.cmp(${value},"${test.test}",${test.than})`
  const [number, filled] = [`${value}!==null`, `rd.has(this,${field})`]
  const noNumber = `${value}===null`
  return { number, noNumber, text: `${filled}&&${noNumber}`, blank: `!${filled}`, filled }[test.is]
}

function compileTests(row: string, tests: readonly RowTest[], fields: FormFields): string | boolean {
  const compiled = tests.map((test) => compileTest(`${row}.${test.key}`, test, fields))
  if (compiled.includes(false)) return false
  return compiled.filter((test) => test !== true).join('&&') || true
}

function compileSum(node: Extract<Expr, { op: 'sum' }>, fields: FormFields): string {
  const values = rowNames(node.table, fields.rows(node.table)).flatMap((row) => {
    const value = read(`${row}.${node.key}`, fields)
    const holds = compileTests(row, node.where ?? [], fields)
    if (typeof holds === 'boolean') return holds ? [value] : []
    return [`(${holds}?${value}:null)`]
  })
  return `rd.add([${values.join(',')}])`
}

function compileCount({ table, tests }: Extract<Expr, { op: 'count' }>, fields: FormFields): string {
  const rows = rowNames(table, fields.rows(table)).map((row) => compileTests(row, tests, fields))
  return `rd.count([${rows.filter((holds) => holds !== false).join(',')}])`
}

function countCharacters(text: Expr, fields: FormFields): string {
  const name = textName(text)
  const printed = fields.printed(name)
  if (printed !== undefined) return printed ? String(printed.length) : 'null'
  return `rd.n(this,${JSON.stringify(name)})`
}

function countText(typed: Expr, fields: FormFields): string {
  const name = textName(typed)
  const holds = compileTest(name, { key: name, is: 'text' }, fields)
  return typeof holds === 'boolean' ? String(Number(holds)) : `rd.count([${holds}])`
}

const compile = (node: Expr, fields: FormFields): string => visit(handlers, node, fields)
const compileAll = (nodes: readonly Expr[], fields: FormFields): string =>
  nodes.map((node) => compile(node, fields)).join(',')

/** `rd.add([a,b,c])`: functions of any number of operands take a list. */
const callWithList = ({ op, args }: { op: string; args: readonly Expr[] }, fields: FormFields): string =>
  `rd.${op}([${compileAll(args, fields)}])`
const call = ({ op, args }: { op: string; args: readonly Expr[] }, fields: FormFields): string =>
  `rd.${op}(${compileAll(args, fields)})`

const handlers: Handlers<FormFields, string> = {
  num: ({ value }) => String(value),
  ref: ({ name }, fields) => read(name, fields),
  cell: ({ key }) => {
    throw new Error(`cell(${key}) is outside a table row`)
  },
  sum: compileSum,
  count: compileCount,
  today: () => 'rd.today()',
  add: callWithList,
  mul: callWithList,
  max: callWithList,
  min: callWithList,
  sub: call,
  div: call,
  months: call,
  round: ({ arg, digits }, fields) => `rd.round(${compile(arg, fields)},${digits})`,
  ceil: ({ op, arg }, fields) => call({ op, args: [arg] }, fields),
  sqrt: ({ op, arg }, fields) => call({ op, args: [arg] }, fields),
  length: ({ arg }, fields) => countCharacters(arg, fields),
  isText: ({ arg }, fields) => countText(arg, fields),
  default: ({ arg, fallback }, fields) => call({ op: 'dflt', args: [arg, fallback] }, fields),
  when: (node, fields) => {
    const [then, otherwise] = [compile(node.then, fields), compile(node.else, fields)]
    const branch = `l${node.test === '=' ? '===' : node.test}r?${then}:${otherwise}`
    const operands = compileAll([node.left, node.right], fields)
    return `(function(l,r){return l===null||r===null?null:${branch};}).call(this,${operands})`
  },
}
