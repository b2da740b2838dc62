/** Prints the header rules of next.config.ts for the SITE_URL of the environment. */
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import createConfig from '@/next.config'

console.log(JSON.stringify(await createConfig(PHASE_PRODUCTION_BUILD).headers?.()))
