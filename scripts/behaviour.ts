/**
 * `npm run behaviour`: writes docs/behaviour.md from the titles of the tests. With `--check` it writes nothing and
 * fails if the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { account } from './behaviour/account'
import { formatted } from './support/format'
import { filesBelow } from './support/hash-files'

const FILE = 'docs/behaviour.md'

const sources = filesBelow('tests')
  .filter((name) => /\.tsx?$/.test(name) && !/^(support|programs)\//.test(name))
  .map((name) => path.posix.join('tests', name))
const text = await formatted(FILE, account(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))))

if (!process.argv.includes('--check')) writeFileSync(FILE, text)
else if (text !== readFileSync(FILE, 'utf8')) {
  console.error(`${FILE} is out of date: run npm run behaviour`)
  process.exitCode = 1
}
