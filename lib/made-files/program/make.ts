/** Makes one file on request, from the same contents as the library's files. Bundled as one program with all it imports. */
import { stateOf, templateContents } from '@/lib/catalogue/contents'
import { render } from '@/lib/documents'
import { blankFile } from '@/lib/documents/file-model'
import type { PictureBytes } from '@/lib/pictures/drawing/job'
import { fileProblems } from '@/lib/verification/file'
import type { EditionJob } from './job'

const bySlug = new Map(templateContents.map((content) => [content.slug, content]))

/** Renders a state edition and reads it back. */
export async function make({ slug, state: code, format, reader, today }: EditionJob): Promise<PictureBytes> {
  const content = bySlug.get(slug)
  const state = stateOf(code)
  if (!content || !state) throw new Error(`There is no edition of ${slug} for ${code}`)
  const model = blankFile(content.document({ state, today }), reader, format)
  const bytes = await render(model, format)
  const problems = await fileProblems(bytes, model, format)
  if (problems.length) throw new Error(`${slug} for ${code} (${format}): ${problems.join('; ')}`)
  return new Uint8Array(bytes)
}
