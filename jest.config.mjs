import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

/** Packages that ship ECMAScript modules only, which Jest must compile. */
const modulePackages = [
  'client-zip',
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
  // One for each core; by default one is left to whoever watches.
  maxWorkers: '100%',
  // What is proved is the result, not the speed of the machine: on a busy one a document takes longer than Jest's 5 s.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/tests/{unit,contract}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})()

export default { ...config, transformIgnorePatterns: [`/node_modules/(?!(${modulePackages.join('|')})/)`] }
