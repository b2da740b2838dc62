/** Starts the process that makes editions. Node.js itself runs the TypeScript source of documents and engine. */
import '../../platform/typescript-imports.mjs'

await import('./worker.ts')
