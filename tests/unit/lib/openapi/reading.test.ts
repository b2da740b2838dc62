import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { abridge } from '@/lib/openapi/abridge'
import { curlOf } from '@/lib/openapi/curl'
import type { Operation } from '@/lib/openapi/operation'
import { operations } from '@/lib/openapi/operations'
import { readableOperations } from '@/lib/openapi/reading'
import { samples } from '@/lib/openapi/samples'

const SITE = 'https://docs.example.com'
const contact = operations.find(({ id }) => id === 'sendContactMessage')!

/** The words of a line, as a shell reads it. */
const wordsOf = (line: string): string[] =>
  execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

test('a line of curl keeps the body and the address as they are, whatever they hold', () => {
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
  expect(
    curlOf(
      operations.find((operation) => operation.id === id)!,
      SITE,
    ),
  ).toBe(line)
})

test('samples are shortened: the first of a list, the beginning of a text', () => {
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
})

test('every operation is shown once, with its parameters in words and a sample where it answers JSON', () => {
  const groups = readableOperations(SITE, samples())
  const shown = [...groups.values()].flat()
  expect(shown.map(({ id }) => id)).toEqual(operations.map(({ id }) => id))
  const search = shown.find(({ id }) => id === 'searchTemplates')!
  expect(search.parameters).toContainEqual({
    name: 'limit',
    text: 'Of results and of similar ones, each. From 1 to 50. By default 20.',
  })
  expect(search.parameters).toContainEqual({
    name: 'format',
    text: 'Any of these formats; repeated. One of PDF, Excel, Word.',
  })
  for (const { id, answers, call } of operations)
    if (answers[call.status]?.json && !call.saveAs) expect(shown.find((each) => each.id === id)?.sample).toBeDefined()
})
