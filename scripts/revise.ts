/** `npm run revise`: records changed content in `data/revisions.json` with its next version and today's date. */
import './support/fresh-catalogue'
import { readFileSync, writeFileSync } from 'node:fs'
import { contentHashes } from './documents/content-hashes'
import { formatRevisions, revise, REVISIONS, unrevised, type Revisions } from './documents/revisions'
import { main } from './support/main'

await main(() => {
  const recorded = JSON.parse(readFileSync(REVISIONS, 'utf8')) as Revisions
  const hashes = contentHashes()
  const revised = revise(recorded, hashes, new Date().toISOString().slice(0, 10))
  const changed = unrevised(recorded, hashes)
  for (const key of changed) console.log(`${key}: ${revised[key] ? `version ${revised[key].version}` : 'removed'}`)
  console.log(`${changed.length} revised, ${hashes.size} recorded`)
  if (changed.length) writeFileSync(REVISIONS, formatRevisions(revised))
})
