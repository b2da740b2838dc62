import { toExcel, type SheetAddresses } from '@/lib/documents/calc'
import * as d from '@/lib/documents/author'

const places: Record<string, string> = {
  a: 'A1',
  b: 'B1',
  c: "'Take-off'!$C$1",
  'line.total': 'D2:D9',
  'line.kind': 'E2:E9',
}

function find(name: string): string {
  const place = places[name]
  if (!place) throw new Error(`no place for ${name}`)
  return place
}

const addresses: SheetAddresses = { cell: find, column: (table, key) => find(`${table}.${key}`) }

test.each<[string, d.Expr, string]>([
  ['a reference', d.ref('a'), 'IF(ISNUMBER(A1),A1,"–")'],
  [
    'a product needs every factor',
    d.mul('a', 'b', 'c'),
    "IF(COUNT(A1,B1,'Take-off'!$C$1)<3,\"–\",A1*B1*'Take-off'!$C$1)",
  ],
  ['a sum takes what there is', d.add('a', 'b'), 'IF(COUNT(A1,B1)=0,"–",(N(A1)+N(B1)))'],
  ['a difference takes what there is', d.sub('a', 'b'), 'IF(COUNT(A1,B1)=0,"–",(N(A1)-N(B1)))'],
  ['a constant makes a sum whole', d.add(1, 'a'), '(1+N(A1))'],
  ['division by zero is blank', d.div('a', 'b'), 'IF(OR(COUNT(A1,B1)<2,N(B1)=0),"–",A1/B1)'],
  ['division by a constant needs no guard', d.div('a', 100), 'IF(ISNUMBER(A1),A1/100,"–")'],
  ['a root of what may be negative', d.sqrt('a'), 'IF(OR(NOT(ISNUMBER(A1)),N(A1)<0),"–",SQRT(A1))'],
  ['rounding up, also below zero', d.ceil('a'), 'IF(ISNUMBER(A1),-INT(-ROUND(A1,9)),"–")'],
  ['rounding to cents', d.round(d.mul('a', 'b')), 'IF(COUNT(A1,B1)<2,"–",ROUND(A1*B1,2))'],
  ['rounding down', d.mul(-1, d.ceil(d.mul(-1, 'a'))), 'IF(ISNUMBER(A1),INT(ROUND(A1,9)),"–")'],
  ['a column', d.sum('line', 'total'), 'IF(COUNT(D2:D9)=0,"–",SUM(D2:D9))'],
  ['a fallback', d.orElse('a', 1), 'IF(ISNUMBER(A1),A1,1)'],
  ['zero for a blank', d.orElse('a', 0), 'N(A1)'],
  [
    'a maximum inside a sum is skipped when blank',
    d.add(d.max('a', 5), 'b'),
    'IF(COUNT(A1,B1)=0,"–",(IF(NOT(ISNUMBER(A1)),0,MAX(N(A1),5))+N(B1)))',
  ],
  ['a choice', d.when('a', '>=', 8, 1, 2), 'IF(ISNUMBER(A1),IF(A1>=8,1,2),"–")'],
  [
    'a choice without an alternative',
    d.when('a', '>=', 0, d.mul('a', 'b'), d.div(0, 0)),
    'IF(OR(COUNT(A1,B1)<2,N(A1)<0),"–",A1*B1)',
  ],
  ['a choice that is always taken', d.when('a', '=', 'a', 'b', 0), 'IF(COUNT(A1,B1)<2,"–",B1)'],
])('%s', (_, formula, expected) => {
  expect(toExcel(formula, addresses)).toBe(expected)
})

test('a sum by kind quotes the kind, and finds a code in cells that hold it as a number as well', () => {
  const sumOf = (equals: string) => toExcel(d.sum('line', 'total', { key: 'kind', equals }), addresses)
  const found = '(E2:E9&""="7")'
  expect(sumOf('7')).toBe(`IF(SUMPRODUCT(${found}*ISNUMBER(D2:D9))=0,"–",SUMPRODUCT(1*${found},D2:D9))`)
  expect(toExcel(d.count('line', { key: 'kind', equals: '7' }), addresses)).toBe(`SUMPRODUCT(1*${found})`)
  expect(sumOf('5" gutter')).toBe(
    'IF(SUMPRODUCT((E2:E9="5"" gutter")*ISNUMBER(D2:D9))=0,"–",SUMIF(E2:E9,"5"" gutter",D2:D9))',
  )
})

test('a name without a place and a cell outside a row are errors', () => {
  expect(() => toExcel(d.ref('nowhere'), addresses)).toThrow('nowhere')
  expect(() => toExcel(d.cell('qty'), addresses)).toThrow('qty')
})
