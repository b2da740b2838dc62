/** `npm run law`: writes `docs/law.md` from `data/law`. */
import { writeFileSync } from 'node:fs'
import { GUIDE, writeGuide } from './law/guide'
import { main } from './support/main'

await main(() => writeFileSync(GUIDE, writeGuide()))
