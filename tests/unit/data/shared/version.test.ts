/** Each file says which version it is: in its footers, and in its properties. */
import { strFromU8, unzipSync } from 'fflate'
import recorded from '@/data/revisions.json'
import { versionOf } from '@/data/shared/version'
import { templateContents } from '@/lib/catalogue/contents'
import { blankFile, fileModel } from '@/lib/documents/file-model'
import { keywordsOf, papersOf, type Format } from '@/lib/documents/model'
import { formatMonth } from '@/lib/utils'
import { builtFile } from '@/tests/support/built'
import { spread } from '@/tests/support/chosen'
import { readPdf } from '@/tests/unit/lib/documents/render/pdf/read-pdf'

const revisions: Readonly<Record<string, { version: number; day: string }>> = recorded
const released = templateContents.filter(({ slug }) => revisions[slug])

test('a released document has the version of its page, with the month of its last change', () => {
  expect(released.length).toBeGreaterThan(0)
  for (const { slug, document } of released) {
    const { version, day } = revisions[slug]!
    expect([slug, document().version]).toEqual([slug, `Version ${version}, ${formatMonth(day)}`])
  }
})

test('a document that was never released has none', () => {
  expect(versionOf('never-released')).toBe('')
})

type Template = (typeof templateContents)[number]
const entriesOf = (template: Template, format: Format): [string, string][] =>
  Object.entries(unzipSync(builtFile(template, format))).map(([name, bytes]) => [name, strFromU8(bytes)])
const partsNamed = (entries: readonly [string, string][], name: RegExp): string[] =>
  entries.filter(([path]) => name.test(path)).map(([, xml]) => xml)

/** Ten of the corpus; in the full run all. */
const checked = spread(released, 10)

describe.each(checked.map((template) => [template.slug, template] as const))('%s', (_slug, template) => {
  const model = fileModel(template.document(), 'main')
  const version = model.version!
  // A part that follows a letter begins on its page, which has the letter's footer.
  const footers = papersOf(model).flatMap(({ audience, parts }) =>
    parts.map(({ letter, follows }, index) =>
      letter || (follows && parts[index - 1]?.letter)
        ? ''
        : audience === 'customer'
          ? `Form: ${version} · Page`
          : `${version} · Page`,
    ),
  )
  const expected = new Set(footers.filter(Boolean))
  /** Word has one footer for a paper: that of a letter, where the paper begins with one. */
  const inWord = new Set(
    papersOf(model)
      .filter(({ parts }) => !parts[0]?.letter)
      .map(({ audience }) => (audience === 'customer' ? `Form: ${version} · Page` : `${version} · Page`)),
  )

  test('the PDF has it in the footer of each page that is no letter', () => {
    const pdf = readPdf(builtFile(template, 'PDF'))
    const found = pdf.pages.map(({ text }) => text.map((run) => run.text).join(' '))
    for (const footer of expected) expect([footer, found.some((text) => text.includes(footer))]).toEqual([footer, true])
    if (!footers.includes('')) expect(found.filter((text) => !text.includes(`${version} · Page`))).toEqual([])
  })

  test('Word and Excel files have it in their footers and among their keywords', () => {
    for (const format of template.formats.filter((one) => one !== 'PDF')) {
      const file = blankFile(template.document(), 'main', format)
      const keywords = keywordsOf(file).join(', ').replaceAll('&', '&amp;')
      const entries = entriesOf(template, format)
      expect([format, partsNamed(entries, /^docProps\/core/).join('')]).toEqual([
        format,
        expect.stringContaining(keywords),
      ])
      const isWord = format === 'Word'
      const written = partsNamed(entries, isWord ? /^word\/footer/ : /^xl\/worksheets\/sheet/).join('')
      for (const footer of isWord ? inWord : expected)
        expect([format, written]).toEqual([format, expect.stringContaining(footer)])
    }
  })
})
