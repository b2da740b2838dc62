import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { env } from './lib/env.ts'
import { documentHeaders, securityHeaders } from './lib/http/security-headers.ts'

const SPECULATION_RULES = '/speculation-rules.json'

/** Everything that is neither a file nor an API. */
const PAGES = '/((?!_next/|api/|.*\\.).*)'
/** Pages are asked for again each time, but are kept for Back: Next.js itself would say `no-store` on an unknown one. */
const pageHeaders = [
  { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
  { key: 'Speculation-Rules', value: `"${SPECULATION_RULES}"` },
]

const MEMBER_MANIFEST = './private/members/manifest.json'
/** The packages that draw pictures, with those that they need themselves. */
const drawingPackages = [
  ...['sharp', '@img/*', 'detect-libc', 'semver', '@hyzyla/pdfium'],
  ...['fontkit', '@swc/helpers', 'base64-js', 'brotli', 'clone', 'dfa', 'fast-deep-equal', 'restructure'],
  ...['tiny-inflate', 'unicode-properties', 'unicode-trie'],
]
/** What the thread that draws pictures runs from: no bundler follows it. */
const drawing = [
  './lib/pictures/drawing/*.ts',
  './lib/documents/preview.ts',
  './package.json',
  './node_modules/@fontsource/inter/files/inter-latin-*-normal.woff2',
  ...drawingPackages.map((name) => `./node_modules/${name}/**/*`),
]
/**
 * Where functions are deployed one by one: the files that each reads while it runs. What the tracer adds by itself is
 * taken out by `scripts/support/trim-traces.ts`.
 */
const tracedIncludes = {
  '/api/documents/**': ['./public/templates/**/*.pdf', ...drawing],
  '/pictures/**': ['./public/templates/**/*.480.webp', ...drawing],
  '/api/bundles/**': ['./public/templates/**/*.{pdf,docx,xlsx}'],
  '/api/members/files': ['./private/members/**/*'],
  '/{members,confirm}': [MEMBER_MANIFEST],
  '/api/{subscribe,confirm,outbox}': [MEMBER_MANIFEST],
}

/** The development server writes inline scripts and compiles code in the browser: it goes without the policy. */
const config = (phase: string): NextConfig => ({
  poweredByHeader: false,
  reactStrictMode: true,
  // Static pages are served from files (scripts/server); what Next keeps beside them is memory for little.
  cacheMaxMemorySize: 4 * 1024 * 1024,
  // `npm run types` checks the whole project, tests included; once is enough.
  typescript: { ignoreBuildErrors: true },
  // Not what Next.js guesses from lock files in the folders above.
  turbopack: { root: path.resolve('.') },
  experimental: { cpus: availableParallelism(), isrFlushToDisk: false },
  serverExternalPackages: ['nodemailer', 'prom-client'],
  // The pictures are made by the build. Without this Next.js would scale any of them for anybody, at each request.
  images: { unoptimized: true },
  outputFileTracingIncludes: tracedIncludes,
  headers() {
    const secure = env().siteUrl.startsWith('https:')
    return Promise.resolve([
      { source: '/:path*', headers: securityHeaders({ secure }) },
      ...(phase === PHASE_DEVELOPMENT_SERVER
        ? []
        : [{ source: '/((?!_next/).*)', headers: documentHeaders({ secure }) }]),
      { source: PAGES, headers: pageHeaders },
      {
        source: SPECULATION_RULES,
        headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
      },
    ])
  },
})

export default config
