import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { processPages } from '@/scripts/pages'
import { run } from '@/scripts/support/run'
import { fullTest } from '@/tests/support/full-test'
import { writeIn } from '@/tests/support/write-in'

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
  for (const [name, text] of Object.entries(files)) writeIn(app, name, text)
})
afterEach(() => rmSync(app, { recursive: true }))

/** Builds the app with these settings of next.config and returns its folder. */
async function build(settings: object, variables: Readonly<Record<string, string>>): Promise<string> {
  const config = JSON.stringify({ ...settings, turbopack: { root: path.resolve('.') } })
  writeIn(app, 'next.config.mjs', `export default ${config}`)
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
  /** A script of a page; the groups are its file in the build and its integrity, if any. */
  script: RegExp
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
      script: /^<script src="\/_next\/(static\/[\w./~-]+\.js)\?dpl=dpl_test" (?=.*crossorigin="")/i,
    },
  ],
  [
    'subresource integrity',
    {
      settings: { experimental: { sri: { algorithm: 'sha256' } } },
      // Next.js signs its own files only; the page's own script is signed like them.
      script: /^<script src="\/_next\/(static\/[\w./~-]+\.js)"(?:.* integrity="([^"]+)")?/,
      signed: 5,
    },
  ],
  [
    'an assetPrefix of the same origin',
    {
      settings: { assetPrefix: 'http://localhost:3000/files' },
      script: /^<script src="http:\/\/localhost:3000\/files\/_next\/(static\/[\w./~-]+\.js)"/,
    },
  ],
])(
  'pages that Next.js builds with %s load all their scripts as that build has them',
  async (_, { settings, variables = {}, script, signed = 0 }) => {
    const dist = await build(settings, variables)
    const pages = processPages(dist)
    expect(pages).toEqual(expect.arrayContaining(['app/index.html', 'app/second.html']))
    for (const page of ['app/index.html', 'app/second.html']) {
      const html = readFileSync(path.join(dist, 'server', page), 'utf8')
      const [, list = ''] = /<template data-scripts="">(.*?)<\/template>/.exec(html) ?? []
      const scripts = list.match(/<script.*?>/g) ?? []
      expect(scripts.length).toBeGreaterThan(4)
      const integrities = scripts.flatMap((tag) => {
        expect(tag).toMatch(script)
        const [, file = '', integrity] = script.exec(tag) ?? []
        const hash = hashOf(path.join(dist, file))
        return integrity ? [[integrity, hash] as const] : []
      })
      expect(integrities).toHaveLength(signed)
      for (const [integrity, hash] of integrities) expect(integrity).toBe(hash)
    }
  },
  300_000,
)
