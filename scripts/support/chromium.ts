import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { environment } from './environment'
import { run } from './run'
import { findProgram } from './tools'

/** Quiet, without network traffic of its own, and able to run as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const installed = (): string | undefined =>
  ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
    .map(findProgram)
    .find((file) => file !== undefined)

const playwrightOwn = (): string | undefined => [chromium.executablePath()].find((file) => existsSync(file))

/** A Chromium with all its parts, without installing anything: PLAYWRIGHT_CHROMIUM, an installed one, Playwright's own. */
export const findChromium = (): string | undefined => environment.chromium ?? installed() ?? playwrightOwn()

/** Where it is installed, the Chromium without windows, which needs less of the processor; else any. */
export const findHeadlessChromium = (): string | undefined =>
  environment.chromium ?? findProgram('chromium-headless-shell') ?? findChromium()

/** Like {@link findChromium}, but installs one (apt as root, else Playwright's own) where there is none. Throws where that fails. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing one.')
  if (findProgram('apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium'])
  } else {
    await run('npx', ['playwright', 'install', 'chromium'])
  }
  const fresh = findChromium()
  if (!fresh) throw new Error('No Chromium could be installed. Install one and set PLAYWRIGHT_CHROMIUM to its path.')
  return fresh
}
