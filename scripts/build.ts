/** `npm run build`: builds documents and site, each only if something changed. */
import { ensureBuilt } from './support/build'
import { main } from './support/main'

await main(ensureBuilt)
