/**
 * Runs first, on whatever Node.js there is, and says in one sentence what to do if it is not 24. The packages of
 * `optionalDependencies` in package.json bring it for most platforms, and npm puts it first on the path of its scripts.
 */
const { node } = process.versions
if (!node.startsWith('24.')) {
  console.error(
    `RidgeDocs runs on Node.js 24, and this is ${node}. Run npm ci first; if it brings none for ${process.platform}-${process.arch}, install Node.js 24 from https://nodejs.org.`,
  )
  process.exitCode = 1
}
