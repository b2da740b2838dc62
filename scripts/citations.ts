/** `npm run citations`: updates the register of cited law from the documents, and writes `docs/citations.md` from it. */
import './support/fresh-catalogue'
import { writeFileSync } from 'node:fs'
import { register } from '@/data/law/citations/register'
import { collectCitations } from './citations/collect'
import { completed, formatRegister, GUIDE, REGISTER, writeGuide } from './citations/guide'
import { main } from './support/main'

await main(() => {
  const { sections, unread } = collectCitations()
  const next = completed(register, sections)
  writeFileSync(REGISTER, formatRegister(next))
  writeFileSync(GUIDE, writeGuide(next, sections))
  for (const { slug, text } of unread) console.log(`${slug}: unread citation in "${text}"`)
  console.log(`${sections.size} sections cited, ${unread.length} texts with an unread citation`)
})
