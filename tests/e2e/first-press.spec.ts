import { expect, test } from '@playwright/test'
import { isFull } from '@/tests/support/full'
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

/** Those with the most buttons of their own, and in the full run all of them. */
const daily: readonly string[] = ['template', 'list', 'form', 'jobs', 'my company']
/** Buttons of every page: by day they are pressed on one that waits and one that starts by itself. */
const shared = ['Search', 'Open menu', 'Get Templates', 'Subscribe']
const withShared = ['template', 'form']

const chosen = allKinds.filter(([kind]) => isFull || daily.includes(kind))

const ways: readonly (readonly [how: Press, by: string, use: object])[] = [
  ['tap', 'by a finger', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['key', 'by a key', { viewport: { width: 1280, height: 800 } }],
]

for (const [how, by, use] of ways)
  test.describe(`the first press, ${by}`, () => {
    test.use({ ...use, reducedMotion: 'reduce' } as object)
    for (const [kind, path] of chosen)
      test(`of each button is answered: ${kind}`, async ({ page }) => {
        test.setTimeout(180_000)
        await forgetPresses(page)
        const before: Partial<Record<(typeof ends)[number], string>> = {}
        await openUntouched(page, path)
        const dead: string[] = []
        for (const { place, name } of await buttonsOf(page)) {
          if (!isFull && shared.includes(name) && !withShared.includes(kind)) continue
          let isAnswered = false
          for (const end of ends) {
            if (isAnswered) break
            before[end] ??= await unpressed(page, path, end)
            isAnswered = await isPressAnswered(page, { path, place, how, end }, before[end])
          }
          if (!isAnswered) dead.push(name)
        }
        expect(dead).toEqual([])
      })
  })
