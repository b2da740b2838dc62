import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { leanScript } from '@/scripts/static-pages/payload'

const push = (data: string): string => `self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])`

/** What React is handed by a script. */
function dataOf(script: string): string[] {
  const pushed: [number, string][] = []
  runInNewContext(script, { self: { __next_f: pushed } })
  return pushed.map(([, data]) => data)
}

const title = '[["$","title","0",{"children":"It’s a roof | RidgeDocs"}],["$","meta","1",{"name":"description"}]]'
const viewport = '[["$","meta","0",{"charSet":"utf-8"}]]'

test('the elements of the head are left out, everything else stays', () => {
  const script = leanScript(push(`0:{"P":null}\n1b:${viewport}\n18:null\n1e:${title}\n5:["$","p",null,{}]\n`))
  expect(dataOf(script)).toEqual(['0:{"P":null}\n1b:null\n18:null\n1e:null\n5:["$","p",null,{}]\n'])
})

test('properties without a value are left out, a text that reads like one is not', () => {
  const data = '1:["$","p",null,{"id":"$undefined","a":"$undefined","title":"x,\\"a\\":\\"$undefined\\""}]\n'
  expect(dataOf(leanScript(push(data)))).toEqual([data.replace(',"a":"$undefined"', '')])
})

test('data with a row of plain text, which states its length, stays as it is', () => {
  const data = `0:{}\n1e:${title}\n5:T1a,she said ,"a":"$undefined"\n`
  expect(dataOf(leanScript(push(data)))).toEqual([data])
})

test('a row that begins or ends in another part of the data stays as it is', () => {
  for (const data of [`1e:${title}\n`, `0:{}\n1e:${title}`]) expect(dataOf(leanScript(push(data)))).toEqual([data])
})

test('data is worth the same whatever it holds, cannot close its element', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'"\'\\<>&\n\u2028/ab!-', '$', '`'), maxLength: 60 }), (data) => {
      const script = leanScript(push(data))
      expect(dataOf(script)).toEqual([data])
      expect(script).not.toContain('<')
    }),
  )
  const quoted = push('{"a":"b"}')
  expect(leanScript(quoted)).toBe(`self.__next_f.push([1,'{"a":"b"}'])`)
})

test.each(['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([2,null])', 'other("x")'])(
  '%s stays as it is',
  (script) => expect(leanScript(script)).toBe(script),
)
