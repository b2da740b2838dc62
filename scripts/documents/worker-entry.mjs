/** Worker threads do not inherit tsx: they register it themselves before the first TypeScript import. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(`./${workerData.module}.ts`)
