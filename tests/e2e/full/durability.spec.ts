import { expect, test } from '@playwright/test'
import { measureDurability } from '@/tests/support/durability/run'

test('a server killed twenty times loses nothing that it acknowledged', async () => {
  test.setTimeout(900_000)
  const { comparisons, acknowledged: posts } = await measureDurability({ kills: 20, clients: 20, postsPerLife: 200 })
  expect(posts).toBeGreaterThan(20)
  for (const [kind, { acknowledged, found, lost, duplicated }] of Object.entries(comparisons)) {
    expect({ kind, found, lost, duplicated }).toEqual({ kind, found: acknowledged, lost: 0, duplicated: 0 })
    expect(acknowledged).toBeGreaterThan(0)
  }
})
