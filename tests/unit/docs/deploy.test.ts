import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const read = (file: string): string => readFileSync(file, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const guides = readdirSync('docs').filter((name) => name.endsWith('.md'))
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...guides.map((name) => path.join('docs', name))]
/** The first group of each match. */
const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group)

/** What `npm run serve` passes to Node.js, without the settings' file. */
const serveArguments = scripts.serve!.split(' ').filter((part) => part !== 'node' && !part.startsWith('--env-file'))

test('the service and the container run the command of npm run serve', () => {
  const node = '/opt/ridgedocs/current/node_modules/.bin/node'
  const service = read('deploy/ridgedocs@.service')
  expect(service).toContain(`=/usr/bin/env PORT=%i ${node} ${serveArguments.join(' ')}\n`)
  const command = matchesOf(read('deploy/Dockerfile'), /^CMD (\[.+\])$/gm).at(-1)
  expect(JSON.parse(command ?? '[]')).toEqual(['node', ...serveArguments])
})

test('the timer runs npm run backup, with the same protection as the server', () => {
  const backup = read('deploy/ridgedocs-backup.service')
  const options = (scripts.backup ?? '').split(' ').filter((part) => !/^(tsx$|--env-file)/.test(part))
  const command = ['--import', 'tsx', ...options, '/var/backups/ridgedocs', '--keep', '14']
  expect(matchesOf(backup, /\/node_modules\/\.bin\/node (.*)/g)[0]).toBe(command.join(' '))
  const protection = (unit: string) =>
    matchesOf(unit, /^((?:Protect|Private|Restrict|NoNew|Lock|SystemCall|Remove)\w+)=/gm)
  const wanted = protection(read('deploy/ridgedocs@.service'))
  expect(wanted.length).toBeGreaterThan(15)
  expect(wanted.filter((name) => !protection(backup).includes(name))).toEqual([])
  expect(read('deploy/ridgedocs-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d:00$/m)
})

/** The files of the project that a file imports while it runs, with what those import. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const { outputText } = ts.transpileModule(read(file), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve },
  })
  for (const { fileName } of ts.preProcessFile(outputText).importedFiles) {
    if (!/^[.@]\//.test(fileName)) continue
    const target = fileName.startsWith('@/') ? fileName.slice(2) : path.posix.join(path.posix.dirname(file), fileName)
    const found = [target, `${target}.ts`, `${target}/index.ts`].find((name) => existsSync(name) && /\.\w+$/.test(name))
    if (!found) throw new Error(`${file} imports ${fileName}, which is not there`)
    importedBy(found, seen)
  }
  return seen
}

test('the container has everything that the server imports at run time', () => {
  const copies = matchesOf(read('deploy/Dockerfile'), /^COPY --from=build (.+) \.\/\S*$/gm)
  const copied = copies.flatMap((names) => names.split(' ')).map((name) => name.replace('/app/', ''))
  expect(copied).toEqual(expect.arrayContaining(['node_modules', '.next', 'public', 'private', 'package.json']))
  const imported = [...importedBy('scripts/serve.ts'), ...importedBy('next.config.ts')]
  expect(imported.length).toBeGreaterThan(8)
  expect(imported.filter((file) => !copied.some((name) => file === name || file.startsWith(`${name}/`)))).toEqual([])
})

test('the container is built with the settings shown on pages and has the operator’s commands', () => {
  const dockerfile = read('deploy/Dockerfile')
  const build = dockerfile.slice(0, dockerfile.indexOf('RUN --mount'))
  const given = matchesOf(build, /^ARG (\w+)$/gm)
  expect(given).toEqual(['SITE_URL', 'CONTACT_MONTHS', 'SEARCH_MONTHS', 'OFFLINE'])
  for (const name of given) expect(build).toContain(`${name}=$${name}`)
  // The operator's commands read sources that the server's image lacks.
  expect(dockerfile).toMatch(/^FROM build AS tools$/m)
})

test('every setting is explained, and no other', () => {
  const known = matchesOf(read('lib/env.ts'), /^ {4}([A-Z][A-Z_]+): /gm)
  const explained = matchesOf(read('.env.example'), /^([A-Z_]+)=/gm)
  expect(known.length).toBeGreaterThan(10)
  expect(explained.sort()).toEqual(known.filter((name) => name !== 'VERCEL').sort())
  const readme = read('README.md')
  expect(explained.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test.each(documents)('%s names scripts and files that exist', (file) => {
  const text = read(file)
  expect(matchesOf(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([])
  const links = matchesOf(text, /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g)
  expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([])
})

test('the README explains each script except the individual checks', () => {
  const single = ['format', 'format:check', 'lint', 'lint:full', 'types', 'unused', 'test:install']
  const table = matchesOf(read('README.md'), /^(\| `npm .*)$/gm).join('\n')
  const told = (name: string): boolean => new RegExp(`\`(npm (run )?)?${name}( |\`)`).test(table)
  expect(Object.keys(scripts).filter((name) => !single.includes(name) && !told(name))).toEqual([])
})
