import { defineConfig } from '@playwright/test'
import { chromiumFlags, findHeadlessChromium } from './scripts/support/chromium'
import { installPrograms } from './scripts/support/programs'
import { FULL, isFull } from './tests/support/full'
import { servers } from './tests/support/servers'

installPrograms()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  ...(isFull ? {} : { testIgnore: 'full/**', grepInvert: new RegExp(FULL) }),
  // A page often waits for its server or for a clock, so three keep two cores busy.
  workers: 3,
  // What is proved is the order of things, not the speed of the machine; budgets of time have tests of their own.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // To see what happened; it still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['json', { outputFile: '.cache/test-reports/playwright.json' }]],
  use: {
    baseURL: servers.main.url,
    // Its requests pass by what tests put in the way of a page's. `flows/offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumFlags },
    // Of the second try: to record every test just in case takes a fifth more of the processor.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: Object.values(servers).map(({ url, env, command }) => ({
    command,
    url,
    env,
    reuseExistingServer: false,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  })),
})
