import { expect, test } from '@playwright/test'
import { measureDurability } from '@/scripts/bench/durability'
import { NIGHTLY } from '@/tests/support/nightly'

test(
  'a server killed without warning, again and again, has lost nothing that it acknowledged',
  { tag: NIGHTLY },
  async () => {
    test.setTimeout(400_000)
    const { comparisons, answered } = await measureDurability({ kills: 3, clients: 20, postsPerLife: 200 })
    expect(answered).toBeGreaterThan(20)
    for (const [kind, { acknowledged, found, lost, duplicated }] of Object.entries(comparisons)) {
      expect({ kind, found, lost, duplicated }).toEqual({ kind, found: acknowledged, lost: 0, duplicated: 0 })
      expect(acknowledged).toBeGreaterThan(0)
    }
  },
)
