import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { env } from './lib/env.ts'

const SPECULATION_RULES = '/speculation-rules.json'

/** What a web worker starts from. Its requests and scripts are under the policy of this response, not of its page. */
const WORKERS = '/_next/static/chunks/turbopack-worker-:name'
/** Matches everything that is neither a file nor an API. */
const PAGES = '/((?!_next/|api/|.*\\.).*)'
/** Browsers revalidate pages each time but keep them for Back. Next.js itself sends `no-store` for unknown ones. */
const pageHeaders = [
  { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
  { key: 'Speculation-Rules', value: `"${SPECULATION_RULES}"` },
]

const MEMBER_MANIFEST = './private/members/manifest.json'
/** The packages that draw pictures, with their dependencies. */
const drawingPackages = [
  ...['sharp', '@img/*', 'detect-libc', 'semver', '@hyzyla/pdfium'],
  ...['fontkit', '@swc/helpers', 'base64-js', 'brotli', 'clone', 'dfa', 'fast-deep-equal', 'restructure'],
  ...['tiny-inflate', 'unicode-properties', 'unicode-trie'],
]
/** The files of the thread that draws pictures, which no bundler follows. */
const drawing = [
  './lib/pictures/drawing/*.ts',
  './lib/pdfium.ts',
  './lib/pictures/{preview,reduce-colors}.ts',
  './lib/documents/theme.ts',
  './package.json',
  './node_modules/@fontsource/inter/files/inter-latin-*-normal.woff2',
  ...drawingPackages.map((name) => `./node_modules/${name}/**/*`),
]
/**
 * The files that each function reads at run time, for hosts that deploy functions one by one.
 * `scripts/support/trim-traces.ts` removes what the tracer adds by itself.
 */
const tracedIncludes = {
  // Every template, which no bundler follows.
  '/**': ['./lib/catalogue/generated/contents.cjs'],
  '/api/documents/**': ['./public/templates/**/*.pdf', ...drawing],
  '/pictures/**': ['./public/templates/**/*.480.webp', ...drawing],
  '/api/bundles/**': ['./public/templates/**/*.{pdf,docx,xlsx}'],
  '/api/members/files': ['./private/members/**/*'],
  '/{members,confirm}': [MEMBER_MANIFEST],
  '/api/{subscribe,confirm,outbox}': [MEMBER_MANIFEST],
}

/** Packages of which the document engine needs nothing, or little, in browsers: half as much again as it needs. */
const leftOutInBrowsers = {
  ...Object.fromEntries(
    ['brotli/decompress.js', '@noble/ciphers/aes', 'linebreak', 'png-js'].map((name) => [
      name,
      { browser: './lib/fill/left-out.ts' },
    ]),
  ),
  'unicode-properties': { browser: './lib/fill/unicode-properties.ts' },
  clone: { browser: './lib/fill/clone.ts' },
}

/** The development server has no policy: it writes inline scripts and compiles code in the browser. */
const config = (phase: string): NextConfig => ({
  poweredByHeader: false,
  reactStrictMode: true,
  // Static pages are served from files (scripts/server), so a large cache in Next would waste memory.
  cacheMaxMemorySize: 4 * 1024 * 1024,
  // `npm run types` checks the whole project, including tests.
  typescript: { ignoreBuildErrors: true },
  // Otherwise Next.js guesses the root from lock files in parent folders.
  turbopack: { root: path.resolve('.'), resolveAlias: leftOutInBrowsers },
  // The cache of a build is as large as the build, and a second build is rare.
  experimental: { cpus: availableParallelism(), isrFlushToDisk: false, turbopackFileSystemCacheForBuild: false },
  serverExternalPackages: ['nodemailer', 'prom-client'],
  // The build makes the pictures. Without this Next.js would scale any of them on request.
  images: { unoptimized: true },
  outputFileTracingIncludes: tracedIncludes,
  // After the files of the public folder, which hold the library itself: see `parseEditionFile` in lib/paths.ts.
  rewrites: () =>
    Promise.resolve([
      {
        source: '/templates/:folder/:file([a-z0-9-]+\\.[a-z]{2}\\.(?:pdf|docx|xlsx))',
        destination: '/api/editions/:folder/:file',
      },
      { source: '/models/:file([a-z0-9-]+\\.[a-z]{2}\\.json)', destination: '/api/models/:file' },
    ]),
  async headers() {
    // Imported here: Jest and knip read this file before `npm run documents` has written what the policy needs.
    const { documentHeaders, securityHeaders, workerHeaders } = await import('./lib/platform/security-headers.ts')
    const secure = env().siteUrl.startsWith('https:')
    return [
      { source: '/:path*', headers: securityHeaders({ secure }) },
      ...(phase === PHASE_DEVELOPMENT_SERVER
        ? []
        : [
            { source: '/((?!_next/).*)', headers: documentHeaders({ secure }) },
            { source: WORKERS, headers: workerHeaders({ secure }) },
          ]),
      { source: PAGES, headers: pageHeaders },
      // Browsers look for a new one each time; Chromium and Safari do so by themselves, proxies may not.
      { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      { source: '/models/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
      {
        source: SPECULATION_RULES,
        headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
      },
    ]
  },
})

export default config
