/** `npm run build`: documents and site, each only where something changed. */
import { ensureBuilt } from './support/build'

await ensureBuilt()
