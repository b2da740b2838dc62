import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { env } from './lib/env.ts'
import { EDITION_FILES } from './lib/file-names.ts'

const MEMBER_MANIFEST = './private/members/manifest.json'
/** The packages that read faces and pages. */
const readingPackages = [
  ...['@hyzyla/pdfium', 'fontkit', '@swc/helpers', 'base64-js', 'brotli', 'clone', 'dfa', 'fast-deep-equal'],
  ...['restructure', 'tiny-inflate', 'unicode-properties', 'unicode-trie'],
]
/** The packages that draw pictures, with their dependencies. */
const drawingPackages = [...readingPackages, 'sharp', '@img/*', 'detect-libc', 'semver']
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
/** The packages of the program that makes state editions, with their dependencies. */
const makingPackages = [
  ...readingPackages,
  ...['docx', 'nanoid', 'hucre', 'fflate', 'pako', 'pdfkit', '@noble/*', 'linebreak', 'png-js'],
  ...[
    'subset-font',
    'fontverter',
    'harfbuzzjs',
    'wawoff2',
    'argparse',
    'woff2sfnt-sfnt2woff',
    'p-limit',
    'yocto-queue',
  ],
]
/** That program, which no bundler follows; its typeface; and its packages. */
const making = [
  './lib/made-files/generated/make.mjs',
  './package.json',
  './node_modules/@fontsource/inter/files/inter-{latin,latin-ext,vietnamese}-*-normal.woff2',
  ...makingPackages.map((name) => `./node_modules/${name}/**/*`),
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
  '/api/editions/**': making,
  '/api/bundles/**': ['./public/templates/**/*.{pdf,docx,xlsx}', ...making],
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

/** Headers of documents, which the development server leaves out. */
const documentKeys = new Set([
  ...['Content-Security-Policy', 'X-Frame-Options', 'Referrer-Policy', 'Permissions-Policy'],
  'Cross-Origin-Opener-Policy',
])

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
  experimental: {
    globalNotFound: true,
    // It measures every page for prefetches of Next's router, which plain links never make.
    prefetchInlining: false,
    cpus: availableParallelism(),
    isrFlushToDisk: false,
    turbopackFileSystemCacheForBuild: false,
  },
  serverExternalPackages: ['nodemailer', 'prom-client'],
  // The build makes the pictures. Without this Next.js would scale any of them on request.
  images: { unoptimized: true },
  outputFileTracingIncludes: tracedIncludes,
  // The customer's copies of former releases: the main files are the customer's now.
  redirects: () =>
    Promise.resolve([
      {
        source: '/templates/:folder/:slug([a-z0-9-]+).customer.:ext(pdf|docx)',
        destination: '/templates/:folder/:slug.:ext',
        permanent: true,
      },
    ]),
  // After the files of the public folder, which hold the library itself.
  rewrites: () =>
    Promise.resolve([
      {
        source: `/templates/:folder/:file(${EDITION_FILES})`,
        destination: '/api/editions/:folder/:file',
      },
      { source: '/models/:file([a-z0-9-]+\\.[a-z]{2}\\.json)', destination: '/api/models/:file' },
    ]),
  async headers() {
    // Imported here: Jest and knip read this file before `npm run documents` has written what the policy needs.
    const { headerRules } = await import('./lib/platform/response-headers.ts')
    const rules = headerRules({ secure: env().siteUrl.startsWith('https:') })
    const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
    return rules
      .map(({ source, headers }) => ({
        source,
        headers: isDevelopment ? headers.filter(({ key }) => !documentKeys.has(key)) : headers,
      }))
      .filter(({ headers }) => headers.length > 0)
  },
})

export default config
