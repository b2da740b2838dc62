/** Writes the compressed copies of the built site, as `npm start` does while it serves already. */
import { compressBuild } from './support/build'
import { main } from './support/main'

await main(async () => void (await compressBuild()))
