import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { environment } from './environment'
import { run } from './run'
import { findProgram } from './tools'

/** Flags for a quiet browser without network traffic of its own that can run as root in a container. */
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

/** Finds a full Chromium without installing one: PLAYWRIGHT_CHROMIUM, an installed one, or Playwright's own. */
export const findChromium = (): string | undefined => environment.chromium ?? installed() ?? playwrightOwn()

/** Finds the headless Chromium, which needs less processor time, or any other. */
export const findHeadlessChromium = (): string | undefined =>
  environment.chromium ?? findProgram('chromium-headless-shell') ?? findChromium()

/** Like {@link findChromium}, but installs one if there is none, by apt or Playwright. Throws if that fails. */
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
