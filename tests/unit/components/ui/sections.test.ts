import { readFileSync } from 'node:fs'
import { systems } from '@/data/roofs'

const drawings = readFileSync('components/ui/sections.svg', 'utf8')
const bySystem = new Map(
  [...drawings.matchAll(/^ {2}<symbol id="([^"]+)"[\s\S]*?^ {2}<\/symbol>/gm)].map(([text, slug = '']) => [slug, text]),
)

test('the section drawings show every roof system, in the order of the catalog, and nothing else', () => {
  expect([...bySystem.keys()]).toEqual(systems.map(({ slug }) => slug))
  expect(drawings.match(/ id="/g)).toHaveLength(systems.length)
})

test.each([...bySystem])('%s is at most 2 KB of lines and flat fills in the colors of the page', (_slug, text) => {
  expect(text.length).toBeLessThanOrEqual(2048)
  const names = ['symbol', 'path', ...['g', 'circle'].filter((name) => text.includes(`<${name}`))]
  expect(new Set([...text.matchAll(/<([a-z]\w*)/gi)].map(([, name]) => name))).toEqual(new Set(names))
  const colors = [...text.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, color = '']) => color)
  expect(colors).toContain('var(--primary)')
  expect(colors.filter((color) => !/^(?:none|currentColor|var\(--(?:tint-[1-4]|primary)\))$/.test(color))).toEqual([])
})
