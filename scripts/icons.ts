/** `npm run icons`: regenerates the icons after a change to `app/icon.svg`. */
import { writeFileSync } from 'node:fs'
import { drawIcons } from './support/icons'
import { main } from './support/main'

await main(async () => {
  for (const [file, bytes] of await drawIcons()) writeFileSync(file, bytes)
})
