import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'

// npm says `production` to its programs where it omits the packages of tests (.npmrc).
process.env.NODE_ENV = 'test'

const withNext = nextJest({ dir: './' })

/** Packages that ship ECMAScript modules only, which Jest must compile. */
const modulePackages = [
  'client-zip',
  'cockatiel',
  'content-disposition',
  'cookie',
  'hucre',
  '@hyzyla/pdfium',
  'until-async',
  'subset-font',
  'p-limit',
  'yocto-queue',
  'fontverter',
]

const config = await withNext({
  testEnvironment: 'node',
  // More than one for each core: many tests wait for a clock, a server or LibreOffice.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // What is proved is the result, not the speed of the machine: on a busy one a document takes longer than Jest's 5 s.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/tests/{unit,contract}/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/tests/support/prepare-jest.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  moduleNameMapper: {
    // A suite that reads none runs without them.
    ...(existsSync('lib/catalogue/generated/slugs.json')
      ? {}
      : { '/generated/(manifest|slugs|hydration-loader)': '<rootDir>/tests/support/missing-documents.ts' }),
    '^@/(.*)$': '<rootDir>/$1',
  },
})()

export default { ...config, transformIgnorePatterns: [`/node_modules/(?!(${modulePackages.join('|')})/)`] }
