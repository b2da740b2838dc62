import { loaderHash, loaderText } from '@/lib/platform/generated/hydration-loader'
import { compileLoader, policyHash } from '@/scripts/pages/loader'

test('the compiled hydration loader matches its source (npm run documents compiles it)', () => {
  expect(loaderText).toBe(compileLoader())
})

test('the policy allows exactly its text, which cannot end its element', () => {
  expect(policyHash(loaderText)).toBe(loaderHash)
  expect(loaderText).not.toMatch(/<\/script|<!--/i)
})
