import { fc } from '@/tests/support/fast-check'
import { isFull } from '@/tests/support/full'

/** Personal data that a visitor may enter; it must not appear in a log. */
export const personal = 'zq-person'
const email = fc.stringMatching(/^[a-z0-9]{1,12}$/).map((name) => `${personal}.${name}@example.com`)

/** Texts that have broken programs before. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '\udfff\ud800',
  '../../package.json',
  '..%2f..%2fpackage.json',
  '..\\..\\package.json',
  '/etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'Infinity',
  'NaN',
  '-1',
  '1e9',
  '0x10',
  '9007199254740993',
  'null',
  `${personal}\r\nBcc: ${personal}@example.com`,
  `"${personal}"\n.@example.com`,
  `${personal}@example.com\r\n\r\nhello`,
  `' or 1=1 --`,
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '\u202e\u0000\u001b[31m',
  '٣'.repeat(20),
  'a'.repeat(300),
  `${personal} ${'ä'.repeat(3000)}`,
)
const known = fc.constantFrom(
  // Archives of documents outside the corpus, which `npm test` does not render.
  ...(isFull ? ['complete', 'estimates-proposals', 'epdm'] : []),
  'essentials',
  'shingle-roof-estimate',
  'epdm-residential-contract',
  'PDF',
  'Word',
  'Excel',
  'download',
  'newsletter',
  'insurance-supplement-log.pdf',
  'popular',
  'estimate',
  'on',
  'page',
  '1',
  '2',
  '24',
)
export const text = fc.oneof(
  { weight: 3, arbitrary: known },
  { weight: 2, arbitrary: email },
  { weight: 3, arbitrary: nasty },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

const names = fc.constantFrom(
  ...['email', 'name', 'message', 'templates', 'bundle', 'format', 'slug', 'source', 'newsletterSubscribed', 'token'],
  ...['file', 'from', 'q', 'limit', 'category', 'kind', 'system', 'sort', 'page', 'perPage', 'topic', 'id'],
  ...['__proto__', 'constructor', 'prototype', 'length', 'then'],
)
const value = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 2, arbitrary: fc.array(text, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(true, false, null, 0, -1, 1e308, 0.1) },
)
const fields = fc.array(fc.tuple(names, value), { maxLength: 8 })
/** JSON text, since an object could not hold `__proto__` as an own key so easily. */
const objectText = fields.map(
  (entries) => `{${entries.map(([name, given]) => `${JSON.stringify(name)}:${JSON.stringify(given)}`).join()}}`,
)
const deep = fc
  .tuple(fc.constantFrom('[', '{"a":', '[{"a":'), fc.integer({ min: 1, max: 8000 }))
  .map(([opening, times]) => opening.repeat(times).slice(0, 16_000))
const closed = fc.integer({ min: 1, max: 8000 }).map((times) => '['.repeat(times) + ']'.repeat(times))

/** A nearly valid form, so that code behind the checks is reached too. */
const likely = fc
  .record({
    email,
    name: fc.oneof({ weight: 4, arbitrary: fc.constant(personal) }, { weight: 1, arbitrary: text }),
    message: fc.oneof({ weight: 4, arbitrary: fc.constant(personal) }, { weight: 1, arbitrary: text }),
    source: fc.constantFrom('download', 'newsletter'),
    templates: fc.constantFrom([], ['shingle-roof-estimate'], ['epdm-repair-contract', 'no-such-template']),
    newsletterSubscribed: fc.boolean(),
    slug: fc.constantFrom('shingle-roof-estimate', 'no-such-template'),
    format: fc.constantFrom('PDF', 'Excel'),
  })
  .map((input) => JSON.stringify(input))
const form = fields.map((entries) =>
  new URLSearchParams(
    entries.map(([name, given]) => [name, typeof given === 'string' ? given : JSON.stringify(given)]),
  ).toString(),
)

const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'a'.repeat(200),
  '',
)
const typed = (type: string) => (body: string) => ({ type, body })
const body = fc.oneof(
  { weight: 4, arbitrary: likely.map(typed('application/json')) },
  { weight: 3, arbitrary: objectText.map(typed('application/json')) },
  { weight: 2, arbitrary: form.map(typed('application/x-www-form-urlencoded')) },
  { weight: 1, arbitrary: deep.map(typed('application/json')) },
  { weight: 1, arbitrary: closed.map(typed('application/json')) },
  {
    weight: 2,
    arbitrary: fc.tuple(types, fc.oneof(objectText, text)).map(([type, given]) => ({ type, body: given })),
  },
)

export interface WildRequest {
  method: string
  query: string
  body: { type: string; body: string }
  headers: Record<string, string>
  params: Record<string, string>
}

const query = fc
  .array(fc.tuple(names, text), { maxLength: 6 })
  .map((pairs) =>
    pairs.map(([name, given]) => `${name}=${encodeURIComponent(Buffer.from(given).toString())}`).join('&'),
  )
const rawQuery = fc.constantFrom('%', '%zz', '&&&', '=', '?', 'q', `q=${'x'.repeat(5000)}`, 'page=%00', 'q=%ff%fe')

const usual = (method: string): number => ({ GET: 6, POST: 6 })[method] ?? 1

/** A request of any kind to any route; a route uses the `params` in its address. */
export const wildRequest = (methods: readonly string[]): fc.Arbitrary<WildRequest> =>
  fc.record({
    method: fc.oneof(...methods.map((method) => ({ weight: usual(method), arbitrary: fc.constant(method) }))),
    query: fc.oneof({ weight: 5, arbitrary: query }, { weight: 1, arbitrary: rawQuery }),
    body,
    headers: fc.oneof(
      { weight: 6, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constant({ origin: 'https://elsewhere.example' }) },
      { weight: 1, arbitrary: fc.constant({ 'content-length': '999999' }) },
      { weight: 1, arbitrary: fc.constant({ 'if-none-match': '*', authorization: `Bearer ${personal}` }) },
      { weight: 1, arbitrary: fc.constant({ 'content-encoding': 'gzip' }) },
    ),
    params: fc.record({ slug: text, name: text, page: text, folder: text, file: text }),
  })
