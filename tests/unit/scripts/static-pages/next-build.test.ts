import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { processStaticPages } from '@/scripts/static-pages'
import { run } from '@/scripts/support/run'
import { isNightly } from '../../../support/nightly'

const files = {
  'app/site.css': 'p { color: navy }',
  'app/layout.js': `
    import { bootText } from '../../../lib/platform/boot-text'
    import './site.css'
    const boot = <script dangerouslySetInnerHTML={{ __html: bootText }} />
    export default ({ children }) => <html lang="en"><head>{boot}</head><body>{children}</body></html>`,
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
  'next.config.mjs': `
    import path from 'node:path'
    const root = path.resolve(import.meta.dirname, '../..')
    export default { turbopack: { root }, crossOrigin: 'anonymous' }`,
}

// Below the project, where the app finds its packages.
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

/** A build takes up to a minute: every night is often enough for what only a new Next.js can change. */
const nightlyTest = isNightly ? test : test.skip

nightlyTest(
  'pages that Next.js builds with NEXT_DEPLOYMENT_ID and crossOrigin load all scripts as that deployment has them',
  async () => {
    const { code } = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build', app], {
      env: { NEXT_DEPLOYMENT_ID: 'dpl_test', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      capture: true,
    })
    expect(code).toBe(0)
    const dist = path.join(app, '.next')
    const pages = await processStaticPages(dist)
    expect(pages).toEqual(expect.arrayContaining(['app/index.html', 'app/second.html']))
    for (const page of ['app/index.html', 'app/second.html']) {
      const html = readFileSync(path.join(dist, 'server', page), 'utf8')
      const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
      expect(scripts.length).toBeGreaterThan(4)
      for (const script of scripts) {
        const [, file = ''] = /^\/_next\/(static\/[\w./~-]+\.js)\?dpl=dpl_test#crossorigin=$/.exec(script) ?? []
        expect({ script, exists: existsSync(path.join(dist, file)) && file !== '' }).toEqual({ script, exists: true })
      }
    }
  },
  300_000,
)
