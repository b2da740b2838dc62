/** `npm run test:install`: installs what checks and tests need. `npm test` runs it first. */
import { main } from './support/main'
import { installTestPackages } from './support/packages'
import { installPrograms } from './support/programs'

await main(() => {
  installTestPackages()
  installPrograms()
  return Promise.resolve()
})
