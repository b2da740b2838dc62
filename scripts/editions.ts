/** `npm run editions TX`: makes every edition of a state ahead and keeps it where the server looks for it. */
import { stateOf } from '@/data/law'
import { contentsWithEditions, editionKey, todayOf } from '@/lib/catalogue/editions'
import { editionKeep } from '@/lib/editions/keep'
import { extensions } from '@/lib/paths'
import { renderVerified } from './documents/render-template'
import { main } from './support/main'
import { startProgress } from './support/progress'

await main(async () => {
  const [code = '', ...more] = process.argv.slice(2)
  const state = stateOf(code)
  if (!state || more.length > 0) throw new Error('Usage: npm run editions TX (the postal code of one state)')
  const today = todayOf()
  const files = contentsWithEditions().flatMap((content) => content.formats.map((format) => ({ content, format })))
  const keep = editionKeep()
  const progress = startProgress(`editions for ${state.name}`, files.length)
  let made = 0
  for (const { content, format } of files) {
    const key = `${editionKey({ content, state, format, today })}.${extensions[format]}`
    if (!(await keep.get(key))) {
      const bytes = await renderVerified(content.slug, content.document({ state, today }), format)
      await keep.put(key, new Uint8Array(bytes))
      made += 1
    }
    progress.advance()
  }
  progress.finish()
  console.log(`${state.name}: ${files.length} files, ${made} made now, ${files.length - made} kept from before`)
})
