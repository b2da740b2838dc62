import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string): string => readFileSync(file, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
]

/** What `npm run serve` passes to Node.js, without the settings' file. */
const serveArguments = (scripts.serve ?? '')
  .split(' ')
  .filter((part) => part !== 'node' && !part.startsWith('--env-file'))

test('the service and the container run what npm run serve runs', () => {
  expect(read('deploy/ridgedocs.service')).toContain(`/node_modules/.bin/node ${serveArguments.join(' ')}\n`)
  const command = /^CMD (\[.+\])$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '[]'
  expect(JSON.parse(command)).toEqual(['node', ...serveArguments])
})

test('every setting is explained, and none that does not exist', () => {
  const known = [...read('lib/env.ts').matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)
  const explained = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(known.length).toBeGreaterThan(10)
  expect(explained.sort()).toEqual(known.filter((name) => name !== 'VERCEL').sort())
  const readme = read('README.md')
  expect(explained.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test.each(documents)('%s names scripts and files that exist', (file) => {
  const text = read(file)
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([])
})

test('the hosted workflow runs what is run here', () =>
  expect(read('.github/workflows/ci.yml')).toContain('- run: .ci/run\n'))
