import { decodeXml, xmlProblem } from '@/lib/documents/verify/xml'

test.each([
  ['<a><b/></a>', null],
  ['<?xml version="1.0"?>\n<a b="c">d &amp; e</a>', null],
  ['<a><b></a></b>', 'closes another element'],
  ['<a>', 'is not closed'],
  ['<a>b & c</a>', 'ampersand'],
  ['<a b="c & d"/>', 'ampersand'],
  ['<a b=c/>', 'stray markup'],
  ['<a/>text', 'outside the root'],
])('%s: %s', (xml, problem) => {
  if (problem === null) expect(xmlProblem(xml)).toBeNull()
  else expect(xmlProblem(xml)).toContain(problem)
})

test('named entities become characters; unknown ones stay', () => {
  expect(decodeXml('a &amp;&lt;&gt;&quot;&apos; b &nbsp;')).toBe('a &<>"\' b &nbsp;')
})
