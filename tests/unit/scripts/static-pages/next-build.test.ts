import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { processStaticPages } from '@/scripts/static-pages'
import { run } from '@/scripts/support/run'
import { fullTest } from '@/tests/support/full-test'

const files = {
  'app/site.css': 'p { color: navy }',
  'app/layout.js': `
    import { loaderText } from '../../../lib/platform/generated/hydration-loader'
    import './site.css'
    const loader = <script dangerouslySetInnerHTML={{ __html: loaderText }} />
    export default ({ children }) => <html lang="en"><head>{loader}</head><body>{children}</body></html>`,
  'app/counter.js': `
    'use client'
    import { useState } from 'react'
    export default function Counter() {
      const [count, setCount] = useState(0)
      return <button onClick={() => setCount(count + 1)}>{count}</button>
    }`,
  'app/page.js': `import Counter from './counter'; export default () => <Counter />`,
  'app/second/page.js': 'export default () => <p>Second page</p>',
  'app/not-found.js': 'export default () => <p>Not found</p>',
}

// Inside the project, where the app finds its packages.
let app: string
beforeEach(() => {
  mkdirSync('.cache', { recursive: true })
  app = mkdtempSync(path.join('.cache', 'two-pages-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(app, name)), { recursive: true })
    writeFileSync(path.join(app, name), text)
  }
})
afterEach(() => rmSync(app, { recursive: true }))

/** Builds the app with these settings of next.config and returns its folder. */
async function build(settings: object, variables: Readonly<Record<string, string>>): Promise<string> {
  const config = JSON.stringify({ ...settings, turbopack: { root: path.resolve('.') } })
  writeFileSync(path.join(app, 'next.config.mjs'), `export default ${config}`)
  const { code } = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build', app], {
    env: { ...variables, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    capture: true,
  })
  expect(code).toBe(0)
  return path.join(app, '.next')
}

const hashOf = (file: string): string => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

interface Kind {
  settings: object
  variables?: Readonly<Record<string, string>>
  /** The entry of a script in a page's list; the groups are its file below the build and its integrity, if any. */
  entry: RegExp
  /** How many scripts of a page have an integrity. */
  signed?: number
}

// A build takes up to a minute; the full run is enough, since only a new Next.js can change the result.

fullTest.each<[string, Kind]>([
  [
    'NEXT_DEPLOYMENT_ID and crossOrigin',
    {
      settings: { crossOrigin: 'anonymous' },
      variables: { NEXT_DEPLOYMENT_ID: 'dpl_test' },
      entry: /^\/_next\/(static\/[\w./~-]+\.js)\?dpl=dpl_test#crossorigin=$/,
    },
  ],
  [
    'subresource integrity',
    {
      settings: { experimental: { sri: { algorithm: 'sha256' } } },
      // Next.js signs its own files only; the page's own script is signed like them.
      entry: /^\/_next\/(static\/[\w./~-]+\.js)(?:#integrity=(\S+))?$/,
      signed: 5,
    },
  ],
  [
    'an assetPrefix of the same origin',
    {
      settings: { assetPrefix: 'http://localhost:3000/files' },
      entry: /^http:\/\/localhost:3000\/files\/_next\/(static\/[\w./~-]+\.js)$/,
    },
  ],
])(
  'pages that Next.js builds with %s load all their scripts as that build has them',
  async (_, { settings, variables = {}, entry, signed = 0 }) => {
    const dist = await build(settings, variables)
    const pages = processStaticPages(dist)
    expect(pages).toEqual(expect.arrayContaining(['app/index.html', 'app/second.html']))
    for (const page of ['app/index.html', 'app/second.html']) {
      const html = readFileSync(path.join(dist, 'server', page), 'utf8')
      const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
      expect(scripts.length).toBeGreaterThan(4)
      const integrities = scripts.flatMap((script) => {
        expect(script).toMatch(entry)
        const [, file = '', integrity] = entry.exec(script) ?? []
        const hash = hashOf(path.join(dist, file))
        return integrity ? [[decodeURIComponent(integrity), hash] as const] : []
      })
      expect(integrities).toHaveLength(signed)
      for (const [integrity, hash] of integrities) expect(integrity).toBe(hash)
    }
  },
  300_000,
)
