/** `npm run editions TX`: makes every edition of a state ahead and keeps it where the server looks for it. */
import './support/fresh-catalogue'
import { stateOf } from '@/data/law'
import { contentsWithEditions, editionReaders } from '@/lib/catalogue/editions'
import { formatsFor } from '@/lib/documents/file-model'
import { editionKeep } from '@/lib/made-files/edition-keep'
import { makeAhead } from './editions/make-ahead'
import { main } from './support/main'
import { startProgress } from './support/progress'

await main(async () => {
  const [code = '', ...more] = process.argv.slice(2)
  const state = stateOf(code)
  if (!state || more.length > 0) throw new Error('Usage: npm run editions TX (the postal code of one state)')
  const contents = contentsWithEditions()
  const count = contents.flatMap((content) =>
    editionReaders(content, state).flatMap((reader) => formatsFor(content.formats, reader)),
  ).length
  const progress = startProgress(`editions for ${state.name}`, count)
  const { files, made } = await makeAhead(state, contents, editionKeep(), () => progress.advance())
  progress.finish()
  console.log(`${state.name}: ${files} files, ${made} made now, ${files - made} kept from before`)
})
