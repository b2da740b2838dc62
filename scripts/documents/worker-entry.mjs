/** Worker threads do not inherit tsx: they register it themselves before the first TypeScript import. */
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
