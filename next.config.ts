import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  cacheMaxMemorySize: 512 * 1024 * 1024,
  experimental: { cpus: availableParallelism(), isrFlushToDisk: false },
  // Prerendered answers, the 404s of unknown slugs among them, must not be kept for a year by shared caches.
  headers: () =>
    Promise.resolve([
      {
        source: '/(templates|categories)/:slug',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
      },
    ]),
  serverExternalPackages: ['@hyzyla/pdfium', 'sharp', 'nodemailer'],
  outputFileTracingIncludes: { '/api/documents/[slug]/pages/[page]': ['./public/templates/**/*.pdf'] },
}

export default config
