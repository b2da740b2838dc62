/** The files of all families. The build verifies each one that it writes; those of the corpus are read again here, in the full run all. */
import { members } from '@/data/library/members'
import { templateContents } from '@/lib/catalogue/contents'
import type { TemplateContent } from '@/data/shared/types'
import { render, verify, type DocumentModel, type Format } from '@/lib/documents'
import { customerCopy } from '@/lib/documents/customer-copy'
import { blankFile, fileModel } from '@/lib/documents/file-model'
import type { Reader } from '@/lib/file-names'
import { readerFiles } from '@/scripts/documents/reader-files'
import { builtFile } from '@/tests/support/built'
import { recalculateAll, testWithLibreOffice, textOfWordFiles } from '@/tests/support/libreoffice'
import { ofCorpus, spread, spreadOfEach } from '@/tests/support/chosen'
import { seed } from '@/tests/support/random'
import { differences, filledAtRandom, spoiled } from '@/tests/support/recalculation'
import { ofKind } from '@/tests/support/template-reader'

const familyOf = ({ kind }: { kind: string }): string => kind
const inFormat = <T extends { formats: readonly Format[] }>(templates: readonly T[], format: Format): T[] =>
  templates.filter(({ formats }) => formats.includes(format))

/** Parts of a list for one LibreOffice run each. */
const portions = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / 12) }, (_, index) => items.slice(index * 12, (index + 1) * 12))

const modelOf = ({ document }: TemplateContent, reader: Reader, format: Format): DocumentModel =>
  reader === 'customer' ? customerCopy(document()) : blankFile(document(), reader, format)

const checked = ofCorpus(templateContents)
test.each(checked.map((template) => [template.slug, template] as const))(
  '%s: its files pass verification',
  async (_, template) => {
    for (const { reader, format } of readerFiles(template)) {
      const bytes = builtFile(template, format, reader)
      const problems = await verify(bytes, modelOf(template, reader, format), format)
      expect([reader, format, problems]).toEqual([reader, format, []])
    }
  },
)

test.each(spreadOfEach(checked, familyOf).map((template) => [template.slug, template] as const))(
  '%s: the same content gives the same bytes',
  async (_, template) => {
    for (const { reader, format } of readerFiles(template)) {
      const again = await render(modelOf(template, reader, format), format)
      const difference = Buffer.compare(builtFile(template, format, reader), again)
      expect([reader, format, difference]).toEqual([reader, format, 0])
    }
  },
)

test.each(members.map((template) => [template.slug, template] as const))(
  '%s renders to files that pass verification',
  async (_, { document, formats }) => {
    const model = document()
    for (const format of formats)
      expect([format, await verify(await render(model, format), model, format)]).toEqual([format, []])
  },
)

const workbooks = spread(inFormat([...templateContents, ...members], 'Excel'), 4)
for (const portion of portions(workbooks))
  testWithLibreOffice(
    `workbooks, blank and filled, recalculate to the figures of evaluate to the cent: ${portion.map(({ slug }) => slug).join(', ')}`,
    async () => {
      const models = portion.flatMap(({ document }, index) => [document(), filledAtRandom(document(), seed + index)])
      const results = await recalculateAll(await Promise.all(models.map(spoiled)))
      const found = models.flatMap((model, index) =>
        differences(model, results[index]!).map((difference) => `${model.title}: ${difference}`),
      )
      expect(found).toEqual([])
    },
  )

const texts = spreadOfEach(inFormat(templateContents, 'Word'), familyOf)
for (const portion of portions(texts))
  testWithLibreOffice(
    `Word files are laid out with all their sections: ${portion.map(({ slug }) => slug).join(', ')}`,
    async () => {
      const laidOut = await textOfWordFiles(portion.map((template) => builtFile(template, 'Word')))
      const lost = portion.flatMap(({ slug, document }, index) =>
        ofKind(fileModel(document(), 'main'), 'heading')
          .filter(({ text }) => !laidOut[index]?.includes(text.replace(/\s+/g, ' ')))
          .map(({ text }) => `${slug}: ${text}`),
      )
      expect(lost).toEqual([])
    },
  )
