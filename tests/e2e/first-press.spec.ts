import { expect, test } from '@playwright/test'
import { allKinds } from '@/tests/support/page-kinds'
import {
  buttonsOf,
  ends,
  isPressAnswered,
  openUntouched,
  forgetPresses,
  unpressed,
  type Press,
} from '@/tests/support/presses'
import { sample } from '@/tests/support/sample'

/** A template's page each day, and some of the others. */
const kinds = allKinds.filter(([kind]) => kind !== 'template')
const chosen = (salt: number) => [...allKinds.filter(([kind]) => kind === 'template'), ...sample(kinds, 4, salt)]

const ways: readonly (readonly [how: Press, by: string, use: object])[] = [
  ['tap', 'by a finger', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['key', 'by a key', { viewport: { width: 1280, height: 800 } }],
]

for (const [index, [how, by, use]] of ways.entries())
  test.describe(`the first press, ${by}`, () => {
    test.use({ ...use, reducedMotion: 'reduce' } as object)
    for (const [kind, path] of chosen(index + 31))
      test(`of each button is answered: ${kind}`, async ({ page }) => {
        test.setTimeout(180_000)
        await forgetPresses(page)
        const before = { start: await unpressed(page, path, 'start'), end: await unpressed(page, path, 'end') }
        await openUntouched(page, path)
        const dead: string[] = []
        for (const { place, name } of await buttonsOf(page)) {
          let isAnswered = false
          for (const end of ends) isAnswered ||= await isPressAnswered(page, { path, place, how, end }, before[end])
          if (!isAnswered) dead.push(name)
        }
        expect(dead).toEqual([])
      })
  })
