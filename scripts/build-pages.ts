/** The step after `next build`, by itself: `npm run build` includes it. */
import { processStaticPages } from './static-pages'
import { main } from './support/main'

await main(async () => {
  const pages = await processStaticPages('.next')
  console.log(`static pages: ${pages.length}`)
})
