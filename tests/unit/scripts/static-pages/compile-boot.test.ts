import { readFileSync } from 'node:fs'
import { bootHash, bootText } from '@/lib/platform/boot-text'
import { compileBoot, policyHash } from '@/scripts/static-pages/compile-boot'

test('the compiled boot script is that of its source', () => {
  expect(readFileSync('lib/platform/boot-text.ts', 'utf8')).toBe(compileBoot())
})

test('the policy allows exactly its text, which cannot end its element', () => {
  expect(policyHash(bootText)).toBe(bootHash)
  expect(bootText).not.toMatch(/<\/script|<!--/i)
})
