import type { Expr } from './expr'

/**
 * Document-level script of every PDF that calculates. `rd.f` reads a field as a number or null (blank),
 * the rest mirror the blank rules of `expr.ts`; `rd.set` shows an empty result as an empty field.
 */
export const ACROBAT_LIBRARY = `var rd={
f:function(d,n){var f=d.getField(n);if(!f)return null;var v=String(f.value).replace(/[$,%\\s]/g,"");if(v===""||isNaN(Number(v)))return null;return Number(v);},
d:function(d,n){var f=d.getField(n),m=f===null?null:/^(\\d\\d?)\\/(\\d\\d?)\\/(\\d{4})$/.exec(String(f.value));return m?Math.round(Date.UTC(m[3],m[1]-1,m[2])/864e5)+25569:null;},
day:function(v){if(v===null)return null;var t=new Date((Math.floor(v)-25569)*864e5),z=function(n){return (n<10?"0":"")+n;};return z(t.getUTCMonth()+1)+"/"+z(t.getUTCDate())+"/"+t.getUTCFullYear();},
months:function(v,n){if(v===null||n===null)return null;var t=new Date((Math.floor(v)-25569)*864e5),y=t.getUTCFullYear(),m=t.getUTCMonth()+(n<0?Math.ceil(n):Math.floor(n)),l=new Date(Date.UTC(y,m+1,0)).getUTCDate();return Math.round(Date.UTC(y,m,Math.min(t.getUTCDate(),l))/864e5)+25569;},
q:function(d,n){var v=rd.f(d,n);return v===null?null:v/100;},
n:function(d,n){var f=d.getField(n),t=f===null?"":String(f.value);return t===""?null:t.length;},
is:function(d,n,t){var f=d.getField(n);return f!==null&&f.value===t;},
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
pct:function(v){return v===null?null:rd.round(v*100,6);}
};`

export interface FormFields {
  rows(table: string): number
  /** Percent fields hold 10 for 10 %, so that people type what they mean. */
  isPercent(name: string): boolean
  /** Date fields hold mm/dd/yyyy and count as day numbers. */
  isDate(name: string): boolean
  /** The text of a cell that is printed rather than fillable. */
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
  // A printed number has no field to read; its text is the plain value, percentages as fractions.
  if (printed !== undefined) return printed !== '' && Number.isFinite(Number(printed)) ? `(${printed})` : 'null'
  const reader = fields.isDate(name) ? 'd' : fields.isPercent(name) ? 'q' : 'f'
  return `rd.${reader}(this,${JSON.stringify(name)})`
}

function compileSum(node: Extract<Expr, { op: 'sum' }>, fields: FormFields): string {
  const { where } = node
  const values = Array.from({ length: fields.rows(node.table) }, (_, index) => `${node.table}.${index + 1}`).flatMap(
    (row) => {
      const value = read(`${row}.${node.key}`, fields)
      if (!where) return [value]
      const printed = fields.printed(`${row}.${where.key}`)
      if (printed !== undefined) return printed === where.equals ? [value] : []
      return [`(rd.is(this,${JSON.stringify(`${row}.${where.key}`)},${JSON.stringify(where.equals)})?${value}:null)`]
    },
  )
  return `rd.add([${values.join(',')}])`
}

function countCharacters(text: Expr, fields: FormFields): string {
  if (text.op !== 'ref') throw new Error('Only a cell or a field has characters to count')
  const printed = fields.printed(text.name)
  if (printed !== undefined) return printed ? String(printed.length) : 'null'
  return `rd.n(this,${JSON.stringify(text.name)})`
}

function compile(node: Expr, fields: FormFields): string {
  const go = (child: Expr) => compile(child, fields)
  const list = (children: readonly Expr[]) => `[${children.map(go).join(',')}]`
  switch (node.op) {
    case 'num':
      return String(node.value)
    case 'ref':
      return read(node.name, fields)
    case 'cell':
      throw new Error(`cell(${node.key}) stands outside a table row`)
    case 'sum':
      return compileSum(node, fields)
    case 'add':
    case 'mul':
    case 'max':
    case 'min':
      return `rd.${node.op}(${list(node.args)})`
    case 'sub':
    case 'div':
    case 'months':
      return `rd.${node.op}(${go(node.args[0])},${go(node.args[1])})`
    case 'round':
      return `rd.round(${go(node.arg)},${node.digits})`
    case 'ceil':
    case 'sqrt':
      return `rd.${node.op}(${go(node.arg)})`
    case 'length':
      return countCharacters(node.arg, fields)
    case 'default':
      return `rd.dflt(${go(node.arg)},${go(node.fallback)})`
    case 'when':
      return `(function(l,r){return l===null||r===null?null:l${node.test === '=' ? '===' : node.test}r?${go(node.then)}:${go(node.else)};}).call(this,${go(node.left)},${go(node.right)})`
  }
}
