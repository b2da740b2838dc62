import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isFull } from './full'

const root = path.resolve('.cache/e2e')
mkdirSync(root, { recursive: true })

/** A file where a data folder is expected: nothing can be stored below it, not even by root. */
const obstacle = path.join(root, 'not-a-folder')
writeFileSync(obstacle, '')

const server = (port: number, dataDir: string, command = 'npm run serve') => ({
  command,
  url: `http://127.0.0.1:${port}`,
  dataDir,
  env: {
    PORT: String(port),
    DATA_DIR: dataDir,
    SIGNING_SECRET: 'only-for-the-browser-tests-0123456789',
    REQUESTS_PER_MINUTE: '10000',
  },
})

/** Makes the files that `npm test` has not rendered: all but those of the corpus. The full run has all of them. */
const ON_REQUEST = 'npx tsx --conditions=react-server tests/support/serve-on-request.ts'

/** The servers that the browser tests run against, both on the production build. */
export const servers = {
  main: server(3100, path.join(root, 'data'), isFull ? undefined : ON_REQUEST),
  /** Its store and its outbox cannot be written. */
  broken: server(3101, path.join(obstacle, 'data')),
}
