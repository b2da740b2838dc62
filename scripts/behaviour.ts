/** `npm run behaviour`: prints what the product does, in the words of its tests, as Markdown. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { account } from './behaviour/account'
import { filesBelow } from './support/hash-files'

const sources = filesBelow('tests')
  .filter((name) => /\.tsx?$/.test(name) && !/^(support|programs)\//.test(name))
  .map((name) => path.posix.join('tests', name))
console.log(account(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))))
