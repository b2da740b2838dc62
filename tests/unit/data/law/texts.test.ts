import { createHash } from 'node:crypto'
import { federal, stateOf, states } from '@/data/law'
import { noticeBlock } from '@/data/law/blanks'
import type { PrescribedText } from '@/data/law/types'
import { documentModel, part, section } from '@/lib/documents/author'
import { parseInline } from '@/lib/documents/inline'
import { renderPdf } from '@/lib/documents/render/pdf'
import { verify } from '@/lib/documents'
import { openDocx } from '@/tests/unit/lib/documents/render/docx/open-docx'
import { readType } from '@/tests/unit/lib/documents/render/pdf/read-pdf'

const texts = [federal, ...states].flatMap((jurisdiction) => jurisdiction.texts)
const withWords = texts.filter((text): text is PrescribedText & { text: string } => text.text !== null)
const decode = (xml: string): string =>
  xml.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex')

test('51 jurisdictions, each found by its postal code', () => {
  expect(states).toHaveLength(51)
  for (const state of states) expect(stateOf(state.code.toLowerCase())).toBe(state)
  expect(stateOf('ZZ')).toBeNull()
})

test('178 texts, 151 of them with their words, each with an ID of its own and a source', () => {
  expect(texts).toHaveLength(178)
  expect(withWords).toHaveLength(151)
  expect(new Set(texts.map(({ id }) => id)).size).toBe(178)
  expect(withWords.filter(({ sources }) => sources.length === 0).map(({ id }) => id)).toEqual([])
})

test('no word of a text changes without its hash', () => {
  expect(withWords.filter(({ text, sha256 }) => hashOf(text) !== sha256).map(({ id }) => id)).toEqual([])
  expect(texts.filter(({ text, sha256 }) => text === null && sha256 !== null).map(({ id }) => id)).toEqual([])
})

test('no text has words that were once prescribed and are no longer', () => {
  const old = new Set(texts.flatMap(({ superseded = [] }) => superseded))
  expect(old.size).toBeGreaterThan(0)
  expect(withWords.filter(({ text }) => old.has(hashOf(text))).map(({ id }) => id)).toEqual([])
})

test('a text that was compared in two copies names two copies', () => {
  const alone = withWords.filter(({ compared, sources }) => compared === 'two copies' && sources.length < 2)
  expect(alone.map(({ id }) => id)).toEqual([])
})

/** Each text in a section of its own, headed by its ID. */
const document = documentModel({
  title: 'Texts',
  subject: 'Prescribed texts',
  intro: 'All prescribed texts.',
  letterhead: 'none',
  parts: [
    part(
      'Texts',
      withWords.flatMap((text) => [section(text.id), noticeBlock(text)]),
    ),
  ],
})
/** As the law of the state asks, or 16 CFR 429.1 for the right to cancel. */
const isBold = ({ bold, kind }: PrescribedText): boolean => bold || kind === 'statement' || kind === 'form'
/** Without spaces and lines for the pen. */
const bare = (text: string): string => text.replace(/[\s_]/g, '')
/** The words between the blanks. */
const wordsOf = ({ text }: { text: string }): string[] =>
  text
    .replace(/\{\{(\w+)\}\}/g, '{$1}')
    .split('\n')
    .flatMap(parseInline)
    .flatMap((piece) => ('text' in piece && piece.text.trim() ? [bare(piece.text)] : []))

/** What stands between the heading of one text and that of the next. */
function sections<T extends { text: string }>(set: readonly T[]): Map<string, T[]> {
  const ids = new Set(texts.map(({ id }) => id))
  const found = new Map<string, T[]>()
  for (const item of set)
    if (ids.has(item.text)) found.set(item.text, [])
    else [...found.values()].at(-1)?.push(item)
  return found
}

test('a PDF sets each text word for word, at least as large and as bold as the law asks', async () => {
  const bytes = await renderPdf(document)
  expect(await verify(bytes, document, 'PDF')).toEqual([])
  // The footer stands in the lowest inch of each page.
  const set = sections(readType(bytes).flatMap((page) => page.filter(({ y }) => y > 45)))
  expect([...set.keys()]).toEqual(withWords.map(({ id }) => id))
  for (const text of withWords) {
    const items = set.get(text.id)!
    const faces = new Set(items.map(({ face }) => face.replace(/^[A-Z]{6}\+/, '')))
    expect({ id: text.id, words: bare(items.map((item) => item.text).join('')) }).toEqual({
      id: text.id,
      words: wordsOf(text).join(''),
    })
    expect(Math.min(...items.map(({ size }) => size))).toBeGreaterThanOrEqual(Math.max(10, text.points ?? 0))
    expect([...faces]).toEqual([isBold(text) ? 'Inter-Bold' : 'Inter-Regular'])
  }
})

test('a Word file sets each text word for word, at least as large and as bold as the law asks', async () => {
  const { bytes, body } = await openDocx(document)
  expect(await verify(bytes, document, 'Word')).toEqual([])
  const runs = [
    ...body.matchAll(
      /<w:pStyle w:val="Heading1"\/>.*?<w:t[^>]*>([^<]*)<|<w:r><w:rPr>(<w:b\/>)?<w:sz w:val="(\d+)"\/><\/w:rPr>(.*?)<\/w:r>/g,
    ),
  ].map(([, heading, bold, size, content]) => ({
    text: heading ?? decode(content!.replace(/<[^>]*>/g, '')),
    bold: bold !== undefined,
    size: Number(size) / 2,
  }))
  const set = sections(runs.filter(({ text }) => !/^_+$/.test(text)))
  for (const text of withWords) {
    const items = set.get(text.id)!
    expect(bare(items.map((item) => item.text).join(''))).toBe(wordsOf(text).join(''))
    expect(Math.min(...items.map(({ size }) => size))).toBeGreaterThanOrEqual(Math.max(10, text.points ?? 0))
    expect(new Set(items.map(({ bold }) => bold))).toEqual(new Set([isBold(text)]))
  }
})
