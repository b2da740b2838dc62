/** Runs first, on whatever Node.js there is, and says what to do if it is not 24, which `optionalDependencies` bring. */
const { node } = process.versions
if (!node.startsWith('24.')) {
  console.error(
    `RidgeDocs runs on Node.js 24, and this is ${node}. Run npm ci first; if it brings none for ${process.platform}-${process.arch}, install Node.js 24 from https://nodejs.org.`,
  )
  process.exitCode = 1
}
