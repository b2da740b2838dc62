import { readFileSync } from 'node:fs'
import { federal, states } from '@/data/law'
import { isReady } from '@/data/law/readiness'
import { GUIDE, writeGuide } from '@/scripts/law/guide'

const guide = readFileSync(GUIDE, 'utf8')

test('docs/law.md is current: `npm run law`', () => {
  expect(guide).toBe(writeGuide())
})

test('it has every state in the overview and in a section of its own, with every text', () => {
  for (const { name, texts } of states) {
    expect(guide).toMatch(new RegExp(`\\n\\| ${name} +\\| `))
    expect(guide).toContain(`\n### ${name}\n`)
    for (const { id } of texts) expect(guide).toContain(`- \`${id}\`: `)
  }
  const compared = federal.texts.filter((text) => text.compared === 'two copies').length
  expect(guide).toMatch(new RegExp(`\\| Federal +\\| +\\| ${compared} `))
})

test('ready states are counted, and no other says that nothing is missing', () => {
  expect(guide).toContain(`${states.filter(isReady).length} of 51 are`)
  for (const state of states) {
    const [, missing] = new RegExp(`### ${state.name}\n\n- Missing for an ordinary contract: (.*)\\.\n`).exec(guide)!
    expect([state.code, missing === 'nothing']).toEqual([state.code, isReady(state)])
  }
})
