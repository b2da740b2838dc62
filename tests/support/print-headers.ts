/**
 * Prints the header rules of next.config.ts, as Next.js reads them when it builds with the SITE_URL of the environment.
 * Run: tsx --conditions=react-server tests/support/print-headers.ts
 */
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import createConfig from '@/next.config'

console.log(JSON.stringify(await createConfig(PHASE_PRODUCTION_BUILD).headers?.()))
