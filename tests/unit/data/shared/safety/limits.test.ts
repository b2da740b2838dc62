import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { limitsOf, offRoofMph, windLimits } from '@/data/shared/safety'
import { safety } from '@/data/library/safety'
import { systems } from '@/data/roofs'
import { bodyLines } from '@/tests/support/distinctness'
import { finder } from '@/tests/support/template-reader'

const bySlug = finder(safety)
const linesOf = (slug: string): string => bodyLines(bySlug(slug).document()).join('\n')
const carriers = ['safety-plan', 'job-hazard-analysis', 'daily-safety-checklist', 'fall-protection-plan']

test.each(carriers)('%s: every limit of the system, word for word', (suffix) => {
  for (const system of systems) {
    const text = linesOf(`${system.slug}-${suffix}`).toLowerCase()
    for (const { condition, limit } of limitsOf(system))
      expect([
        system.slug,
        condition,
        text.includes(condition.toLowerCase()) && text.includes(limit.toLowerCase()),
      ]).toEqual([system.slug, condition, true])
  }
})

test('no two documents of a system name different wind speeds', () => {
  const speedsIn = (text: string): string[] => [...new Set(text.match(/\d+ mph/g) ?? [])].sort()
  for (const system of systems) {
    const expected = speedsIn(
      windLimits(system)
        .map(({ limit }) => limit)
        .join(' '),
    )
    for (const suffix of [
      ...carriers,
      'emergency-response-plan',
      'ppe-requirements-checklist',
      'incident-report-form',
      'toolbox-talk-topics',
    ]) {
      const found = speedsIn(linesOf(`${system.slug}-${suffix}`))
      expect([system.slug, suffix, found.filter((speed) => !expected.includes(speed))]).toEqual([
        system.slug,
        suffix,
        [],
      ])
      if (carriers.includes(suffix)) expect([system.slug, suffix, found]).toEqual([system.slug, suffix, expected])
    }
  }
})

test('the guide of the weather protocol lists the wind limits of every system', () => {
  const { expertGuide } = bySlug('weather-delay-protocol')
  const text = expertGuide.map((entry) => entry.text).join(' ')
  for (const system of systems)
    for (const { condition, limit } of windLimits(system))
      expect([system.slug, text.includes(`${condition.replace('Wind: ', '')} ${limit}`)]).toEqual([system.slug, true])
})

test('an activity stops no later than the roof is cleared, and each is named once', () => {
  for (const { slug, type, safety: facts } of systems) {
    expect([slug, facts.wind.every(({ mph }) => mph > 0 && mph <= offRoofMph[type])]).toEqual([slug, true])
    expect(new Set(facts.wind.map(({ id }) => id)).size).toBe(facts.wind.length)
  }
})

test('no wind limit is written by hand in the texts of safety documents', () => {
  const folders = ['data/library/safety/blueprints', 'data/library/safety/universal', 'data/shared/safety']
  const files = [
    ...folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name))),
    ...systems.flatMap(({ slug }) => ['safety', 'emergency'].map((name) => `data/roofs/${slug}/${name}.ts`)),
  ].filter((file) => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(70)
  const byHand = files.filter((file) => /\d ?mph/.test(readFileSync(file, 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '')))
  expect(byHand).toEqual([])
})

test('weather without a limit of its own names neither a wind speed nor a temperature', () => {
  for (const { slug, emergency } of systems)
    for (const [trigger] of emergency.weather)
      expect([slug, trigger]).toEqual([slug, expect.not.stringMatching(/mph|°F/)])
})
