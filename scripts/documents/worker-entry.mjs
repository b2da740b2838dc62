/** Starts a thread. Node.js itself runs its TypeScript: compiled by tsx it would take a twentieth longer. */
import { workerData } from 'node:worker_threads'
import '../../lib/platform/typescript-imports.mjs'

await import(`./${workerData.module}.ts`)
