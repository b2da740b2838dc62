/** `npm run icons`: writes the icons anew after `app/icon.svg` has changed. */
import { writeFileSync } from 'node:fs'
import { drawIcons } from './support/icons'
import { main } from './support/main'

await main(async () => {
  for (const [file, bytes] of await drawIcons()) writeFileSync(file, bytes)
})
