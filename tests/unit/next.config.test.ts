import { readFileSync } from 'node:fs'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import config from '@/next.config'
import { MAKER } from '@/scripts/support/catalogue'

interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

/** The packages that a program imports, and theirs. */
function packagesOf(program: string): string[] {
  const found = new Set<string>()
  const visit = (name: string): void => {
    const locked = packages[`node_modules/${name}`]
    if (!locked || found.has(name)) return
    found.add(name)
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }).forEach(visit)
  }
  for (const [, name] of program.matchAll(/ from "((?:@[^/"]+\/)?[^./"][^/"]*)[^"]*";/g))
    if (name && !name.startsWith('node:')) visit(name)
  return [...found]
}

test('functions that make state editions are deployed with the program, its typeface and its packages', () => {
  const { outputFileTracingIncludes: includes = {} } = config(PHASE_PRODUCTION_BUILD)
  const names = packagesOf(readFileSync(MAKER, 'utf8'))
  expect(names).toEqual(expect.arrayContaining(['docx', 'fontkit', 'harfbuzzjs', 'hucre', 'pdfkit']))
  // Types are not loaded.
  const needed = names.filter((name) => !/^@types\/|^undici-types$/.test(name))
  for (const route of ['/api/editions/**', '/api/bundles/**']) {
    const listed = includes[route] ?? []
    expect(listed).toContain(`./${MAKER}`)
    const isListed = (name: string): boolean =>
      [name, name.replace(/\/.*/, '/*')].some((each) => listed.includes(`./node_modules/${each}/**/*`))
    expect(needed.filter((name) => !isListed(name))).toEqual([])
  }
})
