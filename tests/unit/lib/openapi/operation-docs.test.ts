import { execFileSync } from 'node:child_process'
import { fc } from '@/tests/support/fast-check'
import { curlOf } from '@/lib/openapi/curl'
import type { Operation } from '@/lib/openapi/operation'
import { operations } from '@/lib/openapi/operations'
import { abridge, operationDocs, printed } from '@/lib/openapi/operation-docs'
import { samples } from '@/lib/openapi/samples'

const SITE = 'https://docs.example.com'
const operation = (wanted: string) => operations.find(({ id }) => id === wanted)!

/** The words of a line, as a shell reads it. */
const wordsOf = (line: string): string[] =>
  execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

test('a curl command preserves any body and URL', () => {
  const contact = operation('sendContactMessage')
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('\0')),
      (message) => {
        const call: Operation['call'] = { ...contact.call, body: { message } }
        const words = wordsOf(curlOf({ ...contact, call }, SITE))
        expect(JSON.parse(words[words.indexOf('-d') + 1]!)).toEqual({ message })
        expect(words.at(-1)).toBe(`${SITE}/api/contact`)
      },
    ),
    { numRuns: 50 },
  )
})

test.each([
  ['searchTemplates', `curl '${SITE}/api/search?q=gutter&limit=1'`],
  ['getBundle', `curl -o essentials.zip '${SITE}/api/bundles/essentials?format=PDF'`],
  ['workOffOutbox', `curl -X POST '${SITE}/api/outbox'`],
  ['confirmNewsletter', `curl -i -d 'token=from-the-message' '${SITE}/api/confirm'`],
])('the line of %s', (id, line) => {
  expect(curlOf(operation(id), SITE)).toBe(line)
})

test('a sample has the first entry of a list, the first of lists of equal objects, and the start of a text', () => {
  expect(
    abridge({ list: [1, 2], one: ['a'], few: ['a', 'b', 'c'], text: 'x'.repeat(90), count: 3, none: null }),
  ).toEqual({
    list: [1, '…'],
    one: ['a'],
    few: ['a', 'b', 'c'],
    text: `${'x'.repeat(60)}…`,
    count: 3,
    none: null,
  })
  const file = { url: '/a.pdf', bytes: 1 }
  expect(abridge({ files: [file, file], copies: [file], others: [{ url: '/b.pdf' }] })).toEqual({
    files: [file, '…'],
    copies: ['…'],
    others: [{ url: '/b.pdf' }],
  })
})

test('short lists of texts are printed on one line, others are not', () => {
  const long = ['a'.repeat(40), 'b'.repeat(40)]
  expect(printed({ formats: ['PDF', 'Word'], long, files: [{ url: '/a' }], none: [] })).toBe(
    `{\n  "formats": ["PDF", "Word"],\n  "long": [\n    "${long[0]}",\n    "${long[1]}"\n  ],\n  "files": [\n    {\n      "url": "/a"\n    }\n  ],\n  "none": []\n}`,
  )
})

test('every operation that is not minor is shown once, with described parameters and a sample if it returns JSON', () => {
  const groups = operationDocs(SITE, samples())
  const shown = [...groups.values()].flat()
  expect(shown.map(({ id }) => id)).toEqual(operations.flatMap(({ id, isMinor }) => (isMinor ? [] : [id])))
  const search = shown.find(({ id }) => id === 'searchTemplates')!
  expect(search.parameters).toContainEqual({
    name: 'limit',
    text: 'Maximum number of results and of similar templates. From 1 to 50. By default 20.',
  })
  expect(search.parameters).toContainEqual({
    name: 'format',
    text: 'May be repeated to match any of the formats. One of PDF, Excel, Word.',
  })
  for (const { id, responses, call } of operations)
    if (responses[call.status]?.json && !call.saveAs) expect(shown.find((each) => each.id === id)?.sample).toBeDefined()
})
