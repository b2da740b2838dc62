/** `npm run build`: documents and site, each only where something changed. */
import { ensureBuilt } from './support/build'
import { main } from './support/main'

await main(ensureBuilt)
