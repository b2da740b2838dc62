import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  cacheMaxMemorySize: 512 * 1024 * 1024,
  experimental: { cpus: availableParallelism(), isrFlushToDisk: false },
  serverExternalPackages: ['@hyzyla/pdfium', 'sharp', 'nodemailer'],
  outputFileTracingIncludes: { '/api/documents/[slug]/pages/[page]': ['./public/templates/**/*.pdf'] },
}

export default config
