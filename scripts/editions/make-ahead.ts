import type { StateLaw } from '@/data/law/types'
import type { TemplateContent } from '@/data/shared/types'
import { editionReaders, todayOf } from '@/lib/catalogue/editions'
import { blankFile, formatsFor } from '@/lib/documents/file-model'
import { keptName } from '@/lib/made-files/obtain'
import type { FileKeep } from '@/lib/made-files/keep'
import { renderVerified } from '../documents/render-template'

/** Makes and keeps the editions of a state that are missing; returns how many files, and how many new. Throws if one fails. */
export async function makeAhead(
  state: StateLaw,
  contents: readonly TemplateContent[],
  keep: FileKeep,
  onFile: () => void = () => undefined,
): Promise<{ files: number; made: number }> {
  const today = todayOf()
  const files = contents.flatMap((content) =>
    editionReaders(content, state).flatMap((reader) =>
      formatsFor(content.formats, reader).map((format) => ({ content, state, format, reader, today })),
    ),
  )
  let made = 0
  for (const file of files) {
    const name = keptName(file)
    if (!(await keep.get(name))) {
      const { content, format, reader } = file
      const model = blankFile(content.document({ state, today }), reader, format)
      const { bytes } = await renderVerified(content.slug, model, format)
      await keep.put(name, new Uint8Array(bytes))
      made += 1
    }
    onFile()
  }
  return { files: files.length, made }
}
